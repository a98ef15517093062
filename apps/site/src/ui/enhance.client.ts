/** Parts of the design system that gain something with a script; each is fetched by the pages that carry it. */
const enhancers: Readonly<Record<string, () => Promise<(root: HTMLElement) => void>>> = {
  '[data-carousel]': () => import('./carousel/carousel.client.ts').then((file) => file.enhanceCarousel),
  '[data-choice-links]': () => import('./choice-links.client.ts').then((file) => file.enhanceChoiceLinks),
  '[data-downloads]': () =>
    import('./downloads-list/downloads-list.client.ts').then((file) => file.enhanceDownloads),
  '[data-gallery]': () => import('./gallery/gallery.client.ts').then((file) => file.enhanceGallery),
  '[data-segment-toggle]': () =>
    import('./segment-toggle/segment-toggle.client.ts').then((file) => file.enhanceSegmentToggle),
  '[data-tabs]': () => import('./tabs/tabs.client.ts').then((file) => file.enhanceTabs),
  '[data-video-hero]': () =>
    import('./video-hero/video-hero.client.ts').then((file) => file.enhanceVideoHero),
};

/** Does nothing until a pointer or the focus comes near, and loses no press that comes before it is there. */
function atIntent(part: HTMLElement, load: () => Promise<(root: HTMLElement) => void>): void {
  const once = { once: true };
  let ready = false;
  const near = () => load().catch(() => {});
  part.addEventListener('pointerover', near, once);
  part.addEventListener('focusin', near, once);
  part.addEventListener('click', (event) => {
    const { target } = event;
    if (ready || event.ctrlKey || event.metaKey || event.shiftKey || !(target instanceof Element)) return;
    event.preventDefault();
    ready = true;
    const press = () => target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    // Without its script a press does what it does without scripts.
    load()
      .then((enhance) => enhance(part))
      .then(press, press);
  });
}

/** Brings every such part of the page to life. */
export function enhanceParts(): void {
  for (const [selector, load] of Object.entries(enhancers)) {
    const parts = document.querySelectorAll<HTMLElement>(selector);
    // A part whose script cannot be fetched stays what it is without one.
    if (parts.length === 0) continue;
    if (selector === '[data-gallery]') {
      for (const part of parts) atIntent(part, load);
      continue;
    }
    void load()
      .then((enhance) => {
        for (const part of parts) enhance(part);
      })
      .catch(() => {});
  }
}
