import { dialogBarBytes, dialogWeight } from '../../bench/support/dialog-weight.ts';
import { expect, test } from './fixtures.ts';

test('every dialog with a form shows and takes a letter within 95 kB of script', async ({
  browser,
  product,
}) => {
  const kinds = [
    'telephone',
    'email',
    'celebration',
    'destination',
    'experiences',
    'residences',
    'travel-africa',
  ];
  for (const kind of kinds) {
    const { bytes, files } = await dialogWeight(
      browser,
      `${product.siteUrl}/privacy-policy`,
      `/enquire/${kind}`,
    );
    const told = files.map((file) => `${file.name} ${file.bytes}`).join('\n');
    expect(bytes, `${kind}\n${told}`).toBeLessThanOrEqual(dialogBarBytes);
    // React is among them: a measure that missed scripts would find every dialog light.
    expect(bytes, `${kind}\n${told}`).toBeGreaterThan(70_000);
  }
});
