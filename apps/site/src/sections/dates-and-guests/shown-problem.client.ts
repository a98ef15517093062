import type { Stay } from '../../ui/party/stay.ts';
import { telephoneAddress } from '../../ui/telephone-link/telephone-link.tsx';
import type { StayProblem } from './stay-problem.ts';

/**
 * Says which rule a stay breaks, then the nearest choice that breaks none as a button, then whom to ring; or says nothing.
 *
 * @param take hears the choice when it is pressed
 */
export function showProblem(
  strip: HTMLElement,
  problem: StayProblem | null,
  telephone: string,
  take?: (stay: Stay) => void,
): void {
  const box = strip.querySelector<HTMLElement>('[data-stay-problem]');
  const places = {
    arrival: strip.querySelector<HTMLElement>('[data-late-dates]')?.parentElement,
    departure: strip.querySelector<HTMLElement>('[data-late-dates]')?.parentElement,
    guests: strip.querySelector<HTMLElement>('select[name="adults"]')?.parentElement,
  };
  for (const place of Object.values(places)) delete place?.dataset.wrong;
  if (!box) return;
  box.replaceChildren();
  if (!problem) return;
  const place = places[problem.field];
  if (place) place.dataset.wrong = problem.field;
  const words = document.createElement('p');
  words.textContent = problem.words;
  const ways = document.createElement('div');
  const { instead } = problem;
  if (instead) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = instead.words;
    button.addEventListener('click', () => take?.(instead.stay));
    ways.append(button);
  }
  if (telephone) {
    const link = document.createElement('a');
    link.href = telephoneAddress(telephone);
    link.textContent = `Call ${telephone}`;
    ways.append(link);
  }
  box.append(words, ways);
}
