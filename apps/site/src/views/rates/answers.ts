import type { PageAnswers } from '../../content/page/answered-query.ts';
import { currencyPart, questionParts } from '../../sections/answered-parts.ts';

export const ratesAnswers: PageAnswers = { parts: { currency: currencyPart, ...questionParts } };
