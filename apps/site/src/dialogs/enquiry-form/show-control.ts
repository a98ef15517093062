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
