/** Matches a part that a hand or the focus is on. */
const handed = ':is(:active, :focus, :focus-within)';

/**
 * Watches whether a hand comes near a part, so that nothing takes the place of what a hand is on, or was.
 *
 * @returns whether one is or was there since; `stop` ends the watch
 */
export function watchForHand(part: HTMLElement) {
  let came = false;
  const come = () => {
    came = true;
  };
  const signs = ['pointerdown', 'focusin'] as const;
  for (const sign of signs) part.addEventListener(sign, come);
  return {
    isThere: () => came || part.matches(handed),
    stop: () => {
      for (const sign of signs) part.removeEventListener(sign, come);
    },
  };
}
