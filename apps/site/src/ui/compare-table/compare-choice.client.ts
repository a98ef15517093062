import { amountsChanged } from '../money/amounts-changed.ts';

/**
 * Puts what is chosen side by side without leaving the page: the table of the answer takes the place of the one that is there.
 * Fewer than two cannot be compared and more than `data-compare-choice` have no room, so those boxes are shut. Where the answer cannot be
 * had the page is asked for anew. Called at the first change, and shows it.
 */
export function compareInPlace(form: HTMLFormElement): void {
  const table = document.querySelector('[data-compared]');
  const status = form.querySelector('[role=status]');
  const boxes = [...form.querySelectorAll<HTMLInputElement>('[name=compare]')];
  const most = Number(form.dataset.compareChoice);
  let asked = 0;
  if (!table || !status) return;

  const chosen = () => boxes.filter(({ checked }) => checked);

  function shut(): void {
    const { length } = chosen();
    for (const box of boxes) box.disabled = box.checked ? length <= 2 : length >= most;
  }

  async function show(address: string): Promise<void> {
    const turn = ++asked;
    // A sign of work at once, for the eye and for the ear.
    table?.setAttribute('aria-busy', 'true');
    if (status) status.textContent = 'Putting them side by side.';
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`The page answered ${answer.status}.`);
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const found = page.querySelector('[data-compared]');
    if (!found) throw new Error('The page has no table.');
    if (turn !== asked) return;
    const differs = table?.querySelector<HTMLInputElement>('[data-differ]')?.checked ?? false;
    table?.replaceChildren(...found.childNodes);
    table?.removeAttribute('aria-busy');
    document.dispatchEvent(new Event(amountsChanged));
    const box = table?.querySelector<HTMLInputElement>('[data-differ]');
    if (box) box.checked = differs;
    history.replaceState(history.state, '', address);
    const names = chosen().map(({ labels }) => labels?.[0]?.textContent?.trim() ?? '');
    if (status) status.textContent = `Side by side: ${names.join(', ')}.`;
  }

  const act = () => {
    shut();
    const kept = [...form.querySelectorAll<HTMLInputElement>('[type=hidden]')];
    const query = new URLSearchParams([...chosen(), ...kept].map(({ name, value }) => [name, value]));
    const address = `${form.action.split('?', 1)[0]}?${query}`;
    show(address).catch(() => location.assign(address));
  };
  form.addEventListener('change', act);
  act();
}
