/** Has the browser keep a page of our own for the time without a connection (public/offline-worker.js); once the page has its rest. */
export function keepOfflinePage(): void {
  const keep = () => navigator.serviceWorker?.register('/offline-worker.js').catch(() => {});
  addEventListener('load', () => setTimeout(keep, 3_000));
}
