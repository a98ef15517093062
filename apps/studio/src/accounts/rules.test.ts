import { describe, expect, test } from 'vitest';
import { payloadRows } from '../../../../tests/fakes/payload-rows.ts';
import { checkPasswordBefore, invited, keepAnAdministrator, refuseUninvited } from './rules.ts';

const admin = (id: number) => ({ id, role: 'admin' });
const studio = (...users: readonly { id: number; role: string }[]) => payloadRows({ users }).req;
type Studio = ReturnType<typeof studio>;

const change = async (req: Studio, id: number, data: object) =>
  keepAnAdministrator.onChange({ data, operation: 'update', originalDoc: admin(id), req } as never);
const remove = async (req: Studio, id: number) => keepAnAdministrator.onDelete({ id, req } as never);

describe('the last administrator', () => {
  const alone = () => studio(admin(1), { id: 2, role: 'editor' });

  test('keeps the role and the account, whatever others there are', async () => {
    await expect(change(alone(), 1, { role: 'editor' })).rejects.toThrow('This is the last administrator');
    await expect(remove(alone(), 1)).rejects.toThrow('This is the last administrator');
  });

  test('changes anything else, and anybody else may go', async () => {
    expect(await change(alone(), 1, { name: 'Thandeka' })).toEqual({ name: 'Thandeka' });
    expect(await change(alone(), 1, { role: 'admin' })).toEqual({ role: 'admin' });
    await expect(remove(alone(), 2)).resolves.toBeUndefined();
  });

  test('is no longer the last when there is another', async () => {
    const two = studio(admin(1), admin(2));
    expect(await change(two, 1, { role: 'editor' })).toEqual({ role: 'editor' });
    await expect(remove(two, 1)).resolves.toBeUndefined();
  });
});

describe('an account', () => {
  const create = async (user: object | null, context: object = {}) =>
    refuseUninvited({ data: {}, operation: 'create', req: { user, context } } as never);

  test('is made by an administrator or through the invitation, by nobody else', async () => {
    expect(await create({ role: 'admin' })).toEqual({});
    expect(await create(null, invited)).toEqual({});
    for (const user of [null, { role: 'editor' }, { role: 'concierge' }]) {
      await expect(create(user)).rejects.toThrow('made by an administrator');
      await expect(create(user, { invited: 'yes' })).rejects.toThrow('made by an administrator');
    }
  });

  test.each(['create', 'update', 'updateByID', 'resetPassword'])(
    'gets no weak password by %s',
    async (operation) => {
      const set = async (password: unknown) =>
        checkPasswordBefore({ args: { data: { password, email: 'a@example.com' } }, operation } as never);
      await expect(set('short')).rejects.toThrow();
      await expect(set('')).rejects.toThrow();
      await expect(set('a marula tree beside the river')).resolves.toBeDefined();
    },
  );
});
