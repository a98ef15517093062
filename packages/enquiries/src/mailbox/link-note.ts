/** An address begins with one of these, which a person can follow by no click and no hand. */
const notFollowed = /^(?:javascript|vbscript|data|cid|mid|file|about|blob|applewebdata|x-[\w-]{1,60}):/i;
const hasScheme = /^[a-z][a-z\d+.-]{1,40}:/i;

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Programs that guard their readers put an address of their own in place of each link. */
const guarded = [
  /^https:\/\/[\w.-]{1,80}\.safelinks\.protection\.outlook\.com\/[^?]{0,40}\?(?:[^#]{0,400}&)?url=([^&#]{1,4000})/i,
  /^https:\/\/urldefense\.(?:com|us)\/v3\/__([^*\s]{1,4000}?)__;/i,
  /^https:\/\/www\.google\.com\/url\?(?:[^#]{0,400}&)?q=([^&#]{1,4000})/i,
];

function withoutGuard(address: string): string {
  for (const pattern of guarded) {
    const inner = decoded(pattern.exec(address)?.[1] ?? '');
    if (/^https?:\/\/\S+$/i.test(inner)) return inner;
  }
  return address;
}

/** Where a link leads, as it can be followed; empty where it leads nowhere. @param base of the addresses of its page; empty for none */
function addressOf(href: string, base: string): string {
  const typed = href.trim().replace(/[\t\r\n]+/g, '');
  if (typed === '' || notFollowed.test(typed)) return '';
  const escaped = typed.replace(/[\s<>]/g, encodeURIComponent);
  if (escaped.startsWith('//')) return `https:${escaped}`;
  // "localhost:8080" is no scheme, and neither is a host with its port.
  if (hasScheme.test(escaped)) return withoutGuard(escaped);
  if (/^www\.[^/\s]+\.[^/\s]+/i.test(escaped)) return escaped;
  if (base === '' || escaped.startsWith('#')) return '';
  return URL.canParse(escaped, base) ? new URL(escaped, base).href : '';
}

/** The part of an address a person would read, without what is the same in all. */
function bareAddress(text: string): string {
  const bare = decoded(text.trim())
    .replace(/^(?:https?:\/\/|mailto:|tel:|sms:|callto:)/i, '')
    .replace(/^www\./i, '');
  let end = bare.length;
  while (bare[end - 1] === '/') end -= 1;
  // Behind the host small and capital letters differ.
  const host = bare.search(/[/?#]/);
  const path = host === -1 || host > end ? '' : bare.slice(host, end);
  return bare.slice(0, end - path.length).toLowerCase() + path;
}

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** What is said of a link beside its words: its address, where the words are not the address already. */
export function linkNote(href: string, words: string, base = ''): string {
  const address = addressOf(href, base);
  const said = bareAddress(words);
  if (address === '' || bareAddress(address) === '' || said === bareAddress(address)) return '';
  if (/^mailto:/i.test(address)) {
    const people = decoded(address.slice('mailto:'.length).replace(/\?.*$/, ''));
    return people === '' || said.toLowerCase().includes(people.toLowerCase()) ? '' : `<${people}>`;
  }
  if (/^(?:tel|sms|callto):/i.test(address)) {
    const number = decoded(address).replace(/[\s<>]/g, '');
    const digits = digitsOf(number);
    return digits !== '' && digitsOf(said).endsWith(digits.slice(-7)) ? '' : `<${number}>`;
  }
  return `<${address}>`;
}
