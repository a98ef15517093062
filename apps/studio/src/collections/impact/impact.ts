import { counted } from '../../fields/counted.ts';
import { entries, entry } from '../../fields/entry.ts';
import { facts, rows } from '../../fields/lists.ts';
import { picture } from '../../fields/picture.ts';
import { beside, line, passage } from '../../fields/plain.ts';
import { contentCollection } from '../content-collection.ts';

export const impact = contentCollection({
  slug: 'impact',
  labels: ['Impact page', 'Impact page'],
  group: 'Impact',
  titled: 'heading',
  description: 'The page Impact: what the place gets back. There is one.',
  columns: ['heading'],
  single: true,
  fields: [
    entry('hero', 'Banner', 'heroBanner'),
    line('heading', 'Heading', { required: true }),
    passage('lead', 'Opening words'),
    entries('impactPillars', 'Pillars', 'impactPillar'),
    entries('initiatives', 'Initiatives', 'initiative'),
    entries('projects', 'Projects', 'impactProject'),
    line('committeeHeading', 'Heading of the committee'),
    passage('committeeText', 'Words under it'),
    entries('committeeMembers', 'Committee', 'committeeMember'),
    line('levyHeading', 'Heading of the levy'),
    passage('levyText', 'Words under it'),
    rows(
      'levyShares',
      'Where the levy goes',
      ['Share', 'Shares'],
      [
        beside(line('name', 'For what', { required: true, half: true }), {
          name: 'amount',
          type: 'number',
          label: 'Of every R 100',
        }),
      ],
    ),
    counted(),
    facts(),
    passage('method', 'How we count'),
    picture('image', 'Picture'),
  ],
});
