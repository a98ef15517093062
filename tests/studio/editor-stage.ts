import sharp from 'sharp';
import { beforeAll, expect } from 'vitest';
import { type Person, studioCommand } from '../support/studio-process.ts';
import { type Dialect, type SharedStudio, sharedStudio } from './shared-studio.ts';

export interface Doc extends Record<string, unknown> {
  readonly id: number;
  readonly slug?: string;
  readonly _status?: string;
}

export interface EntryState {
  readonly page: { readonly words: string; readonly href: string | null };
  readonly usedBy: readonly { readonly title: string; readonly where: string; readonly href: string }[];
  readonly byOldAddress: readonly { readonly title: string }[];
  readonly moving: {
    readonly from: string;
    readonly to: string;
    readonly pages: number;
    readonly linking: number;
  } | null;
}

export const toTrash = { deletedAt: '2026-01-01T00:00:00.000Z' };

/** The shared studio with its editor signed in, for one file of tests; what is made in it is published. */
export function studioWithEditor(dialect: Dialect = 'sqlite') {
  let studio: SharedStudio;
  let signed: Person;

  beforeAll(async () => {
    studio = await sharedStudio(dialect);
    signed = await studio.as('editor');
  });

  const editor = (method: string, path: string, body?: unknown): Promise<Response> =>
    signed(method, path, body);

  const ask = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const response = await editor(method, path, body);
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  };

  /** The first sentence a refusal gives, whichever field it stands under. */
  async function refusal(method: string, path: string, body?: unknown): Promise<string> {
    const response = await editor(method, path, body);
    expect(response.ok, `${method} ${path} was not refused`).toBe(false);
    const { errors } = (await response.json()) as {
      errors: { message: string; data?: { errors?: { message: string }[] } }[];
    };
    return errors[0]?.data?.errors?.[0]?.message ?? errors[0]?.message ?? '';
  }

  const made = async (collection: string, data: Record<string, unknown>): Promise<Doc> =>
    (await ask<{ doc: Doc }>('POST', collection, { _status: 'published', ...data })).doc;

  /** A small picture with a description. @returns its id */
  async function picture(name: string): Promise<number> {
    const bytes = await sharp({ create: { width: 64, height: 40, channels: 3, background: '#a9556a' } })
      .png()
      .toBuffer();
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), name);
    form.set('_payload', JSON.stringify({ alt: 'A plate' }));
    return (await ask<{ doc: { id: number } }>('POST', 'media', form)).doc.id;
  }

  const region = (key: string) =>
    made('region', { key, name: `Region ${key}`, displayName: `Region ${key}` });

  /** A property, in a region of its own. */
  async function property(slug: string): Promise<Doc> {
    await region(`around-${slug}`);
    const named = { slug, name: `Property ${slug}`, shortName: slug, region: `around-${slug}` };
    const cardImage = await picture(`${slug}.png`);
    return made('propertyUpdated', { ...named, line: 'Land between rivers.', position: 1, cardImage });
  }

  return {
    editor,
    ask,
    refusal,
    made,
    picture,
    region,
    property,
    project: (name: string, more: Record<string, unknown> = {}) =>
      made('impactProject', { name, title: name, ...more }),
    footer: (displayName: string, url: string) =>
      made('footer', { displayName, position: 1, links: [{ displayName: 'Go', url }] }),
    next: (count: number, withinMs: number) => studio.site.next(count, withinMs),
    asSite: (path: string) => studio.asSite(path),
    /** Runs a command of the studio beside it. */
    command: (name: string, ...args: readonly string[]) => studioCommand(studio.home, name, ...args),
    /** Opens a page of the studio as nobody. */
    open: (path: string) => fetch(`${studio.url}${path}`, { redirect: 'manual' }),
  };
}
