/** What HubSpot's Forms API answers to a body that is not right; shapes and words as its own (developers.hubspot.com). */
export interface HubspotError {
  readonly message: string;
  readonly errorType: string;
}

interface HubspotField {
  readonly objectTypeId: string;
  readonly name: string;
  readonly value: string;
}

export interface HubspotSubmission {
  readonly submittedAt: string;
  readonly fields: readonly HubspotField[];
  readonly context?: { readonly hutk?: string; readonly pageUri?: string; readonly pageName?: string };
  readonly legalConsentOptions?: {
    readonly consent: {
      readonly consentToProcess: boolean;
      readonly text: string;
      readonly communications: readonly {
        readonly value: boolean;
        readonly subscriptionTypeId: number;
        readonly text: string;
      }[];
    };
  };
}

/**
 * How a field is defined: `null` takes any text, a list one of its options, `many` several of them (each in a field of its own, or
 * joined with ";"), and the rest what their names say.
 */
type HubspotDefinition =
  | null
  | readonly string[]
  | { readonly many: readonly string[] }
  | 'date'
  | 'number'
  | 'phone';

/** A form as an owner defined it in HubSpot: its fields, and the options of those that have some. */
export interface HubspotForm {
  readonly fields: Readonly<Record<string, HubspotDefinition>>;
  readonly required: readonly string[];
  readonly recaptcha?: boolean;
  /** The portal's types of subscription; any when absent. */
  readonly subscriptionTypes?: readonly number[];
}

const at = (place: string, message: string, errorType: string): HubspotError => ({
  message: `Error in '${place}'. ${message}`,
  errorType,
});

const isMany = (definition: HubspotDefinition): definition is { many: readonly string[] } =>
  typeof definition === 'object' && definition !== null && 'many' in definition;

/** Whether a value is one its field takes. Options are spelt with straight apostrophes, and so is all that is compared to them. */
function isAllowed(value: string, definition: HubspotDefinition): boolean {
  if (definition === 'date') return /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));
  if (definition === 'number') return /^\d+$/.test(value);
  if (definition === 'phone') return /^\+?[\d ().-]{5,}$/.test(value);
  if (isMany(definition)) return value.split(';').every((one) => definition.many.includes(one));
  return definition === null || (definition as readonly string[]).includes(value);
}

/** HubSpot keeps no more of one field. */
const longestValue = 65_536;

function fieldError(field: HubspotField, form: HubspotForm): HubspotError | null {
  const place = `fields.${field.name}`;
  if (!Object.hasOwn(form.fields, field.name)) {
    return at(place, `Field '${field.name}' is not in the form definition`, 'FIELD_NOT_IN_FORM_DEFINITION');
  }
  if (field.value === '') return at(place, 'Empty value', 'REQUIRED_FIELD');
  if (field.value.length > longestValue) return at(place, 'The value is too long', 'INPUT_TOO_LARGE');
  if (!isAllowed(field.value, form.fields[field.name] ?? null)) {
    return at(place, `'${field.value}' is not an allowed value`, 'VALUE_NOT_IN_FIELD_DEFINITION');
  }
  if (field.name === 'email' && !/^[^@\s]+@[^@\s]+\.[a-z]+$/i.test(field.value)) {
    return at(place, `Invalid email address '${field.value}'`, 'INVALID_EMAIL');
  }
  if (field.name === 'email' && field.value.endsWith('@blocked.example')) {
    return at(place, `Email '${field.value}' is not allowed`, 'BLOCKED_EMAIL');
  }
  return null;
}

/** Fields that come more often than their definition takes. */
function repeatedErrors({ fields }: HubspotSubmission, form: HubspotForm): HubspotError[] {
  const names = fields.map(({ name }) => name);
  const twice = new Set(names.filter((name, index) => names.indexOf(name) !== index));
  return [...twice]
    .filter((name) => Object.hasOwn(form.fields, name) && !isMany(form.fields[name] ?? null))
    .map((name) => at(`fields.${name}`, 'The field is there twice', 'INPUT_TOO_LARGE'));
}

