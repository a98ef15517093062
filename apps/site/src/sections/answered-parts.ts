import { filmAsked } from '@sundowner/brand';
import { mostAdults, mostChildren, oldestChild } from '@sundowner/brand/party';
import { isDay } from '@sundowner/calendar/day';
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

const numberFilled = (least: number, most: number): AnsweredPart => ({
  said(value) {
    const number = Number(value);
    const isOne = value.trim() !== '' && Number.isInteger(number) && number >= least && number <= most;
    return isOne ? { value: String(number), as: 'filled' } : null;
  },
});
const dayFilled: AnsweredPart = { said: (value) => (isDay(value) ? { value, as: 'filled' } : null) };
const ageFilled = numberFilled(0, oldestChild);

/** What fills in a strip of dates and guests, by the names of its fields: it is drawn with a stay, so that it needs no script to have one. */
const stayParts: PageAnswers['parts'] = {
  ...each(['dateStart', 'dateEnd'], dayFilled),
  adults: numberFilled(1, mostAdults),
  children: numberFilled(0, mostChildren),
  // An age that is not told keeps its place.
  age: { said: (value) => ageFilled.said(value) ?? { value: '', as: 'filled' }, many: true },
};

/** An entry by its slug. */
const slugFilled: AnsweredPart = {
  said: (value) => (/^[a-z0-9-]{1,100}$/.test(value) ? { value, as: 'filled' } : null),
};

/** A page with a strip of dates and guests; which of its rooms, and with a night in which treehouse, an address may say. */
export const stayPage: PageAnswers = {
  parts: { currency: currencyPart, ...stayParts, ...each(['room', 'treehouse'], slugFilled) },
};

/** A page that is asked for one night: the lodge of the others is chosen there. */
export const nightPage: PageAnswers = {
  parts: {
    ...stayPage.parts,
    likeToVisitTheseLodges: {
      said: (value) => (value === '' || value.length > 100 ? null : { value, as: 'filled' }),
    },
  },
};

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
