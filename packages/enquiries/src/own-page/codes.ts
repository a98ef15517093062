import { timingSafeEqual } from 'node:crypto';
import { minute } from '../clock.ts';
import type { Sql } from '../store/database/port.ts';
import type { OwnKeys } from './own-keys.ts';
import type { OwnCodePurpose } from './own-letter.ts';

const codeLife = 10 * minute;
const mostTries = 5;
/** A new code is not mailed sooner after the one before it. */
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
      WHERE own_codes.made_at <= ?`,
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

/** Whether a code is the one that was mailed; it is over then. A wrong one is counted before it is answered. */
export async function redeemCode(
  sql: Sql,
  keys: OwnKeys,
  enquiryId: string,
  given: { readonly purpose: OwnCodePurpose; readonly code: string },
  now: number,
): Promise<boolean> {
  const { purpose, code } = given;
  const [row] = await sql.rows<{ hash: string }>(
    `UPDATE own_codes SET tries = tries + 1 WHERE enquiry_id = ? AND purpose = ? AND made_at > ? AND tries < ${mostTries}
      RETURNING hash`,
    [enquiryId, purpose, now - codeLife],
  );
  if (!row) return false;
  const hash = keys.hash('code', `${enquiryId}.${code.replace(/\D/g, '').slice(0, 6)}`);
  const isRight = timingSafeEqual(Buffer.from(hash), Buffer.from(row.hash));
  if (isRight)
    await sql.run('DELETE FROM own_codes WHERE enquiry_id = ? AND purpose = ?', [enquiryId, purpose]);
  return isRight;
}
