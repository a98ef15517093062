import { type DeskSettings, deskSettingsShape } from '@sundowner/desk-wire/desk-settings';
import type { Sql } from '../store/database/port.ts';

/** How the desk is set; the defaults of its design where nobody has set anything. */
export async function deskSettings(sql: Sql): Promise<DeskSettings> {
  const [row] = await sql.rows<{ words: string }>('SELECT words FROM desk_settings WHERE one = 1');
  return deskSettingsShape.parse(row ? JSON.parse(row.words) : {});
}

/**
 * Sets the desk. First answers that are still to come are due by the new target at once: their due times are worked out again when they
 * are taken up anew.
 */
export async function setDesk(sql: Sql, settings: DeskSettings, by: string, now: number): Promise<void> {
  await sql.run(
    `INSERT INTO desk_settings (one, words, changed_at, changed_by) VALUES (1, ?, ?, ?)
      ON CONFLICT (one) DO UPDATE SET words = excluded.words, changed_at = excluded.changed_at, changed_by = excluded.changed_by`,
    [JSON.stringify(settings), now, by],
  );
  await sql.run(
    `UPDATE enquiries SET due_at = NULL, taken_up = 0
      WHERE state = 'accepted' AND work IN ('new', 'open') AND first_answer_at IS NULL`,
  );
}
