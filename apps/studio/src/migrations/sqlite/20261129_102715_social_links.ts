// @ts-nocheck: generated; the two copies of drizzle-orm Payload installs do not know each other’s types.
import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

/** Pages at networks become content: an installation of before goes on leading to the networks' front doors. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`collection\` ADD \`linkedin\` text;`)
  await db.run(sql`ALTER TABLE \`collection\` ADD \`facebook\` text;`)
  await db.run(sql`ALTER TABLE \`collection\` ADD \`instagram\` text;`)
  await db.run(sql`ALTER TABLE \`collection\` ADD \`youtube\` text;`)
  await db.run(sql`ALTER TABLE \`_collection_v\` ADD \`version_linkedin\` text;`)
  await db.run(sql`ALTER TABLE \`_collection_v\` ADD \`version_facebook\` text;`)
  await db.run(sql`ALTER TABLE \`_collection_v\` ADD \`version_instagram\` text;`)
  await db.run(sql`ALTER TABLE \`_collection_v\` ADD \`version_youtube\` text;`)
  await db.run(sql`UPDATE \`collection\` SET \`linkedin\` = 'https://www.linkedin.com/', \`facebook\` = 'https://www.facebook.com/', \`instagram\` = 'https://www.instagram.com/', \`youtube\` = 'https://www.youtube.com/';`)
  await db.run(sql`UPDATE \`_collection_v\` SET \`version_linkedin\` = 'https://www.linkedin.com/', \`version_facebook\` = 'https://www.facebook.com/', \`version_instagram\` = 'https://www.instagram.com/', \`version_youtube\` = 'https://www.youtube.com/';`)
}
