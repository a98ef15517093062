import { own, type PageAnswers } from '../../content/page/answered-query.ts';
import { currencyPart } from '../../sections/answered-parts.ts';

/** Rooms a visitor puts side by side as she likes, and what they cost. */
export const roomsAnswers: PageAnswers = {
  parts: { currency: currencyPart, compare: { ...own, many: true } },
};
