import { consentTexts } from '@sundowner/enquiries/forms/consent';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FakeSmtp, startSmtp } from '../fakes/smtp.ts';
import type { FakeEntry } from '../fakes/studio-entries.ts';
import { onlyRequired } from '../support/filled-forms.ts';
import { enquiriesAt } from './site-enquiry-posts.ts';
import { formsAt } from './site-form-posts.ts';
import { rawRequest, type SiteStage, siteStage, withoutLimits } from './site-stage.ts';

let smtp: FakeSmtp;
let stage: SiteStage;
let visitors: ReturnType<typeof enquiriesAt>;

beforeAll(async () => {
  smtp = await startSmtp();
  stage = await siteStage({
    env: {
      SMTP_URL: smtp.url,
      MAIL_FROM: 'desk@example.com',
      CONCIERGE_MAIL: 'concierge@example.com',
      ...withoutLimits,
    },
  });
  visitors = enquiriesAt(stage);
});

afterAll(async () => {
  await stage?.close();
  await smtp?.close();
});

const ownWords = 'Our own words, see the [privacy policy].';
const newWords = 'Words of another day, see the [privacy policy].';

const form = (more: object = {}): FakeEntry => ({
  id: 1,
  kind: 'telephone',
  consentText: ownWords,
  consentVersions: [{ version: 'popi-aaaaaaaa', text: ownWords }],
  ...more,
});

/** Publishes the content of the telephone form and waits until a ticket shows that the site has it. */
async function publishForm(entry: FakeEntry | null): Promise<void> {
  await stage.publish(['enquiryForm', 'enquiryForm:1'], (studio) => {
    studio.store.collections.enquiryForm = entry ? [entry] : [];
  });
}

const ticket = async (consent?: string) => {
  const path = `/enquiry/ticket?kind=telephone${consent ? `&consent=${consent}` : ''}`;
  return JSON.parse((await rawRequest(stage.port, path)).body.toString()) as {
    ticket: string;
    consent: { version: string; parts: { text: string; href?: string }[] };
  };
};

const wordsOf = ({ parts }: { parts: { text: string }[] }) => parts.map(({ text }) => text).join('');

/** An enquiry whose ticket is old enough for a person's. */
async function enquire(more: Record<string, string> = {}) {
  const answer = await visitors.postJson(visitors.filled(more));
  expect(answer.status).toBe(201);
  const reference = String(answer.json.reference);
  const mails = () => smtp.received.filter(({ parsed }) => parsed.text?.includes(reference));
  await expect.poll(() => mails().length, { timeout: 15_000 }).toBe(2);
  const to = (address: string) => mails().find(({ recipients }) => recipients.includes(address));
  return { reference, mails: mails(), to };
}

