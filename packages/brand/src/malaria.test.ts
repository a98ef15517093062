import { expect, test } from 'vitest';
import { malariaOf } from './malaria.ts';

test.each([
  ['No malaria. A hospital is nine minutes away. The sun burns from October to March.', 'none'],
  ['There is no malaria here, which settles the first question of every parent.', 'none'],
  ['There is no malaria here.', 'none'],
  ['Malaria does not occur here. A doctor is fifty minutes away.', 'none'],
  ['A malaria-free reserve.', 'none'],
  ['Malaria-free', 'none'],
  ['Malaria: none', 'none'],
  ['Malaria occurs here, mostly from October to May', 'occurs'],
  ['The risk of malaria is low here, from December to March.', 'occurs'],
  ['The risk of malaria is nil.', 'unsaid'],
  ['There is malaria all year; speak to your doctor.', 'occurs'],
  ['Hardly any malaria, and a dry air.', 'occurs'],
  ['No malaria at the hotel. Malaria occurs at the camps.', 'occurs'],
  // Not plain: a person must be asked.
  ['No malaria in the dry months.', 'unsaid'],
  ['No malaria from June to August.', 'unsaid'],
  ['No malaria; some winters are another matter.', 'unsaid'],
  ['No malaria. Except in the rains.', 'unsaid'],
  ['No malaria. Bring prophylaxis all the same.', 'unsaid'],
  ['Not all malaria tablets suit children.', 'unsaid'],
  ['No malaria tablets are kept.', 'unsaid'],
  ['No malaria. No malaria tablets are kept.', 'unsaid'],
  ['Nobody should come without malaria tablets.', 'unsaid'],
  ['This is not a malaria-free area.', 'unsaid'],
  ['The valley is no longer malaria-free.', 'unsaid'],
  ['There is no malaria here, or so they say.', 'unsaid'],
  ['Tap water is good.', 'unsaid'],
  ['', 'unsaid'],
])('FIT-02/malaria %s', (health, said) => {
  expect(malariaOf(health)).toBe(said);
});
