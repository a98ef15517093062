import { type ContentQuery, defaultBrand, emptyCollection } from '@sundowner/brand';
import { describe, expect, test } from 'vitest';
import { fakeStore } from '../../../../../tests/fakes/studio-entries.ts';
import { found } from '../../../../../tests/fakes/studio-finds.ts';
import { tagsIn } from '../../../../../tests/fakes/studio-tags.ts';
import { createContent } from '../content.ts';
import { readThankYou } from '../forms/thank-you.ts';
import { readPageIntro } from '../page/page-intro.ts';
import { readPrivacyPolicy } from '../page/privacy-policy.ts';
import type { ContentLog } from '../reading/log.ts';
import { readChrome } from './chrome.ts';
import { readHome } from './home-page.ts';

const log: ContentLog = { info: () => {}, warn: () => {}, error: () => {} };

/** Content over entries in memory; `change` alters them first. */
function content(change: (collections: ReturnType<typeof fakeStore>['collections']) => void = () => {}) {
  const { collections } = fakeStore();
  change(collections);
  const source = {
    async read(query: ContentQuery) {
      const docs = found(collections[query.collection] ?? [], query);
      return { cancelled: false, json: { docs, tags: tagsIn(docs) }, askedAt: 0 } as const;
    },
    forget: () => {},
  };
  const snapshots = { load: async () => null, save: async () => {}, remove: async () => {} };
  const collection = () => ({ collection: emptyCollection(), read: true });
  return createContent(
    { source, drafts: () => source, collection, snapshots, log },
    { brand: defaultBrand, siteUrl: 'https://www.example.com', demonstration: true },
  ).forPage();
}

describe('the home page', () => {
  test('holds what the studio publishes', async () => {
    const page = await readHome(content());
    expect(page).toMatchObject({
      meta: { title: 'Home of the collection', keywords: 'safari', image: null },
      hero: { title: 'The day ends.', tagline: 'Stay for it.', picture: { alt: 'Plate dusk' } },
      intro: { linkText: 'Speak to us', linkHref: '/contact-us', statementTurn: null },
      quote: { text: 'Nobody slept much.' },
      journeys: [{ title: 'Cape and safari', href: '/curated-journeys/cape-and-safari', nights: 9 }],
      experiences: [{ title: 'Safari', href: '/experiences/safari' }],
    });
    expect(page?.properties.map(({ key, theme, regionName }) => [key, theme, regionName])).toEqual([
      ['lionsands', 'savanna', 'Sabi Sand Game Reserve and Kruger National Park'],
      ['marataba', 'mountain', 'Marakele National Park'],
    ]);
    expect(page?.stories[0]).toMatchObject({
      title: 'First rains',
      category: 'Safaris',
      href: '/blog/first-rains',
      date: '2026-11-20',
    });
  });

  test('is null while none is published', async () => {
    expect(await readHome(content((all) => all.homepage?.splice(0)))).toBeNull();
  });

  test('leaves out a journey that is not published, and follows it', async () => {
    const page = content((all) => Object.assign(all.homepage?.[0] ?? {}, { journeys: [17] }));
    expect((await readHome(page))?.journeys).toEqual([]);
    expect(page.freshness()).toMatchObject({ tags: expect.arrayContaining(['packages:17']) });
  });

  test('follows every entry and picture it shows', async () => {
    const page = content();
    await readHome(page);
    const freshness = page.freshness();
    const tags = freshness?.tags ?? [];
    for (const tag of [
      'homepage',
      'homepage:1',
      'propertyUpdated:2',
      'blog',
      'packages:5',
      'quoteComponent:1',
    ]) {
      expect(tags).toContain(tag);
    }
    expect(tags.filter((tag) => tag.startsWith('media:')).length).toBeGreaterThanOrEqual(8);
    expect(tags).not.toContain('outage');
  });

  test('leaves out a property of an unknown key and one without a picture', async () => {
    const reading = content((all) => {
      Object.assign(all.propertyUpdated?.[0] ?? {}, { key: 'atlantis' });
      Object.assign(all.propertyUpdated?.[1] ?? {}, { cardImage: null });
    });
    const page = await readHome(reading);
    expect(page?.properties).toEqual([]);
  });
});

describe('page meta (CNT-02)', () => {
  test('falls back to the collection where the studio gives nothing', async () => {
    const intro = await readPageIntro(
      content((all) => all.introSection?.splice(0)),
      'contact-us',
    );
    expect(intro).toMatchObject({
      meta: {
        title: 'The More Collection',
        description: defaultBrand.description,
        keywords: '',
        image: null,
      },
      heading: '',
      lead: '',
    });
  });
});

describe('contact details and thanks', () => {
  test('a week, holidays and hours as the office keeps them', async () => {
    const { contact, footer, demonstration } = await readChrome(content());
    expect(contact?.week).toEqual([...Array(5).fill({ opens: '08:00', closes: '17:00' }), null, null]);
    // Midnight in South Africa is the evening before in UTC.
    expect(contact?.holidays).toEqual(['2026-12-25']);
    expect(contact?.officeHoursText).toBe('Monday to Friday 08:00 to 17:00');
    expect(footer[0]).toEqual({
      name: 'Company',
      openOnMobile: true,
      links: [
        { name: 'Contact', href: '/contact-us' },
        { name: 'Policy', href: '/privacy-policy' },
      ],
    });
    expect(demonstration).toBe(true);
  });

  test('days in another order, and times that are none', async () => {
    const reading = content((all) => {
      const [details] = all.contactDetails ?? [];
      const week = (details?.week ?? []) as { day: string; opens: string }[];
      week.reverse();
      Object.assign(week.find(({ day }) => day === 'monday') ?? {}, { opens: '25:00' });
    });
    const { contact } = await readChrome(reading);
    expect(contact?.week[0]).toBeNull();
    expect(contact?.week[1]).toEqual({ opens: '08:00', closes: '17:00' });
  });

  test('MOD-16 thanks are signed by the team member chosen, with words of our own where there are none', async () => {
    expect(await readThankYou(content())).toMatchObject({
      text: 'We will call you.',
      signatory: { name: 'Thandi', portrait: { alt: 'Plate thandi' } },
      picture: { alt: 'Plate thank-you' },
    });
    const bare = await readThankYou(content((all) => all.contactDetails?.splice(0)));
    expect(bare).toMatchObject({ heading: 'Thank you', steps: [], signatory: null });
  });
});

test('the privacy policy with its sections', async () => {
  expect(await readPrivacyPolicy(content())).toEqual({
    title: 'Privacy policy',
    lead: 'What we keep.',
    updated: '2026-03-01',
    sections: [
      {
        heading: 'What we keep',
        body: [{ type: 'paragraph', children: [{ type: 'text', text: 'Only what you tell us.' }] }],
      },
    ],
  });
});
