import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A route guards, loads and hands over: more than this is work that belongs to a reader or a view. */
const mostLines = 60;
const mostColumns = 130;

/**
 * Looks for routes of the site, of pages and of files, that do more than hand over.
 *
 * @param pages folder of the routes
 * @returns one sentence for each
 */
export function longRoutes(pages: string): string[] {
  return globSync('**/*.{astro,ts}', { cwd: pages })
    .sort()
    .flatMap((file) => {
      const lines = readFileSync(join(pages, file), 'utf8').trimEnd().split('\n');
      const columns = Math.max(...lines.map((line) => line.length));
      return [
        ...(lines.length > mostLines ? [`${file} has ${lines.length} lines; ${mostLines} at most.`] : []),
        ...(columns > mostColumns
          ? [`${file} has a line of ${columns} columns; ${mostColumns} at most.`]
          : []),
      ];
    });
}
