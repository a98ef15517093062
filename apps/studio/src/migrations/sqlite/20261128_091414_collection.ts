// @ts-nocheck: generated; the two copies of drizzle-orm Payload installs do not know each other’s types.
import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'
import { afterCollection, beforeCollection } from '../collection-values.ts'

/** Places that were in the code become content: what a column holds of them stays, and its type becomes text. */
export async function up({ db, payload, former }: MigrateUpArgs): Promise<void> {
  await beforeCollection({ db, payload, former })
  await db.run(sql`CREATE TABLE \`property_updated_offered_in\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`property_updated\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`property_updated_offered_in_order_idx\` ON \`property_updated_offered_in\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`property_updated_offered_in_parent_idx\` ON \`property_updated_offered_in\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_property_updated_v_version_offered_in\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_property_updated_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_property_updated_v_version_offered_in_order_idx\` ON \`_property_updated_v_version_offered_in\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_property_updated_v_version_offered_in_parent_idx\` ON \`_property_updated_v_version_offered_in\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`region_offered_in\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`region\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`region_offered_in_order_idx\` ON \`region_offered_in\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`region_offered_in_parent_idx\` ON \`region_offered_in\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_region_v_version_offered_in\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_region_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_region_v_version_offered_in_order_idx\` ON \`_region_v_version_offered_in\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_region_v_version_offered_in_parent_idx\` ON \`_region_v_version_offered_in\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`tour_link_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`tour_link\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`tour_link_texts_order_parent\` ON \`tour_link_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_tour_link_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_tour_link_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_tour_link_v_texts_order_parent\` ON \`_tour_link_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`experiences_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`experiences\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`experiences_texts_order_parent\` ON \`experiences_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_experiences_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_experiences_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_experiences_v_texts_order_parent\` ON \`_experiences_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`collection\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`home_palette\` text DEFAULT 'dusk',
  	\`residences_palette\` text DEFAULT 'garden',
  	\`africa_palette\` text DEFAULT 'lagoon',
  	\`ground_lines\` text,
  	\`imported_from\` text,
  	\`changed_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`collection_imported_from_idx\` ON \`collection\` (\`imported_from\`);`)
  await db.run(sql`CREATE INDEX \`collection_updated_at_idx\` ON \`collection\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`collection_created_at_idx\` ON \`collection\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`collection_deleted_at_idx\` ON \`collection\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`collection__status_idx\` ON \`collection\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_collection_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_home_palette\` text DEFAULT 'dusk',
  	\`version_residences_palette\` text DEFAULT 'garden',
  	\`version_africa_palette\` text DEFAULT 'lagoon',
  	\`version_ground_lines\` text,
  	\`version_imported_from\` text,
  	\`version_changed_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`collection\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_collection_v_parent_idx\` ON \`_collection_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_collection_v_version_version_imported_from_idx\` ON \`_collection_v\` (\`version_imported_from\`);`)
  await db.run(sql`CREATE INDEX \`_collection_v_version_version_updated_at_idx\` ON \`_collection_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_collection_v_version_version_created_at_idx\` ON \`_collection_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_collection_v_version_version_deleted_at_idx\` ON \`_collection_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_collection_v_version_version__status_idx\` ON \`_collection_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_collection_v_created_at_idx\` ON \`_collection_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_collection_v_updated_at_idx\` ON \`_collection_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_collection_v_latest_idx\` ON \`_collection_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_collection_v_autosave_idx\` ON \`_collection_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`property_updated\` ADD \`story_tag\` text;`)
  await db.run(sql`ALTER TABLE \`property_updated\` ADD \`palette\` text;`)
  await db.run(sql`ALTER TABLE \`property_updated\` ADD \`rooms_page\` text DEFAULT 'rooms';`)
  await db.run(sql`ALTER TABLE \`property_updated\` ADD \`location_name\` text;`)
  await db.run(sql`ALTER TABLE \`property_updated\` ADD \`destination_name\` text;`)
  await db.run(sql`ALTER TABLE \`property_updated\` ADD \`crm_field\` text;`)
  await db.run(sql`ALTER TABLE \`property_updated\` ADD \`tracking_category\` text;`)
  await db.run(sql`ALTER TABLE \`property_updated\` ADD \`travel_info_page\` integer DEFAULT false;`)
  await db.run(sql`CREATE UNIQUE INDEX \`property_updated_slug_idx\` ON \`property_updated\` (\`slug\`);`)
  await db.run(sql`ALTER TABLE \`_property_updated_v\` ADD \`version_story_tag\` text;`)
  await db.run(sql`ALTER TABLE \`_property_updated_v\` ADD \`version_palette\` text;`)
  await db.run(sql`ALTER TABLE \`_property_updated_v\` ADD \`version_rooms_page\` text DEFAULT 'rooms';`)
  await db.run(sql`ALTER TABLE \`_property_updated_v\` ADD \`version_location_name\` text;`)
  await db.run(sql`ALTER TABLE \`_property_updated_v\` ADD \`version_destination_name\` text;`)
  await db.run(sql`ALTER TABLE \`_property_updated_v\` ADD \`version_crm_field\` text;`)
  await db.run(sql`ALTER TABLE \`_property_updated_v\` ADD \`version_tracking_category\` text;`)
  await db.run(sql`ALTER TABLE \`_property_updated_v\` ADD \`version_travel_info_page\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`_property_updated_v_version_version_slug_idx\` ON \`_property_updated_v\` (\`version_slug\`);`)
  await db.run(sql`ALTER TABLE \`accommodation\` ADD \`enquiry_name\` text;`)
  await db.run(sql`CREATE UNIQUE INDEX \`accommodation_contentful_tag_idx\` ON \`accommodation\` (\`contentful_tag\`);`)
  await db.run(sql`ALTER TABLE \`_accommodation_v\` ADD \`version_enquiry_name\` text;`)
  await db.run(sql`CREATE INDEX \`_accommodation_v_version_version_contentful_tag_idx\` ON \`_accommodation_v\` (\`version_contentful_tag\`);`)
  await db.run(sql`ALTER TABLE \`destination\` ADD \`tracking_category\` text;`)
  await db.run(sql`ALTER TABLE \`_destination_v\` ADD \`version_tracking_category\` text;`)
  await db.run(sql`ALTER TABLE \`accommodation_card\` ADD \`name\` text;`)
  await db.run(sql`ALTER TABLE \`accommodation_card\` ADD \`region\` text;`)
  await db.run(sql`ALTER TABLE \`accommodation_card\` ADD \`enquiry_name\` text;`)
  await db.run(sql`ALTER TABLE \`_accommodation_card_v\` ADD \`version_name\` text;`)
  await db.run(sql`ALTER TABLE \`_accommodation_card_v\` ADD \`version_region\` text;`)
  await db.run(sql`ALTER TABLE \`_accommodation_card_v\` ADD \`version_enquiry_name\` text;`)
  await db.run(sql`ALTER TABLE \`experiences_category\` ADD \`enquiry_value\` text;`)
  await db.run(sql`ALTER TABLE \`experiences_category\` ADD \`property_page\` text;`)
  await db.run(sql`ALTER TABLE \`_experiences_category_v\` ADD \`version_enquiry_value\` text;`)
  await db.run(sql`ALTER TABLE \`_experiences_category_v\` ADD \`version_property_page\` text;`)
  await db.run(sql`ALTER TABLE \`packages\` ADD \`tracking_category\` text;`)
  await db.run(sql`ALTER TABLE \`_packages_v\` ADD \`version_tracking_category\` text;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`collection_id\` integer REFERENCES collection(id) ON UPDATE no action ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_collection_id_idx\` ON \`payload_locked_documents_rels\` (\`collection_id\`);`)
  await db.run(sql`DROP TABLE \`tour_link_tour_link_for\`;`)
  await db.run(sql`DROP TABLE \`_tour_link_v_version_tour_link_for\`;`)
  await db.run(sql`DROP TABLE \`experiences_properties\`;`)
  await db.run(sql`DROP TABLE \`_experiences_v_version_properties\`;`)
  await afterCollection({ db, payload, former })
}
