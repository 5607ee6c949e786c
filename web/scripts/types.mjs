/**
 * Makes src/wire.gen.ts, and of each game wire.gen.ts and events.gen.ts, from the server's own types: `npm run types`.
 * With --check nothing is written, and what is not up to date is an error.
 * Needs a Python that can import cinderbox (the project's .venv, or PYTHON=...).
 */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

const root = new URL("../../", import.meta.url).pathname;
const own = `${root}.venv/bin/python`;
const python = process.env.PYTHON ?? (existsSync(own) ? own : "python3");
const env = { ...process.env, PYTHONPATH: `${root}src` };
const told = JSON.parse(execFileSync(python, ["-m", "cinderbox.server.schema"], { env, encoding: "utf8" }));

/** Nothing unknown is allowed in an object whose fields are known. */
function close(one) {
  if (Array.isArray(one)) return one.map(close);
  if (!one || typeof one !== "object") return one;
  const found = Object.fromEntries(Object.entries(one).map(([key, value]) => [key, close(value)]));
  if (found.type === "object" && found.properties) found.additionalProperties = false;
  if (found.prefixItems) [found.items, found.prefixItems] = [found.prefixItems, undefined]; // as older schemas had it
  return found;
}

const options = {
  bannerComment: "/* Made from the server's types by `npm run types`; do not edit. */",
  additionalProperties: false,
  printWidth: 120,
  unknownAny: true,
  ignoreMinAndMaxItems: true,
};

/** Every type is named in one object, so that each becomes one export. */
function types(schema) {
  const defs = close(schema.$defs);
  for (const one of Object.values(defs)) delete one.title;
  const wanted = Object.fromEntries(Object.keys(defs).map((each) => [each, { $ref: `#/$defs/${each}` }]));
  const whole = { type: "object", additionalProperties: false, properties: wanted, required: Object.keys(wanted) };
  return compile({ title: "Wire", ...whole, $defs: defs }, "Wire", options);
}

const files = [[new URL("../src/wire.gen.ts", import.meta.url), await types(told.wire)]];
for (const [id, game] of Object.entries(told.games)) {
  const folder = new URL(`../src/games/${id}/`, import.meta.url);
  if (!existsSync(folder)) continue;
  files.push([new URL("wire.gen.ts", folder), await types(game.questions)]);
  files.push([new URL("events.gen.ts", folder), await compile(game.events, "Event", options)]);
}
for (const [file, text] of files) {
  if (!process.argv.includes("--check")) writeFileSync(file, text);
  else if (!existsSync(file) || readFileSync(file, "utf8") !== text) {
    console.error(`${file.pathname} is not up to date: npm run types`);
    process.exitCode = 1;
  }
}
