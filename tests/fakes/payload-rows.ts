import type { Payload, PayloadRequest } from 'payload';

type Row = Record<string, unknown> & { id: number };
/** Payload's own conditions, as far as the studio asks them of its database. */
type Asked = Readonly<Record<string, unknown>>;
type Rows = Readonly<Record<string, readonly Asked[]>>;

interface Query {
  readonly collection: string;
  readonly where?: Asked;
  readonly sort?: string;
  readonly limit?: number;
  readonly id?: number | string;
  readonly data?: Asked;
}

const isSet = (value: unknown) => value !== undefined && value !== null;

const compare: Readonly<Record<string, (value: unknown, asked: unknown) => boolean>> = {
  equals: (value, asked) => String(value) === String(asked),
  not_equals: (value, asked) => String(value) !== String(asked),
  exists: (value, asked) => isSet(value) === asked,
  contains: (value, asked) => [value ?? ''].flat().some((one) => String(one).includes(String(asked))),
  greater_than: (value, asked) => Number(value) > Number(asked),
  less_than: (value, asked) => isSet(value) && String(value) < String(asked),
  less_than_equal: (value, asked) => isSet(value) && String(value) <= String(asked),
  in: (value, asked) =>
    (asked as unknown[]).some((one) => (Array.isArray(value) ? value.includes(one) : value === one)),
};

/** A field by its name, and of a version by its path: `version._status`. */
function held(row: Row, name: string): unknown {
  if (name in row) return row[name];
  const [first = '', ...rest] = name.split('.');
  return rest.reduce<unknown>(
    (value, part) => (typeof value === 'object' && value !== null ? (value as Asked)[part] : undefined),
    row[first],
  );
}

/** @throws Error for a condition nobody has asked yet */
function holds(row: Row, where: Asked): boolean {
  return Object.entries(where).every(([name, condition]) => {
    if (name === 'and') return (condition as Asked[]).every((one) => holds(row, one));
    if (name === 'or') return (condition as Asked[]).some((one) => holds(row, one));
    return Object.entries(condition as Asked).every(([operator, asked]) => {
      const judge = compare[operator];
      if (!judge) throw new Error(`No row was ever asked for ${operator}.`);
      return judge(held(row, name), asked);
    });
  });
}

/** By the values of a field, from the last on where its name follows a `-`. */
function inOrder(one: Row, other: Row, sort: string): number {
  const name = sort.replace(/^-/, '');
  const [left, right] = [one[name], other[name]];
  const numbers = typeof left === 'number' && typeof right === 'number';
  const order = numbers ? left - right : String(left).localeCompare(String(right));
  return sort === name ? order : -order;
}

/**
 * A studio's rows in memory, versions of entries as `blog-versions`, with what the studio's rules use of Payload: reading and writing rows, and entries without
 * hooks. `configs` gives collections what the rules look at in theirs.
 */
export function payloadRows(
  given: Rows,
  configs: Readonly<Record<string, object>> = {},
): {
  readonly req: PayloadRequest;
  readonly payload: Payload;
  /** The rows of a collection as they are now. */
  rowsOf(collection: string): readonly Row[];
} {
  const tables = new Map<string, Row[]>();
  let last = 0;
  const table = (name: string): Row[] => {
    const known = tables.get(name) ?? [];
    tables.set(name, known);
    return known;
  };
  const add = (name: string, row: Asked): Row => {
    last = Math.max(last + 1, Number(row.id ?? 0));
    const made = { id: last, ...row } as Row;
    table(name).push(made);
    return made;
  };
  for (const [name, rows] of Object.entries(given)) for (const row of rows) add(name, row);

  const find = ({ collection, where = {}, id, sort = '', limit = 0 }: Query): Row[] => {
    const found = table(collection)
      .filter((row) => (id === undefined || String(row.id) === String(id)) && holds(row, where))
      .sort((one, other) => (sort ? inOrder(one, other, sort) : 0));
    return limit > 0 ? found.slice(0, limit) : found;
  };
  const change = (query: Query): Row | null => {
    const [row] = find(query);
    return row ? Object.assign(row, query.data) : null;
  };
  const remove = (query: Query): void => {
    for (const row of find(query)) table(query.collection).splice(table(query.collection).indexOf(row), 1);
  };
  const insert = async ({ collection, data = {} }: Query) => add(collection, data);
  const payload = {
    db: {
      // Copies: what was read is not changed by what is written after it.
      find: async (query: Query) => ({ docs: find(query).map((row) => ({ ...row })) }),
      findOne: async (query: Query) => find(query).map((row) => ({ ...row }))[0] ?? null,
      count: async (query: Query) => ({ totalDocs: find(query).length }),
      create: insert,
      updateOne: async (query: Query) => change(query),
      countVersions: async (query: Query) => ({
        totalDocs: find({ ...query, collection: `${query.collection}-versions` }).length,
      }),
      findVersions: async (query: Query) => ({
        docs: find({ ...query, collection: `${query.collection}-versions` }),
      }),
      updateVersion: async ({ versionData, ...query }: Query & { versionData: Asked }) =>
        change({ ...query, collection: `${query.collection}-versions`, data: versionData }),
      beginTransaction: async () => 'one',
      commitTransaction: async () => {},
      rollbackTransaction: async () => {},
      deleteOne: async (query: Query) => remove(query),
      deleteMany: async (query: Query) => remove(query),
    },
    create: insert,
    update: async (query: Query) => change(query),
    delete: async (query: Query) => remove(query),
    count: async (query: Query) => ({ totalDocs: find(query).length }),
    findByID: async (query: Query) => find(query)[0] ?? null,
    logger: { info: () => {}, warn: () => {}, error: () => {} },
    config: {
      collections: [],
      localization: false,
      i18n: {
        fallbackLanguage: 'en',
        translations: {},
        supportedLanguages: { en: { dateFNSKey: 'en-US', translations: {} } },
      },
    },
    collections: Object.fromEntries(
      Object.entries({ ...given, ...configs }).map(([slug]) => [
        slug,
        {
          config: {
            slug,
            labels: { singular: slug },
            admin: { useAsTitle: 'title' },
            fields: [],
            flattenedFields: [],
            ...configs[slug],
          },
        },
      ]),
    ),
  };
  const req = { payload, context: {}, user: null } as unknown as PayloadRequest;
  return { req, payload: payload as unknown as Payload, rowsOf: (name) => table(name) };
}
