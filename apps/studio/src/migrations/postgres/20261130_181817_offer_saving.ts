// @ts-nocheck: generated; the two copies of drizzle-orm Payload installs do not know each other’s types.
import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** It only adds. */
export const usableFrom = '20261130_174953_sleeps_adults'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "studio"."enum_offer_saving_kind" AS ENUM('nights', 'percent', 'price', 'room', 'single', 'child', 'extra');
  CREATE TYPE "studio"."enum__offer_v_version_saving_kind" AS ENUM('nights', 'percent', 'price', 'room', 'single', 'child', 'extra');
  ALTER TABLE "studio"."offer" ADD COLUMN "saving_kind" "studio"."enum_offer_saving_kind";
  ALTER TABLE "studio"."offer" ADD COLUMN "saving_nights" numeric;
  ALTER TABLE "studio"."offer" ADD COLUMN "saving_paid_nights" numeric;
  ALTER TABLE "studio"."offer" ADD COLUMN "saving_percent" numeric;
  ALTER TABLE "studio"."offer" ADD COLUMN "saving_what" varchar;
  ALTER TABLE "studio"."offer" ADD COLUMN "saving_room_id" integer;
  ALTER TABLE "studio"."offer" ADD COLUMN "saving_other_room_id" integer;
  ALTER TABLE "studio"."offer" ADD COLUMN "saving_usual_price" numeric;
  ALTER TABLE "studio"."offer" ADD COLUMN "saving_price" numeric;
  ALTER TABLE "studio"."offer" ADD COLUMN "saving_child_under" numeric;
  ALTER TABLE "studio"."_offer_v" ADD COLUMN "version_saving_kind" "studio"."enum__offer_v_version_saving_kind";
  ALTER TABLE "studio"."_offer_v" ADD COLUMN "version_saving_nights" numeric;
  ALTER TABLE "studio"."_offer_v" ADD COLUMN "version_saving_paid_nights" numeric;
  ALTER TABLE "studio"."_offer_v" ADD COLUMN "version_saving_percent" numeric;
  ALTER TABLE "studio"."_offer_v" ADD COLUMN "version_saving_what" varchar;
  ALTER TABLE "studio"."_offer_v" ADD COLUMN "version_saving_room_id" integer;
  ALTER TABLE "studio"."_offer_v" ADD COLUMN "version_saving_other_room_id" integer;
  ALTER TABLE "studio"."_offer_v" ADD COLUMN "version_saving_usual_price" numeric;
  ALTER TABLE "studio"."_offer_v" ADD COLUMN "version_saving_price" numeric;
  ALTER TABLE "studio"."_offer_v" ADD COLUMN "version_saving_child_under" numeric;
  ALTER TABLE "studio"."offer" ADD CONSTRAINT "offer_saving_room_id_room_id_fk" FOREIGN KEY ("saving_room_id") REFERENCES "studio"."room"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."offer" ADD CONSTRAINT "offer_saving_other_room_id_room_id_fk" FOREIGN KEY ("saving_other_room_id") REFERENCES "studio"."room"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_offer_v" ADD CONSTRAINT "_offer_v_version_saving_room_id_room_id_fk" FOREIGN KEY ("version_saving_room_id") REFERENCES "studio"."room"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_offer_v" ADD CONSTRAINT "_offer_v_version_saving_other_room_id_room_id_fk" FOREIGN KEY ("version_saving_other_room_id") REFERENCES "studio"."room"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "offer_saving_saving_room_idx" ON "studio"."offer" USING btree ("saving_room_id");
  CREATE INDEX "offer_saving_saving_other_room_idx" ON "studio"."offer" USING btree ("saving_other_room_id");
  CREATE INDEX "_offer_v_version_saving_version_saving_room_idx" ON "studio"."_offer_v" USING btree ("version_saving_room_id");
  CREATE INDEX "_offer_v_version_saving_version_saving_other_room_idx" ON "studio"."_offer_v" USING btree ("version_saving_other_room_id");`)
}
