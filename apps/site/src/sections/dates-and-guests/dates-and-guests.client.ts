import { daysAfter } from '@sundowner/calendar/day';
import { houseToday, installation } from '../../installation/installation.ts';
import type { Asked } from '../../links/asked.ts';
import { dialogLink } from '../../links/dialog-link.ts';
import { bringCalendar } from '../../ui/date-range-field/bring-calendar.client.ts';
import type { OwnCalendar } from '../../ui/date-range-field/own-calendar.island.tsx';
import { keepAges } from '../../ui/party/ages.client.ts';
import { availabilityHref, isWhole, noStay, type Stay } from '../../ui/party/stay.ts';
import { followStay, putStay } from '../../ui/party/stay-followed.client.ts';
import { takeStayOfAddress } from '../../ui/party/stay-in-address.client.ts';
import { keepStay, keptStay, stayIn } from '../../ui/party/stay-kept.client.ts';
import { estimateInPlace } from '../estimate/estimate.client.ts';
import { startFootBar } from './foot-bar.client.ts';
import { showProblem } from './shown-problem.client.ts';
import { showEstimate } from './shown-result.client.ts';
import { type StripAnswer, stripAnswer } from './stay-estimate.ts';
import { askedOfStay, othersHref } from './stay-links.ts';
import { agesLacking, type StayProblem, stayLacks } from './stay-problem.ts';
import { stripFactsIn } from './strip-text.ts';

/** The stay a strip of one night tells: its night is the first of the stay, which goes on as it did where that still can be. */
function nightIn(form: HTMLFormElement): Stay {
  const asked = stayIn(form);
  const { departure } = keptStay() ?? noStay;
  if (asked.arrival === '') return { ...asked, departure: '' };
  return { ...asked, departure: departure > asked.arrival ? departure : daysAfter(asked.arrival, 1) };
}

/** Brings a strip of dates and guests to life: the session's dates, the calendar, the estimate, the rules, and where it leads. */
function startStrip(strip: HTMLElement): void {
  const facts = stripFactsIn(strip.dataset.stay ?? '{}');
  const form = strip.querySelector('form');
  const dates = strip.querySelector<HTMLElement>('[data-late-dates]');
  const enquire = strip.querySelector<HTMLAnchorElement>('[data-stay-enquire]');
  const submit = strip.querySelector<HTMLElement>('[data-stay-submit]');
  if (!form || !enquire || !submit) return;
  let calendar: OwnCalendar | null = null;
  const read = facts.night ? nightIn : stayIn;
  const bar = startFootBar(strip);

  /** The one place where what a strip shows is changed: it shows the stay, and nothing it remembers. */
  function show(stay: Stay): void {
    const { problem, estimate } = stripAnswer(facts, stay, houseToday(Date.now()));
    showProblem(strip, problem, facts.telephone, take);
    showEstimate(strip, facts, stay, estimate);
    bar?.show();
    const link = enquire as HTMLAnchorElement;
    link.href = dialogLink(facts.form, facts.from, chosen(stay, estimate)).href;
    // Where no partner takes them, that is the name of the button.
    const isBesides = facts.bookHref !== null && facts.availabilityQuery !== '';
    showOthers(stay);
    link.textContent =
      isWhole(stay) && isBesides ? 'Enquire with these dates' : `Enquire about ${facts.place}`;
  }
  function showOthers(stay: Stay): void {
    const others = strip.querySelector<HTMLAnchorElement>('[data-stay-others]');
    if (!others) return;
    // In the currency it was drawn with.
    const drawn = new URL(others.href).searchParams.get('currency');
    others.href = othersHref(facts, stay, drawn ?? installation().baseCurrency);
  }
  /** What the enquiry is filled in with of it. */
  function chosen(stay: Stay, estimate: StripAnswer['estimate']): Asked {
    const lodge = form?.elements.namedItem('likeToVisitTheseLodges');
    const other = lodge instanceof HTMLSelectElement ? lodge.value : undefined;
    const shownAs = strip.querySelector('[data-stay-price] [data-money]')?.textContent;
    return askedOfStay(facts, stay, other, estimate, shownAs);
  }
  function take(stay: Stay): void {
    keepStay(stay);
    submit?.focus();
  }
  function lackOf(stay: Stay): StayProblem | null {
    return facts.night ? agesLacking(stay, facts) : stayLacks(stay, facts);
  }

  takeStayOfAddress();
  const known = keptStay();
  keepAges(form);
  if (known) putStay(form, known, null);
  followStay(form, { read, calendar: () => calendar, show });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const stay = read(form);
    const lack = lackOf(stay);
    // Nothing is chosen yet: where a calendar stands there it opens.
    if (calendar && (lack?.field === 'arrival' || lack?.field === 'departure'))
      calendar.open(lack.field === 'arrival' ? 'from' : 'to', lack.words);
    if (lack) return showProblem(strip, lack, '').focus();
    const { problem } = stripAnswer(facts, stay, houseToday(Date.now()));
    if (problem) return void showProblem(strip, problem, facts.telephone, take);
    const href = facts.bookHref && availabilityHref(facts.bookHref, facts.availabilityQuery, stay);
    if (href) window.open(href, '_blank', 'noopener');
    else enquire.click();
  });
  show(read(form));
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
