import { createHash, createSecretKey } from 'node:crypto';
import type { Alerts } from '../alerts/alerts.ts';
import type { Clock } from '../clock.ts';
import { plannedChannels } from '../delivery/channel-plan.ts';
import type { ConfiguredChannel } from '../delivery/channels/channel-record.ts';
import type { CurrentContent } from '../delivery/enquiry-content.ts';
import { consentPurposes, consentWords } from '../forms/consent.ts';
import {
  type ChosenFile,
  type FieldError,
  type FormConfig,
  type FormValues,
  fieldsOf,
} from '../forms/form.ts';
import { knownConsent } from '../forms/form-content.ts';
import { type Judging, validateForm } from '../forms/validate.ts';
import type { EnquiryLimits } from '../limits.ts';
import type { Log } from '../log.ts';
import { newId } from '../new-id.ts';
import { sealAttachment, type UploadedFile } from '../store/attachment.ts';
import { type Store, StoreUnavailableError } from '../store/database/port.ts';
import { sealPersonal } from '../store/personal-fields.ts';
import { newReference } from '../store/reference.ts';
import type { Vault } from '../store/vault.ts';
import { leastAge, suspect } from './bot-check.ts';
import {
  findRepeat,
  isUsed,
  type NewEnquiry,
  type Recorded,
  recordEnquiry,
  travelTime,
} from './enquiry-record.ts';
import { fingerprintOf, normaliseValues } from './normalise.ts';
import { pagePath } from './page-path.ts';
import { contentShape, networkOfTicket, posterNetwork } from './poster.ts';
import { serverJudging } from './server-judging.ts';
import type { Ticket, TicketSigner, TicketVerdict } from './ticket.ts';

export interface Submission {
  readonly form: FormConfig;
  /** The post's flat fields, whatever they hold; anything but an object counts as an empty form. */
  readonly raw: unknown;
  /** HubSpot's visitor cookie, as it came. */
  readonly hutk: string | null;
  /** Files that came with a multipart post. */
  readonly files?: readonly UploadedFile[];
  /** Where it came from, as limits count it: kept as a keyed hash, and of what is held alone. */
  readonly client?: string;
  /** Made by the operator's own check of the pipeline: stays in the house, counts in no alarm. */
  readonly synthetic?: boolean;
}

/** What became of a submission; the server maps it to HTTP (the status beside each). */
export type IntakeResult =
  /** 201; `measure` is false for a quarantined one. */
  | { readonly status: 'created'; readonly reference: string; readonly measure: boolean }
  /** 200: the same ticket with the same values; the first answer again. */
  | { readonly status: 'repeated'; readonly reference: string; readonly measure: boolean }
  /** 400: every field in error, with what was typed. */
  | { readonly status: 'invalid'; readonly errors: readonly FieldError[]; readonly values: FormValues }
  /** 428: no ticket this build takes; a fresh one comes along. */
  | {
      readonly status: 'ticket';
      readonly reason: Exclude<TicketVerdict['state'], 'valid'>;
      readonly ticket: string;
      readonly values: FormValues;
    }
  /** 503 with Retry-After: nothing was stored, and the form is kept. */
  | { readonly status: 'unavailable'; readonly retryAfterSeconds: number; readonly values: FormValues };

/** 200: the same ticket with the same values; the first answer again. */
type Repeated = Extract<IntakeResult, { status: 'repeated' }>;

export interface Intake {
  submit(submission: Submission): Promise<IntakeResult>;
  /** The first answer to an enquiry that is stored already; `null` for any other, and while the store cannot tell. */
  known(submission: Submission): Promise<Repeated | null>;
}

