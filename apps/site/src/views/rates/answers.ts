import type { PageAnswers } from '../../content/page/answered-query.ts';
import { currencyPart } from '../../sections/answered-parts.ts';
import { questionParts } from '../../sections/estimate/question-parts.ts';

export const ratesAnswers: PageAnswers = { parts: { currency: currencyPart, ...questionParts } };
