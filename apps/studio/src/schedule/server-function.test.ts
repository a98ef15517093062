import { Forbidden } from 'payload';
import { expect, test } from 'vitest';
import { schedulePublish } from './server-function.ts';

const asked = (role: string | null) => ({
  req: { user: role === null ? null : { role }, t: (key: string) => key },
});

test.each([null, 'concierge'])('%s sets and removes no times', async (role) => {
  await expect(schedulePublish({ ...asked(role), deleteID: 1 } as never)).rejects.toBeInstanceOf(Forbidden);
  const setting = { ...asked(role), date: '2099-01-01', doc: { relationTo: 'footer', value: 1 } };
  await expect(schedulePublish(setting as never)).rejects.toBeInstanceOf(Forbidden);
});

test('a time that is none is refused with a sentence', async () => {
  const setting = { ...asked('editor'), date: 'soon', doc: { relationTo: 'footer', value: 1 } };
  expect(await schedulePublish(setting as never)).toEqual({ error: 'Choose the day and the time.' });
});

test('a time that has passed is refused, and named', async () => {
  const setting = {
    ...asked('editor'),
    date: '2020-01-02T08:00:00Z',
    doc: { relationTo: 'footer', value: 1 },
  };
  expect(await schedulePublish(setting as never)).toEqual({
    error: '2 Jan 2020, 10:00 in South Africa has passed. Choose a time that is still to come.',
  });
});
