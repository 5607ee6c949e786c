import "./look/tokens.css";
import "./look/base.css";
import "./look/sheet.css";
import "./look/fan.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./settings.svelte";

settings.apply();
matchMedia("(prefers-color-scheme:light)").addEventListener("change", () => settings.apply());

const target = document.getElementById("app");
if (target) mount(App, { target });

// What can be installed and answers while the line is down; a page on a plain address of the network goes without.
if ("serviceWorker" in navigator) navigator.serviceWorker.register("/sw.js").catch(() => undefined);
