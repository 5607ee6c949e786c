#!/usr/bin/env python3
"""A bot as a program, in any language: `cinderbox sim radlands --bots "exec:examples/bots/first.py,random"`.

It reads JSON, one object a line, and answers each question with the first action that is not a way out.
"""

import json
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "choose":
        actions = [one["action"] for one in message["actions"]]
        chosen = next((one for one in actions if one not in ("end", "pass", "decline")), actions[0])
        print(json.dumps({"action": chosen}), flush=True)
    elif message["type"] == "end":
        break
