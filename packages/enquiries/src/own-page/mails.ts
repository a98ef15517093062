import { dayInWords } from '@sundowner/calendar/words';
import { dayIn, timeIn, type Zone } from '@sundowner/calendar/zone';
import { answerChannel } from '../conversation/answer-rows.ts';
import type { DeliveryJob, OwnPageLink, OwnPageNote } from '../delivery/channels/channel.ts';
import {
  ownPageChannel,
  ownPageMailChannel,
} from '../delivery/channels/own-page-mail/own-page-mail-channel.ts';
import { visitorMailChannel } from '../delivery/channels/visitor-mail/visitor-mail-channel.ts';
import type { CurrentContent } from '../delivery/enquiry-content.ts';
import { newId } from '../new-id.ts';
import type { Sql, Store } from '../store/database/port.ts';
import type { PersonHash } from '../store/personal-fields.ts';
import type { Vault } from '../store/vault.ts';
import { ownName, placesAsked } from './asked.ts';
import { issueLink } from './links.ts';
import { ownEnquiry } from './own-enquiry.ts';
import type { OwnKeys } from './own-keys.ts';
import type { OwnCodePurpose } from './own-letter.ts';
import { undoLife } from './withdraw.ts';

/** Which mail about the page a job is: kept beside it, in the place of an answer's id. */
type MailName = `link.${number}` | `code.${OwnCodePurpose}.${number}` | `withdrawn.${number}`;

/** Plans one mail about the page; the same one is planned once. */
export async function planMail(sql: Sql, enquiryId: string, name: MailName, now: number): Promise<void> {
  await sql.run(
    `INSERT INTO deliveries
      (id, enquiry_id, channel, message, state, attempts, unexplained, fence, next_at, created_at, expires_at)
      VALUES (?, ?, ?, ?, 'pending', 0, 0, 0, ?, ?, ?) ON CONFLICT DO NOTHING`,
    [newId(now), enquiryId, ownPageChannel, name, now, now, now + ownPageMailChannel.limits.life],
  );
}

interface MailDeps {
  readonly store: Store;
  readonly vault: Vault;
  readonly keys: OwnKeys;
  readonly hash: PersonHash;
  readonly clock: { now(): number };
  readonly content: CurrentContent;
  readonly siteUrl: string;
}

type Job = {
  readonly id: string;
  readonly enquiryId: string;
  readonly channel: string;
  readonly copy: number;
  readonly message: string;
};

/** Most enquiries of one address that one mail has links to, the newest. */
const mostLinks = 5;

/** What mails to the traveller carry of their own page, worked out when they are sent. */
export function ownPageOfMails(deps: MailDeps) {
  const { store, vault, keys, hash, clock, content, siteUrl } = deps;
  const zone = (): Zone => content().collection.installation.timeZone;

  async function linkFor(enquiryId: string, mail: string): Promise<OwnPageLink | null> {
    const link = await store.transaction((sql) => issueLink(sql, keys, enquiryId, mail, clock.now()));
    return (
      link && {
        href: new URL(`/my-enquiry/${link.token}`, siteUrl).href,
        until: dayInWords(dayIn(link.until, zone())),
      }
    );
  }

  /** A link to every enquiry of the address, the newest first. */
  async function linksOf(
    enquiryId: string,
    mail: string,
  ): Promise<Extract<OwnPageNote, { kind: 'link' }> | null> {
    const asked = await ownEnquiry(store.read, vault, enquiryId);
    const who = asked?.address ? hash(asked.address) : null;
    const links: Extract<OwnPageNote, { kind: 'link' }>['links'][number][] = [];
    for (const id of await enquiriesOf(store.read, enquiryId, who)) {
      const enquiry = await ownEnquiry(store.read, vault, id);
      const link = enquiry && (await linkFor(id, mail));
      if (!link) continue;
      const { row, personal } = enquiry;
      links.push({ ...link, name: `${namesPlace(row.kind, personal)}, ${row.reference}` });
    }
    return links.length === 0 ? null : { kind: 'link', links };
  }

  function namesPlace(kind: string, personal: Parameters<typeof placesAsked>[1]): string {
    const known = content();
    // Only a place of ours is named in a mail: any other words may be anybody's.
    const ours = new Set(
      known.collection.properties.flatMap(({ name, shortName, locations }) => [
        name,
        shortName,
        ...Object.values(locations),
      ]),
    );
    return ownName(
      kind,
      placesAsked(kind, personal, known).filter((place) => ours.has(place)),
    );
  }

  async function noteFor(job: Job, mail: string): Promise<OwnPageNote | null> {
    const [kind, second = '', third = ''] = job.message.split('.');
    if (kind === 'link') return linksOf(job.enquiryId, mail);
    if (kind === 'code' && (second === 'export' || second === 'erase'))
      return { kind, purpose: second, code: keys.code(job.enquiryId, second, Number(third)) };
    if (kind !== 'withdrawn') return null;
    const until = Number(second) + undoLife;
    const link = await linkFor(job.enquiryId, mail);
    const undoUntil = `${timeIn(until, zone())} on ${dayInWords(dayIn(until, zone()))}`;
    return { kind, undoUntil, href: link?.href ?? null };
  }

  return async (job: Job): Promise<Pick<DeliveryJob, 'ownPage' | 'ownPageNote'>> => {
    // A mail that is sent once more on purpose has a link of its own.
    const mail = `${job.id}.${job.copy}`;
    if (job.channel === ownPageChannel) {
      const ownPageNote = await noteFor(job, mail);
      return ownPageNote ? { ownPageNote } : {};
    }
    if (job.channel !== answerChannel && job.channel !== visitorMailChannel.name) return {};
    const ownPage = await linkFor(job.enquiryId, mail);
    return ownPage ? { ownPage } : {};
  };
}

/** Enquiries of one address that have a page, the newest first, the one that was asked from among them in any case. */
export async function enquiriesOf(sql: Sql, enquiryId: string, who: string | null): Promise<string[]> {
  const rows = await sql.rows<{ id: string }>(
    `SELECT id FROM enquiries WHERE person = ? AND id <> ? AND state IN ('accepted', 'quarantined') AND merged_into IS NULL
      ORDER BY received_at DESC, id LIMIT ${mostLinks - 1}`,
    [who ?? '', enquiryId],
  );
  return [enquiryId, ...rows.map(({ id }) => id)];
}
