import { lookup } from 'node:dns/promises';
import ipaddr from 'ipaddr.js';
import { DestinationFaultError } from '../../delivery-errors.ts';

/** Every address of a host name. */
export type Resolve = (hostname: string) => Promise<readonly string[]>;

/** The system's own resolver, hosts file included. */
export const systemResolve: Resolve = async (hostname) =>
  (await lookup(hostname, { all: true })).map(({ address }) => address);

/**
 * Whether `address` is one of the public internet. Private, loopback, link-local (169.254.169.254 is a cloud's metadata),
 * carrier-grade, multicast and reserved ranges are not, and neither are IPv6 addresses that stand for an IPv4 one
 * (mapped, NAT64, 6to4, Teredo): they are judged by what they stand for, or refused.
 */
function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  return ipaddr.process(address).range() === 'unicast';
}

/**
 * The address to connect to for `hostname`. Every address of the name must be public: one private among them is how a
 * rebinding attack looks.
 *
 * @throws DestinationFaultError when one is not, or the name has none; whatever `resolve` throws
 */
export async function publicAddressOf(hostname: string, resolve: Resolve): Promise<string> {
  const bare = hostname.replace(/^\[|\]$/g, '');
  const addresses = ipaddr.isValid(bare) ? [bare] : await resolve(bare);
  const [first] = addresses;
  if (first === undefined) throw new DestinationFaultError('The receiver’s host name has no address.');
  if (!addresses.every(isPublicAddress)) {
    throw new DestinationFaultError('The receiver’s host name leads to a private address; it is not called.');
  }
  return first;
}
