import { filmAsked } from '@sundowner/brand';
import { documentFilterNames } from '../content/gallery/document-listing.ts';
import {
  type AnsweredPart,
  each,
  own,
  ownUnlessEmpty,
  type PageAnswers,
} from '../content/page/answered-query.ts';
import { installation } from '../installation/installation.ts';

/** The currency a visitor wants prices in, for every page that has the switch. In what they are kept in, or in what is no currency, the page is as it is kept. */
export const currencyPart: AnsweredPart = {
  said(value) {
    const currency = value.trim().toUpperCase();
    const other = /^[A-Z]{3}$/.test(currency) && currency !== installation().baseCurrency;
    return other ? { value: currency, as: 'own' } : null;
  },
};

/** A page that shows prices, and is asked for nothing else. */
export const pricedPage: PageAnswers = { parts: { currency: currencyPart } };

/** A page of documents, which a visitor narrows down as she likes. */
export const listedDocuments: PageAnswers = {
  parts: each(Object.values(documentFilterNames), ownUnlessEmpty),
};

/** A page of films, of which an address may have one ready to play. */
export const playedFilm: PageAnswers = { parts: { [filmAsked]: ownUnlessEmpty } };

/** The parts of an address that ask what a stay would cost (read-question.ts). Sent empty they are answered with what is missing. */
export const questionParts: Readonly<Record<string, AnsweredPart>> = {
  ...each(['room', 'treehouse', 'dateStart', 'dateEnd', 'adults', 'children'], own),
  age: { ...own, many: true },
};