describe('mailboxes and mails editors set', () => {
  test('SUB-14/mailbox-by-content an enquiry goes to the mailbox of its property, then of its kind, then of the settings', async () => {
    await publishForm(
      form({
        mailbox: 'calls@example.com',
        mailboxes: [{ property: 'monwana', mail: 'monwana@example.com' }],
      }),
    );
    await expect.poll(async () => wordsOf((await ticket()).consent)).toContain('Our own words');
    const ofKind = await enquire();
    expect(ofKind.to('calls@example.com')).toBeDefined();
    const ofProperty = await enquire({ from: '/monwana/suites' });
    expect(ofProperty.to('monwana@example.com')?.parsed.subject).toContain(ofProperty.reference);
    const visitorsMail = ofProperty.mails.find(
      ({ recipients }) => !recipients.includes('monwana@example.com'),
    );
    expect(visitorsMail?.parsed.replyTo?.[0]?.address).toBe('monwana@example.com');

    await publishForm(null);
    await expect.poll(async () => (await ticket()).consent.version).toBe(consentTexts[0].version);
    const ofSettings = await enquire({ from: '/monwana/suites' });
    expect(ofSettings.to('concierge@example.com')).toBeDefined();
  });

  test('SUB-14/mailbox-of-property one mailbox at a property gets every kind of enquiry about it, unless a kind names another', async () => {
    let key = '';
    const property = (enquiryMail: string) =>
      stage.publish(['propertyUpdated', 'propertyUpdated:1'], (studio) => {
        const [first, ...others] = studio.store.collections.propertyUpdated ?? [];
        if (first) studio.store.collections.propertyUpdated = [{ ...first, enquiryMail }, ...others];
        key = String(first?.key);
      });
    await property('whole-house@example.com');
    const from = key === 'lionsands' ? '/lionsands/river-lodge' : `/${key}`;
    await publishForm(form({ mailbox: 'calls@example.com' }));
    await expect.poll(async () => wordsOf((await ticket()).consent)).toContain('Our own words');
    expect((await enquire({ from })).to('whole-house@example.com')).toBeDefined();
    expect((await enquire({ from: '/' })).to('calls@example.com')).toBeDefined();
    const forms = formsAt(stage, smtp);
    const email = await forms.accepted('email', { ...onlyRequired.email, from });
    await expect
      .poll(() => forms.mailsTo('whole-house@example.com', email).length, { timeout: 15_000 })
      .toBeGreaterThan(0);

    await publishForm(
      form({
        mailbox: 'calls@example.com',
        mailboxes: [{ property: key, mail: 'own-calls@example.com' }],
        consentText: newWords,
        consentVersions: versions(),
      }),
    );
    await expect.poll(async () => (await ticket()).consent.version).toBe('popi-bbbbbbbb');
    expect((await enquire({ from })).to('own-calls@example.com')).toBeDefined();

    await property('');
    await publishForm(null);
    await expect.poll(async () => (await ticket()).consent.version).toBe(consentTexts[0].version);
    expect((await enquire({ from })).to('concierge@example.com')).toBeDefined();
  });

  test('SUB-10/mail-words subject, opening, steps, closing and the note are the editors’ as soon as they are published', async () => {
    await publishForm(
      form({
        conciergeSubject: 'Please ring',
        conciergeNote: 'The switchboard is closed on Friday.',
        mailSubject: 'We ring on Monday',
        mailOpening: 'Your wish is on our list.',
        mailSteps: [{ when: 'On Monday', what: 'We ring from Gardens.' }],
        mailClosing: 'Until then, look at the sky.',
      }),
    );
    await expect.poll(async () => wordsOf((await ticket()).consent)).toContain('Our own words');
    const { reference, mails, to } = await enquire();
    const house = to('concierge@example.com')?.parsed;
    expect(house?.subject).toMatch(new RegExp(`^Please ring: Thandi .*${reference}$`));
    for (const text of [house?.text, house?.html])
      expect(text).toContain('The switchboard is closed on Friday.');
    const own = mails.find(({ recipients }) => !recipients.includes('concierge@example.com'))?.parsed;
    expect(own?.subject).toBe(`We ring on Monday, ${reference}`);
    for (const words of [
      'Your wish is on our list.',
      'We ring from Gardens.',
      'Until then, look at the sky.',
    ]) {
      expect(own?.text).toContain(words);
      expect(own?.html).toContain(words);
    }
    expect(own?.text).not.toContain('Thank you for asking us to call');
  });
});

