import { mostChildren } from '@sundowner/brand/party';

/** Asks as many ages as there are children, at once: their number changes under a hand. */
export function keepAges(form: HTMLFormElement): void {
  const children = form.elements.namedItem('children');
  if (!(children instanceof HTMLInputElement || children instanceof HTMLSelectElement)) return;
  const keep = () => askAges(form, Number(children.value) || 0);
  children.addEventListener('input', keep);
  keep();
}

/**
 * @param ages what the first of them are set to
 * @param all sets those that are asked already as well, and not the new ones alone
 */
export function askAges(
  form: HTMLFormElement,
  count: number,
  ages: readonly string[] = [],
  all = false,
): void {
  const box = form.querySelector<HTMLElement>('[data-ages]');
  const template = box?.querySelector('template')?.content.firstElementChild;
  if (!box || !template) return;
  const wanted = Math.min(Math.max(0, Math.trunc(count)), mostChildren);
  const held = () => [...box.querySelectorAll<HTMLElement>(':scope > label')];
  for (const extra of held().slice(wanted)) extra.remove();
  for (let place = held().length; place < wanted; place += 1) {
    const age = template.cloneNode(true) as HTMLLabelElement;
    const select = age.querySelector('select');
    const words = age.querySelector('span');
    if (!select || !words) return;
    select.id = `${box.dataset.ages}-${place + 1}`;
    age.htmlFor = select.id;
    words.textContent = `${words.textContent} ${place + 1}`;
    select.value = ages[place] ?? '';
    const before = held().at(-1) ?? box.querySelector(':scope > legend');
    if (before) before.after(age);
    else box.prepend(age);
  }
  if (!all) return;
  for (const [place, age] of held().entries()) {
    const select = age.querySelector('select');
    if (select) select.value = ages[place] ?? '';
  }
}
