/** Tells when the line is gone and when it is back (GEN-01). */
export function tellWhenOffline(notice: HTMLElement): void {
  const tell = () => {
    notice.hidden = navigator.onLine;
  };
  tell();
  addEventListener('online', tell);
  addEventListener('offline', tell);
}

/** Lets a site notice be put away for the session; the inline script of later pages hides it before they are painted. */
export function putAway(notice: HTMLElement): void {
  notice.querySelector('button')?.addEventListener('click', () => {
    notice.hidden = true;
    try {
      sessionStorage.notice = notice.dataset.siteNotice;
    } catch {
      // A browser without a memory shows it again on the next page.
    }
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  });
}
