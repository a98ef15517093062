import { expect, test } from 'vitest';
import { malariaOf } from './malaria.ts';

test.each([
  ['No malaria. A hospital is nine minutes away. The sun burns from October to March.', 'none'],
  ['There is no malaria here, which settles the first question of every parent.', 'none'],
  ['Malaria does not occur here. A doctor is fifty minutes away.', 'none'],
  ['A malaria-free reserve.', 'none'],
  ['Malaria occurs here, mostly from October to May', 'occurs'],
  ['There is malaria all year; speak to your doctor.', 'occurs'],
  ['Hardly any malaria, and a dry air.', 'occurs'],
  ['No malaria in the dry months.', 'occurs'],
  ['No malaria from June to August.', 'occurs'],
  ['Not all malaria tablets suit children.', 'occurs'],
  ['No malaria at the hotel. Malaria occurs at the camps.', 'occurs'],
  ['Tap water is good.', 'unsaid'],
  ['', 'unsaid'],
])('FIT-02/malaria %s', (health, said) => {
  expect(malariaOf(health)).toBe(said);
});
