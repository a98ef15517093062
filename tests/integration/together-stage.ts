import type { EnquiryDetail } from '@sundowner/desk-wire/enquiry-detail';
import { mergeActShape } from '@sundowner/desk-wire/merging';
import { textContent } from '@sundowner/enquiries/conversation/message-content';
import { receiveMail } from '@sundowner/enquiries/conversation/receive-mail';
import { answerMail } from '@sundowner/enquiries/delivery/channels/answer-mail/answer-mail';
import { RejectedDeliveryError, RetryableDeliveryError } from '@sundowner/enquiries/delivery/delivery-errors';
import { createPersonHash } from '@sundowner/enquiries/store/personal-fields';
import { openVault, type Vault } from '@sundowner/enquiries/store/vault';
import { isRefused, type Refused } from '@sundowner/enquiries/work/access';
import { type DeskStage, deskStage } from './enquiries-desk-stage.ts';
import type { TestDatabase } from './enquiries-stage.ts';
import { type Act, type Happened, people, type Row, type View, type Written } from './together-acts.ts';

const second = 1000;
const hour = 3600 * second;

/** A pipeline whose answers go into a mail server that only counts, and refuses when it is told to. */
export async function togetherStage({ open, dataDir }: TestDatabase) {
  const taken: string[] = [];
  const failures: ('retry' | 'refuse')[] = [];
  const rejected: string[] = [];
  const transport = {
    async send({ text }: { readonly text: string }) {
      await new Promise((resolve) => setImmediate(resolve));
      const failure = failures.shift();
      if (failure === 'retry') throw new RetryableDeliveryError('The mail server is busy (451).');
      if (failure === 'refuse') {
        rejected.push(text);
        throw new RejectedDeliveryError('The mail server refused this message (554).');
      }
      taken.push(text);
      return { detail: 'taken' };
    },
    close() {},
  };
  const routing = {
    byProperty: {},
    byKind: {},
    default: { name: null, address: 'concierge@lodges.example' },
  };
  const desk = await deskStage(await open(), dataDir, {
    senders: { 'answer-mail': answerMail({ transport, routing }) },
  });
  return { desk, taken, rejected, failures, vault: openVault(desk.keyring), courses: { count: 0 } };
}

type Together = Awaited<ReturnType<typeof togetherStage>>;

/** Two enquiries of one person, two people at them, and everything that is done to them. */
export class Course {
  readonly desk: DeskStage;
  readonly written: Written[] = [];
  readonly happened: Happened[] = [];
  references: readonly [string, string] = ['', ''];
  ids: readonly string[] = [];
  private readonly stage: Together;
  private readonly vault: Vault;
  private readonly views = new Map<string, View>();
  private readonly visitors: string[] = [];
  private email = '';
  private step = 0;

  constructor(stage: Together) {
    this.stage = stage;
    this.desk = stage.desk;
    this.vault = stage.vault;
  }

  async begin(): Promise<void> {
    const { desk, stage } = this;
    this.email = `naledi.${++stage.courses.count}@example.com`;
    const { email } = this;
    stage.failures.length = 0;
    stage.taken.length = 0;
    stage.rejected.length = 0;
    this.references = [await desk.asked({ email }), await desk.asked({ email })];
    await desk.pipeline.worker.tick();
    const rows = await desk.store.read.rows<{ id: string; reference: string }>(
      'SELECT id, reference FROM enquiries WHERE reference IN (?, ?)',
      [...this.references],
    );
    this.ids = this.references.map((each) => rows.find(({ reference }) => reference === each)?.id ?? '');
    for (const reference of this.references) {
      const job = desk.channels['visitor-mail'].seen.find((each) => each.enquiry.reference === reference);
      this.visitors.push(job?.ownPage?.href.split('/').at(-1) ?? '');
    }
    desk.channels['visitor-mail'].seen.length = 0;
    for (const on of [0, 1] as const) {
      const first = await desk.one(this.references[on]);
      for (const by of [0, 1] as const) this.show({ by, on }, first);
    }
  }

