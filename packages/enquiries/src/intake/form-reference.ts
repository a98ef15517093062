import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { type Condition, type Field, type FormConfig, nameInMessages, type Preset } from '../forms/form.ts';
import { forms } from '../forms/registry.ts';

/** A field without what editors set: their lists and their consent texts have versions and times of their own. */
function ownPart(field: Field): Partial<Field> {
  const { retiredChoices: _retired, ...own } = field;
  if (!field.choiceList && field.rule !== 'consent') return own;
  const { choices: _choices, ...rest } = own;
  return field.rule === 'consent' ? { ...rest, label: '' } : rest;
}

/** Keys in one order: how a configuration is written down changes nothing. */
const sortedKeys = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** Made once for each field: a list of countries takes longer than all the rest, and a form's other fields stay the same objects. */
const written = new WeakMap<Field, string>();

function writtenField(field: Field): string {
  const known = written.get(field) ?? JSON.stringify(ownPart(field), sortedKeys);
  written.set(field, known);
  return known;
}

const versions = new WeakMap<FormConfig, string>();

/**
 * The version of a form, derived from what it asks: another field, choice, condition or rule makes another version, and the same
 * form has the same one in every process. It is signed into tickets and kept with each enquiry.
 *
 * @returns the kind and eight hexadecimal digits: "celebration-5e0c9a41"
 */
export function formVersion(form: FormConfig): string {
  const known = versions.get(form) ?? deriveVersion(form);
  versions.set(form, known);
  return known;
}

function deriveVersion({ kind, sections }: FormConfig): string {
  const asked = sections.map(({ heading, hint, fields }) => [heading, hint ?? '', fields.map(writtenField)]);
  return `${kind}-${createHash('sha256').update(JSON.stringify(asked)).digest('hex').slice(0, 8)}`;
}

const presets: Readonly<Record<Preset, string>> = {
  'time-zone': "the browser's time zone",
  'location-of-page': "the page's property",
  'lodge-of-page': "the page's lodge",
  'residence-of-page': "the page's residence",
  'package-of-page': "the page's package",
  'package-words': '"I\'d like to enquire about the {package} package."',
  'experience-of-page': "the page's experience",
  'vacancy-of-page': "the page's vacancy",
};

/** Long lists are told by their length and their ends. */
const shownChoices = 12;

function conditionWords(condition: Condition): string {
  if ('all' in condition) return condition.all.map(conditionWords).join(' and ');
  if ('equals' in condition) return `${condition.field} is "${condition.equals}"`;
  if ('startsWith' in condition) return `${condition.field} starts "${condition.startsWith}"`;
  if ('atLeast' in condition) return `${condition.field} ≥ ${condition.atLeast}`;
  return `${condition.field} is filled in`;
}

function choiceWords({ choices = [], choiceList, rule }: Field): string {
  if (rule === 'consent') return 'consentTrue';
  if (choiceList) return `the list "${choiceList}", of published content`;
  const values = choices.map(({ value, label }) => (value === label ? value : `${value} (${label})`));
  return values.length > shownChoices
    ? [values[0], `… ${values.length} in all …`, values.at(-1)].join('; ')
    : values.join('; ');
}

function ruleWords(field: Field): string {
  const { rule, min, max, after, file, maxLength } = field;
  const megabytes =
    file && `${file.kinds.join(' or ').toUpperCase()} by content, at most ${file.maxBytes / 1024 / 1024} MB`;
  const words: Readonly<Record<Field['rule'], string>> = {
    none: '',
    email: 'e-mail address, judged on every keystroke',
    tel: 'telephone number, possible in its country; an extension is kept apart',
    country: 'a country of the list, by any of its names or codes',
    numeric: `whole number, ${min ?? 0} to ${max ?? 'any'}`,
    date: after ? `date at least one night after ${after}, or tomorrow or later` : 'date, today or later',
    ages: 'ages from 0 to 17',
    file: megabytes ?? '',
    consent: 'must be given',
  };
  return [words[rule], `≤ ${maxLength}`].filter(Boolean).join('; ');
}

function messageWords(field: Field): string {
  return field.required === 'never' ? '' : (field.errorMessage ?? `${nameInMessages(field)} is required`);
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

function fieldRow(field: Field): string {
  const need = { always: 'yes', conditional: 'while shown', never: 'no' }[field.required];
  const preset = field.preset ? presets[field.preset] : '';
  return `| ${[
    `\`${field.name}\``,
    cell(field.label),
    [field.type, field.widget].filter(Boolean).join(', '),
    need,
    field.visible ? cell(conditionWords(field.visible)) : 'always',
    cell(ruleWords(field)),
    cell(messageWords(field)),
    cell(choiceWords(field)),
    cell([preset, field.unset ? `else "${field.unset}"` : ''].filter(Boolean).join(', ')),
    field.crmName ? `\`${field.crmName}\`` : '',
  ].join(' | ')} |`;
}

const columns = [
  'Wire name',
  'Label',
  'Type, control',
  'Required',
  'Shown when',
  'Rule; characters',
  'Message when empty',
  'Choices',
  'Preset',
  'CRM',
];

function formPart(form: FormConfig): string {
  const facts = [
    `Heading "${form.heading}", button "${form.submitLabel}".`,
    `Posts to \`${form.endpoint}\`.`,
    `Faster than ${form.leastSeconds} seconds is a machine.`,
    form.crmForm ? `CRM form: ${form.crmForm}.` : 'Not sent to the CRM.',
    form.thankYou === 'page' ? 'Success leads to the thank-you page.' : 'Success shows the panel.',
    `In the inbox: "${form.words.headline ?? form.words.short}"${form.headline.length ? `, then ${form.headline.join(', ')}` : ''}.`,
  ];
  const parts = form.sections.map((section) =>
    [
      `**${section.heading ?? '(no heading)'}**`,
      `| ${columns.join(' | ')} |\n|${columns.map(() => '---').join('|')}|\n${section.fields.map(fieldRow).join('\n')}`,
    ].join('\n\n'),
  );
  return [`## ${form.kind}`, `Version ${formVersion(form)}. ${facts.join(' ')}`, ...parts].join('\n\n');
}

/** Every form as it is in the code, as a page of documentation. */
export function formReference(): string {
  const head = [
    '# Reference of the enquiry forms',
    'Written from the code by `node packages/enquiries/src/intake/form-reference.ts`; a test fails when the two differ. What the forms have to be stands in [enquiry-forms.md](enquiry-forms.md).',
    'Every form also carries `ticket`, `url`, `from`, and the hidden `visitKind` and `visitNote`, which no person fills in.',
  ];
  return `${[...head, ...forms.map(formPart)].join('\n\n')}\n`;
}

/** Where the reference stands. */
export const referenceFile = new URL('../../../../docs/form-reference.md', import.meta.url);

if (import.meta.main) writeFileSync(referenceFile, formReference());
