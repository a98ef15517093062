import { expect, test } from 'vitest';
import { addressWord } from './addresses.ts';

test.each([
  ['Children’s Adventures', 'childrens-adventures'],
  ['$5,000-$6,500', '5000-6500'],
  ['Chef & table', 'chef-table'],
  ['Réserve de Chobé', 'reserve-de-chobe'],
  ['Лагерь у реки', 'лагерь-у-реки'],
  ['Чай', 'чай'],
  ['湖の小屋 2', '湖の小屋-2'],
  ['강변 캠프', '강변-캠프'],
  ['…', ''],
])('COL-02/galleries %s in an address is %s', (words, address) => {
  expect(addressWord(words)).toBe(address);
});
