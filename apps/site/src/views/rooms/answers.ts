import { type AnsweredRoutes, answeredOn, own } from '../../content/page/answered-query.ts';
import { currencyPart } from '../../sections/answered-parts.ts';

/** Rooms a visitor puts side by side as she likes, and what they cost. */
export const answers: AnsweredRoutes = answeredOn(
  ['/[property]/[lodge]/rooms', '/[property]/rooms', '/[property]/suites'],
  {
    parts: { currency: currencyPart, compare: { ...own, many: true } },
  },
);
