// @ts-nocheck: generated; the two copies of drizzle-orm Payload installs do not know each other’s types.
import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "studio"."enum_gallery_item_subject" AS ENUM('lodges', 'treehouses', 'residences', 'rooms', 'landscapes', 'wildlife', 'things-to-do', 'food-and-wine', 'conservation');
  CREATE TYPE "studio"."enum__gallery_item_v_version_subject" AS ENUM('lodges', 'treehouses', 'residences', 'rooms', 'landscapes', 'wildlife', 'things-to-do', 'food-and-wine', 'conservation');
  ALTER TYPE "studio"."enum_tour_link_tour_link_for" ADD VALUE 'thornybush-reserve' BEFORE 'waterberg-region';
  ALTER TYPE "studio"."enum__tour_link_v_version_tour_link_for" ADD VALUE 'thornybush-reserve' BEFORE 'waterberg-region';
  ALTER TABLE "studio"."tour_link" ADD COLUMN "panorama_id" integer;
  ALTER TABLE "studio"."tour_link" ADD COLUMN "text" varchar;
  ALTER TABLE "studio"."_tour_link_v" ADD COLUMN "version_panorama_id" integer;
  ALTER TABLE "studio"."_tour_link_v" ADD COLUMN "version_text" varchar;
  ALTER TABLE "studio"."gallery_item" ADD COLUMN "subject" "studio"."enum_gallery_item_subject";
  ALTER TABLE "studio"."_gallery_item_v" ADD COLUMN "version_subject" "studio"."enum__gallery_item_v_version_subject";
  ALTER TABLE "studio"."video_gallery_videos" ADD COLUMN "captions" varchar;
  ALTER TABLE "studio"."video_gallery" ADD COLUMN "own_channel" boolean DEFAULT false;
  ALTER TABLE "studio"."_video_gallery_v_version_videos" ADD COLUMN "captions" varchar;
  ALTER TABLE "studio"."_video_gallery_v" ADD COLUMN "version_own_channel" boolean DEFAULT false;
  ALTER TABLE "studio"."tour_link" ADD CONSTRAINT "tour_link_panorama_id_media_id_fk" FOREIGN KEY ("panorama_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_tour_link_v" ADD CONSTRAINT "_tour_link_v_version_panorama_id_media_id_fk" FOREIGN KEY ("version_panorama_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "tour_link_panorama_idx" ON "studio"."tour_link" USING btree ("panorama_id");
  CREATE INDEX "_tour_link_v_version_version_panorama_idx" ON "studio"."_tour_link_v" USING btree ("version_panorama_id");`)
}
