"""What an entry of a pack may say: its fields, the effects that each sort of entry may have, and their fields."""

from typing import Final

from cinderbox.games.pioneers.model import COMBAT, DEFENCE, PLAN, RAID_ATTACK, RAID_DEFENCE, RESEARCH, SALE, TRADES

COMMON: Final = ("id", "name", "text", "short", "count", "source", "designed")
CARD: Final = (*COMMON, "type", "tags", "stays", "vp", "production", "maintenance", "effects", "difficulty")
ROLLS: Final = {"any": COMBAT, "defence": DEFENCE, "raid_attack": RAID_ATTACK, "raid_defence": RAID_DEFENCE}

# What is always in effect: its power, and the field that says how much.
SIMPLE: Final = {
    "plan_bonus": (PLAN, "amount"),
    "research_bonus": (RESEARCH, "amount"),
    "sale_bonus": (SALE, "credits"),
    "extra_trade": (TRADES, "amount"),
}
# The fields of an effect besides `when` and `op`.
FIELDS: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "passive": {
        "combat": ("amount", "roll", "versus"),
        "storage": ("resource", "amount"),
        "price": ("amount",),
        "plan_bonus": ("amount",),
        "research_bonus": ("amount",),
        "wastes_dig": ("extra_draw", "extra_keep"),
        "sale_bonus": ("credits",),
        "extra_trade": ("amount",),
        "waive_maintenance": ("type", "count"),
        "reduce_maintenance": ("resource", "amount"),
        "free_play": ("types", "uses"),
        "free_reroll": ("uses",),
        "immune": ("tag",),
        "no_theft": ("resource",),
        "extra_turn": (),
    },
    "produce": {"produce_extra": ("resource", "amount", "per_name", "per_type", "if_name", "max")},
    "leave": {"leave_if_size": ("size",)},
    "activate": {
        "gain": ("limit", "food", "credits", "response"),
        "convert": ("limit", "pay", "gain"),
        "gain_vp": ("limit", "pay", "amount", "permanent"),
        "extra_turn": ("limit",),
        "peek_wastes": ("limit", "may_discard"),
        "recover": ("limit", "type", "from"),
        "place_research": ("limit", "pay", "amount", "response_each", "one_project"),
    },
    "play": {
        "gain": ("food", "credits", "response"),
        "place_research": ("amount", "response_each", "one_project"),
        "gain_vp": ("pay", "amount", "permanent", "if_size", "if_type"),
        "remove_tagged": ("tag", "amount"),
        "forbid_action": ("action",),
        "caravan": ("pay", "gain", "self_times", "other_times"),
        "harvest": ("tag", "type", "food_each", "self_bonus"),
        "price_all": ("amount",),
        "tutor": ("type",),
        "opponents_discard": ("amount",),
    },
    "react": {
        "prevent_loss": ("trigger", "from", "limit", "pay", "what", "causes"),
        "combat": ("trigger", "from", "amount", "roll"),
    },
    "fail": {
        "lose_structure": ("chooser", "count", "tags", "otherwise"),
        "lose_personality": ("chooser", "count", "to", "otherwise"),
        "lose_item": ("chooser", "count", "otherwise"),
        "lose_resources": ("chooser", "count", "resource", "otherwise"),
    },
    "raid": {"raid": ("attack_bonus",)},
}
SLOTS: Final = {  # what a sort of entry may do
    "market_card": ("passive", "produce", "leave", "activate", "play", "react"),
    "wastes_card": ("passive", "produce", "leave", "activate", "play", "react", "fail", "raid"),
    "survivor": ("passive", "produce", "activate"),
    "project": ("passive", "produce", "play"),
    "hq_face": ("passive",),
}
