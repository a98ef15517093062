import { toMoment } from './dates.ts';
import { isRecord } from './read-export.ts';
import { fromMarkdown } from './rich-text/markdown.ts';
import { isRichText, plainText, type SourceNode } from './rich-text/source-nodes.ts';
import { type LinkTargets, toLexical } from './rich-text/to-lexical.ts';
import type { Target } from './targets.ts';

/** A link of Contentful to an entry or an asset. */
export interface SourceLink {
  readonly to: 'Entry' | 'Asset';
  readonly id: string;
}

/** An entry or a picture in the studio. */
export interface Reference {
  readonly collection: string;
  readonly id: number;
}

/** What a value may need of the rest of the export and of the studio. */
export interface ConvertContext {
  readonly texts: LinkTargets;
  /** The asset whose file has this address. */
  assetByAddress(address: string): string | null;
  /** The entry a link leads to; `null` when there is none yet, or never will be. */
  reference(link: SourceLink): Reference | null;
  /** The values of an entry that has no collection of its own and becomes a row of another: by field, in one locale. */
  inside(id: string): Readonly<Record<string, unknown>> | null;
  /** A name of the entry, for fields of words. */
  nameOf(id: string): string | null;
  addressOf(asset: string): string | null;
  warn(words: string): void;
  note(words: string): void;
}

/** The context of words, which need nothing of the export. @param say hears what cannot be taken */
export const withoutExport = (say: (words: string) => void = () => undefined): ConvertContext => ({
  texts: { asset: () => null, entry: () => null },
  assetByAddress: () => null,
  reference: () => null,
  inside: () => null,
  nameOf: () => null,
  addressOf: () => null,
  warn: say,
  note: say,
});

export function linkOf(value: unknown): SourceLink | null {
  if (!isRecord(value) || !isRecord(value.sys) || value.sys.type !== 'Link') return null;
  const { linkType, id } = value.sys;
  if ((linkType !== 'Entry' && linkType !== 'Asset') || typeof id !== 'string') return null;
  return { to: linkType, id };
}

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

/** Addresses of Contentful's files begin with two slashes (GEN-04). */
const withProtocol = (text: string): string =>
  /^\/\/[\w-]+(\.[\w-]+)+(\/|$)/.test(text) ? `https:${text}` : text;

/**
 * A value of Contentful as the studio's field takes it, by the field's kind. What cannot be taken is left out and said.
 *
 * @returns `undefined` for nothing
 */
export function convert(target: Target, value: unknown, context: ConvertContext): unknown {
  if (value === undefined || value === null || value === '') return undefined;
  switch (target.kind) {
    case 'text':
      return textValue(target, value, context);
    case 'richText':
      return longText(value, context);
    case 'number':
      return numberValue(target, value, context);
    case 'checkbox':
      return typeof value === 'string' ? /^(true|yes|1)$/i.test(value) : Boolean(value);
    case 'date':
      return converted(toMoment(value), target, value, context, 'is no date');
    case 'select':
      return choice(target, value, context);
    case 'upload':
    case 'relationship':
      return related(target, value, context);
    case 'array':
      return rows(target, value, context);
    case 'group':
      return group(target, value, context);
    case 'point':
      return point(value);
    case 'json':
      return value;
  }
}

function converted(
  made: unknown,
  { name }: Target,
  value: unknown,
  context: ConvertContext,
  fault: string,
): unknown {
  if (made !== null && made !== undefined) return made;
  context.warn(`${name}: ${shown(value)} ${fault} and was left out`);
  return undefined;
}

const shown = (value: unknown): string => JSON.stringify(value)?.slice(0, 60) ?? String(value);

function textValue(target: Target, value: unknown, context: ConvertContext): unknown {
  const texts = asList(value).flatMap((part) => words(part, context) ?? []);
  if (target.many) return texts;
  return texts.length > 0 ? texts.join(', ') : undefined;
}

function words(value: unknown, context: ConvertContext): string | null {
  if (typeof value === 'string') return withProtocol(value);
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (isRichText(value)) return plainText(value) || null;
  const link = linkOf(value);
  if (link) return link.to === 'Asset' ? context.addressOf(link.id) : context.nameOf(link.id);
  const place = placeOf(value);
  if (place) return printed(place);
  context.warn(`${shown(value)} is no text and was left out`);
  return null;
}

function longText(value: unknown, context: ConvertContext): unknown {
  const document: unknown = isRichText(value) ? value : markdownOf(value, context);
  return toLexical(document, context.texts, (note) => context.note(note)) ?? undefined;
}

function markdownOf(value: unknown, context: ConvertContext): SourceNode | null {
  const text = textValue({ many: false } as Target, value, context);
  return typeof text === 'string' ? fromMarkdown(text, (address) => context.assetByAddress(address)) : null;
}

function numberValue(target: Target, value: unknown, context: ConvertContext): unknown {
  const place = placeOf(value);
  if (place) return /^lat/i.test(target.name) ? place.lat : place.lon;
  const number = typeof value === 'string' ? Number(value.replace(/[\s,](?=\d{3}\b)/g, '')) : value;
  return converted(
    typeof number === 'number' && Number.isFinite(number) ? number : null,
    target,
    value,
    context,
    'is no number',
  );
}

const letters = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

