import { expect, test } from 'vitest';
import { queryFault } from './query-fault.ts';

const faultOf = (query: string) => queryFault(new URLSearchParams(query));

test.each([
  '',
  'limit=0&page=1&depth=6&sort=-id&draft=true',
  'limit=&page=undefined',
  'where[id][equals]=7',
  'where[id][equals]=',
  'where[id][in]=1,2,3',
  'where[id][in][0]=1&where[id][in][1]=2',
  'where[id][not_in][]=4',
  'where[id][exists]=true',
  'where[or][0][and][0][title][like]=where',
  'where[rows.id][equals]=65f0c0ffee65f0c0ffee65f0',
  'where[author.name][contains]=Ada',
  'where={"and":[{"id":{"in":[1,2]}},{"title":{"like":"x"}}]}',
])('%s can be asked', (query) => {
  expect(faultOf(query)).toBeNull();
});

test.each([
  ['limit=1e999', /limit/],
  ['limit=-1', /limit/],
  ['page=1.5', /page/],
  ['page=99999999999999999999', /page/],
  ['depth=2147483648', /depth/],
  ['limit[x]=1', /limit/],
  ['where=x', /where/],
  ['where=[1]', /where/],
  ['where={"id":{"near":1}}', /where/],
  ['where[id]=1', /where/],
  ['where[id][near]=1', /where/],
  ['where[or]=x', /where/],
  ['where[and][0]=x', /where/],
  ['where[id][equals]=abc', /no number/],
  ['where[id][in]=1,1e999', /no number/],
  ['where[id][in][0]=2147483648', /no number/],
  ['sort=%00', /sign/],
  ['x%00=1', /sign/],
])('%s cannot', (query, words) => {
  expect(faultOf(query)).toMatch(words);
});

test('a long list of conditions takes time in proportion to its length', () => {
  const conditions = Array.from({ length: 20_000 }, (_, at) => `where[or][${at}][id][equals]=${at}`);
  expect(faultOf(conditions.join('&'))).toBeNull();
  expect(faultOf(`where[${'['.repeat(100_000)}]=1`)).toMatch(/where/);
});
