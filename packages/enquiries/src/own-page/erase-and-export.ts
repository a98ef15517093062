import { recordAccess } from '../desk/read-personal.ts';
import { consentRow, filledIn } from '../desk/submission.ts';
import { askErasure } from '../privacy/erasures.ts';
import type { PrivacyDeps } from '../privacy/privacy-deps.ts';
import type { Sql } from '../store/database/port.ts';
import { type Asker, isRefused } from '../work/access.ts';
import { notify, recordAction, theTraveller } from '../work/change.ts';
import { type LetterDeps, ownLetter, travellersOwn } from './letter.ts';
import type { OwnEnquiry } from './own-enquiry.ts';
import type { OwnRecords } from './person-records.ts';

/** Who asks in the traveller's own name: sees no application, and is nobody of the house. */
const asTraveller: Asker = { id: travellersOwn, name: travellersOwn, role: 'concierge', careers: false };

/**
 * Asks the desk to erase the enquiry: the traveller is the first of the two persons that it takes. A hold that stands against it is found
 * by the person who is to confirm, and is not named to the traveller.
 */
export async function askOwnErasure(
  sql: Sql,
  deps: PrivacyDeps,
  { row }: OwnEnquiry,
  now: number,
): Promise<void> {
  const asked = await askErasure(sql, deps, asTraveller, { reference: row.reference });
  // Asked for twice is asked for once.
  if (isRefused(asked)) return;
  await recordAction(sql, row.id, { by: theTraveller, now, action: 'asked on their page to be erased' });
  await notify(sql, { person: row.assignee, kind: 'traveller-wrote', enquiryId: row.id, by: null, now });
}

/** Everything the page may give of an enquiry, for its traveller to keep. */
export async function ownRecords(sql: Sql, deps: LetterDeps, enquiry: OwnEnquiry): Promise<OwnRecords> {
  const { row, personal } = enquiry;
  const consent = await consentRow(sql, row.id);
  return {
    letter: await ownLetter(sql, deps, enquiry, { all: true }),
    form: filledIn(row.kind, personal, deps.content()).map(({ label, value }) => ({
      label,
      value: [value].flat().join(', '),
    })),
    consent: consent && {
      version: consent.version,
      words: consent.text,
      purposes: consent.purposes,
      at: consent.at,
    },
  };
}

/** Each time a file with all of it is taken is written down, as an export of the desk is. */
export const noteExport = (sql: Sql, { row }: OwnEnquiry, now: number): Promise<void> =>
  recordAccess(sql, {
    asker: asTraveller,
    what: 'took everything held on their page',
    enquiryId: row.id,
    now,
  });