function choice(target: Target, value: unknown, context: ConvertContext): unknown {
  const chosen = asList(value).flatMap((part) => {
    const name = words(part, context);
    const option = target.options.find(
      (one) => name !== null && [one.value, one.label].some((known) => letters(known) === letters(name)),
    );
    if (!option && name !== null)
      context.warn(`${target.name}: "${name}" is none of the choices and was left out`);
    return option ? [option.value] : [];
  });
  return target.many ? chosen : chosen[0];
}

function related(target: Target, value: unknown, context: ConvertContext): unknown {
  const found = asList(value).flatMap((part) => {
    const link = linkOf(part);
    if (!link) {
      context.warn(`${target.name}: ${shown(part)} is no link and was left out`);
      return [];
    }
    const reference = context.reference(link) ?? pictureInside(link, target, context);
    if (!reference) return [];
    if (!target.relationTo.includes(reference.collection)) {
      context.warn(`${target.name}: ${link.id} is of ${reference.collection}, which does not belong here`);
      return [];
    }
    return [
      target.relationTo.length > 1 ? { relationTo: reference.collection, value: reference.id } : reference.id,
    ];
  });
  return target.many ? found : found[0];
}

/** An entry that wraps a picture with its caption stands for the picture. */
function pictureInside(link: SourceLink, target: Target, context: ConvertContext): Reference | null {
  if (target.kind !== 'upload' || link.to !== 'Entry') return null;
  for (const value of Object.values(context.inside(link.id) ?? {})) {
    const inner = linkOf(Array.isArray(value) ? value[0] : value);
    if (inner?.to === 'Asset') return context.reference(inner);
  }
  return null;
}

/** The fields of a group or a row from what has fields of the same names. */
function fieldsFrom(
  targets: readonly Target[],
  values: Readonly<Record<string, unknown>>,
  context: ConvertContext,
): Record<string, unknown> {
  const made: Record<string, unknown> = {};
  const byName = new Map(Object.keys(values).map((name) => [letters(name), name]));
  for (const target of targets) {
    const source =
      byName.get(letters(target.name)) ?? otherNames(target).find((name) => values[name] !== undefined);
    const value = source === undefined ? undefined : convert(target, values[source], context);
    if (value !== undefined) made[target.name] = value;
  }
  return made;
}

/** Names rows and groups go by elsewhere. */
const rowNames: Readonly<Record<string, readonly string[]>> = {
  displayName: ['name', 'title', 'label', 'text'],
  url: ['link', 'href', 'slug'],
  link: ['url', 'href'],
  name: ['title', 'displayName', 'label'],
  title: ['name', 'heading', 'displayName'],
  text: ['copy', 'description', 'body', 'title', 'name'],
  image: ['picture', 'photo', 'backgroundImage', 'file'],
  picture: ['image', 'photo', 'backgroundImage', 'file'],
  file: ['asset', 'document', 'download'],
  latitude: ['lat'],
  longitude: ['lon', 'lng'],
};
const otherNames = ({ name }: Target): readonly string[] => rowNames[name] ?? [];

function rows(target: Target, value: unknown, context: ConvertContext): unknown {
  return asList(value).flatMap((part) => {
    const row = rowFrom(target.fields, part, context);
    if (Object.keys(row).length > 0) return [row];
    context.warn(`${target.name}: ${linkOf(part)?.id ?? shown(part)} made no row and was left out`);
    return [];
  });
}

function rowFrom(fields: readonly Target[], part: unknown, context: ConvertContext): Record<string, unknown> {
  const link = linkOf(part);
  if (!link && isRecord(part) && !isRichText(part)) return fieldsFrom(fields, part, context);
  if (link?.to === 'Entry') {
    const reference = context.reference(link);
    const relation = fields.find(
      ({ kind, relationTo }) =>
        kind === 'relationship' && reference && relationTo.includes(reference.collection),
    );
    if (relation) return { [relation.name]: convert(relation, part, context) };
    return fieldsFrom(fields, context.inside(link.id) ?? {}, context);
  }
  const wanted = link ? ['upload'] : ['text', 'richText', 'number', 'select', 'date'];
  const field = fields.find(({ kind }) => wanted.includes(kind));
  const made = field ? convert(field, part, context) : undefined;
  return field && made !== undefined ? { [field.name]: made } : {};
}

function group(target: Target, value: unknown, context: ConvertContext): unknown {
  const made = rowFrom(target.fields, Array.isArray(value) ? value[0] : value, context);
  return Object.keys(made).length > 0 ? made : undefined;
}

interface Place {
  readonly lat: number;
  readonly lon: number;
}

function placeOf(value: unknown): Place | null {
  return isRecord(value) && typeof value.lat === 'number' && typeof value.lon === 'number'
    ? { lat: value.lat, lon: value.lon }
    : null;
}

/** As the studio prints a place: "24.98° S, 31.53° E". */
function printed({ lat, lon }: Place): string {
  const part = (degrees: number, positive: string, negative: string) =>
    `${Math.abs(degrees).toFixed(2)}° ${degrees < 0 ? negative : positive}`;
  return `${part(lat, 'N', 'S')}, ${part(lon, 'E', 'W')}`;
}

/** A place as longitude and latitude, in that order. */
function point(value: unknown): unknown {
  const place = placeOf(value);
  return place ? [place.lon, place.lat] : undefined;
}
