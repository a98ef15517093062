/** What stands above the link to the traveller's own page, at the end of every answer. */
const words = 'Everything written, and where it stands:';

/** An answer as it is sent, with the link in its last line: what is stored has none. */
export const withOwnPage = (text: string, href: string): string => `${text.trimEnd()}\n\n${words}\n${href}\n`;

/** The same under formatted words. @param href an address of ours, which has no mark of markup in it */
export const withOwnPageFormatted = (html: string, href: string): string =>
  `${html}<p>${words}<br><a href="${href}">${href}</a></p>`;

/** Whether a line of a mail is one that the product put under an answer of ours, as a quote of it has them. */
export const isOwnPageLine = (line: string): boolean => {
  const plain = line.replace(/^[\s>|]+/, '').trim();
  return plain === words || /^<?https?:\/\/[^\s/]+\/my-enquiry\/[\w-]{43}>?$/.test(plain);
};
