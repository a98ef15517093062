import { z } from 'zod';
import { type Read, reference, time } from './wire.ts';

/** How an enquiry began that no form brought. */
export const begunWays = ['mail', 'telephone', 'walk-in', 'message'] as const;

/** How consent was given; `not-asked`: only the answer may be sent, which asks, and without a yes within 30 days it is erased. */
export const begunConsents = ['said-yes', 'wrote-it', 'signed', 'not-asked'] as const;

/** `POST /desk/enquiries`: an enquiry from nothing. The same key again is the same enquiry. */
export const beginShape = z.object({
  key: z.uuid(),
  way: z.enum(begunWays),
  name: z.string().trim().min(1).max(200),
  email: z.string().trim().max(254).nullable().default(null),
  telephone: z.string().trim().max(80).nullable().default(null),
  country: z.string().trim().max(80).nullable().default(null),
  /** Names of places as the forms offer them. */
  places: z.array(z.string().max(100)).max(20).default([]),
  arrival: z.string().nullable().default(null),
  departure: z.string().nullable().default(null),
  adults: z.int().min(0).max(200).nullable().default(null),
  children: z.int().min(0).max(200).nullable().default(null),
  words: z.string().max(50_000).default(''),
  /** When it came: now or earlier. */
  at: time,
  consent: z.enum(begunConsents),
  /** Version of the sentence that was read aloud or signed (`spoken-consent.ts`); `null` where they wrote it, or nobody has asked. */
  consentVersion: z.string().nullable().default(null),
  /** Whether it was answered there and then: the first answer. */
  answered: z.boolean().default(false),
  /** Whether the CRM has it, too, once there is consent. */
  crm: z.boolean().default(false),
  /** Ages of the children, as the forms ask for them. */
  ages: z.string().trim().max(100).default(''),
  /** Whether the confirmation goes out. */
  confirm: z.boolean().default(false),
  assignee: z.string().nullable().default(null),
  /** An open enquiry of the same person that this is another trip of. */
  linkedTo: reference.nullable().default(null),
});

export const begunShape = z.object({ reference });

/** `POST /desk/enquiries/{reference}/consent`: the yes that a first answer asked for, or that was given aloud since. */
export const consentActShape = z.object({
  consent: z.enum(begunConsents).exclude(['not-asked']),
  /** As in `beginShape`. */
  consentVersion: z.string().nullable().default(null),
});

/** `POST /desk/persons`: people known by a part of name, address or number; one wrong letter is forgiven. */
export const personsFoundShape = z.object({
  persons: z.array(
    z.object({
      name: z.string(),
      address: z.string().nullable(),
      telephone: z.string().nullable(),
      openReference: reference.nullable(),
      enquiries: z.int().min(0),
    }),
  ),
});

export type Begin = Read<z.infer<typeof beginShape>>;
export type ConsentAct = Read<z.infer<typeof consentActShape>>;
export type BegunWay = (typeof begunWays)[number];
export type BegunConsent = (typeof begunConsents)[number];
export type PersonsFound = Read<z.infer<typeof personsFoundShape>>;
