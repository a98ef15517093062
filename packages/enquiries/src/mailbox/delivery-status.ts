/** What became of a mail, for one of those it went to. */
export interface Recipient {
  /** In small letters; empty where it is not said. */
  readonly address: string;
  readonly fate: 'failed' | 'late' | 'other';
  /** `5.1.1`; empty where there is none. */
  readonly status: string;
  /** The server's own words. */
  readonly said: string;
}

/** What a report of RFC 3464 says. */
export interface DeliveryStatus {
  readonly recipients: readonly Recipient[];
  /** Message-IDs it names, without angle brackets. */
  readonly ids: readonly string[];
}

/** People one report is about. */
const mostRecipients = 40;
const names =
  /^(final-recipient|original-recipient|action|status|diagnostic-code|x-supplementary-info|original-envelope-id|[a-z-]{0,30}message-id)$/;

/** "rfc822; naledi@example.com", "RFC822;<naledi@example.com>". */
const addressIn = (value: string): string =>
  /[^\s<>;,"]{1,64}@[^\s<>;,"]{1,255}/.exec(value.slice(0, 400))?.[0].toLowerCase() ?? '';

type Fields = Map<string, string>;

const isNamed = (fields: Fields): boolean =>
  fields.has('final-recipient') || fields.has('original-recipient');

function recipientOf(fields: Fields): Recipient {
  const status = fields.get('status') ?? '';
  const said = `${fields.get('diagnostic-code') ?? ''} ${fields.get('x-supplementary-info') ?? ''}`
    .replace(/^[\w-]{1,20};\s*/, '')
    .trim();
  const action = /^[a-z]+/.exec((fields.get('action') ?? '').toLowerCase())?.[0] ?? '';
  return {
    address:
      addressIn(fields.get('original-recipient') ?? '') || addressIn(fields.get('final-recipient') ?? ''),
    fate: fateOf(action, status, said),
    status,
    said,
  };
}

/** Some servers name no action, or one of their own. */
function fateOf(action: string, status: string, said: string): Recipient['fate'] {
  if (action === 'failed') return 'failed';
  if (action === 'delayed') return 'late';
  if (action === 'delivered' || action === 'relayed' || action === 'expanded') return 'other';
  if (/^5\./.test(status) || /^5\d\d\b/.test(said)) return 'failed';
  return /^4\./.test(status) ? 'late' : 'other';
}

/**
 * Reads a report, however its lines are parted: some servers leave the empty line between the mail's fields and those of its recipients
 * out, and some send it as text, behind other words.
 */
export function readDeliveryStatus(report: string): DeliveryStatus {
  const recipients: Recipient[] = [];
  const ids: string[] = [];
  let fields: Fields = new Map();
  const end = () => {
    if (isNamed(fields) && recipients.length < mostRecipients) recipients.push(recipientOf(fields));
    fields = new Map();
  };
  for (const line of report.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    if (line.trim() === '') {
      if (isNamed(fields)) end();
      continue;
    }
    const colon = line.indexOf(':');
    const name = colon > 0 && colon < 40 ? line.slice(0, colon).trim().toLowerCase() : '';
    const value = line.slice(colon + 1).trim();
    if (!names.test(name) || value === '') continue;
    if (/(?:message|envelope)-id$/.test(name)) ids.push(...idsIn(value));
    else {
      if (name.endsWith('-recipient') && fields.has(name)) end();
      fields.set(name, value);
    }
  }
  end();
  return { recipients, ids };
}

const idsIn = (value: string): string[] =>
  [...value.slice(0, 1000).matchAll(/<?([^<>\s]{3,400}@[^<>\s]{1,255})>?/g)].map(([, id = '']) => id);

/** Whether a text is such a report, or has one in it. */
export const holdsDeliveryStatus = (text: string): boolean =>
  /^(?:final|original)-recipient:/im.test(text) && /^(?:action|status):/im.test(text);
