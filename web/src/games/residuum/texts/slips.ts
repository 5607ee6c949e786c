/** The words of slips, cards at reading size and the reference, in English. */
import type { Land, Resource, Source } from "../view";

export const resources: Record<Resource, string> = {
  provisions: "Provisions", tech: "Tech", food: "Food", water: "Water", wood: "Wood", chem: "Chem", oil: "Oil", gold: "Gold", nuclear: "Nuclear",
};

export const lands: Record<Land, string> = {
  wasteland: "Wasteland", radiation_zone: "Radiation Zone", tech_site: "Tech Site", woodland: "Woodland", food_supply: "Food Supply",
  water_source: "Water Source", contaminated_water: "Contaminated Water", oil_field: "Oil Field", gold_mine: "Gold Mine", trade_town: "Trade Town",
};

export const sources: Record<Source, string> = {
  outriders: "Outriders", outpost: "Outpost", basecamp: "Basecamp", barricades: "Barricades", oil_field: "Oil Field, attacker",
  tech: "Tech spent", chem: "Gas Mortars", nuclear: "Nuclear", crate: "Spiked Crate", ability: "Last Push",
};

export const pieces = { basecamp: "Basecamp", outpost: "Outpost", outrider: "Outrider", barricade: "Barricade" } as const;

export const kinds: Record<string, string> = { once: "Once", ongoing: "Ongoing", action: "Action" };

/** Actions in the table of costs. */
export const acts: Record<string, string> = {
  move: "Move an Outrider, one hex", network: "Network movement", recruit: "Recruit an Outrider", activate_outrider: "Activate an Outrider",
  construct_outpost: "Construct an Outpost", activate_outpost: "Activate an Outpost", teardown_outpost: "Tear down an Outpost",
  take_over: "Take over an Outpost", construct_barricade: "Construct a Barricade", activate_barricade: "Activate a Barricade",
  teardown_barricade: "Tear down a Barricade", teardown_basecamp: "Tear down the Basecamp", activate_basecamp: "Activate the Basecamp",
  draw: "Draw a Discovery card", destroy_barricade: "Destroy a Barricade", contaminate: "Contaminate a Water Source",
  irradiate: "Create a Radiation Zone", weaponise: "Weaponise a Nuclear",
};

/** What is being paid for. */
export const paidFor: Record<string, string> = {
  move: "a move", network: "network movement", recruit: "an Outrider", rouse: "an Outrider", construct_outpost: "an Outpost", activate_outpost: "an Outpost", teardown_outpost: "an Outpost",
  construct_barricade: "a Barricade", raise: "a Barricade", lower: "a Barricade", teardown_basecamp: "the Basecamp", activate_basecamp: "the Basecamp", take: "taking over an Outpost", draw: "a Discovery card", eager_recruit: "an Outrider",
};

/** What the table of costs says besides. */
export const besides: Record<string, string> = {
  move: "1 more for each further Outrider, for the Basecamp carried, and for each Outrider across a rival's Barricade. Into or out of a Radiation Zone or Contaminated Water Provisions do not pay.",
  network: "1 more for each further Outrider; 2 in all from an upgraded location.",
  take_over: "3 more for each Barricade of its owner around it.",
  weaponise: "and 1 Nuclear that becomes the Nuke.",
};

/** What to know about a type of hex. */
export const landTexts: Record<Land, string> = {
  wasteland: "Open ground. Basecamps start here.",
  radiation_zone: "A hazard: Provisions do not pay the way in or out, and Outriders that end your turn here go home, out of action. No Basecamp can be active here.",
  tech_site: "Outposts and Outriders produce Tech here.",
  woodland: "Outposts and Outriders produce Wood here. Outposts produce no Wood in Autumn.",
  food_supply: "Outposts and Outriders produce Food here.",
  water_source: "Outposts and Outriders produce Water here; Outposts produce none in Winter. No Basecamp can be active here.",
  contaminated_water: "A hazard: Provisions do not pay the way in or out, and Outriders that end your turn here go home, out of action. No Basecamp can be active here.",
  oil_field: "Outposts and Basecamps produce Oil here. In a conflict here the attacker has 2 more.",
  gold_mine: "An Outpost produces Gold only with an active Outrider on the hex.",
  trade_town: "Visited once a season to buy and sell; nothing stays here. Closed in the last Winter.",
};

