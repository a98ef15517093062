import type { PersonRecords } from '@sundowner/desk-wire/privacy';
import { isoTime } from '../clock.ts';
import { nextTurn } from '../next-turn.ts';
import { opened } from '../search/written.ts';
import type { Sql } from '../store/database/port.ts';
import type { Vault } from '../store/vault.ts';

/** Under which of its words a mail says whose it is. */
const senders = new Set(['from', 'address', 'sender']);

const plain = (address: string): string => address.normalize('NFC').trim().toLowerCase();

/** Mails of an address that belong to no enquiry: each is opened, since who sent it is sealed; there are few, and none for long. */
export async function unmatchedMailsOf(
  sql: Sql,
  vault: Vault,
  address: string,
): Promise<PersonRecords['records'][number][]> {
  const rows = await sql.rows<{ id: string; at: number; sealed: Uint8Array }>(
    'SELECT id, at, sealed FROM stray_mails WHERE sealed IS NOT NULL AND enquiry_id IS NULL ORDER BY at LIMIT 2000',
  );
  const found: PersonRecords['records'][number][] = [];
  for (const { id, at, sealed } of rows) {
    await nextTurn();
    const words = opened(() => vault.open(sealed, `stray/${id}`));
    if (typeof words !== 'object' || words === null) continue;
    const texts = Object.entries(words).flatMap(([label, value]) =>
      typeof value === 'string' && value !== '' ? [{ label, value }] : [],
    );
    // "Naledi <naledi@example.com>" is of that address, too.
    if (!texts.some(({ label, value }) => senders.has(label) && plain(value).includes(plain(address))))
      continue;
    found.push({
      reference: '----',
      what: 'stray-mail',
      at: isoTime(at),
      title: 'A mail that belongs to no enquiry',
      rows: texts,
    });
  }
  return found;
}
