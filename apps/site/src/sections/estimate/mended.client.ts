import { houseToday } from '../../installation/installation.ts';
import type { OwnCalendar } from '../../ui/date-range-field/own-calendar.island.tsx';
import { fieldIds, type QuestionField, readQuestion } from './read-question.ts';

const fields = Object.keys(fieldIds) as readonly QuestionField[];

/**
 * Judges again what was found wrong when the sum was asked for: its message goes as soon as it is mended, as in every form, and with the
 * last of them the summary in the place of the sum.
 *
 * @param result where the sum stands
 * @param calendar in the place of the browser's own date fields; `null` while those stand there
 */
export function judgeAgain(form: HTMLFormElement, result: HTMLElement, calendar: OwnCalendar | null): void {
  const found = fields.flatMap((field) => {
    const message = form.querySelector<HTMLElement>(`#${fieldIds[field]}-error`);
    return message ? [{ field, message }] : [];
  });
  if (found.length === 0) return;
  const asked = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  const { errors } = readQuestion(new URLSearchParams(asked), houseToday(Date.now()));
  for (const { field, message } of found) {
    const wrong = errors[field];
    if (field === 'dates' && calendar) calendar.tell(wrong);
    else if (wrong === undefined) mend(message);
    else if (wrong !== message.textContent) message.lastChild?.replaceWith(wrong);
  }
  const summary = result.querySelector('[data-estimate-wrong]');
  if (summary && found.every(({ field }) => errors[field] === undefined))
    summary.textContent = 'Press “Calculate”: the price is shown here.';
}

/** Takes a message from a field, and from the controls it was tied to. */
function mend(message: HTMLElement): void {
  const field = message.closest<HTMLElement>('fieldset, [data-ages]') ?? message.parentElement;
  for (const part of field ? [field, ...field.querySelectorAll('[aria-invalid], [aria-describedby]')] : []) {
    part.removeAttribute('aria-invalid');
    const others =
      part
        .getAttribute('aria-describedby')
        ?.split(' ')
        .filter((id) => id !== message.id) ?? [];
    if (others.length > 0) part.setAttribute('aria-describedby', others.join(' '));
    else part.removeAttribute('aria-describedby');
  }
  message.remove();
}
