import { z } from 'zod';
import { deskSettingsShape } from '../desk-settings.ts';
import { liveShape } from '../live.ts';
import { mailboxShape } from '../mailboxes.ts';
import { awayShape, notificationChoices, peopleShape, rosterShape } from '../people.ts';
import { documentShape, templateShape } from '../templates.ts';
import { seenShape } from '../work.ts';
import type { DeskCall } from './desk-call.ts';

/** Who works at the desk, what they are notified of, and what the studio offers them to write with. */
export const staffCalls = {
  waitForChanges: {
    method: 'GET',
    path: '/desk/live',
    query: z.object({ after: z.string().optional() }),
    answer: liveShape,
    waits: true,
  },
  readPeople: { method: 'GET', path: '/desk/people', answer: peopleShape },
  saveRoster: { method: 'POST', path: '/desk/people', body: rosterShape, serverOnly: true },
  setAway: { method: 'POST', path: '/desk/people/:person/away', body: awayShape },
  saveNotificationChoices: {
    method: 'POST',
    path: '/desk/people/me/notifications',
    body: notificationChoices,
    answer: peopleShape,
  },
  markSeen: { method: 'POST', path: '/desk/notifications/seen', body: seenShape },
  readSettings: { method: 'GET', path: '/desk/settings', answer: deskSettingsShape, serverOnly: true },
  saveSettings: {
    method: 'POST',
    path: '/desk/settings',
    body: deskSettingsShape,
    answer: deskSettingsShape,
  },
  readTemplates: {
    method: 'GET',
    path: '/desk/templates',
    answer: z.object({ templates: z.array(templateShape) }),
    answeredByStudio: true,
  },
  /** Mailboxes of the houses, which mails are forwarded to. */
  readLodgeMailboxes: {
    method: 'GET',
    path: '/desk/lodge-mailboxes',
    answer: z.object({ mailboxes: z.array(mailboxShape) }),
    answeredByStudio: true,
  },
  readDocuments: {
    method: 'GET',
    path: '/desk/documents',
    answer: z.object({ documents: z.array(documentShape) }),
    answeredByStudio: true,
  },
} as const satisfies Readonly<Record<string, DeskCall>>;
