import { expect, test } from 'vitest';
import { languageGroupWords, languageOf, likelyLanguage } from './written-language.ts';

test.each([
  ['Is there a room where she can hear the hippos?', 'en'],
  ['Meine Frau sitzt im Rollstuhl. Gibt es Zimmer, die ebenerdig sind, und ist das möglich?', 'de'],
  ['Un chef est-il compris ? Nous sommes deux végétariens et nous avons une fille.', 'fr'],
  ['Wij zijn met zijn vieren en hebben een vraag over het eten voor de kinderen.', 'nl'],
  ['Siamo in due e vorremmo una camera con vista per il nostro viaggio.', 'it'],
  ['Somos cuatro y queremos una casa para las vacaciones con los niños.', 'es'],
  ['Somos quatro e gostaríamos de uma casa para as férias com os nossos filhos, não em julho.', 'pt'],
  ['Ons is vier en wil graag weet of daar plek is vir die kinders, want ons kan nie later nie.', 'af'],
  ['Jörg Müller, 12.3.2027', null],
  ['', null],
])('DSK-03/templates %j is written in %s', (text, language) => {
  expect(languageOf(text)).toBe(language);
});

const message = (way: 'answer' | 'traveller', text: string, more: object = {}) => ({
  id: '1',
  way,
  state: way === 'answer' ? ('sent' as const) : ('received' as const),
  at: '2026-11-26T09:00:00.000Z',
  cameAt: null,
  by: null,
  subject: '',
  text,
  quoted: '',
  automatic: false,
  to: null,
  recipients: null,
  envelope: null,
  cameUnder: null,
  machine: null,
  notices: [],
  html: null,
  original: false,
  sendAt: null,
  remindAt: null,
  files: [],
  delivery: null,
  callBackUntil: null,
  stoppedBy: null,
  change: null,
  settled: false,
  ...more,
});
const german = 'Guten Tag, wir haben eine Frage: ist das Zimmer für uns und die Kinder?';
const english = 'Is there a room where she can hear the hippos?';
const asked = (words: string | null, country: string | null, ...messages: ReturnType<typeof message>[]) =>
  likelyLanguage({ words, country, conversation: { messages } });

test('DSK-03/templates what was written last says the language, then what they wrote, then their country', () => {
  expect(asked(null, null)).toEqual({ language: 'en', why: '' });
  expect(asked('Hello', 'Germany')).toEqual({ language: 'de', why: 'they write from Germany' });
  expect(asked(english, 'DE')).toEqual({ language: 'en', why: 'as they wrote' });
  expect(asked(english, null, message('answer', german))).toMatchObject({ language: 'de' });
  expect(asked(german, null, message('answer', german), message('traveller', english))).toEqual({
    language: 'en',
    why: 'as it was written last',
  });
  // What did not leave, and what a machine wrote, was said by nobody.
  const unsaid = [
    message('answer', german, { state: 'stopped' }),
    message('traveller', german, { automatic: true }),
  ];
  expect(asked(english, null, ...unsaid)).toMatchObject({ language: 'en' });
});

test('DSK-03/templates a group of templates says why it stands first', () => {
  const likely = asked(german, null);
  expect(languageGroupWords('de-CH', likely)).toBe('Swiss High German, as they wrote');
  expect(languageGroupWords('en', likely)).toBe('English');
});
