import { stayAnswers } from '../ui/party/stay.ts';

/** What a link to a form fills in there, by the names of the form's fields; the form shows it, and the visitor may change it. */
export interface Asked {
  /** What she asks about, as the end of a sentence: "the Reed suite at Island Camp". */
  readonly about?: string;
  /** yyyy-mm-dd. */
  readonly arrival?: string;
  readonly departure?: string;
  readonly adults?: number;
  readonly children?: number;
  /** Years of each child. */
  readonly ages?: readonly number[];
  /** As `locationToVisit` spells it, where the page itself is of no property. */
  readonly location?: string;
  /** As `likeToVisitTheseLodges` spells it: "Island Camp". */
  readonly lodge?: string;
}

/** The part of a form's address that fills it in, "&comments=…", or nothing. */
export function askedQuery(asked: Asked): string {
  const { about, location, lodge } = asked;
  const query = new URLSearchParams({
    ...(about ? { comments: `I'd like to enquire about ${about}.` } : {}),
    ...stayAnswers(asked),
    ...(location ? { locationToVisit: location } : {}),
    ...(lodge ? { likeToVisitTheseLodges: lodge } : {}),
  });
  return query.size > 0 ? `&${query}` : '';
}
