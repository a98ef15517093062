import type { ArrayField, Field, TextField } from 'payload';
import { link } from './address.ts';
import { choice, yes } from './choice.ts';
import { file, picture } from './picture.ts';
import { beside, line, passage } from './plain.ts';

/** Short words or sentences, each a line of its own. */
export function words(name: string, label: string, help?: string): TextField {
  return {
    name,
    type: 'text',
    hasMany: true,
    label,
    admin: { description: help ?? 'Press Enter after each.' },
  };
}

interface Rows {
  /** What one row and several are called on the studio's buttons. */
  readonly one: string;
  readonly many: string;
  readonly help?: string | undefined;
  readonly most?: number;
}

/** Rows of the same few fields. */
export function rows(
  name: string,
  label: string,
  { one, many, help, most }: Rows,
  fields: Field[],
): ArrayField {
  return {
    name,
    type: 'array',
    label,
    labels: { singular: one, plural: many },
    ...(most ? { maxRows: most } : {}),
    ...(help ? { admin: { description: help } } : {}),
    fields,
  };
}

/** Facts as visitors read them: "Suites" and "Twenty, three of them for families". */
export function facts(): ArrayField {
  return rows('facts', 'Facts', { one: 'Fact', many: 'Facts' }, [
    beside(
      line('label', 'What', { required: true, half: true, help: '"From Skukuza airstrip".' }),
      line('value', 'Fact', { required: true, half: true, help: '"25 minutes by road".' }),
    ),
  ]);
}

/** Paragraphs or bullet points, one a row. */
export function sentences(name: string, label: string, help?: string): ArrayField {
  return rows(name, label, { one: 'Sentence', many: 'Sentences', help }, [
    passage('text', 'Words', { required: true }),
  ]);
}

/** A title with words under it and, where it helps, a picture. */
export function points(name: string, label: string, named: Rows): ArrayField {
  return rows(name, label, named, [
    line('title', 'Title', { required: true }),
    passage('text', 'Words'),
    picture('image', 'Picture'),
  ]);
}

/** Questions guests really ask, with their answers; search engines show them. */
export function questions(): ArrayField {
  return rows('questions', 'Questions and answers', { one: 'Question', many: 'Questions' }, [
    line('question', 'Question', { required: true }),
    passage('answer', 'Answer', { required: true }),
  ]);
}

/** PDFs a page offers, each with the words of its link. */
export function downloads(name = 'downloads', label = 'Downloads'): ArrayField {
  return rows(name, label, { one: 'Download', many: 'Downloads' }, [
    line('description', 'Words of the link', { help: 'Empty means "Download Fact Sheet".' }),
    file('file', 'PDF', { required: true }),
  ]);
}

/** What happens next: when, and what. */
export function steps(name: string, label: string): ArrayField {
  return rows(name, label, { one: 'Step', many: 'Steps' }, [
    line('when', 'When', { required: true, help: '"Within an hour".' }),
    line('what', 'What', { required: true }),
  ]);
}

/** A button: its words, and where it leads. */
export function button(text = 'buttonText', to = 'buttonLink', label = 'Button'): Field {
  return beside(
    line(text, `Words of the ${label.toLowerCase()}`, { half: true }),
    link(to, 'Where it leads'),
  );
}

/** Rows the studio writes itself: editors read them and cannot change them. */
export function kept(array: ArrayField): ArrayField {
  return { ...array, admin: { ...array.admin, readOnly: true, initCollapsed: true } };
}

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
