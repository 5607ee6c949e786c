/**
 * Keeps a page to show while the server cannot be reached, shows what the house tells while no page is open, and leads
 * from a notification to its table. Everything else is left to the network.
 */
const KEPT = "cinderbox-1";
const OFFLINE = "/offline.html";

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.add(new Request(OFFLINE, { cache: "reload" }))));
  self.skipWaiting();
});
self.addEventListener("activate", (event) => {
  const old = (names) => names.filter((name) => name !== KEPT);
  event.waitUntil(caches.keys().then((names) => Promise.all(old(names).map((name) => caches.delete(name)))));
});
self.addEventListener("notificationclick", (event) => {
  const path = event.action || event.notification.data; // a button's action is a path, too
  event.notification.close();
  const there = (pages) => pages.find((page) => new URL(page.url).pathname === path);
  const go = (pages) => there(pages)?.focus() ?? self.clients.openWindow(path);
  event.waitUntil(self.clients.matchAll({ type: "window", includeUncontrolled: true }).then(go));
});
self.addEventListener("fetch", (event) => {
  if (event.request.mode === "navigate")
    event.respondWith(fetch(event.request).catch(() => caches.match(OFFLINE).then((page) => page ?? Response.error())));
});
self.addEventListener("push", (event) => {
  const { title, body, path, end } = event.data?.json() ?? {};
  const shown = { body, icon: "/icon-192.png", tag: path, data: path, actions: [{ action: end, title: "No more" }] };
  event.waitUntil(self.registration.showNotification(title ?? "Cinderbox", shown));
});