export interface IntakeDeps {
  readonly store: Store;
  readonly tickets: TicketSigner;
  readonly vault: Vault;
  readonly clock: Clock;
  readonly limits: EnquiryLimits;
  readonly channels: readonly ConfiguredChannel[];
  /** What editors set: every consent text a ticket may name. */
  readonly desk: CurrentContent;
  /** The site's own address; pages of other hosts are not kept. */
  readonly siteUrl: string;
  /** The brand's initials, the prefix of references. */
  readonly initials: string;
  readonly log: Log;
  readonly alerts: Pick<Alerts, 'raise'>;
  /** Called after the commit of an accepted enquiry, so that its deliveries start at once. */
  readonly onAccepted: (reference: string) => void;
  /** Called after the commit of a quarantined one. */
  readonly onQuarantined: (reference: string) => void;
}

const retryAfterSeconds = 10;

function fieldsOfPost(raw: unknown): Readonly<Record<string, unknown>> {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? { ...raw } : {};
}

// HubSpot's cookie is 32 hexadecimal digits; a malformed one is dropped before it can make the CRM refuse the rest.
function cleanHutk(hutk: string | null): string | null {
  return hutk !== null && /^[0-9a-f]{32}$/i.test(hutk) ? hutk : null;
}

/**
 * Takes an enquiry in: the contract's checks from "parses" on, in its order. Whatever happens after the commit changes
 * nothing of the answer.
 */
