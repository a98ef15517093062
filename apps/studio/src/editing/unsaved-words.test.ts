import { describe, expect, test } from 'vitest';
import { readableValue, unsavedWords } from './unsaved-words.ts';

const fields = [
  { name: 'title', label: 'Title' },
  { fields: [{ name: 'nights', label: 'Nights' }] },
  {
    tabs: [
      {
        label: 'Words',
        fields: [{ name: 'sections', label: 'Sections', fields: [{ name: 'heading', label: 'Heading' }] }],
      },
    ],
  },
  { name: 'body', label: 'Words' },
];

const text = (...paragraphs: string[]) => ({
  root: {
    type: 'root',
    children: paragraphs.map((words) => ({ type: 'paragraph', children: [{ type: 'text', text: words }] })),
  },
});

describe('words that are not stored', () => {
  test('are named with the label of their field, in rows and in texts', () => {
    const form = {
      title: 'Kept',
      nights: 4,
      'sections.0.heading': 'Written just now',
      'sections.0.id': '66aa',
      body: text('One', 'Two'),
    };
    const stored = {
      title: 'Kept',
      nights: 3,
      sections: [{ id: '1', heading: 'Before' }],
      body: text('One'),
    };
    expect(unsavedWords(form, stored, fields)).toEqual([
      { path: 'nights', label: 'Nights', words: '4' },
      { path: 'sections.0.heading', label: 'Sections 1, Heading', words: 'Written just now' },
      { path: 'body', label: 'Words', words: 'One\nTwo' },
    ]);
  });

  test('are none where a field was emptied, or holds no words', () => {
    expect(unsavedWords({ title: '  ', published: true }, { title: 'Before' }, fields)).toEqual([]);
    expect(readableValue({ id: 3 })).toBeNull();
  });
});
