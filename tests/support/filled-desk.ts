import { sealMessage } from '@sundowner/enquiries/conversation/message-content';
import { newId } from '@sundowner/enquiries/new-id';
import { termsFor } from '@sundowner/enquiries/search/indexer';
import { createTerm, type Term } from '@sundowner/enquiries/search/plain-words';
import type { Sql, SqlValue, Store } from '@sundowner/enquiries/store/database/port';
import { createPersonHash, sealPersonal } from '@sundowner/enquiries/store/personal-fields';
import { packTerms } from '@sundowner/enquiries/store/search-words';
import type { Vault } from '@sundowner/enquiries/store/vault';

const minute = 60_000;
const day = 1440 * minute;
const first = ['Naledi', 'Jörg', 'Priya', 'Claire', 'Mthunzi', 'Tariq', 'Judith', 'Rosa', 'Kwame', 'Yuki'];
const last = ['Okafor', 'Müller', 'Raman', 'Aubert', 'Dlamini', 'Hassan', 'Whitfield', 'Almeida', 'Boateng'];
const countries = ['South Africa', 'United Kingdom', 'Germany', 'United States', 'France', 'India', 'Brazil'];
const kinds = ['email', 'telephone', 'residences', 'destination', 'travel-africa', 'contact', 'celebration'];
const properties = ['lionsands', 'monwana', 'marataba', 'capecadogan'];
const sentences = [
  'It is our first safari and she has been told there will be hippos.',
  'Is the pool fenced? Our youngest does not swim yet.',
  'We now land at 15:40 instead of 11:05. Will there still be a transfer?',
  'Meine Frau sitzt im Rollstuhl. Welche Zimmer sind ebenerdig erreichbar?',
  'Un chef sur place est-il compris ? Deux végétariens parmi nous.',
  'We hope for a night without moon. When is best?',
];

/** What five in a thousand name: words that are neither in everything nor in one alone. */
const friends = (place: number): string =>
  `Our friends the ${pick(last, place)}s of ${(place % 200).toString(36)}town sent us.`;

/** Rows of one statement: both databases take so many parameters. */
const mostRows = 1000;

/** A bench's few words are worked out once. */
function kept(term: Term): Term {
  const known = new Map<string, number>();
  return (word) => {
    const value = known.get(word) ?? term(word);
    if (known.size < 100_000) known.set(word, value);
    return value;
  };
}

/** People of the house, as the desk's work is given to them. */
export const benchPeople = ['1', '2', '3', '4'] as const;

const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

interface Filled {
  readonly enquiries: number;
  readonly messages: number;
  /** Some of the references, over the whole time. */
  readonly references: readonly string[];
}

interface Spoken {
  readonly turn: number;
  readonly way: 'answer' | 'traveller';
}

/** What was written to and fro before it waited or was closed: ours first, then theirs, in turn; one in fifty went on half as long again. */
function conversationOf(place: number, work: ReturnType<typeof workOf>, length: number): Spoken[] {
  if (work === 'new' || work === 'open') return [];
  const turns = place % 50 === 49 ? Math.ceil(length * 1.5) : length;
  return Array.from({ length: turns }, (_, turn) => ({ turn, way: turn % 2 === 0 ? 'answer' : 'traveller' }));
}

const companionOf = (place: number) => ({
  name: `${pick(first, place + 3)} ${pick(last, place)}`,
  address: `travels.along.${place}@example.net`,
});

/** Which state of work the enquiry of a place has, counted from the newest: a desk that keeps up, and its history. */
function workOf(place: number, count: number): 'new' | 'open' | 'waiting' | 'done' {
  const fresh = Math.min(400, Math.ceil(count / 50));
  if (place < fresh) return 'new';
  if (place < fresh * 2) return 'open';
  return place < fresh * 10 ? 'waiting' : 'done';
}

const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const referenceOf = (place: number): string => {
  let left = place;
  const letters = Array.from({ length: 8 }, () => {
    const letter = alphabet[left % alphabet.length] ?? '2';
    left = Math.floor(left / alphabet.length);
    return letter;
  });
  return `MC-${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`;
};