function consentErrors({ legalConsentOptions }: HubspotSubmission, form: HubspotForm): HubspotError[] {
  const consent = legalConsentOptions?.consent;
  if (consent?.consentToProcess !== true) {
    return [at('legalConsentOptions', 'Consent to process is missing', 'MISSING_PROCESSING_CONSENT')];
  }
  const texts = [consent.text, ...consent.communications.map(({ text }) => text)];
  if (texts.some((text) => !text)) {
    return [at('legalConsentOptions', 'Consent text is missing', 'MISSING_PROCESSING_CONSENT_TEXT')];
  }
  const { subscriptionTypes } = form;
  return consent.communications
    .filter(({ subscriptionTypeId }) => subscriptionTypes && !subscriptionTypes.includes(subscriptionTypeId))
    .map(({ subscriptionTypeId }) =>
      at(
        'legalConsentOptions',
        `${subscriptionTypeId} is no type of subscription`,
        'MISSING_COMMUNICATION_CONSENT_TEXT',
      ),
    );
}

/** Every fault of `body`, all at once, as HubSpot reports them. */
export function faultsOf(body: HubspotSubmission, form: HubspotForm): HubspotError[] {
  const errors: HubspotError[] = [];
  for (const field of body.fields) {
    const error = fieldError(field, form);
    if (error) errors.push(error);
  }
  for (const name of form.required) {
    if (!body.fields.some((field) => field.name === name)) {
      errors.push(at(`fields.${name}`, `Required field '${name}' is missing`, 'REQUIRED_FIELD'));
    }
  }
  const { hutk, pageUri } = body.context ?? {};
  if (hutk !== undefined && !/^[0-9a-f]{32}$/.test(hutk)) {
    errors.push(at('context.hutk', `'${hutk}' is not a valid Hutk`, 'INVALID_HUTK'));
  }
  if (pageUri !== undefined && !/^https?:$/.test(URL.parse(pageUri)?.protocol ?? '')) {
    errors.push(at('context.pageUri', `'${pageUri}' is not a valid page URI`, 'INVALID_PAGE_URI'));
  }
  errors.push(...repeatedErrors(body, form), ...consentErrors(body, form));
  if (form.recaptcha) {
    errors.push({ message: 'The form has recaptcha enabled', errorType: 'FORM_HAS_RECAPTCHA_ENABLED' });
  }
  return errors;
}

const members = {
  submission: ['submittedAt', 'fields', 'context', 'legalConsentOptions', 'skipValidation'],
  field: ['objectTypeId', 'name', 'value'],
  context: ['hutk', 'ipAddress', 'pageUri', 'pageName', 'pageId', 'sfdcCampaignId', 'goToWebinarWebinarKey'],
  options: ['consent', 'legitimateInterest'],
  consent: ['consentToProcess', 'text', 'communications'],
  communication: ['value', 'subscriptionTypeId', 'text'],
} as const;

/** Whether `value` is an object with none but these members: HubSpot takes no other JSON. */
function isObjectOf(value: unknown, allowed: readonly string[]): value is Record<string, unknown> {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.keys(value).every((name) => allowed.includes(name))
  );
}

function isConsent(value: unknown): boolean {
  if (!isObjectOf(value, members.options)) return false;
  const { consent } = value;
  return (
    isObjectOf(consent, members.consent) &&
    typeof consent.consentToProcess === 'boolean' &&
    typeof consent.text === 'string' &&
    Array.isArray(consent.communications) &&
    consent.communications.every(
      (one: unknown) =>
        isObjectOf(one, members.communication) &&
        typeof one.value === 'boolean' &&
        Number.isInteger(one.subscriptionTypeId) &&
        typeof one.text === 'string',
    )
  );
}

/** Whether `body` has the shape of a submission, and nothing besides. */
export function isSubmission(body: unknown): body is HubspotSubmission {
  if (!isObjectOf(body, members.submission) || !Array.isArray(body.fields)) return false;
  if (!/^\d{13}$/.test(String(body.submittedAt ?? ''))) return false;
  const { context = {}, legalConsentOptions } = body;
  const contextIsText = isObjectOf(context, members.context) && Object.values(context).every(isText);
  if (!contextIsText || (legalConsentOptions !== undefined && !isConsent(legalConsentOptions))) return false;
  return body.fields.every(
    (field: unknown) =>
      isObjectOf(field, members.field) &&
      field.objectTypeId === '0-1' &&
      isText(field.name) &&
      isText(field.value),
  );
}

const isText = (value: unknown): value is string => typeof value === 'string';
