import type { Merged } from '@sundowner/desk-wire/merging';
import { isoTime } from '../../clock.ts';
import { valueWords } from '../../delivery/channels/words/enquiry-words.ts';
import type { EnquiryContent } from '../../delivery/enquiry-content.ts';
import { type FormValues, fieldsOf } from '../../forms/form.ts';
import { formForReading } from '../../forms/form-content.ts';
import { opened } from '../../search/written.ts';
import type { Sql } from '../../store/database/port.ts';
import { type Vault, VaultError } from '../../store/vault.ts';
import { type Asker, seenKinds } from '../../work/access.ts';
import { mergesOf, openReplaced, personalOf, readKept, undoFor } from './merge-rows.ts';
import { notKept } from './merged-values.ts';

interface LinkRow {
  readonly reference: string;
  readonly at: number;
  readonly person: string;
}

async function linksOf(sql: Sql, id: string, asker: Asker): Promise<Merged[]> {
  const rows = await sql.rows<LinkRow>(
    `SELECT e.reference, l.at, l.person FROM links l JOIN enquiries e ON e.id = CASE WHEN l.one = ? THEN l.other ELSE l.one END
      WHERE (l.one = ? OR l.other = ?) AND e.state <> 'erased' AND ${seenKinds(asker)} ORDER BY l.at, e.id`,
    [id, id, id],
  );
  return rows.map(({ reference, at, person }) => ({
    reference,
    at: isoTime(at),
    by: person,
    undoUntil: null,
    as: 'link',
    notKept: [],
  }));
}

function labelled(kind: string, values: FormValues, content: EnquiryContent): Merged['notKept'] {
  const form = formForReading(kind, content);
  const fields = form ? fieldsOf(form) : [];
  return Object.entries(values).flatMap(([name, value]) => {
    const field = fields.find((each) => each.name === name) ?? null;
    const words = [value]
      .flat()
      .map((each) => valueWords(field, each))
      .filter((each) => each !== '');
    return words.length === 0 ? [] : [{ label: field?.label ?? name, value: words.join(', ') }];
  });
}

/** What was merged into an enquiry, with what the whole does not say of it, and what it is linked with. */
export async function mergedParts(
  sql: Sql,
  { vault, content }: { readonly vault: Vault; readonly content: EnquiryContent },
  { id, kind }: { readonly id: string; readonly kind: string },
  asker: Asker,
  now: number,
): Promise<Merged[]> {
  const merges = await mergesOf(sql, id);
  const merged: Merged[] = [];
  for (const [place, row] of merges.entries()) {
    const kept = readKept(row);
    const until = row.at + undoFor;
    const replaced = opened(() => openReplaced(vault, row));
    const second = await personalOf(sql, vault, row.second_id).catch((error: unknown) => {
      // One that no key opens must not hide the other.
      if (error instanceof VaultError) return null;
      throw error;
    });
    const left = replaced && second ? notKept(replaced.merged, replaced.before, second.values) : {};
    merged.push({
      reference: row.reference,
      at: isoTime(row.at),
      by: row.person,
      // The last one first: what was merged before it is taken apart after it.
      undoUntil: kept && place === 0 && until > now ? isoTime(until) : null,
      as: 'merge',
      notKept: labelled(kind, left, content),
    });
  }
  return [...merged.reverse(), ...(await linksOf(sql, id, asker))];
}
