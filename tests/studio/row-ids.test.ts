import { describe, expect, test } from 'vitest';
import { type Doc, studioWithEditor } from './editor-stage.ts';

interface Room extends Doc {
  readonly facts: readonly { readonly id: string; readonly label: string; readonly value: string }[];
}

describe('the numbers rows have', () => {
  const { ask, editor, made, refusal, asSite } = studioWithEditor();

  const words = (slug: string, facts: readonly object[]) => ({
    slug,
    roomName: slug,
    position: 1,
    kind: 'suite',
    facts,
  });
  const facts = [
    { label: 'Size', value: '60 m²' },
    { label: 'Beds', value: 'Two' },
  ];
  const seen = async () => {
    const { docs } = (await (await asSite('room?limit=100&depth=0')).json()) as { docs: readonly Room[] };
    return docs.map(({ slug, facts: rows }) => [slug, rows.length]);
  };

  test('a room made with the rows of another is refused whole, and the other keeps its own', async () => {
    const first = (await made('room', words('first', facts))) as Room;
    for (const given of [first.facts, [...facts, first.facts[0] ?? {}]]) {
      const answer = await editor('POST', 'room', { ...words('second', given), _status: 'published' });
      const { errors } = (await answer.json()) as { errors: { message: string }[] };
      expect([answer.status, errors[0]?.message]).toEqual([
        400,
        expect.stringMatching(/row.*Nothing was saved/s),
      ]);
    }
    const other = (await made('room', words('other', facts))) as Room;
    const taken = await editor('PATCH', `room/${other.id}`, { facts: first.facts, _status: 'published' });
    expect(taken.status).toBe(400);
    expect((await seen()).sort()).toEqual([
      ['first', 2],
      ['other', 2],
    ]);
    expect((await ask<Room>('GET', `room/${first.id}`)).facts).toEqual(first.facts);
    expect((await ask<Room>('GET', `room/${other.id}`)).facts).toEqual(other.facts);
  });

  test('one number twice in one list is refused, and so is one that is no text', async () => {
    const before = await seen();
    const twice = facts.map((row) => ({ ...row, id: '64b64c1f9d3f4a0012345678' }));
    expect(await refusal('POST', 'room', { ...words('twice', twice), _status: 'published' })).toMatch(/row/);
    for (const id of [7, true, {}, ['x'], 'x'.repeat(5000)]) {
      const answer = await editor('POST', 'room', {
        ...words(
          'odd',
          facts.map((row) => ({ ...row, id })),
        ),
        _status: 'published',
      });
      expect([id, answer.status]).toEqual([id, 400]);
    }
    expect(await seen()).toEqual(before);
  });
});
