// @ts-nocheck: generated; the two copies of drizzle-orm Payload installs do not know each other’s types.
import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

/** It only adds. */
export const usableFrom = '20261129_102715_social_links'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`quote_component\` ADD \`background_video_id\` integer REFERENCES media(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`quote_component\` ADD \`background_video_alternative_id\` integer REFERENCES media(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`quote_component_background_video_idx\` ON \`quote_component\` (\`background_video_id\`);`)
  await db.run(sql`CREATE INDEX \`quote_component_background_video_alternative_idx\` ON \`quote_component\` (\`background_video_alternative_id\`);`)
  await db.run(sql`ALTER TABLE \`_quote_component_v\` ADD \`version_background_video_id\` integer REFERENCES media(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_quote_component_v\` ADD \`version_background_video_alternative_id\` integer REFERENCES media(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_quote_component_v_version_version_background_video_idx\` ON \`_quote_component_v\` (\`version_background_video_id\`);`)
  await db.run(sql`CREATE INDEX \`_quote_component_v_version_version_background_video_alte_idx\` ON \`_quote_component_v\` (\`version_background_video_alternative_id\`);`)
}
