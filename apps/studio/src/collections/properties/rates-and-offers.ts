import { type CollectionBeforeValidateHook, ValidationError } from 'payload';
import { requireOneAge } from '../../facts/require-agreement.ts';
import { requireOwnWords } from '../../facts/require-own-words.ts';
import { link, slug } from '../../fields/address.ts';
import { day, monthDay } from '../../fields/calendar.ts';
import { property } from '../../fields/checked-word.ts';
import { choice } from '../../fields/choice.ts';
import { entries, parent } from '../../fields/entry.ts';
import { rows, words } from '../../fields/lists.ts';
import { keptCurrency } from '../../fields/money.ts';
import { picture } from '../../fields/picture.ts';
import { beside, count, line, passage, position, price, priceOrNothing } from '../../fields/plain.ts';
import { requireSaving } from '../../offers/require-saving.ts';
import { offersComeBack, ratesHoldOffers } from '../../offers/taking-off.ts';
import { requireOneYear } from '../../rates/require-one-year.ts';
import { asRatesTable } from '../../rates/seasons-field.ts';
import { timed } from '../../timed/timed-collection.ts';
import { contentCollection } from '../content-collection.ts';
import { savingFields } from './saving-fields.ts';

const places = ['accommodation', 'room', 'residence', 'treehouse'] as const;

/** A price of nothing would stand on the site without a name, and be its least. */
const requirePlace: CollectionBeforeValidateHook = ({ collection, data, originalDoc, req }) => {
  const now: Readonly<Record<string, unknown>> = { ...originalDoc, ...data };
  const isShown = now._status === 'published' && !now.deletedAt;
  if (!isShown || req.context.unguarded || places.some((name) => now[name])) return data;
  const message = 'Choose what the prices are for: a lodge or villa, a room, a residence or a treehouse.';
  throw new ValidationError(
    { collection: collection.slug, errors: [{ label: 'Lodge or villa', message, path: 'accommodation' }] },
    req.t,
  );
};

const rate = contentCollection({
  slug: 'rate',
  labels: ['Rate', 'Rates'],
  group: 'Rates and offers',
  titled: 'title',
  description: 'What a night costs, season by season: one entry for every room type and year.',
  columns: ['title', 'property', 'year', 'ratesAsOf'],
  sort: '-year',
  hooks: { beforeValidate: [requirePlace, requireOneAge, requireOneYear], ...ratesHoldOffers },
  fields: [
    position(),
    line('title', 'Name', { required: true, help: '"River suite, 2027".' }),
    beside(
      property('Property', { required: true }),
      count('year', 'Year', {
        required: true,
        min: 2000,
        help: 'Every season lies in it, or the rate is not published.',
      }),
    ),
    beside(
      parent('accommodation', 'Lodge or villa', 'accommodation'),
      parent('room', 'Room or suite', 'room'),
    ),
    beside(parent('residence', 'Residence', 'residence'), parent('treehouse', 'Treehouse', 'treehouse')),
    beside(
      keptCurrency(),
      choice(
        'per',
        'Priced',
        {
          person: 'Per person, per night',
          unit: 'For the whole house or room, per night',
          supplement: 'As a supplement to a stay',
        },
        { required: true },
      ),
    ),
    line('guests', 'For how many', {
      help: '"2 adults, 1 child", of a house, a villa or a treehouse. A room says itself who sleeps in it.',
    }),
    asRatesTable(
      rows(
        'seasons',
        'Seasons',
        { one: 'Season', many: 'Seasons', help: 'Every night of the year once, first night first.' },
        [
          line('name', 'Season', { required: true, help: '"Green season".' }),
          beside(day('from', 'First night', { required: true }), day('to', 'Last night', { required: true })),
          beside(price('perPersonSharing', 'Per person sharing'), price('single', 'Single')),
          beside(
            priceOrNothing('child', 'Child', '0 where children pay nothing.'),
            price('unit', 'Whole house, room or supplement'),
          ),
          beside(
            count('minimumNights', 'Nights at least', { half: true }),
            line('note', 'Note', { half: true }),
          ),
        ],
      ),
    ),
    words('inclusions', 'Included'),
    words('exclusions', 'Not included'),
    passage('childPolicy', 'Children', {
      help: 'Ages, and what they pay: the same as in the figures below, or the rate is not published.',
    }),
    beside(
      count('childFrom', 'Youngest child, years', { half: true, help: 'Empty means every age.' }),
      count('childFree', 'Free below, years', { half: true, help: 'Empty means nobody.' }),
      count('childUntil', 'Child’s price until, years', {
        half: true,
        help: 'Older children pay as adults. Empty means 17.',
      }),
    ),
    passage('note', 'Note'),
    day('ratesAsOf', 'Valid as of', { help: 'Printed beside the prices.' }),
  ],
});

const offer = timed(
  'offer',
  contentCollection({
    slug: 'offer',
    labels: ['Offer', 'Offers'],
    group: 'Rates and offers',
    titled: 'title',
    description: 'Offers with their dates and terms. An offer shows from its first day to its last.',
    columns: ['title', 'property', 'from', 'until'],
    sort: '-from',
    hooks: { beforeValidate: [requireSaving, requireOwnWords], ...offersComeBack },
    fields: [
      slug('Names it in addresses: "stay-four-pay-three".'),
      position(),
      line('title', 'Title', {
        required: true,
        help: 'What is taken off, and when: "No single supplement from May to mid-July".',
      }),
      passage('text', 'Words', {
        required: true,
        help: 'First what it is taken off, where and when: the same as in the fields below, or the offer is not published.',
      }),
      savingFields(),
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

const season = contentCollection({
  slug: 'season',
  labels: ['Season', 'Seasons'],
  group: 'Rates and offers',
  titled: 'name',
  description: 'The names seasons go by and the days they usually start and end. Prices are under "Rates".',
  columns: ['name', 'property', 'from', 'to'],
  sort: 'position',
  fields: [
    position(),
    line('name', 'Name', { required: true, help: '"Green season".' }),
    property('Property', { help: 'Empty means every property.' }),
    beside(
      monthDay('from', 'First day', { required: true }),
      monthDay('to', 'Last day', {
        required: true,
        help: 'Earlier than the first day for a season that runs over New Year.',
      }),
    ),
    line('months', 'In words', { help: '"January to April, November".' }),
    passage('text', 'Words'),
  ],
});

export const ratesAndOffers = [rate, offer, season];
