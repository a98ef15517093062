import type { Notice } from '../words/notices.ts';

const name = 'inbox:said';

/** Hands what an action came to over to the line that shows and announces it. */
export function showNotice(notice: Notice): void {
  window.dispatchEvent(new CustomEvent<Notice>(name, { detail: notice }));
}

/** Calls `hear` for everything said; gives back what stops it. */
export function onNotice(hear: (notice: Notice) => void): () => void {
  const onSaid = (event: Event) => hear((event as CustomEvent<Notice>).detail);
  window.addEventListener(name, onSaid);
  return () => window.removeEventListener(name, onSaid);
}
