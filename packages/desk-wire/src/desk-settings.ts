import { z } from 'zod';
import { personId } from './people.ts';
import type { Read } from './wire.ts';

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** Who gets an enquiry automatically: the first rule that fits; within it, the person who was given something longest ago. */
export const assigningRule = z.object({
  kinds: z.array(z.string()).default([]),
  properties: z.array(z.string()).default([]),
  people: z.array(personId).min(1),
});

/** `GET` and `POST /desk/settings`; administrators change them. All have the defaults of DESK.md. */
export const deskSettingsShape = z.object({
  /** Working hours to the first answer. */
  targetHours: z.number().min(0.25).max(240).default(4),
  /** By the clock of the house; `from` equal to `to`: closed that day. Monday first. */
  workingDays: z
    .array(z.object({ from: clockTime, to: clockTime }))
    .length(7)
    .default([
      ...Array.from({ length: 5 }, () => ({ from: '08:00', to: '17:00' })),
      { from: '08:00', to: '13:00' },
      { from: '00:00', to: '00:00' },
    ]),
  /** Seconds an answer waits before it leaves. */
  sendDelay: z.int().min(0).max(60).default(10),
  /** Days of waiting after which closing is offered. */
  closeOfferedAfter: z.int().min(1).max(365).default(14),
  /** When a snoozed one comes back, on its day. */
  snoozeEndsAt: clockTime.default('08:00'),
  digestAt: clockTime.default('07:30'),
  rules: z.array(assigningRule).max(50).default([]),
  signature: z.string().max(2000).default(''),
});

export type DeskSettings = Read<z.infer<typeof deskSettingsShape>>;
export type AssigningRule = Read<z.infer<typeof assigningRule>>;
