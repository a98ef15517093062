import { expect, test } from 'vitest';
import { structuredDataText } from './structured-data.ts';

test('words an editor wrote cannot leave the script element they stand in', () => {
  const data = { name: '</script><script>alert(1)</script><!--', description: 'a\u2028b' };
  const text = structuredDataText(data);
  expect(text).not.toMatch(/<|\u2028/);
  expect(JSON.parse(text)).toEqual(data);
});
