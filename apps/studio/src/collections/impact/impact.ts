import { link, slug } from '../../fields/address.ts';
import { entries, entry } from '../../fields/entry.ts';
import { counted, facts, rows } from '../../fields/lists.ts';
import { metaFields } from '../../fields/meta.ts';
import { gallery, picture } from '../../fields/picture.ts';
import { beside, latitudeLongitude, line, passage, position } from '../../fields/plain.ts';
import { longText } from '../../fields/rich-text.ts';
import { contentCollection } from '../content-collection.ts';

const impact = contentCollection({
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
    rows('levyShares', 'Where the levy goes', { one: 'Share', many: 'Shares' }, [
      beside(line('name', 'For what', { required: true, half: true }), {
        name: 'amount',
        type: 'number',
        label: 'Of every hundred',
      }),
    ]),
    counted(),
    facts(),
    passage('method', 'How we count'),
    picture('image', 'Picture'),
  ],
});

const impactPillar = contentCollection({
  slug: 'impactPillar',
  labels: ['Pillar', 'Pillars'],
  group: 'Impact',
  titled: 'name',
  description: 'What the work stands on: conservation, community, craft.',
  columns: ['name', 'heading', 'position'],
  sort: 'position',
  fields: [
    slug('Names it in addresses: /impact#this.'),
    position(),
    line('name', 'Name', { required: true }),
    line('heading', 'Heading'),
    longText('description', 'Words'),
    picture('image', 'Picture'),
  ],
});

const initiative = contentCollection({
  slug: 'initiative',
  labels: ['Initiative', 'Initiatives'],
  group: 'Impact',
  titled: 'name',
  description: 'What is done all the time, in a few sentences each.',
  columns: ['name', 'pillar', 'position'],
  sort: 'position',
  fields: [
    slug('Names it in addresses: /impact#this.'),
    position(),
    line('name', 'Name', { required: true }),
    line('title', 'Title'),
    passage('description', 'Words'),
    entry('pillar', 'Pillar', 'impactPillar'),
    picture('image', 'Picture'),
    link('link', 'Where it leads'),
  ],
});

const committeeMember = contentCollection({
  slug: 'committeeMember',
  labels: ['Committee member', 'Committee'],
  group: 'Impact',
  titled: 'name',
  description: 'Who signs for the money.',
  columns: ['name', 'role', 'position'],
  sort: 'position',
  fields: [
    slug('Names them in addresses: /impact#this.'),
    position(),
    line('name', 'Name', { required: true }),
    line('role', 'Role', { required: true }),
    line('place', 'Lives in'),
    passage('biography', 'About them'),
    picture('image', 'Portrait'),
  ],
});

const impactProject = contentCollection({
  slug: 'impactProject',
  labels: ['Project', 'Projects'],
  group: 'Impact',
  titled: 'name',
  description: 'Projects with a page of their own: /impact/project/this.',
  columns: ['name', 'tagline', 'position'],
  sort: 'position',
  fields: [
    slug('Last part of its address: /impact/project/this.'),
    position(),
    line('name', 'Name', { required: true }),
    line('title', 'Title', { help: 'Heading of its page. Empty means its name.' }),
    line('tagline', 'Words under the title'),
    passage('excerpt', 'Words on its card'),
    picture('imageMain', 'Picture'),
    beside(
      line('since', 'Since', { half: true, help: '"Since 2006", "Every August".' }),
      line('place', 'Place', { half: true }),
    ),
    entry('pillar', 'Pillar', 'impactPillar'),
    longText('body', 'Words'),
    facts(),
    counted(),
    passage('visiting', 'For guests who want to visit'),
    gallery(),
    latitudeLongitude(),
    ...metaFields(),
  ],
});

export const impactCollections = [impact, impactPillar, initiative, committeeMember, impactProject];
