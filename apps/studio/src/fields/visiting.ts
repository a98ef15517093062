import type { Field } from 'payload';
import { rows } from './lists.ts';
import { moneyLabel } from './money.ts';
import { beside, line, passage, price } from './plain.ts';

/** What guests with needs of their own ask of a place before they come. */
export function needs(): Field[] {
  return [
    passage('childPolicy', 'Children', { help: 'From which age, and what is arranged for them.' }),
    passage('accessibility', 'Access', {
      help: 'Steps, widths, showers, vehicles: what a guest who does not walk far should know.',
    }),
    passage('dietary', 'Food and diet', { help: 'What the kitchen needs to know, and how long before.' }),
    passage('health', 'Health', { help: 'Malaria, the nearest doctor, water.' }),
  ];
}

const leviesHelp =
  'What is paid beside the price. Of a lodge: all that is paid there, since the calculator then asks no other; where it has none, what its property says holds.';

/** How to get there: routes, gates with their hours, what is paid on the way in. */
export function gettingThere(): Field[] {
  return [
    passage('gettingHere', 'Getting there, in words'),
    rows('routes', 'Ways to get there', { one: 'Route', many: 'Routes' }, [
      beside(
        line('from', 'From', { required: true, half: true, help: '"The airport of the capital".' }),
        line('by', 'By', { required: true, half: true, help: '"Scheduled flight to Skukuza".' }),
      ),
      beside(
        line('time', 'Takes', { required: true, half: true, help: '"50 minutes".' }),
        line('note', 'Note', { half: true }),
      ),
    ]),
    rows('gateHours', 'Gates', { one: 'Gate', many: 'Gates' }, [
      beside(
        line('gate', 'Gate', { required: true, half: true }),
        line('months', 'When', { half: true, help: '"October to March". Empty means all year.' }),
      ),
      beside(
        line('opens', 'Opens', { required: true, half: true, help: '"05:30".' }),
        line('closes', 'Closes', { required: true, half: true, help: '"18:30".' }),
      ),
    ]),
    rows('levies', 'Levies and fees', { one: 'Levy', many: 'Levies', help: leviesHelp }, [
      beside(
        line('name', 'For what', { required: true, half: true, help: '"Conservation levy".' }),
        price('amount', moneyLabel()),
      ),
      line('per', 'Per', { help: '"person, per night, paid at the lodge".' }),
    ]),
  ];
}
