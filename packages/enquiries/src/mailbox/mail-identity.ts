import { hostOf } from '../delivery/mail/mail-address.ts';
import type { OwnAddresses } from './writer.ts';

/** By what mails of ours are known, and what our mail server calls itself. */
export interface MailIdentity extends OwnAddresses {
  /** Domains of our sender: today's first, then those it had before. */
  readonly hosts: readonly [string, ...string[]];
}

/**
 * @param sender address our mails come from; under each domain it had before it is ours, too
 * @param more what is set beside it: other addresses and names of ours, earlier domains, and the name our mail server gives itself
 */
export function mailIdentity(
  sender: string,
  more: {
    readonly addresses?: readonly string[];
    readonly names?: readonly string[];
    readonly formerHosts?: readonly string[];
    readonly server?: string | null;
  } = {},
): MailIdentity {
  const { addresses = [], names = [], formerHosts = [], server = null } = more;
  const local = sender.slice(0, sender.lastIndexOf('@'));
  const former = formerHosts.map((host) => host.toLowerCase());
  return {
    own: [...new Set([sender, ...addresses, ...former.map((host) => `${local}@${host}`)])],
    hosts: [hostOf(sender), ...former],
    names,
    server,
  };
}
