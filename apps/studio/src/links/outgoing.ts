import type { Field, Tab } from 'payload';
import { ownPath } from './link-form.ts';

/** One thing an entry needs: another entry or picture (`blog:12`), or a page of our own (`path:/blog/first-rains`). */
export interface Outgoing {
  readonly target: string;
  /** Where in the entry, in the studio's own words: "Links › Where it leads". */
  readonly where: string;
}

type Values = Readonly<Record<string, unknown>>;

const values = (value: unknown): Values | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Values) : null;
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const entryTarget = (collection: string, id: unknown): string => `${collection}:${String(id)}`;
export const pathTarget = (path: string): string => `path:${path}`;

const labelOf = (field: Field | Tab): string =>
  'label' in field && typeof field.label === 'string' ? field.label : '';
const inside = (where: string, label: string) => (where && label ? `${where} › ${label}` : where || label);

function related(value: unknown, relationTo: string | readonly string[], where: string): Outgoing[] {
  return (Array.isArray(value) ? value : [value]).flatMap((one) => {
    const held = values(one);
    const collection = Array.isArray(relationTo) ? held?.relationTo : relationTo;
    const id = Array.isArray(relationTo) ? held?.value : one;
    const known = values(id)?.id ?? id;
    return known === null || known === undefined
      ? []
      : [{ target: entryTarget(String(collection), known), where }];
  });
}

/** Every address a rich text links to. */
export function hrefsIn(node: unknown): string[] {
  const held = values(node);
  if (!held) return [];
  const href = held.type === 'link' || held.type === 'autolink' ? values(held.fields)?.url : null;
  const below = list(held.children).flatMap(hrefsIn);
  return typeof href === 'string' ? [href, ...below] : below;
}

/** Links and pictures inside a rich text, at any depth. */
function inText(node: unknown, where: string): Outgoing[] {
  const held = values(node);
  if (!held) return [];
  const found: Outgoing[] = [];
  const fields = values(held.fields);
  const path = held.type === 'link' || held.type === 'autolink' ? ownPath(fields?.url) : null;
  if (path) found.push({ target: pathTarget(path), where });
  if (held.type === 'upload' && held.relationTo)
    found.push(...related(held.value, String(held.relationTo), where));
  for (const child of list(held.children)) found.push(...inText(child, where));
  return found;
}

function ofField(field: Field, data: Values, where: string): Outgoing[] {
  switch (field.type) {
    case 'tabs':
      return field.tabs.flatMap((tab) =>
        findOutgoing(tab.fields, 'name' in tab && tab.name ? values(data[tab.name]) : data, where),
      );
    case 'row':
    case 'collapsible':
      return findOutgoing(field.fields, data, where);
    case 'group':
      return findOutgoing(
        field.fields,
        'name' in field && field.name ? values(data[field.name]) : data,
        inside(where, labelOf(field)),
      );
    case 'array':
      return list(data[field.name]).flatMap((row) =>
        findOutgoing(field.fields, values(row), inside(where, labelOf(field))),
      );
    case 'blocks':
      return list(data[field.name]).flatMap((row) => {
        const block = field.blocks.find(({ slug }) => slug === values(row)?.blockType);
        return block ? findOutgoing(block.fields, values(row), inside(where, labelOf(field))) : [];
      });
    case 'relationship':
    case 'upload':
      return related(data[field.name], field.relationTo, inside(where, labelOf(field)));
    case 'richText':
      return inText(values(data[field.name])?.root, inside(where, labelOf(field)));
    case 'text': {
      const path = field.custom?.leadsTo === 'protected' ? ownPath(data[field.name]) : null;
      return path ? [{ target: pathTarget(path), where: inside(where, labelOf(field)) }] : [];
    }
    default:
      return [];
  }
}

/** Everything an entry leads to or shows, in the order of its fields. */
export function findOutgoing(fields: readonly Field[], data: Values | null, where = ''): Outgoing[] {
  return data ? fields.flatMap((field) => ofField(field, data, where)) : [];
}