  /** What a page of the traveller shows, by the link in the confirmation of one of the two; `null` where it opens nothing. */
  async letter(on: 0 | 1) {
    const visitor = await this.visitor(on);
    return visitor && this.desk.pipeline.ownPage.letter(visitor);
  }

  /** All messages of both. */
  rows(): Promise<Row[]> {
    return this.desk.store.read.rows<Row>(
      `SELECT id, enquiry_id AS enquiry, way, state, at, person, answers FROM messages WHERE enquiry_id IN (?, ?) ORDER BY at, id`,
      this.ids,
    );
  }

  mailsOf(text: string): number {
    return this.stage.taken.filter((mail) => mail.startsWith(text)).length;
  }

  isRejected(text: string): boolean {
    return this.stage.rejected.some((mail) => mail.startsWith(text));
  }

  /** Several at once, each begun a few turns of the loop apart. */
  async together(acts: readonly Act[]): Promise<void> {
    this.step += 1;
    this.desk.clock.at += second;
    const homes = await this.homes();
    await Promise.all(acts.map((act) => this.one(act, homes)));
  }

  /** Everything that waits goes out. */
  async settle(): Promise<void> {
    const { desk, stage } = this;
    stage.failures.length = 0;
    for (let round = 0; round < 2; round++) {
      desk.clock.at += hour;
      await desk.pipeline.tidy();
      while ((await desk.pipeline.worker.tick()) > 0);
    }
  }

  /** To which enquiry each of the two references leads. */
  async homes(): Promise<readonly [string, string]> {
    const rows = await this.desk.store.read.rows<{ id: string; home: string }>(
      'SELECT id, COALESCE(merged_into, id) AS home FROM enquiries WHERE id IN (?, ?)',
      this.ids,
    );
    const homeOf = (id: string | undefined) => rows.find((row) => row.id === id)?.home ?? '';
    return [homeOf(this.ids[0]), homeOf(this.ids[1])];
  }

  private async visitor(on: 0 | 1) {
    const session = await this.desk.pipeline.ownPage.open(this.visitors[on] ?? '');
    return session === null ? null : { session, export: null };
  }

  private async one(act: Act, homes: readonly [string, string]): Promise<void> {
    for (let turns = act.turns; turns > 0; turns--) await new Promise((resolve) => setImmediate(resolve));
    const { does, by, on } = act;
    const { desk } = this;
    const [asker, reference] = [people[by], this.references[on]];
    const other = this.references[on === 0 ? 1 : 0];
    const own = desk.pipeline.ownPage;
    switch (does) {
      case 'look':
        return this.look(by, on);
      case 'send':
      case 'close-with':
      case 'plan':
        return this.write(act, homes[on]);
      case 'call-back':
        return this.onAnswer(act, ['sent'], (id) => desk.desk.answers.callBack(asker, reference, id));
      case 'now':
      case 'stop':
        return this.onAnswer(act, ['planned'], (id) =>
          desk.desk.answers.changePlanned(
            asker,
            reference,
            id,
            does === 'now' ? new Date(desk.clock.at).toISOString() : null,
          ),
        );
      case 'merge':
        return this.note(
          act,
          await desk.desk.beginning.merge(asker, reference, mergeActShape.parse({ other, as: 'merge' })),
        );
      case 'unmerge':
        return this.note(act, await desk.desk.beginning.unmerge(asker, reference, null));
      case 'close':
      case 'reopen':
        return this.note(act, await desk.desk.work.act(asker, reference, { act: does }));
      case 'mail':
        await this.theyMail(this.ids[on] ?? '');
        return this.note(act, null);
      case 'page':
      case 'withdraw':
      case 'take-back': {
        const visitor = await this.visitor(on);
        if (!visitor) return;
        if (does === 'withdraw') await own.withdraw(visitor, '');
        else if (does === 'take-back') await own.undo(visitor);
        else await own.add(visitor, { key: crypto.randomUUID(), text: 'One thing more.', files: [] });
        return this.note(act, null);
      }
      case 'seconds':
        desk.clock.at += 11 * second;
        return;
      case 'hour':
        desk.clock.at += hour;
        return;
      case 'tidy':
        return desk.pipeline.tidy();
      case 'tick':
        await desk.pipeline.worker.tick();
        return;
      default:
        this.stage.failures.push(does as 'retry' | 'refuse');
    }
  }

