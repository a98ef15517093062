import { invited } from '../../apps/studio/src/accounts/rules.ts';
import { command } from '../../apps/studio/src/commands/command.ts';
import { openPayload } from '../../apps/studio/src/start/open-payload.ts';
import { studioPeople } from './studio-people.ts';

/** Run as a process of its own on a migrated database: makes one account of each role. */
await command(async () => {
  const payload = await openPayload();
  for (const person of studioPeople) {
    await payload.create({ collection: 'users', data: person, context: { ...invited } });
  }
});
