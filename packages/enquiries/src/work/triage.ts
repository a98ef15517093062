import type { Collection } from '@sundowner/brand';
import type { DeskSettings } from '@sundowner/desk-wire/desk-settings';
import type { ArrivalRules } from '@sundowner/desk-wire/merging';
import { createBackgroundLoop } from '../background-loop.ts';
import type { Clock } from '../clock.ts';
import { countryNamed } from '../forms/country-names.ts';
import { type PropertyWord, propertiesAsked } from '../forms/places-named.ts';
import type { EnquiryLimits } from '../limits.ts';
import type { Log } from '../log.ts';
import type { Sql, Store } from '../store/database/port.ts';
import { createPersonHash, openPersonal, type PersonalFields } from '../store/personal-fields.ts';
import { type Vault, VaultError } from '../store/vault.ts';
import { arrivalRules, type Ruling, rulingOn } from './arrival-rules.ts';
import { firstThere, nextInTurn } from './assigning.ts';
import { notify, recordAction, theProduct } from './change.ts';
import type { DeskChanges } from './changes.ts';
import type { Flood } from './flood.ts';
import { keptPropertyWords } from './property-words.ts';
import { deskSettings } from './settings.ts';
import { dueAfter } from './working-hours.ts';

/**
 * How many enquiries one transaction triages, and how many milliseconds triage rests after it, so that new enquiries are stored first.
 * During a flood it rests `restsInFlood` times as long as it worked: on a machine of any speed it then takes a hundredth of one core from
 * the intake. The newest enquiries go first.
 */
const atOnce = 100;
/** Fewer during a flood: a visitor who sends meanwhile waits as long as one transaction takes. */
const atOnceInFlood = 20;
const rest = 250;
const restsInFlood = 100;

interface Row {
  readonly id: string;
  readonly kind: string;
  readonly state: string;
  readonly work: string;
  readonly work_since: number;
  readonly received_at: number;
  readonly page: string;
  readonly sealed: Uint8Array | null;
  readonly assignee: string | null;
  readonly first_answer_at: number | null;
  readonly due_at: number | null;
  readonly ruled: number;
}

/** How the desk is set as some enquiries are taken up. */
interface Settings extends DeskSettings {
  readonly arrival: ArrivalRules['rules'];
}

/** What every enquiry of a batch is triaged by. */
interface Known {
  readonly settings: Settings;
  readonly words: readonly PropertyWord[];
}

const noRuling: Ruling = { assign: [], tags: [], urgent: false };

/** A country as the list has it, so that "USA" is counted and found with the United States; what is none stays as it was written. */
export const countryCounted = (written: string | null): string | null =>
  written === null ? null : (countryNamed(written) ?? written);

const textIn = (personal: PersonalFields | null, name: string): string | null =>
  [personal?.values[name] ?? []].flat()[0]?.trim() || null;

export interface Triage {
  start(): void;
  /** Something came in. */
  wake(): void;
  /** Triages everything there is. @returns how many */
  tick(): Promise<number>;
  stop(): Promise<void>;
}

/**
 * Triages enquiries a moment after the visitor has an answer: stores what each is found by, when its first answer is due, and whom it is
 * assigned to. The intake does not wait for it. Enquiries of a store made before the desk are triaged in the same way.
 */
