// @ts-nocheck: generated; the two copies of drizzle-orm Payload installs do not know each other’s types.
import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

/** It only adds. */
export const usableFrom = '20261129_233113_quote_films'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`room\` ADD \`sleeps_adults\` numeric;`)
  await db.run(sql`ALTER TABLE \`_room_v\` ADD \`version_sleeps_adults\` numeric;`)
}
