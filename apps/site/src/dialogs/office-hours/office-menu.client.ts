import { type OfficeHours, officeState } from './office-state.ts';

/** Tells in the enquire menu whether the office is open now; told again each time the menu opens. */
export function tellOffice(menu: HTMLElement): void {
  const hours: OfficeHours = JSON.parse(menu.dataset.officeHours ?? '');
  const { open, sign, next } = officeState(hours, Date.now());
  const state = menu.querySelector<HTMLElement>('[data-office-state]');
  const words = menu.querySelector<HTMLElement>('[data-office-words]');
  if (!state || !words) return;
  state.dataset.officeState = open ? 'open' : 'closed';
  state.textContent = open ? sign : 'Closed now';
  words.textContent = open ? `We are in the office ${next}.` : next && `${next}.`;
}
