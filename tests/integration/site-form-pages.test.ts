import { type EnquiryKind, enquiryKinds, enquiryRecordOf } from '@sundowner/brand';
import { mostAdults, mostChildren } from '@sundowner/brand/party';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyField } from '../support/filled-forms.ts';
import { sharedSite } from './site-shared.ts';
import { type RunningSite, rawRequest } from './site-stage.ts';

let stage: RunningSite;
beforeAll(async () => {
  stage = await sharedSite();
});
afterAll(() => stage?.close());

const carried = new Set(['ticket', 'visitKind', 'visitNote', 'url', 'from']);
const plain = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

interface FormPage {
  /** The markup of the form alone. */
  readonly html: string;
  /** Names of its fields, each once, in order. */
  readonly names: readonly string[];
  /** Values a field offers. */
  offers(name: string): string[];
}

/** The form of a kind as its page has it without scripts. */
async function formPage(kind: EnquiryKind, from = '/'): Promise<FormPage> {
  const answer = await rawRequest(stage.port, `/enquire/${kind}?from=${encodeURIComponent(from)}`);
  expect(answer.status).toBe(200);
  const page = answer.body.toString();
  const start = page.indexOf(`action="${enquiryRecordOf[kind].endpoint}"`);
  const html = page.slice(page.lastIndexOf('<form', start), page.indexOf('</form>', start));
  const names = [...html.matchAll(/<(?:input|select|textarea)\b[^>]*?\bname="([^"]+)"/g)].map(
    ([, name = '']) => name,
  );
  return {
    html,
    names: [...new Set(names)].filter((name) => !carried.has(name)),
    offers(name) {
      const select = new RegExp(`<select\\b[^>]*\\bname="${name}"[^>]*>(.*?)</select>`, 's').exec(html)?.[1];
      const options = [...(select ?? '').matchAll(/<option\b[^>]*?\bvalue="([^"]*)"/g)];
      const inputs = [...html.matchAll(/<input\b[^>]*>/g)].filter(([tag]) => tag.includes(`name="${name}"`));
      const values = select === undefined ? inputs.map(([tag]) => /\bvalue="([^"]*)"/.exec(tag)) : options;
      return values.map((match) => plain(match?.[1] ?? '')).filter(Boolean);
    },
  };
}

describe.each(enquiryKinds)('the page of the %s form', (kind) => {
  test(`FRM-13/${kind} FRM-18/${kind} draws every field of it, and nothing but presets is filled in`, async () => {
    const { names, html } = await formPage(kind);
    const expected = new Set([...Object.keys(everyField[kind]), ...(kind === 'celebration' ? ['tel'] : [])]);
    if (kind === 'careers') expected.add('cv');
    // Of another subject than the one that is filled in: both are drawn without scripts.
    if (kind === 'contact') expected.add('enquiryReference');
    expect(new Set(names)).toEqual(expected);
    expect(html).not.toMatch(/\bchecked\b/);
    const typed = [...html.matchAll(/<input\b[^>]*\btype="(?:text|tel|email|number)"[^>]*>/g)].map(
      ([tag]) => tag,
    );
    const filled = typed.filter(
      (tag) => /\bvalue="[^"]/.test(tag) && !/name="(?:visitKind|visitNote)"/.test(tag),
    );
    expect(filled).toEqual([]);
  });

  test(`FRM-17/${kind} asks consent in words that link to the policy`, async () => {
    const { html } = await formPage(kind);
    expect(html).toContain('I agree to my information being recorded and stored');
    expect(html).toContain('href="/privacy-policy"');
    expect(html).toMatch(/name="ticket" value="[\w-]+\.[\w-]+"/);
  });
});

