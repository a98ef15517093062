/** Parts of the design system that gain something with a script; each is fetched by the pages that carry it. */
const enhancers: Readonly<Record<string, () => Promise<(root: HTMLElement) => unknown>>> = {
  '[data-carousel],[data-moving]': () => import('./in-view.client.ts').then((file) => file.enhanceInView),
  '[data-choice-links]': () => import('./choice-links.client.ts').then((file) => file.enhanceChoiceLinks),
  '[data-by-hand]': () => import('./by-hand.client.ts').then((file) => file.enhanceByHand),
  '[data-gallery]': () => import('./gallery/gallery.client.ts').then((file) => file.enhanceGallery),
  '[data-tabs]': () => import('./tabs/tabs.client.ts').then((file) => file.enhanceTabs),
};

/**
 * Comes when a pointer or the focus is near, and loses no press that is sooner than its script. Of a form only what sends it waits.
 */
export function atIntent<Part extends HTMLElement>(
  part: Part,
  load: () => Promise<(root: Part) => unknown>,
): () => Promise<boolean> {
  let loading: Promise<unknown> | undefined;
  let ready = false;
  const bring = async () => {
    try {
      loading ??= load().then((enhance) => enhance(part));
      await loading;
      ready = true;
    } catch {
      // It is done without until the next page.
    }
    return ready;
  };
  for (const sign of ['pointerover', 'focusin']) part.addEventListener(sign, bring, { once: true });
  part.addEventListener('click', async (event) => {
    const pressed = event.target instanceof Element && event.target.closest<HTMLElement>('a,button');
    if (ready || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || !pressed)
      return;
    event.preventDefault();
    // Without its script a press does what it does without scripts. Without a line as well that would be the browser's own error
    // page, in place of what is open: the page says that there is none.
    if (!(await bring()) && !navigator.onLine && !pressed.matches('[href^="#"]')) return;
    ready = true;
    pressed.click();
  });
  return bring;
}

/**
 * Acts once: when the person who is there moves, scrolls or presses a key for the first time.
 *
 * @param also another event of the window that is sign enough
 */
export function onceSomebodyIsThere(act: () => unknown, also = ''): void {
  const signs = ['pointermove', 'touchstart', 'scroll', 'keydown', also];
  const begin = () => {
    for (const sign of signs) removeEventListener(sign, begin);
    act();
  };
  for (const sign of signs) addEventListener(sign, begin, { passive: true });
}

/** Acts when a part can be seen, or nearly, or was passed: who comes by an anchor below it starts there. */
export function whenInView(part: Element, act: () => unknown): void {
  const inView = new IntersectionObserver(
    (seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      inView.disconnect();
      act();
    },
    // All above the window counts: a jump past a part never shows it.
    { rootMargin: '1000000px 200px 200px' },
  );
  inView.observe(part);
}

/** What is asked for by hand waits for one; the rest is there when it can be seen. */
const byHand = /choice|hand|gallery|tabs/;

/** Brings every such part of the page to life. */
export function enhanceParts(): void {
  const anchor = document.getElementById(location.hash.slice(1));
  for (const [selector, load] of Object.entries(enhancers)) {
    for (const part of document.querySelectorAll<HTMLElement>(selector)) {
      // A visitor who comes by an anchor of the list asks for what the script alone can read.
      if (byHand.test(selector) && !(part.dataset.byHand && part.contains(anchor))) atIntent(part, load);
      else
        whenInView(part, () =>
          load()
            .then((enhance) => enhance(part))
            // A part whose script cannot be fetched stays what it is without one.
            .catch(() => {}),
        );
    }
  }
}
