/** Networks a collection may have an account at (NAV-15), in the order their icons stand. */
export const networks = ['linkedin', 'facebook', 'instagram', 'youtube'] as const;

export type Network = (typeof networks)[number];

/** Names of the networks as they write them, and the domain their addresses are of. */
export const networkFacts: Readonly<Record<Network, { readonly name: string; readonly domain: string }>> = {
  linkedin: { name: 'LinkedIn', domain: 'linkedin.com' },
  facebook: { name: 'Facebook', domain: 'facebook.com' },
  instagram: { name: 'Instagram', domain: 'instagram.com' },
  youtube: { name: 'YouTube', domain: 'youtube.com' },
};

/** Where the collection is at each network; nothing for one it has no account at. */
export type SocialLinks = Readonly<Partial<Record<Network, string>>>;

/** Longer addresses are none of an account. */
const longest = 300;

/** An https address of the network, or of a host of it ("za.linkedin.com"). */
export function isOfNetwork(network: Network, address: string): boolean {
  if (address.length > longest || !URL.canParse(address)) return false;
  const { protocol, hostname, username, password } = new URL(address);
  const { domain } = networkFacts[network];
  const isTheirs = hostname === domain || hostname.endsWith(`.${domain}`);
  return protocol === 'https:' && isTheirs && username === '' && password === '';
}

/** The links of an entry that has a field for each network; what is no address of one is left out. */
export const socialLinksOf = (entry: Readonly<Record<string, unknown>>): SocialLinks =>
  Object.fromEntries(
    networks.flatMap((network) => {
      const address = entry[network];
      return typeof address === 'string' && isOfNetwork(network, address.trim())
        ? [[network, address.trim()]]
        : [];
    }),
  );
