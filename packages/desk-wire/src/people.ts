import { z } from 'zod';
import { type Read, time } from './wire.ts';

/** Who may do what at the desk (`rights.ts`); an editor has no business with enquiries. */
export const deskRoles = ['concierge', 'admin'] as const;

/** A member of staff, as the studio knows them. Ids are the studio's, as text. */
export const personId = z.string().trim().min(1).max(64);

/**
 * Who asks. The studio signs it for every call (`signDeskClaim` of the keyring, header `Desk-Claim`); a command signs as an administrator
 * called "the command line".
 */
export const deskClaimShape = z.object({
  id: personId,
  name: z.string().trim().min(1).max(200),
  role: z.enum(deskRoles),
  /** Whether applications are for them, too; an administrator sees everything. */
  careers: z.boolean(),
});

/** What reaches a person who is not looking: each apart. On the screen nothing does until they choose it. */
export const notificationChoices = z.object({
  desktop: z.boolean().default(false),
  sound: z.boolean().default(false),
  /** By mail, in working hours, of what happened to theirs while they were not at the desk. */
  mail: z.boolean().default(true),
  /** By mail in the morning, of what waits. */
  digest: z.boolean().default(true),
  /** Keys of one letter (WCAG 2.1.4). */
  keys: z.boolean().default(true),
});

/** `POST /desk/people`: everybody who may open the desk, sent by the studio at its start and when somebody is changed. */
export const rosterShape = z.object({
  people: z.array(deskClaimShape.extend({ address: z.email().max(254) })).max(500),
});

const colleague = z.object({
  id: personId,
  name: z.string(),
  role: z.enum(deskRoles),
  careers: z.boolean(),
  awayUntil: time.nullable(),
  /** No longer in the studio; their enquiries stay theirs until taken. */
  left: z.boolean(),
});

/** Answers `GET /desk/people`. */
export const peopleShape = z.object({
  people: z.array(colleague),
  /** Of the person who asks. */
  notificationChoices,
});

/** `POST /desk/people/{id}/away`: one's own, or an administrator for anybody. `null`: back. */
export const awayShape = z.object({ until: time.nullable() });

export type DeskClaim = Read<z.infer<typeof deskClaimShape>>;
export type DeskRole = (typeof deskRoles)[number];
export type Colleague = Read<z.infer<typeof colleague>>;
export type Roster = Read<z.infer<typeof rosterShape>>;
export type People = Read<z.infer<typeof peopleShape>>;
export type NotificationChoices = Read<z.infer<typeof notificationChoices>>;
