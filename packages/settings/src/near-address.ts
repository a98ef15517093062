import ipaddr from 'ipaddr.js';

/** Whether an address is of this machine, or of one beside it on a private network. */
export function isNear(address: string): boolean {
  const host = (URL.parse(address)?.hostname ?? '').replace(/^\[|\]$/g, '');
  if (host === 'localhost') return true;
  return ipaddr.isValid(host) && ['loopback', 'private', 'uniqueLocal'].includes(ipaddr.parse(host).range());
}
