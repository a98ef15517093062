/** What a strip holds of the bar at the foot of a phone. */
interface FootBar {
  /** Shows what the strip shows. */
  show(): void;
}

/**
 * Shows the bar at the foot of a phone while the strip is above the screen, until the ending of the page comes: the question of its
 * last section, or its foot. Not while a field on the screen has the focus, whose keyboard it would stand on: one that was scrolled away
 * with the strip keeps its focus.
 *
 * @returns `null` where the page has none
 */
export function startFootBar(strip: HTMLElement): FootBar | null {
  const bar = document.querySelector<HTMLElement>('[data-stay-bar]');
  const price = bar?.querySelector('[data-stay-bar-price]');
  const told = strip.querySelector('[data-stay-price]');
  if (!bar || !price || !told) return null;
  // Where it stands, what is drawn later could lie over it.
  document.querySelector('main')?.append(bar);
  // The strip while it is on the screen or still to come: a jump from above it to below it never shows it.
  const inSight = new Set<Element>([strip]);
  const draw = () => {
    const field = document.activeElement;
    const isTyped = field?.matches('input, select, textarea') === true && isOnScreen(field);
    bar.toggleAttribute('data-shown', inSight.size === 0 && !isTyped);
  };

  const see = (seen: IntersectionObserverEntry[]) => {
    for (const { target, isIntersecting } of seen) inSight[isIntersecting ? 'add' : 'delete'](target);
    draw();
  };
  new IntersectionObserver(see, { rootMargin: '0px 0px 1000000px' }).observe(strip);
  const watch = new IntersectionObserver(see);
  const closing = document.getElementById('enquire-heading')?.closest('section');
  for (const ending of [closing, document.querySelector('body > footer')]) if (ending) watch.observe(ending);
  for (const moved of ['focusin', 'focusout']) document.addEventListener(moved, () => setTimeout(draw));
  return {
    show: () => price.replaceChildren(...[...told.childNodes].map((node) => node.cloneNode(true))),
  };
}

function isOnScreen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
