// @ts-nocheck: generated; the two copies of drizzle-orm Payload installs do not know each other’s types.
import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { roomsNameTheirLodge } from '../../schema/rooms-name-their-lodge.ts';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of roomsNameTheirLodge('"studio".')) await db.execute(sql.raw(statement));
  await db.execute(sql`
   ALTER TABLE "studio"."accommodation_rels" DROP CONSTRAINT "accommodation_rels_room_fk";
  
  ALTER TABLE "studio"."_accommodation_v_rels" DROP CONSTRAINT "_accommodation_v_rels_room_fk";
  
  DROP INDEX "studio"."accommodation_slug_idx";
  DROP INDEX "studio"."accommodation_rels_room_id_idx";
  DROP INDEX "studio"."_accommodation_v_version_version_slug_idx";
  DROP INDEX "studio"."_accommodation_v_rels_room_id_idx";
  CREATE INDEX "accommodation_link_idx" ON "studio"."accommodation" USING btree ("link");
  CREATE INDEX "_accommodation_v_version_version_link_idx" ON "studio"."_accommodation_v" USING btree ("version_link");
  ALTER TABLE "studio"."accommodation" DROP COLUMN "slug";
  ALTER TABLE "studio"."accommodation_rels" DROP COLUMN "room_id";
  ALTER TABLE "studio"."_accommodation_v" DROP COLUMN "version_slug";
  ALTER TABLE "studio"."_accommodation_v_rels" DROP COLUMN "room_id";`)
}
