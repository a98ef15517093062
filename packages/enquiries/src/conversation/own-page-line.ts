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

/** The link with its word, wherever it stands in a text. */
const link = /(https?:\/\/[^\s/<>()"]{1,300}\/my-enquiry)\/[\w-]{43}(?![\w-])/g;

/** Most links that are looked for in one mail, the first of them. */
const mostLinks = 20;

/** The words of the links in a mail, each once: as it came, and never kept. */
export const ownLinksIn = (text: string): readonly string[] => {
  const found = new Set<string>();
  for (const [address] of text.includes('/my-enquiry/') ? text.matchAll(link) : []) {
    if (found.size === mostLinks) break;
    found.add(address.slice(-43));
  }
  return [...found];
};

/**
 * A mail as it may be kept: what the product put under ours is no word of anybody's, and a link to the traveller's page, which every mail
 * that quotes ours has, opens all of it to who reads it.
 */
export const withoutOwnPage = (text: string): string =>
  text.includes('/my-enquiry/') || text.includes(words) || text.includes(alone)
    ? text
        .split('\n')
        .filter((line) => !isOwnPageLine(line))
        .join('\n')
        .replace(link, '$1')
    : text;

/** Whether a line of a mail is one that the product put under an answer of ours, as a quote of it has them. */
export const isOwnPageLine = (line: string): boolean => {
  const plain = line.replace(/^[\s>|]+/, '').trim();
  return plain === words || plain === alone || /^<?https?:\/\/[^\s/]+\/my-enquiry\/[\w-]{43}>?$/.test(plain);
};
