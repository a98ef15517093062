import {
  type CollectionSlug,
  createLocalReq,
  type Payload,
  type PayloadRequest,
  restoreVersionOperation,
  type TypedUser,
} from 'payload';
import sharp from 'sharp';
import { scheduledJobs } from '../../apps/studio/src/schedule/jobs.ts';
import { runJob } from '../../apps/studio/src/schedule/worker.ts';

/** Something an editor does: what must be there for it, and the action itself, which a refused statement leaves undone. */
export interface EditorAction {
  readonly name: string;
  prepare(): Promise<number>;
  act(id: number): Promise<unknown>;
  /** A table whose rows say that it was tried. */
  readonly notes?: string;
}

let made = 0;

/** A room with two rows in its list of facts, words in another, amenities: parts of six tables. */
const roomWords = (amenity: number) => {
  made += 1;
  return {
    slug: `room-${made}`,
    roomName: `Room ${made}`,
    position: made,
    kind: 'suite',
    inTheRoom: ['A fire', 'A fan'],
    facts: [
      { label: 'Size', value: '60 m²' },
      { label: 'Beds', value: 'Two' },
    ],
    amenities: [amenity],
  };
};

const lessWords = { line: 'One of two.', inTheRoom: ['A fire'], facts: [{ label: 'Beds', value: 'One' }] };

