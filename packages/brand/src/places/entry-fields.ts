import type { Path } from './collection.ts';

/** The words a field holds; none for anything else. */
export const words = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** The rows a field holds. */
export const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** What a relation holds, by the id of its entry; `null` for an empty one. */
export function idOf(value: unknown): string | null {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : value;
  return typeof id === 'string' || typeof id === 'number' ? String(id) : null;
}

/** The entries a relation holds, by their ids. */
export const idsOf = (value: unknown): readonly string[] => list(value).flatMap((each) => idOf(each) ?? []);

/** A part of an address. */
export const part = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** A path on our own host that a field holds, without query and a slash at its end; `null` for anything else. */
export function pathOf(value: unknown): Path | null {
  const path =
    words(value)
      .split(/[?#]/, 1)[0]
      ?.replace(/(?<=.)\/$/, '') ?? '';
  return /^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/.test(path) ? (path as Path) : null;
}
