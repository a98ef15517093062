import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;

export interface ClientAddresses {
  /**
   * The address a request came from: of the connection, or the last one in `X-Forwarded-For` that a trusted proxy did not add
   * itself.
   */
  of(request: { readonly peer: string | undefined; readonly forwardedFor: string | undefined }): string;
}

/**
 * @param trusted networks of the proxies in front of us, in CIDR notation (`TRUSTED_PROXIES`)
 * @param onStranger called once, when a client that is no proxy of ours sends `X-Forwarded-For`: either an attempt to slip the rate
 *   limit, or a proxy that is missing from the setting
 */
export function clientAddresses(trusted: readonly string[], onStranger: () => void): ClientAddresses {
  const networks = trusted.map((network) => ipaddr.parseCIDR(network));
  let warned = false;

  const isTrusted = (address: Address): boolean =>
    networks.some(([network, bits]) => network.kind() === address.kind() && address.match(network, bits));

  return {
    of({ peer, forwardedFor }) {
      const direct = parse(peer);
      if (!direct) return 'unknown';
      if (!forwardedFor) return direct.toString();
      if (!isTrusted(direct)) {
        if (!warned) onStranger();
        warned = true;
        return direct.toString();
      }
      let client: Address = direct;
      for (const hop of forwardedFor.split(',').reverse()) {
        const address = parse(hop.trim());
        // What stands before something unreadable could be anybody's invention.
        if (!address) break;
        client = address;
        if (!isTrusted(address)) break;
      }
      return client.toString();
    },
  };
}

/** An address with or without port and brackets; IPv4 in IPv6 notation as IPv4. */
function parse(text: string | undefined): Address | null {
  const bare = (text ?? '').replace(/^\[(.+)\](?::\d+)?$/, '$1').replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
  return ipaddr.isValid(bare) ? ipaddr.process(bare) : null;
}

/**
 * What rate limits count by: an IPv4 address, or the /64 network of an IPv6 one, since a household has all of it (enquiry contract,
 * "all posts at most 60 a minute per address").
 */
export function limitKey(address: string): string {
  const parsed = parse(address);
  if (!parsed) return address;
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${(parsed as ipaddr.IPv6).toNormalizedString().split(':').slice(0, 4).join(':')}::/64`;
}
