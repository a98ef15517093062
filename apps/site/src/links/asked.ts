/** What a link to a form fills in there, by the names of the form's fields; the form shows it, and the visitor may change it. */
export interface Asked {
  /** What she asks about, as the end of a sentence: "the River suite at River Lodge". */
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
  /** As `likeToVisitTheseLodges` spells it: "River Lodge". */
  readonly lodge?: string;
}

/** What a form is filled in with, by the names of its fields. */
export function askedAnswers(asked: Asked): Readonly<Record<string, string>> {
  const { about, arrival, departure, adults, children, ages, location, lodge } = asked;
  const fields = {
    comments: about && `I'd like to enquire about ${about}.`,
    dateStart: arrival,
    dateEnd: departure,
    adults: adults && String(adults),
    children: children && String(children),
    agesOfChildren: ages?.join(', '),
    locationToVisit: location,
    likeToVisitTheseLodges: lodge,
  };
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
}

/** The part of a form's address that fills it in, "&comments=…", or nothing. */
export function askedQuery(asked: Asked): string {
  const query = new URLSearchParams(askedAnswers(asked));
  return query.size > 0 ? `&${query}` : '';
}
