import { timingSafeEqual } from 'node:crypto';
import { minute, second } from '../clock.ts';
import type { Sql } from '../store/database/port.ts';
import type { OwnKeys } from './own-keys.ts';
import type { OwnCodePurpose } from './own-letter.ts';

const codeLife = 10 * minute;
const mostTries = 5;
/** Marks a code that was given; more than any tries. */
const given = 100;
/** The same post of a double click is answered as the first was. */
const givenLife = 10 * second;
/** A new code is not mailed sooner after one that can still be given. */
const codeRest = minute;

/** @returns when it was made: the mail's code is worked out from it; `null` while the one before is too new */
export async function makeCode(
  sql: Sql,
  keys: OwnKeys,
  enquiryId: string,
  purpose: OwnCodePurpose,
  now: number,
): Promise<number | null> {
  const hash = keys.hash('code', `${enquiryId}.${keys.code(enquiryId, purpose, now)}`);
  const changed = await sql.run(
    `INSERT INTO own_codes (enquiry_id, purpose, hash, made_at, tries) VALUES (?, ?, ?, ?, 0)
      ON CONFLICT (enquiry_id, purpose) DO UPDATE SET hash = excluded.hash, made_at = excluded.made_at, tries = 0
      WHERE own_codes.made_at <= ? OR own_codes.tries >= ${mostTries}`,
    [enquiryId, purpose, hash, now, now - codeRest],
  );
  return changed > 0 ? now : null;
}

/** What codes were mailed for and can still be given. */
export async function openCodes(sql: Sql, enquiryId: string, now: number): Promise<OwnCodePurpose[]> {
  const rows = await sql.rows<{ purpose: OwnCodePurpose }>(
    `SELECT purpose FROM own_codes WHERE enquiry_id = ? AND made_at > ? AND tries < ${mostTries}`,
    [enquiryId, now - codeLife],
  );
  return rows.map(({ purpose }) => purpose);
}

/** Whether a code is the one that was mailed; but for the same post once more, it is over then. A wrong one is counted before it is answered. */
export async function redeemCode(
  sql: Sql,
  keys: OwnKeys,
  enquiryId: string,
  typed: { readonly purpose: OwnCodePurpose; readonly code: string },
  now: number,
): Promise<boolean> {
  const { purpose, code } = typed;
  const [row] = await sql.rows<{ hash: string; tries: number }>(
    `UPDATE own_codes SET tries = tries + 1 WHERE enquiry_id = ? AND purpose = ?
      AND ((made_at > ? AND tries < ${mostTries}) OR (made_at > ? AND tries BETWEEN ${given} AND ${given + mostTries}))
      RETURNING hash, tries`,
    [enquiryId, purpose, now - codeLife, now - givenLife],
  );
  if (!row) return false;
  const hash = keys.hash('code', `${enquiryId}.${code.replace(/\D/g, '').slice(0, 6)}`);
  const isRight = timingSafeEqual(Buffer.from(hash), Buffer.from(row.hash));
  if (isRight && row.tries < given)
    await sql.run('UPDATE own_codes SET tries = ?, made_at = ? WHERE enquiry_id = ? AND purpose = ?', [
      given,
      now,
      enquiryId,
      purpose,
    ]);
  return isRight;
}
