import { keptWords, noStay, type Stay, stayAnswers, stayKey, stayOf } from './stay.ts';

/** `null` while nothing was chosen in this session. */
export function keptStay(): Stay | null {
  const words = keptWords();
  return words && stayOf(words);
}

/** Keeps a stay for the session, and with it what a form is filled in with: a dialog then reads no more than that. */
export function keepStay(stay: Stay): void {
  const asked = stay.arrival === '' ? {} : stayAnswers(stay);
  try {
    sessionStorage.setItem(stayKey, JSON.stringify({ ...stay, asked }));
  } catch {
    // It then lasts as long as the page.
  }
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