export const pieceTexts = {
  basecamp: "3 points while active. Produces, and X Provisions on top. New Outposts lie here first; the network starts here. Adds 6 to its defence.",
  outpost: "2 points while active. Produces, and is part of the network. Adds 1 to the defence of its hex. Four of them.",
  outrider: "1 point while active. Moves, fights, visits the Trade Town, sets up Outposts. Six of them; each costs 2 Provisions or 1 Food at the end of a year.",
  barricade: "Stands on a border. Costs rivals 1 more for each Outrider that crosses, and adds 1 to your defence of the hexes beside it. Eight of them.",
} as const;

export const resourceTexts: Partial<Record<Resource, string>> = {
  provisions: "Pays every cost in action points, except on hazards. Sold but never bought in the Trade Town.",
  tech: "Adds 1 each in a conflict. Three destroy a Barricade; ten weaponise a Nuclear.",
  food: "One keeps an Outrider at the end of a year. Dear in Winter.",
  water: "Dear in Summer.",
  chem: "Up to two in a conflict, each with a further card. Eight contaminate a Water Source or create a Radiation Zone.",
  oil: "Two upgrade a location: network movement from there costs 2 in all. Most Oil is 1 point at the end.",
  gold: "Most Gold is 2 points at the end.",
  nuclear: "Makes no action points. Adds 6 in a conflict; may be weaponised. At most three; most Nuclear is 3 points at the end.",
};

