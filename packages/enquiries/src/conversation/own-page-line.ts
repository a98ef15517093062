/** What stands above the link to the traveller's own page, at the end of every answer. */
const words = 'Everything written, and where it stands:';

/** An answer as it is sent, with the link in its last line: what is stored has none. */
export const withOwnPage = (text: string, href: string): string => `${text.trimEnd()}\n\n${words}\n${href}\n`;

/** The same under formatted words. @param href an address of ours, which has no mark of markup in it */
export const withOwnPageFormatted = (html: string, href: string): string =>
  `${html}<p>${words}<br><a href="${href}">${href}</a></p>`;

/** The link with its word, wherever it stands in a text. */
const link = /(https?:\/\/[^\s/<>()"]{1,300}\/my-enquiry)\/[\w-]{43}(?![\w-])/g;

/**
 * A mail as it may be kept: what the product put under ours is no word of anybody's, and a link to the traveller's page, which every mail
 * that quotes ours has, opens all of it to who reads it.
 */
export const withoutOwnPage = (text: string): string =>
  text.includes('/my-enquiry/') || text.includes(words)
    ? text
        .split('\n')
        .filter((line) => !isOwnPageLine(line))
        .join('\n')
        .replace(link, '$1')
    : text;

/** Whether a line of a mail is one that the product put under an answer of ours, as a quote of it has them. */
export const isOwnPageLine = (line: string): boolean => {
  const plain = line.replace(/^[\s>|]+/, '').trim();
  return plain === words || /^<?https?:\/\/[^\s/]+\/my-enquiry\/[\w-]{43}>?$/.test(plain);
};
