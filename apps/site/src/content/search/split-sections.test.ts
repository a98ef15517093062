import { expect, test } from 'vitest';
import { splitSections } from './split-sections.ts';

test('questions, needs and the way there are parts, each at its place on the page', () => {
  const parts = splitSections(
    {
      questions: [
        { question: 'May we swim?', answer: 'In the pool.' },
        { question: 'May we swim?', answer: 'Twice.' },
        { question: 'Unanswered', answer: '' },
      ],
      expect: [{ title: 'Is there signal?', text: 'In rooms, yes.' }],
      accessibility: 'Rooms one and two.',
      gettingHere: 'Fly to Skukuza.',
      routes: [{ from: 'Skukuza', by: 'Our vehicle' }],
    },
    ['questions', 'expect', 'gettingHere', 'routes', 'accessibility', 'health'],
    'River Lodge',
  );
  expect(parts.map(({ kind, title, text, anchor }) => [kind, title, text, anchor])).toEqual([
    ['Question', 'May we swim?', 'In the pool.', 'question-may-we-swim'],
    ['Question', 'Is there signal?', 'In rooms, yes.', 'question-is-there-signal'],
    ['Information', 'Getting to River Lodge', 'Fly to Skukuza. Skukuza · Our vehicle', 'getting-here'],
    [
      'Question',
      'Can it be reached without steps?',
      'Rooms one and two.',
      'question-can-it-be-reached-without-steps',
    ],
  ]);
});

test('what a property tells travellers stands on its page of travel information', () => {
  const parts = splitSections(
    { travelInfo: [{ title: 'Visas and passports', text: 'None.' }], health: 'Malaria occurs.' },
    ['travelInfo', 'health'],
    'Lion Sands',
  );
  expect(parts.map(({ title, page, anchor }) => [title, page, anchor])).toEqual([
    ['Health', '/travel-info', 'health'],
    ['Visas and passports', '/travel-info', 'visas-and-passports'],
  ]);
});

test('a field that is not asked for is no part', () => {
  expect(splitSections({ questions: [{ question: 'A?', answer: 'B' }] }, ['sections'], 'X')).toEqual([]);
});
