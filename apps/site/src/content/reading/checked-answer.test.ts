import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { checked } from './checked-answer.ts';

const siteUrl = 'https://site.example';

function counted() {
  const asked = vi.fn((entry: { name: string }) => entry.name);
  return { asked, schema: z.object({ name: z.string() }).transform(asked) };
}

test('an answer that is kept is held against a shape once for each state of the collection', () => {
  const { asked, schema } = counted();
  const [answer, collection] = [{ docs: [{ name: 'Reed Camp' }] }, {}];
  for (let time = 0; time < 3; time++)
    expect(checked({ schema }, answer, { siteUrl, collection }).entries).toEqual(['Reed Camp']);
  expect(asked).toHaveBeenCalledTimes(1);
  // A link in it may lead somewhere now.
  checked({ schema }, answer, { siteUrl, collection: {} });
  expect(asked).toHaveBeenCalledTimes(2);
  checked({ schema }, { docs: [{ name: 'Reed Camp' }] }, { siteUrl, collection });
  expect(asked).toHaveBeenCalledTimes(3);
});

test('each shape finds its own in one answer, however many there are', () => {
  const answer = { docs: [{ name: 'Reed Camp', place: 'Savuti' }] };
  for (let time = 0; time < 2; time++)
    for (let count = 0; count < 12; count++) {
      const field = count % 2 === 0 ? 'name' : 'place';
      const schema = z.object({ [field]: z.string() }).transform((entry) => entry[field] ?? '');
      expect(checked({ schema }, answer, { siteUrl, collection: null }).entries).toEqual([
        answer.docs[0]?.[field],
      ]);
    }
});

test('what has another shape is named by its place each time', () => {
  const answer = { docs: [{ name: 7 }, { name: 'Reed Camp' }] };
  const { schema } = counted();
  for (let time = 0; time < 2; time++) {
    const found = checked({ schema }, answer, { siteUrl, collection: null });
    expect(found.refused).toEqual([['name invalid_type']]);
    expect(found.entries).toEqual(['Reed Camp']);
  }
});
