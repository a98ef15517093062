import type { Brand } from '@sundowner/brand';
import { posts } from '../content/careers/vacancies.ts';
import { answered } from '../content/common-facts.ts';
import type { WordPage } from '../content/pages/page.ts';
import { payingSafely } from '../content/pages/paying-safely.ts';
import { bookingTerms } from '../content/pages/policies.ts';
import { properties } from '../content/properties.ts';
import { h, list, p } from '../content/rich-text.ts';
import { stays } from '../content/stays.ts';
import { stories } from '../content/stories.ts';
import { curatedRoutes } from '../content/travel-africa/curated.ts';
import { guideLead, guideSections, guideTitle } from '../content/travel-africa/guide.ts';
import { packageRoutes } from '../content/travel-africa/packages.ts';
import { facts, type PdfDocument } from './document.ts';
import { journeyDocument, tenJourneys } from './journeys.ts';
import {
  aboutTheCollection,
  coals,
  gettingThere,
  packingList,
  partnerTerms,
  picturesLicence,
} from './sheets.ts';

const vacancyDocument = (post: (typeof posts)[number]): PdfDocument => ({
  name: `vacancy-${post.slug}.pdf`,
  title: `${post.title}, ${post.place}`,
  subject: `Description of the post ${post.title} at ${post.place}`,
  lead: post.lead,
  blocks: [
    ...post.about.map((words) => p(words)),
    facts(['Contract', post.contract], ['Living', post.living], ['Apply to', 'people@example.com']),
    h('What you will do'),
    list(...post.duties),
    h('What you bring'),
    list(...post.requirements),
    h('How to apply'),
    p(
      `Write us a page about yourself and add your CV, or use the form under Careers. We answer each application ${answered.application}.`,
    ),
  ],
});

const pageDocument = (name: string, page: WordPage): PdfDocument => ({
  name,
  title: page.title,
  subject: `${page.title}, as they stand on the site`,
  lead: page.lead,
  blocks: [
    ...(page.facts ? [facts(...page.facts)] : []),
    ...page.sections.flatMap(({ heading, body }) => [h(heading), ...body]),
  ],
});

const guide: PdfDocument = {
  name: 'travel-guide.pdf',
  title: guideTitle,
  subject: 'The travel guide: seasons, passports, health, money, packing, children, getting about',
  lead: guideLead,
  blocks: guideSections.flatMap(({ heading, body }) => [h(heading), ...body]),
};

const levyReport = (): PdfDocument => {
  const story = stories.find(({ slug }) => slug === 'the-levy-line-by-line');
  return {
    name: 'levy-report.pdf',
    title: 'The levy, year to February 2026',
    subject: 'Income and spending of the community and conservation levy, year to February 2026',
    lead: 'What came in, what went out, and what did not work; signed by the auditors in March.',
    blocks: story?.body ?? [],
  };
};

type DocumentRows = readonly { readonly label: string; readonly value: string }[] | null | undefined;

const rowsOf = (rows: DocumentRows) => (rows ?? []).map(({ label, value }) => [label, value] as const);

/** A property as its own entries tell it. */
const factSheet = (property: (typeof properties)[number]): PdfDocument => ({
  name: `facts-${property.key}.pdf`,
  title: `${property.name}: fact sheet`,
  subject: `Fact sheet of ${property.name}: lodges and houses, rooms, levy, position`,
  lead: property.line ?? property.name,
  blocks: [
    facts(
      ['Position', property.coordinates ?? ''],
      [
        'Conservation levy',
        property.key === 'capecadogan' ? 'None' : 'R 680 per person, per night, on the bill',
      ],
      ['Bookings', 'concierge@example.com'],
    ),
    ...stays
      .filter((stay) => stay.property === property.key)
      .flatMap((stay) => [
        h(stay.name),
        ...(stay.line ? [p(stay.line)] : []),
        ...(stay.statementText ? [p(stay.statementText)] : []),
        facts(...rowsOf(stay.facts)),
        ...(stay.features && stay.features.length > 0 ? [list(...stay.features)] : []),
      ]),
  ],
});

/** Every PDF of the demonstration. */
export const documents = (brand: Brand): readonly PdfDocument[] => [
  ...packageRoutes.map(journeyDocument),
  ...curatedRoutes.map(journeyDocument),
  tenJourneys(packageRoutes),
  ...posts.map(vacancyDocument),
  pageDocument('booking-terms.pdf', bookingTerms(brand)),
  pageDocument('paying-safely.pdf', payingSafely(brand)),
  guide,
  packingList,
  levyReport(),
  ...properties.map(factSheet),
  gettingThere,
  coals,
  aboutTheCollection(brand),
  picturesLicence,
  partnerTerms,
];
