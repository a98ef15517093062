import { fileURLToPath } from 'node:url';
import { type EnquiryKind, enquiryKinds, enquiryRecordOf } from '@sundowner/brand';
import { fieldsOf } from '@sundowner/enquiries/forms/form';
import { formFor } from '@sundowner/enquiries/forms/registry';
import { build } from 'esbuild';
import fc from 'fast-check';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findChromium } from '../../bin/testing/outside-programs.ts';
import { everyField, onlyRequired, travelYear } from '../support/filled-forms.ts';
import { formsAt } from './site-form-posts.ts';
import { sharedSite } from './site-shared.ts';
import type { RunningSite } from './site-stage.ts';

const inputs = 500;
let stage: RunningSite;
let visitors: ReturnType<typeof formsAt>;
let browser: Browser;
let page: Page;

/** What the pages of the site judge a form with, on its own: the same modules, bundled for a browser. */
async function browserModule(): Promise<string> {
  const result = await build({
    stdin: {
      contents: `
        import { validateForm } from '@sundowner/enquiries/forms/validate';
        import { formFor } from '@sundowner/enquiries/forms/registry';
        import { isPossiblePhone } from '@sundowner/enquiries/forms/phone-numbers';
        globalThis.judgeAll = (kind, texts) => texts.map((text) => {
          const result = validateForm(formFor(kind), JSON.parse(text), { now: Date.now(), slackDays: 0, timeZone: 'Africa/Johannesburg', isPossiblePhone });
          return result.ok ? [] : result.errors;
        });`,
      resolveDir: fileURLToPath(new URL('../..', import.meta.url)),
      loader: 'ts',
    },
    bundle: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    write: false,
  });
  return result.outputFiles[0]?.text ?? '';
}

beforeAll(async () => {
  stage = await sharedSite();
  visitors = formsAt(stage);
  browser = await chromium.launch({
    executablePath: findChromium() ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  page = await browser.newPage();
  await page.addScriptTag({ content: await browserModule() });
});

afterAll(async () => {
  await browser?.close();
  await stage?.close();
});

const text = fc.oneof(
  fc.string({ maxLength: 30 }),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '\ud800',
    '\u202eabc\u202c',
    'a\r\nb',
    'x'.repeat(2001),
    '٤',
    '\uff11',
    '𝟙',
  ),
);
// Neither today nor yesterday, on which the server gives a day's slack.
const date = fc.constantFrom(
  ...[
    `5 March ${travelYear}`,
    `05/03/${travelYear}`,
    `12 March ${travelYear}`,
    `${travelYear}-03-05`,
    `mid June ${travelYear}`,
    `June ${travelYear}`,
    `31 June ${travelYear}`,
  ],
  ...[
    '1 January 2020',
    'soon',
    `${travelYear}-13-01`,
    `29 February ${travelYear}`,
    '٥/٣/٢٠٢٨',
    '5.3.28',
    'x'.repeat(70),
  ],
);
const special: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  tel: fc.constantFrom(
    ...['+44 20 7946 0018', '020 7946 0018', '(021) 480-8500', '0027821234567', '+27', 'call me', '++44'],
    ...['12345678901234567890', '٠٨٢١٢٣٤٥٦٧', '555 0100', '+999 123 4567', '0'.repeat(9)],
  ),
  country: fc.constantFrom('South Africa', 'United Kingdom', 'Portugal', 'United States', 'Rhodesia', ''),
  email: fc.oneof(
    fc.emailAddress(),
    fc.constantFrom('n@example', 'n@@example.com', 'ñ@example.com', 'n@müller.de'),
  ),
  dateStart: date,
  dateEnd: date,
  adults: fc.oneof(fc.integer({ min: -2, max: 14 }), fc.constantFrom('2', '٢', '2.5', 'two', '1e1', ' 3 ')),
  children: fc.oneof(fc.integer({ min: -2, max: 14 }), fc.constantFrom('0', '1', '٢', '')),
  agesOfChildren: fc.constantFrom('4 and 9', '44', 'young', '8 months', 'two', '', '7½', '999 weeks'),
  natureOfVisit: fc.constantFrom('You tell us...', 'We are a couple', 'You tell us', ''),
  preferredContactMethod: fc.constantFrom('Phone', 'Email', 'Pigeon', ''),
  knowWhenToTravel: fc.constantFrom('Yes', 'No', ''),
  knowNumberOfGuests: fc.constantFrom('Yes', 'No', ''),
  accept: fc.constantFrom('consentTrue', ['consentTrue'], ['on', 'consentTrue'], 'on', true, null),
  cv: fc.constantFrom('', 'cv.pdf', null),
};
const anything = fc.oneof(text, fc.array(text, { maxLength: 70 }), fc.jsonValue({ maxDepth: 3 }));

/** A filled-in form with some of its fields as somebody, or something, might send them. */
function posts(kind: EnquiryKind): fc.Arbitrary<string> {
  const form = formFor(kind);
  const names = form ? fieldsOf(form).map(({ name }) => name) : [];
  const changes = fc
    .dictionary(fc.constantFrom(...names), fc.constant(null), { maxKeys: 4 })
    .chain((chosen) =>
      fc.record(
        Object.fromEntries(
          Object.keys(chosen).map((name) => [
            name,
            special[name] && name !== 'cv'
              ? fc.oneof({ arbitrary: special[name], weight: 4 }, anything)
              : (special[name] ?? anything),
          ]),
        ),
      ),
    );
  const base = fc.constantFrom<object>(onlyRequired[kind], everyField[kind], everyField[kind], {});
  return fc
    .tuple(
      base,
      changes,
      fc.dictionary(fc.string({ maxLength: 8 }), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 2 }),
    )
    .map(([filled, changed, more]) => JSON.stringify({ ...more, cv: '', ...filled, ...changed, ticket: '' }));
}

interface Verdict {
  readonly field: string;
  readonly message: string;
}

/** What the server says: 400 with its errors, or 428, where only the ticket is missing; nothing is stored. */
async function askServer(kind: EnquiryKind, body: string): Promise<readonly Verdict[]> {
  const answer = await visitors.send(
    enquiryRecordOf[kind].endpoint,
    'application/json',
    body,
    'application/json',
  );
  expect([400, 428], body).toContain(answer.status);
  return answer.status === 428 ? [] : (answer.json.errors as Verdict[]);
}

test.each(enquiryKinds)(
  `FRM-01/both-sides ${inputs} generated posts of the %s form get the same verdict in Chromium and over HTTP`,
  async (kind) => {
    const texts = fc.sample(posts(kind), { numRuns: inputs, seed: 20261122 });
    const inBrowser = (await page.evaluate(
      ([of, all]) =>
        (globalThis as unknown as { judgeAll(k: string, t: string[]): Verdict[][] }).judgeAll(of, all),
      [kind, texts] as [string, string[]],
    )) as Verdict[][];
    const left = texts.entries();
    const some = async () => {
      for (const [index, body] of left) expect(await askServer(kind, body), body).toEqual(inBrowser[index]);
    };
    await Promise.all(Array.from({ length: 8 }, some));
    const good = inBrowser.filter((errors) => errors.length === 0).length;
    // A generator that made only refusals would prove little.
    expect(good).toBeGreaterThan(inputs / 20);
    expect(inputs - good).toBeGreaterThan(inputs / 4);
  },
);
