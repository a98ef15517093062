/** FRM-11: the view moves once the messages have taken their room. */
const scrollDelayMs = 100;

/** Brings a control into view, smoothly unless the visitor wants it calm, and gives it focus. */
export function showControl(control: HTMLElement): void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  control.scrollIntoView({ behavior: calm ? 'auto' : 'smooth', block: 'center' });
  control.focus({ preventScroll: true });
}

/** Gives the focus to the first control of a form that anybody can reach. */
export function focusFirstControl(form: HTMLFormElement): void {
  const controls = form.querySelectorAll<HTMLElement>('input:not([type="hidden"]), select, textarea');
  const first = [...controls].find((control) => control.tabIndex >= 0 && control.offsetParent !== null);
  if (first) showControl(first);
}

/**
 * Shows the first invalid control of `form` after 100 ms (FRM-11); the person who has gone on to another field by then stays there, for
 * she may be typing.
 *
 * @returns a function that calls it off
 */
export function showFirstError(form: HTMLFormElement): () => void {
  const submittedFrom = document.activeElement;
  const timer = setTimeout(() => {
    const { activeElement } = document;
    const isField = activeElement?.matches('input, select, textarea') && form.contains(activeElement);
    if (isField && activeElement !== submittedFrom) return;
    const control = form.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (control) showControl(control);
  }, scrollDelayMs);
  return () => clearTimeout(timer);
}