export function createTriage(deps: {
  readonly store: Store;
  readonly vault: Vault;
  readonly clock: Clock;
  /** It looks by itself as well: another process may have stored something, and ended. */
  readonly limits: Pick<EnquiryLimits, 'poll'>;
  readonly log: Log;
  readonly changes: Pick<DeskChanges, 'announce'>;
  readonly flood: Pick<Flood, 'isOn'>;
  /** The places as they are published. */
  readonly collection: () => Collection;
}): Triage {
  const { store, vault, clock, limits, log, changes, flood, collection } = deps;
  const hash = createPersonHash(vault);
  const loop = createBackgroundLoop(round);

  function personalOf(row: Row): PersonalFields | null {
    try {
      return openPersonal(vault, row.sealed, row.id);
    } catch (error) {
      // One that no key opens is worked on all the same.
      if (error instanceof VaultError) return null;
      throw error;
    }
  }

  async function triage(sql: Sql, row: Row, { settings, words }: Known, now: number): Promise<void> {
    const personal = personalOf(row);
    const properties = propertiesAsked(personal?.values ?? {}, row.page, collection(), words);
    const address = textIn(personal, 'email');
    const isNew = row.state === 'accepted' && (row.work === 'new' || row.work === 'open');
    const { installation, closedDays } = collection();
    const due =
      isNew && row.first_answer_at === null
        ? dueAfter(row.work_since, { ...settings, closedDays }, installation.timeZone)
        : null;
    // Once: an enquiry that is taken up anew was judged as it came in.
    const isRuled = isNew && row.ruled === 0;
    const values = personal?.values ?? {};
    const ruling =
      isRuled && settings.arrival.length > 0
        ? rulingOn(settings.arrival, { kind: row.kind, properties, values, at: row.received_at })
        : noRuling;
    const turn =
      isNew && row.work === 'new' && row.assignee === null
        ? ((await firstThere(sql, ruling.assign, row.kind, now)) ??
          (await nextInTurn(sql, settings.rules, { kind: row.kind, properties }, now)))
        : null;
    await sql.run(
      `UPDATE enquiries SET taken_up = 1, country = ?, person = ?, due_at = ?, assignee = COALESCE(assignee, ?), changed_at = ?,
          turn = CASE WHEN ? = 1 THEN 0 ELSE turn END, ruled = CASE WHEN ? = 1 THEN 1 ELSE ruled END
        WHERE id = ?`,
      [
        countryCounted(textIn(personal, 'country')),
        address && hash(address),
        due,
        turn,
        now,
        ruling.urgent ? 1 : 0,
        isRuled ? 1 : 0,
        row.id,
      ],
    );
    for (const tag of ruling.tags) {
      await sql.run(
        'INSERT INTO tags (enquiry_id, tag, at, person) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
        [row.id, tag, now, theProduct.name],
      );
    }
    for (const property of properties) {
      await sql.run(
        'INSERT INTO enquiry_properties (property, received_at, enquiry_id) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
        [property, row.received_at, row.id],
      );
    }
    if (turn === null) return;
    await recordAction(sql, row.id, {
      by: theProduct,
      now,
      action: 'gave it automatically',
      about: { to: turn },
    });
    await notify(sql, { person: turn, kind: 'given', enquiryId: row.id, by: null, now });
  }

  async function batch(most: number): Promise<number> {
    const [any] = await store.read.rows('SELECT 1 FROM enquiries WHERE taken_up = 0 LIMIT 1');
    if (!any) return 0;
    const count = await store.transaction(async (sql) => {
      const rows = await sql.rows<Row>(
        `SELECT d.id, d.kind, d.state, d.work, d.work_since, d.received_at, d.page, d.sealed, d.assignee, d.first_answer_at, d.due_at, d.ruled
          FROM enquiries d WHERE d.taken_up = 0 ORDER BY d.received_at DESC LIMIT ${most}${store.skipLocked}`,
      );
      // The enquiry that came in first gets the person whose turn is first.
      const settings = { ...(await deskSettings(sql)), arrival: (await arrivalRules(sql)).rules };
      const known = { settings, words: await keptPropertyWords(sql) };
      for (const row of rows.reverse()) await triage(sql, row, known, clock.now());
      return rows.length;
    });
    if (count > 0) changes.announce();
    return count;
  }

  /** @returns 0: it has waited by itself */
  async function round(): Promise<number> {
    const most = flood.isOn() ? atOnceInFlood : atOnce;
    const began = performance.now();
    const count = await batch(most).catch((error: unknown) => {
      log.error({ error: error instanceof Error ? error.name : 'failure' }, 'enquiries were not taken up');
      return 0;
    });
    const worked = performance.now() - began;
    if (count === most) await loop.rest(Math.max(rest, flood.isOn() ? worked * restsInFlood : 0));
    else await loop.wait(count === 0 ? limits.poll : rest);
    // A wake says that there is one; those that come within a moment after it are taken up with it.
    if (count === 0) await loop.rest(rest);
    return 0;
  }

  return {
    start: loop.start,
    wake: loop.wake,
    async tick() {
      let all = 0;
      for (let count = await batch(atOnce); count > 0; count = await batch(atOnce)) all += count;
      return all;
    },
    stop: loop.stop,
  };
}
