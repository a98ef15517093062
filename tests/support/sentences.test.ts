import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { sentencesTwice } from './sentences.ts';

const twice = (body: string) => sentencesTwice(load(`<body>${body}</body>`));

test('a sentence of six words in two blocks is found, and so is a heading that says it again', () => {
  expect(twice('<p>You go where the air goes. Bring a coat.</p><li>You go where the air goes.</li>')).toEqual(
    ['You go where the air goes'],
  );
  expect(twice('<h2>You go where the air goes</h2><p>You go where the air goes.</p>')).toHaveLength(1);
});

test('words inside a block are its own once, though links and blocks lie in one another', () => {
  expect(twice('<li><p>You go where the <a>air</a> really goes today.</p></li>')).toEqual([]);
});

test('names, short sentences and tables may be said again', () => {
  expect(
    twice(
      '<h3>Hot-air balloon at sunrise over the Lowveld</h3><a>Hot-air balloon at sunrise over the Lowveld</a>',
    ),
  ).toEqual([]);
  expect(twice('<p>Bring a coat.</p><p>Bring a coat.</p>')).toEqual([]);
  const row = '<tr><td>You go where the air goes.</td></tr>';
  expect(twice(`<table>${row}${row}</table>`)).toEqual([]);
});
