import { shownByPersona } from '../../content/experience/persona.ts';
import type { AnsweredRoutes } from '../../content/page/answered-query.ts';
import { currencyPart } from '../../sections/answered-parts.ts';

export const answers: AnsweredRoutes = {
  '/experiences/[category]': { parts: { ...shownByPersona.parts, currency: currencyPart } },
};
