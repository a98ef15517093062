import { type AnsweredRoutes, answeredOn, own } from '../../content/page/answered-query.ts';
import { stayPage } from '../../sections/answered-parts.ts';

/** Rooms a visitor puts side by side as she likes, and what a stay in them costs. */
export const answers: AnsweredRoutes = answeredOn(
  ['/[property]/[lodge]/rooms', '/[property]/rooms', '/[property]/suites'],
  {
    parts: { ...stayPage.parts, compare: { ...own, many: true } },
  },
);