  private show({ by, on }: Pick<Act, 'by' | 'on'>, { work, conversation }: EnquiryDetail): void {
    // One that waits has not been said yet.
    const said = conversation.messages.filter(({ state }) => state !== 'planned');
    const messages = new Set(said.map(({ id }) => id));
    this.views.set(`${by}/${on}`, { version: work.version, messages, step: this.step });
  }

  private async look(by: 0 | 1, on: 0 | 1): Promise<void> {
    this.show({ by, on }, await this.desk.one(this.references[on], people[by]));
  }

  private note(act: Act, result: EnquiryDetail | Refused | null, message: string | null = null): void {
    if (result !== null && isRefused(result)) return;
    const by = result === null ? null : people[act.by].id;
    this.happened.push({ does: act.does, by, message, step: this.step });
    if (result !== null && act.fresh) this.show(act, result);
  }

  private async onAnswer(
    act: Act,
    states: readonly string[],
    work: (id: string) => Promise<EnquiryDetail | Refused>,
  ): Promise<void> {
    const rows = (await this.rows()).filter(({ way, state }) => way === 'answer' && states.includes(state));
    const row = rows.at(-1 - (act.which % Math.max(1, rows.length)));
    if (!row) return;
    const result = await work(row.id);
    if (isRefused(result)) await this.judgeRefusal(act, row, result);
    else this.note(act, result, row.id);
  }

  /** What a person is told of why it does not go back or wait any more is so. */
  private async judgeRefusal({ does }: Act, { id }: Row, { code, detail }: Refused): Promise<void> {
    const [job] = await this.desk.store.read.rows<{ attempts: number }>(
      'SELECT attempts FROM deliveries WHERE message = ?',
      [id],
    );
    const row = (await this.rows()).find((each) => each.id === id);
    if (code !== 'gone-out') return;
    if (does === 'call-back' && (job?.attempts ?? 0) === 0)
      throw new Error(`Told "${detail}" of an answer that is ${row?.state} and has not left.`);
    if (does !== 'call-back' && row?.state === 'planned')
      throw new Error(`Told "${detail}" of an answer that waits.`);
  }

  private async write(act: Act, home: string): Promise<void> {
    const { does, by, on } = act;
    const view = this.views.get(`${by}/${on}`);
    if (!view) return;
    const key = crypto.randomUUID();
    const text = `Answer ${key}.`;
    const sendAt = does === 'plan' ? { sendAt: new Date(this.desk.clock.at + hour / 2).toISOString() } : {};
    const { step } = this;
    const result = await this.desk.answer(people[by], this.references[on], {
      ...{ key, text, version: view.version, allTheSame: true, close: does === 'close-with' },
      ...sendAt,
    });
    const taken = does === 'plan' ? 'planned' : 'sent';
    const refused = isRefused(result) && result.code !== 'conversation-moved' ? 'refused' : 'stopped';
    const reply = isRefused(result) ? refused : taken;
    const detail = isRefused(result) ? result.detail : '';
    this.written.push({ key, by: people[by], text, view, home, step, reply, detail });
    if (!isRefused(result) && act.fresh) this.show(act, result.enquiry);
  }

  private async theyMail(enquiryId: string): Promise<void> {
    const { desk, vault, email } = this;
    const from = { address: email, name: 'Naledi' };
    const envelope = {
      ...{ from, sender: null, replyTo: [], to: [], cc: [] },
      ...{ proof: 'proven' as const, matched: 'answers-ours' as const },
    };
    const mail = {
      ...{ enquiryId, mailId: crypto.randomUUID(), digest: null, colleague: null },
      ...{ who: createPersonHash(vault)(email), at: desk.clock.at },
    };
    await desk.store.transaction((sql) =>
      receiveMail(sql, vault, { ...mail, words: { ...textContent('Thank you!'), envelope } }, desk.clock.at),
    );
  }
}