async function insert(
  sql: Sql,
  table: string,
  columns: readonly string[],
  rows: readonly (readonly SqlValue[])[],
): Promise<void> {
  if (rows.length === 0) return;
  const row = `(${columns.map(() => '?').join(', ')})`;
  await sql.run(
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES ${rows.map(() => row).join(', ')}`,
    rows.flat(),
  );
}

/**
 * Fills an empty store with enquiries of two years, as a desk of four people leaves them: sealed fields, consents, deliveries, answers,
 * properties, a history. Straight into the tables, since only what is read is measured.
 *
 * @param conversation messages of one that was answered
 * @param now the newest is of this moment, milliseconds since 1970
 */
export async function fillDesk(
  store: Store,
  vault: Vault,
  { enquiries: count, conversation, now }: { enquiries: number; conversation: number; now: number },
): Promise<Filled> {
  const hash = createPersonHash(vault);
  const term = kept(createTerm(vault));
  const places = new Map<number, number[]>();
  const references: string[] = [];
  const step = 250;
  let messages = 0;
  for (let from = 0; from < count; from += step) {
    const tables: Record<string, SqlValue[][]> = {
      enquiries: [],
      consents: [],
      deliveries: [],
      enquiry_properties: [],
      messages: [],
      participants: [],
      actions: [],
      search_words: [],
    };
    for (let place = from; place < Math.min(count, from + step); place++) {
      const receivedAt = now - Math.floor((place / count) * 730 * day) - 1;
      const id = `${newId(receivedAt)}`;
      const reference = referenceOf(place * 7919);
      if (place % Math.ceil(count / 500) === 0) references.push(reference);
      const name = pick(first, place);
      const surname = pick(last, Math.floor(place / 3));
      // A fifth of them come again.
      const email = `${name}.${surname}.${place % Math.ceil(count * 0.8)}@example.com`.toLowerCase();
      const country = pick(countries, Math.floor(place / 5));
      const work = workOf(place, count);
      // Grows with the time, and is of no two the same.
      const indexedAs = receivedAt * 1000 + 999 - (place % 1000);
      const property = place % 3 === 0 ? null : pick(properties, place);
      const answered = work === 'waiting' || work === 'done';
      const values = {
        name,
        surname,
        email,
        tel: '+27 82 123 4567',
        country,
        comments: [pick(sentences, place), pick(sentences, place + 2), friends(place)].join(' '),
        dateStart: '2027-03-12',
        adults: '2',
      };
      const sealed = sealPersonal(vault, { values, extra: {}, unknownChoices: [], hutk: null }, id);
      tables.enquiries?.push([
        id,
        reference,
        pick(kinds, place),
        place % 500 === 499 ? 'quarantined' : 'accepted',
        receivedAt,
        'email-1',
        id,
        id,
        null,
        null,
        0,
        0,
        '/lionsands',
        sealed,
        receivedAt,
        null,
        work,
        receivedAt,
        place % 4 === 0 && !answered ? null : pick(benchPeople, place),
        work === 'open' && place % 20 === 0 ? now + day : null,
        answered ? receivedAt + 90 * minute : null,
        answered ? pick(benchPeople, place) : null,
        answered ? null : receivedAt + 4 * 60 * minute,
        answered ? 1 : 0,
        receivedAt,
        1,
        1,
        country,
        hash(email),
        indexedAs,
      ]);
      const spoken = conversationOf(place, work, conversation);
      const texts = [
        reference,
        ...Object.values(values),
        ...spoken.map(({ turn }) => pick(sentences, place + turn + 1)),
      ];
      const terms = await termsFor(term, texts, [values.tel]);
      tables.search_words?.push([id, packTerms(terms)]);
      for (const each of terms) {
        const list = places.get(each) ?? [];
        list.push(indexedAs);
        places.set(each, list);
      }
      tables.consents?.push([id, 'popi-1', 'I agree.', receivedAt, '["enquiry"]', '/lionsands']);
      for (const channel of ['concierge-mail', 'visitor-mail'])
        tables.deliveries?.push([
          newId(receivedAt),
          id,
          channel,
          '',
          place % 2000 === 1 ? 'dead' : 'delivered',
          1,
          0,
          1,
          receivedAt,
          receivedAt,
          receivedAt + day,
          receivedAt + 2000,
          null,
          null,
        ]);
      if (property) tables.enquiry_properties?.push([property, receivedAt, id]);
      tables.actions?.push([newId(receivedAt), id, receivedAt, 'Thandi', 'took it', '1', null]);
      for (const each of spoken) {
        const at = receivedAt + (90 + each.turn * 1440) * minute;
        const message = newId(at);
        const own = { name: `${name} ${surname}`, address: email };
        const from = each.turn % 4 === 3 ? companionOf(place) : own;
        const heard = {
          from,
          sender: null,
          replyTo: [],
          to: [{ name: '', address: 'concierge@example.org' }],
          cc: [],
          proof: 'proven',
          matched: 'answers-ours',
        } as const;
        const isOurs = each.way === 'answer';
        const words = {
          subject: 'Your visit',
          text: pick(sentences, place + each.turn + 1),
          quoted: isOurs || each.turn === 1 ? '' : pick(sentences, place + each.turn),
          to: isOurs ? email : null,
          files: [],
          attachments: [],
        };
        if (!isOurs && each.turn === 3)
          tables.participants?.push([
            id,
            hash(from.address),
            'companion',
            pick(benchPeople, place),
            at,
            vault.seal({ name: from.name, address: from.address }, `participant/${id}/${hash(from.address)}`),
          ]);
        tables.messages?.push([
          message,
          id,
          each.way,
          isOurs ? 'sent' : 'received',
          at,
          isOurs ? pick(benchPeople, place) : null,
          each.turn + 1,
          isOurs ? null : `${message}@mail.example.com`,
          isOurs ? null : message,
          isOurs ? null : hash(from.address),
          sealMessage(vault, message, isOurs ? words : { ...words, envelope: heard }),
        ]);
        messages++;
      }
    }
    const columns: Readonly<Record<string, string>> = {
      enquiries: `id reference kind state received_at form_version nonce fingerprint linked_to suspicion late synthetic page sealed
        last_contact_at travel_at work work_since assignee snooze_until first_answer_at first_answer_by due_at conversation changed_at
        taken_up indexed country person place`,
      consents: 'enquiry_id version text at purposes page',
      deliveries: `id enquiry_id channel message state attempts unexplained fence next_at created_at expires_at delivered_at
        dismissed_at last_error`,
      enquiry_properties: 'property received_at enquiry_id',
      messages: 'id enquiry_id way state at person version mail_id digest who sealed',
      participants: 'enquiry_id person role by_person at sealed',
      actions: 'id enquiry_id at done_by action person about',
      search_words: 'enquiry_id terms',
    };
    for (const [table, rows] of Object.entries(tables))
      for (let at = 0; at < rows.length; at += mostRows)
        await store.transaction((sql) =>
          insert(sql, table, (columns[table] ?? '').split(/\s+/), rows.slice(at, at + mostRows)),
        );
  }
  await insertTerms(store, places);
  return { enquiries: count, messages, references };
}

/** In the order of their table: millions in any other would be written for an hour; numbers as they are, which PostgreSQL reads faster. */
async function insertTerms(store: Store, places: ReadonlyMap<number, readonly number[]>): Promise<void> {
  let rows: string[] = [];
  const write = async () => {
    const some = rows;
    rows = [];
    if (some.length > 0)
      await store.transaction((sql) =>
        sql.run(`INSERT INTO search_terms (term, place) VALUES ${some.join(',')}`),
      );
  };
  for (const term of [...places.keys()].sort((a, b) => a - b)) {
    for (const place of places.get(term)?.toReversed() ?? []) {
      rows.push(`(${term},${place})`);
      if (rows.length === 5000) await write();
    }
  }
  await write();
}
