import type { CrmContext, CrmSubmission } from './submission.ts';

/** Faults no smaller submission mends (enquiry contract, "HubSpot 400"). */
const final = new Set([
  'INVALID_EMAIL',
  'BLOCKED_EMAIL',
  'REQUIRED_FIELD',
  'MISSING_PROCESSING_CONSENT',
  'MISSING_PROCESSING_CONSENT_TEXT',
  'FORM_HAS_RECAPTCHA_ENABLED',
]);

const contextOf: Readonly<Record<string, keyof CrmContext>> = {
  INVALID_HUTK: 'hutk',
  INVALID_PAGE_URI: 'pageUri',
};

interface Fault {
  readonly type: string;
  /** Name of the field it is about, where HubSpot names one that we sent. */
  readonly field: string | null;
  readonly context: keyof CrmContext | null;
}

export interface Refusal {
  /** What HubSpot's support asks for. */
  readonly correlationId: string | null;
  readonly faults: readonly Fault[];
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
}

/** A token of HubSpot's, or `null`: whatever else stands there may be personal data and is not kept. */
function tokenOf(value: unknown, pattern: RegExp): string | null {
  return typeof value === 'string' && pattern.test(value) ? value : null;
}

/** "Error in 'fields.country__dropdown_'. …" names the field; the rest of the message repeats the visitor's value. */
function fieldIn(message: unknown, submission: CrmSubmission): string | null {
  const [, name] = typeof message === 'string' ? (/^Error in 'fields\.([^']+)'/.exec(message) ?? []) : [];
  return submission.fields.find((field) => field.name === name)?.name ?? null;
}

/** Reads the body of a 400, `{status, message, correlationId, errors: [{message, errorType}]}`; keeps tokens only. */
export function refusalOf(body: string, submission: CrmSubmission): Refusal {
  let parsed: unknown = null;
  try {
    parsed = JSON.parse(body);
  } catch {
    // An answer that is no JSON carries no fault we could mend.
  }
  const errors = memberOf(parsed, 'errors');
  return {
    correlationId: tokenOf(memberOf(parsed, 'correlationId'), /^[0-9a-f-]{8,64}$/i),
    faults: (Array.isArray(errors) ? errors : []).map((error: unknown) => {
      const type = tokenOf(memberOf(error, 'errorType'), /^[A-Z][A-Z_]{0,79}$/) ?? 'UNKNOWN';
      const context = Object.hasOwn(contextOf, type) ? (contextOf[type] ?? null) : null;
      return { type, field: fieldIn(memberOf(error, 'message'), submission), context };
    }),
  };
}

/** "VALUE_NOT_IN_FIELD_DEFINITION country__dropdown_, correlation 5f…": what the history shows. */
export function refusalWords({ correlationId, faults }: Refusal): string {
  const words = faults.map(({ type, field, context }) => [type, field ?? context].filter(Boolean).join(' '));
  return [
    ...(words.length ? words : ['no reason given']),
    ...(correlationId ? [`correlation ${correlationId}`] : []),
  ].join(', ');
}

/**
 * `submission` without what the CRM will not take, or `null` when that would not help: a fault of the contact itself, of
 * the form, or of something it does not name. The address is what makes a contact, so it is never left out.
 */
export function withoutOffending(submission: CrmSubmission, { faults }: Refusal): CrmSubmission | null {
  const mendable = (fault: Fault) =>
    !final.has(fault.type) &&
    (fault.context ? fault.context in submission.context : fault.field !== null && fault.field !== 'email');
  if (!faults.length || !faults.every(mendable)) return null;
  const fields = new Set(faults.map(({ field }) => field));
  const contexts = new Set(faults.map(({ context }) => context));
  return {
    ...submission,
    fields: submission.fields.filter(({ name }) => !fields.has(name)),
    context: Object.fromEntries(
      Object.entries(submission.context).filter(([name]) => !contexts.has(name as keyof CrmContext)),
    ),
  };
}
