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

/** The part of a form's address that fills it in, "&comments=…", or nothing. */
export function askedQuery({
  about,
  arrival,
  departure,
  adults,
  children,
  ages,
  location,
  lodge,
}: Asked): string {
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
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) if (value) query.set(name, value);
  return query.size > 0 ? `&${query}` : '';
}
