import { layers as order } from './layer-order.ts';

/** Where the rule that begins at `start` ends, whether it is a block or a statement. */
function endOf(css: string, start: number): number {
  let depth = 0;
  let quote = '';
  for (let at = start; at < css.length; at++) {
    const letter = css[at] ?? '';
    if (letter === '\\') at++;
    else if (quote) quote = letter === quote ? '' : quote;
    else if (letter === '"' || letter === "'") quote = letter;
    else if (letter === '{') depth++;
    else if (letter === '}') depth--;
    if (!quote && depth === 0 && (letter === '}' || letter === ';')) return at + 1;
  }
  return css.length;
}

/**
 * Minified style sheets as one, with one block for each layer: the bundler opens every file with the order of the layers and a block of
 * its own. Rules of one layer keep their order, layers theirs, and what is in no layer is stronger than all that is.
 */
export function joinLayers(sheets: readonly string[]): string {
  const layers = new Map<string, string>();
  let outside = '';
  for (const css of sheets.map((sheet) => sheet.trim()))
    for (let at = 0; at < css.length; ) {
      const end = endOf(css, at);
      const rule = css.slice(at, end);
      const [, name, inside] = /^\s*@layer ([\w.-]+)\{(.*)\}$/s.exec(rule) ?? [];
      if (name !== undefined) layers.set(name, (layers.get(name) ?? '') + inside);
      else if (!/^\s*@layer [^{]*;$/.test(rule)) outside += rule;
      at = end;
    }
  return `@layer ${order.replaceAll(', ', ',')};${[...layers].map(([name, inside]) => `@layer ${name}{${inside}}`).join('')}${outside}`;
}