describe('consent wording with versions', () => {
  test('FRM-17/new-version changed words are a new version on the next enquiry; the old ones stay with theirs', async () => {
    await publishForm(form());
    await expect.poll(async () => (await ticket()).consent.version).toBe('popi-aaaaaaaa');
    const before = await ticket();
    expect(before.consent.parts[1]).toEqual({ text: 'privacy policy', href: '/privacy-policy' });

    await publishForm(
      form({
        consentText: newWords,
        consentVersions: [
          { version: 'popi-aaaaaaaa', text: ownWords },
          { version: 'popi-bbbbbbbb', text: newWords },
        ],
      }),
    );
    await expect.poll(async () => (await ticket()).consent.version).toBe('popi-bbbbbbbb');

    // Who opened the form before reads the old words and sends its ticket.
    const old = await visitors.postJson(visitors.filled({ ticket: before.ticket }));
    const fresh = await visitors.postJson(visitors.filled({ ticket: (await ticket()).ticket }));
    const asShown = await visitors.postJson(
      visitors.filled({ ticket: (await ticket('popi-aaaaaaaa')).ticket }),
    );
    const unheard = await ticket('popi-ffffffff');
    const consents = await Promise.all(
      [old, fresh, asShown].map(async ({ json }) => (await visitors.shown(json.reference)).consent),
    );
    expect(consents).toMatchObject([
      { version: 'popi-aaaaaaaa', text: 'Our own words, see the privacy policy.' },
      { version: 'popi-bbbbbbbb', text: 'Words of another day, see the privacy policy.' },
      { version: 'popi-aaaaaaaa', text: 'Our own words, see the privacy policy.' },
    ]);
    expect(unheard.consent.version).toBe('popi-bbbbbbbb');
  });

  test('FRM-17/page the form’s own page shows the words its ticket names, with the link', async () => {
    await publishForm(form());
    await expect.poll(async () => (await ticket()).consent.version).toBe('popi-aaaaaaaa');
    const page = (await rawRequest(stage.port, '/enquire/telephone')).body.toString();
    expect(page).toContain('Our own words, see the ');
    expect(page).not.toContain('I agree to my information being recorded');
    const { ticket: kept } = await ticket();
    await publishForm(form({ consentText: newWords, consentVersions: [...versions()] }));
    await expect.poll(async () => (await ticket()).consent.version).toBe('popi-bbbbbbbb');
    // A form post that is refused is shown again with its own ticket, and so with its own words.
    const refused = await visitors.postForm(visitors.filled({ ticket: kept, surname: '' }));
    expect(refused.text).toContain('Our own words, see the ');
    expect(refused.text).not.toContain('Words of another day');
  });

  test('FRM-17/unpublished what a form showed before it was unpublished is honoured, after a restart too', async () => {
    await publishForm(form());
    await expect.poll(async () => (await ticket()).consent.version).toBe('popi-aaaaaaaa');
    const [before, later] = [await ticket(), await ticket()];
    const honoured = async (open: { ticket: string }) => {
      const { status, json } = await visitors.postJson(visitors.filled({ ticket: open.ticket }));
      expect(status).toBe(201);
      expect((await visitors.shown(json.reference)).consent).toMatchObject({
        version: 'popi-aaaaaaaa',
        text: 'Our own words, see the privacy policy.',
      });
    };
    await publishForm(null);
    await expect.poll(async () => (await ticket()).consent.version).toBe(consentTexts[0].version);
    await honoured(before);
    await stage.stop();
    await stage.start();
    await honoured(later);
    // A visitor whose page still shows those words gets a ticket that names them.
    expect((await ticket('popi-aaaaaaaa')).consent.version).toBe('popi-aaaaaaaa');
  });

  test('FRM-17/studio-away with the studio down, and after a restart, forms keep the last good words', async () => {
    await publishForm(form());
    await expect.poll(async () => (await ticket()).consent.version).toBe('popi-aaaaaaaa');
    await stage.stopStudio();
    await stage.stop();
    await stage.start();
    expect((await ticket()).consent.version).toBe('popi-aaaaaaaa');
    await stage.startStudio();
  });
});

const versions = () => [
  { version: 'popi-aaaaaaaa', text: ownWords },
  { version: 'popi-bbbbbbbb', text: newWords },
];

test('MOD-16/by-kind the thank-you page says what the sent form’s editors wrote, and the usual words for an unknown reference', async () => {
  await publishForm(form({ thankYouHeading: 'We will ring', thankYouText: 'Keep the line free.' }));
  await expect.poll(async () => (await ticket()).consent.version).toBe('popi-aaaaaaaa');
  const { json } = await visitors.postJson(visitors.filled());
  const page = async (reference: unknown) =>
    (await rawRequest(stage.port, `/thank-you?ref=${reference}`)).body.toString();
  expect(await page(json.reference)).toContain('Keep the line free.');
  expect(await page('MC-7KQ2-94HD')).not.toContain('Keep the line free.');
});
