import type { EditedListName, EnquiryRecord } from '@sundowner/brand';

/** The nine types of specification 1 section 3, and `file` (FRM-01). */
export type FieldType =
  | 'text'
  | 'number'
  | 'textarea'
  | 'radio'
  | 'check'
  | 'select'
  | 'multiselect'
  | 'datepicker'
  | 'experiencetoggle'
  | 'file';

/** Which control draws a field where its type alone does not say. */
export type Widget =
  | 'email'
  | 'tel'
  | 'combobox'
  | 'chips'
  | 'stepper'
  | 'lodge-picker'
  | 'toggle'
  | 'consent'
  | 'hidden';

/** What a filled-in value must look like; the messages are FRM-04's. */
export type Rule = 'none' | 'email' | 'tel' | 'country' | 'numeric' | 'date' | 'ages' | 'file' | 'consent';

/** When a field is judged while the visitor types: e-mail on every keystroke, the others on leaving (FRM-05). */
export type ValidationMode = 'input' | 'blur';

/** How a field is filled before the visitor touches it. */
export type Preset =
  | 'time-zone'
  | 'location-of-page'
  | 'lodge-of-page'
  | 'residence-of-page'
  | 'package-of-page'
  | 'package-words'
  | 'experience-of-page'
  | 'vacancy-of-page';

export interface Choice {
  readonly value: string;
  readonly label: string;
  /** Heading it stands under; of a lodge, the location it belongs to, as `locationToVisit` spells it. */
  readonly group?: string;
}

/** A condition on another field of the same form (FRM-06, FRM-13). */
export type Condition =
  | { readonly field: string; readonly is: 'filled' }
  | { readonly field: string; readonly equals: string }
  | { readonly field: string; readonly startsWith: string }
  | { readonly field: string; readonly atLeast: number }
  | { readonly all: readonly Condition[] };

/** The lists of choices that are content of the studio; those of places are made from the collection. */
export type ChoiceListName = EditedListName | 'vacancies';

/** What a file must be; judged by its content, not by its name. */
export interface FileRule {
  readonly kinds: readonly FileKind[];
  readonly maxBytes: number;
}

export type FileKind = 'pdf' | 'docx';

/** A chosen file as a form's values carry it before it is validated. */
export interface ChosenFile {
  readonly fileName: string;
  readonly bytes: number;
  /** What its content says it is; `null` for anything the form does not take. */
  readonly kind: FileKind | null;
}

export interface Field {
  readonly type: FieldType;
  /** The wire name, fixed whatever the brand. */
  readonly name: string;
  readonly label: string;
  /** How messages name the field where its label is another: "First Name is required" (FRM-04, FRM-14). */
  readonly errorName?: string;
  /** Replaces "{name} is required" where the words are a sentence of their own. */
  readonly errorMessage?: string;
  readonly widget?: Widget;
  readonly hint?: string;
  readonly placeholder?: string;
  readonly choices?: readonly Choice[];
  /** The list of the studio its choices come from; `choices` is filled from it (form-content.ts), and empty before. */
  readonly choiceList?: ChoiceListName;
  /** No longer offered, and still taken from a form that was opened while they were. */
  readonly retiredChoices?: readonly Choice[];
  /** `conditional`: required while `visible` holds. */
  readonly required: 'always' | 'conditional' | 'never';
  /** Shown only while this holds; absent means always. */
  readonly visible?: Condition;
  readonly rule: Rule;
  readonly validateOn: ValidationMode;
  readonly autocomplete?: string;
  readonly inputMode?: 'text' | 'tel' | 'email' | 'numeric';
  /** Characters (UTF-16 units, as the browser counts), per value. */
  readonly maxLength: number;
  /** Bounds of a number field. */
  readonly min?: number;
  readonly max?: number;
  /** Of a date: the field whose date it follows by at least one night. A date without it is today or later. */
  readonly after?: string;
  /** Of a field of type `file`. */
  readonly file?: FileRule;
  readonly preset?: Preset;
  /** What an unset preset leaves: "non selected" (FRM-09). */
  readonly unset?: string;
  /** HubSpot's name of the field, where the form is mapped (SUB-12). */
  readonly crmName?: string;
}

/** How messages name a field. */
export const nameInMessages = ({ errorName, label }: Pick<Field, 'errorName' | 'label'>): string =>
  errorName ?? label;

export interface Section {
  /** `null` for a section without one; `{category}` stands for the category of the page's experience. */
  readonly heading: string | null;
  /** A line under the heading. */
  readonly hint?: string;
  readonly fields: readonly Field[];
}

/** One run of the consent text; a link where `href` is given. */
export interface ConsentPart {
  readonly text: string;
  readonly href?: string;
}

export interface ConsentText {
  /** Signed into the ticket and kept with the enquiry (FRM-17). */
  readonly version: string;
  readonly parts: readonly ConsentPart[];
}

/** A form: what the record of its kind says, and what visitors are asked. */
export interface FormConfig extends EnquiryRecord {
  readonly heading: string;
  readonly hint?: string;
  /** By when it is answered; said where office hours are published. */
  readonly promise?: string;
  readonly submitLabel: string;
  readonly sections: readonly Section[];
  readonly consent: ConsentText;
  /** The fields that sum an enquiry up in a row of the inbox, after what its kind is called. */
  readonly headline: readonly string[];
}

/** Values as they are validated, stored and delivered: text, or a list for check, multiselect and toggles. */
export type FormValues = Record<string, string | string[]>;

export interface FieldError {
  readonly field: string;
  readonly message: string;
}

/**
 * The two fields only a machine fills in (SUB-02); drawn hidden, outside the tab order, on every form. No identity a browser or a
 * password manager keeps has a field of these names.
 */
export const trapFields = ['visitKind', 'visitNote'] as const;

/**
 * Every name that gives a machine away. The first two were drawn once, and machines still send them; no page of ours has them now,
 * for fillers know the second.
 */
export const trapNames = ['feedback', 'website', ...trapFields] as const;

/** Names that travel with every form and are no field of it. */
export const carriedFields = ['ticket', 'url', 'from', ...trapNames] as const;

/** Every field of a form, in the order it is shown. */
export function fieldsOf(config: FormConfig): readonly Field[] {
  return config.sections.flatMap((section) => section.fields);
}

/** Whether a field's value is a list. */
export function isListField(field: Field): boolean {
  return field.type === 'check' || field.type === 'multiselect' || field.type === 'experiencetoggle';
}

/** Whether `condition` holds for `values`; an absent condition always does. */
export function holds(condition: Condition | undefined, values: Readonly<FormValues>): boolean {
  if (!condition) return true;
  if ('all' in condition) return condition.all.every((each) => holds(each, values));
  const value = Object.hasOwn(values, condition.field) ? values[condition.field] : undefined;
  const list = Array.isArray(value) ? value : [value ?? ''];
  if ('equals' in condition) return list.includes(condition.equals);
  if ('startsWith' in condition) return list.some((item) => item.startsWith(condition.startsWith));
  if ('atLeast' in condition) return list.some((item) => item !== '' && Number(item) >= condition.atLeast);
  return list.some((item) => item !== '');
}

/** A field nobody must fill in, looked at when it is left. */
export const optionalField = { required: 'never', rule: 'none', validateOn: 'blur' } as const;
