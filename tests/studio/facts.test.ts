import { expect, test } from 'vitest';
import { studioWithEditor } from './editor-stage.ts';

const { ask, command, made, picture, property, refusal } = studioWithEditor();

const both = 'Visitors would read both: change one of them.';

test('FAC-01/door a rate and a room whose words and figures differ are refused with both, and kept as drafts', async () => {
  await property('ebony');
  const tent = await made('room', {
    ...{ roomName: 'Tent', slug: 'ebony-tent', kind: 'room', property: 'ebony', position: 1 },
    ...{ sleeps: 3, sleepsAdults: 2, sleepsNote: 'Two adults, one child' },
  });
  const rate = await made('rate', {
    ...{ title: 'Tent, 2027', property: 'ebony', year: 2027, per: 'person', position: 1, room: tent.id },
    ...{ childPolicy: 'From eight years.', childFrom: 8 },
  });
  const younger = { childFrom: 6, _status: 'published' };
  expect(await refusal('PATCH', `rate/${rate.id}`, younger)).toBe(
    `“Children” says from eight years, and “Youngest child, years” says six. ${both}`,
  );
  expect(await refusal('PATCH', `room/${tent.id}`, { sleepsNote: 'Five adults', _status: 'published' })).toBe(
    `“Who fits” counts 5 (“Five adults”), and “Sleeps” says 3. ${both}`,
  );
  await ask('PATCH', `rate/${rate.id}?draft=true`, { childFrom: 6, _status: 'draft' });
  await ask('PATCH', `rate/${rate.id}`, { ...younger, childPolicy: 'From six years.' });
});

test('FAC-03/dashboard a lodge that is renamed has each entry named whose sentences say the old name, until they say the new one', async () => {
  await property('jackal');
  const lodge = await made('accommodation', {
    ...{ name: 'Jackal Lodge', kind: 'lodge', property: 'jackal', position: 1 },
    contentfulTag: 'jackal-lodge',
  });
  const award = (title: string, text: string) => made('award', { title, text, year: 2999, position: 1 });
  const old = await award('First of its kind', 'Given to Jackal Lodge, and to Jackal Lodges elsewhere.');
  await award('Second of its kind', 'Given to Jackal River Lodge.');
  const image = await picture('jackal-story.png');
  const story = (title: string, date: string) =>
    made('blog', {
      ...{ title, standfirst: 'Jackal Lodge opens.', date, category: 'News', image },
      slug: title.toLowerCase().replaceAll(' ', '-'),
    });
  await story('Doors open', '2020-03-01T12:00:00.000Z');
  await story('Doors stay open', '2998-03-01T12:00:00.000Z');
  const says = '“Jackal Lodge”, which is called “Jackal River Lodge” since';
  const lines = async () => {
    const { stdout } = await command('content-check');
    return stdout.split('\n').filter((line) => line.includes(says));
  };

  // A draft is not read by visitors; the panel says what publishing it leaves to be done.
  await ask('PATCH', `accommodation/${lodge.id}?draft=true`, {
    name: 'Jackal River Lodge',
    _status: 'draft',
  });
  expect(await lines()).toEqual([]);
  const { renaming } = await ask<{ renaming: unknown }>('GET', `accommodation/${lodge.id}/status`);
  expect(renaming).toEqual([{ field: 'name', from: 'Jackal Lodge', to: 'Jackal River Lodge' }]);
  await ask('PATCH', `accommodation/${lodge.id}`, { _status: 'published' });
  expect((await lines()).map((line) => line.trim().split(':')[0])).toEqual([
    'blog, “Doors stay open”',
    'award, “First of its kind”',
  ]);

  // Put right, and it is gone; with the old name again none is old.
  await ask('PATCH', `award/${old.id}`, { text: 'Given to Jackal River Lodge.', _status: 'published' });
  expect(await lines()).toHaveLength(1);
  await ask('PATCH', `accommodation/${lodge.id}`, { name: 'Jackal Lodge', _status: 'published' });
  expect(await lines()).toEqual([]);
});
