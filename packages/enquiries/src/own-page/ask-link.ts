import { hour, second } from '../clock.ts';
import { mailAddressOf } from '../delivery/mail/mail-address.ts';
import { newId } from '../new-id.ts';
import type { Sql } from '../store/database/port.ts';
import { endOwnLinks } from '../store/end-own-links.ts';
import { openPersonal, type PersonHash } from '../store/personal-fields.ts';
import { type Vault, VaultError } from '../store/vault.ts';
import { hasOwnPage } from './links.ts';
import { planMail } from './mails.ts';
import type { OwnKeys } from './own-keys.ts';

const mostOfAddress = 3;
const mostOfNetwork = 10;
/** The same post of a double click mails one link. */
const sameAsk = 5 * second;

/** `wait`: too many were asked for, by this address or from this network; known or unknown alike. */
export type LinkAsked = 'asked' | 'wait';

async function isTooMany(sql: Sql, who: string, most: number, now: number, time = hour): Promise<boolean> {
  const [row] = await sql.rows<{ n: number }>('SELECT COUNT(*) AS n FROM own_asks WHERE who = ? AND at > ?', [
    who,
    now - time,
  ]);
  return (row?.n ?? 0) >= most;
}

const noteAsk = (sql: Sql, who: string, now: number) =>
  sql.run('INSERT INTO own_asks (id, who, at) VALUES (?, ?, ?)', [newId(now), who, now]);

/** Codes of one enquiry in an hour: a link that was passed on must not fill a mailbox. */
const mostCodes = 6;

/** Counts a code that is asked for. @returns whether another may be mailed */
export async function mayAskForCode(
  sql: Sql,
  keys: OwnKeys,
  enquiryId: string,
  now: number,
): Promise<boolean> {
  const who = keys.hash('code', `asked.${enquiryId}`);
  if (await isTooMany(sql, who, mostCodes, now)) return false;
  await noteAsk(sql, who, now);
  return true;
}

/** Enquiries that are looked through because nobody has taken them up yet, the newest. */
const mostNew = 100;

/**
 * An enquiry that came in just now is under nobody's address until it is taken up (work/triage.ts), which in a flood takes a while: the
 * fields of the form say whose it is.
 */
async function nameNewest(
  sql: Sql,
  { hash, vault }: { readonly hash: PersonHash; readonly vault: Vault },
  person: string,
): Promise<void> {
  const rows = await sql.rows<{ id: string; sealed: Uint8Array }>(
    `SELECT id, sealed FROM enquiries WHERE taken_up = 0 AND person IS NULL AND sealed IS NOT NULL
      ORDER BY received_at DESC, id LIMIT ${mostNew}`,
  );
  for (const { id, sealed } of rows) {
    const given = emailIn(vault, sealed, id);
    if (given === null || hash(given) !== person) continue;
    await sql.run('UPDATE enquiries SET person = ? WHERE id = ? AND person IS NULL', [person, id]);
  }
}

function emailIn(vault: Vault, sealed: Uint8Array, id: string): string | null {
  try {
    const given = [openPersonal(vault, sealed, id)?.values.email ?? []].flat()[0] ?? '';
    return mailAddressOf(given);
  } catch (error) {
    if (error instanceof VaultError) return null;
    throw error;
  }
}

/**
 * Somebody gives an address and asks for a link: it is mailed to the address on the enquiry, and every earlier link of that person ends.
 * Nothing that is answered, counted or waited for tells whether the address is known.
 *
 * @param client by what rate limits count the visitor
 */
export async function askForLink(
  sql: Sql,
  { keys, hash, vault }: { readonly keys: OwnKeys; readonly hash: PersonHash; readonly vault: Vault },
  { typed, client }: { readonly typed: string; readonly client: string },
  now: number,
): Promise<LinkAsked> {
  const address = mailAddressOf(typed.slice(0, 320)) ?? typed.slice(0, 320);
  const [byAddress, byNetwork] = [keys.hash('address', address.toLowerCase()), keys.hash('network', client)];
  const tooMany = [
    await isTooMany(sql, byAddress, mostOfAddress, now),
    await isTooMany(sql, byNetwork, mostOfNetwork, now),
  ];
  if (tooMany.includes(true)) return 'wait';
  if (await isTooMany(sql, byAddress, 1, now, sameAsk)) return 'asked';
  for (const who of [byAddress, byNetwork]) await noteAsk(sql, who, now);
  const person = hash(address) ?? '';
  await nameNewest(sql, { hash, vault }, person);
  const rows = await sql.rows<{ id: string; kind: string }>(
    `SELECT e.id, e.kind FROM enquiries e LEFT JOIN own_pages p ON p.enquiry_id = e.id
      WHERE e.id IN (SELECT COALESCE(o.merged_into, o.id) FROM enquiries o WHERE o.person = ?)
        AND e.state IN ('accepted', 'quarantined') AND p.disowned_at IS NULL
      ORDER BY e.received_at DESC, e.id LIMIT 50`,
    [person],
  );
  const own = rows.filter(({ kind }) => hasOwnPage(kind));
  for (const { id } of own) await endOwnLinks(sql, id, now);
  const [newest] = own;
  if (newest) await planMail(sql, newest.id, `link.${now}`, now);
  return 'asked';
}
