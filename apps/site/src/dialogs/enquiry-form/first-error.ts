import { showControl } from './show-control.ts';

/** FRM-11: the view moves once the messages have taken their room. */
const scrollDelayMs = 100;

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