/** Everything editors do to entries, one after the other in a studio that holds accounts and nothing else. */
export async function editorActions(payload: Payload): Promise<readonly EditorAction[]> {
  const where = { role: { equals: 'editor' } };
  const editor = await payload.db.findOne<TypedUser>({ collection: 'users', where });
  if (!editor) throw new Error('The studio has no editor.');
  const user = { ...editor, collection: 'users' as const };
  const asEditor = (): Promise<PayloadRequest> => createLocalReq({ user }, payload);
  const own = { depth: 0, overrideAccess: false, user } as const;
  const id = (entry: unknown) => Number((entry as { id: number }).id);

  const create = async (collection: string, data: object, more: object = {}) =>
    id(await payload.create({ collection: collection as CollectionSlug, data, ...own, ...more } as never));
  const change = (collection: string, entry: number, data: object, more: object = {}) =>
    payload.update({ collection: collection as CollectionSlug, id: entry, data, ...own, ...more } as never);
  const remove = (collection: string, entry: number) =>
    payload.delete({ collection: collection as CollectionSlug, id: entry, ...own });

  const amenity = await create('amenity', { title: 'A pool', category: 'room', _status: 'published' });
  const room = (status = 'published') =>
    create('room', { ...roomWords(amenity), _status: status }, { draft: status === 'draft' });
  const rooms = async (status?: string) => Math.min(await room(status), await room(status));
  const withDraft = async () => {
    const one = await room();
    await change('room', one, { ...lessWords, _status: 'draft' }, { draft: true });
    return one;
  };
  const scheduled = async () => {
    const one = await room('draft');
    const input = {
      type: 'publish',
      doc: { relationTo: 'room', value: one },
      user: { relationTo: 'users', value: editor.id },
    };
    await payload.db.create({
      collection: 'payload-jobs',
      data: { input, taskSlug: 'schedulePublish', waitUntil: '2026-01-01T00:00:00.000Z', processing: false },
    });
    return one;
  };
  const picture = async () => {
    made += 1;
    const create = { width: 700, height: 440, channels: 3 as const, background: { r: made, g: 70, b: 60 } };
    const data = await sharp({ create }).webp({ effort: 0 }).toBuffer();
    return { data, name: `plate-${made}.webp`, mimetype: 'image/webp', size: data.length };
  };
  const project = (name: string) =>
    create('impactProject', { name, title: name, slug: name, _status: 'published' });
  const makeLodge = async () => {
    const cardImage = await create('media', { alt: 'A plate' }, { file: await picture() });
    const region = { key: 'delta', name: 'Delta', displayName: 'Delta', _status: 'published' };
    await create('region', region);
    const words = { name: 'Delta', shortName: 'Delta', region: 'delta', line: 'Land between rivers.' };
    const property = { ...words, slug: 'delta', position: 1, cardImage, _status: 'published' };
    const one = await create('propertyUpdated', property);
    const lodge = { name: 'Reed Camp', kind: 'lodge', property: 'delta', position: 1, _status: 'published' };
    await create('accommodation', lodge);
    return one;
  };
  let lodge: Promise<number> | null = null;
  const withLodge = () => {
    lodge ??= makeLodge();
    return lodge;
  };
  const seasons = (single: number) => [
    {
      ...{ name: 'Green', from: '2999-01-01T12:00:00.000Z', to: '2999-12-31T12:00:00.000Z' },
      ...{ perPersonSharing: 1000, single },
    },
  ];
  const rateWithOffer = async () => {
    await withLodge();
    const at = { property: 'delta', position: 1, _status: 'published' };
    const camp = await payload.db.findOne<{ id: number }>({ collection: 'accommodation' });
    const one = await create('rate', {
      ...{
        ...at,
        title: 'Tent, 2999',
        year: 2999,
        per: 'person',
        accommodation: camp?.id,
        seasons: seasons(1400),
      },
    });
    await create('offer', {
      ...{
        ...at,
        title: 'No single supplement',
        slug: 'alone',
        text: 'In 2999.',
        saving: { kind: 'single' },
      },
      ...{ from: '2026-01-01T12:00:00.000Z', until: '2999-12-31T12:00:00.000Z' },
    });
    return one;
  };
  const these = (first: number) => ({ id: { in: [first, first + 1] } });
  const none = async () => 0;

  return [
    { name: 'create', prepare: none, act: () => room() },
    { name: 'create a draft', prepare: none, act: () => room('draft') },
    {
      name: 'change',
      prepare: room,
      act: (one) => change('room', one, { ...lessWords, _status: 'published' }),
    },
    {
      name: 'save a draft over a published one',
      prepare: room,
      act: (one) => change('room', one, { ...lessWords, _status: 'draft' }, { draft: true, autosave: true }),
    },
    {
      name: 'publish a draft',
      prepare: () => room('draft'),
      act: (one) => change('room', one, { _status: 'published' }),
    },
    {
      name: 'publish a later draft',
      prepare: withDraft,
      act: (one) => change('room', one, { ...lessWords, _status: 'published' }),
    },
    { name: 'unpublish', prepare: room, act: (one) => change('room', one, { _status: 'draft' }) },
    {
      name: 'move to the trash',
      prepare: room,
      act: (one) => change('room', one, { deletedAt: '2026-01-01T00:00:00.000Z' }),
    },
    { name: 'delete', prepare: room, act: (one) => remove('room', one) },
    { name: 'delete with a draft', prepare: withDraft, act: (one) => remove('room', one) },
    {
      name: 'restore a version',
      prepare: withDraft,
      act: async (one) => {
        const { docs: versions } = await payload.findVersions({
          collection: 'room',
          where: { parent: { equals: one } },
          sort: 'createdAt',
        });
        const req = await asEditor();
        const version = Number(versions[0]?.id);
        return restoreVersionOperation({
          collection: payload.collections.room,
          id: version,
          draft: true,
          depth: 0,
          req,
        });
      },
    },
    {
      name: 'duplicate',
      prepare: room,
      act: (one) => payload.duplicate({ collection: 'room', id: one, ...own }),
    },
    {
      name: 'change many',
      prepare: rooms,
      act: async (first) => {
        const done = await payload.update({
          collection: 'room',
          where: these(first),
          data: { ...lessWords, _status: 'published' } as never,
          ...own,
        });
        if (done.errors.length > 0) throw new Error(done.errors[0]?.message);
      },
    },
    {
      name: 'delete many',
      prepare: rooms,
      act: async (first) => {
        const done = await payload.delete({ collection: 'room', where: these(first), ...own });
        if (done.errors.length > 0) throw new Error(done.errors[0]?.message);
      },
    },
    {
      name: 'give another address',
      prepare: () => project(`old-${++made}`),
      act: (one) => change('impactProject', one, { slug: `new-${one}`, _status: 'published' }),
    },
    {
      name: 'move a property with its lodge',
      prepare: withLodge,
      act: (one) => change('propertyUpdated', one, { slug: `moved-${one}`, _status: 'published' }),
    },
    {
      name: 'take an offer off the site with its saving',
      prepare: rateWithOffer,
      act: async (one) => {
        await change('rate', one, { seasons: seasons(1000), _status: 'published' });
        const offer = await payload.db.findOne<{ id: number; _status: string }>({ collection: 'offer' });
        if (offer?._status !== 'draft') throw new Error('The offer stands.');
      },
    },
    {
      name: 'rename a lodge',
      prepare: async () => {
        await withLodge();
        const camp = await payload.db.findOne<{ id: number }>({ collection: 'accommodation' });
        return camp?.id ?? 0;
      },
      act: (one) => change('accommodation', one, { name: 'Sedge Camp', _status: 'published' }),
    },
    {
      name: 'set a time come due',
      prepare: scheduled,
      notes: 'payload_jobs',
      act: async (one) => {
        const [job] = await scheduledJobs(payload, { collection: 'room', id: one });
        if (job) await runJob(payload, job, new Date());
        const { docs: done } = await payload.find({
          collection: 'room',
          where: { and: [{ id: { equals: one } }, { _status: { equals: 'published' } }] },
        });
        if (done.length === 0) throw new Error('It was not published.');
      },
    },
    {
      name: 'upload',
      prepare: none,
      act: async () => create('media', { alt: 'A plate' }, { file: await picture() }),
    },
    {
      name: 'delete a picture',
      prepare: async () => create('media', { alt: 'A plate' }, { file: await picture() }),
      act: (one) => remove('media', one),
    },
  ];
}
