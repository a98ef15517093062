import { offerFirstAdministrator } from '../accounts/first-administrator.ts';
import { openPayload } from '../start/open-payload.ts';
import { command, say } from './command.ts';

/**
 * `node apps/studio/src/commands/admin-link.ts [--renew]`: the one-time link's file, as JSON `{"file": "/…"|null}`. The
 * studio makes it at start by itself; this renews one that was lost or is older than seven days.
 */
await command(async () => {
  const file = await offerFirstAdministrator(await openPayload(), process.argv.includes('--renew'));
  say(JSON.stringify({ file }));
});
