// @ts-nocheck: generated; the two copies of drizzle-orm Payload installs do not know each other’s types.
import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Pages at networks become content: an installation of before goes on leading to the networks' front doors. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "studio"."collection" ADD COLUMN "linkedin" varchar;
  ALTER TABLE "studio"."collection" ADD COLUMN "facebook" varchar;
  ALTER TABLE "studio"."collection" ADD COLUMN "instagram" varchar;
  ALTER TABLE "studio"."collection" ADD COLUMN "youtube" varchar;
  ALTER TABLE "studio"."_collection_v" ADD COLUMN "version_linkedin" varchar;
  ALTER TABLE "studio"."_collection_v" ADD COLUMN "version_facebook" varchar;
  ALTER TABLE "studio"."_collection_v" ADD COLUMN "version_instagram" varchar;
  ALTER TABLE "studio"."_collection_v" ADD COLUMN "version_youtube" varchar;
  UPDATE "studio"."collection" SET "linkedin" = 'https://www.linkedin.com/', "facebook" = 'https://www.facebook.com/', "instagram" = 'https://www.instagram.com/', "youtube" = 'https://www.youtube.com/';
  UPDATE "studio"."_collection_v" SET "version_linkedin" = 'https://www.linkedin.com/', "version_facebook" = 'https://www.facebook.com/', "version_instagram" = 'https://www.instagram.com/', "version_youtube" = 'https://www.youtube.com/';`)
}
