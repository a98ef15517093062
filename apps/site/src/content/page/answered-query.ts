/** What one value of a part of a query comes to. */
export interface Said {
  /** As the page sees it: of all spellings that ask the same, one. */
  readonly value: string;
  /**
   * `kept`: a value out of a known few, whose answer may be kept under an address of its own. `own`: the answer is this visitor's
   * alone and costs a drawing, which is counted. `filled`: as `own`, where it only fills in fields of the page: once a visitor has asked
   * too much, the page is sent without. `free`: as `own`, on a page that is made for one visitor anyway; not counted.
   */
  readonly as: 'kept' | 'own' | 'filled' | 'free';
}

/** A part of a query that a page answers. */
export interface AnsweredPart {
  /** What a value says; `null` for one that asks nothing: the page never sees it. */
  readonly said: (value: string) => Said | null;
  /** Every value counts; without it the first alone. */
  readonly many?: true;
}

/**
 * Which parts of a query a page answers, and which of these answers may be kept. What it does not name here the page never sees
 * (server/pages/asked-of-page.ts), so that no answer can depend on it.
 */
export interface PageAnswers {
  readonly parts: Readonly<Record<string, AnsweredPart>>;
  /** Made for one visitor, whatever is asked of it: never kept. */
  readonly forOneVisitor?: true;
}

/** What routes of src/pages answer, by the path of a route's file: `/[property]/rooms`. */
export type AnsweredRoutes = Readonly<Record<string, PageAnswers>>;

/** The page is the same whatever stands in its query. */
export const answersNothing: PageAnswers = { parts: {} };

/** The visitor's own question, even with nothing in it: a form sent empty has an answer too. */
export const own: AnsweredPart = { said: (value) => ({ value, as: 'own' }) };

/** As `own`, where nothing in it asks nothing: the filter nobody chose from. */
export const ownUnlessEmpty: AnsweredPart = {
  said: (value) => (value.trim() === '' ? null : { value, as: 'own' }),
};

/** A part of a page that is made for one visitor anyway. */
export const free: AnsweredPart = { said: (value) => ({ value, as: 'free' }) };

/** The same part under each of these names. */
export const each = (names: readonly string[], part: AnsweredPart): Readonly<Record<string, AnsweredPart>> =>
  Object.fromEntries(names.map((name) => [name, part]));

/** The same answers on each of these routes. */
export const answeredOn = (routes: readonly string[], answers: PageAnswers): AnsweredRoutes =>
  Object.fromEntries(routes.map((route) => [route, answers]));
