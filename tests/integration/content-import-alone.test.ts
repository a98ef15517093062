import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeAll, describe, expect, test } from 'vitest';
import { entry, exportOf, type State } from '../fakes/contentful-export.ts';
import { importFolder } from '../studio/content-import-folder.ts';
import { locales, story } from '../studio/content-import-space.ts';
import { keptDatabases, migratedHome } from '../support/kept-databases.ts';
import { makeStudioHome, type StudioHome, studioCommand } from '../support/studio-process.ts';

const { folder, write, bring } = importFolder();

// Each import is a program of its own, which a busy machine takes half a minute to begin.
describe('an import without a running studio', { timeout: 240_000 }, () => {
  beforeAll(() => keptDatabases());

  async function withHome(work: (home: StudioHome) => Promise<void>, store: 'made' | 'none' = 'made') {
    const home = await makeStudioHome({
      MODE: 'live',
      SITE_URL: 'https://www.example.com',
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'concierge@example.com',
    });
    try {
      if (store === 'made') await migratedHome(home);
      await work(home);
    } finally {
      home.remove();
    }
  }

  test('takes one locale with its fallbacks, in live mode too, and other names by a mapping file', async () => {
    await withHome(async (home) => {
      const file = write(
        'german.json',
        exportOf([story('rains', {}, { other: { de: { title: 'Regen' } } })], [], locales),
      );
      const mapping = write(
        'mapping.json',
        JSON.stringify({
          types: { blogPost: { collection: 'tag', fields: { title: 'title', slug: null } } },
        }),
      );
      const german = await bring(home, file, '--locale', 'de', '--mapping', mapping, '--changed', 'draft');
      expect(german.written?.types.blogPost).toMatchObject({ collection: 'tag', failed: 1 });
      expect(german.said.join()).toContain(
        'fields without a place in tag: publishDate, heroImage, excerpt, content',
      );
      const unknown = await bring(home, file, '--locale', 'it');
      expect(unknown).toMatchObject({
        code: 1,
        stderr: expect.stringContaining('no locale "it"; it has en-ZA, de'),
      });
    });
  });

  test('again takes off the site what was unpublished or archived there, and brings it back', async () => {
    await withHome(async (home) => {
      const imported = async (state: State, title: string) => {
        const file = write(
          'one.json',
          exportOf([entry({ id: 'one', type: 'tag', state, fields: { title } })]),
        );
        expect((await bring(home, file)).code).toBe(0);
        const database = new DatabaseSync(join(home.folder, 'studio/studio.db'), { readOnly: true });
        const rows = database.prepare('SELECT title, _status, deleted_at FROM tag').all();
        database.close();
        return rows.map((row) => [row.title, row._status, row.deleted_at !== null]);
      };
      const [one, two] = ['Interests - One', 'Interests - Two'];
      expect(await imported('published', one)).toEqual([[one, 'published', false]]);
      expect(await imported('draft', two)).toEqual([[one, 'draft', false]]);
      expect(await imported('published', two)).toEqual([[two, 'published', false]]);
      expect(await imported('archived', two)).toEqual([[two, 'published', true]]);
      expect(await imported('published', one)).toEqual([[one, 'published', false]]);
    });
  });

  test('that can do nothing says why in one sentence, with exit code 1, before it looks for a studio', async () => {
    const refusals = async (home: StudioHome) => {
      const bad = write('bad.json', '{"items": []}');
      const space = write('space-to-map.json', exportOf([]));
      for (const [args, words] of [
        [[bad], 'This is no export of Contentful'],
        [[join(folder, 'nowhere.json')], 'there is no such file'],
        [['--surprise'], "Unknown option '--surprise'"],
        [[space, '--mapping', bad], 'The mapping file cannot be used'],
      ] as const) {
        const refused = await studioCommand(home, 'content-import', ...args);
        expect(refused.code).toBe(1);
        expect(refused.stderr).toContain(words);
        expect(refused.stderr).not.toContain('    at ');
      }
    };
    await withHome(refusals, 'none');
  });

  test('that is killed half-way goes on with the next run and doubles nothing', async () => {
    await withHome(async (home) => {
      // Seconds of work, so that the kill comes while there is some.
      const many = 200;
      const tags = Array.from({ length: many }, (_, n) =>
        entry({ id: `tag-${n}`, type: 'tag', fields: { title: `Interests - Topic ${n}` } }),
      );
      const file = write('many.json', exportOf(tags));
      const script = resolve(import.meta.dirname, '../../apps/studio/src/commands/content-import.ts');
      const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, file], {
        cwd: resolve(import.meta.dirname, '../../apps/studio'),
        env: home.env,
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      await new Promise<void>((half) => {
        child.stderr.on('data', (chunk: Buffer) => {
          const done = Number(/entries (\d+)\//.exec(chunk.toString())?.[1] ?? 0);
          if (done > 0 && done < many) child.kill('SIGKILL');
        });
        child.once('exit', () => half());
      });
      expect(child.signalCode).toBe('SIGKILL');
      // A kill can come between an entry's row and its first version; here it does.
      const database = new DatabaseSync(join(home.folder, 'studio/studio.db'));
      const { changes } = database
        .prepare('DELETE FROM _tag_v WHERE parent_id = (SELECT MAX(id) FROM tag)')
        .run();
      database.close();
      expect(Number(changes)).toBeLessThanOrEqual(1);
      const rest = await bring(home, file);
      expect(rest.said.filter((line) => !line.startsWith('note '))).toEqual([]);
      const { created = 0, updated = 0, unchanged = 0 } = rest.written?.types.tag ?? {};
      expect(created).toBeLessThan(many);
      expect(created + updated + unchanged).toBe(many);
      const again = await bring(home, file, '--dry-run');
      expect(again.written?.types.tag).toMatchObject({ created: 0, updated: 0, unchanged: many, failed: 0 });
    });
  });
});
