import type { ArrayField } from 'payload';
import { choice, yes } from './choice.ts';
import { rows } from './lists.ts';
import { beside, line, passage } from './plain.ts';

/** Amounts a page shows as a small chart, with their table beside it. */
export function counted(): ArrayField {
  return rows('figures', 'Figures', { one: 'Figure', many: 'Figures' }, [
    line('title', 'Title', { required: true, help: 'What is counted: "Water used".' }),
    passage('text', 'Words', { help: 'What to think of it; a year that went wrong is named here.' }),
    beside(
      line('unit', 'Unit', { half: true, help: '"litres, a guest, a night".' }),
      choice('chart', 'Drawn as', {
        bars: 'Bars, one below the other',
        line: 'A line from year to year',
        hundred: 'A hundred dots, for a share of a hundred',
      }),
    ),
    rows('values', 'Values', { one: 'Value', many: 'Values' }, [
      beside(line('label', 'When or what', { required: true, half: true }), {
        name: 'value',
        type: 'number',
        label: 'Value',
      }),
      yes('bad', 'Went wrong', { help: 'Marked on the line.' }),
    ]),
    { name: 'target', type: 'number', label: 'Target' },
  ]);
}
