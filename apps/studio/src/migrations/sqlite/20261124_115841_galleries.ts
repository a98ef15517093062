// @ts-nocheck: generated; the two copies of drizzle-orm Payload installs do not know each other’s types.
import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`tour_link\` ADD \`panorama_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`tour_link\` ADD \`text\` text;`)
  await db.run(sql`CREATE INDEX \`tour_link_panorama_idx\` ON \`tour_link\` (\`panorama_id\`);`)
  await db.run(sql`ALTER TABLE \`_tour_link_v\` ADD \`version_panorama_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`_tour_link_v\` ADD \`version_text\` text;`)
  await db.run(sql`CREATE INDEX \`_tour_link_v_version_version_panorama_idx\` ON \`_tour_link_v\` (\`version_panorama_id\`);`)
  await db.run(sql`ALTER TABLE \`gallery_item\` ADD \`subject\` text;`)
  await db.run(sql`ALTER TABLE \`_gallery_item_v\` ADD \`version_subject\` text;`)
  await db.run(sql`ALTER TABLE \`video_gallery_videos\` ADD \`captions\` text;`)
  await db.run(sql`ALTER TABLE \`video_gallery\` ADD \`own_channel\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_video_gallery_v_version_videos\` ADD \`captions\` text;`)
  await db.run(sql`ALTER TABLE \`_video_gallery_v\` ADD \`version_own_channel\` integer DEFAULT false;`)
}
