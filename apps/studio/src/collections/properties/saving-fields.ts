import type { Field, GroupField } from 'payload';
import { choice } from '../../fields/choice.ts';
import { parent } from '../../fields/entry.ts';
import { moneyWord } from '../../fields/money.ts';
import { beside, count, line, price, priceOrNothing } from '../../fields/plain.ts';
import type { SavingKind } from '../../offers/saving.ts';

const kinds: Readonly<Record<SavingKind, string>> = {
  nights: 'Nights that are not paid for',
  percent: 'A part of the price, in per cent',
  price: 'A room at a lower price than in the rates',
  room: 'A room for the price of another room',
  single: 'The single supplement',
  child: 'Children who stay free',
  extra: 'Something besides the room, for less or for nothing',
};

/** A field that is asked where an offer saves in one of these ways. */
function of<Asked extends Field>(asked: Asked, ...those: readonly SavingKind[]): Asked {
  const condition = (_: unknown, saving: { readonly kind?: SavingKind | null }) =>
    saving?.kind ? those.includes(saving.kind) : false;
  return { ...asked, admin: { ...('admin' in asked ? asked.admin : {}), condition } };
}

/** What an offer takes off, in figures that are held against the rates. */
export const savingFields = (): GroupField => ({
  name: 'saving',
  type: 'group',
  label: 'What it saves',
  admin: {
    description:
      'In figures, which are held against the published rates. An offer that saves nothing by them is not published.',
  },
  fields: [
    choice('kind', 'What is taken off', kinds),
    beside(
      of(count('nights', 'Nights stayed', { half: true, min: 1 }), 'nights'),
      of(count('paidNights', 'Nights paid for', { half: true, min: 1 }), 'nights'),
    ),
    of(
      count('percent', 'Per cent', {
        min: 1,
        help: '"50" for half the price, "25" where one of two people pays half.',
      }),
      'percent',
    ),
    of(line('what', 'What it is', { help: '"A private vehicle". Not what the rates include.' }), 'extra'),
    beside(
      of(parent('room', 'Room or suite', 'room'), 'price', 'room'),
      of(parent('otherRoom', 'The room whose price is paid', 'room'), 'room'),
    ),
    beside(
      of(price('usualPrice', `What it costs otherwise, ${moneyWord()}`), 'extra'),
      of(
        priceOrNothing('price', `What it costs with the offer, ${moneyWord()}`, '0 for nothing.'),
        'price',
        'extra',
      ),
    ),
    of(
      count('childUnder', 'Free below, years', {
        min: 1,
        help: '"12": children under twelve pay nothing.',
      }),
      'child',
    ),
  ],
});
