import type { CheerioAPI } from 'cheerio';
import type { Element } from 'domhandler';

/** What holds words of its own: a sentence is counted once for the innermost of these it stands in. */
const blocks =
  'p, li, h1, h2, h3, h4, dt, dd, td, th, figcaption, blockquote, summary, label, legend, caption, a, button, option, div, span';

/** Words of a block that no block inside it has. */
function ownWords($: CheerioAPI, block: Element): string {
  const copy = $(block).clone();
  copy
    .find(
      'p, li, h1, h2, h3, h4, dt, dd, td, th, figcaption, blockquote, summary, legend, caption, div, button, option',
    )
    .remove();
  return copy.text().replace(/\s+/g, ' ').trim();
}

const sentencesOf = (words: string) =>
  words.split(/(?<=[.!?])\s+/).filter((sentence) => sentence.split(' ').length >= 6);

/** Where the words of a page are looked at: what is a table of facts, a list to choose from or hidden until it is asked for is not. */
const aside = 'script, style, template, noscript, table, select, datalist, svg';

/**
 * Sentences of six words or more that stand in more than one block of a page (TRV-01).
 *
 * @returns each once, in the page's order
 */
export function sentencesTwice($: CheerioAPI): readonly string[] {
  const page = $('body').clone();
  page.find(aside).remove();
  const seen = new Map<string, number>();
  page.find(blocks).each((_, block) => {
    if (
      block.type !== 'tag' ||
      ((block.name === 'a' || block.name === 'span') && $(block).parent().closest(blocks).length > 0)
    )
      return;
    for (const sentence of new Set(sentencesOf(ownWords($, block))))
      seen.set(sentence, (seen.get(sentence) ?? 0) + 1);
  });
  return [...seen].flatMap(([sentence, times]) => (times > 1 ? [sentence] : []));
}
