import { command } from '../../apps/studio/src/commands/command.ts';
import { migrations as postgres } from '../../apps/studio/src/migrations/postgres/index.ts';
import { migrations as sqlite } from '../../apps/studio/src/migrations/sqlite/index.ts';
import { statementsOn } from '../../apps/studio/src/migrations/statements.ts';
import { schemaAdapter } from '../../apps/studio/src/schema/adapter.ts';
import { openPayload } from '../../apps/studio/src/start/open-payload.ts';

interface FirstMigration {
  readonly name: string;
  up(args: { readonly db: unknown; readonly payload: unknown }): Promise<void>;
}

/**
 * Run as a process of its own on a new database: leaves it as the first migration made it, with places in it as they were before they were
 * content. Two lodges share a tag, as could happen then.
 */
await command(async () => {
  const payload = await openPayload();
  const adapter = schemaAdapter(payload);
  const [first] = (adapter.name === 'postgres' ? postgres : sqlite) as unknown as readonly FirstMigration[];
  if (!first) throw new Error('There is no first migration.');
  const { run, named } = statementsOn(payload, adapter.drizzle);
  if (adapter.schemaName) await run(`create schema if not exists "${adapter.schemaName}"`);
  await first.up({ db: adapter.drizzle, payload });
  const add = (table: string, columns: string, ...rows: string[]) =>
    run(`insert into ${named(table)} (${columns}) values ${rows.map((row) => `(${row})`).join(', ')}`);
  await add('payload_migrations', 'name, batch', `'${first.name}', 1`);
  await add(
    'property_updated',
    'key, slug, name, region, _status',
    "'lionsands', 'lion-sands', 'Lion Sands', 'sabi-sand', 'published'",
    "'capecadogan', 'capecadogan', 'Cape Cadogan', null, 'published'",
  );
  await add(
    '_property_updated_v',
    'parent_id, version_key, version_slug, version_region, version__status, latest',
    "1, 'lionsands', 'lion-sands', 'sabi-sand', 'published', true",
  );
  await add(
    'accommodation',
    'contentful_tag, property, _status',
    "'lion-sands-river-lodge', 'lionsands', 'draft'",
    "'lion-sands-river-lodge', 'lionsands', 'published'",
  );
  await add('accommodation_card', 'contentful_tag, _status', "'more-quarters', 'published'");
  await add('region', 'key, name, _status', "'madikwe', 'Madikwe Game Reserve', 'published'");
  await add('experiences', 'title, _status', "'Walk', 'published'");
  await add('experiences_properties', '"order", parent_id, value', "2, 1, 'marataba'", "1, 1, 'lionsands'");
  await add('tour_link', 'title, _status', "'River Lodge', 'published'");
  await add('tour_link_tour_link_for', '"order", parent_id, value', "1, 1, 'sabi-sands-reserve'");
  await add('redirects', '"from", "to", _status', "'/capecadogan/apartments', '/elsewhere', 'published'");
});
