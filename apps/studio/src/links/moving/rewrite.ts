import type { Field, Tab } from 'payload';
import { ownPath } from '../link-form.ts';

/** What becomes of what an entry holds of addresses; `null` for what stays. */
export interface Rewriting {
  /** @param path of a page of our own, without query and hash */
  path(path: string): string | null;
  /** @param key of a page (`pageKey` in @sundowner/brand) */
  key(key: string): string | null;
}

type Values = Readonly<Record<string, unknown>>;

const values = (value: unknown): Values | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Values) : null;

/** A link with its query and hash. */
function hrefAfter(href: unknown, { path }: Rewriting): string | null {
  const bare = ownPath(href);
  const now = bare === null ? null : path(bare);
  return now === null ? null : `${now}${/[?#].*$/.exec(String(href))?.[0] ?? ''}`;
}

/** A list of which some members are others now; `null` when none is. */
function listAfter(list: unknown, after: (member: unknown) => unknown): readonly unknown[] | null {
  if (!Array.isArray(list)) return null;
  const changed = list.map(after);
  return changed.some((member) => member !== null)
    ? list.map((member, index) => changed[index] ?? member)
    : null;
}

/** A rich text, or a node of one, with its links. */
function textAfter(node: unknown, rewriting: Rewriting): Values | null {
  const held = values(node);
  if (!held) return null;
  const fields = values(held.fields);
  const isLink = held.type === 'link' || held.type === 'autolink';
  const url = isLink ? hrefAfter(fields?.url, rewriting) : null;
  const children = listAfter(held.children, (child) => textAfter(child, rewriting));
  if (url === null && children === null) return null;
  return {
    ...held,
    ...(url === null ? {} : { fields: { ...fields, url } }),
    ...(children === null ? {} : { children }),
  };
}

function rowAfter(fields: readonly Field[], row: unknown, rewriting: Rewriting): Values | null {
  const held = values(row);
  const changes = held && rewritten(fields, held, rewriting);
  return changes && { ...held, ...changes };
}

/** Of a group or a tab: its values stand under its name, or among those around it when it has none. */
function ofPart(part: Field | Tab, data: Values, rewriting: Rewriting): Values | null {
  const fields = 'fields' in part ? part.fields : [];
  const name = 'name' in part ? part.name : undefined;
  if (!name) return rewritten(fields, data, rewriting);
  const changed = rowAfter(fields, data[name], rewriting);
  return changed && { [name]: changed };
}

function ofText({ name, custom }: Extract<Field, { type: 'text' }>, data: Values, rewriting: Rewriting) {
  const value = data[name];
  const after = custom?.leadsTo ? hrefAfter(value, rewriting) : null;
  const now = custom?.isPageKey && typeof value === 'string' ? rewriting.key(value) : after;
  return now === null ? null : { [name]: now };
}

function ofField(field: Field, data: Values, rewriting: Rewriting): Values | null {
  const named = (name: string, value: unknown) => (value === null ? null : { [name]: value });
  switch (field.type) {
    case 'tabs':
      return merged(field.tabs.map((tab) => ofPart(tab, data, rewriting)));
    case 'row':
    case 'collapsible':
    case 'group':
      return ofPart(field, data, rewriting);
    case 'array':
      return named(
        field.name,
        listAfter(data[field.name], (row) => rowAfter(field.fields, row, rewriting)),
      );
    case 'blocks':
      return named(
        field.name,
        listAfter(data[field.name], (row) => {
          const block = field.blocks.find(({ slug }) => slug === values(row)?.blockType);
          return block ? rowAfter(block.fields, row, rewriting) : null;
        }),
      );
    case 'richText': {
      const text = values(data[field.name]);
      const root = textAfter(text?.root, rewriting);
      return root && { [field.name]: { ...text, root } };
    }
    case 'text':
      return ofText(field, data, rewriting);
    default:
      return null;
  }
}

function merged(parts: readonly (Values | null)[]): Values | null {
  const changed = parts.filter((part) => part !== null);
  return changed.length === 0 ? null : Object.assign({}, ...changed);
}

/**
 * What of an entry is another now that addresses are: its links, in rows and rich texts too, and the keys of pages it belongs to.
 *
 * @returns its changed fields alone; `null` when nothing changes
 */
export function rewritten(fields: readonly Field[], data: Values, rewriting: Rewriting): Values | null {
  return merged(fields.map((field) => ofField(field, data, rewriting)));
}
