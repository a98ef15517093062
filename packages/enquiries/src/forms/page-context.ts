import { type Field, type FormConfig, type FormValues, fieldsOf, isListField, type Section } from './form.ts';

/** What the page a form was opened on tells of it. */
export interface PageContext {
  /** Path on our own host. */
  readonly from: string;
  readonly property: {
    readonly key: string;
    /** As the list of locations of the email form spells it; empty where that does not offer it. */
    readonly location: string;
    readonly name: string;
  } | null;
  /** Name of the lodge, as the list of lodges spells it. */
  readonly lodge?: string;
  /** As the list of residences spells it. */
  readonly residence?: string;
  /** Name of the package, or of the curated journey. */
  readonly package?: string;
  /** Value of the page's experience in the list of experiences. */
  readonly experience?: string;
  /** The experience's category in words: "Safari". */
  readonly category?: string;
  /** As the list of vacancies spells it. */
  readonly vacancy?: string;
  /** What a form sent from there counts as (SUB-08, SUB-11); absent for everything that counts with the home page. */
  readonly countsAs?: string;
  /** What the link that led here was about, by the names of fields: see `askedBy`. */
  readonly asked?: Readonly<Record<string, string>>;
}

/** The page of a form opened by its own address. */
export const noPage: PageContext = { from: '/', property: null };

/** What a link may fill in: what the visitor was looking at, never who she is. */
export const askable: readonly string[] = [
  'comments',
  'dateStart',
  'dateEnd',
  'adults',
  'children',
  'agesOfChildren',
  'locationToVisit',
  'likeToVisitTheseLodges',
];

/** Besides, what a link may fill into the letter form, which no dialog has. */
export const askableOfLetter: readonly string[] = ['subject', 'enquiryReference'];

/** A strip that is sent without scripts says each child's age by itself, in the order of its children; one that is not told is left out. */
export const askedAge = 'age';

/** What the query of a link to a form fills in: "?comments=…&dateStart=29 April 2027&adults=2". Anything else of it is left out. */
export function askedBy(query: URLSearchParams): Readonly<Record<string, string>> {
  const ages = query.getAll(askedAge).filter(Boolean).join(', ');
  return {
    ...(ages && { agesOfChildren: ages }),
    ...Object.fromEntries([...query].filter(([name]) => askable.includes(name))),
  };
}

/** A value a link gives a field, where the field could hold it. A number the form does not take stands there, and it says why. */
function askedOf(field: Field, value: string | undefined): string | undefined {
  const fits =
    value !== undefined &&
    value.length <= field.maxLength &&
    (field.rule !== 'numeric' || Number(value) >= (field.min ?? 0));
  return fits ? offered(field, value) : undefined;
}

function offered(field: Field, value: string | undefined): string | undefined {
  if (value === undefined || !field.choices) return value;
  return field.choices.some((choice) => choice.value === value) ? value : undefined;
}

function presetOf(field: Field, context: PageContext): string | undefined {
  switch (field.preset) {
    case 'location-of-page':
      return offered(field, context.property?.location);
    case 'lodge-of-page':
      return context.lodge;
    case 'residence-of-page':
      return offered(field, context.residence);
    case 'package-of-page':
      // Of a curated journey, which the list does not offer, only the comments tell.
      return offered(field, context.package);
    case 'package-words':
      return context.package && `I'd like to enquire about the ${context.package} package.`;
    case 'experience-of-page':
      return offered(field, context.experience);
    case 'vacancy-of-page':
      return offered(field, context.vacancy);
    default:
      // The time zone is the browser's to say.
      return undefined;
  }
}

/**
 * What a form starts with on a page (FRM-09, FRM-18): every field is empty but its presets.
 *
 * @param form with the choices as they are offered now
 */
export function presetValues(form: FormConfig, context: PageContext): FormValues {
  const values: FormValues = {};
  for (const field of fieldsOf(form)) {
    const value = askedOf(field, context.asked?.[field.name]) || presetOf(field, context) || field.unset;
    if (value) values[field.name] = isListField(field) ? [value] : value;
  }
  return values;
}

/** A section's heading on a page: "Other Safari experiences", or "Other experiences" where the page has no category. */
export function sectionHeading(section: Section, context: PageContext): string | null {
  const category = context.category ? `${context.category} ` : '';
  return section.heading?.replace('{category} ', category) ?? null;
}
