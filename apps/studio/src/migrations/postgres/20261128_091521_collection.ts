// @ts-nocheck: generated; the two copies of drizzle-orm Payload installs do not know each other’s types.
import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { afterCollection, beforeCollection } from '../collection-values.ts'

/** Places that were in the code become content: what a column holds of them stays, and its type becomes text. */
export async function up({ db, payload, former }: MigrateUpArgs): Promise<void> {
  await beforeCollection({ db, payload, former })
  await db.execute(sql`
   CREATE TYPE "studio"."enum_property_updated_offered_in" AS ENUM('email', 'celebration', 'destination');
  CREATE TYPE "studio"."enum_property_updated_palette" AS ENUM('dusk', 'savanna', 'clay', 'mountain', 'ocean', 'vineyard', 'garden', 'lagoon', 'desert', 'forest');
  CREATE TYPE "studio"."enum_property_updated_rooms_page" AS ENUM('rooms', 'suites');
  CREATE TYPE "studio"."enum__property_updated_v_version_offered_in" AS ENUM('email', 'celebration', 'destination');
  CREATE TYPE "studio"."enum__property_updated_v_version_palette" AS ENUM('dusk', 'savanna', 'clay', 'mountain', 'ocean', 'vineyard', 'garden', 'lagoon', 'desert', 'forest');
  CREATE TYPE "studio"."enum__property_updated_v_version_rooms_page" AS ENUM('rooms', 'suites');
  CREATE TYPE "studio"."enum_region_offered_in" AS ENUM('email', 'celebration', 'destination');
  CREATE TYPE "studio"."enum__region_v_version_offered_in" AS ENUM('email', 'celebration', 'destination');
  CREATE TYPE "studio"."enum_experiences_category_property_page" AS ENUM('safaris', 'treehouses');
  CREATE TYPE "studio"."enum__experiences_category_v_version_property_page" AS ENUM('safaris', 'treehouses');
  CREATE TYPE "studio"."enum_collection_home_palette" AS ENUM('dusk', 'savanna', 'clay', 'mountain', 'ocean', 'vineyard', 'garden', 'lagoon', 'desert', 'forest');
  CREATE TYPE "studio"."enum_collection_residences_palette" AS ENUM('dusk', 'savanna', 'clay', 'mountain', 'ocean', 'vineyard', 'garden', 'lagoon', 'desert', 'forest');
  CREATE TYPE "studio"."enum_collection_africa_palette" AS ENUM('dusk', 'savanna', 'clay', 'mountain', 'ocean', 'vineyard', 'garden', 'lagoon', 'desert', 'forest');
  CREATE TYPE "studio"."enum_collection_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__collection_v_version_home_palette" AS ENUM('dusk', 'savanna', 'clay', 'mountain', 'ocean', 'vineyard', 'garden', 'lagoon', 'desert', 'forest');
  CREATE TYPE "studio"."enum__collection_v_version_residences_palette" AS ENUM('dusk', 'savanna', 'clay', 'mountain', 'ocean', 'vineyard', 'garden', 'lagoon', 'desert', 'forest');
  CREATE TYPE "studio"."enum__collection_v_version_africa_palette" AS ENUM('dusk', 'savanna', 'clay', 'mountain', 'ocean', 'vineyard', 'garden', 'lagoon', 'desert', 'forest');
  CREATE TYPE "studio"."enum__collection_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "studio"."property_updated_offered_in" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "studio"."enum_property_updated_offered_in",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "studio"."_property_updated_v_version_offered_in" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "studio"."enum__property_updated_v_version_offered_in",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "studio"."region_offered_in" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "studio"."enum_region_offered_in",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "studio"."_region_v_version_offered_in" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "studio"."enum__region_v_version_offered_in",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "studio"."tour_link_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "studio"."_tour_link_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "studio"."experiences_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "studio"."_experiences_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "studio"."collection" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"home_palette" "studio"."enum_collection_home_palette" DEFAULT 'dusk',
  	"residences_palette" "studio"."enum_collection_residences_palette" DEFAULT 'garden',
  	"africa_palette" "studio"."enum_collection_africa_palette" DEFAULT 'lagoon',
  	"ground_lines" varchar,
  	"imported_from" varchar,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "studio"."enum_collection_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."_collection_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_home_palette" "studio"."enum__collection_v_version_home_palette" DEFAULT 'dusk',
  	"version_residences_palette" "studio"."enum__collection_v_version_residences_palette" DEFAULT 'garden',
  	"version_africa_palette" "studio"."enum__collection_v_version_africa_palette" DEFAULT 'lagoon',
  	"version_ground_lines" varchar,
  	"version_imported_from" varchar,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__collection_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  ALTER TABLE "studio"."property_updated" ALTER COLUMN "key" SET DATA TYPE varchar;
  ALTER TABLE "studio"."property_updated" ALTER COLUMN "region" SET DATA TYPE varchar;
  ALTER TABLE "studio"."_property_updated_v" ALTER COLUMN "version_key" SET DATA TYPE varchar;
  ALTER TABLE "studio"."_property_updated_v" ALTER COLUMN "version_region" SET DATA TYPE varchar;
  ALTER TABLE "studio"."accommodation" ALTER COLUMN "property" SET DATA TYPE varchar;
  ALTER TABLE "studio"."accommodation" ALTER COLUMN "contentful_tag" SET DATA TYPE varchar;
  ALTER TABLE "studio"."_accommodation_v" ALTER COLUMN "version_property" SET DATA TYPE varchar;
  ALTER TABLE "studio"."_accommodation_v" ALTER COLUMN "version_contentful_tag" SET DATA TYPE varchar;
  ALTER TABLE "studio"."room" ALTER COLUMN "property" SET DATA TYPE varchar;
  ALTER TABLE "studio"."_room_v" ALTER COLUMN "version_property" SET DATA TYPE varchar;
  ALTER TABLE "studio"."treehouse" ALTER COLUMN "property" SET DATA TYPE varchar;
  ALTER TABLE "studio"."_treehouse_v" ALTER COLUMN "version_property" SET DATA TYPE varchar;
  ALTER TABLE "studio"."residence" ALTER COLUMN "property" SET DATA TYPE varchar;
  ALTER TABLE "studio"."residence" ALTER COLUMN "region" SET DATA TYPE varchar;
  ALTER TABLE "studio"."residence" ALTER COLUMN "accommodation_tag" SET DATA TYPE varchar;
  ALTER TABLE "studio"."_residence_v" ALTER COLUMN "version_property" SET DATA TYPE varchar;
  ALTER TABLE "studio"."_residence_v" ALTER COLUMN "version_region" SET DATA TYPE varchar;
  ALTER TABLE "studio"."_residence_v" ALTER COLUMN "version_accommodation_tag" SET DATA TYPE varchar;
  ALTER TABLE "studio"."rate" ALTER COLUMN "property" SET DATA TYPE varchar;
  ALTER TABLE "studio"."rate" ALTER COLUMN "currency" SET DATA TYPE varchar;
  ALTER TABLE "studio"."_rate_v" ALTER COLUMN "version_property" SET DATA TYPE varchar;
  ALTER TABLE "studio"."_rate_v" ALTER COLUMN "version_currency" SET DATA TYPE varchar;
  ALTER TABLE "studio"."offer" ALTER COLUMN "property" SET DATA TYPE varchar;
  ALTER TABLE "studio"."_offer_v" ALTER COLUMN "version_property" SET DATA TYPE varchar;
  ALTER TABLE "studio"."season" ALTER COLUMN "property" SET DATA TYPE varchar;
  ALTER TABLE "studio"."_season_v" ALTER COLUMN "version_property" SET DATA TYPE varchar;
  ALTER TABLE "studio"."safari" ALTER COLUMN "property" SET DATA TYPE varchar;
  ALTER TABLE "studio"."_safari_v" ALTER COLUMN "version_property" SET DATA TYPE varchar;
  ALTER TABLE "studio"."our_safaris" ALTER COLUMN "property" SET DATA TYPE varchar;
  ALTER TABLE "studio"."_our_safaris_v" ALTER COLUMN "version_property" SET DATA TYPE varchar;
  ALTER TABLE "studio"."region" ALTER COLUMN "key" SET DATA TYPE varchar;
  ALTER TABLE "studio"."_region_v" ALTER COLUMN "version_key" SET DATA TYPE varchar;
  ALTER TABLE "studio"."destination" ALTER COLUMN "region" SET DATA TYPE varchar;
  ALTER TABLE "studio"."_destination_v" ALTER COLUMN "version_region" SET DATA TYPE varchar;
  ALTER TABLE "studio"."accommodation_card" ALTER COLUMN "contentful_tag" SET DATA TYPE varchar;
  ALTER TABLE "studio"."_accommodation_card_v" ALTER COLUMN "version_contentful_tag" SET DATA TYPE varchar;
  ALTER TABLE "studio"."testimonial" ALTER COLUMN "property" SET DATA TYPE varchar;
  ALTER TABLE "studio"."_testimonial_v" ALTER COLUMN "version_property" SET DATA TYPE varchar;
  ALTER TABLE "studio"."packages" ALTER COLUMN "price_currency" SET DATA TYPE varchar;
  ALTER TABLE "studio"."_packages_v" ALTER COLUMN "version_price_currency" SET DATA TYPE varchar;
  ALTER TABLE "studio"."award" ALTER COLUMN "property" SET DATA TYPE varchar;
  ALTER TABLE "studio"."_award_v" ALTER COLUMN "version_property" SET DATA TYPE varchar;
  ALTER TABLE "studio"."vacancy" ALTER COLUMN "property" SET DATA TYPE varchar;
  ALTER TABLE "studio"."_vacancy_v" ALTER COLUMN "version_property" SET DATA TYPE varchar;
  ALTER TABLE "studio"."enquiry_form_mailboxes" ALTER COLUMN "property" SET DATA TYPE varchar;
  ALTER TABLE "studio"."_enquiry_form_v_version_mailboxes" ALTER COLUMN "property" SET DATA TYPE varchar;
  ALTER TABLE "studio"."image_gallery" ALTER COLUMN "property" SET DATA TYPE varchar;
  ALTER TABLE "studio"."_image_gallery_v" ALTER COLUMN "version_property" SET DATA TYPE varchar;
  ALTER TABLE "studio"."gallery_item" ALTER COLUMN "property" SET DATA TYPE varchar;
  ALTER TABLE "studio"."_gallery_item_v" ALTER COLUMN "version_property" SET DATA TYPE varchar;
  ALTER TABLE "studio"."video_gallery" ALTER COLUMN "property" SET DATA TYPE varchar;
  ALTER TABLE "studio"."_video_gallery_v" ALTER COLUMN "version_property" SET DATA TYPE varchar;
  ALTER TABLE "studio"."download" ALTER COLUMN "property" SET DATA TYPE varchar;
  ALTER TABLE "studio"."_download_v" ALTER COLUMN "version_property" SET DATA TYPE varchar;
  ALTER TABLE "studio"."property_updated" ADD COLUMN "story_tag" varchar;
  ALTER TABLE "studio"."property_updated" ADD COLUMN "palette" "studio"."enum_property_updated_palette";
  ALTER TABLE "studio"."property_updated" ADD COLUMN "rooms_page" "studio"."enum_property_updated_rooms_page" DEFAULT 'rooms';
  ALTER TABLE "studio"."property_updated" ADD COLUMN "location_name" varchar;
  ALTER TABLE "studio"."property_updated" ADD COLUMN "destination_name" varchar;
  ALTER TABLE "studio"."property_updated" ADD COLUMN "crm_field" varchar;
  ALTER TABLE "studio"."property_updated" ADD COLUMN "tracking_category" varchar;
  ALTER TABLE "studio"."property_updated" ADD COLUMN "travel_info_page" boolean DEFAULT false;
  ALTER TABLE "studio"."_property_updated_v" ADD COLUMN "version_story_tag" varchar;
  ALTER TABLE "studio"."_property_updated_v" ADD COLUMN "version_palette" "studio"."enum__property_updated_v_version_palette";
  ALTER TABLE "studio"."_property_updated_v" ADD COLUMN "version_rooms_page" "studio"."enum__property_updated_v_version_rooms_page" DEFAULT 'rooms';
  ALTER TABLE "studio"."_property_updated_v" ADD COLUMN "version_location_name" varchar;
  ALTER TABLE "studio"."_property_updated_v" ADD COLUMN "version_destination_name" varchar;
  ALTER TABLE "studio"."_property_updated_v" ADD COLUMN "version_crm_field" varchar;
  ALTER TABLE "studio"."_property_updated_v" ADD COLUMN "version_tracking_category" varchar;
  ALTER TABLE "studio"."_property_updated_v" ADD COLUMN "version_travel_info_page" boolean DEFAULT false;
  ALTER TABLE "studio"."accommodation" ADD COLUMN "enquiry_name" varchar;
  ALTER TABLE "studio"."_accommodation_v" ADD COLUMN "version_enquiry_name" varchar;
  ALTER TABLE "studio"."destination" ADD COLUMN "tracking_category" varchar;
  ALTER TABLE "studio"."_destination_v" ADD COLUMN "version_tracking_category" varchar;
  ALTER TABLE "studio"."accommodation_card" ADD COLUMN "name" varchar;
  ALTER TABLE "studio"."accommodation_card" ADD COLUMN "region" varchar;
  ALTER TABLE "studio"."accommodation_card" ADD COLUMN "enquiry_name" varchar;
  ALTER TABLE "studio"."_accommodation_card_v" ADD COLUMN "version_name" varchar;
  ALTER TABLE "studio"."_accommodation_card_v" ADD COLUMN "version_region" varchar;
  ALTER TABLE "studio"."_accommodation_card_v" ADD COLUMN "version_enquiry_name" varchar;
  ALTER TABLE "studio"."experiences_category" ADD COLUMN "enquiry_value" varchar;
  ALTER TABLE "studio"."experiences_category" ADD COLUMN "property_page" "studio"."enum_experiences_category_property_page";
  ALTER TABLE "studio"."_experiences_category_v" ADD COLUMN "version_enquiry_value" varchar;
  ALTER TABLE "studio"."_experiences_category_v" ADD COLUMN "version_property_page" "studio"."enum__experiences_category_v_version_property_page";
  ALTER TABLE "studio"."packages" ADD COLUMN "tracking_category" varchar;
  ALTER TABLE "studio"."_packages_v" ADD COLUMN "version_tracking_category" varchar;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD COLUMN "collection_id" integer;
  ALTER TABLE "studio"."property_updated_offered_in" ADD CONSTRAINT "property_updated_offered_in_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."property_updated"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_property_updated_v_version_offered_in" ADD CONSTRAINT "_property_updated_v_version_offered_in_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_property_updated_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."region_offered_in" ADD CONSTRAINT "region_offered_in_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."region"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_region_v_version_offered_in" ADD CONSTRAINT "_region_v_version_offered_in_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_region_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."tour_link_texts" ADD CONSTRAINT "tour_link_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."tour_link"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_tour_link_v_texts" ADD CONSTRAINT "_tour_link_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_tour_link_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."experiences_texts" ADD CONSTRAINT "experiences_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."experiences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_experiences_v_texts" ADD CONSTRAINT "_experiences_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_experiences_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_collection_v" ADD CONSTRAINT "_collection_v_parent_id_collection_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."collection"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "property_updated_offered_in_order_idx" ON "studio"."property_updated_offered_in" USING btree ("order");
  CREATE INDEX "property_updated_offered_in_parent_idx" ON "studio"."property_updated_offered_in" USING btree ("parent_id");
  CREATE INDEX "_property_updated_v_version_offered_in_order_idx" ON "studio"."_property_updated_v_version_offered_in" USING btree ("order");
  CREATE INDEX "_property_updated_v_version_offered_in_parent_idx" ON "studio"."_property_updated_v_version_offered_in" USING btree ("parent_id");
  CREATE INDEX "region_offered_in_order_idx" ON "studio"."region_offered_in" USING btree ("order");
  CREATE INDEX "region_offered_in_parent_idx" ON "studio"."region_offered_in" USING btree ("parent_id");
  CREATE INDEX "_region_v_version_offered_in_order_idx" ON "studio"."_region_v_version_offered_in" USING btree ("order");
  CREATE INDEX "_region_v_version_offered_in_parent_idx" ON "studio"."_region_v_version_offered_in" USING btree ("parent_id");
  CREATE INDEX "tour_link_texts_order_parent" ON "studio"."tour_link_texts" USING btree ("order","parent_id");
  CREATE INDEX "_tour_link_v_texts_order_parent" ON "studio"."_tour_link_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "experiences_texts_order_parent" ON "studio"."experiences_texts" USING btree ("order","parent_id");
  CREATE INDEX "_experiences_v_texts_order_parent" ON "studio"."_experiences_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "collection_imported_from_idx" ON "studio"."collection" USING btree ("imported_from");
  CREATE INDEX "collection_updated_at_idx" ON "studio"."collection" USING btree ("updated_at");
  CREATE INDEX "collection_created_at_idx" ON "studio"."collection" USING btree ("created_at");
  CREATE INDEX "collection_deleted_at_idx" ON "studio"."collection" USING btree ("deleted_at");
  CREATE INDEX "collection__status_idx" ON "studio"."collection" USING btree ("_status");
  CREATE INDEX "_collection_v_parent_idx" ON "studio"."_collection_v" USING btree ("parent_id");
  CREATE INDEX "_collection_v_version_version_imported_from_idx" ON "studio"."_collection_v" USING btree ("version_imported_from");
  CREATE INDEX "_collection_v_version_version_updated_at_idx" ON "studio"."_collection_v" USING btree ("version_updated_at");
  CREATE INDEX "_collection_v_version_version_created_at_idx" ON "studio"."_collection_v" USING btree ("version_created_at");
  CREATE INDEX "_collection_v_version_version_deleted_at_idx" ON "studio"."_collection_v" USING btree ("version_deleted_at");
  CREATE INDEX "_collection_v_version_version__status_idx" ON "studio"."_collection_v" USING btree ("version__status");
  CREATE INDEX "_collection_v_created_at_idx" ON "studio"."_collection_v" USING btree ("created_at");
  CREATE INDEX "_collection_v_updated_at_idx" ON "studio"."_collection_v" USING btree ("updated_at");
  CREATE INDEX "_collection_v_latest_idx" ON "studio"."_collection_v" USING btree ("latest");
  CREATE INDEX "_collection_v_autosave_idx" ON "studio"."_collection_v" USING btree ("autosave");
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_collection_fk" FOREIGN KEY ("collection_id") REFERENCES "studio"."collection"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "property_updated_slug_idx" ON "studio"."property_updated" USING btree ("slug");
  CREATE INDEX "_property_updated_v_version_version_slug_idx" ON "studio"."_property_updated_v" USING btree ("version_slug");
  CREATE UNIQUE INDEX "accommodation_contentful_tag_idx" ON "studio"."accommodation" USING btree ("contentful_tag");
  CREATE INDEX "_accommodation_v_version_version_contentful_tag_idx" ON "studio"."_accommodation_v" USING btree ("version_contentful_tag");
  CREATE INDEX "payload_locked_documents_rels_collection_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("collection_id");
  DROP TABLE "studio"."tour_link_tour_link_for" CASCADE;
  DROP TABLE "studio"."_tour_link_v_version_tour_link_for" CASCADE;
  DROP TABLE "studio"."experiences_properties" CASCADE;
  DROP TABLE "studio"."_experiences_v_version_properties" CASCADE;
  DROP TYPE "studio"."enum_property_updated_key";
  DROP TYPE "studio"."enum_property_updated_region";
  DROP TYPE "studio"."enum__property_updated_v_version_key";
  DROP TYPE "studio"."enum__property_updated_v_version_region";
  DROP TYPE "studio"."enum_accommodation_property";
  DROP TYPE "studio"."enum_accommodation_contentful_tag";
  DROP TYPE "studio"."enum__accommodation_v_version_property";
  DROP TYPE "studio"."enum__accommodation_v_version_contentful_tag";
  DROP TYPE "studio"."enum_room_property";
  DROP TYPE "studio"."enum__room_v_version_property";
  DROP TYPE "studio"."enum_treehouse_property";
  DROP TYPE "studio"."enum__treehouse_v_version_property";
  DROP TYPE "studio"."enum_residence_property";
  DROP TYPE "studio"."enum_residence_region";
  DROP TYPE "studio"."enum_residence_accommodation_tag";
  DROP TYPE "studio"."enum__residence_v_version_property";
  DROP TYPE "studio"."enum__residence_v_version_region";
  DROP TYPE "studio"."enum__residence_v_version_accommodation_tag";
  DROP TYPE "studio"."enum_rate_property";
  DROP TYPE "studio"."enum_rate_currency";
  DROP TYPE "studio"."enum__rate_v_version_property";
  DROP TYPE "studio"."enum__rate_v_version_currency";
  DROP TYPE "studio"."enum_offer_property";
  DROP TYPE "studio"."enum__offer_v_version_property";
  DROP TYPE "studio"."enum_season_property";
  DROP TYPE "studio"."enum__season_v_version_property";
  DROP TYPE "studio"."enum_safari_property";
  DROP TYPE "studio"."enum__safari_v_version_property";
  DROP TYPE "studio"."enum_our_safaris_property";
  DROP TYPE "studio"."enum__our_safaris_v_version_property";
  DROP TYPE "studio"."enum_region_key";
  DROP TYPE "studio"."enum__region_v_version_key";
  DROP TYPE "studio"."enum_destination_region";
  DROP TYPE "studio"."enum__destination_v_version_region";
  DROP TYPE "studio"."enum_accommodation_card_contentful_tag";
  DROP TYPE "studio"."enum__accommodation_card_v_version_contentful_tag";
  DROP TYPE "studio"."enum_tour_link_tour_link_for";
  DROP TYPE "studio"."enum__tour_link_v_version_tour_link_for";
  DROP TYPE "studio"."enum_experiences_properties";
  DROP TYPE "studio"."enum__experiences_v_version_properties";
  DROP TYPE "studio"."enum_testimonial_property";
  DROP TYPE "studio"."enum__testimonial_v_version_property";
  DROP TYPE "studio"."enum_packages_price_currency";
  DROP TYPE "studio"."enum__packages_v_version_price_currency";
  DROP TYPE "studio"."enum_award_property";
  DROP TYPE "studio"."enum__award_v_version_property";
  DROP TYPE "studio"."enum_vacancy_property";
  DROP TYPE "studio"."enum__vacancy_v_version_property";
  DROP TYPE "studio"."enum_enquiry_form_mailboxes_property";
  DROP TYPE "studio"."enum__enquiry_form_v_version_mailboxes_property";
  DROP TYPE "studio"."enum_image_gallery_property";
  DROP TYPE "studio"."enum__image_gallery_v_version_property";
  DROP TYPE "studio"."enum_gallery_item_property";
  DROP TYPE "studio"."enum__gallery_item_v_version_property";
  DROP TYPE "studio"."enum_video_gallery_property";
  DROP TYPE "studio"."enum__video_gallery_v_version_property";
  DROP TYPE "studio"."enum_download_property";
  DROP TYPE "studio"."enum__download_v_version_property";`)
  await afterCollection({ db, payload, former })
}
