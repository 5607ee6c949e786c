/**
 * Makes src/wire.gen.ts, and events.gen.ts of each game, from the server's own types: `npm run types`.
 * Needs a Python that can import cinderbox (the project's .venv, or PYTHON=...).
 */
import { execFileSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

const root = new URL("../../", import.meta.url).pathname;
const own = `${root}.venv/bin/python`;
const python = process.env.PYTHON ?? (existsSync(own) ? own : "python3");
const env = { ...process.env, PYTHONPATH: `${root}src` };
const schema = JSON.parse(execFileSync(python, ["-m", "cinderbox.server.schema"], { env, encoding: "utf8" }));

// Every type is named in one object, so that each becomes one export; nothing unknown is allowed in them.
const defs = schema.$defs;
for (const one of Object.values(defs)) {
  if (one.type === "object" && one.properties) one.additionalProperties = false;
  delete one.title;
}
const wanted = Object.fromEntries(Object.keys(defs).map((name) => [name, { $ref: `#/$defs/${name}` }]));
const options = {
  bannerComment: "/* Made from the server's types by `npm run types`; do not edit. */",
  additionalProperties: false,
  printWidth: 120,
  unknownAny: true,
  ignoreMinAndMaxItems: true,
};
const text = await compile(
  {
    title: "Wire",
    type: "object",
    additionalProperties: false,
    properties: wanted,
    required: Object.keys(wanted),
    $defs: defs,
  },
  "Wire",
  options,
);
writeFileSync(new URL("../src/wire.gen.ts", import.meta.url), text);

for (const [id, events] of Object.entries(schema.games)) {
  const folder = new URL(`../src/games/${id}/`, import.meta.url);
  if (existsSync(folder)) writeFileSync(new URL("events.gen.ts", folder), await compile(events, "Event", options));
}
