import type { MouseEvent } from 'react';

/** A click that the page itself answers; with a modifier it is the browser's. */
export function onPlainClick(run: () => void) {
  return (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    run();
  };
}
