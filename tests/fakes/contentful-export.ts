/**
 * Builds exports in the format of contentful-export 7, as a space of our own would give them. Entries and assets carry
 * the fields by locale and the `sys` of the Content Management API.
 */
export type State = 'draft' | 'published' | 'changed' | 'archived';

export interface EntryParts {
  readonly id: string;
  readonly type: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly state?: State;
  /** Counts the edits in Contentful. */
  readonly version?: number;
  /** Values of other locales: `{ de: { title: 'Regen' } }`. */
  readonly other?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

const mainLocale = 'en-ZA';
const at = '2026-03-02T08:00:00.000Z';

const sysOf = (version: number) => ({
  draft: { version },
  published: { version, publishedVersion: version - 1, publishedAt: at },
  changed: { version: version + 5, publishedVersion: version, publishedAt: at },
  archived: { version, archivedVersion: version - 1, archivedAt: at },
});

function byLocale({ fields, other = {} }: Pick<EntryParts, 'fields' | 'other'>) {
  const localised: Record<string, Record<string, unknown>> = {};
  for (const [name, value] of Object.entries(fields)) localised[name] = { [mainLocale]: value };
  for (const [code, values] of Object.entries(other)) {
    for (const [name, value] of Object.entries(values))
      localised[name] = { ...localised[name], [code]: value };
  }
  return localised;
}

export const entry = ({ id, type, state = 'published', version = 7, ...values }: EntryParts) => ({
  metadata: { tags: [] },
  sys: {
    id,
    type: 'Entry',
    contentType: { sys: { type: 'Link', linkType: 'ContentType', id: type } },
    createdAt: at,
    updatedAt: at,
    ...sysOf(version)[state],
  },
  fields: byLocale(values),
});

export interface AssetParts {
  readonly id: string;
  /** Its address, as Contentful writes it: `//images.ctfassets.net/…`. */
  readonly url: string;
  readonly title?: string;
  readonly description?: string;
  readonly contentType?: string;
  readonly state?: State;
}

export const asset = ({
  id,
  url,
  title = '',
  description = '',
  contentType = 'image/png',
  state = 'published',
}: AssetParts) => ({
  metadata: { tags: [] },
  sys: { id, type: 'Asset', createdAt: at, updatedAt: at, ...sysOf(3)[state] },
  fields: byLocale({
    fields: {
      title,
      ...(description ? { description } : {}),
      file: {
        url,
        fileName: decodeURIComponent(url.split('/').at(-1) ?? ''),
        contentType,
        details: { size: 1 },
      },
    },
  }),
});

export const linkTo = (id: string, linkType: 'Entry' | 'Asset' = 'Entry') => ({
  sys: { type: 'Link', linkType, id },
});

export const text = (value: string, ...marks: string[]) => ({
  nodeType: 'text',
  value,
  marks: marks.map((type) => ({ type })),
  data: {},
});

export const node = (nodeType: string, content: readonly unknown[] = [], data: object = {}) => ({
  nodeType,
  data,
  content,
});

export const document = (...content: unknown[]) => node('document', content);
export const paragraph = (...words: string[]) =>
  node(
    'paragraph',
    words.map((word) => text(word)),
  );

export function exportOf(
  entries: readonly object[],
  assets: readonly object[] = [],
  locales: readonly object[] = [{ code: mainLocale, default: true, fallbackCode: null }],
): string {
  return JSON.stringify({
    contentTypes: [],
    tags: [],
    editorInterfaces: [],
    entries,
    assets,
    locales,
    webhooks: [],
    roles: [],
  });
}

/**
 * A space of the size of a large collection's: stories that link to tags, authors and one another, and footer sections
 * whose links are entries.
 */
export function largeExport(count: number): string {
  const tags = Array.from({ length: 25 }, (_, n) =>
    entry({
      id: `tag-${n}`,
      type: 'tag',
      fields: { title: `Interests - Topic ${n}`, category: ['Interests'] },
    }),
  );
  const people = Array.from({ length: 40 }, (_, n) =>
    entry({
      id: `person-${n}`,
      type: 'teamMember',
      fields: {
        name: `Guide ${n}`,
        role: 'Field guide',
        line: 'Walks before breakfast.',
        portrait: linkTo('picture', 'Asset'),
      },
    }),
  );
  const stories = Array.from({ length: Math.max(0, count - 65) }, (_, n) =>
    entry({
      id: `story-${n}`,
      type: 'blog',
      state: n % 20 === 0 ? 'draft' : 'published',
      fields: {
        title: `A morning at the river, part ${n}`,
        slug: `a-morning-at-the-river-${n}`,
        date: `2025-${String((n % 12) + 1).padStart(2, '0')}-${String((n % 28) + 1).padStart(2, '0')}T08:00+02:00`,
        category: 'Safaris',
        tags: [linkTo(`tag-${n % 25}`), linkTo(`tag-${(n + 7) % 25}`)],
        author: linkTo(`person-${n % 40}`),
        image: linkTo('picture', 'Asset'),
        standfirst: 'Elephants came down to drink, one after another.',
        body: document(
          node('heading-2', [text('Before light')]),
          ...Array.from({ length: 8 }, (_unused, at) =>
            paragraph(`Paragraph ${at} of story ${n}. `.repeat(12)),
          ),
          node('paragraph', [
            text('Read '),
            node('entry-hyperlink', [text('the next part')], { target: linkTo(`story-${n + 1}`) }),
          ]),
        ),
      },
    }),
  );
  const picture = asset({
    id: 'picture',
    url: '//images.ctfassets.net/s/a/t/river.png',
    title: 'The river at dawn',
    description: 'A river at dawn.',
  });
  return exportOf([...stories, ...tags, ...people], [picture]);
}