export const words = {
  discovery: "Discovery", town: "Trade Town card", keptCard: "Trade Town card, kept", leader: "Leader", conflict: "Conflict card", land: "Hex", resource: "Resource", piece: "Piece",
  star: "With a star: one such card completed at a time.", starred: "star",
  needs: "Needs", costs: "Cost", free: "nothing",
  strategy: "Strategy", bartering: "Bartering", competent: "Competent", skilled: "Skilled", used: "used", unused: "not used yet",
  produces: "Produces one of these", nothing: "nothing", noPiece: "–",
  pointsEach: "{n} action points a cube", onePoint: "1 action point a cube", noPoints: "no action points", pays: "Pays",
  sells: "Sells for", buys: "Costs", season: "Season", limit: "at most {n} a visit",
  adds: "Adds {n} to the total of who shows it.", inDeck: "{n} in the deck of 15",
  search: "Search cards", production: "What pieces produce", costTable: "What actions cost", priceTable: "The Trade Town", leaders: "Leaders", hexes: "Hexes", resourcesTitle: "Resources", piecesTitle: "Pieces",
  points: "points", accepts: "paid with", sale: "sale", simpler: "The Simpler Game: every resource that makes action points pays every cost.",
  winterLimitsFood: "At this table Outposts on Food Supplies produce no Food in Winter.",
  saleNote: "Sale value, then price (Competent / Skilled). Water is dear in Summer, Food in Winter.",

  // slips
  cubes: "cubes", each: "{n} each", leftOver: "{n} left over", ofHeld: "of {n}", less: "less", more: "more", out: "out of action", the: "The {what}", aCard: "a card", rivals: "Rivals",
  barterPlain: "Barter", barterSkilled: "Skilled barter", tooMany: "A cube too many is sold.", youHave: "you have {n}", forThese: "for {what}",
  givesOne: "gives", bothHave: "you have {mine}, they {theirs}", considers: "{name} considers the offer.", puts: "{name} puts an offer together.",
  look: "Look at the map", back: "Back to the slip", still: "Still {n} to pay", fits: "It fits", over: "{n} too much",
  payment: "Payment", pointsDue: "{n} action points", onePointDue: "1 action point", payUsual: "Pay {n}: {what}", asProposed: "As proposed",
  stays: "{n} {resource} left over, good until your turn ends", purchase: "A purchase in the Trade Town must stay possible.",
  refuses: "Provisions do not pay here.",
  discount: "A cheaper way", fullPrice: "Full price", guide: "Discard Desert Guide: free", bikes: "Dirt Bikes: 2 less",
  cubesTitle: "Price in cubes", besidesNuclear: "One Nuclear besides becomes the Nuke.", payCubes: "Pay {what}",
  productionTitle: "Production", pieceOf: "{n} of {of}", then: "then",
  convoy: "Convoy", network: "Network movement", howMany: "How many Outriders go?", armed: "with a Nuke", fought: "that have fought this turn", goes: "{n} go", goOne: "1 goes", none: "None", forPoints: "{n} points",
  carryCamp: "Do they carry your Basecamp?", carryPost: "Do they carry an Outpost?", carryWalls: "How many Barricades do they carry?", take: "Take it along", leave: "Leave it here", carryNone: "Leave them here", carryN: "Carry {n}", free0: "free",
  barter: "Trade Town, barter", buy: "Buy", sell: "Sell", price: "price", value: "value", credit: "extra value", lost: "{n} of value is lost", short: "{n} short", buyFirst: "Put something in the basket.", sellOne: "At least one cube is sold.",
  trade: "Buy {what}", tradeShort: "Buy", best: "Sell the cheapest way", useDebts: "Called-In Debts: {n} more", useCredit: "Discard Credit Note: {n} more", notOwn: "bought, so not sold",
  deal: "A deal", youGive: "you give", youGet: "you get", worth: "sale value now", offer: "Make offer {n} of 3", accept: "Accept", refuse: "Refuse", counter: "Make another offer", breakOff: "Break off", theyOffer: "{name} offers", lastOffer: "The last offer: accept or refuse.", bothWays: "A type goes one way only.", nothingYet: "Nothing yet: an empty offer is a friendly passage.", offersMade: "offer {n} of 3",
  conflictTitle: "Conflict", step: "step {n} of 5", stepMeet: "meeting", stepWelcome: "welcome", stepCards: "choose a card", stepSpend: "spend", stepReveal: "reveal", stepLoot: "loot",
  attacks: "attacks", visits: "comes to visit", defends: "defends", fights: "puts up a fight", youAttack: "you attack", youVisit: "you come to visit", youDefend: "you defend", youFight: "you put up a fight", youWin: "You win", before: "before cards", withCard: "with {card}", tieBack: "a tie sends you back", tieSends: "a tie sends them back", chooseCard: "Choose a card, in secret",
  lay: "Lay {card}", laid: "Laid. The other side still chooses.", commit: "Commit {n} Tech", commitNone: "Commit no Tech", chemCard: "Chem, extra card", addChem: "Add a Chem", addNuke: "Add the carried Nuke: 6", techLost: "Tech is spent, win or lose.", last: "Tech is named last.", pushLater: "Last Push can still add {n} after the reveal.",
  welcome: "Welcome", fight: "Put up a fight", welcomeHelp: "A visitor who is welcome may trade and go on, or attack all the same; then you have no card for fighting.", fightHelp: "At an own location a fight gives you one card more.",
  tradeAct: "Trade", attack: "Attack", push: "Use Last Push: {n} more", noPush: "Leave it", wins: "{name} wins", drawn: "A draw", hiddenCard: "a card face down", secondCard: "Which card does the Chem add?", result: "The result",
  loot: "Loot", lootAll: "All of one type", lootCube: "One cube, {n} of {of}", takeN: "Take {n} {resource}",
  withdraw: "Tactical withdrawal", withdrawHelp: "Two hexes away, on the map; empty hexes first.", moveOn: "They go on", moveOnHelp: "Pick the hex on the map. It is free.", leaveTown: "Leaving the Trade Town",
  keep: "Keep one", keepHelp: "Nobody else sees which.", top: "One goes back on top", topHelp: "The next player draws it; the other is discarded.", discard: "Over six: discard one", keepThis: "Keep", topThis: "On top", discardThis: "Discard", others: "The others go under the deck.",
  upkeep: "The year ends", upkeepFor: "Outrider {n} of {of}", upkeepHelp: "What is not paid goes home, out of action.", payFor: "Pay {what}", coversTwo: "covers {n}", letGo: "Pay nothing: it goes home",
  nuke: "A Nuke to keep", nukePay: "Pay 1 Tech", nukeHelp: "A Nuke away from your Outposts costs 1 Tech a turn, or it detonates.", detonate: "Let it detonate",
  townCard: "You draw", give: "Give 1 {resource}", get: "Get 1 {resource}", decline: "No", recruitFor: "Recruit for {n} points: pick a location on the map.", swapGive: "What do you give?", swapGet: "What do you get?",
  payCard: "Complete {card}", payCost: "Pay its cost", breakthrough: "Breakthrough: pay nothing",
  rival: "Whose?", classes: "Which Outrider?", screen: "Leave them as they are",
  fresh: "has not fought", foughtOne: "has fought", freshNuke: "fresh, with a Nuke", foughtNuke: "has fought, with a Nuke", done: "Done",
} as const;
