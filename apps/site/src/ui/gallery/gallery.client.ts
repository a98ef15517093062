import type { Lightbox } from '../lightbox/lightbox.client.ts';

/** Opens the lightbox on a press; its script is fetched when a pointer or the focus comes near. */
export function enhanceGallery(root: HTMLElement): void {
  let lightbox: Promise<Lightbox> | null = null;
  const prepare = () => {
    lightbox ??= import('../lightbox/lightbox.client.ts').then(({ createLightbox }) =>
      createLightbox(root.dataset.gallery ?? '', () => [
        ...root.querySelectorAll<HTMLElement>('li[data-src]'),
      ]),
    );
    return lightbox;
  };
  const near = () => {
    // A failure is met where it matters, at the press.
    prepare().catch(() => {
      lightbox = null;
    });
  };
  root.addEventListener('pointerover', near, { once: true });
  root.addEventListener('focusin', near, { once: true });
  root.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-open]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    prepare().then(
      (opened) => opened.show(Number(link.dataset.open), link),
      // The picture itself is better than nothing.
      () => location.assign(link.href),
    );
  });
}
