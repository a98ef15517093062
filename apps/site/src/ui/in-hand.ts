/**
 * Watches whether a hand comes near a part, so that nothing takes the place of what a hand is on, or was.
 *
 * @returns tells whether one is or was there
 */
export function watchForHand(part: HTMLElement): () => boolean {
  let came = part.matches(':active, :focus-within');
  for (const sign of ['pointerdown', 'focusin'])
    part.addEventListener(sign, () => {
      came = true;
    });
  return () => came;
}
