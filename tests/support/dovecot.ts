import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ImapFlow } from 'imapflow';
import { freePort } from '../../bin/product/ports.ts';

/** One mailbox of a real IMAP server. */
export interface ImapBox {
  /** `imap://concierge-1:secret@127.0.0.1:port/INBOX`. */
  readonly url: string;
  /** Puts a mail into the mailbox, as a mail server would. */
  deliver(source: Uint8Array): Promise<void>;
  /** UIDs of mails that are marked as read. */
  seen(): Promise<readonly number[]>;
}

/** A real IMAP server of a test file's own. */
export interface ImapServer {
  /** A new, empty mailbox. */
  newBox(): ImapBox;
  stop(): Promise<void>;
}

const password = 'geheim/42';

/** Where Dovecot stands: `DOVECOT_PATH`, which a run of the tests sets, or the usual places; `null` for nowhere. */
export function dovecotPath(): string | null {
  const given = process.env.DOVECOT_PATH;
  if (given !== undefined) return given === '' ? null : given;
  const places = ['/usr/sbin/dovecot', '/usr/local/sbin/dovecot', '/opt/homebrew/sbin/dovecot'];
  return places.find((place) => existsSync(place)) ?? null;
}

interface Account {
  readonly name: string;
  readonly group: string;
  readonly uid: number;
  readonly gid: number;
}

/** Dovecot started by root hands every mail to an account that is not root's. */
function account(): Account {
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  const wanted = process.getuid?.() === 0 ? 'nobody' : null;
  const uid = String(process.getuid?.() ?? '');
  const line = lines.find((each) => (wanted ? each.startsWith(`${wanted}:`) : each.split(':')[2] === uid));
  const [name, , id, gid] = line?.split(':') ?? [];
  const groups = readFileSync('/etc/group', 'utf8').split('\n');
  const group = groups.find((each) => each.split(':')[2] === gid)?.split(':')[0];
  if (!name || !id || !gid || !group) throw new Error('There is no account to run Dovecot as.');
  return { name, group, uid: Number(id), gid: Number(gid) };
}

/** Everything of one account's, on this machine alone, under one folder. */
const configuration = (folder: string, port: number, { name, group }: Account): string => `
protocols = imap
listen = 127.0.0.1
base_dir = ${folder}/run
state_dir = ${folder}/run
log_path = ${folder}/dovecot.log
ssl = no
disable_plaintext_auth = no
default_internal_user = ${name}
default_internal_group = ${group}
default_login_user = ${name}
first_valid_uid = 1
first_valid_gid = 1
mail_location = maildir:${folder}/mail/%u
mail_fsync = never
service anvil {
  chroot =
}
service stats {
  chroot =
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
passdb {
  driver = static
  args = password=${password}
}
userdb {
  driver = static
  args = uid=${name} gid=${group} home=${folder}/home
}
`;

async function untilReady(port: number, server: ChildProcess, log: string): Promise<void> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    const greets = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1');
      socket.once('data', () => resolve(true));
      socket.once('error', () => resolve(false));
      socket.setTimeout(2000, () => resolve(false));
      socket.once('close', () => resolve(false));
    });
    if (greets) return;
    if (server.exitCode !== null || Date.now() > deadline) {
      const words = existsSync(log) ? readFileSync(log, 'utf8').slice(-800) : 'it wrote no log';
      throw new Error(`Dovecot did not start: ${words}`);
    }
    await delay(50);
  }
}

/** @throws Error with one sentence when Dovecot does not start */
export async function startDovecot(program: string): Promise<ImapServer> {
  const owner = account();
  const folder = mkdtempSync(join(tmpdir(), 'sundowner-imap-'));
  chmodSync(folder, 0o755);
  for (const name of ['run', 'mail', 'home']) {
    mkdirSync(join(folder, name));
    if (process.getuid?.() === 0) chownSync(join(folder, name), owner.uid, owner.gid);
  }
  const port = await freePort();
  const file = join(folder, 'dovecot.conf');
  writeFileSync(file, configuration(folder, port, owner));
  const log = join(folder, 'dovecot.log');
  const server = spawn(program, ['-F', '-c', file], { stdio: 'ignore' });
  const killed = () => server.kill('SIGKILL');
  process.once('exit', killed);
  const stop = async () => {
    process.off('exit', killed);
    if (server.exitCode === null && server.signalCode === null) {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
    }
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    await untilReady(port, server, log);
  } catch (error) {
    await stop();
    throw error;
  }
  let count = 0;
  return {
    newBox: () => boxOf(port, `concierge-${++count}`),
    stop,
  };
}

function boxOf(port: number, user: string): ImapBox {
  async function imap<T>(work: (client: ImapFlow) => Promise<T>): Promise<T> {
    const auth = { user, pass: password };
    const client = new ImapFlow({ host: '127.0.0.1', port, secure: false, auth, logger: false });
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.logout();
    }
  }
  return {
    url: `imap://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}/INBOX`,
    deliver: (source) => imap(async (client) => void (await client.append('INBOX', Buffer.from(source)))),
    seen: () =>
      imap(async (client) => {
        await client.mailboxOpen('INBOX', { readOnly: true });
        return (await client.search({ seen: true }, { uid: true })) || [];
      }),
  };
}
