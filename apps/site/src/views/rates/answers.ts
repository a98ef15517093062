import type { AnsweredRoutes } from '../../content/page/answered-query.ts';
import { currencyPart, questionParts } from '../../sections/answered-parts.ts';

export const answers: AnsweredRoutes = { '/rates': { parts: { currency: currencyPart, ...questionParts } } };
