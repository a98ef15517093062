import { offerFirstAdministrator } from '../accounts/first-administrator.ts';
import { openPayload } from '../start/open-payload.ts';
import { command, say } from './command.ts';

/**
 * `node apps/studio/src/commands/admin-link.ts [--renew]`: the one-time link's file on this machine, as JSON `{"file": "/…"|null}`. The
 * studio makes it at start by itself; this renews one that was lost or is older than seven days.
 */
await command(async () => {
  const replaces = process.argv.includes('--renew') ? 'any' : 'foreign';
  const file = await offerFirstAdministrator(await openPayload(), replaces);
  say(JSON.stringify({ file }));
});
