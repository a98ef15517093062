import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Field, flattenAllFields } from 'payload';
import { afterAll, expect, test, vi } from 'vitest';
import { importingStudio } from '../../../../tests/fakes/importing-studio.ts';
import { readImportFiles } from './import-files.ts';
import { ImportRun } from './import-run.ts';
import { reportText } from './report.ts';
import { runImport } from './run-import.ts';
import { type ConfiguredField, importTargets } from './targets.ts';

// Media and accounts ask the settings where their files lie.
vi.stubEnv('MODE', 'demo');
vi.stubEnv('DATA_DIR', '/nowhere');
const { collections: configured } = await import('../collections/collections.ts');

const collections = configured()
  .filter(({ admin }) => admin?.hidden !== true)
  .map((config) => ({
    slug: config.slug,
    fields: importTargets(
      flattenAllFields({ fields: config.fields as Field[] }) as readonly ConfiguredField[],
    ),
    drafts: Boolean(config.versions),
    trash: config.trash === true,
    files: Boolean(config.upload),
    single: config.custom?.single === true,
  }));

const exportsFolder = resolve(import.meta.dirname, '../../../../tests/fakes/exports');
const files = mkdtempSync(join(tmpdir(), 'sundowner-exports-'));
afterAll(() => rmSync(files, { recursive: true, force: true }));

/** Imports one of the exports, its pictures beside it, into an empty studio. */
async function bring(
  name: string,
  {
    mapping = null,
    dryRun = false,
    pictures = true,
  }: { mapping?: object | null; dryRun?: boolean; pictures?: boolean } = {},
  studio = importingStudio(collections),
) {
  const exported = readFileSync(join(exportsFolder, name), 'utf8');
  for (const [path] of pictures ? exported.matchAll(/(?<=\/\/)images\.ctfassets\.net[^"]+/g) : []) {
    mkdirSync(join(files, path, '..'), { recursive: true });
    copyFileSync(join(exportsFolder, name), join(files, path));
  }
  const run = new ImportRun(
    readImportFiles({ exported, published: null, mapping: mapping && JSON.stringify(mapping) }, null),
    studio.door,
    {
      assetsFolder: pictures ? files : join(files, 'none'),
      download: true,
      dryRun,
      overwrite: false,
      archived: 'trash',
      changed: 'publish',
    },
    () => undefined,
  );
  await runImport(run);
  const data = run.report.data(dryRun, 0);
  return {
    studio,
    data,
    code: run.report.exitCode(),
    said: data.remarks.map((one) => `${one.level} ${one.type} ${one.id}: ${one.words}`).join('\n'),
    written: (collection: string) => studio.written().filter((entry) => entry.collection === collection),
  };
}

test('STU-06/constants: a field the export has nothing for takes what the mapping file says', async () => {
  const without = await bring('starter-blog.json');
  expect(without.said).toMatch(/failed blogPost 31TN.*kept as a draft, it cannot be published: category/);
  const mapping = {
    types: {
      blogPost: {
        collection: 'blog',
        fields: { category: { value: 'Stories' }, standfirst: { default: 'x' } },
      },
      person: { collection: 'teamMember', fields: { shortBio: 'biography', company: null } },
    },
  };
  const done = await bring('starter-blog.json', { mapping });
  expect(done.said).not.toMatch(/^failed/m);
  expect(
    done.written('blog').map(({ as, data }) => [as, data.category, data.title, data.standfirst]),
  ).toEqual([
    ['published', 'Stories', 'First rains', 'The river filled in one night.'],
    ['published', 'Stories', 'Dry riverbeds', 'What lives under the sand.'],
  ]);
  const [guide] = done.written('teamMember');
  expect(guide).toMatchObject({ data: { name: 'Nomsa Invented', role: 'Field guide' } });
  expect(JSON.stringify(guide?.data.biography)).toContain('Leads walks at first light.');
});

test('STU-06/nearest: a type without a collection is told which is nearest, and by what', async () => {
  const { said } = await bring('recipes.json');
  expect(said).toMatch(
    /note recipe null: no collection takes this type; the nearest is blog \(.*name.*slug.*image/,
  );
  const { said: pages } = await bring('page-sections.json');
  expect(pages).toMatch(/note hero null: .*the nearest is blog \(heading, body, image would fit\)/);
  expect(pages).toMatch(/note statItem null: no collection takes this type; none is near/);
});

test('STU-06/joined: two long texts for one field follow one another, and a draft stays one', async () => {
  const mapping = {
    types: {
      recipe: {
        collection: 'blog',
        fields: {
          ingredients: 'body',
          instruction: 'body',
          time: 'minutes',
          date: { value: '2024-05-22' },
          category: { value: 'Recipes' },
          standfirst: { default: 'From the camp kitchen.' },
        },
      },
      category: null,
    },
  };
  const { written, said } = await bring('recipes.json', { mapping });
  expect(said).not.toMatch(/^failed/m);
  const [potjie, rusks] = written('blog');
  expect(potjie).toMatchObject({
    as: 'published',
    data: { title: 'Potjie', standfirst: 'From the camp kitchen.' },
  });
  expect(JSON.stringify(potjie?.data.body)).toMatch(/Six carrots.*Brown the meat/);
  expect(rusks?.as).toBe('draft');
});

test('STU-06/lost-words: what would lose words is a draft, counts as failed, and is said in a dry run as well', async () => {
  const mapping = { types: { page: { collection: 'page', fields: {} } } };
  const dry = await bring('page-sections.json', { mapping, dryRun: true });
  expect(dry.said).toMatch(
    /failed page pag1: it would be a draft: the words of "answer" in fai0 \(faqItem\) have no place/,
  );
  const done = await bring('page-sections.json', { mapping });
  expect(done.written('page').map(({ importedFrom, as }) => [importedFrom, as])).toEqual([
    ['pag0', 'published'],
    ['pag1', 'draft'],
  ]);
  expect(done.data.types.page).toMatchObject({ created: 1, failed: 1 });
  expect(done.code).toBe(2);
  expect(done.said).toMatch(/failed page pag1: kept as a draft: the words of "answer"/);
  // A mapping that leaves them out on purpose loses nothing: the same import goes on.
  const leaving = { types: { ...mapping.types, faqItem: null } };
  const again = await bring('page-sections.json', { mapping: leaving }, done.studio);
  expect(again.said).not.toMatch(/^failed/m);
  expect(again.written('page').every(({ as }) => as === 'published')).toBe(true);
  // What visitors read already is not replaced by less of it.
  const less = await bring('page-sections.json', { mapping }, again.studio);
  expect(less.said).toMatch(/failed page pag1: it was left as it is here: /);
  expect(less.written('page').every(({ as }) => as === 'published')).toBe(true);
});

test('STU-06/said-before: a dry run says which files it did not try, and writes nothing', async () => {
  const near = await bring('recipes.json', { dryRun: true });
  expect(near.data.types.assets).toMatchObject({ created: 1, untried: 0 });
  const far = await bring('recipes.json', { dryRun: true, pictures: false });
  expect(far.data.types.assets).toMatchObject({ created: 0, untried: 1, failed: 0 });
  expect(far.studio.written()).toEqual([]);
  const told = reportText(far.data);
  expect(told).toMatch(/skipped +not tried +failed/);
  expect(told).toContain('files that would be loaded from their addresses were not tried');
  expect(reportText({ ...far.data, dryRun: false })).not.toMatch(/skipped +not tried/);
});
