import { invited } from '../../apps/studio/src/accounts/rules.ts';
import { command } from '../../apps/studio/src/commands/command.ts';
import { openPayload } from '../../apps/studio/src/commands/open-payload.ts';
import { deskPeople } from './inbox-roles.ts';

/** Run as a process of its own before the studio starts: makes one account for each role. */
await command(async () => {
  const payload = await openPayload();
  for (const person of deskPeople) {
    await payload.create({ collection: 'users', data: person, context: { ...invited } });
  }
});
