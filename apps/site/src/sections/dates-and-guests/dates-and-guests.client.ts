import { houseToday } from '../../installation/installation.ts';
import { dialogLink } from '../../links/dialog-link.ts';
import { bringCalendar } from '../../ui/date-range-field/bring-calendar.client.ts';
import { datesChanged } from '../../ui/date-range-field/dates-changed.ts';
import type { OwnCalendar } from '../../ui/date-range-field/own-calendar.island.tsx';
import { askAges, keepAges } from '../../ui/party/ages.client.ts';
import { availabilityHref, isWhole, type Stay } from '../../ui/party/stay.ts';
import { fillIn, keepStay, keptStay, stayIn } from '../../ui/party/stay-kept.client.ts';
import { estimateInPlace } from '../estimate/estimate.client.ts';
import { showEstimate, showProblem } from './shown-result.client.ts';
import { type StayProblem, stayLacks, stayProblem } from './stay-problem.ts';
import type { StripFacts } from './strip-facts.ts';

/** Brings a strip of dates and guests to life: the session's dates, the calendar, the estimate, the rules, and where it leads. */
function startStrip(strip: HTMLElement): void {
  const facts = JSON.parse(strip.dataset.stay ?? '{}') as StripFacts;
  const form = strip.querySelector('form');
  const dates = strip.querySelector<HTMLElement>('[data-late-dates]');
  const enquire = strip.querySelector<HTMLAnchorElement>('[data-stay-enquire]');
  const submit = strip.querySelector<HTMLElement>('[data-stay-submit]');
  if (!form || !enquire || !submit) return;
  const known = keptStay();
  fillIn(form);
  keepAges(form);
  if (known) askAges(form, known.children, known.ages.map(String));
  let calendar: OwnCalendar | null = null;

  const leads = facts.bookHref !== null && facts.availabilityQuery !== '';
  if (leads) submit.textContent = 'Check availability';

  function heard(): void {
    const stay = stayIn(form as HTMLFormElement);
    keepStay(stay);
    showProblem(strip, null, facts.telephone);
    show(stay);
  }
  function show(stay: Stay): void {
    showEstimate(strip, facts, stay);
    const { arrival, departure, adults, children, ages } = stay;
    const whole = isWhole(stay);
    const chosen = whole ? { arrival, departure, adults, children, ages } : {};
    (enquire as HTMLAnchorElement).href = dialogLink(facts.form, facts.from, {
      ...facts.asked,
      ...chosen,
    }).href;
    (enquire as HTMLAnchorElement).textContent = whole
      ? 'Enquire with these dates'
      : `Enquire about ${facts.place}`;
  }
  function take(stay: Stay): void {
    const set = (name: 'adults' | 'children') => {
      const control = form?.elements.namedItem(name);
      if (control instanceof HTMLSelectElement) control.value = String(stay[name]);
    };
    set('adults');
    set('children');
    askAges(form as HTMLFormElement, stay.children, stay.ages.map(String));
    keepStay(stay);
    if (calendar) calendar.show({ from: stay.arrival, to: stay.departure });
    else {
      const [from, to] = form?.querySelectorAll<HTMLInputElement>('input[type="date"]') ?? [];
      if (from) from.value = stay.arrival;
      if (to) to.value = stay.departure;
    }
    showProblem(strip, null, facts.telephone);
    show(stay);
    submit?.focus();
  }

  function lackedField({ field }: StayProblem): HTMLElement | null | undefined {
    if (field === 'guests') return form?.querySelector<HTMLElement>('select[name="age"]:invalid');
    const days = dates?.querySelectorAll<HTMLElement>('input:not([type="hidden"])');
    return days?.[field === 'arrival' ? 0 : 1];
  }

  form.addEventListener('change', heard);
  form.addEventListener(datesChanged, heard);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const stay = stayIn(form);
    const lack = stayLacks(stay);
    if (lack) {
      showProblem(strip, lack, '');
      return lackedField(lack)?.focus();
    }
    const problem = stayProblem(stay, facts, houseToday(Date.now()));
    if (problem) return showProblem(strip, problem, facts.telephone, take);
    const href = facts.bookHref && availabilityHref(facts.bookHref, facts.availabilityQuery, stay);
    if (href) window.open(href, '_blank', 'noopener');
    else enquire.click();
  });
  show(stayIn(form));
  strip.dataset.stayReady = '';
  // Nothing waits for it: a date can be chosen in the browser's own fields meanwhile.
  if (dates)
    void bringCalendar(dates).then((brought) => {
      calendar = brought;
    });
}

/** Brings a calculator, or a strip of dates and guests, to life: one file for both, since the first load of a page names each it may need. */
export function startStay(part: HTMLElement): void {
  if (part instanceof HTMLFormElement) estimateInPlace(part);
  else startStrip(part);
}
