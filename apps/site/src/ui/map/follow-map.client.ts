/**
 * Lets a map follow the list beside it: what is under the pointer or has the focus lights its pins, its country and its leg.
 *
 * @param root holds the map and the list; an item names in `data-lights` the pins it lights, in `data-lights-country` a country, and in
 *   `data-lights-leg` the number of a leg
 */
export function enhanceFollowedMap(root: HTMLElement): void {
  const lit = (selector: string) => [...root.querySelectorAll<SVGElement>(selector)];
  /** As it was drawn, for when nothing is pointed at. */
  const drawn = lit('svg [data-on]');
  const parts = lit('svg [data-pin], svg [data-country], svg [data-leg]');

  function light(item: HTMLElement | null): void {
    if (!item) {
      show(drawn);
      return;
    }
    const pins = item.dataset.lights?.split(' ') ?? [];
    const { lightsCountry, lightsLeg } = item.dataset;
    show(
      parts.filter(
        ({ dataset }) =>
          (dataset.pin !== undefined && pins.includes(dataset.pin)) ||
          (dataset.country !== undefined && dataset.country === lightsCountry) ||
          (dataset.leg !== undefined && dataset.leg === lightsLeg),
      ),
    );
  }

  function show(on: readonly SVGElement[]): void {
    for (const part of parts) part.toggleAttribute('data-on', on.includes(part));
  }

  const itemOf = (target: EventTarget | null) =>
    target instanceof Element ? target.closest<HTMLElement>('[data-lights]') : null;
  root.addEventListener('pointerover', ({ target }) => light(itemOf(target)));
  root.addEventListener('pointerleave', () => light(itemOf(document.activeElement)));
  root.addEventListener('focusin', ({ target }) => light(itemOf(target)));
  root.addEventListener('focusout', () => light(null));
  // What brought this script is pointed at already.
  light(root.querySelector<HTMLElement>('[data-lights]:is(:hover, :focus-within)'));
}
