import { randomUUID } from 'node:crypto';
import { textContent } from '@sundowner/enquiries/conversation/message-content';
import { addNote } from '@sundowner/enquiries/conversation/notes';
import { receiveMail } from '@sundowner/enquiries/conversation/receive-mail';
import { sendAnswer } from '@sundowner/enquiries/conversation/send-answer';
import { actOnWork } from '@sundowner/enquiries/desk/work-acts';
import type { Sql } from '@sundowner/enquiries/store/database/port';
import { createPersonHash } from '@sundowner/enquiries/store/personal-fields';
import type { Vault } from '@sundowner/enquiries/store/vault';
import { type Asker, isRefused } from '@sundowner/enquiries/work/access';
import { lockWorkById } from '@sundowner/enquiries/work/work-status';
import { concierges } from './concierges.ts';
import { addressOf } from './filled-in.ts';
import type { Concierge, Step } from './shapes.ts';
import { delivered, insertDelivered, type Stored } from './storing.ts';

const minute = 60_000;
/** Where the demonstration's office is. */
const demonstrationZone = 'Africa/Johannesburg';

export const askerOf = (who: Concierge): Asker => ({ ...concierges[who], role: 'concierge' });

/** @throws Error where the desk refused */
export function done(result: object | string | null): void {
  if (typeof result === 'object' && result !== null && isRefused(result)) throw new Error(result.detail);
}

/** @param before versions behind the conversation's own: what a late writer saw */
async function answer(
  sql: Sql,
  vault: Vault,
  { id, reference, enquiry }: Stored,
  step: Extract<Step, { words: string }> & { readonly closes?: boolean },
  now: number,
  before: number,
): Promise<void> {
  const row = await lockWorkById(sql, id, now);
  const key = randomUUID();
  const result = await sendAnswer(
    sql,
    reference,
    {
      key,
      subject: `Your enquiry ${reference}`,
      text: step.words,
      to: null,
      version: (row?.version ?? 0) - before,
      attachments: [],
      close: step.closes ?? false,
      instead: null,
      recipients: null,
      html: null,
      sendAt: null,
      remindAt: null,
      forward: false,
      allTheSame: false,
    },
    { vault, asker: askerOf(step.by), now, address: addressOf(enquiry) },
  );
  if (before === 0) done(result);
  await sql.run(
    "UPDATE deliveries SET state = 'delivered', attempts = 1, delivered_at = ? WHERE enquiry_id = ? AND message = ?",
    [now + delivered, id, key],
  );
}

/** They answer by mail. */
async function hear(
  sql: Sql,
  vault: Vault,
  { id, reference, enquiry }: Stored,
  words: string,
  now: number,
): Promise<void> {
  const address = addressOf(enquiry);
  const from = { address, name: `${enquiry.name} ${enquiry.surname}` };
  const envelope = {
    from,
    sender: null,
    replyTo: [],
    to: [],
    cc: [],
    proof: null,
    matched: 'answers-ours',
  } as const;
  const mail = {
    ...{ enquiryId: id, mailId: null, digest: null, colleague: null, at: now },
    who: createPersonHash(vault)(address),
    words: { ...textContent(words), subject: `Re: Your enquiry ${reference}`, envelope },
  };
  await receiveMail(sql, vault, mail, now);
}

/** Does what happened to an enquiry through the desk's own functions, at its time. */
export async function takeStep(sql: Sql, vault: Vault, stored: Stored, step: Step): Promise<void> {
  const { id, reference, at } = stored;
  const now = at + step.after * minute;
  const context = { vault, asker: askerOf(step.by), now, zone: demonstrationZone, channels: [] };
  switch (step.does) {
    case 'note':
      await addNote(sql, vault, id, concierges[step.by].id, { text: step.words, mentions: [] }, now);
      return;
    case 'hear':
      await hear(sql, vault, stored, step.words, now);
      return;
    case 'answer':
      return answer(sql, vault, stored, step, now, 0);
    case 'answer-late':
      return answer(sql, vault, stored, step, now, 1);
    case 'call':
      return done(await actOnWork(sql, reference, { ...step, act: 'telephone' }, context));
    case 'give':
      return done(await actOnWork(sql, reference, { act: 'give', to: concierges[step.to].id }, context));
    case 'snooze': {
      const until = new Date(now + step.days * 1440 * minute).toISOString();
      return done(await actOnWork(sql, reference, { act: 'snooze', until }, context));
    }
    default:
      done(await actOnWork(sql, reference, { act: step.does }, context));
      if (step.does === 'release') await insertDelivered(sql, id, ['concierge-mail'], now);
  }
}
