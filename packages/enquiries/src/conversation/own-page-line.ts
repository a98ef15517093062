/** What stands above the link to the traveller's own page, at the end of every answer. */
const words = 'Everything written, and where it stands:';

/** And below it where others have the mail, too: an answer to all of them quotes it. */
const alone = 'In your copy alone: take it out before you answer everybody.';

interface OwnCopy {
  /** Whether others have a copy without the link. */
  readonly shared: boolean;
}

/** An answer as it is sent, with the link in its last lines: what is stored has none. */
export const withOwnPage = (text: string, href: string, { shared }: OwnCopy): string =>
  `${text.trimEnd()}\n\n${words}\n${href}\n${shared ? `${alone}\n` : ''}`;

/** The same under formatted words. @param href an address of ours, which has no mark of markup in it */
export const withOwnPageFormatted = (html: string, href: string, { shared }: OwnCopy): string =>
  `${html}<p>${words}<br><a href="${href}">${href}</a>${shared ? `<br>${alone}` : ''}</p>`;

const asItIs = (word: string): string => word;
const withoutEscapes = (word: string): string => word.replace(/-2D/gi, '-').replace(/-5F/gi, '_');

/**
 * The link with its word, wherever it stands in a text, and how the word is written there. What guards a reader's links puts one of its own
 * in place of each, with ours in it, and an answer quotes that: between underscores, as part of an address, or with "-2D" for a dash.
 */
const links: readonly (readonly [RegExp, (word: string) => string])[] = [
  [/(https?:\/\/[^\s/<>()"]{1,300}\/my-enquiry)\/([\w-]{43})(?=__;|[^\w-]|$)/g, asItIs],
  [/(my-enquiry)%(?:25){0,3}2F([\w-]{43})(?![\w-])/gi, asItIs],
  [/(my-2Denquiry)_((?:[a-z\d]|-2D|-5F){43})(?![\w-])/gi, withoutEscapes],
];
const mayHoldLink = /my-(?:2D)?enquiry/i;

/** Most links that are looked for in one mail, the first of them. */
const mostLinks = 20;

/** The words of the links in a mail, each once: as it came, and never kept. */
export const ownLinksIn = (text: string): readonly string[] => {
  if (!mayHoldLink.test(text)) return [];
  const found = links.flatMap(([link, written]) =>
    [...text.matchAll(link)].map(([, , word = '']) => written(word)),
  );
  return [...new Set(found)].slice(0, mostLinks);
};

/**
 * A mail as it may be kept: what the product put under ours is no word of anybody's, and a link to the traveller's page, which every mail
 * that quotes ours has, opens all of it to who reads it.
 */
export const withoutOwnPage = (text: string): string =>
  mayHoldLink.test(text) || text.includes(words) || text.includes(alone)
    ? links.reduce(
        (left, [link]) => left.replace(link, '$1'),
        text
          .split('\n')
          .filter((line) => !isOwnPageLine(line))
          .join('\n'),
      )
    : text;

/** Whether a line of a mail is one that the product put under an answer of ours, as a quote of it has them. */
export const isOwnPageLine = (line: string): boolean => {
  const plain = line.replace(/^[\s>|]+/, '').trim();
  const isAddress = () => /^<?https?:\/\/\S{1,8000}$/i.test(plain) && ownLinksIn(plain).length > 0;
  return plain === words || plain === alone || isAddress();
};