describe('choices visitors are offered', () => {
  const standard = [
    'Lion Sands Game Reserve',
    'Monwana Game Lodge',
    'Marakele National Park - Marataba',
    'Cape Town',
  ];
  const range = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, i) => String(from + i));

  test.each([
    ['time-to-call', 'telephone', 'timeToCall', ['Morning', 'Afternoon', 'Evening']],
    [
      'nature-of-visit',
      'email',
      'natureOfVisit',
      [
        'We are a couple',
        'We are a family',
        'We are on honeymoon',
        'We are a group of friends',
        'I am travelling alone',
        'I am an agent',
        'You tell us...',
      ],
    ],
    ['previous-visitor', 'email', 'previousVisitor', ['Yes', 'No']],
    [
      'other-experiences',
      'email',
      'otherExperiences',
      ['safari', 'treehouse', 'foodandwine', 'mackandmadi', 'community', 'celebrations'],
    ],
    [
      'destinations',
      'travel-africa',
      'destination',
      ['South Africa', 'Namibia', 'Zimbabwe', 'Botswana', 'Zambia'],
    ],
    [
      'travel-types',
      'travel-africa',
      'travelType',
      ['Couple', 'Family', 'Alone', 'LGBTQ+', 'Group of friends'],
    ],
    [
      'packages',
      'travel-africa',
      'packages',
      [
        'Explore Cape & Safari',
        'Family Ocean & Wildlife Safari',
        'Southern African Odyssey',
        'Classic Botswana & Victoria Falls',
        'Luxury Safari & Rail Journey',
        'South Africa Safari Adventure',
        'Victoria Falls & Botswana Under Canvas',
        'Stylish Wildlife & Beach',
        'Quintessential Cape',
        'Safari & Vic Falls',
      ],
    ],
    ['budgets', 'travel-africa', 'budget', ['$5,000-$6,500', '$6,500-$8,000', '$8,000-$10,500', '$10,500+']],
    ['contact-methods', 'celebration', 'preferredContactMethod', ['Phone', 'Email']],
    [
      'reasons',
      'celebration',
      'reasonForVisit',
      ['Engagement', 'Wedding', 'Anniversary', 'Birthday', 'Honeymoon', 'Other'],
    ],
    [
      'residences',
      'residences',
      'residenceToVisit',
      [
        'Fish Eagle',
        'Hinkwenu',
        'Redcliffe',
        'Oldenburg Residence',
        'Monwana Residence',
        'Quarters Residence',
      ],
    ],
    ['locations FRM-18/locations', 'email', 'locationToVisit', standard],
    ['locations', 'celebration', 'locationToVisit', [...standard, 'Madikwe Game Reserve', 'I am not sure']],
    ['locations', 'destination', 'locationToVisit', ['Lion Sands', 'Marataba', 'Cape Town']],
    [
      'lodge-groups FRM-18/lodge-groups',
      'email',
      'likeToVisitTheseLodges',
      [
        ...[
          'River Lodge',
          'Ivory Lodge',
          'Tinga Lodge',
          'Narina Lodge',
          'Fish Eagle Residence',
          'Hinkwenu Residence',
        ],
        ...['Cape Cadogan Boutique Hotel', 'Quarters Neighbourhood Hotel', 'Quarters Residence'],
        ...['Monwana', 'Monwana Residence', 'Safari Lodge', 'Mountain Lodge'],
      ],
    ],
  ] as const)('FRM-03/%s of the %s form, all of them', async (_, kind, name, values) => {
    const page = await formPage(kind);
    expect(page.offers(name).sort()).toEqual([...values].sort());
  });

  test('FRM-03/countries about 250, South Africa among them', async () => {
    const offered = new Set((await formPage('email')).offers('country'));
    expect(offered.size).toBeGreaterThan(240);
    expect(offered.has('South Africa')).toBe(true);
  });

  test('FRM-03/adults FRM-03/children one to ten, none to ten, and on as far as every strip counts', async () => {
    const { html, offers } = await formPage('email');
    const bounds = (name: string) => {
      const tag = new RegExp(`<(?:input|select)\\b[^>]*\\bname="${name}"[^>]*>`).exec(html)?.[0] ?? '';
      return tag.startsWith('<select')
        ? offers(name)
        : range(Number(/\bmin="(\d+)"/.exec(tag)?.[1]), Number(/\bmax="(\d+)"/.exec(tag)?.[1]));
    };
    expect(bounds('adults')).toEqual(range(1, mostAdults));
    expect(bounds('children')).toEqual(range(0, mostChildren));
  });
});
