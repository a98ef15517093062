import { datesChanged } from '../date-range-field/dates-changed.ts';
import type { OwnCalendar } from '../date-range-field/own-calendar.island.tsx';
import { askAges } from './ages.client.ts';
import { isSameStay, type Stay } from './stay.ts';
import { keepStay, keptStay, stayChanged, stayIn } from './stay-kept.client.ts';

interface Followed {
  /** What of a stay the form holds; all of it unless told. */
  readonly read?: (form: HTMLFormElement) => Stay;
  /** The calendar in the place of the browser's own date fields; `null` while those stand there. */
  readonly calendar?: () => OwnCalendar | null;
  /** Hears the stay whenever it changes, here or elsewhere. */
  readonly show?: (stay: Stay) => void;
}

/**
 * Makes a form's dates and guests those of the page, which has one stay: what is chosen in the form is kept, and what is kept stands in
 * the form, whichever part of this page or of another it was chosen in.
 */
export function followStay(form: HTMLFormElement, followed: Followed): void {
  const { read = stayIn, calendar = () => null, show } = followed;
  const keep = () => keepStay(read(form));
  form.addEventListener('change', keep);
  form.addEventListener(datesChanged, keep);
  document.addEventListener(stayChanged, (event) => {
    const stay = (event as CustomEvent<Stay>).detail;
    if (!isSameStay(stay, read(form))) putStay(form, stay, calendar());
    show?.(read(form));
  });
  // The browser shows a page again as it left it: what was chosen on another meanwhile is not in it.
  addEventListener('pageshow', ({ persisted }) => {
    const stay = persisted && keptStay();
    if (stay) keepStay(stay);
  });
}

/** Puts a stay in place of what stands in a form. */
export function putStay(form: HTMLFormElement, stay: Stay, calendar: OwnCalendar | null): void {
  const put = (name: string, value: string) => {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLSelectElement) choose(control, value);
    else if (control instanceof HTMLInputElement) control.value = value;
  };
  put('adults', String(stay.adults));
  put('children', String(stay.children));
  askAges(
    form,
    stay.children,
    stay.ages.map((age) => String(age ?? '')),
    true,
  );
  if (calendar) calendar.show({ from: stay.arrival, to: stay.departure });
  else {
    put('dateStart', stay.arrival);
    put('dateEnd', stay.departure);
  }
}

/** A number that the place does not offer was chosen elsewhere: it stands there, and what the place has to say of it is said. */
function choose(control: HTMLSelectElement, value: string): void {
  const isOffered = [...control.options].some((option) => option.value === value && !isBeyond(option));
  for (const before of [...control.options].filter(isBeyond)) before.remove();
  if (!isOffered) {
    const beyond = new Option(value, value);
    beyond.dataset.beyond = '';
    control.add(beyond);
  }
  control.value = value;
}

/** It is no choice once another was made. */
const isBeyond = ({ dataset }: HTMLOptionElement): boolean => 'beyond' in dataset;
