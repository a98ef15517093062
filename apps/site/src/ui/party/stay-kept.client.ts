import { keptWords, stayKey } from './kept-words.ts';
import { noStay, type Stay, stayAnswers, stayOf } from './stay.ts';

/** `null` while nothing was chosen in this session. */
export function keptStay(): Stay | null {
  const words = keptWords();
  return words && stayOf(words);
}

/** Told on the document, with the stay, whenever it changes: every part of the page then shows the same one. */
export const stayChanged = 'stay-changed';

/**
 * Keeps a stay for the session, and with it what a form is filled in with: a dialog then reads no more than that. The page's own parts
 * hear of it.
 */
export function keepStay(stay: Stay): void {
  const asked = stay.arrival === '' ? {} : stayAnswers(stay);
  try {
    sessionStorage.setItem(stayKey, JSON.stringify({ ...stay, asked }));
  } catch {
    // It then lasts as long as the page.
  }
  document.dispatchEvent(new CustomEvent<Stay>(stayChanged, { detail: stay }));
}

/** What stands in a form whose fields are named as the enquiry's are. */
export function stayIn(form: HTMLFormElement): Stay {
  const data = new FormData(form);
  return stayOf({
    arrival: data.get('dateStart') ?? '',
    departure: data.get('dateEnd') ?? '',
    adults: data.get('adults') ?? noStay.adults,
    children: data.get('children') ?? 0,
    ages: data.getAll('age'),
  });
}

/** Fills in what the session keeps, where nothing was asked for yet. */
export function fillIn(form: HTMLFormElement): void {
  const stay = keptStay();
  const field = (name: string) => form.elements.namedItem(name);
  const set = (name: string, value: string) => {
    const control = field(name);
    if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) control.value = value;
  };
  const start = field('dateStart');
  if (!stay || !(start instanceof HTMLInputElement) || start.value !== '') return;
  set('dateStart', stay.arrival);
  set('dateEnd', stay.departure);
  set('adults', String(stay.adults));
  set('children', String(stay.children));
}
