import type { PageAnswers } from '../../content/page/answered-query.ts';
import { currencyPart } from '../answered-parts.ts';

/** A page that shows prices, and is asked for nothing else. */
export const pricedPage: PageAnswers = { parts: { currency: currencyPart } };
