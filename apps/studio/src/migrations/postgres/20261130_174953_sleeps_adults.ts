// @ts-nocheck: generated; the two copies of drizzle-orm Payload installs do not know each other’s types.
import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** It only adds. */
export const usableFrom = '20261129_233123_quote_films'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "studio"."room" ADD COLUMN "sleeps_adults" numeric;
  ALTER TABLE "studio"."_room_v" ADD COLUMN "version_sleeps_adults" numeric;`)
}
