import { type Collection, type EntryLike, regionOfKey } from '@sundowner/brand';
import type { Act, Appearance, Situation } from './appearance.ts';
import { appearanceRules, ownPage, pageless } from './appearance-rules.ts';
import { formOf } from './entry-context.ts';
import { isEmpty } from './form-fields.ts';
import { type ListSuggestion, listRules } from './list-suggestions.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Whether the panel tells of entries of a collection where they appear. */
export const appears = (collection: string): boolean => Object.hasOwn(appearanceRules, collection);

const ordinal = (at: number, of: number): string => `no. ${at} of ${of}`;

/** A list that somebody has put the entry into, or could. */
function ofPlace({ from, id, field: name, ...each }: ListSuggestion): Appearance {
  const { place, stands, at, of, full, published, lacking } = each;
  const there: Act = { words: 'Move', href: formOf(from, id, name) };
  if (lacking && stands !== 'no')
    return { place, stands: 'no', why: lacking.why, act: { words: lacking.words, field: lacking.field } };
  if (stands === 'seen') return { place, stands: 'yes', why: ordinal(at, of), act: there };
  if (stands === 'saved')
    return {
      ...{ place, stands: 'no' as const, why: 'in a draft that is not published yet' },
      act: { words: 'Open it', href: formOf(from, id, name) },
    };
  if (full)
    return { place, stands: 'no', why: `it takes no more than ${of}`, act: { ...there, words: 'Open it' } };
  return {
    ...{
      place,
      stands: 'no' as const,
      why: published ? 'not put there yet' : 'not put there yet, and not published',
    },
    act: { words: 'Add it there', add: { from, id, field: name } },
  };
}

/** Where visitors meet an entry and where they do not, each with its reason: first what somebody decides, then what follows by itself. */
export function whereShown(situation: Situation): readonly Appearance[] {
  const shown = situation.suggestions.filter(({ likely, stands }) => likely || stands !== 'no');
  const { collection } = situation;
  return [
    ...(pageless.has(collection) ? [] : [ownPage(situation)]),
    ...shown.map(ofPlace),
    ...(appearanceRules[collection] ?? []).map((rule) => rule(situation)),
  ];
}

/** Nothing leads to a published entry: visitors find it by search alone. */
export interface Lonely {
  /** Why visitors do not meet it even so; empty where they do. */
  readonly hindered: string;
  readonly offers: readonly (ListSuggestion & { readonly href: string })[];
}

/** What name an entry because they belong to it, and lead nobody there. */
const belonging: ReadonlySet<string> = new Set(['offer', 'rate', 'room']);

/** What visitors are led to without a list that somebody keeps. */
const ledByItself: Readonly<Record<string, (entry: EntryLike, known: Collection) => boolean>> = {
  propertyUpdated: ({ region }, known) => regionOfKey(text(region), known)?.hidden === false,
  experiences: ({ properties }) => !isEmpty(properties),
  room: ({ accommodation }) => !isEmpty(accommodation),
};

/**
 * Whether a published entry stands alone, and which lists could take it up, the likeliest first.
 *
 * @param usedBy collections of the published entries that show it or link to its page
 */
export function lonelinessOf(situation: Situation, usedBy: readonly string[]): Lonely | null {
  const { collection, entry, known, suggestions, published } = situation;
  if (!published || !Object.hasOwn(listRules, collection)) return null;
  const isLed =
    suggestions.some(({ stands, lacking }) => stands === 'seen' && !lacking) ||
    usedBy.some((user) => !belonging.has(user)) ||
    ledByItself[collection]?.(entry, known) === true;
  if (isLed) return null;
  const offers = [...suggestions]
    .sort((a, b) => Number(b.likely) - Number(a.likely))
    .map((each) => ({ ...each, href: formOf(each.from, each.id, each.field) }));
  const own = pageless.has(collection) ? null : ownPage(situation);
  return { hindered: own?.stands === 'no' ? own.why : '', offers };
}
