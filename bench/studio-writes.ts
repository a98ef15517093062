/**
 * What a change costs the studio: rooms with rows in their lists are made, published again and saved as drafts over HTTP by one
 * editor and by eight at once, in a studio of its own on SQLite, or on PostgreSQL with `--database`.
 *
 *   npm run bench -- studio-writes [--rounds 200] [--database postgres://…]
 */
import { parseArgs } from 'node:util';
import { makePeople, migratedHome } from '../tests/support/kept-databases.ts';
import { personWith } from '../tests/support/studio-people.ts';
import {
  makeStudioHome,
  type Person,
  signIn,
  startStudioProcess,
  studioCommand,
} from '../tests/support/studio-process.ts';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '200' }, database: { type: 'string' } },
});
const rounds = Number(values.rounds);
const home = await makeStudioHome({
  SITE_URL: 'https://www.example.com',
  ...(values.database ? { DATABASE_URL: values.database } : {}),
});
if (values.database) {
  await studioCommand(home, 'migrate');
  await makePeople(home);
} else await migratedHome(home, 'peopled');
const studio = await startStudioProcess(home);

const words = (at: number, more: object) => ({
  slug: `room-${at}`,
  roomName: `Room ${at}`,
  position: at,
  kind: 'suite',
  inTheRoom: ['A fire', 'A fan'],
  facts: Array.from({ length: 6 }, (_, row) => ({ label: `Fact ${row}`, value: `${row} of ${at}` })),
  ...more,
});

async function measure(name: string, atOnce: number, work: (at: number) => Promise<Response>): Promise<void> {
  const taken: number[] = [];
  let next = 0;
  const began = performance.now();
  const line = async () => {
    while (next < rounds) {
      next += 1;
      const start = performance.now();
      const answer = await work(next);
      if (!answer.ok) throw new Error(`${name}: ${answer.status} ${(await answer.text()).slice(0, 300)}`);
      await answer.arrayBuffer();
      taken.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, line));
  const seconds = (performance.now() - began) / 1000;
  taken.sort((a, b) => a - b);
  const at = (share: number) => (taken[Math.floor((taken.length - 1) * share)] ?? 0).toFixed(0);
  console.log(
    `${name}, ${atOnce} at once: ${(rounds / seconds).toFixed(1)} a second, median ${at(0.5)} ms, p95 ${at(0.95)} ms, slowest ${at(1)} ms`,
  );
}

try {
  const editor: Person = await signIn({ url: studio.url }, personWith('editor').email);
  const ids: number[] = [];
  let made = 0;
  const create = async () => {
    made += 1;
    const answer = await editor('POST', 'room?depth=0', words(made, { _status: 'published' }));
    const { doc } = (await answer.clone().json()) as { doc?: { id: number } };
    if (doc) ids.push(doc.id);
    return answer;
  };
  for (const atOnce of [1, 8]) {
    await measure('create', atOnce, create);
    await measure('publish', atOnce, (at) =>
      editor('PATCH', `room/${ids[at - 1]}?depth=0`, { line: `Line ${at}`, _status: 'published' }),
    );
    await measure('autosave', atOnce, (at) =>
      editor('PATCH', `room/${ids[at - 1]}?depth=0&draft=true&autosave=true`, {
        line: `Draft ${at}`,
        _status: 'draft',
      }),
    );
  }
} finally {
  await studio.stop();
  home.remove();
}
process.exit(0);
