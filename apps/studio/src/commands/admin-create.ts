import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { type Role, roles } from '../access/callers.ts';
import { isEmail, offerFirstAdministrator } from '../accounts/first-administrator.ts';
import { invited, passwordFault } from '../accounts/rules.ts';
import { openPayload } from '../start/open-payload.ts';
import { command, say } from './command.ts';

const usage =
  'npm run admin:create -- --email name@example.com [--name "Their name"] [--role admin|editor|concierge] [--password-file file | --generate]';

interface Wanted {
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  readonly password: string;
  readonly generated: boolean;
}

/** Asks on the terminal; a password is not shown while it is typed. */
async function ask(question: string, hidden = false): Promise<string> {
  const lines = createInterface({
    input: process.stdin,
    output: process.stderr,
    terminal: process.stdin.isTTY,
  });
  if (hidden && process.stdin.isTTY) {
    process.stderr.write(question);
    // readline echoes what is typed through this one method; there is no option for it.
    Object.assign(lines, { _writeToOutput: () => undefined });
  }
  // At the end of its input readline leaves a question open for ever, and Node would end with code 13 and no sentence.
  const unanswered = once(lines, 'close').then(() => {
    throw new Error(`Nobody is there to be asked. Say it all at once:\n${usage}`);
  });
  const answer = await Promise.race([
    lines.question(hidden && process.stdin.isTTY ? '' : question),
    unanswered,
  ]);
  if (hidden) process.stderr.write('\n');
  lines.close();
  return answer;
}

async function passwordFor(given: { 'password-file'?: string; generate?: boolean }) {
  if (given.generate) return { password: randomBytes(15).toString('base64url'), generated: true };
  const file = given['password-file'];
  const password = file ? readFileSync(file, 'utf8').replace(/\r?\n$/, '') : await ask('Password: ', true);
  return { password, generated: false };
}

async function readArguments(): Promise<Wanted> {
  const { values } = parseArgs({
    options: {
      email: { type: 'string' },
      name: { type: 'string' },
      role: { type: 'string', default: 'admin' },
      'password-file': { type: 'string' },
      generate: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) throw new Error(usage);
  const role = roles.find(({ value }) => value === values.role)?.value;
  if (!role)
    throw new Error(`--role must be one of ${roles.map(({ value }) => value).join(', ')}.\n${usage}`);
  const email = (values.email ?? (await ask('E-mail address: '))).trim();
  if (!isEmail(email)) throw new Error(`"${email}" is not an e-mail address.\n${usage}`);
  const { password, generated } = await passwordFor(values);
  const fault = passwordFault(password, email);
  if (fault) throw new Error(fault);
  return { email, name: values.name ?? email.replace(/@.*/, ''), role, password, generated };
}

/** `npm run admin:create`: an account for someone who has none, the first administrator's among them. */
await command(async () => {
  const { generated, ...account } = await readArguments();
  const payload = await openPayload();
  const where = { email: { equals: account.email.toLowerCase() } };
  if ((await payload.count({ collection: 'users', where })).totalDocs > 0) {
    throw new Error(`There is an account for ${account.email} already.`);
  }
  await payload.create({ collection: 'users', data: account, context: invited });
  await offerFirstAdministrator(payload);
  say(`Made the account ${account.email} (${account.role}).`);
  if (generated) say(`Its password, shown this once: ${account.password}`);
});
