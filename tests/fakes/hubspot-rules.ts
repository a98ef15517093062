/** What HubSpot's Forms API answers to a body that is not right; shapes and words as its own (developers.hubspot.com). */
export interface HubspotError {
  readonly message: string;
  readonly errorType: string;
}

export interface HubspotField {
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

/** A form as an owner defined it in HubSpot: its fields, and the options of those that have some. */
export interface HubspotForm {
  readonly fields: Readonly<Record<string, readonly string[] | null>>;
  readonly required: readonly string[];
  readonly recaptcha?: boolean;
}

const at = (place: string, message: string, errorType: string): HubspotError => ({
  message: `Error in '${place}'. ${message}`,
  errorType,
});

function fieldError(field: HubspotField, form: HubspotForm): HubspotError | null {
  const place = `fields.${field.name}`;
  if (!Object.hasOwn(form.fields, field.name)) {
    return at(place, `Field '${field.name}' is not in the form definition`, 'FIELD_NOT_IN_FORM_DEFINITION');
  }
  const options = form.fields[field.name];
  if (options && !options.includes(field.value)) {
    return at(place, `'${field.value}' is not an allowed value`, 'VALUE_NOT_IN_FIELD_DEFINITION');
  }
  if (field.name === 'email' && !/^[^@\s]+@[^@\s]+\.[a-z]+$/i.test(field.value)) {
    return at(place, `Invalid email address '${field.value}'`, 'INVALID_EMAIL');
  }
  if (field.name === 'email' && field.value.endsWith('@blocked.example')) {
    return at(place, `Email '${field.value}' is not allowed`, 'BLOCKED_EMAIL');
  }
  if (field.value === '') return at(place, 'Empty value', 'REQUIRED_FIELD');
  return null;
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
  if (pageUri !== undefined && !URL.canParse(pageUri)) {
    errors.push(at('context.pageUri', `'${pageUri}' is not a valid page URI`, 'INVALID_PAGE_URI'));
  }
  if (body.legalConsentOptions?.consent.consentToProcess !== true) {
    errors.push(at('legalConsentOptions', 'Consent to process is missing', 'MISSING_PROCESSING_CONSENT'));
  }
  if (form.recaptcha) {
    errors.push({ message: 'The form has recaptcha enabled', errorType: 'FORM_HAS_RECAPTCHA_ENABLED' });
  }
  return errors;
}

/** Whether `body` has the shape of a submission at all. */
export function isSubmission(body: unknown): body is HubspotSubmission {
  if (typeof body !== 'object' || body === null || !('fields' in body) || !Array.isArray(body.fields))
    return false;
  if (!('submittedAt' in body) || !/^\d{13}$/.test(String(body.submittedAt))) return false;
  return body.fields.every(
    (field: unknown) =>
      typeof field === 'object' &&
      field !== null &&
      'objectTypeId' in field &&
      field.objectTypeId === '0-1' &&
      'name' in field &&
      typeof field.name === 'string' &&
      'value' in field &&
      typeof field.value === 'string',
  );
}
