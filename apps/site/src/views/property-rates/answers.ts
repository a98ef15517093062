import type { AnsweredRoutes } from '../../content/page/answered-query.ts';
import { currencyPart, questionParts } from '../../sections/answered-parts.ts';

export const answers: AnsweredRoutes = {
  '/[property]/rates-and-offers': { parts: { currency: currencyPart, ...questionParts } },
};
