import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { tellOwner } from '../accounts/owner-mail.ts';
import { factorRequired, forgetFactors } from '../accounts/second-factor/kept-factors.ts';
import { endSessions } from '../accounts/sessions/sessions.ts';
import { openPayload } from '../start/open-payload.ts';
import { command, say } from './command.ts';

const usage = 'npm run admin:recover -- name@example.com [--generate]';

/**
 * `npm run admin:recover`: lets somebody in again who lost the second factor, and with `--generate` the password too. The
 * account is named by its address, alone or after `--email` as `admin:create` has it. It takes
 * the factor away and ends every session of the account; anybody who may run it may read the database anyway.
 */
await command(async () => {
  const { values, positionals } = parseArgs({
    options: { email: { type: 'string' }, generate: { type: 'boolean' } },
    allowPositionals: true,
  });
  const [address, ...more] = [values.email ?? [], positionals].flat();
  const email = address?.trim().toLowerCase();
  if (!email || more.length > 0) throw new Error(usage);
  const payload = await openPayload();
  const where = { email: { equals: email } };
  const account = await payload.db.findOne<{ id: number; role: string }>({ collection: 'users', where });
  if (!account) throw new Error(`There is no account for ${email}.`);
  await forgetFactors(payload, account.id);
  const password = randomBytes(15).toString('base64url');
  if (values.generate) await payload.update({ collection: 'users', id: account.id, data: { password } });
  await endSessions(payload, account.id, () => true);
  // A mail server that says nothing does not hold the command.
  const events = [
    { what: 'factors-taken-away' },
    ...(values.generate ? [{ what: 'password' } as const] : []),
  ] as const;
  const told = Promise.all(events.map((event) => tellOwner(payload, email, event, 'operator')));
  await Promise.race([told, delay(10_000)]);
  say(`The account ${email} signs in with its password alone again; its sessions are ended.`);
  if (values.generate) say(`Its new password, shown this once: ${password}`);
  if (factorRequired(account.role)) say('Its next sign-in asks for a new second factor.');
});
