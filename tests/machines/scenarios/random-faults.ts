import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { type Chance, seededChance } from '../../../bench/support/seeded.ts';
import type { RealS3 } from '../../support/s3-server.ts';
import type { Person } from '../../support/studio-process.ts';
import { publishNotice, sitesOf, takeEnquiries, uploadPicture } from '../acts.ts';
import type { Machine } from '../machine.ts';
import { waitedForProcessor } from '../processor-wait.ts';
import type { Stage } from '../stage.ts';
import { type TrafficReport, under } from '../traffic.ts';

interface Where {
  readonly stage: Stage;
  readonly s3: RealS3;
  readonly machine: Machine;
  /** Of what is slow, in milliseconds. */
  readonly delayMs: number;
}

/** Something that goes wrong. @returns what ends it */
interface Fault {
  readonly name: string;
  readonly begin: (where: Where) => Promise<() => Promise<void> | void>;
  /** What a post may be refused with; posts are taken all the while where nothing is said. */
  readonly refused?: number;
  /** It ends with a machine that is up again: what that takes is a start's time, which is said beside the other. */
  readonly starts?: true;
}

const eachNetwork = ({ machines }: Stage) => machines.map(({ network }) => network);

/** The database, the object store, the network and the machines. */
const faults: readonly Fault[] = [
  {
    name: 'the database is killed',
    refused: 503,
    async begin({ stage: { postgres } }) {
      await postgres.kill();
      return () => postgres.start();
    },
  },
  {
    name: 'the table of enquiries is held',
    refused: 503,
    async begin({ stage }) {
      const holder = await stage.session();
      await holder.query('BEGIN; LOCK TABLE enquiries.enquiries IN ACCESS EXCLUSIVE MODE');
      return async () => void (await holder.query('ROLLBACK'));
    },
  },
  {
    name: 'every session of the database is ended',
    refused: 503,
    async begin({ stage }) {
      const others = 'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()';
      await stage.rows(`${others} AND datname = current_database()`);
      return () => {};
    },
  },
  {
    name: 'the object store is away',
    async begin({ s3 }) {
      await s3.goAway();
      return () => s3.comeBack();
    },
  },
  {
    name: 'the object store is silent',
    async begin({ s3 }) {
      s3.fault = 'silent';
      return () => {
        s3.fault = null;
      };
    },
  },
  {
    name: 'the way of one machine to the database is silent',
    refused: 503,
    async begin({ machine: { network } }) {
      network.swallow();
      return () => network.mend();
    },
  },
  {
    name: 'the ways of all to the database are silent',
    refused: 503,
    async begin({ stage }) {
      for (const network of eachNetwork(stage)) network.swallow();
      return () => eachNetwork(stage).forEach((network) => void network.mend());
    },
  },
  {
    name: 'the ways of all to the database are cut, and slow afterwards',
    refused: 503,
    async begin({ stage, delayMs }) {
      for (const network of eachNetwork(stage)) {
        network.cut();
        network.delay(delayMs);
      }
      return () => eachNetwork(stage).forEach((network) => void network.mend());
    },
  },
  {
    name: 'a machine is killed',
    starts: true,
    // A post that was under way there is its visitor's to send again.
    refused: 502,
    async begin({ stage, machine }) {
      await stage.kill(machine);
      return () => machine.start();
    },
  },
  {
    name: 'a machine stops as planned',
    starts: true,
    async begin({ machine }) {
      expect(await machine.stop()).toBe(0);
      return () => machine.start();
    },
  },
];

/** How often each happens, in milliseconds how long at least and at most, and how soon after its end all works. */
const size = { times: 2, least: 500, most: 3000, recovered: 10_000 } as const;

interface Run {
  readonly fault: Fault;
  readonly lastsMs: number;
  readonly machine: number;
  readonly delayMs: number;
}

function runsOf(chance: Chance): Run[] {
  const left = Array.from({ length: size.times }, () => faults).flat();
  const runs: Run[] = [];
  while (left.length > 0) {
    const [fault] = left.splice(chance.below(left.length), 1);
    const lastsMs = size.least + chance.below(size.most - size.least);
    if (fault) runs.push({ fault, lastsMs, machine: chance.below(3), delayMs: 5 + chance.below(35) });
  }
  return runs;
}

