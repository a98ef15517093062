import { join } from 'node:path';

/**
 * Run as a process of its own by `version-machine.ts`: a machine of whichever version the sources in the folder given are of, as far as it meets the
 * database. Its studio is opened as a command opens it, with every rule and hook, and its enquiry pipeline as the site opens it; a channel
 * that remembers stands for each that delivers. Of the version's modules it uses what both versions have: nothing here is typed by them.
 */
const [, , folder = '', dataDir = '', url = ''] = process.argv;

// biome-ignore lint/suspicious/noExplicitAny: modules of another version have no types here.
type Module = any;
const from = (path: string): Promise<Module> => import(join(folder, path));

const { openPayload } = await from('apps/studio/src/start/open-payload.ts');
const payload: Module = await openPayload();

const enquiries = 'packages/enquiries/src';

async function openPipeline() {
  const { openStore } = await from(`${enquiries}/store/database/open.ts`);
  const { createPipeline } = await from(`${enquiries}/pipeline/pipeline.ts`);
  const { channels: records } = await from(`${enquiries}/delivery/channels/channels.ts`);
  const { loadKeyring } = await from('packages/keyring/src/index.ts');
  const log = { debug() {}, info() {}, warn() {}, error() {} };
  const store = await openStore({ dataDir, databaseUrl: url }, log);
  const delivered: string[] = [];
  const remembers = { sendNotice: async () => {}, sendTo: async () => {} };
  const pipeline = createPipeline({
    store,
    keyring: loadKeyring(process.env.KEYS_DIR),
    channels: records.map(({ name, limits }: Module) => ({
      name,
      limits,
      async deliver({ enquiry }: Module) {
        delivered.push(`${name} ${enquiry.reference}`);
        return { detail: 'taken' };
      },
    })),
    configured: records
      .filter(({ name }: Module) => ['concierge-mail', 'visitor-mail', 'answer-mail'].includes(name))
      .map((record: Module) => record.with({})),
    noticeMailer: remembers,
    personMailer: remembers,
    deskAddress: 'https://studio.example/admin/desk',
    dataDir,
    siteUrl: 'https://lodges.example',
    initials: 'MC',
    conciergeMail: 'concierge@lodges.example',
    retentionMonths: 24,
    silenceHours: null,
    eraseMails: async () => 0,
    // A form that was sent in the moment it was opened is a machine's otherwise.
    limits: { botAge: 0 },
    log,
  });
  return { store, pipeline, delivered };
}

let opened: Awaited<ReturnType<typeof openPipeline>> | null = null;
const running = () => {
  if (!opened) throw new Error('The machine was not started.');
  return opened;
};

const slugs = Object.keys(payload.collections);
const asker = { id: '1', name: 'Thandi', role: 'admin', careers: true };

/** What a test may have it do. */
const acts: Readonly<Record<string, (...given: Module[]) => Promise<unknown>>> = {
  /** Brings the tables of both stores to this version. */
  async start() {
    const { runMigrations } = await from('apps/studio/src/migrations/run-migrations.ts');
    const migrations = await runMigrations(payload);
    opened = await openPipeline();
    await opened.pipeline.desk.staff.roster(asker, { people: [{ ...asker, address: 'thandi@example.com' }] });
    return migrations;
  },
  /** A visitor's enquiry. @returns its reference */
  async takeEnquiry(name: string) {
    const { telephoneForm } = await from(`${enquiries}/forms/kinds/telephone.ts`);
    const { pipeline } = running();
    const result = await pipeline.intake.submit({
      form: telephoneForm,
      hutk: null,
      raw: {
        name,
        surname: 'Okaforsson',
        tel: '+44 20 7946 0018',
        email: `${name.toLowerCase()}@example.com`,
        country: 'United Kingdom',
        timeToCall: 'Afternoon',
        accept: 'consentTrue',
        ticket: pipeline.tickets.issue(telephoneForm),
        from: '/lionsands',
      },
    });
    if (result.status !== 'created') throw new Error(JSON.stringify(result));
    return result.reference;
  },
  /** What a worker of this version does once. @returns everything it has delivered so far */
  async work() {
    const { pipeline, delivered } = running();
    await pipeline.tidy();
    await pipeline.worker.tick();
    return delivered;
  },
  act: (reference: string, act: object) => running().pipeline.desk.work.act(asker, reference, act),
  note: (reference: string, text: string) =>
    running().pipeline.desk.work.note(asker, reference, { text, mentions: [] }),
  show: (reference: string) => running().pipeline.desk.work.show(asker, reference),
  /** Every collection that has drafts gets one, with nothing in it but what it begins with. @returns their slugs */
  async draftEverywhere() {
    const drafted = slugs.filter((slug) => payload.collections[slug].config.versions?.drafts);
    for (const collection of drafted) await payload.create({ collection, data: {}, draft: true, depth: 0 });
    return drafted;
  },
  /** Reads the newest draft of every collection that has them, and saves it as it is. @returns how many */
  async saveEverywhere() {
    let saved = 0;
    for (const collection of slugs) {
      const { docs } = await payload.find({ collection, limit: 1, draft: true, depth: 0, sort: '-id' });
      if (!docs[0] || !payload.collections[collection].config.versions?.drafts) continue;
      await payload.update({ collection, id: docs[0].id, data: {}, draft: true, depth: 0 });
      saved += 1;
    }
    return saved;
  },
  async publish(displayName: string, id?: number) {
    const data = { displayName, position: 1, links: [], _status: 'published' };
    const doc = id
      ? await payload.update({ collection: 'footer', id, data, depth: 0 })
      : await payload.create({ collection: 'footer', data, depth: 0 });
    return doc.id;
  },
  read: (id: number) => payload.findByID({ collection: 'footer', id, depth: 0 }),
  /** What the site would be told. */
  async changes() {
    const { changesAfter } = await from('apps/studio/src/content-changes/outbox.ts');
    return (await changesAfter(payload, 0)).changes;
  },
  async stop() {
    await opened?.pipeline.stop();
    await opened?.store.close();
    return null;
  },
};

process.on('message', async ({ id, act, given }: { id: number; act: string; given: unknown[] }) => {
  try {
    const value = await acts[act]?.(...given);
    // As JSON carries it between processes.
    process.send?.({ id, value: value === undefined ? null : value });
  } catch (error) {
    process.send?.({ id, fault: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
process.on('disconnect', () => process.exit(0));
process.send?.({ id: 0, value: null });
