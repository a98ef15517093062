import type { IModule } from 'dependency-cruiser';

/** Folders whose direct subfolders are rooms. */
const houses = [
  'apps/site/src',
  'apps/site/src/content',
  'apps/site/src/server',
  'apps/studio/src',
  'packages',
  'packages/enquiries/src',
];

/** Pairs that are still there, each with its reason; nothing is added here without one. */
const allowed: readonly string[] = [
  // The page readers of content are to move into the folders of their views.
  'apps/site/src/content <-> apps/site/src/sections',
  'apps/site/src/content <-> apps/site/src/seo',
  // Both ask how full the disk is.
  'apps/site/src/server/enquiry <-> apps/site/src/server/internal',
];

/** The room of a file in a house, or `null` for a loose file and for one of another house. */
function roomIn(house: string, file: string): string | null {
  if (!file.startsWith(`${house}/`)) return null;
  const [room, ...rest] = file.slice(house.length + 1).split('/');
  return rest.length > 0 ? `${house}/${room}` : null;
}

type Module = Pick<IModule, 'source'> & {
  readonly dependencies: readonly { readonly resolved: string }[];
};

/**
 * Pairs of rooms that import each other: neither can be read, moved or changed without the other.
 *
 * @param modules the tool's own graph; tests are passed over
 * @returns a sentence for each pair, with one import of each direction
 */
export function roomPairs(modules: readonly Module[]): string[] {
  return houses.flatMap((house) => {
    const imports = new Map<string, string>();
    for (const { source, dependencies } of modules) {
      const from = roomIn(house, source);
      if (from === null || /\.test\.tsx?$/.test(source)) continue;
      for (const { resolved } of dependencies) {
        const to = roomIn(house, resolved);
        if (to !== null && to !== from) imports.set(`${from} <-> ${to}`, `${source} → ${resolved}`);
      }
    }
    return [...imports].flatMap(([pair, there]) => {
      const [from = '', to = ''] = pair.split(' <-> ');
      const back = imports.get(`${to} <-> ${from}`);
      if (back === undefined || from > to || allowed.includes(pair)) return [];
      return [`two rooms import each other: ${pair} (${there}; ${back})`];
    });
  });
}