/** Milliseconds from the end of a fault until something works again. */
interface Recovery {
  /** Each machine takes an enquiry by itself. */
  readonly enquiries: number;
  /** An editor signs in, publishes and uploads at the machine of the fault. */
  readonly 'sign-in': number;
  readonly publish: number;
  readonly upload: number;
}

const never: Recovery = {
  enquiries: Infinity,
  'sign-in': Infinity,
  publish: Infinity,
  upload: Infinity,
};

async function recovered(stage: Stage, machine: Machine): Promise<Recovery> {
  const began = performance.now();
  const since = () => performance.now() - began;
  /** Asks until it works. What a machine refuses meanwhile, or answers no more, is asked again. */
  const until = async (works: () => Promise<boolean>): Promise<number> => {
    await expect.poll(() => works().catch(() => false), { timeout: 60_000, interval: 250 }).toBe(true);
    return since();
  };
  const enquiries = until(async () => (await takeEnquiries(stage)).length === sitesOf(stage).length);
  let signedIn: Person | null = null;
  const signIn = until(async () => {
    signedIn = await stage.signIn(machine, 'editor');
    return true;
  });
  const asEditor = async (act: (editor: Person) => Promise<boolean>) => {
    await signIn;
    return until(async () => signedIn !== null && act(signedIn));
  };
  const [taken, signed, publish, upload] = await Promise.all([
    enquiries,
    signIn,
    asEditor((editor) => publishNotice(editor, `All is well again at ${machine.name}.`)),
    asEditor(async (editor) => (await uploadPicture(editor)).status === 201),
  ]);
  return { enquiries: taken, 'sign-in': signed, publish, upload };
}

const inWords = (recovery: Recovery) =>
  Object.entries(recovery)
    .map(([what, after]) => `${what} after ${Math.round(after)} ms`)
    .join(', ');

function expectHeld(report: TrafficReport, { refused }: Fault): void {
  const allowed = refused === undefined ? [] : [String(refused)];
  expect(Object.keys(report.refused).filter((status) => !allowed.includes(status))).toEqual([]);
  expect(report).toMatchObject({ gone: 0, pageFaults: [] });
  expect(report.acknowledged).toBeGreaterThan(0);
}

/** Every kind of fault twice, in the order, at the place and for the time a seed says: `MACHINES_SEED`, or one of this run's own. */
export function randomFaults(on: () => Stage, s3: () => RealS3): void {
  const seed = Number(process.env.MACHINES_SEED ?? Math.floor(Math.random() * 1_000_000));
  const took: number[] = [];
  for (const [at, { fault, lastsMs, machine: place, delayMs }] of runsOf(seededChance(seed)).entries())
    test(`CLU-09/random ${at + 1} of seed ${seed}: ${fault.name}; pages stand, nothing else is refused, and all is well within ${size.recovered / 1000} s of its end`, async () => {
      const stage = on();
      const machine = stage.machines[place];
      if (!machine) throw new Error('There are not three machines.');
      let recovery = never;
      let waited = 0;
      let endTook = 0;
      const name = `random fault ${at + 1}, ${fault.name} for ${lastsMs} ms (${machine.name}, ${delayMs} ms)`;
      const report = await under(stage, name, async () => {
        const end = await fault.begin({ stage, s3: s3(), machine, delayMs });
        try {
          await wait(lastsMs);
        } finally {
          const ending = performance.now();
          await end();
          endTook = performance.now() - ending;
        }
        const waitedBefore = waitedForProcessor();
        recovery = await recovered(stage, machine);
        waited = waitedForProcessor() - waitedBefore;
      });
      expectHeld(report, fault);
      const longest = Math.max(...Object.values(recovery));
      took.push(longest);
      stage.note(
        `well again: ${inWords(recovery)}${fault.starts ? `; the machine's start before that took ${Math.round(endTook)} ms` : ''}`,
      );
      // What other programs of this computer took is no time of the product's.
      expect(longest - waited).toBeLessThan(size.recovered);
      expect(longest).toBeLessThan(3 * size.recovered);
    });
  test('CLU-09/random all of them happened', () => {
    const all = size.times * faults.length;
    const longest = Math.round(Math.max(...took));
    on().note(
      `${took.length} of ${all} random faults of seed ${seed}: every machine took enquiries, and one a sign-in, a publish and an upload, after ${longest} ms at most`,
    );
    expect(took).toHaveLength(all);
  });
}
