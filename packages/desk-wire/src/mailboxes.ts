import { z } from 'zod';
import type { Read } from './wire.ts';

/** An address as a mail says it, with the name that stands beside it; either may be empty, never both. */
export const mailboxShape = z.object({
  address: z.string().max(320),
  name: z.string().max(200).default(''),
});

/** In place of a server's reason: a mail of ours arrived, and the person who has the mailbox marked it as spam. */
export const markedAsSpam = 'Marked as spam by the recipient.';

/** Longest list of people one mail goes to. */
export const mostRecipients = 40;

export const recipientsShape = z.array(mailboxShape).max(mostRecipients);

/**
 * What an address is to one enquiry. `traveller`: the enquiry's own. `also-theirs`: the same person from another address, on all enquiries of
 * theirs. `companion`: travels with them, for this enquiry alone. `lodge`: of the house or a partner; inner. `aside`: a person of the desk
 * decided that it has no part in this. `undecided`: nobody has.
 */
export const partRoles = ['traveller', 'also-theirs', 'companion', 'lodge', 'aside', 'undecided'] as const;

export const partRole = z.enum(partRoles);

/** Somebody who has a part in an enquiry, first in the order they came. */
export const participantShape = mailboxShape.extend({
  role: partRole,
  /** Who of the desk said so; `null` for the traveller, and while nobody has. */
  by: z.string().nullable(),
  /** Why nothing arrives there, in the words of the server, or that it is not wanted there (`markedAsSpam`): `null` while mail is. */
  failed: z
    .object({ at: z.iso.datetime({ offset: true }), reason: z.string() })
    .nullable()
    .default(null),
  /** When everything held of this address was erased, and nothing came from it since; else `null`. */
  erased: z.iso.datetime({ offset: true }).nullable().default(null),
});

/** `POST /desk/addresses`: what has to be thought of before a mail goes to these addresses. An address in a path would stand in logs. */
export const addressesAskedShape = z.object({
  addresses: z.array(z.string().trim().min(1).max(320)).max(mostRecipients),
});

/** Those of them that have failed or were erased; of others nothing is said. */
export const addressesKnownShape = z.object({
  known: z.array(participantShape.pick({ address: true, name: true, failed: true, erased: true })),
});

/** `POST /desk/enquiries/{reference}/participants`: what an address is to this enquiry; the same with another role takes it back. */
export const participantActShape = z.object({
  address: z.string().trim().min(1).max(320),
  role: partRole.exclude(['traveller', 'undecided']).nullable(),
});

export type Mailbox = Read<z.infer<typeof mailboxShape>>;
export type PartRole = (typeof partRoles)[number];
export type Participant = Read<z.infer<typeof participantShape>>;
export type AddressesKnown = Read<z.infer<typeof addressesKnownShape>>;
export type ParticipantAct = Read<z.infer<typeof participantActShape>>;
