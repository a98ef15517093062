import { demonstration } from './content/demonstration.ts';
import { plates } from './plates/plates.ts';

/** What an entry holds: words visitors read, and pictures with how often each is used. */
function tally(value: unknown, key = ''): { words: number; pictures: string[] } {
  if (typeof value === 'string') {
    const read = /\s/.test(value.trim()) && !/^\/|^https?:|^\d{4}-\d\d-\d\d/.test(value);
    return {
      words: read ? value.trim().split(/\s+/).length : 0,
      pictures: value in plates && /image|picture/i.test(key) ? [value] : [],
    };
  }
  if (value === null || typeof value !== 'object') return { words: 0, pictures: [] };
  if ('plate' in value && typeof value.plate === 'string') return { words: 0, pictures: [value.plate] };
  if ('refersTo' in value || 'file' in value) return { words: 0, pictures: [] };
  const parts = Object.entries(value).map(([field, inner]) =>
    tally(inner, Array.isArray(value) ? key : field),
  );
  return {
    words: parts.reduce((sum, { words }) => sum + words, 0),
    pictures: parts.flatMap(({ pictures }) => pictures),
  };
}

/** `node demo/count.ts`: words and pictures of every entry type, as a table in Markdown. */
function main(): void {
  const rows = Object.entries(demonstration()).map(([collection, given]) => {
    const entries = Array.isArray(given) ? given : [given];
    const { words, pictures } = tally(entries);
    return {
      collection,
      entries: entries.length,
      words,
      pictures: pictures.length,
      plates: new Set(pictures).size,
    };
  });
  const whole = tally(demonstration());
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |\n`;
  process.stdout.write(line(['Entry type', 'Entries', 'Words', 'Pictures', 'Different plates']));
  process.stdout.write('| --- | ---: | ---: | ---: | ---: |\n');
  for (const row of rows.sort((a, b) => b.words - a.words))
    process.stdout.write(line([row.collection, row.entries, row.words, row.pictures, row.plates]));
  process.stdout.write(
    line([
      'All',
      rows.reduce((sum, { entries }) => sum + entries, 0),
      whole.words,
      whole.pictures.length,
      new Set(whole.pictures).size,
    ]),
  );
}

main();
