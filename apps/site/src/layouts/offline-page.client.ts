/** Has the browser keep a page of our own for the time without a connection (public/offline-worker.js). */
export const keepOfflinePage = (): void => {
  navigator.serviceWorker?.register('/offline-worker.js').catch(() => {});
};
