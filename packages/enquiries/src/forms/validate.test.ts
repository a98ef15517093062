import { describe, expect, test } from 'vitest';
import { consentGiven, wantsEmailUpdates } from './consent.ts';
import { extraLimits } from './extra.ts';
import { type Field, type FormConfig, fieldsOf } from './form.ts';
import { telephoneForm } from './kinds/telephone.ts';
import { formWarnings, validateField, validateForm } from './validate.ts';

const filled = {
  name: 'Naledi',
  surname: 'Okafor',
  tel: '+44 20 7946 0018',
  email: 'naledi@example.com',
  accept: 'consentTrue',
};

function errorsOf(raw: unknown) {
  const result = validateForm(telephoneForm, raw);
  return result.ok ? [] : result.errors;
}

function messageFor(field: string, value: unknown) {
  return errorsOf({ ...filled, [field]: value }).find((error) => error.field === field)?.message ?? null;
}

describe('the telephone form', () => {
  test('FRM-04 FRM-05 FRM-14 an empty form names every required field at once, verbatim and in order', () => {
    expect(errorsOf({})).toEqual([
      { field: 'name', message: 'First Name is required' },
      { field: 'surname', message: 'Surname is required' },
      { field: 'tel', message: 'Telephone number is required' },
      { field: 'email', message: 'Email address is required' },
      { field: 'accept', message: 'Your consent is required to proceed with your enquiry' },
    ]);
  });

  test('FRM-15 a form with only its required fields is accepted', () => {
    expect(validateForm(telephoneForm, filled)).toEqual({
      ok: true,
      values: { ...filled, accept: ['consentTrue'] },
      extra: {},
      unknownChoices: [],
    });
  });

  test('FRM-15 timeToCall is never enforced', () => {
    const result = validateForm(telephoneForm, { ...filled, timeToCall: 'After the game drive' });
    expect(result).toMatchObject({
      ok: true,
      values: { timeToCall: 'After the game drive' },
      unknownChoices: ['timeToCall'],
    });
    expect(messageFor('timeToCall', '')).toBeNull();
  });

  test.each([
    ['call me please', 'Telephone number can only consist of numbers'],
    ['020 7946 eighteen', 'Telephone number can only consist of numbers'],
    ['020 79 x18', 'Telephone number must be a valid phone number'],
    ['12345', 'Telephone number must be a valid phone number'],
    ['1234567890123456', 'Telephone number must be a valid phone number'],
    ['++27 82 123 4567', 'Telephone number must be a valid phone number'],
    ['27+821234567', 'Telephone number must be a valid phone number'],
    ['+', 'Telephone number must be a valid phone number'],
    ['', 'Telephone number is required'],
    ['   ', 'Telephone number is required'],
  ])('FRM-04 FRM-05 the number "%s" is refused: %s', (tel, message) => {
    expect(messageFor('tel', tel)).toBe(message);
  });

  test.each([
    '+27 00 000 0000',
    '(021) 480-8500',
    '+27 (0)82 123 4567',
    '0027821234567',
    '082.123.4567',
    // As iOS copies it from the contacts, wrapped in direction marks.
    '\u202a+27 82 123 4567\u202c',
    '٠٨٢١٢٣٤٥٦٧',
    '+44 20 7946 0018 ext. 5',
    '082 123 4567, ext. 5',
    '+1 (212) 555-0100 #23',
    '020 7946 0018 x18',
    'tel:+44-20-7946-0018;ext=5',
    '＋２７ ８２ １２３ ４５６７',
  ])('FRM-05 the number "%s" is accepted', (tel) => {
    expect(messageFor('tel', tel)).toBeNull();
  });

  test.each([
    'n@example',
    'n@@example.com',
    'n example@x.com',
    '@example.com',
    'n@.com',
    '.@example.com',
    'n@exa_mple.com',
    '"n\\"@x"@example.com',
    'Naledi <n@example>',
  ])('FRM-04 the address "%s" is refused', (email) => {
    expect(messageFor('email', email)).toBe('Email address must be a valid email address');
  });

  test('FRM-04 accents before the @ are refused for what they are', () => {
    expect(messageFor('email', 'josé@example.com')).toBe(
      'Email address can only have letters without accents before the @',
    );
  });

  test.each([
    ['Naledi Okafor <n@example.com>', 'n@example.com'],
    ['mailto:n@example.com?subject=Hello', 'n@example.com'],
    ['ｎ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'n@example.com'],
    ['n@example。com', 'n@example.com'],
    ['<n@example.com>,', 'n@example.com'],
    ['n..a@example.com', 'n..a@example.com'],
    ['"ana quill"@example.com', '"ana quill"@example.com'],
    ['n@उदाहरण.भारत', 'n@उदाहरण.भारत'],
  ])('FRM-19/addresses the address "%s" is taken as %s', (email, kept) => {
    expect(validateForm(telephoneForm, { ...filled, email })).toMatchObject({
      ok: true,
      values: { email: kept },
    });
  });

  test.each([
    ['pat@example,com', 'pat@example.com'],
    ['Pat Quill <pat@mail,example.co,za>', 'pat@mail.example.co.za'],
    ['pat@example, com', 'pat@example.com'],
    ['mailto:pat@example،com', 'pat@example.com'],
  ])('FRM-19/comma "%s" is asked about, and never changed by itself', (email, meant) => {
    expect(messageFor('email', email)).toBe(
      `Email address has a comma where a dot belongs. Did you mean ${meant}?`,
    );
    const kept = validateForm(telephoneForm, { ...filled, email });
    expect([kept.ok, kept.values.email]).toEqual([false, expect.stringMatching(/,|،/)]);
    expect(messageFor('email', meant)).toBeNull();
  });

  test.each(['a@example.com, b@example.com', 'a,b@example.com', 'pat@example,', 'pat@,com', 'pat@example,c'])(
    'FRM-19/comma "%s" is no address with a comma for a dot',
    (email) => {
      expect(messageFor('email', email)).toBe('Email address must be a valid email address');
    },
  );

  test('FRM-19/two-numbers of two numbers the first is the number, and the others are kept beside it', () => {
    const taken = (tel: string, more = {}) => validateForm(telephoneForm, { ...filled, ...more, tel });
    expect(taken('+49 171 1234567 / +27 82 555 0101 (Sam)')).toMatchObject({
      ok: true,
      values: { tel: '+49 171 1234567' },
      extra: { 'Another telephone number': '+27 82 555 0101 (Sam)' },
    });
    expect(taken('+27 82 555 0101 x5')).toMatchObject({ values: { tel: '+27 82 555 0101 x5' }, extra: {} });
    // A form that is shown again has all of it.
    expect(taken('+49 171 1234567 or +27 82 555 0101', { email: '' })).toMatchObject({
      ok: false,
      values: { tel: '+49 171 1234567 or +27 82 555 0101' },
    });
  });

  test('FRM-19/one-warning an address few people have is asked about, which is no refusal', () => {
    const asked = (email: string) => formWarnings(telephoneForm, { ...filled, email });
    expect(asked('n..a@example.com')).toEqual([
      { field: 'email', message: expect.stringContaining('n..a@example.com') },
    ]);
    expect(asked('Naledi <n.@docomo.ne.jp>')).toHaveLength(1);
    expect(asked('"ana quill"@example.com')).toHaveLength(1);
    for (const plain of ['n@example.com', 'n..a@example', '']) expect(asked(plain)).toEqual([]);
  });

  test.each(['n@example.com', "o'hara+trip@mail.example.co.za", 'n@müller.example', 'N@EXAMPLE.COM'])(
    'FRM-04 the address "%s" is accepted',
    (email) => {
      expect(messageFor('email', email)).toBeNull();
    },
  );

  test('FRM-05 the e-mail address is judged on every keystroke, the others on leaving', () => {
    const modes = Object.fromEntries(fieldsOf(telephoneForm).map((field) => [field.name, field.validateOn]));
    expect(modes.email).toBe('input');
    expect(Object.values(modes).filter((mode) => mode === 'input')).toHaveLength(1);
    expect(validateField(telephoneForm, 'email', { email: 'nal' })).toBe(
      'Email address must be a valid email address',
    );
    expect(validateField(telephoneForm, 'email', filled)).toBeNull();
    expect(validateField(telephoneForm, 'nothing', filled)).toBeNull();
  });

  test('FRM-01 FRM-05 country is optional, and offers about 250 names with South Africa', () => {
    const country = fieldsOf(telephoneForm).find((field) => field.name === 'country');
    expect(country?.choices?.length).toBeGreaterThan(240);
    expect(country?.choices?.map((choice) => choice.value)).toContain('South Africa');
    expect(messageFor('country', 'Atlantis')).toBe('Country must be one of the list');
  });

  test.each([
    ['USA', 'United States'],
    ['DE', 'Germany'],
    ['Deutschland', 'Germany'],
    ['south africa', 'South Africa'],
    ['Swaziland', 'Eswatini'],
    ['Turkey', 'Türkiye'],
  ])('FRM-19/countries %s is kept as %s', (country, kept) => {
    expect(validateForm(telephoneForm, { ...filled, country })).toMatchObject({
      ok: true,
      values: { country: kept },
      unknownChoices: [],
    });
  });

  test('SUB-05 FRM-05 only consentTrue is consent', () => {
    for (const accept of [
      'on',
      'true',
      true,
      1,
      '',
      'CONSENTTRUE',
      ['on', 'consentTrue'],
      { consentTrue: 1 },
    ]) {
      expect(messageFor('accept', accept)).toBe('Your consent is required to proceed with your enquiry');
    }
    expect(messageFor('accept', ['consentTrue'])).toBeNull();
    expect(consentGiven({ accept: ['consentTrue'] })).toBe(true);
    expect(consentGiven({ accept: 'on' })).toBe(false);
  });

  test('SUB-05 only "Relevant email updates" subscribes', () => {
    expect(wantsEmailUpdates({ hearMoreAbout: ['Relevant email updates'] })).toBe(true);
    expect(wantsEmailUpdates({ hearMoreAbout: ['yes'] })).toBe(false);
    expect(wantsEmailUpdates({})).toBe(false);
  });

  test('FRM-17 the product’s own consent text names no country’s law, has a version and links to the privacy policy', () => {
    const { consent } = telephoneForm;
    expect(consent.version).toMatch(/^own-\d+$/);
    expect(consent.parts.map((part) => part.text).join('')).toBe(
      'I agree to my information being recorded and stored, as described in the privacy policy.',
    );
    expect(consent.parts.find((part) => part.href)?.href).toBe('/privacy-policy');
  });

  test('FRM-13 it has exactly its fields, in their order, with their requirements', () => {
    expect(
      fieldsOf(telephoneForm).map((field) => `${field.name}${field.required === 'always' ? '*' : ''}`),
    ).toEqual(['name*', 'surname*', 'tel*', 'email*', 'country', 'timeToCall', 'timeZone', 'accept*']);
    const times = fieldsOf(telephoneForm).find((field) => field.name === 'timeToCall')?.choices;
    expect(times?.map((choice) => choice.value)).toEqual(['Morning', 'Afternoon', 'Evening']);
  });
});

describe('wrong shapes', () => {
  test.each([
    [['Naledi', 'Thandi'], 'First Name must be text'],
    [{ first: 'Naledi' }, 'First Name must be text'],
    [42, 'First Name must be text'],
    [true, 'First Name must be text'],
    ['Nal\u0000edi', 'First Name contains characters we cannot read; please type it again'],
    ['Nal\u001bedi', 'First Name contains characters we cannot read; please type it again'],
    ['Nal\ud800edi', 'First Name contains characters we cannot read; please type it again'],
    ['x'.repeat(101), 'First Name can be at most 100 characters'],
  ])('a first name of %j is refused with its own words', (name, message) => {
    expect(messageFor('name', name)).toBe(message);
  });

  test('the order of two posts of a list does not matter, and doubles count once', () => {
    const result = validateForm(telephoneForm, { ...filled, accept: ['consentTrue', 'consentTrue'] });
    expect(result).toMatchObject({ ok: true, values: { accept: ['consentTrue'] } });
  });

  test('line breaks in a single-line field become spaces, so that no header can be forged', () => {
    const result = validateForm(telephoneForm, { ...filled, surname: 'Okafor\r\nBcc: all@example.com' });
    expect(result).toMatchObject({ ok: true, values: { surname: 'Okafor Bcc: all@example.com' } });
  });

  test('a hidden field is cut, never refused: nobody could mend it', () => {
    const result = validateForm(telephoneForm, { ...filled, timeZone: 'Z'.repeat(5000) });
    expect(result).toMatchObject({ ok: true, values: { timeZone: 'Z'.repeat(64) } });
  });

  test('unknown fields are kept as extra, bounded in number, name and value; the form\u2019s own baggage is not', () => {
    const many = Object.fromEntries(Array.from({ length: 100 }, (_, i) => [`field${i}`, 'x'.repeat(9000)]));
    const result = validateForm(telephoneForm, {
      ...filled,
      ...many,
      ticket: 't',
      feedback: '',
      website: '',
      visitKind: '',
      visitNote: '',
      url: 'u',
      from: 'f',
    });
    const extra = result.ok ? result.extra : {};
    expect(Object.keys(extra)).toHaveLength(extraLimits.fields);
    expect(Object.keys(extra)).not.toContain('ticket');
    expect(Math.max(...Object.values(extra).map((value) => value.length))).toBe(extraLimits.valueLength);
  });

  test('the name of an unknown field is one line', () => {
    const result = validateForm(telephoneForm, { ...filled, 'pet\nReference: MC-AAAA-BBBB': 'x' });
    expect(result).toMatchObject({ extra: { 'pet Reference: MC-AAAA-BBBB': 'x' } });
  });
});

describe('conditions', () => {
  const base = { required: 'never', rule: 'none', validateOn: 'blur', maxLength: 50 } as const;
  const fields: Field[] = [
    {
      ...base,
      type: 'number',
      name: 'children',
      label: 'Children',
      rule: 'numeric',
      max: 10,
    },
    {
      ...base,
      type: 'text',
      name: 'agesOfChildren',
      label: 'Ages',
      errorName: "Children's ages",
      required: 'conditional',
      visible: { field: 'children', atLeast: 1 },
    },
    {
      ...base,
      type: 'text',
      name: 'travellerType',
      label: 'Traveller',
      errorName: 'Type of traveller',
      required: 'conditional',
      visible: { field: 'natureOfVisit', startsWith: 'You tell us' },
    },
    { ...base, type: 'select', name: 'natureOfVisit', label: 'Nature', errorName: 'Nature of visit' },
    { ...base, type: 'datepicker', name: 'dateStart', label: 'Arrival', rule: 'date' },
  ];
  const form: FormConfig = { ...telephoneForm, sections: [{ heading: null, fields }] };
  const messages = (raw: unknown) => {
    const result = validateForm(form, raw, {
      now: Date.parse('2027-01-31T10:00:00Z'),
      slackDays: 0,
      timeZone: 'Africa/Johannesburg',
    });
    return result.ok ? [] : result.errors.map((error) => error.message);
  };

  test.each([
    [{ children: '2' }, ["Children's ages is required"]],
    [{ children: 2 }, ["Children's ages is required"]],
    [{ children: '0' }, []],
    [{ children: '' }, []],
    [{ children: '2', agesOfChildren: '7 and 9' }, []],
    [{ children: 'two' }, ['Children can only consist of numbers']],
    [{ children: '11', agesOfChildren: 'many' }, ['Children must be between 0 and 10']],
    [{ natureOfVisit: 'You tell us...' }, ['Type of traveller is required']],
    [{ natureOfVisit: 'We are a couple' }, []],
    [{ dateStart: '2027-02-30' }, ['Arrival: there is no 30 February']],
    [{ dateStart: '2027-02-28' }, []],
  ])('%j gives %j', (raw, expected) => {
    expect(messages(raw)).toEqual(expected);
  });

  test('a field that is not shown is kept and not judged', () => {
    const result = validateForm(form, { children: '0', agesOfChildren: 'x'.repeat(80) });
    expect(result).toMatchObject({ ok: true, values: { agesOfChildren: 'x'.repeat(50) } });
  });
});
