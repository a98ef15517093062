import ipaddr from 'ipaddr.js';

/** Networks that no router of the internet leads to (RFC 1918, 4193, 6598), and this machine. */
const privateRanges: readonly string[] = ['loopback', 'private', 'uniqueLocal', 'carrierGradeNat'];
/** Names the public name service never gives (RFC 6762, 8375; `internal` is kept for private use by ICANN), and those without a dot. */
const privateName = /^(?:[a-z0-9_-]+|.+\.(?:internal|local|localhost|home\.arpa))\.?$/i;

/** Whether a host is this machine or stands in a private network, as far as its address or name says so. "Every address" is neither. */
export function isPrivateHost(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '');
  if (ipaddr.isValid(bare)) return privateRanges.includes(ipaddr.process(bare).range());
  return privateName.test(bare);
}

/** Whether what is sent to an address is read by nobody on its way: over TLS, or within a private network. */
export function isKeptPrivate(address: string): boolean {
  return address.startsWith('https://') || isPrivateHost(URL.parse(address)?.hostname ?? '.');
}
