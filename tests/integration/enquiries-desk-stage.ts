import type { DraftAct } from '@sundowner/desk-wire/conversation';
import type { EnquiryDetail } from '@sundowner/desk-wire/enquiry-detail';
import { type MessageContent, textContent } from '@sundowner/enquiries/conversation/message-content';
import { receiveMail } from '@sundowner/enquiries/conversation/receive-mail';
import { emailForm } from '@sundowner/enquiries/forms/kinds/email';
import type { Store } from '@sundowner/enquiries/store/database/port';
import { createPersonHash } from '@sundowner/enquiries/store/personal-fields';
import { openVault } from '@sundowner/enquiries/store/vault';
import { type Asker, commandLine, isRefused, type Refused } from '@sundowner/enquiries/work/access';
import { createStage, type Stage } from './enquiries-stage.ts';

const person = (id: string, name: string, careers = false): Asker => ({
  id,
  name,
  role: 'concierge',
  careers,
});

/** Who works at the desk of these tests; Amira sees applications, too. */
export const thandi = person('1', 'Thandi');
export const ruan = person('2', 'Ruan');
export const amira = person('3', 'Amira', true);
export const admin = { ...commandLine, id: '4', name: 'Sipho' };

export interface DeskStage extends Stage {
  readonly desk: Stage['pipeline']['desk'];
  /** An enquiry by email, taken up. @returns its reference */
  asked(fields?: Record<string, unknown>): Promise<string>;
  /** What the desk shows of it. */
  one(reference: string, asker?: Asker): Promise<EnquiryDetail>;
  /** A mail about it comes in now, of Naledi's where nobody else is named. @returns the message's id; `null` for one that was not taken */
  mailed(
    reference: string,
    mail?: { readonly mailId?: string; readonly from?: string; readonly words?: Partial<MessageContent> },
  ): Promise<string | null>;
  /** An answer with a key of its own; of the version the enquiry is at where none is given. */
  answer(
    asker: Asker,
    reference: string,
    words?: Partial<DraftAct> & AnswerWords,
  ): ReturnType<Stage['pipeline']['desk']['answers']['send']>;
}

interface AnswerWords {
  readonly key?: string;
  readonly close?: boolean;
  readonly instead?: string;
  readonly sendAt?: string;
  readonly remindAt?: string;
  readonly forward?: boolean;
  readonly allTheSame?: boolean;
}

/** The answer, where there is one; a refusal fails the test. */
export function taken<T>(result: T | Refused): T {
  if (isRefused(result)) throw new Error(`The desk refused: ${result.code}, ${result.detail}`);
  return result;
}

/** A pipeline with its desk, and four people at it. */
export async function deskStage(
  store: Store,
  dataDir: string,
  options: Parameters<typeof createStage>[2] = {},
): Promise<DeskStage> {
  const stage = createStage(store, dataDir, options);
  const desk = stage.pipeline.desk;
  await desk.staff.roster(admin, {
    people: [thandi, ruan, amira, admin].map((each) => ({ ...each, address: `${each.id}@lodges.example` })),
  });
  const one = async (reference: string, asker: Asker = thandi) => {
    const found = await desk.work.show(asker, reference);
    if (!found) throw new Error(`There is no ${reference} for ${asker.name}.`);
    return found;
  };
  return {
    ...stage,
    desk,
    one,
    async asked(fields = {}) {
      const result = await stage.pipeline.intake.submit({
        form: emailForm,
        hutk: null,
        raw: {
          name: 'Naledi',
          surname: 'Okafor',
          email: 'naledi@example.com',
          tel: '+44 20 7946 0018',
          country: 'United Kingdom',
          natureOfVisit: 'Leisure',
          locationToVisit: ['Lion Sands Game Reserve'],
          comments: 'Is there a room where she can hear the hippos?',
          ticket: stage.ticket(60_000, emailForm),
          from: '/lionsands',
          accept: 'consentTrue',
          ...fields,
        },
      });
      if (result.status !== 'created')
        throw new Error(`The enquiry was answered "${result.status}": ${JSON.stringify(result)}`);
      await stage.pipeline.triage.tick();
      return result.reference;
    },
    mailed(reference, { mailId = crypto.randomUUID(), from = 'naledi@example.com', words = {} } = {}) {
      const vault = openVault(stage.keyring);
      const envelope = {
        ...{ from: { address: from, name: '' }, sender: null, replyTo: [], to: [], cc: [] },
        ...{ proof: null, matched: 'answers-ours' as const },
      };
      return store.transaction(async (sql) => {
        const [row] = await sql.rows<{ id: string }>('SELECT id FROM enquiries WHERE reference = ?', [
          reference,
        ]);
        const mail = {
          ...{ enquiryId: row?.id ?? '', mailId, digest: mailId, colleague: null, at: stage.clock.at },
          who: createPersonHash(vault)(from),
          words: { ...textContent('Thank you!'), envelope, ...words },
        };
        return receiveMail(sql, vault, mail, stage.clock.at);
      });
    },
    async answer(asker, reference, words = {}) {
      const { key = crypto.randomUUID(), close = false, instead = null, ...draft } = words;
      return desk.answers.send(asker, reference, {
        subject: 'Your visit',
        text: `Dear Naledi, yes. ${asker.name}`,
        to: null,
        recipients: null,
        html: null,
        sendAt: null,
        remindAt: null,
        forward: false,
        allTheSame: false,
        attachments: [],
        version: draft.version ?? (await one(reference, asker)).work.version,
        ...draft,
        key,
        close,
        instead,
      });
    },
  };
}
