import type { CheerioAPI } from 'cheerio';

/** What holds words of its own. A sentence belongs to the innermost of these it stands in. */
const blocks =
  'p, li, h1, h2, h3, h4, dt, dd, td, th, figcaption, blockquote, cite, summary, label, legend, caption, button, option, div';

/** What is never read as words of the page: tables tell facts row by row, and of some tabs only one panel is shown. */
const apart = 'script, style, template, noscript, svg, table, select, [data-tabs] > section + section';

/** The mark that ends a sentence; what has none is a name, a label or a fact, and may stand wherever it is spoken of. */
const ended = /[.!?…]$/;

const bare = (words: string) => words.replace(/[\s.!?…]+$/, '');

/** The sentences of six words or more among some words, and those words themselves where they may be one without its end. */
const sentencesOf = (words: string) =>
  words.split(/(?<=[.!?…])\s+/).filter((sentence) => sentence.split(' ').length >= 6);

/**
 * The sentences of six words or more that stand in more than one block of a page (TRV-01), a heading that says a sentence again
 * without its full stop among them.
 *
 * @returns each once, in the page's order, without its end
 */
export function sentencesTwice($: CheerioAPI): readonly string[] {
  const page = $('body').clone();
  page.find(apart).remove();
  const seen = new Map<string, { times: number; sentence: boolean }>();
  page.find(blocks).each((_, block) => {
    const own = $(block).clone();
    own.find(blocks).remove();
    const words = own.text().replace(/\s+/g, ' ').trim();
    for (const found of new Set(sentencesOf(words))) {
      const known = seen.get(bare(found)) ?? { times: 0, sentence: false };
      seen.set(bare(found), { times: known.times + 1, sentence: known.sentence || ended.test(found) });
    }
  });
  return [...seen].flatMap(([words, { times, sentence }]) => (times > 1 && sentence ? [words] : []));
}
