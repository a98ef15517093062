/**
 * `node tests/support/write-until-killed.ts`, in a studio's environment: makes, changes and duplicates rooms without an end,
 * and says so line by line. The process that starts it kills it.
 */
import { command, say } from '../../apps/studio/src/commands/command.ts';
import { openPayload } from '../../apps/studio/src/commands/open-payload.ts';

/** Every room has so many facts, whatever becomes of it. */
const facts = (word: string) =>
  ['Size', 'Beds', 'View'].map((label) => ({ label, value: `${word} ${label}` }));

await command(async () => {
  const payload = await openPayload();
  const since = Date.now();
  for (let at = 0; ; at += 1) {
    const data = {
      slug: `room-${since}-${at}`,
      roomName: `Room ${at}`,
      position: at,
      kind: 'suite' as const,
      facts: facts('first'),
      _status: 'published' as const,
    };
    const { id } = await payload.create({ collection: 'room', data });
    say('made');
    await payload.update({ collection: 'room', id, data: { facts: facts('later'), _status: 'published' } });
    await payload.duplicate({ collection: 'room', id, draft: true });
    if (at % 3 === 0) await payload.delete({ collection: 'room', id });
    say('changed');
  }
});
