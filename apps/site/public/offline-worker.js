/*
 * Answers with one page of our own where a page was asked for and the line is gone. It keeps that page with its style and our mark, and nothing else: no
 * page of the site, no answer to a form, nothing of an enquiry. The build ends this file with a digest of them (build/offline-worker.ts), so
 * that a browser that has them takes them anew when they change.
 */
const kept = 'offline-1';
const files = ['/offline.html', '/offline.css', '/brand-mark.svg'];

self.addEventListener('install', (event) => {
  event.waitUntil(keepAnew());
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(startAnew());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode === 'navigate' && request.method === 'GET') event.respondWith(pageOrNotice(event));
  else if (files.includes(new URL(request.url).pathname))
    event.respondWith(caches.match(request).then((file) => file ?? fetch(request)));
});

/** From the site: what the browser itself has of them may be an hour old. */
async function keepAnew() {
  const cache = await caches.open(kept);
  await cache.addAll(files.map((file) => new Request(file, { cache: 'reload' })));
}

/** Throws away what an earlier version kept. A page is asked for while this file still starts, so that it comes as fast as without. */
async function startAnew() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== kept).map((name) => caches.delete(name)));
  await self.registration.navigationPreload?.enable();
}

async function pageOrNotice(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return (await caches.match('/offline.html')) ?? Response.error();
  }
}
