import type { StoredFile } from '../delivery/channels/channel.ts';
import { fileNameFor } from '../delivery/stored-files.ts';
import { contentTypes, openAttachment } from '../store/attachment.ts';
import type { Store } from '../store/database/port.ts';
import type { Vault } from '../store/vault.ts';
import { recordAction } from '../work/actions.ts';
import { recordAccess } from './accesses.ts';
import { readPersonal } from './read-personal.ts';
import { enquiryByReference } from './rows.ts';

/**
 * A file of an enquiry, for a person at the desk; who took it and when is recorded.
 *
 * @returns `null` where there is no such enquiry or file
 * @throws VaultError when it was locked with another key
 */
export async function takeFile(
  store: Store,
  vault: Vault,
  reference: string,
  field: string,
  { now, by, person }: { readonly now: number; readonly by: string; readonly person: string },
): Promise<StoredFile | null> {
  const row = await enquiryByReference(store.read, reference);
  const opened = row && (await openAttachment(store.read, vault, row.id, field));
  if (!row || !opened) return null;
  const fileName = fileNameFor(readPersonal(vault, row)?.values[field], opened.kind);
  await store.transaction(async (sql) => {
    await recordAction(sql, { enquiryId: row.id, now, by, person, action: `opened the file of ${field}` });
    await recordAccess(sql, {
      asker: { id: person },
      what: 'opened a file',
      enquiryId: row.id,
      about: field,
      now,
    });
  });
  return { fileName, contentType: contentTypes[opened.kind], content: opened.content };
}
