import { extname } from 'node:path';
import type { Id, Studio, Upload } from '../../demo/seed/studio.ts';
import type { Person } from './studio-process.ts';

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.pdf': 'application/pdf',
};

interface Written {
  readonly place: string;
  /** Everything written of it so far. */
  readonly data: Record<string, unknown>;
}

/**
 * A studio as a person fills it through its API, with every check an editor meets. What is published waits as a draft until all stands,
 * since entries lead to pages of one another; then everything is published, in as many rounds as it takes.
 */
export function restStudio(person: Person): Studio {
  const written = new Map<string, Written>();

  async function ask(method: string, path: string, body?: unknown): Promise<Record<string, unknown>> {
    const response = await person(method, path, body);
    const answer = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${answer.slice(0, 500)}`);
    return JSON.parse(answer) as Record<string, unknown>;
  }

  const idOf = (answer: Record<string, unknown>) => (answer.doc as { readonly id: Id }).id;

  async function upload({ name, bytes, alt, title, coordinates, focus }: Upload): Promise<Id> {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(bytes)], { type: types[extname(name)] ?? '' }), name);
    const words = {
      alt,
      ...(title ? { title } : {}),
      ...(coordinates ? { coordinates } : {}),
      ...(focus ? { focalX: focus.x, focalY: focus.y } : {}),
    };
    form.set('_payload', JSON.stringify(words));
    return idOf(await ask('POST', 'media?depth=0', form));
  }

  async function publish(...[collection, key, data]: Parameters<Studio['publish']>): Promise<Id> {
    const name = `${collection} ${key === null ? '' : String(data[key])}`;
    const there = written.get(name);
    const draft = { ...data, _status: 'draft' };
    if (there) {
      await ask('PATCH', `${there.place}?depth=0&draft=true`, draft);
      Object.assign(there.data, data);
      return Number(there.place.split('/')[1]);
    }
    const id = idOf(await ask('POST', `${collection}?depth=0&draft=true`, draft));
    written.set(name, { place: `${collection}/${id}`, data: { ...data } });
    return id;
  }

  /** @returns those that were refused, each with why */
  async function round(waiting: readonly Written[]): Promise<(readonly [Written, string])[]> {
    const refused: (readonly [Written, string])[] = [];
    for (const entry of waiting) {
      await ask('PATCH', `${entry.place}?depth=0`, { ...entry.data, _status: 'published' }).catch(
        (error: unknown) => refused.push([entry, String(error)]),
      );
    }
    return refused;
  }

  async function publishAll(): Promise<void> {
    let waiting: readonly Written[] = [...written.values()];
    while (waiting.length > 0) {
      const refused = await round(waiting);
      if (refused.length === waiting.length)
        throw new Error(`The studio publishes none of these:\n${refused.map(([, why]) => why).join('\n')}`);
      waiting = refused.map(([entry]) => entry);
    }
  }

  return {
    // The test that fills it has just made it.
    state: async () => 'new',
    mark: async (state) => {
      if (state === 'seeded') await publishAll();
    },
    upload,
    publish,
    remember: async () => {},
    keepOnly: () => Promise.reject(new Error('Nothing is deleted through the API.')),
  };
}
