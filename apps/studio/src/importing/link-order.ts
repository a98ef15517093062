import { isRecord } from './read-export.ts';
import type { SourceEntry } from './source.ts';

/** Ids of all entries an entry links to, in its fields and inside its texts. */
export function linksIn(entry: SourceEntry): readonly string[] {
  const found = new Set<string>();
  const waiting: unknown[] = [entry.fields];
  for (let value = waiting.pop(); value !== undefined || waiting.length > 0; value = waiting.pop()) {
    if (Array.isArray(value)) waiting.push(...value);
    else if (isRecord(value)) {
      const { type, linkType, id } = value;
      if (type === 'Link' && linkType === 'Entry' && typeof id === 'string') found.add(id);
      else waiting.push(...Object.values(value));
    }
  }
  return [...found];
}

/**
 * The entries in an order in which most stand after what they link to, so that one write each is enough. Where links go
 * round in a circle one of them has to wait for a second write.
 */
export function inLinkOrder(entries: readonly SourceEntry[]): readonly SourceEntry[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const seen = new Set<string>();
  const ordered: SourceEntry[] = [];
  for (const root of entries) {
    // A stack of our own: a chain of thousands of entries would overflow the call stack.
    const path: { readonly entry: SourceEntry; readonly links: string[] }[] = [];
    const enter = (entry: SourceEntry) => {
      seen.add(entry.id);
      path.push({ entry, links: [...linksIn(entry)] });
    };
    if (!seen.has(root.id)) enter(root);
    for (let top = path.at(-1); top; top = path.at(-1)) {
      const next = top.links.pop();
      const entry = next === undefined ? undefined : byId.get(next);
      if (entry && !seen.has(entry.id)) enter(entry);
      else if (next === undefined) {
        ordered.push(top.entry);
        path.pop();
      }
    }
  }
  return ordered;
}
