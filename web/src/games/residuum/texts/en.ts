/**
 * The words of the Residuum table, in English. Card texts come from the server; these are the short forms on the
 * table.
 */
import type { Land, Resource, Season } from "../view";

export const words = {
  tilesLaid: "{n} tiles are laid.",
  place: "{land} {n}",
  borderOf: "a border of {land} {n}",
  laid: "{land} is laid",
  becomes: "A hex becomes {land}",
  rivals: "Rivals, in turn order",
  players: "Players",
  points: "points",
  point: "point",
  you: "you",
  turn: "Turn {n}",
  turnNow: "on turn",
  seasonTurn: "{season} {year}, turn {n}",
  year: "Year {n}",
  building: "Building the map",
  tilesLeft: "{n} tiles to lay",
  camps: "Basecamps",
  drafting: "Discovery draft",
  over: "Game over",
  map: "Map of {n} hexes",
  mapHelp: "Drag to move, wheel or pinch to zoom",
  zoomIn: "Closer",
  zoomOut: "Further away",
  zoomNames: "Numbers of hexes",
  zoomFit: "Whole map",
  emptyCell: "Empty cell, {label}",
  yours: "Your {what}",
  theirs: "{name}'s {what}",
  active: "active",
  outOfAction: "out of action",
  withNuke: "with a Nuke",
  hasFought: "has fought",
  fought: "A conflict was fought here this turn",
  oiled: "Upgraded with Oil by {name}",
  barricadeOn: "{name}'s Barricade on this border",
  leftOver: "{n} left over",
  leftOverLong: "{n} action points left over from {what}",
  stocks: "Stocks",
  stocksOf: "Stocks of {name}",
  supply: "{n} of {all}",
  x: "X {n}",
  xLong: "Extra Provisions that the land around the Basecamp gives: {n}",
  hand: "Your Discoveries",
  handEmpty: "No Discovery cards in hand.",
  putBackN: "{n} put back",
  remembered: "Cards you put back",
  onTop: "on top of the deck",
  atBottom: "at the bottom of the deck",
  above: "in the deck, {n} above it",
  discarded: "discarded",
  completed: "Completed",
  inHand: "{n} in hand",
  done: "{n} completed",
  none: "none",
  skilledStrategy: "Skilled in strategy",
  skilledBartering: "Skilled in bartering",
  abilityUsed: "ability used",
  actions: "What you can do",
  at: "At the {land}",
  picked: "{what} picked",
  whereTo: "Where to? Or what else is done here?",
  whatHere: "What is done here?",
  putBack: "Put back",
  whichTile: "Which tile is placed next?",
  drawnTiles: "Drawn tiles",
  legendPoints: "action points",
  legendHazard: "no Provisions here",
  legendMeet: "a rival: you meet",
  complete: "Complete",
  nothingHere: "Nothing to do here now.",
  tray: "Stocks",
  openPlayer: "{name}, {points} points: show stocks",
  piles: "Tiles left to put down",
  deck: "Discovery deck",
} as const;

export const lands: Record<Land, string> = {
  wasteland: "Wasteland",
  radiation_zone: "Radiation Zone",
  tech_site: "Tech Site",
  woodland: "Woodland",
  food_supply: "Food Supply",
  water_source: "Water Source",
  contaminated_water: "Contaminated Water",
  oil_field: "Oil Field",
  gold_mine: "Gold Mine",
  trade_town: "Trade Town",
};

export const resources: Record<Resource, string> = {
  provisions: "Provisions",
  tech: "Tech",
  food: "Food",
  water: "Water",
  wood: "Wood",
  chem: "Chem",
  oil: "Oil",
  gold: "Gold",
  nuclear: "Nuclear",
};

export const seasons: Record<Season, string> = {
  spring: "Spring",
  summer: "Summer",
  autumn: "Autumn",
  winter: "Winter",
};

export const pieces: Record<"basecamp" | "outpost" | "outrider" | "barricade", string> = {
  basecamp: "Basecamp",
  outpost: "Outpost",
  outrider: "Outrider",
  barricade: "Barricade",
};

/** What the foot calls a deed. */
export const deedWords: Record<string, string> = {
  move: "Move",
  network: "Network move",
  recruit: "Recruit",
  activate_outrider: "Rouse Outrider",
  second_wind: "Second Wind",
  construct_outpost: "Build Outpost",
  activate_outpost: "Set up Outpost",
  teardown_outpost: "Tear down Outpost",
  take_over: "Take over Outpost",
  construct_barricade: "Build Barricade",
  activate_barricade: "Raise Barricade",
  teardown_barricade: "Lower Barricade",
  destroy_barricade: "Destroy Barricade",
  teardown_basecamp: "Tear down Basecamp",
  activate_basecamp: "Set up Basecamp",
  draw: "Draw Discovery",
  use: "Use {card}",
  contaminate: "Contaminate water",
  irradiate: "Irradiate land",
  weaponise: "Arm a Nuke",
  upgrade: "Upgrade with Oil",
  take_oil: "Take Oil back",
};

/** What is asked once a deed is picked that happens somewhere. */
export const whereWords: Record<string, string> = {
  move: "Who moves? Pick a hex.",
  network: "From which location?",
  activate_barricade: "On which border?",
  teardown_barricade: "Which Barricade?",
  destroy_barricade: "Which Barricade?",
};
export const where = "Where? Pick a hex.";

/** The tag on a card that is to be chosen. */
export const tags: Record<string, string> = { keep: "keep", top: "put back", discard: "discard", complete: "complete" };
