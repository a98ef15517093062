import { pageOf } from './page-link.client.ts';

/**
 * The bar of RT-13: 200 ms after a click on a link it shows on the page that is being left, and grows by its own style over 5,000 ms.
 * When the navigation ends without a new page it says so and goes 500 ms later. A page from the browser's own cache never shows one.
 */
export function showProgress(bar: HTMLElement): void {
  let timer = 0;
  const soon = (act: () => void, ms: number) => {
    clearTimeout(timer);
    timer = window.setTimeout(act, ms);
  };
  const hide = () => {
    clearTimeout(timer);
    bar.hidden = true;
  };
  const fail = () => {
    clearTimeout(timer);
    if (bar.hidden) return;
    bar.dataset.progress = 'failed';
    soon(hide, 500);
  };

  addEventListener('click', (event) => {
    if (!pageOf(event)) return;
    soon(() => {
      bar.dataset.progress = 'running';
      bar.hidden = false;
      soon(fail, 30_000);
    }, 200);
  });
  // The stop button: browsers that know the Navigation API tell; Escape stops everywhere. Of an answer that is no page nobody tells.
  window.navigation?.addEventListener('navigateerror', fail);
  addEventListener('keydown', ({ key }) => key === 'Escape' && fail());
  addEventListener('pagehide', hide);
}
