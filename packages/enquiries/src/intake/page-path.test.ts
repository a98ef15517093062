import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pagePath } from './page-path.ts';

const site = 'https://lodges.example';

test.each([
  ['/lionsands/river-lodge', undefined, '/lionsands/river-lodge'],
  [undefined, 'https://lodges.example/monwana?name=Naledi#top', '/monwana'],
  [undefined, 'https://lodges.example/enquire/telephone?from=/marataba', '/marataba'],
  ['https://evil.example/x', 'https://lodges.example/residences', '/residences'],
  ['//evil.example/x', undefined, '/'],
  ['javascript:alert(1)', undefined, '/'],
  ['https://lodges.example@evil.example/x', undefined, '/'],
  [['/a'], { url: 1 }, '/'],
  ['/thanks?email=n@example.com', undefined, '/thanks'],
])('from %j and url %j is the page %s', (from, url, expected) => {
  expect(pagePath(from, url, site)).toBe(expected);
});

const word = fc
  .tuple(fc.constantFrom('', '/', '//', `${site}/`, 'https://evil.example/', 'javascript:'), fc.string())
  .map((parts) => parts.join(''));

test('whatever is given, it is a path of ours without query or hash, and bounded', () => {
  fc.assert(
    fc.property(word, word, (from, url) => {
      const path = pagePath(from, url, site);
      expect(path.startsWith('/')).toBe(true);
      expect(path).not.toMatch(/[?#\s]/);
      expect(path.length).toBeLessThanOrEqual(300);
    }),
  );
}, 60_000);
