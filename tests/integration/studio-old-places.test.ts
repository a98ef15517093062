import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import pg from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { root, studioDirectory } from '../../bin/product/paths.ts';
import { type PostgresServer, startPostgres } from '../support/postgres.ts';
import { makeStudioHome, type StudioHome, studioCommand } from '../support/studio-process.ts';

/** As the launcher gives it. */
const former = `--former=${join(root, 'demo/upgrade/former-places.json')}`;

let postgres: PostgresServer;

beforeAll(async () => {
  postgres = await startPostgres();
});

type Rows = (query: string) => Promise<string[]>;

async function makeOldPlaces(home: StudioHome): Promise<void> {
  const script = join(root, 'tests/support/make-old-places.ts');
  const options = { cwd: studioDirectory, env: home.env, timeout: 180_000 };
  await promisify(execFile)(process.execPath, ['--disable-warning=ExperimentalWarning', script], options);
}

const joined = (row: object) => Object.values(row).map(String).join(' ');

/** Asks the database of a home, on either. */
async function asking(home: StudioHome, work: (rows: Rows) => Promise<void>): Promise<void> {
  const { DATABASE_URL } = home.env;
  if (!DATABASE_URL) {
    const database = new DatabaseSync(join(home.folder, 'studio/studio.db'));
    try {
      await work(async (query) => database.prepare(query).all().map(joined));
    } finally {
      database.close();
    }
    return;
  }
  const client = new pg.Client({ connectionString: DATABASE_URL });
  await client.connect();
  try {
    await client.query('set search_path to studio');
    await work(async (query) => (await client.query(query)).rows.map(joined));
  } finally {
    await client.end();
  }
}

describe.each(['sqlite', 'postgres'])('places that were in the code, on %s', (dialect) => {
  test('are content afterwards, and nothing is changed by who does not know them', async () => {
    const settings: Record<string, string> =
      dialect === 'postgres' ? { DATABASE_URL: await postgres.createDatabase() } : {};
    const home = await makeStudioHome(settings);
    try {
      await makeOldPlaces(home);
      expect(await studioCommand(home, 'migrate')).toMatchObject({
        code: 1,
        stderr: expect.stringMatching(
          /^Migration \S+ .* was undone: .* only "npm start" says what it knew of them\.\n$/,
        ),
      });
      await asking(home, async (rows) => {
        expect(await rows('select slug from property_updated order by id')).toEqual([
          'lion-sands',
          'capecadogan',
        ]);
      });

      expect(await studioCommand(home, 'migrate', former)).toMatchObject({ code: 0, stderr: '' });
      await asking(home, async (rows) => {
        expect(
          await rows(
            'select key, slug, region, palette, crm_field, rooms_page from property_updated order by id',
          ),
        ).toEqual([
          'lionsands lionsands sabi-sand savanna lion_sands_lodge_s_requested rooms',
          'capecadogan capecadogan cape-town ocean cape_town_lodge_s_requested rooms',
        ]);
        expect(
          await rows('select version_slug, version_palette, version_location_name from _property_updated_v'),
        ).toEqual(['lionsands savanna Lion Sands Game Reserve']);
        const offered = ['1 email', '2 celebration', '3 destination'];
        expect(
          await rows(
            'select "order", value from property_updated_offered_in where parent_id = 1 order by "order"',
          ),
        ).toEqual(offered);
        expect(
          await rows('select "order", value from _property_updated_v_version_offered_in order by "order"'),
        ).toEqual(offered);
        expect(await rows('select value from region_offered_in')).toEqual(['celebration']);
        expect(await rows('select contentful_tag, enquiry_name from accommodation order by id')).toEqual([
          'lion-sands-river-lodge-1 null',
          'lion-sands-river-lodge River Lodge',
        ]);
        expect(await rows('select name, region from accommodation_card')).toEqual([
          'Quarters Neighbourhood Hotel cape-town',
        ]);
        expect(await rows('select "order", path, text from experiences_texts order by "order"')).toEqual([
          '1 properties lionsands',
          '2 properties marataba',
        ]);
        expect(await rows('select "order", path, text from tour_link_texts')).toEqual([
          '1 tourLinkFor sabi-sands-reserve',
        ]);
        expect(await rows('select home_palette, residences_palette, africa_palette from collection')).toEqual(
          ['dusk garden lagoon'],
        );
        expect(await rows('select "from", "to" from redirects order by id')).toEqual([
          '/capecadogan/apartments /elsewhere',
          '/morequarters* /capecadogan',
        ]);
        expect(await rows('select name from choice_list order by name')).toEqual(['interests', 'packages']);
      });
      expect(await studioCommand(home, 'migrate', '--thorough', former)).toMatchObject({
        code: 0,
        stdout: "The studio's database is up to date.\n",
      });
    } finally {
      home.remove();
    }
  });
});
