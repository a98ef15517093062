import { type OfficeHours, officeState, officeWords } from './office-state.ts';

/**
 * Tells whether the office is open on a page that is kept longer than a minute: the page carries the hours as JSON in
 * `data-office`, the browser knows the time.
 */
export function startOfficeClock(office: HTMLElement): void {
  const hours: OfficeHours = JSON.parse(office.dataset.office ?? '');
  const lines = office.querySelectorAll<HTMLElement>('[data-office-sign]');
  const days = office.querySelectorAll('ol > li');

  const tell = () => {
    const state = officeState(hours, Date.now());
    for (const line of lines) {
      line.dataset.officeSign = state.open ? 'open' : 'closed';
      const [sign, words] = line.children;
      // Written only when it changes: the sign is a live region.
      if (sign && sign.textContent !== state.sign) sign.textContent = state.sign;
      if (words) words.textContent = officeWords(state);
    }
    days.forEach((day, index) => {
      day.toggleAttribute('data-today', index === state.today);
    });
  };

  tell();
  setInterval(tell, 30_000);
}
