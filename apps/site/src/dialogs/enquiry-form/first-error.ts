/** FRM-11: the view moves once the messages have taken their room. */
export const scrollDelayMs = 100;

/**
 * Brings the first invalid control of `form` into view and gives it focus, after 100 ms (FRM-11).
 *
 * @returns a function that calls it off
 */
export function showFirstError(form: HTMLFormElement): () => void {
  const timer = setTimeout(() => {
    const control =
      form.querySelector<HTMLElement>('[aria-invalid="true"]') ?? form.querySelector('a[href^="#"]');
    if (!(control instanceof HTMLElement)) return;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    control.scrollIntoView({ behavior: calm ? 'auto' : 'smooth', block: 'center' });
    control.focus({ preventScroll: true });
  }, scrollDelayMs);
  return () => clearTimeout(timer);
}
