import { amountsChanged } from '../../ui/money/amounts-changed.ts';

/** Works out a stay without leaving the page: the same page is asked for, and this section of it takes the place of the old one. */
export function estimateInPlace(form: HTMLFormElement): void {
  const section = form.closest('section');
  const result = section?.querySelector<HTMLElement>('[data-estimate-result]');
  if (!section || !result) return;

  let told: HTMLElement | null = null;
  const untold = () => {
    told?.remove();
    told = null;
  };
  /** Beside the button, where the eye is; the sum made before stands. */
  function tellOffline(): void {
    untold();
    told = document.createElement('p');
    told.role = 'alert';
    told.textContent =
      'You are offline, so nothing was worked out. What you typed is kept: press again when the line is back.';
    form.append(told);
  }

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const address = new URL(form.action);
    for (const [name, value] of new FormData(form)) address.searchParams.set(name, String(value));
    result.setAttribute('aria-busy', 'true');
    try {
      const response = await fetch(address, { headers: { accept: 'text/html' } });
      const page = new DOMParser().parseFromString(await response.text(), 'text/html');
      const made = page.querySelector('[data-estimate-result]');
      const asked = page.querySelector<HTMLFormElement>('form[data-estimate]');
      if (!response.ok || !made || !asked) throw new Error(String(response.status));
      result.replaceChildren(...made.childNodes);
      form.replaceChildren(...asked.childNodes);
      history.replaceState(history.state, '', address);
      document.dispatchEvent(new Event(amountsChanged));
      form.querySelector<HTMLElement>('[aria-invalid], [type="submit"]')?.focus();
      untold();
    } catch (error) {
      // The whole page, as without a script. Without a line that would be the browser's own error page, in place of what was typed.
      if (navigator.onLine && !(error instanceof TypeError)) form.submit();
      else tellOffline();
    } finally {
      result.removeAttribute('aria-busy');
    }
  });
  form.dataset.estimate = 'ready';
}
