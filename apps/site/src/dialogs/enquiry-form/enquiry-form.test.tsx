import { type Choice, fieldsOf } from '@sundowner/enquiries/forms/form';
import { emailForm } from '@sundowner/enquiries/forms/kinds/email';
import { telephoneForm } from '@sundowner/enquiries/forms/kinds/telephone';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { likelyCountries, likelyFor } from './country-field.tsx';
import { EnquiryForm, type EnquiryFormProps } from './enquiry-form.tsx';
import { keptValues } from './panels/apology-panel.tsx';

const nothing = () => undefined;
const quiet = { change: nothing, leave: nothing, enter: nothing, choose: nothing, jump: nothing };

const draw = (props: Partial<EnquiryFormProps> = {}) =>
  renderToStaticMarkup(
    <EnquiryForm
      config={telephoneForm}
      values={{}}
      errors={[]}
      summarised={false}
      ticket="signed"
      from="/contact-us"
      url="/enquire/telephone"
      handlers={quiet}
      content={{ pictures: {}, today: '2027-02-24' }}
      everyField
      heading={<h2>Call back</h2>}
      {...props}
    />,
  );

test('FRM-13 every field of the configuration is drawn under its wire name, and the form posts to its endpoint', () => {
  const html = draw();
  for (const { name } of fieldsOf(telephoneForm)) expect(html).toContain(`name="${name}"`);
  expect(html).toMatch(/<form[^>]*action="\/enquiry\/phoneme" method="post"/);
  for (const [name, value] of [
    ['ticket', 'signed'],
    ['from', '/contact-us'],
    ['url', '/enquire/telephone'],
  ]) {
    expect(html).toContain(`<input type="hidden" name="${name}" value="${value}"/>`);
  }
});

test('FRM-09 without scripts lodges stand under their locations, by the names visitors choose those by', () => {
  const offered: Readonly<Record<string, readonly Choice[]>> = {
    locationToVisit: [{ value: 'Old Park - Camp', label: 'Camp, Old Park' }],
    likeToVisitTheseLodges: [
      { value: 'Reed', label: 'Reed Camp', group: 'Old Park - Camp' },
      { value: 'Fig', label: 'Fig Camp', group: 'Another park' },
    ],
  };
  const sections = emailForm.sections.map((section) => ({
    ...section,
    fields: section.fields.map((field) => ({
      ...field,
      choices: offered[field.name] ?? field.choices ?? [],
    })),
  }));
  const html = draw({ config: { ...emailForm, sections } });
  expect([...html.matchAll(/<p class="groupName">([^<]+)/g)].map(([, name]) => name)).toEqual([
    'Camp, Old Park',
    'Another park',
  ]);
});

test('FRM-17 the consent is told with its link', () => {
  const html = draw();
  expect(html).toContain('recorded and stored');
  expect(html).toContain('href="/privacy-policy"');
});

test('SUB-02 the traps are out of sight, out of the tab order, empty, and marked as no filler’s', () => {
  const html = draw({ values: { visitKind: 'x', visitNote: 'y' } });
  const trap = /<div[^>]*aria-hidden="true" inert="">.*?<\/div>/.exec(html)?.[0] ?? '';
  expect(trap).not.toMatch(/ (?:id|for)=/);
  expect(html).not.toMatch(/name="(?:feedback|website)"/);
  for (const name of ['visitKind', 'visitNote']) {
    const input = new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(trap)?.[0] ?? '';
    expect(input).toContain('tabindex="-1"');
    expect(input).toContain('autoComplete="off"');
    expect(input).not.toContain('value=');
    for (const mark of ['1p-ignore', 'lpignore', 'bwignore', 'protonpass-ignore'])
      expect(input).toContain(`data-${mark}="true"`);
    expect(input).toContain('data-form-type="other"');
    expect(input).toContain('class="keeper-ignore"');
  }
});

test('values and messages come back as they were given', () => {
  const html = draw({
    values: {
      name: 'Naledi “Nali” <O’Kafor>',
      timeToCall: 'Evening',
      country: 'Germany',
      accept: ['consentTrue'],
    },
    errors: [{ field: 'tel', message: 'Telephone number is required' }],
    summarised: true,
  });
  expect(html).toContain('value="Naledi “Nali” &lt;O’Kafor&gt;"');
  expect(html).toMatch(/name="timeToCall"[^>]*checked="" value="Evening"/);
  expect(html).toMatch(/<option value="Germany" selected="">/);
  expect(html).toMatch(/name="accept"[^>]*checked/);
  expect(html).toMatch(/<a[^>]*href="#telephone-tel">Telephone number is required<\/a>/);
  expect(html).toMatch(/aria-invalid="true"[^>]*name="tel"/);
});

test('SUB-01 while sending the button is gone and a spinner of size 50 turns', () => {
  const html = draw({ sending: true });
  expect(html).not.toContain('Call Me Back');
  expect(html).toMatch(/role="status"[^>]*><div[^>]*><svg[^>]*width="50" height="50"/);
  expect(html).toContain('inert=""');
});

test('the likely countries stand first, the visitor’s own at their head, and every country once', () => {
  const html = draw();
  const options = [
    ...(/<select[^>]*name="country".*?<\/select>/s.exec(html)?.[0] ?? '').matchAll(
      /<option value="([^"]+)"/g,
    ),
  ];
  const names = options.map(([, name]) => name);
  const choices = fieldsOf(telephoneForm).find(({ name }) => name === 'country')?.choices ?? [];
  expect(names.slice(0, likelyCountries().length)).toEqual(likelyCountries());
  expect(names).toHaveLength(choices.length);
  expect(likelyFor(['pt-BR', 'en-GB'])[0]).toBe('Brazil');
  expect(likelyFor(['en-GB']).slice(0, 2)).toEqual(['United Kingdom', 'South Africa']);
  expect(likelyFor(['en', '!'])).toEqual(likelyCountries());
});

test('what is kept is told by the labels the visitor saw, without what she did not see', () => {
  expect(
    keptValues(telephoneForm, {
      name: 'Naledi',
      surname: '',
      timeZone: 'Europe/London',
      accept: ['consentTrue'],
    }),
  ).toEqual([{ label: 'First name', value: 'Naledi' }]);
});
