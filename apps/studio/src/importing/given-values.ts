import { type ConvertContext, convert, withoutExport } from './convert.ts';
import type { Given } from './default-mapping.ts';
import type { Target } from './targets.ts';

/** Whether a value of the mapping file stands where the entry has one of its own. */
export const isConstant = (given: Given): given is { readonly value: unknown } => 'value' in given;

const held = (given: Given): unknown => (isConstant(given) ? given.value : given.default);

/** A relation or a picture is written as the `sys.id` it has in the export. */
function asLinks({ kind }: Target, value: unknown): unknown {
  const link = (id: unknown) => ({
    sys: { type: 'Link', linkType: kind === 'upload' ? 'Asset' : 'Entry', id },
  });
  if (kind !== 'upload' && kind !== 'relationship') return value;
  return Array.isArray(value) ? value.map(link) : link(value);
}

/** A value of the mapping file as the studio's field takes it. */
export const givenValue = (target: Target, given: Given, context: ConvertContext): unknown =>
  convert(target, asLinks(target, held(given)), context);

/** Why a field cannot hold a value of the mapping file; relations are known only once the import has begun. */
export function givenFaults(target: Target, given: Given): string[] {
  const faults: string[] = [];
  if (target.kind === 'upload' || target.kind === 'relationship') {
    const ids = [held(given)].flat();
    return ids.every((id) => typeof id === 'string')
      ? []
      : [`"${target.name}" needs the sys.id of an entry or asset`];
  }
  const hear = (words: string) => void faults.push(words);
  const made = givenValue(target, given, withoutExport(hear));
  return made === undefined && faults.length === 0
    ? [`"${target.name}" cannot hold ${JSON.stringify(held(given))}`]
    : faults;
}