export function createIntake(deps: IntakeDeps): Intake {
  const { store, tickets, vault, clock, limits, log, alerts } = deps;
  const fingerprintKey = createSecretKey(vault.derive('fingerprint'));

  const zone = () => deps.desk().collection.installation.timeZone;
  const judging = (): Judging => serverJudging(clock.now(), zone());

  function compose(
    submission: Submission,
    ticket: Ticket,
    age: number,
    late: boolean,
    valid: Valid,
  ): NewEnquiry {
    const { form, hutk, files = [], synthetic = false } = submission;
    const post = fieldsOfPost(submission.raw);
    const id = newId(clock.now());
    const values = normaliseValues(form, valid.values, clock.now(), zone());
    const consent = knownConsent(deps.desk(), ticket.consentVersion) ?? form.consent;
    return {
      id,
      kind: form.kind,
      receivedAt: clock.now(),
      formVersion: ticket.formVersion,
      nonce: ticket.nonce,
      fingerprint: fingerprintOf(fingerprintKey, form.kind, { ...values, ...fileMarks(files) }, valid.extra),
      suspicion: suspect(post, age, leastAge(form, limits)),
      marks: () => ({
        ...posterNetwork(fingerprintKey, submission.client),
        shape: contentShape(fingerprintKey, form.kind, values, valid.extra, post),
      }),
      networkOfTicket: () => networkOfTicket(fingerprintKey, submission.client, ticket.nonce),
      late,
      synthetic,
      page: pagePath(post.from, post.url, deps.siteUrl),
      sealed: sealPersonal(
        vault,
        { values, extra: valid.extra, unknownChoices: valid.unknownChoices, hutk: cleanHutk(hutk) },
        id,
      ),
      travelAt: travelTime(values),
      consent: { version: consent.version, text: consentWords(consent), purposes: consentPurposes(values) },
      channels: plannedChannels(form, deps.channels, synthetic),
      attachments: files.map((file) => sealAttachment(vault, id, file)).filter((file) => file !== null),
    };
  }

  /**
   * The first answer to a form that is sent again, even after its dates have passed: what was taken is not judged anew.
   *
   * @param moments of judging; the form is read as on the first of them at which it was taken
   */
  async function firstAnswer(
    submission: Submission,
    { nonce }: Ticket,
    moments: readonly number[],
  ): Promise<Repeated | null> {
    const { form, files = [] } = submission;
    const post = withFiles(form, fieldsOfPost(submission.raw), files);
    for (const at of moments) {
      const then = validateForm(form, post, serverJudging(at, zone()));
      if (!then.ok) continue;
      const values = { ...normaliseValues(form, then.values, at, zone()), ...fileMarks(files) };
      const fingerprint = fingerprintOf(fingerprintKey, form.kind, values, then.extra);
      const first = await findRepeat(store.read, nonce, fingerprint);
      if (first) return { status: 'repeated', reference: first.reference, measure: first.suspicion === null };
    }
    return null;
  }

  async function known(submission: Submission): Promise<Repeated | null> {
    const { form } = submission;
    const verdict = tickets.judge(fieldsOfPost(submission.raw).ticket, form, () => true);
    if (verdict.state !== 'valid') return null;
    const { ticket } = verdict;
    try {
      // Nearly every post comes with a ticket nobody has used: no more is worked out for it.
      if (!(await isUsed(store.read, ticket.nonce))) return null;
      return await firstAnswer(submission, ticket, [clock.now(), ticket.issuedAt]);
    } catch {
      return null;
    }
  }

  async function write(enquiry: NewEnquiry): Promise<Recorded | null> {
    try {
      return await store.transaction((sql) => recordEnquiry(sql, enquiry, () => newReference(deps.initials)));
    } catch (error) {
      const reason = error instanceof StoreUnavailableError ? error.reason : 'other';
      alerts.raise('store', `An enquiry could not be stored and its visitor was told so: ${reason}.`);
      return null;
    }
  }

  function report(enquiry: NewEnquiry, recorded: Recorded): void {
    const { kind, late } = enquiry;
    const { reference, outcome, suspicion } = recorded;
    log.info({ reference, kind, outcome, suspicion, late }, 'an enquiry was stored');
    if (outcome === 'repeated') return;
    // Nothing after the commit may become an error for the visitor.
    try {
      if (suspicion === null) deps.onAccepted(reference);
      else deps.onQuarantined(reference);
    } catch (error) {
      log.error(
        { reference, error: error instanceof Error ? error.name : 'unknown' },
        'the enquiry is stored, but the worker was not notified',
      );
    }
  }

  return {
    known,
    async submit(submission) {
      const { form } = submission;
      const post = fieldsOfPost(submission.raw);
      const valid = validateForm(form, withFiles(form, post, submission.files ?? []), judging());
      if (!valid.ok) {
        const first = await known(submission);
        return first ?? { status: 'invalid', errors: valid.errors, values: valid.values };
      }
      const { values } = valid;

      const verdict = tickets.judge(
        post.ticket,
        form,
        (version) => knownConsent(deps.desk(), version) !== null,
      );
      if (verdict.state !== 'valid') {
        log.info({ kind: form.kind, ticket: verdict.state }, 'a form was sent without a valid ticket');
        return {
          status: 'ticket',
          reason: verdict.state,
          ticket: tickets.reissue(post.ticket, form),
          values,
        };
      }
      if (verdict.fromTheFuture) {
        alerts.raise('clock', 'A ticket was issued in the future; look at the clocks of the instances.');
      }

      const enquiry = compose(submission, verdict.ticket, verdict.age, verdict.late, valid);
      const recorded = await write(enquiry);
      if (recorded === null) return { status: 'unavailable', retryAfterSeconds, values };
      report(enquiry, recorded);
      const { reference } = recorded;
      const measure = recorded.suspicion === null;
      return recorded.outcome === 'repeated'
        ? { status: 'repeated', reference, measure }
        : { status: 'created', reference, measure };
    },
  };
}

/** The post with its files as validation takes them: what merely describes a file, and brought none, is no file. */
function withFiles(
  form: FormConfig,
  post: Readonly<Record<string, unknown>>,
  files: readonly UploadedFile[],
): Record<string, unknown> {
  const told = { ...post };
  for (const { type, name } of fieldsOf(form)) {
    if (type !== 'file') continue;
    const file = files.find(({ field }) => field === name);
    if (file) {
      const { fileName, kind, content } = file;
      told[name] = { fileName, kind, bytes: content.byteLength } satisfies ChosenFile;
    } else if (typeof told[name] === 'object' && told[name] !== null) told[name] = 'no file';
  }
  return told;
}

/** Another file is another enquiry, whatever it is called. */
function fileMarks(files: readonly UploadedFile[]): Record<string, string> {
  const marks = files.map(({ field, content }) => [
    field,
    createHash('sha256').update(content).digest('base64url'),
  ]);
  return Object.fromEntries(marks);
}

type Valid = Extract<ReturnType<typeof validateForm>, { ok: true }>;
