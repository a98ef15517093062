import { link, slug } from '../../fields/address.ts';
import { day } from '../../fields/calendar.ts';
import { property } from '../../fields/choice.ts';
import { entries } from '../../fields/entry.ts';
import { position } from '../../fields/figures.ts';
import { words } from '../../fields/lists.ts';
import { picture } from '../../fields/picture.ts';
import { beside, line, passage } from '../../fields/plain.ts';
import { timed } from '../../timed/timed-collection.ts';
import { contentCollection } from '../content-collection.ts';

export const offer = timed(
  'offer',
  contentCollection({
    slug: 'offer',
    labels: ['Offer', 'Offers'],
    group: 'Rates and offers',
    titled: 'title',
    description: 'Offers with their dates and terms. An offer shows from its first day to its last.',
    columns: ['title', 'property', 'from', 'until'],
    sort: '-from',
    fields: [
      slug('Names it in addresses: "stay-four-pay-three".'),
      position(),
      line('title', 'Title', {
        required: true,
        help: 'What is taken off, and when: "No single supplement from May to mid-July".',
      }),
      passage('text', 'Words', { required: true, help: 'First what it is taken off, where and when.' }),
      beside(
        day('from', 'Shown from', { required: true }),
        day('until', 'Shown until', { required: true, help: 'The last day it is shown.' }),
      ),
      beside(day('stayFrom', 'Stays from'), day('stayUntil', 'Stays until')),
      passage('terms', 'Terms'),
      words('included', 'What it includes'),
      property('Property', { help: 'Empty means the whole collection.' }),
      entries('accommodation', 'Lodges it is for', 'accommodation', {
        shallow: true,
        help: 'Empty means every lodge of the property.',
      }),
      line('code', 'Booking code', { help: 'What guests say when they book.' }),
      beside(line('buttonText', 'Words of the button', { half: true }), link('buttonLink', 'Where it leads')),
      picture('image', 'Picture'),
    ],
  }),
);
