import { expect, test } from 'vitest';
import { site } from '../support/shared-site.ts';

const agents = [
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/156.0 Safari/537.36',
  'curl/8.9',
];

test.each(['/', '/contact-us'])('GEN-03/never-sniffed every browser gets the same %s', async (path) => {
  const texts = await Promise.all(
    agents.map(async (agent) => (await site.get(path, { headers: { 'user-agent': agent } })).text()),
  );
  expect(texts[0]).toContain('</html>');
  expect(new Set(texts).size).toBe(1);
});
