import type { Begin } from '@sundowner/desk-wire/begun';
import { spokenConsentOf, spokenConsents } from '@sundowner/desk-wire/spoken-consent';
import { day, minute } from '../clock.ts';
import type { EnquiryContent } from '../delivery/enquiry-content.ts';
import { consentTrue, consentWords } from '../forms/consent.ts';
import type { Field, FieldError, FormConfig, FormValues } from '../forms/form.ts';
import { formForReading, formWithContent, knownConsent } from '../forms/form-content.ts';
import { emailForm } from '../forms/kinds/email.ts';
import { validateForm } from '../forms/validate.ts';
import { normaliseValues } from '../intake/normalise.ts';
import { serverJudging } from '../intake/server-judging.ts';

/** Longest ago that something can have come which is entered now. */
const longestAgo = 366 * day;
/** Clocks of two machines differ by less. */
const slack = 5 * minute;

/** The form an enquiry of the desk is kept as: of all of them it asks for the most, and the CRM takes it. */
export const deskForm: FormConfig = emailForm;

/** What a form calls what the desk asks. */
const askedAs: Readonly<Record<string, string>> = {
  surname: 'name',
  tel: 'telephone',
  locationToVisit: 'places',
  dateStart: 'arrival',
  dateEnd: 'departure',
  agesOfChildren: 'ages',
  comments: 'words',
};

/** A field nobody has to fill in, within the bounds of the desk. */
function open(field: Field): Field {
  const { visible: _visible, ...asked } = field;
  if (field.name === 'adults' || field.name === 'children')
    return { ...asked, required: 'never', min: 0, max: 200 };
  return { ...asked, required: 'never', ...(field.name === 'comments' ? { maxLength: 50_000 } : {}) };
}

/** The form without its consent, which is asked in another way here. */
function openForm(content: EnquiryContent): FormConfig {
  const form = formForReading(deskForm.kind, content) ?? deskForm;
  const sections = form.sections.map((section) => ({
    ...section,
    fields: section.fields.filter(({ rule }) => rule !== 'consent').map(open),
  }));
  return { ...form, sections };
}

/** The last word of a name is the surname. */
function halves(name: string): { readonly name: string; readonly surname: string } {
  const words = name.split(/\s+/);
  return words.length < 2
    ? { name, surname: '' }
    : { name: words.slice(0, -1).join(' '), surname: words.at(-1) ?? '' };
}

/** What was agreed to, as the ledger keeps it. */
export interface GivenConsent {
  readonly version: string;
  readonly text: string;
}

/**
 * The words a consent was given to: the sentence read aloud, the text that was signed, or what they wrote themselves.
 *
 * @returns `null` for a version nobody has ever shown or read
 */
export function consentGivenTo(
  { consent, consentVersion }: Pick<Begin, 'consent' | 'consentVersion'>,
  content: EnquiryContent,
): GivenConsent | null {
  if (consent === 'not-asked') return { version: 'not-asked', text: '' };
  if (consentVersion !== null) {
    const spoken = spokenConsentOf(consentVersion);
    if (spoken) return { version: spoken.version, text: spoken.text };
    const shown = knownConsent(content, consentVersion);
    return shown && { version: shown.version, text: consentWords(shown) };
  }
  if (consent === 'wrote-it')
    return { version: 'own-words', text: 'In their own words, in the message that began it.' };
  if (consent === 'said-yes') return { version: spokenConsents[0].version, text: spokenConsents[0].text };
  const { consent: shown } = formWithContent(deskForm, content, 0);
  return { version: shown.version, text: consentWords(shown) };
}

/** What is wrong beside the fields a form has. */
function faultsAround(act: Begin, content: EnquiryContent, now: number): FieldError[] {
  const faults: FieldError[] = [];
  const wrong = (field: string, message: string) => faults.push({ field, message });
  const at = Date.parse(act.at);
  const hasAddress = (act.email ?? '') !== '';
  if (!hasAddress && (act.telephone ?? '') === '' && !act.answered)
    wrong('email', 'Give one way to reach them, or say that it was answered there and then');
  if (at > now + slack) wrong('at', 'It cannot have come later than now');
  if (at < now - longestAgo) wrong('at', 'It cannot have come more than a year ago');
  if (act.answered && act.way === 'mail')
    wrong('answered', 'A mail is answered by a mail; write it once this is saved');
  if (act.confirm && act.consent === 'not-asked')
    wrong('confirm', 'Without a yes only the answer may be sent');
  else if (act.confirm && !hasAddress) wrong('confirm', 'The confirmation needs an address');
  if (act.crm && act.consent === 'not-asked') wrong('crm', 'Without a yes nothing goes to the CRM');
  if (consentGivenTo(act, content) === null)
    wrong('consentVersion', 'These words of consent are not known here');
  return faults;
}

type ReadBegin =
  | {
      readonly ok: true;
      readonly values: FormValues;
      readonly extra: Readonly<Record<string, string>>;
      readonly unknownChoices: readonly string[];
      readonly consent: GivenConsent;
    }
  | { readonly ok: false; readonly errors: readonly FieldError[] };

/** What a concierge entered, as a form's values; or everything that is wrong with it, each at its field. */
export function readBegin(act: Begin, content: EnquiryContent, now: number): ReadBegin {
  const zone = content.collection.installation.timeZone;
  const form = openForm(content);
  const judged = validateForm(
    form,
    {
      ...halves(act.name),
      email: act.email ?? '',
      tel: act.telephone ?? '',
      country: act.country ?? '',
      locationToVisit: [...act.places],
      dateStart: act.arrival ?? '',
      dateEnd: act.departure ?? '',
      adults: act.adults === null ? '' : String(act.adults),
      children: act.children === null ? '' : String(act.children),
      agesOfChildren: act.ages,
      comments: act.words,
    },
    serverJudging(now, zone),
  );
  const around = faultsAround(act, content, now);
  const consent = consentGivenTo(act, content);
  if (!judged.ok) {
    const errors = judged.errors.map(({ field, message }) => ({ field: askedAs[field] ?? field, message }));
    return { ok: false, errors: [...errors, ...around] };
  }
  const { unknownChoices, extra } = judged;
  if (consent === null || around.length > 0) return { ok: false, errors: around };
  const values = normaliseValues(form, judged.values, now, zone);
  if (act.consent !== 'not-asked') values.accept = [consentTrue];
  return { ok: true, values, extra, unknownChoices, consent };
}
