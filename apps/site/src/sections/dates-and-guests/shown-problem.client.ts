import type { Stay } from '../../ui/party/stay.ts';
import { telephoneAddress } from '../../ui/telephone-link/telephone-link.tsx';
import type { StayProblem } from './stay-problem.ts';

/** The controls of a strip that are wrong: those of one field, and no others. */
function controlsOf(strip: HTMLElement, { field, ages = [] }: StayProblem): readonly HTMLElement[] {
  if (field === 'ages') {
    const all = [...strip.querySelectorAll<HTMLElement>('select[name="age"]')];
    return all.filter((_, place) => ages.includes(place));
  }
  const cell = { arrival: 'from', departure: 'to', adults: 'adults', children: 'children' }[field];
  return [
    ...strip.querySelectorAll<HTMLElement>(`[data-cell="${cell}"] :is(input:not([type="hidden"]), select)`),
  ];
}

/**
 * Says which rule a stay breaks, then the nearest choices that break none, then whom to ring; or says nothing.
 *
 * @param take hears the choice when it is pressed
 * @returns the first control that is wrong, or the strip
 */
export function showProblem(
  strip: HTMLElement,
  problem: StayProblem | null,
  telephone: string,
  take?: (stay: Stay) => void,
): HTMLElement {
  const box = strip.querySelector<HTMLElement>('[data-stay-problem]');
  for (const cell of strip.querySelectorAll<HTMLElement>('[data-wrong]')) {
    delete cell.dataset.wrong;
    const control = cell.querySelector('[aria-describedby="stay-problem"]');
    for (const name of ['aria-invalid', 'aria-describedby']) control?.removeAttribute(name);
  }
  if (!box) return strip;
  box.replaceChildren();
  if (!problem) return strip;
  const controls = controlsOf(strip, problem);
  for (const control of controls) {
    const cell = control.closest('label');
    if (cell) cell.dataset.wrong = problem.field;
    control.setAttribute('aria-invalid', 'true');
    control.setAttribute('aria-describedby', 'stay-problem');
  }
  const words = document.createElement('p');
  words.textContent = problem.words;
  box.append(words);
  const ways = waysOn(problem, telephone, take);
  if (ways.childElementCount > 0) box.append(ways);
  return controls[0] ?? strip;
}

function waysOn(
  { instead, elsewhere }: StayProblem,
  telephone: string,
  take?: (stay: Stay) => void,
): HTMLElement {
  const ways = document.createElement('div');
  const lead = (words: string, href: string) => {
    const link = document.createElement('a');
    link.href = href;
    link.textContent = words;
    ways.append(link);
  };
  if (instead) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = instead.words;
    button.addEventListener('click', () => take?.(instead.stay));
    ways.append(button);
  }
  if (elsewhere) lead(elsewhere.words, elsewhere.href);
  // A number is not parted.
  if (telephone) lead(`Call ${telephone.replaceAll(' ', '\u00a0')}`, telephoneAddress(telephone));
  return ways;
}
