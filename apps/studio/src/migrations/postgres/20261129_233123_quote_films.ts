// @ts-nocheck: generated; the two copies of drizzle-orm Payload installs do not know each other’s types.
import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** It only adds. */
export const usableFrom = '20261129_102723_social_links'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "studio"."quote_component" ADD COLUMN "background_video_id" integer;
  ALTER TABLE "studio"."quote_component" ADD COLUMN "background_video_alternative_id" integer;
  ALTER TABLE "studio"."_quote_component_v" ADD COLUMN "version_background_video_id" integer;
  ALTER TABLE "studio"."_quote_component_v" ADD COLUMN "version_background_video_alternative_id" integer;
  ALTER TABLE "studio"."quote_component" ADD CONSTRAINT "quote_component_background_video_id_media_id_fk" FOREIGN KEY ("background_video_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."quote_component" ADD CONSTRAINT "quote_component_background_video_alternative_id_media_id_fk" FOREIGN KEY ("background_video_alternative_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_quote_component_v" ADD CONSTRAINT "_quote_component_v_version_background_video_id_media_id_fk" FOREIGN KEY ("version_background_video_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_quote_component_v" ADD CONSTRAINT "_quote_component_v_version_background_video_alternative_id_media_id_fk" FOREIGN KEY ("version_background_video_alternative_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "quote_component_background_video_idx" ON "studio"."quote_component" USING btree ("background_video_id");
  CREATE INDEX "quote_component_background_video_alternative_idx" ON "studio"."quote_component" USING btree ("background_video_alternative_id");
  CREATE INDEX "_quote_component_v_version_version_background_video_idx" ON "studio"."_quote_component_v" USING btree ("version_background_video_id");
  CREATE INDEX "_quote_component_v_version_version_background_video_alte_idx" ON "studio"."_quote_component_v" USING btree ("version_background_video_alternative_id");`)
}
