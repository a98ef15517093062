// @ts-nocheck: generated; the two copies of drizzle-orm Payload installs do not know each other’s types.
import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`property_updated_facts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`value\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`property_updated\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`property_updated_facts_order_idx\` ON \`property_updated_facts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`property_updated_facts_parent_id_idx\` ON \`property_updated_facts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`property_updated_day\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`time\` text,
  	\`title\` text,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`property_updated\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`property_updated_day_order_idx\` ON \`property_updated_day\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`property_updated_day_parent_id_idx\` ON \`property_updated_day\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`property_updated_questions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`question\` text,
  	\`answer\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`property_updated\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`property_updated_questions_order_idx\` ON \`property_updated_questions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`property_updated_questions_parent_id_idx\` ON \`property_updated_questions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`property_updated_routes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`from\` text,
  	\`by\` text,
  	\`time\` text,
  	\`note\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`property_updated\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`property_updated_routes_order_idx\` ON \`property_updated_routes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`property_updated_routes_parent_id_idx\` ON \`property_updated_routes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`property_updated_gate_hours\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`gate\` text,
  	\`months\` text,
  	\`opens\` text,
  	\`closes\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`property_updated\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`property_updated_gate_hours_order_idx\` ON \`property_updated_gate_hours\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`property_updated_gate_hours_parent_id_idx\` ON \`property_updated_gate_hours\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`property_updated_levies\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`amount\` numeric,
  	\`per\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`property_updated\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`property_updated_levies_order_idx\` ON \`property_updated_levies\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`property_updated_levies_parent_id_idx\` ON \`property_updated_levies\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`property_updated_travel_info\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`image_id\` integer,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`property_updated\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`property_updated_travel_info_order_idx\` ON \`property_updated_travel_info\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`property_updated_travel_info_parent_id_idx\` ON \`property_updated_travel_info\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`property_updated_travel_info_image_idx\` ON \`property_updated_travel_info\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`property_updated\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text,
  	\`position\` numeric,
  	\`name\` text,
  	\`short_name\` text,
  	\`region\` text,
  	\`line\` text,
  	\`coordinates\` text,
  	\`latitude\` numeric,
  	\`longitude\` numeric,
  	\`slug\` text,
  	\`link\` text,
  	\`rootlink\` text,
  	\`contentful_tag\` text,
  	\`enquiry_mail\` text,
  	\`card_image_id\` integer,
  	\`map_image_id\` integer,
  	\`drop_down_image_id\` integer,
  	\`dropdown_image_mobi_id\` integer,
  	\`statement\` text,
  	\`statement_text\` text,
  	\`fact_sheet_id\` integer,
  	\`getting_here\` text,
  	\`child_policy\` text,
  	\`accessibility\` text,
  	\`dietary\` text,
  	\`health\` text,
  	\`imported_from\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`card_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`map_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`drop_down_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`dropdown_image_mobi_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`fact_sheet_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`property_updated_key_idx\` ON \`property_updated\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`property_updated_card_image_idx\` ON \`property_updated\` (\`card_image_id\`);`)
  await db.run(sql`CREATE INDEX \`property_updated_map_image_idx\` ON \`property_updated\` (\`map_image_id\`);`)
  await db.run(sql`CREATE INDEX \`property_updated_drop_down_image_idx\` ON \`property_updated\` (\`drop_down_image_id\`);`)
  await db.run(sql`CREATE INDEX \`property_updated_dropdown_image_mobi_idx\` ON \`property_updated\` (\`dropdown_image_mobi_id\`);`)
  await db.run(sql`CREATE INDEX \`property_updated_fact_sheet_idx\` ON \`property_updated\` (\`fact_sheet_id\`);`)
  await db.run(sql`CREATE INDEX \`property_updated_imported_from_idx\` ON \`property_updated\` (\`imported_from\`);`)
  await db.run(sql`CREATE INDEX \`property_updated_updated_at_idx\` ON \`property_updated\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`property_updated_created_at_idx\` ON \`property_updated\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`property_updated_deleted_at_idx\` ON \`property_updated\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`property_updated__status_idx\` ON \`property_updated\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`property_updated_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`accommodation_id\` integer,
  	\`room_id\` integer,
  	\`safari_id\` integer,
  	\`treehouse_id\` integer,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`property_updated\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`accommodation_id\`) REFERENCES \`accommodation\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`room_id\`) REFERENCES \`room\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`safari_id\`) REFERENCES \`safari\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`treehouse_id\`) REFERENCES \`treehouse\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`property_updated_rels_order_idx\` ON \`property_updated_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`property_updated_rels_parent_idx\` ON \`property_updated_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`property_updated_rels_path_idx\` ON \`property_updated_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`property_updated_rels_accommodation_id_idx\` ON \`property_updated_rels\` (\`accommodation_id\`);`)
  await db.run(sql`CREATE INDEX \`property_updated_rels_room_id_idx\` ON \`property_updated_rels\` (\`room_id\`);`)
  await db.run(sql`CREATE INDEX \`property_updated_rels_safari_id_idx\` ON \`property_updated_rels\` (\`safari_id\`);`)
  await db.run(sql`CREATE INDEX \`property_updated_rels_treehouse_id_idx\` ON \`property_updated_rels\` (\`treehouse_id\`);`)
  await db.run(sql`CREATE INDEX \`property_updated_rels_media_id_idx\` ON \`property_updated_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`_property_updated_v_version_facts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`label\` text,
  	\`value\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_property_updated_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_property_updated_v_version_facts_order_idx\` ON \`_property_updated_v_version_facts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_property_updated_v_version_facts_parent_id_idx\` ON \`_property_updated_v_version_facts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_property_updated_v_version_day\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`time\` text,
  	\`title\` text,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_property_updated_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_property_updated_v_version_day_order_idx\` ON \`_property_updated_v_version_day\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_property_updated_v_version_day_parent_id_idx\` ON \`_property_updated_v_version_day\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_property_updated_v_version_questions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`question\` text,
  	\`answer\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_property_updated_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_property_updated_v_version_questions_order_idx\` ON \`_property_updated_v_version_questions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_property_updated_v_version_questions_parent_id_idx\` ON \`_property_updated_v_version_questions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_property_updated_v_version_routes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`from\` text,
  	\`by\` text,
  	\`time\` text,
  	\`note\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_property_updated_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_property_updated_v_version_routes_order_idx\` ON \`_property_updated_v_version_routes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_property_updated_v_version_routes_parent_id_idx\` ON \`_property_updated_v_version_routes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_property_updated_v_version_gate_hours\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`gate\` text,
  	\`months\` text,
  	\`opens\` text,
  	\`closes\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_property_updated_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_property_updated_v_version_gate_hours_order_idx\` ON \`_property_updated_v_version_gate_hours\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_property_updated_v_version_gate_hours_parent_id_idx\` ON \`_property_updated_v_version_gate_hours\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_property_updated_v_version_levies\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`amount\` numeric,
  	\`per\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_property_updated_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_property_updated_v_version_levies_order_idx\` ON \`_property_updated_v_version_levies\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_property_updated_v_version_levies_parent_id_idx\` ON \`_property_updated_v_version_levies\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_property_updated_v_version_travel_info\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`image_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_property_updated_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_property_updated_v_version_travel_info_order_idx\` ON \`_property_updated_v_version_travel_info\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_property_updated_v_version_travel_info_parent_id_idx\` ON \`_property_updated_v_version_travel_info\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_property_updated_v_version_travel_info_image_idx\` ON \`_property_updated_v_version_travel_info\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`_property_updated_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_key\` text,
  	\`version_position\` numeric,
  	\`version_name\` text,
  	\`version_short_name\` text,
  	\`version_region\` text,
  	\`version_line\` text,
  	\`version_coordinates\` text,
  	\`version_latitude\` numeric,
  	\`version_longitude\` numeric,
  	\`version_slug\` text,
  	\`version_link\` text,
  	\`version_rootlink\` text,
  	\`version_contentful_tag\` text,
  	\`version_enquiry_mail\` text,
  	\`version_card_image_id\` integer,
  	\`version_map_image_id\` integer,
  	\`version_drop_down_image_id\` integer,
  	\`version_dropdown_image_mobi_id\` integer,
  	\`version_statement\` text,
  	\`version_statement_text\` text,
  	\`version_fact_sheet_id\` integer,
  	\`version_getting_here\` text,
  	\`version_child_policy\` text,
  	\`version_accessibility\` text,
  	\`version_dietary\` text,
  	\`version_health\` text,
  	\`version_imported_from\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`property_updated\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_card_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_map_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_drop_down_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_dropdown_image_mobi_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_fact_sheet_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_property_updated_v_parent_idx\` ON \`_property_updated_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_property_updated_v_version_version_key_idx\` ON \`_property_updated_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_property_updated_v_version_version_card_image_idx\` ON \`_property_updated_v\` (\`version_card_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_property_updated_v_version_version_map_image_idx\` ON \`_property_updated_v\` (\`version_map_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_property_updated_v_version_version_drop_down_image_idx\` ON \`_property_updated_v\` (\`version_drop_down_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_property_updated_v_version_version_dropdown_image_mobi_idx\` ON \`_property_updated_v\` (\`version_dropdown_image_mobi_id\`);`)
  await db.run(sql`CREATE INDEX \`_property_updated_v_version_version_fact_sheet_idx\` ON \`_property_updated_v\` (\`version_fact_sheet_id\`);`)
  await db.run(sql`CREATE INDEX \`_property_updated_v_version_version_imported_from_idx\` ON \`_property_updated_v\` (\`version_imported_from\`);`)
  await db.run(sql`CREATE INDEX \`_property_updated_v_version_version_updated_at_idx\` ON \`_property_updated_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_property_updated_v_version_version_created_at_idx\` ON \`_property_updated_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_property_updated_v_version_version_deleted_at_idx\` ON \`_property_updated_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_property_updated_v_version_version__status_idx\` ON \`_property_updated_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_property_updated_v_created_at_idx\` ON \`_property_updated_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_property_updated_v_updated_at_idx\` ON \`_property_updated_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_property_updated_v_latest_idx\` ON \`_property_updated_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_property_updated_v_autosave_idx\` ON \`_property_updated_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_property_updated_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`accommodation_id\` integer,
  	\`room_id\` integer,
  	\`safari_id\` integer,
  	\`treehouse_id\` integer,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_property_updated_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`accommodation_id\`) REFERENCES \`accommodation\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`room_id\`) REFERENCES \`room\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`safari_id\`) REFERENCES \`safari\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`treehouse_id\`) REFERENCES \`treehouse\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_property_updated_v_rels_order_idx\` ON \`_property_updated_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_property_updated_v_rels_parent_idx\` ON \`_property_updated_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_property_updated_v_rels_path_idx\` ON \`_property_updated_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_property_updated_v_rels_accommodation_id_idx\` ON \`_property_updated_v_rels\` (\`accommodation_id\`);`)
  await db.run(sql`CREATE INDEX \`_property_updated_v_rels_room_id_idx\` ON \`_property_updated_v_rels\` (\`room_id\`);`)
  await db.run(sql`CREATE INDEX \`_property_updated_v_rels_safari_id_idx\` ON \`_property_updated_v_rels\` (\`safari_id\`);`)
  await db.run(sql`CREATE INDEX \`_property_updated_v_rels_treehouse_id_idx\` ON \`_property_updated_v_rels\` (\`treehouse_id\`);`)
  await db.run(sql`CREATE INDEX \`_property_updated_v_rels_media_id_idx\` ON \`_property_updated_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`accommodation_breadcrumbs\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`link\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`accommodation\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`accommodation_breadcrumbs_order_idx\` ON \`accommodation_breadcrumbs\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`accommodation_breadcrumbs_parent_id_idx\` ON \`accommodation_breadcrumbs\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`accommodation_facts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`value\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`accommodation\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`accommodation_facts_order_idx\` ON \`accommodation_facts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`accommodation_facts_parent_id_idx\` ON \`accommodation_facts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`accommodation_questions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`question\` text,
  	\`answer\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`accommodation\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`accommodation_questions_order_idx\` ON \`accommodation_questions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`accommodation_questions_parent_id_idx\` ON \`accommodation_questions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`accommodation_menu\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`dish\` text,
  	\`with\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`accommodation\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`accommodation_menu_order_idx\` ON \`accommodation_menu\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`accommodation_menu_parent_id_idx\` ON \`accommodation_menu\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`accommodation_expect\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`image_id\` integer,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`accommodation\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`accommodation_expect_order_idx\` ON \`accommodation_expect\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`accommodation_expect_parent_id_idx\` ON \`accommodation_expect\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`accommodation_expect_image_idx\` ON \`accommodation_expect\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`accommodation_routes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`from\` text,
  	\`by\` text,
  	\`time\` text,
  	\`note\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`accommodation\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`accommodation_routes_order_idx\` ON \`accommodation_routes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`accommodation_routes_parent_id_idx\` ON \`accommodation_routes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`accommodation_gate_hours\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`gate\` text,
  	\`months\` text,
  	\`opens\` text,
  	\`closes\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`accommodation\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`accommodation_gate_hours_order_idx\` ON \`accommodation_gate_hours\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`accommodation_gate_hours_parent_id_idx\` ON \`accommodation_gate_hours\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`accommodation_levies\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`amount\` numeric,
  	\`per\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`accommodation\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`accommodation_levies_order_idx\` ON \`accommodation_levies\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`accommodation_levies_parent_id_idx\` ON \`accommodation_levies\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`accommodation\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`slug\` text,
  	\`position\` numeric,
  	\`name\` text,
  	\`kind\` text,
  	\`property\` text,
  	\`link\` text,
  	\`rootlink\` text,
  	\`contentful_tag\` text,
  	\`line\` text,
  	\`card_image_id\` integer,
  	\`drop_down_image_id\` integer,
  	\`dropdown_image_mobi_id\` integer,
  	\`hero_id\` integer,
  	\`statement\` text,
  	\`statement_text\` text,
  	\`room_count\` numeric,
  	\`sleeps\` numeric,
  	\`fact_sheet_id\` integer,
  	\`dining_heading\` text,
  	\`dining_text\` text,
  	\`dining_image_id\` integer,
  	\`dining_note\` text,
  	\`what_to_expect_id\` integer,
  	\`tour_link_id\` integer,
  	\`child_policy\` text,
  	\`accessibility\` text,
  	\`dietary\` text,
  	\`health\` text,
  	\`latitude\` numeric,
  	\`longitude\` numeric,
  	\`getting_here\` text,
  	\`imported_from\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`card_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`drop_down_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`dropdown_image_mobi_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`hero_id\`) REFERENCES \`hero_banner\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`fact_sheet_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`dining_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`what_to_expect_id\`) REFERENCES \`what_to_expect\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`tour_link_id\`) REFERENCES \`tour_link\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`accommodation_slug_idx\` ON \`accommodation\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`accommodation_card_image_idx\` ON \`accommodation\` (\`card_image_id\`);`)
  await db.run(sql`CREATE INDEX \`accommodation_drop_down_image_idx\` ON \`accommodation\` (\`drop_down_image_id\`);`)
  await db.run(sql`CREATE INDEX \`accommodation_dropdown_image_mobi_idx\` ON \`accommodation\` (\`dropdown_image_mobi_id\`);`)
  await db.run(sql`CREATE INDEX \`accommodation_hero_idx\` ON \`accommodation\` (\`hero_id\`);`)
  await db.run(sql`CREATE INDEX \`accommodation_fact_sheet_idx\` ON \`accommodation\` (\`fact_sheet_id\`);`)
  await db.run(sql`CREATE INDEX \`accommodation_dining_image_idx\` ON \`accommodation\` (\`dining_image_id\`);`)
  await db.run(sql`CREATE INDEX \`accommodation_what_to_expect_idx\` ON \`accommodation\` (\`what_to_expect_id\`);`)
  await db.run(sql`CREATE INDEX \`accommodation_tour_link_idx\` ON \`accommodation\` (\`tour_link_id\`);`)
  await db.run(sql`CREATE INDEX \`accommodation_imported_from_idx\` ON \`accommodation\` (\`imported_from\`);`)
  await db.run(sql`CREATE INDEX \`accommodation_updated_at_idx\` ON \`accommodation\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`accommodation_created_at_idx\` ON \`accommodation\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`accommodation_deleted_at_idx\` ON \`accommodation\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`accommodation__status_idx\` ON \`accommodation\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`accommodation_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`accommodation\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`accommodation_texts_order_parent\` ON \`accommodation_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`accommodation_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`accommodation_id\` integer,
  	\`room_id\` integer,
  	\`media_id\` integer,
  	\`amenity_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`accommodation\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`accommodation_id\`) REFERENCES \`accommodation\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`room_id\`) REFERENCES \`room\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`amenity_id\`) REFERENCES \`amenity\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`accommodation_rels_order_idx\` ON \`accommodation_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`accommodation_rels_parent_idx\` ON \`accommodation_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`accommodation_rels_path_idx\` ON \`accommodation_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`accommodation_rels_accommodation_id_idx\` ON \`accommodation_rels\` (\`accommodation_id\`);`)
  await db.run(sql`CREATE INDEX \`accommodation_rels_room_id_idx\` ON \`accommodation_rels\` (\`room_id\`);`)
  await db.run(sql`CREATE INDEX \`accommodation_rels_media_id_idx\` ON \`accommodation_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`accommodation_rels_amenity_id_idx\` ON \`accommodation_rels\` (\`amenity_id\`);`)
  await db.run(sql`CREATE TABLE \`_accommodation_v_version_breadcrumbs\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`link\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_accommodation_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_accommodation_v_version_breadcrumbs_order_idx\` ON \`_accommodation_v_version_breadcrumbs\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_accommodation_v_version_breadcrumbs_parent_id_idx\` ON \`_accommodation_v_version_breadcrumbs\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_accommodation_v_version_facts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`label\` text,
  	\`value\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_accommodation_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_accommodation_v_version_facts_order_idx\` ON \`_accommodation_v_version_facts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_accommodation_v_version_facts_parent_id_idx\` ON \`_accommodation_v_version_facts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_accommodation_v_version_questions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`question\` text,
  	\`answer\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_accommodation_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_accommodation_v_version_questions_order_idx\` ON \`_accommodation_v_version_questions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_accommodation_v_version_questions_parent_id_idx\` ON \`_accommodation_v_version_questions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_accommodation_v_version_menu\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`dish\` text,
  	\`with\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_accommodation_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_accommodation_v_version_menu_order_idx\` ON \`_accommodation_v_version_menu\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_accommodation_v_version_menu_parent_id_idx\` ON \`_accommodation_v_version_menu\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_accommodation_v_version_expect\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`image_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_accommodation_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_accommodation_v_version_expect_order_idx\` ON \`_accommodation_v_version_expect\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_accommodation_v_version_expect_parent_id_idx\` ON \`_accommodation_v_version_expect\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_accommodation_v_version_expect_image_idx\` ON \`_accommodation_v_version_expect\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`_accommodation_v_version_routes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`from\` text,
  	\`by\` text,
  	\`time\` text,
  	\`note\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_accommodation_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_accommodation_v_version_routes_order_idx\` ON \`_accommodation_v_version_routes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_accommodation_v_version_routes_parent_id_idx\` ON \`_accommodation_v_version_routes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_accommodation_v_version_gate_hours\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`gate\` text,
  	\`months\` text,
  	\`opens\` text,
  	\`closes\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_accommodation_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_accommodation_v_version_gate_hours_order_idx\` ON \`_accommodation_v_version_gate_hours\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_accommodation_v_version_gate_hours_parent_id_idx\` ON \`_accommodation_v_version_gate_hours\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_accommodation_v_version_levies\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`amount\` numeric,
  	\`per\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_accommodation_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_accommodation_v_version_levies_order_idx\` ON \`_accommodation_v_version_levies\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_accommodation_v_version_levies_parent_id_idx\` ON \`_accommodation_v_version_levies\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_accommodation_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_slug\` text,
  	\`version_position\` numeric,
  	\`version_name\` text,
  	\`version_kind\` text,
  	\`version_property\` text,
  	\`version_link\` text,
  	\`version_rootlink\` text,
  	\`version_contentful_tag\` text,
  	\`version_line\` text,
  	\`version_card_image_id\` integer,
  	\`version_drop_down_image_id\` integer,
  	\`version_dropdown_image_mobi_id\` integer,
  	\`version_hero_id\` integer,
  	\`version_statement\` text,
  	\`version_statement_text\` text,
  	\`version_room_count\` numeric,
  	\`version_sleeps\` numeric,
  	\`version_fact_sheet_id\` integer,
  	\`version_dining_heading\` text,
  	\`version_dining_text\` text,
  	\`version_dining_image_id\` integer,
  	\`version_dining_note\` text,
  	\`version_what_to_expect_id\` integer,
  	\`version_tour_link_id\` integer,
  	\`version_child_policy\` text,
  	\`version_accessibility\` text,
  	\`version_dietary\` text,
  	\`version_health\` text,
  	\`version_latitude\` numeric,
  	\`version_longitude\` numeric,
  	\`version_getting_here\` text,
  	\`version_imported_from\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`accommodation\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_card_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_drop_down_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_dropdown_image_mobi_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_hero_id\`) REFERENCES \`hero_banner\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_fact_sheet_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_dining_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_what_to_expect_id\`) REFERENCES \`what_to_expect\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_tour_link_id\`) REFERENCES \`tour_link\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_accommodation_v_parent_idx\` ON \`_accommodation_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_accommodation_v_version_version_slug_idx\` ON \`_accommodation_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_accommodation_v_version_version_card_image_idx\` ON \`_accommodation_v\` (\`version_card_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_accommodation_v_version_version_drop_down_image_idx\` ON \`_accommodation_v\` (\`version_drop_down_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_accommodation_v_version_version_dropdown_image_mobi_idx\` ON \`_accommodation_v\` (\`version_dropdown_image_mobi_id\`);`)
  await db.run(sql`CREATE INDEX \`_accommodation_v_version_version_hero_idx\` ON \`_accommodation_v\` (\`version_hero_id\`);`)
  await db.run(sql`CREATE INDEX \`_accommodation_v_version_version_fact_sheet_idx\` ON \`_accommodation_v\` (\`version_fact_sheet_id\`);`)
  await db.run(sql`CREATE INDEX \`_accommodation_v_version_version_dining_image_idx\` ON \`_accommodation_v\` (\`version_dining_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_accommodation_v_version_version_what_to_expect_idx\` ON \`_accommodation_v\` (\`version_what_to_expect_id\`);`)
  await db.run(sql`CREATE INDEX \`_accommodation_v_version_version_tour_link_idx\` ON \`_accommodation_v\` (\`version_tour_link_id\`);`)
  await db.run(sql`CREATE INDEX \`_accommodation_v_version_version_imported_from_idx\` ON \`_accommodation_v\` (\`version_imported_from\`);`)
  await db.run(sql`CREATE INDEX \`_accommodation_v_version_version_updated_at_idx\` ON \`_accommodation_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_accommodation_v_version_version_created_at_idx\` ON \`_accommodation_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_accommodation_v_version_version_deleted_at_idx\` ON \`_accommodation_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_accommodation_v_version_version__status_idx\` ON \`_accommodation_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_accommodation_v_created_at_idx\` ON \`_accommodation_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_accommodation_v_updated_at_idx\` ON \`_accommodation_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_accommodation_v_latest_idx\` ON \`_accommodation_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_accommodation_v_autosave_idx\` ON \`_accommodation_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_accommodation_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_accommodation_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_accommodation_v_texts_order_parent\` ON \`_accommodation_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_accommodation_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`accommodation_id\` integer,
  	\`room_id\` integer,
  	\`media_id\` integer,
  	\`amenity_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_accommodation_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`accommodation_id\`) REFERENCES \`accommodation\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`room_id\`) REFERENCES \`room\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`amenity_id\`) REFERENCES \`amenity\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_accommodation_v_rels_order_idx\` ON \`_accommodation_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_accommodation_v_rels_parent_idx\` ON \`_accommodation_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_accommodation_v_rels_path_idx\` ON \`_accommodation_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_accommodation_v_rels_accommodation_id_idx\` ON \`_accommodation_v_rels\` (\`accommodation_id\`);`)
  await db.run(sql`CREATE INDEX \`_accommodation_v_rels_room_id_idx\` ON \`_accommodation_v_rels\` (\`room_id\`);`)
  await db.run(sql`CREATE INDEX \`_accommodation_v_rels_media_id_idx\` ON \`_accommodation_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`_accommodation_v_rels_amenity_id_idx\` ON \`_accommodation_v_rels\` (\`amenity_id\`);`)
  await db.run(sql`CREATE TABLE \`room_facts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`value\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`room\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`room_facts_order_idx\` ON \`room_facts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`room_facts_parent_id_idx\` ON \`room_facts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`room\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`slug\` text,
  	\`position\` numeric,
  	\`room_name\` text,
  	\`kind\` text,
  	\`property\` text,
  	\`accommodation_id\` integer,
  	\`line\` text,
  	\`description\` text,
  	\`drop_down_image_id\` integer,
  	\`dropdown_image_mobi_id\` integer,
  	\`overview_discover_button_link\` text,
  	\`size\` numeric,
  	\`sleeps\` numeric,
  	\`sleeps_note\` text,
  	\`beds\` text,
  	\`bathroom\` text,
  	\`outside\` text,
  	\`pool\` text,
  	\`sitting_room\` text,
  	\`view\` text,
  	\`how_many\` numeric,
  	\`tour_link_id\` integer,
  	\`plan_id\` integer,
  	\`imported_from\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`accommodation_id\`) REFERENCES \`accommodation\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`drop_down_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`dropdown_image_mobi_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`tour_link_id\`) REFERENCES \`tour_link\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`plan_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`room_slug_idx\` ON \`room\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`room_accommodation_idx\` ON \`room\` (\`accommodation_id\`);`)
  await db.run(sql`CREATE INDEX \`room_drop_down_image_idx\` ON \`room\` (\`drop_down_image_id\`);`)
  await db.run(sql`CREATE INDEX \`room_dropdown_image_mobi_idx\` ON \`room\` (\`dropdown_image_mobi_id\`);`)
  await db.run(sql`CREATE INDEX \`room_tour_link_idx\` ON \`room\` (\`tour_link_id\`);`)
  await db.run(sql`CREATE INDEX \`room_plan_idx\` ON \`room\` (\`plan_id\`);`)
  await db.run(sql`CREATE INDEX \`room_imported_from_idx\` ON \`room\` (\`imported_from\`);`)
  await db.run(sql`CREATE INDEX \`room_updated_at_idx\` ON \`room\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`room_created_at_idx\` ON \`room\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`room_deleted_at_idx\` ON \`room\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`room__status_idx\` ON \`room\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`room_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`room\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`room_texts_order_parent\` ON \`room_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`room_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`amenity_id\` integer,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`room\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`amenity_id\`) REFERENCES \`amenity\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`room_rels_order_idx\` ON \`room_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`room_rels_parent_idx\` ON \`room_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`room_rels_path_idx\` ON \`room_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`room_rels_amenity_id_idx\` ON \`room_rels\` (\`amenity_id\`);`)
  await db.run(sql`CREATE INDEX \`room_rels_media_id_idx\` ON \`room_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`_room_v_version_facts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`label\` text,
  	\`value\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_room_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_room_v_version_facts_order_idx\` ON \`_room_v_version_facts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_room_v_version_facts_parent_id_idx\` ON \`_room_v_version_facts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_room_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_slug\` text,
  	\`version_position\` numeric,
  	\`version_room_name\` text,
  	\`version_kind\` text,
  	\`version_property\` text,
  	\`version_accommodation_id\` integer,
  	\`version_line\` text,
  	\`version_description\` text,
  	\`version_drop_down_image_id\` integer,
  	\`version_dropdown_image_mobi_id\` integer,
  	\`version_overview_discover_button_link\` text,
  	\`version_size\` numeric,
  	\`version_sleeps\` numeric,
  	\`version_sleeps_note\` text,
  	\`version_beds\` text,
  	\`version_bathroom\` text,
  	\`version_outside\` text,
  	\`version_pool\` text,
  	\`version_sitting_room\` text,
  	\`version_view\` text,
  	\`version_how_many\` numeric,
  	\`version_tour_link_id\` integer,
  	\`version_plan_id\` integer,
  	\`version_imported_from\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`room\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_accommodation_id\`) REFERENCES \`accommodation\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_drop_down_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_dropdown_image_mobi_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_tour_link_id\`) REFERENCES \`tour_link\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_plan_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_room_v_parent_idx\` ON \`_room_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_room_v_version_version_slug_idx\` ON \`_room_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_room_v_version_version_accommodation_idx\` ON \`_room_v\` (\`version_accommodation_id\`);`)
  await db.run(sql`CREATE INDEX \`_room_v_version_version_drop_down_image_idx\` ON \`_room_v\` (\`version_drop_down_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_room_v_version_version_dropdown_image_mobi_idx\` ON \`_room_v\` (\`version_dropdown_image_mobi_id\`);`)
  await db.run(sql`CREATE INDEX \`_room_v_version_version_tour_link_idx\` ON \`_room_v\` (\`version_tour_link_id\`);`)
  await db.run(sql`CREATE INDEX \`_room_v_version_version_plan_idx\` ON \`_room_v\` (\`version_plan_id\`);`)
  await db.run(sql`CREATE INDEX \`_room_v_version_version_imported_from_idx\` ON \`_room_v\` (\`version_imported_from\`);`)
  await db.run(sql`CREATE INDEX \`_room_v_version_version_updated_at_idx\` ON \`_room_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_room_v_version_version_created_at_idx\` ON \`_room_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_room_v_version_version_deleted_at_idx\` ON \`_room_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_room_v_version_version__status_idx\` ON \`_room_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_room_v_created_at_idx\` ON \`_room_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_room_v_updated_at_idx\` ON \`_room_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_room_v_latest_idx\` ON \`_room_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_room_v_autosave_idx\` ON \`_room_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_room_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_room_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_room_v_texts_order_parent\` ON \`_room_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_room_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`amenity_id\` integer,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_room_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`amenity_id\`) REFERENCES \`amenity\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_room_v_rels_order_idx\` ON \`_room_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_room_v_rels_parent_idx\` ON \`_room_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_room_v_rels_path_idx\` ON \`_room_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_room_v_rels_amenity_id_idx\` ON \`_room_v_rels\` (\`amenity_id\`);`)
  await db.run(sql`CREATE INDEX \`_room_v_rels_media_id_idx\` ON \`_room_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`treehouse_hours\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`time\` text,
  	\`title\` text,
  	\`text\` text,
  	\`sound\` text,
  	\`image_id\` integer,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`treehouse\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`treehouse_hours_order_idx\` ON \`treehouse_hours\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`treehouse_hours_parent_id_idx\` ON \`treehouse_hours\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`treehouse_hours_image_idx\` ON \`treehouse_hours\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`treehouse_facts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`value\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`treehouse\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`treehouse_facts_order_idx\` ON \`treehouse_facts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`treehouse_facts_parent_id_idx\` ON \`treehouse_facts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`treehouse_questions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`question\` text,
  	\`answer\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`treehouse\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`treehouse_questions_order_idx\` ON \`treehouse_questions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`treehouse_questions_parent_id_idx\` ON \`treehouse_questions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`treehouse\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`slug\` text,
  	\`position\` numeric,
  	\`name\` text,
  	\`identifier\` text,
  	\`property\` text,
  	\`line\` text,
  	\`drop_down_image_id\` integer,
  	\`dropdown_image_mobi_id\` integer,
  	\`discover_button_link\` text,
  	\`hero_id\` integer,
  	\`statement\` text,
  	\`weather_plan\` text,
  	\`sleeps\` text,
  	\`height\` text,
  	\`who_may_stay\` text,
  	\`who_is_near\` text,
  	\`supplement\` numeric,
  	\`supplement_note\` text,
  	\`tour_link_id\` integer,
  	\`what_to_expect_id\` integer,
  	\`latitude\` numeric,
  	\`longitude\` numeric,
  	\`imported_from\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`drop_down_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`dropdown_image_mobi_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`hero_id\`) REFERENCES \`hero_banner\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`tour_link_id\`) REFERENCES \`tour_link\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`what_to_expect_id\`) REFERENCES \`what_to_expect\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`treehouse_slug_idx\` ON \`treehouse\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`treehouse_drop_down_image_idx\` ON \`treehouse\` (\`drop_down_image_id\`);`)
  await db.run(sql`CREATE INDEX \`treehouse_dropdown_image_mobi_idx\` ON \`treehouse\` (\`dropdown_image_mobi_id\`);`)
  await db.run(sql`CREATE INDEX \`treehouse_hero_idx\` ON \`treehouse\` (\`hero_id\`);`)
  await db.run(sql`CREATE INDEX \`treehouse_tour_link_idx\` ON \`treehouse\` (\`tour_link_id\`);`)
  await db.run(sql`CREATE INDEX \`treehouse_what_to_expect_idx\` ON \`treehouse\` (\`what_to_expect_id\`);`)
  await db.run(sql`CREATE INDEX \`treehouse_imported_from_idx\` ON \`treehouse\` (\`imported_from\`);`)
  await db.run(sql`CREATE INDEX \`treehouse_updated_at_idx\` ON \`treehouse\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`treehouse_created_at_idx\` ON \`treehouse\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`treehouse_deleted_at_idx\` ON \`treehouse\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`treehouse__status_idx\` ON \`treehouse\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`treehouse_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`treehouse\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`treehouse_texts_order_parent\` ON \`treehouse_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`treehouse_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`treehouse\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`treehouse_rels_order_idx\` ON \`treehouse_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`treehouse_rels_parent_idx\` ON \`treehouse_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`treehouse_rels_path_idx\` ON \`treehouse_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`treehouse_rels_media_id_idx\` ON \`treehouse_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`_treehouse_v_version_hours\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`time\` text,
  	\`title\` text,
  	\`text\` text,
  	\`sound\` text,
  	\`image_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_treehouse_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_treehouse_v_version_hours_order_idx\` ON \`_treehouse_v_version_hours\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_treehouse_v_version_hours_parent_id_idx\` ON \`_treehouse_v_version_hours\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_treehouse_v_version_hours_image_idx\` ON \`_treehouse_v_version_hours\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`_treehouse_v_version_facts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`label\` text,
  	\`value\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_treehouse_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_treehouse_v_version_facts_order_idx\` ON \`_treehouse_v_version_facts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_treehouse_v_version_facts_parent_id_idx\` ON \`_treehouse_v_version_facts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_treehouse_v_version_questions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`question\` text,
  	\`answer\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_treehouse_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_treehouse_v_version_questions_order_idx\` ON \`_treehouse_v_version_questions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_treehouse_v_version_questions_parent_id_idx\` ON \`_treehouse_v_version_questions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_treehouse_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_slug\` text,
  	\`version_position\` numeric,
  	\`version_name\` text,
  	\`version_identifier\` text,
  	\`version_property\` text,
  	\`version_line\` text,
  	\`version_drop_down_image_id\` integer,
  	\`version_dropdown_image_mobi_id\` integer,
  	\`version_discover_button_link\` text,
  	\`version_hero_id\` integer,
  	\`version_statement\` text,
  	\`version_weather_plan\` text,
  	\`version_sleeps\` text,
  	\`version_height\` text,
  	\`version_who_may_stay\` text,
  	\`version_who_is_near\` text,
  	\`version_supplement\` numeric,
  	\`version_supplement_note\` text,
  	\`version_tour_link_id\` integer,
  	\`version_what_to_expect_id\` integer,
  	\`version_latitude\` numeric,
  	\`version_longitude\` numeric,
  	\`version_imported_from\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`treehouse\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_drop_down_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_dropdown_image_mobi_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_hero_id\`) REFERENCES \`hero_banner\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_tour_link_id\`) REFERENCES \`tour_link\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_what_to_expect_id\`) REFERENCES \`what_to_expect\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_treehouse_v_parent_idx\` ON \`_treehouse_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_treehouse_v_version_version_slug_idx\` ON \`_treehouse_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_treehouse_v_version_version_drop_down_image_idx\` ON \`_treehouse_v\` (\`version_drop_down_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_treehouse_v_version_version_dropdown_image_mobi_idx\` ON \`_treehouse_v\` (\`version_dropdown_image_mobi_id\`);`)
  await db.run(sql`CREATE INDEX \`_treehouse_v_version_version_hero_idx\` ON \`_treehouse_v\` (\`version_hero_id\`);`)
  await db.run(sql`CREATE INDEX \`_treehouse_v_version_version_tour_link_idx\` ON \`_treehouse_v\` (\`version_tour_link_id\`);`)
  await db.run(sql`CREATE INDEX \`_treehouse_v_version_version_what_to_expect_idx\` ON \`_treehouse_v\` (\`version_what_to_expect_id\`);`)
  await db.run(sql`CREATE INDEX \`_treehouse_v_version_version_imported_from_idx\` ON \`_treehouse_v\` (\`version_imported_from\`);`)
  await db.run(sql`CREATE INDEX \`_treehouse_v_version_version_updated_at_idx\` ON \`_treehouse_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_treehouse_v_version_version_created_at_idx\` ON \`_treehouse_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_treehouse_v_version_version_deleted_at_idx\` ON \`_treehouse_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_treehouse_v_version_version__status_idx\` ON \`_treehouse_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_treehouse_v_created_at_idx\` ON \`_treehouse_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_treehouse_v_updated_at_idx\` ON \`_treehouse_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_treehouse_v_latest_idx\` ON \`_treehouse_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_treehouse_v_autosave_idx\` ON \`_treehouse_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_treehouse_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_treehouse_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_treehouse_v_texts_order_parent\` ON \`_treehouse_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_treehouse_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_treehouse_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_treehouse_v_rels_order_idx\` ON \`_treehouse_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_treehouse_v_rels_parent_idx\` ON \`_treehouse_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_treehouse_v_rels_path_idx\` ON \`_treehouse_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_treehouse_v_rels_media_id_idx\` ON \`_treehouse_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`residence_facts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`value\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`residence\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`residence_facts_order_idx\` ON \`residence_facts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`residence_facts_parent_id_idx\` ON \`residence_facts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`residence_spaces\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`image_id\` integer,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`residence\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`residence_spaces_order_idx\` ON \`residence_spaces\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`residence_spaces_parent_id_idx\` ON \`residence_spaces\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`residence_spaces_image_idx\` ON \`residence_spaces\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`residence_questions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`question\` text,
  	\`answer\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`residence\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`residence_questions_order_idx\` ON \`residence_questions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`residence_questions_parent_id_idx\` ON \`residence_questions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`residence_planning\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`image_id\` integer,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`residence\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`residence_planning_order_idx\` ON \`residence_planning\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`residence_planning_parent_id_idx\` ON \`residence_planning\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`residence_planning_image_idx\` ON \`residence_planning\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`residence\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`slug\` text,
  	\`position\` numeric,
  	\`name\` text,
  	\`hero_id\` integer,
  	\`property\` text,
  	\`region\` text,
  	\`accommodation_tag\` text,
  	\`line\` text,
  	\`statement\` text,
  	\`statement_text\` text,
  	\`sleeps\` numeric,
  	\`bedrooms\` numeric,
  	\`looks_after\` text,
  	\`tour_link_id\` integer,
  	\`what_to_expect_id\` integer,
  	\`fact_sheet_id\` integer,
  	\`latitude\` numeric,
  	\`longitude\` numeric,
  	\`enquire_heading\` text,
  	\`enquire_words\` text,
  	\`concierge_id\` integer,
  	\`enquiry_name\` text,
  	\`child_policy\` text,
  	\`accessibility\` text,
  	\`dietary\` text,
  	\`health\` text,
  	\`imported_from\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`hero_id\`) REFERENCES \`hero_banner\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`tour_link_id\`) REFERENCES \`tour_link\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`what_to_expect_id\`) REFERENCES \`what_to_expect\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`fact_sheet_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`concierge_id\`) REFERENCES \`team_member\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`residence_slug_idx\` ON \`residence\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`residence_hero_idx\` ON \`residence\` (\`hero_id\`);`)
  await db.run(sql`CREATE INDEX \`residence_tour_link_idx\` ON \`residence\` (\`tour_link_id\`);`)
  await db.run(sql`CREATE INDEX \`residence_what_to_expect_idx\` ON \`residence\` (\`what_to_expect_id\`);`)
  await db.run(sql`CREATE INDEX \`residence_fact_sheet_idx\` ON \`residence\` (\`fact_sheet_id\`);`)
  await db.run(sql`CREATE INDEX \`residence_concierge_idx\` ON \`residence\` (\`concierge_id\`);`)
  await db.run(sql`CREATE INDEX \`residence_imported_from_idx\` ON \`residence\` (\`imported_from\`);`)
  await db.run(sql`CREATE INDEX \`residence_updated_at_idx\` ON \`residence\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`residence_created_at_idx\` ON \`residence\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`residence_deleted_at_idx\` ON \`residence\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`residence__status_idx\` ON \`residence\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`residence_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`residence\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`residence_texts_order_parent\` ON \`residence_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`residence_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	\`amenity_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`residence\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`amenity_id\`) REFERENCES \`amenity\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`residence_rels_order_idx\` ON \`residence_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`residence_rels_parent_idx\` ON \`residence_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`residence_rels_path_idx\` ON \`residence_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`residence_rels_media_id_idx\` ON \`residence_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`residence_rels_amenity_id_idx\` ON \`residence_rels\` (\`amenity_id\`);`)
  await db.run(sql`CREATE TABLE \`_residence_v_version_facts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`label\` text,
  	\`value\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_residence_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_residence_v_version_facts_order_idx\` ON \`_residence_v_version_facts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_residence_v_version_facts_parent_id_idx\` ON \`_residence_v_version_facts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_residence_v_version_spaces\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`image_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_residence_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_residence_v_version_spaces_order_idx\` ON \`_residence_v_version_spaces\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_residence_v_version_spaces_parent_id_idx\` ON \`_residence_v_version_spaces\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_residence_v_version_spaces_image_idx\` ON \`_residence_v_version_spaces\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`_residence_v_version_questions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`question\` text,
  	\`answer\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_residence_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_residence_v_version_questions_order_idx\` ON \`_residence_v_version_questions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_residence_v_version_questions_parent_id_idx\` ON \`_residence_v_version_questions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_residence_v_version_planning\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`image_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_residence_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_residence_v_version_planning_order_idx\` ON \`_residence_v_version_planning\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_residence_v_version_planning_parent_id_idx\` ON \`_residence_v_version_planning\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_residence_v_version_planning_image_idx\` ON \`_residence_v_version_planning\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`_residence_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_slug\` text,
  	\`version_position\` numeric,
  	\`version_name\` text,
  	\`version_hero_id\` integer,
  	\`version_property\` text,
  	\`version_region\` text,
  	\`version_accommodation_tag\` text,
  	\`version_line\` text,
  	\`version_statement\` text,
  	\`version_statement_text\` text,
  	\`version_sleeps\` numeric,
  	\`version_bedrooms\` numeric,
  	\`version_looks_after\` text,
  	\`version_tour_link_id\` integer,
  	\`version_what_to_expect_id\` integer,
  	\`version_fact_sheet_id\` integer,
  	\`version_latitude\` numeric,
  	\`version_longitude\` numeric,
  	\`version_enquire_heading\` text,
  	\`version_enquire_words\` text,
  	\`version_concierge_id\` integer,
  	\`version_enquiry_name\` text,
  	\`version_child_policy\` text,
  	\`version_accessibility\` text,
  	\`version_dietary\` text,
  	\`version_health\` text,
  	\`version_imported_from\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`residence\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_hero_id\`) REFERENCES \`hero_banner\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_tour_link_id\`) REFERENCES \`tour_link\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_what_to_expect_id\`) REFERENCES \`what_to_expect\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_fact_sheet_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_concierge_id\`) REFERENCES \`team_member\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_residence_v_parent_idx\` ON \`_residence_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_residence_v_version_version_slug_idx\` ON \`_residence_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_residence_v_version_version_hero_idx\` ON \`_residence_v\` (\`version_hero_id\`);`)
  await db.run(sql`CREATE INDEX \`_residence_v_version_version_tour_link_idx\` ON \`_residence_v\` (\`version_tour_link_id\`);`)
  await db.run(sql`CREATE INDEX \`_residence_v_version_version_what_to_expect_idx\` ON \`_residence_v\` (\`version_what_to_expect_id\`);`)
  await db.run(sql`CREATE INDEX \`_residence_v_version_version_fact_sheet_idx\` ON \`_residence_v\` (\`version_fact_sheet_id\`);`)
  await db.run(sql`CREATE INDEX \`_residence_v_version_version_concierge_idx\` ON \`_residence_v\` (\`version_concierge_id\`);`)
  await db.run(sql`CREATE INDEX \`_residence_v_version_version_imported_from_idx\` ON \`_residence_v\` (\`version_imported_from\`);`)
  await db.run(sql`CREATE INDEX \`_residence_v_version_version_updated_at_idx\` ON \`_residence_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_residence_v_version_version_created_at_idx\` ON \`_residence_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_residence_v_version_version_deleted_at_idx\` ON \`_residence_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_residence_v_version_version__status_idx\` ON \`_residence_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_residence_v_created_at_idx\` ON \`_residence_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_residence_v_updated_at_idx\` ON \`_residence_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_residence_v_latest_idx\` ON \`_residence_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_residence_v_autosave_idx\` ON \`_residence_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_residence_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_residence_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_residence_v_texts_order_parent\` ON \`_residence_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_residence_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	\`amenity_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_residence_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`amenity_id\`) REFERENCES \`amenity\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_residence_v_rels_order_idx\` ON \`_residence_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_residence_v_rels_parent_idx\` ON \`_residence_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_residence_v_rels_path_idx\` ON \`_residence_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_residence_v_rels_media_id_idx\` ON \`_residence_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`_residence_v_rels_amenity_id_idx\` ON \`_residence_v_rels\` (\`amenity_id\`);`)
  await db.run(sql`CREATE TABLE \`residences\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`hero_id\` integer,
  	\`heading\` text,
  	\`intro\` text,
  	\`imported_from\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`hero_id\`) REFERENCES \`hero_banner\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`residences_hero_idx\` ON \`residences\` (\`hero_id\`);`)
  await db.run(sql`CREATE INDEX \`residences_imported_from_idx\` ON \`residences\` (\`imported_from\`);`)
  await db.run(sql`CREATE INDEX \`residences_updated_at_idx\` ON \`residences\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`residences_created_at_idx\` ON \`residences\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`residences_deleted_at_idx\` ON \`residences\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`residences__status_idx\` ON \`residences\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`residences_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`residence_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`residences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`residence_id\`) REFERENCES \`residence\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`residences_rels_order_idx\` ON \`residences_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`residences_rels_parent_idx\` ON \`residences_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`residences_rels_path_idx\` ON \`residences_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`residences_rels_residence_id_idx\` ON \`residences_rels\` (\`residence_id\`);`)
  await db.run(sql`CREATE TABLE \`_residences_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_hero_id\` integer,
  	\`version_heading\` text,
  	\`version_intro\` text,
  	\`version_imported_from\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`residences\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_hero_id\`) REFERENCES \`hero_banner\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_residences_v_parent_idx\` ON \`_residences_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_residences_v_version_version_hero_idx\` ON \`_residences_v\` (\`version_hero_id\`);`)
  await db.run(sql`CREATE INDEX \`_residences_v_version_version_imported_from_idx\` ON \`_residences_v\` (\`version_imported_from\`);`)
  await db.run(sql`CREATE INDEX \`_residences_v_version_version_updated_at_idx\` ON \`_residences_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_residences_v_version_version_created_at_idx\` ON \`_residences_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_residences_v_version_version_deleted_at_idx\` ON \`_residences_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_residences_v_version_version__status_idx\` ON \`_residences_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_residences_v_created_at_idx\` ON \`_residences_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_residences_v_updated_at_idx\` ON \`_residences_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_residences_v_latest_idx\` ON \`_residences_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_residences_v_autosave_idx\` ON \`_residences_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_residences_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`residence_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_residences_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`residence_id\`) REFERENCES \`residence\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_residences_v_rels_order_idx\` ON \`_residences_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_residences_v_rels_parent_idx\` ON \`_residences_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_residences_v_rels_path_idx\` ON \`_residences_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_residences_v_rels_residence_id_idx\` ON \`_residences_v_rels\` (\`residence_id\`);`)
  await db.run(sql`CREATE TABLE \`rate_seasons\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`from\` text,
  	\`to\` text,
  	\`per_person_sharing\` numeric,
  	\`single\` numeric,
  	\`child\` numeric,
  	\`unit\` numeric,
  	\`minimum_nights\` numeric,
  	\`note\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`rate\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`rate_seasons_order_idx\` ON \`rate_seasons\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`rate_seasons_parent_id_idx\` ON \`rate_seasons\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`rate\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`position\` numeric,
  	\`title\` text,
  	\`property\` text,
  	\`year\` numeric,
  	\`accommodation_id\` integer,
  	\`room_id\` integer,
  	\`residence_id\` integer,
  	\`treehouse_id\` integer,
  	\`currency\` text,
  	\`per\` text,
  	\`guests\` text,
  	\`child_policy\` text,
  	\`note\` text,
  	\`rates_as_of\` text,
  	\`imported_from\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`accommodation_id\`) REFERENCES \`accommodation\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`room_id\`) REFERENCES \`room\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`residence_id\`) REFERENCES \`residence\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`treehouse_id\`) REFERENCES \`treehouse\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`rate_accommodation_idx\` ON \`rate\` (\`accommodation_id\`);`)
  await db.run(sql`CREATE INDEX \`rate_room_idx\` ON \`rate\` (\`room_id\`);`)
  await db.run(sql`CREATE INDEX \`rate_residence_idx\` ON \`rate\` (\`residence_id\`);`)
  await db.run(sql`CREATE INDEX \`rate_treehouse_idx\` ON \`rate\` (\`treehouse_id\`);`)
  await db.run(sql`CREATE INDEX \`rate_imported_from_idx\` ON \`rate\` (\`imported_from\`);`)
  await db.run(sql`CREATE INDEX \`rate_updated_at_idx\` ON \`rate\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`rate_created_at_idx\` ON \`rate\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`rate_deleted_at_idx\` ON \`rate\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`rate__status_idx\` ON \`rate\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`rate_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`rate\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`rate_texts_order_parent\` ON \`rate_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_rate_v_version_seasons\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`from\` text,
  	\`to\` text,
  	\`per_person_sharing\` numeric,
  	\`single\` numeric,
  	\`child\` numeric,
  	\`unit\` numeric,
  	\`minimum_nights\` numeric,
  	\`note\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_rate_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_rate_v_version_seasons_order_idx\` ON \`_rate_v_version_seasons\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_rate_v_version_seasons_parent_id_idx\` ON \`_rate_v_version_seasons\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_rate_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_position\` numeric,
  	\`version_title\` text,
  	\`version_property\` text,
  	\`version_year\` numeric,
  	\`version_accommodation_id\` integer,
  	\`version_room_id\` integer,
  	\`version_residence_id\` integer,
  	\`version_treehouse_id\` integer,
  	\`version_currency\` text,
  	\`version_per\` text,
  	\`version_guests\` text,
  	\`version_child_policy\` text,
  	\`version_note\` text,
  	\`version_rates_as_of\` text,
  	\`version_imported_from\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`rate\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_accommodation_id\`) REFERENCES \`accommodation\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_room_id\`) REFERENCES \`room\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_residence_id\`) REFERENCES \`residence\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_treehouse_id\`) REFERENCES \`treehouse\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_rate_v_parent_idx\` ON \`_rate_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_rate_v_version_version_accommodation_idx\` ON \`_rate_v\` (\`version_accommodation_id\`);`)
  await db.run(sql`CREATE INDEX \`_rate_v_version_version_room_idx\` ON \`_rate_v\` (\`version_room_id\`);`)
  await db.run(sql`CREATE INDEX \`_rate_v_version_version_residence_idx\` ON \`_rate_v\` (\`version_residence_id\`);`)
  await db.run(sql`CREATE INDEX \`_rate_v_version_version_treehouse_idx\` ON \`_rate_v\` (\`version_treehouse_id\`);`)
  await db.run(sql`CREATE INDEX \`_rate_v_version_version_imported_from_idx\` ON \`_rate_v\` (\`version_imported_from\`);`)
  await db.run(sql`CREATE INDEX \`_rate_v_version_version_updated_at_idx\` ON \`_rate_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_rate_v_version_version_created_at_idx\` ON \`_rate_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_rate_v_version_version_deleted_at_idx\` ON \`_rate_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_rate_v_version_version__status_idx\` ON \`_rate_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_rate_v_created_at_idx\` ON \`_rate_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_rate_v_updated_at_idx\` ON \`_rate_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_rate_v_latest_idx\` ON \`_rate_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_rate_v_autosave_idx\` ON \`_rate_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_rate_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_rate_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_rate_v_texts_order_parent\` ON \`_rate_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`offer\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`slug\` text,
  	\`position\` numeric,
  	\`title\` text,
  	\`text\` text,
  	\`from\` text,
  	\`until\` text,
  	\`stay_from\` text,
  	\`stay_until\` text,
  	\`terms\` text,
  	\`property\` text,
  	\`code\` text,
  	\`button_text\` text,
  	\`button_link\` text,
  	\`image_id\` integer,
  	\`imported_from\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`offer_slug_idx\` ON \`offer\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`offer_image_idx\` ON \`offer\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`offer_imported_from_idx\` ON \`offer\` (\`imported_from\`);`)
  await db.run(sql`CREATE INDEX \`offer_updated_at_idx\` ON \`offer\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`offer_created_at_idx\` ON \`offer\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`offer_deleted_at_idx\` ON \`offer\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`offer__status_idx\` ON \`offer\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`offer_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`offer\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`offer_texts_order_parent\` ON \`offer_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`offer_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`accommodation_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`offer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`accommodation_id\`) REFERENCES \`accommodation\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`offer_rels_order_idx\` ON \`offer_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`offer_rels_parent_idx\` ON \`offer_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`offer_rels_path_idx\` ON \`offer_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`offer_rels_accommodation_id_idx\` ON \`offer_rels\` (\`accommodation_id\`);`)
  await db.run(sql`CREATE TABLE \`_offer_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_slug\` text,
  	\`version_position\` numeric,
  	\`version_title\` text,
  	\`version_text\` text,
  	\`version_from\` text,
  	\`version_until\` text,
  	\`version_stay_from\` text,
  	\`version_stay_until\` text,
  	\`version_terms\` text,
  	\`version_property\` text,
  	\`version_code\` text,
  	\`version_button_text\` text,
  	\`version_button_link\` text,
  	\`version_image_id\` integer,
  	\`version_imported_from\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`offer\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_offer_v_parent_idx\` ON \`_offer_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_offer_v_version_version_slug_idx\` ON \`_offer_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_offer_v_version_version_image_idx\` ON \`_offer_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_offer_v_version_version_imported_from_idx\` ON \`_offer_v\` (\`version_imported_from\`);`)
  await db.run(sql`CREATE INDEX \`_offer_v_version_version_updated_at_idx\` ON \`_offer_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_offer_v_version_version_created_at_idx\` ON \`_offer_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_offer_v_version_version_deleted_at_idx\` ON \`_offer_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_offer_v_version_version__status_idx\` ON \`_offer_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_offer_v_created_at_idx\` ON \`_offer_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_offer_v_updated_at_idx\` ON \`_offer_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_offer_v_latest_idx\` ON \`_offer_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_offer_v_autosave_idx\` ON \`_offer_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_offer_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_offer_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_offer_v_texts_order_parent\` ON \`_offer_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_offer_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`accommodation_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_offer_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`accommodation_id\`) REFERENCES \`accommodation\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_offer_v_rels_order_idx\` ON \`_offer_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_offer_v_rels_parent_idx\` ON \`_offer_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_offer_v_rels_path_idx\` ON \`_offer_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_offer_v_rels_accommodation_id_idx\` ON \`_offer_v_rels\` (\`accommodation_id\`);`)
  await db.run(sql`CREATE TABLE \`season\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`position\` numeric,
  	\`name\` text,
  	\`property\` text,
  	\`from\` text,
  	\`to\` text,
  	\`months\` text,
  	\`text\` text,
  	\`imported_from\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`season_imported_from_idx\` ON \`season\` (\`imported_from\`);`)
  await db.run(sql`CREATE INDEX \`season_updated_at_idx\` ON \`season\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`season_created_at_idx\` ON \`season\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`season_deleted_at_idx\` ON \`season\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`season__status_idx\` ON \`season\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_season_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_position\` numeric,
  	\`version_name\` text,
  	\`version_property\` text,
  	\`version_from\` text,
  	\`version_to\` text,
  	\`version_months\` text,
  	\`version_text\` text,
  	\`version_imported_from\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`season\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_season_v_parent_idx\` ON \`_season_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_season_v_version_version_imported_from_idx\` ON \`_season_v\` (\`version_imported_from\`);`)
  await db.run(sql`CREATE INDEX \`_season_v_version_version_updated_at_idx\` ON \`_season_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_season_v_version_version_created_at_idx\` ON \`_season_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_season_v_version_version_deleted_at_idx\` ON \`_season_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_season_v_version_version__status_idx\` ON \`_season_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_season_v_created_at_idx\` ON \`_season_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_season_v_updated_at_idx\` ON \`_season_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_season_v_latest_idx\` ON \`_season_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_season_v_autosave_idx\` ON \`_season_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`amenity\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`position\` numeric,
  	\`title\` text,
  	\`category\` text,
  	\`text\` text,
  	\`icon\` text,
  	\`image_id\` integer,
  	\`imported_from\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`amenity_image_idx\` ON \`amenity\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`amenity_imported_from_idx\` ON \`amenity\` (\`imported_from\`);`)
  await db.run(sql`CREATE INDEX \`amenity_updated_at_idx\` ON \`amenity\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`amenity_created_at_idx\` ON \`amenity\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`amenity_deleted_at_idx\` ON \`amenity\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`amenity__status_idx\` ON \`amenity\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_amenity_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_position\` numeric,
  	\`version_title\` text,
  	\`version_category\` text,
  	\`version_text\` text,
  	\`version_icon\` text,
  	\`version_image_id\` integer,
  	\`version_imported_from\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`amenity\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_amenity_v_parent_idx\` ON \`_amenity_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_amenity_v_version_version_image_idx\` ON \`_amenity_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_amenity_v_version_version_imported_from_idx\` ON \`_amenity_v\` (\`version_imported_from\`);`)
  await db.run(sql`CREATE INDEX \`_amenity_v_version_version_updated_at_idx\` ON \`_amenity_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_amenity_v_version_version_created_at_idx\` ON \`_amenity_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_amenity_v_version_version_deleted_at_idx\` ON \`_amenity_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_amenity_v_version_version__status_idx\` ON \`_amenity_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_amenity_v_created_at_idx\` ON \`_amenity_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_amenity_v_updated_at_idx\` ON \`_amenity_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_amenity_v_latest_idx\` ON \`_amenity_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_amenity_v_autosave_idx\` ON \`_amenity_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`safari\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`position\` numeric,
  	\`drop_down_title\` text,
  	\`identifier\` text,
  	\`property\` text,
  	\`drop_down_image_id\` integer,
  	\`dropdown_image_mobi_id\` integer,
  	\`link\` text,
  	\`imported_from\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`drop_down_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`dropdown_image_mobi_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`safari_identifier_idx\` ON \`safari\` (\`identifier\`);`)
  await db.run(sql`CREATE INDEX \`safari_drop_down_image_idx\` ON \`safari\` (\`drop_down_image_id\`);`)
  await db.run(sql`CREATE INDEX \`safari_dropdown_image_mobi_idx\` ON \`safari\` (\`dropdown_image_mobi_id\`);`)
  await db.run(sql`CREATE INDEX \`safari_imported_from_idx\` ON \`safari\` (\`imported_from\`);`)
  await db.run(sql`CREATE INDEX \`safari_updated_at_idx\` ON \`safari\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`safari_created_at_idx\` ON \`safari\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`safari_deleted_at_idx\` ON \`safari\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`safari__status_idx\` ON \`safari\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_safari_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_position\` numeric,
  	\`version_drop_down_title\` text,
  	\`version_identifier\` text,
  	\`version_property\` text,
  	\`version_drop_down_image_id\` integer,
  	\`version_dropdown_image_mobi_id\` integer,
  	\`version_link\` text,
  	\`version_imported_from\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`safari\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_drop_down_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_dropdown_image_mobi_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_safari_v_parent_idx\` ON \`_safari_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_safari_v_version_version_identifier_idx\` ON \`_safari_v\` (\`version_identifier\`);`)
  await db.run(sql`CREATE INDEX \`_safari_v_version_version_drop_down_image_idx\` ON \`_safari_v\` (\`version_drop_down_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_safari_v_version_version_dropdown_image_mobi_idx\` ON \`_safari_v\` (\`version_dropdown_image_mobi_id\`);`)
  await db.run(sql`CREATE INDEX \`_safari_v_version_version_imported_from_idx\` ON \`_safari_v\` (\`version_imported_from\`);`)
  await db.run(sql`CREATE INDEX \`_safari_v_version_version_updated_at_idx\` ON \`_safari_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_safari_v_version_version_created_at_idx\` ON \`_safari_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_safari_v_version_version_deleted_at_idx\` ON \`_safari_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_safari_v_version_version__status_idx\` ON \`_safari_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_safari_v_created_at_idx\` ON \`_safari_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_safari_v_updated_at_idx\` ON \`_safari_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_safari_v_latest_idx\` ON \`_safari_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_safari_v_autosave_idx\` ON \`_safari_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`our_safaris_activities\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`duration\` text,
  	\`who\` text,
  	\`image_id\` integer,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`our_safaris\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`our_safaris_activities_order_idx\` ON \`our_safaris_activities\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`our_safaris_activities_parent_id_idx\` ON \`our_safaris_activities\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`our_safaris_activities_image_idx\` ON \`our_safaris_activities\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`our_safaris_months\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`month\` text,
  	\`season\` text,
  	\`text\` text,
  	\`high\` numeric,
  	\`low\` numeric,
  	\`rain\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`our_safaris\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`our_safaris_months_order_idx\` ON \`our_safaris_months\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`our_safaris_months_parent_id_idx\` ON \`our_safaris_months\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`our_safaris\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`our_safaris_for\` text,
  	\`property\` text,
  	\`title\` text,
  	\`heading\` text,
  	\`content\` text,
  	\`button_text\` text,
  	\`button_link\` text,
  	\`background_image_id\` integer,
  	\`background_video_id\` integer,
  	\`background_video_alternative_id\` integer,
  	\`imported_from\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`background_video_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`background_video_alternative_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`our_safaris_our_safaris_for_idx\` ON \`our_safaris\` (\`our_safaris_for\`);`)
  await db.run(sql`CREATE INDEX \`our_safaris_background_image_idx\` ON \`our_safaris\` (\`background_image_id\`);`)
  await db.run(sql`CREATE INDEX \`our_safaris_background_video_idx\` ON \`our_safaris\` (\`background_video_id\`);`)
  await db.run(sql`CREATE INDEX \`our_safaris_background_video_alternative_idx\` ON \`our_safaris\` (\`background_video_alternative_id\`);`)
  await db.run(sql`CREATE INDEX \`our_safaris_imported_from_idx\` ON \`our_safaris\` (\`imported_from\`);`)
  await db.run(sql`CREATE INDEX \`our_safaris_updated_at_idx\` ON \`our_safaris\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`our_safaris_created_at_idx\` ON \`our_safaris\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`our_safaris_deleted_at_idx\` ON \`our_safaris\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`our_safaris__status_idx\` ON \`our_safaris\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`our_safaris_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`our_safaris\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`our_safaris_texts_order_parent\` ON \`our_safaris_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_our_safaris_v_version_activities\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`duration\` text,
  	\`who\` text,
  	\`image_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_our_safaris_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_our_safaris_v_version_activities_order_idx\` ON \`_our_safaris_v_version_activities\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_our_safaris_v_version_activities_parent_id_idx\` ON \`_our_safaris_v_version_activities\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_our_safaris_v_version_activities_image_idx\` ON \`_our_safaris_v_version_activities\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`_our_safaris_v_version_months\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`month\` text,
  	\`season\` text,
  	\`text\` text,
  	\`high\` numeric,
  	\`low\` numeric,
  	\`rain\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_our_safaris_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_our_safaris_v_version_months_order_idx\` ON \`_our_safaris_v_version_months\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_our_safaris_v_version_months_parent_id_idx\` ON \`_our_safaris_v_version_months\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_our_safaris_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_our_safaris_for\` text,
  	\`version_property\` text,
  	\`version_title\` text,
  	\`version_heading\` text,
  	\`version_content\` text,
  	\`version_button_text\` text,
  	\`version_button_link\` text,
  	\`version_background_image_id\` integer,
  	\`version_background_video_id\` integer,
  	\`version_background_video_alternative_id\` integer,
  	\`version_imported_from\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`our_safaris\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_background_video_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_background_video_alternative_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_our_safaris_v_parent_idx\` ON \`_our_safaris_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_our_safaris_v_version_version_our_safaris_for_idx\` ON \`_our_safaris_v\` (\`version_our_safaris_for\`);`)
  await db.run(sql`CREATE INDEX \`_our_safaris_v_version_version_background_image_idx\` ON \`_our_safaris_v\` (\`version_background_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_our_safaris_v_version_version_background_video_idx\` ON \`_our_safaris_v\` (\`version_background_video_id\`);`)
  await db.run(sql`CREATE INDEX \`_our_safaris_v_version_version_background_video_alternat_idx\` ON \`_our_safaris_v\` (\`version_background_video_alternative_id\`);`)
  await db.run(sql`CREATE INDEX \`_our_safaris_v_version_version_imported_from_idx\` ON \`_our_safaris_v\` (\`version_imported_from\`);`)
  await db.run(sql`CREATE INDEX \`_our_safaris_v_version_version_updated_at_idx\` ON \`_our_safaris_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_our_safaris_v_version_version_created_at_idx\` ON \`_our_safaris_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_our_safaris_v_version_version_deleted_at_idx\` ON \`_our_safaris_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_our_safaris_v_version_version__status_idx\` ON \`_our_safaris_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_our_safaris_v_created_at_idx\` ON \`_our_safaris_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_our_safaris_v_updated_at_idx\` ON \`_our_safaris_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_our_safaris_v_latest_idx\` ON \`_our_safaris_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_our_safaris_v_autosave_idx\` ON \`_our_safaris_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_our_safaris_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_our_safaris_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_our_safaris_v_texts_order_parent\` ON \`_our_safaris_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`region_facts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`value\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`region\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`region_facts_order_idx\` ON \`region_facts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`region_facts_parent_id_idx\` ON \`region_facts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`region\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`position\` numeric,
  	\`key\` text,
  	\`name\` text,
  	\`display_name\` text,
  	\`lookup_name\` text,
  	\`hidden\` integer DEFAULT false,
  	\`map_image_id\` integer,
  	\`image_id\` integer,
  	\`description\` text,
  	\`latitude\` numeric,
  	\`longitude\` numeric,
  	\`imported_from\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`map_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`region_key_idx\` ON \`region\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`region_map_image_idx\` ON \`region\` (\`map_image_id\`);`)
  await db.run(sql`CREATE INDEX \`region_image_idx\` ON \`region\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`region_imported_from_idx\` ON \`region\` (\`imported_from\`);`)
  await db.run(sql`CREATE INDEX \`region_updated_at_idx\` ON \`region\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`region_created_at_idx\` ON \`region\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`region_deleted_at_idx\` ON \`region\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`region__status_idx\` ON \`region\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`region_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`property_updated_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`region\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`property_updated_id\`) REFERENCES \`property_updated\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`region_rels_order_idx\` ON \`region_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`region_rels_parent_idx\` ON \`region_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`region_rels_path_idx\` ON \`region_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`region_rels_property_updated_id_idx\` ON \`region_rels\` (\`property_updated_id\`);`)
  await db.run(sql`CREATE TABLE \`_region_v_version_facts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`label\` text,
  	\`value\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_region_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_region_v_version_facts_order_idx\` ON \`_region_v_version_facts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_region_v_version_facts_parent_id_idx\` ON \`_region_v_version_facts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_region_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_position\` numeric,
  	\`version_key\` text,
  	\`version_name\` text,
  	\`version_display_name\` text,
  	\`version_lookup_name\` text,
  	\`version_hidden\` integer DEFAULT false,
  	\`version_map_image_id\` integer,
  	\`version_image_id\` integer,
  	\`version_description\` text,
  	\`version_latitude\` numeric,
  	\`version_longitude\` numeric,
  	\`version_imported_from\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`region\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_map_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_region_v_parent_idx\` ON \`_region_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_region_v_version_version_key_idx\` ON \`_region_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_region_v_version_version_map_image_idx\` ON \`_region_v\` (\`version_map_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_region_v_version_version_image_idx\` ON \`_region_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_region_v_version_version_imported_from_idx\` ON \`_region_v\` (\`version_imported_from\`);`)
  await db.run(sql`CREATE INDEX \`_region_v_version_version_updated_at_idx\` ON \`_region_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_region_v_version_version_created_at_idx\` ON \`_region_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_region_v_version_version_deleted_at_idx\` ON \`_region_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_region_v_version_version__status_idx\` ON \`_region_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_region_v_created_at_idx\` ON \`_region_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_region_v_updated_at_idx\` ON \`_region_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_region_v_latest_idx\` ON \`_region_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_region_v_autosave_idx\` ON \`_region_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_region_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`property_updated_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_region_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`property_updated_id\`) REFERENCES \`property_updated\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_region_v_rels_order_idx\` ON \`_region_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_region_v_rels_parent_idx\` ON \`_region_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_region_v_rels_path_idx\` ON \`_region_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_region_v_rels_property_updated_id_idx\` ON \`_region_v_rels\` (\`property_updated_id\`);`)
  await db.run(sql`CREATE TABLE \`destination_facts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`value\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`destination\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`destination_facts_order_idx\` ON \`destination_facts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`destination_facts_parent_id_idx\` ON \`destination_facts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`destination_questions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`question\` text,
  	\`answer\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`destination\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`destination_questions_order_idx\` ON \`destination_questions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`destination_questions_parent_id_idx\` ON \`destination_questions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`destination\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`slug\` text,
  	\`position\` numeric,
  	\`name\` text,
  	\`region\` text,
  	\`hero_id\` integer,
  	\`lead\` text,
  	\`body\` text,
  	\`image_id\` integer,
  	\`map_image_id\` integer,
  	\`latitude\` numeric,
  	\`longitude\` numeric,
  	\`imported_from\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`hero_id\`) REFERENCES \`hero_banner\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`map_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`destination_slug_idx\` ON \`destination\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`destination_hero_idx\` ON \`destination\` (\`hero_id\`);`)
  await db.run(sql`CREATE INDEX \`destination_image_idx\` ON \`destination\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`destination_map_image_idx\` ON \`destination\` (\`map_image_id\`);`)
  await db.run(sql`CREATE INDEX \`destination_imported_from_idx\` ON \`destination\` (\`imported_from\`);`)
  await db.run(sql`CREATE INDEX \`destination_updated_at_idx\` ON \`destination\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`destination_created_at_idx\` ON \`destination\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`destination_deleted_at_idx\` ON \`destination\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`destination__status_idx\` ON \`destination\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`destination_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	\`property_updated_id\` integer,
  	\`accommodation_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`destination\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`property_updated_id\`) REFERENCES \`property_updated\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`accommodation_id\`) REFERENCES \`accommodation\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`destination_rels_order_idx\` ON \`destination_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`destination_rels_parent_idx\` ON \`destination_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`destination_rels_path_idx\` ON \`destination_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`destination_rels_media_id_idx\` ON \`destination_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`destination_rels_property_updated_id_idx\` ON \`destination_rels\` (\`property_updated_id\`);`)
  await db.run(sql`CREATE INDEX \`destination_rels_accommodation_id_idx\` ON \`destination_rels\` (\`accommodation_id\`);`)
  await db.run(sql`CREATE TABLE \`_destination_v_version_facts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`label\` text,
  	\`value\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_destination_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_destination_v_version_facts_order_idx\` ON \`_destination_v_version_facts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_destination_v_version_facts_parent_id_idx\` ON \`_destination_v_version_facts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_destination_v_version_questions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`question\` text,
  	\`answer\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_destination_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_destination_v_version_questions_order_idx\` ON \`_destination_v_version_questions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_destination_v_version_questions_parent_id_idx\` ON \`_destination_v_version_questions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_destination_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_slug\` text,
  	\`version_position\` numeric,
  	\`version_name\` text,
  	\`version_region\` text,
  	\`version_hero_id\` integer,
  	\`version_lead\` text,
  	\`version_body\` text,
  	\`version_image_id\` integer,
  	\`version_map_image_id\` integer,
  	\`version_latitude\` numeric,
  	\`version_longitude\` numeric,
  	\`version_imported_from\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`destination\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_hero_id\`) REFERENCES \`hero_banner\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_map_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_destination_v_parent_idx\` ON \`_destination_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_destination_v_version_version_slug_idx\` ON \`_destination_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_destination_v_version_version_hero_idx\` ON \`_destination_v\` (\`version_hero_id\`);`)
  await db.run(sql`CREATE INDEX \`_destination_v_version_version_image_idx\` ON \`_destination_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_destination_v_version_version_map_image_idx\` ON \`_destination_v\` (\`version_map_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_destination_v_version_version_imported_from_idx\` ON \`_destination_v\` (\`version_imported_from\`);`)
  await db.run(sql`CREATE INDEX \`_destination_v_version_version_updated_at_idx\` ON \`_destination_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_destination_v_version_version_created_at_idx\` ON \`_destination_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_destination_v_version_version_deleted_at_idx\` ON \`_destination_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_destination_v_version_version__status_idx\` ON \`_destination_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_destination_v_created_at_idx\` ON \`_destination_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_destination_v_updated_at_idx\` ON \`_destination_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_destination_v_latest_idx\` ON \`_destination_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_destination_v_autosave_idx\` ON \`_destination_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_destination_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	\`property_updated_id\` integer,
  	\`accommodation_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_destination_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`property_updated_id\`) REFERENCES \`property_updated\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`accommodation_id\`) REFERENCES \`accommodation\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_destination_v_rels_order_idx\` ON \`_destination_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_destination_v_rels_parent_idx\` ON \`_destination_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_destination_v_rels_path_idx\` ON \`_destination_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_destination_v_rels_media_id_idx\` ON \`_destination_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`_destination_v_rels_property_updated_id_idx\` ON \`_destination_v_rels\` (\`property_updated_id\`);`)
  await db.run(sql`CREATE INDEX \`_destination_v_rels_accommodation_id_idx\` ON \`_destination_v_rels\` (\`accommodation_id\`);`)
  await db.run(sql`CREATE TABLE \`property_favourites_favourites\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`sub_title\` text,
  	\`description\` text,
  	\`button_link\` text,
  	\`experience_image_id\` integer,
  	FOREIGN KEY (\`experience_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`property_favourites\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`property_favourites_favourites_order_idx\` ON \`property_favourites_favourites\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`property_favourites_favourites_parent_id_idx\` ON \`property_favourites_favourites\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`property_favourites_favourites_experience_image_idx\` ON \`property_favourites_favourites\` (\`experience_image_id\`);`)
  await db.run(sql`CREATE TABLE \`property_favourites\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`contentful_tag\` text,
  	\`what_to_look_out_for_title\` text,
  	\`what_to_look_out_for_subtitle\` text,
  	\`small_heading\` text,
  	\`big_heading\` text,
  	\`cta1_text\` text,
  	\`cta1_url\` text,
  	\`cta2_text\` text,
  	\`cta2_url\` text,
  	\`imported_from\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`property_favourites_contentful_tag_idx\` ON \`property_favourites\` (\`contentful_tag\`);`)
  await db.run(sql`CREATE INDEX \`property_favourites_imported_from_idx\` ON \`property_favourites\` (\`imported_from\`);`)
  await db.run(sql`CREATE INDEX \`property_favourites_updated_at_idx\` ON \`property_favourites\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`property_favourites_created_at_idx\` ON \`property_favourites\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`property_favourites_deleted_at_idx\` ON \`property_favourites\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`property_favourites__status_idx\` ON \`property_favourites\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_property_favourites_v_version_favourites\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`sub_title\` text,
  	\`description\` text,
  	\`button_link\` text,
  	\`experience_image_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`experience_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_property_favourites_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_property_favourites_v_version_favourites_order_idx\` ON \`_property_favourites_v_version_favourites\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_property_favourites_v_version_favourites_parent_id_idx\` ON \`_property_favourites_v_version_favourites\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_property_favourites_v_version_favourites_experience_ima_idx\` ON \`_property_favourites_v_version_favourites\` (\`experience_image_id\`);`)
  await db.run(sql`CREATE TABLE \`_property_favourites_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_contentful_tag\` text,
  	\`version_what_to_look_out_for_title\` text,
  	\`version_what_to_look_out_for_subtitle\` text,
  	\`version_small_heading\` text,
  	\`version_big_heading\` text,
  	\`version_cta1_text\` text,
  	\`version_cta1_url\` text,
  	\`version_cta2_text\` text,
  	\`version_cta2_url\` text,
  	\`version_imported_from\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`property_favourites\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_property_favourites_v_parent_idx\` ON \`_property_favourites_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_property_favourites_v_version_version_contentful_tag_idx\` ON \`_property_favourites_v\` (\`version_contentful_tag\`);`)
  await db.run(sql`CREATE INDEX \`_property_favourites_v_version_version_imported_from_idx\` ON \`_property_favourites_v\` (\`version_imported_from\`);`)
  await db.run(sql`CREATE INDEX \`_property_favourites_v_version_version_updated_at_idx\` ON \`_property_favourites_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_property_favourites_v_version_version_created_at_idx\` ON \`_property_favourites_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_property_favourites_v_version_version_deleted_at_idx\` ON \`_property_favourites_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_property_favourites_v_version_version__status_idx\` ON \`_property_favourites_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_property_favourites_v_created_at_idx\` ON \`_property_favourites_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_property_favourites_v_updated_at_idx\` ON \`_property_favourites_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_property_favourites_v_latest_idx\` ON \`_property_favourites_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_property_favourites_v_autosave_idx\` ON \`_property_favourites_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`accommodation_card\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`contentful_tag\` text,
  	\`background_image_id\` integer,
  	\`check_availability_link\` text,
  	\`imported_from\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`accommodation_card_contentful_tag_idx\` ON \`accommodation_card\` (\`contentful_tag\`);`)
  await db.run(sql`CREATE INDEX \`accommodation_card_background_image_idx\` ON \`accommodation_card\` (\`background_image_id\`);`)
  await db.run(sql`CREATE INDEX \`accommodation_card_imported_from_idx\` ON \`accommodation_card\` (\`imported_from\`);`)
  await db.run(sql`CREATE INDEX \`accommodation_card_updated_at_idx\` ON \`accommodation_card\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`accommodation_card_created_at_idx\` ON \`accommodation_card\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`accommodation_card_deleted_at_idx\` ON \`accommodation_card\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`accommodation_card__status_idx\` ON \`accommodation_card\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_accommodation_card_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_contentful_tag\` text,
  	\`version_background_image_id\` integer,
  	\`version_check_availability_link\` text,
  	\`version_imported_from\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`accommodation_card\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_accommodation_card_v_parent_idx\` ON \`_accommodation_card_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_accommodation_card_v_version_version_contentful_tag_idx\` ON \`_accommodation_card_v\` (\`version_contentful_tag\`);`)
  await db.run(sql`CREATE INDEX \`_accommodation_card_v_version_version_background_image_idx\` ON \`_accommodation_card_v\` (\`version_background_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_accommodation_card_v_version_version_imported_from_idx\` ON \`_accommodation_card_v\` (\`version_imported_from\`);`)
  await db.run(sql`CREATE INDEX \`_accommodation_card_v_version_version_updated_at_idx\` ON \`_accommodation_card_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_accommodation_card_v_version_version_created_at_idx\` ON \`_accommodation_card_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_accommodation_card_v_version_version_deleted_at_idx\` ON \`_accommodation_card_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_accommodation_card_v_version_version__status_idx\` ON \`_accommodation_card_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_accommodation_card_v_created_at_idx\` ON \`_accommodation_card_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_accommodation_card_v_updated_at_idx\` ON \`_accommodation_card_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_accommodation_card_v_latest_idx\` ON \`_accommodation_card_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_accommodation_card_v_autosave_idx\` ON \`_accommodation_card_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`tour_link_tour_link_for\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`tour_link\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`tour_link_tour_link_for_order_idx\` ON \`tour_link_tour_link_for\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`tour_link_tour_link_for_parent_idx\` ON \`tour_link_tour_link_for\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`tour_link\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`position\` numeric,
  	\`title\` text,
  	\`url\` text,
  	\`contentful_tag\` text,
  	\`image_id\` integer,
  	\`imported_from\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`tour_link_image_idx\` ON \`tour_link\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`tour_link_imported_from_idx\` ON \`tour_link\` (\`imported_from\`);`)
  await db.run(sql`CREATE INDEX \`tour_link_updated_at_idx\` ON \`tour_link\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`tour_link_created_at_idx\` ON \`tour_link\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`tour_link_deleted_at_idx\` ON \`tour_link\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`tour_link__status_idx\` ON \`tour_link\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_tour_link_v_version_tour_link_for\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_tour_link_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_tour_link_v_version_tour_link_for_order_idx\` ON \`_tour_link_v_version_tour_link_for\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_tour_link_v_version_tour_link_for_parent_idx\` ON \`_tour_link_v_version_tour_link_for\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_tour_link_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_position\` numeric,
  	\`version_title\` text,
  	\`version_url\` text,
  	\`version_contentful_tag\` text,
  	\`version_image_id\` integer,
  	\`version_imported_from\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`tour_link\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_tour_link_v_parent_idx\` ON \`_tour_link_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_tour_link_v_version_version_image_idx\` ON \`_tour_link_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_tour_link_v_version_version_imported_from_idx\` ON \`_tour_link_v\` (\`version_imported_from\`);`)
  await db.run(sql`CREATE INDEX \`_tour_link_v_version_version_updated_at_idx\` ON \`_tour_link_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_tour_link_v_version_version_created_at_idx\` ON \`_tour_link_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_tour_link_v_version_version_deleted_at_idx\` ON \`_tour_link_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_tour_link_v_version_version__status_idx\` ON \`_tour_link_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_tour_link_v_created_at_idx\` ON \`_tour_link_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_tour_link_v_updated_at_idx\` ON \`_tour_link_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_tour_link_v_latest_idx\` ON \`_tour_link_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_tour_link_v_autosave_idx\` ON \`_tour_link_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`experiences_properties\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`experiences\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`experiences_properties_order_idx\` ON \`experiences_properties\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`experiences_properties_parent_idx\` ON \`experiences_properties\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`experiences\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`slug\` text,
  	\`position\` numeric,
  	\`title\` text,
  	\`navigation_text\` text,
  	\`sub_title\` text,
  	\`description\` text,
  	\`experience_category_id\` integer,
  	\`link\` text,
  	\`experience_image_id\` integer,
  	\`background_video_id\` integer,
  	\`background_video_alternative_id\` integer,
  	\`available_at\` text,
  	\`cost\` text,
  	\`price\` numeric,
  	\`duration\` text,
  	\`ages\` text,
  	\`season\` text,
  	\`what_to_expect_id\` integer,
  	\`button_text\` text,
  	\`button_link\` text,
  	\`file_id\` integer,
  	\`additional_button_text\` text,
  	\`additional_button_link\` text,
  	\`additional_file_id\` integer,
  	\`third_button_text\` text,
  	\`third_button_link\` text,
  	\`third_file_id\` integer,
  	\`imported_from\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`experience_category_id\`) REFERENCES \`experiences_category\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`experience_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`background_video_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`background_video_alternative_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`what_to_expect_id\`) REFERENCES \`what_to_expect\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`additional_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`third_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`experiences_slug_idx\` ON \`experiences\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`experiences_experience_category_idx\` ON \`experiences\` (\`experience_category_id\`);`)
  await db.run(sql`CREATE INDEX \`experiences_experience_image_idx\` ON \`experiences\` (\`experience_image_id\`);`)
  await db.run(sql`CREATE INDEX \`experiences_background_video_idx\` ON \`experiences\` (\`background_video_id\`);`)
  await db.run(sql`CREATE INDEX \`experiences_background_video_alternative_idx\` ON \`experiences\` (\`background_video_alternative_id\`);`)
  await db.run(sql`CREATE INDEX \`experiences_what_to_expect_idx\` ON \`experiences\` (\`what_to_expect_id\`);`)
  await db.run(sql`CREATE INDEX \`experiences_file_idx\` ON \`experiences\` (\`file_id\`);`)
  await db.run(sql`CREATE INDEX \`experiences_additional_file_idx\` ON \`experiences\` (\`additional_file_id\`);`)
  await db.run(sql`CREATE INDEX \`experiences_third_file_idx\` ON \`experiences\` (\`third_file_id\`);`)
  await db.run(sql`CREATE INDEX \`experiences_imported_from_idx\` ON \`experiences\` (\`imported_from\`);`)
  await db.run(sql`CREATE INDEX \`experiences_updated_at_idx\` ON \`experiences\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`experiences_created_at_idx\` ON \`experiences\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`experiences_deleted_at_idx\` ON \`experiences\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`experiences__status_idx\` ON \`experiences\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`experiences_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`experiences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`experiences_rels_order_idx\` ON \`experiences_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`experiences_rels_parent_idx\` ON \`experiences_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`experiences_rels_path_idx\` ON \`experiences_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`experiences_rels_media_id_idx\` ON \`experiences_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`_experiences_v_version_properties\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_experiences_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_experiences_v_version_properties_order_idx\` ON \`_experiences_v_version_properties\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_experiences_v_version_properties_parent_idx\` ON \`_experiences_v_version_properties\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_experiences_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_slug\` text,
  	\`version_position\` numeric,
  	\`version_title\` text,
  	\`version_navigation_text\` text,
  	\`version_sub_title\` text,
  	\`version_description\` text,
  	\`version_experience_category_id\` integer,
  	\`version_link\` text,
  	\`version_experience_image_id\` integer,
  	\`version_background_video_id\` integer,
  	\`version_background_video_alternative_id\` integer,
  	\`version_available_at\` text,
  	\`version_cost\` text,
  	\`version_price\` numeric,
  	\`version_duration\` text,
  	\`version_ages\` text,
  	\`version_season\` text,
  	\`version_what_to_expect_id\` integer,
  	\`version_button_text\` text,
  	\`version_button_link\` text,
  	\`version_file_id\` integer,
  	\`version_additional_button_text\` text,
  	\`version_additional_button_link\` text,
  	\`version_additional_file_id\` integer,
  	\`version_third_button_text\` text,
  	\`version_third_button_link\` text,
  	\`version_third_file_id\` integer,
  	\`version_imported_from\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`experiences\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_experience_category_id\`) REFERENCES \`experiences_category\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_experience_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_background_video_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_background_video_alternative_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_what_to_expect_id\`) REFERENCES \`what_to_expect\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_additional_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_third_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_experiences_v_parent_idx\` ON \`_experiences_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_experiences_v_version_version_slug_idx\` ON \`_experiences_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_experiences_v_version_version_experience_category_idx\` ON \`_experiences_v\` (\`version_experience_category_id\`);`)
  await db.run(sql`CREATE INDEX \`_experiences_v_version_version_experience_image_idx\` ON \`_experiences_v\` (\`version_experience_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_experiences_v_version_version_background_video_idx\` ON \`_experiences_v\` (\`version_background_video_id\`);`)
  await db.run(sql`CREATE INDEX \`_experiences_v_version_version_background_video_alternat_idx\` ON \`_experiences_v\` (\`version_background_video_alternative_id\`);`)
  await db.run(sql`CREATE INDEX \`_experiences_v_version_version_what_to_expect_idx\` ON \`_experiences_v\` (\`version_what_to_expect_id\`);`)
  await db.run(sql`CREATE INDEX \`_experiences_v_version_version_file_idx\` ON \`_experiences_v\` (\`version_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_experiences_v_version_version_additional_file_idx\` ON \`_experiences_v\` (\`version_additional_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_experiences_v_version_version_third_file_idx\` ON \`_experiences_v\` (\`version_third_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_experiences_v_version_version_imported_from_idx\` ON \`_experiences_v\` (\`version_imported_from\`);`)
  await db.run(sql`CREATE INDEX \`_experiences_v_version_version_updated_at_idx\` ON \`_experiences_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_experiences_v_version_version_created_at_idx\` ON \`_experiences_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_experiences_v_version_version_deleted_at_idx\` ON \`_experiences_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_experiences_v_version_version__status_idx\` ON \`_experiences_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_experiences_v_created_at_idx\` ON \`_experiences_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_experiences_v_updated_at_idx\` ON \`_experiences_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_experiences_v_latest_idx\` ON \`_experiences_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_experiences_v_autosave_idx\` ON \`_experiences_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_experiences_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_experiences_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_experiences_v_rels_order_idx\` ON \`_experiences_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_experiences_v_rels_parent_idx\` ON \`_experiences_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_experiences_v_rels_path_idx\` ON \`_experiences_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_experiences_v_rels_media_id_idx\` ON \`_experiences_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`experiences_category_carousel_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`image_id\` integer,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`experiences_category\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`experiences_category_carousel_items_order_idx\` ON \`experiences_category_carousel_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`experiences_category_carousel_items_parent_id_idx\` ON \`experiences_category_carousel_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`experiences_category_carousel_items_image_idx\` ON \`experiences_category_carousel_items\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`experiences_category\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`experiences_category_for\` text,
  	\`title\` text,
  	\`identifier\` text,
  	\`line\` text,
  	\`link\` text,
  	\`show_in_dropdown\` integer DEFAULT true,
  	\`dropdown_position\` numeric,
  	\`dropdown_thumbnail_id\` integer,
  	\`main_image_id\` integer,
  	\`hero_id\` integer,
  	\`subtitle\` text,
  	\`description\` text,
  	\`fact_sheet_id\` integer,
  	\`imported_from\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`dropdown_thumbnail_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`main_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`hero_id\`) REFERENCES \`hero_banner\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`fact_sheet_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`experiences_category_experiences_category_for_idx\` ON \`experiences_category\` (\`experiences_category_for\`);`)
  await db.run(sql`CREATE INDEX \`experiences_category_dropdown_thumbnail_idx\` ON \`experiences_category\` (\`dropdown_thumbnail_id\`);`)
  await db.run(sql`CREATE INDEX \`experiences_category_main_image_idx\` ON \`experiences_category\` (\`main_image_id\`);`)
  await db.run(sql`CREATE INDEX \`experiences_category_hero_idx\` ON \`experiences_category\` (\`hero_id\`);`)
  await db.run(sql`CREATE INDEX \`experiences_category_fact_sheet_idx\` ON \`experiences_category\` (\`fact_sheet_id\`);`)
  await db.run(sql`CREATE INDEX \`experiences_category_imported_from_idx\` ON \`experiences_category\` (\`imported_from\`);`)
  await db.run(sql`CREATE INDEX \`experiences_category_updated_at_idx\` ON \`experiences_category\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`experiences_category_created_at_idx\` ON \`experiences_category\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`experiences_category_deleted_at_idx\` ON \`experiences_category\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`experiences_category__status_idx\` ON \`experiences_category\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`experiences_category_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`experiences_id\` integer,
  	\`testimonial_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`experiences_category\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`experiences_id\`) REFERENCES \`experiences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`testimonial_id\`) REFERENCES \`testimonial\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`experiences_category_rels_order_idx\` ON \`experiences_category_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`experiences_category_rels_parent_idx\` ON \`experiences_category_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`experiences_category_rels_path_idx\` ON \`experiences_category_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`experiences_category_rels_experiences_id_idx\` ON \`experiences_category_rels\` (\`experiences_id\`);`)
  await db.run(sql`CREATE INDEX \`experiences_category_rels_testimonial_id_idx\` ON \`experiences_category_rels\` (\`testimonial_id\`);`)
  await db.run(sql`CREATE TABLE \`_experiences_category_v_version_carousel_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`image_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_experiences_category_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_experiences_category_v_version_carousel_items_order_idx\` ON \`_experiences_category_v_version_carousel_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_experiences_category_v_version_carousel_items_parent_id_idx\` ON \`_experiences_category_v_version_carousel_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_experiences_category_v_version_carousel_items_image_idx\` ON \`_experiences_category_v_version_carousel_items\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`_experiences_category_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_experiences_category_for\` text,
  	\`version_title\` text,
  	\`version_identifier\` text,
  	\`version_line\` text,
  	\`version_link\` text,
  	\`version_show_in_dropdown\` integer DEFAULT true,
  	\`version_dropdown_position\` numeric,
  	\`version_dropdown_thumbnail_id\` integer,
  	\`version_main_image_id\` integer,
  	\`version_hero_id\` integer,
  	\`version_subtitle\` text,
  	\`version_description\` text,
  	\`version_fact_sheet_id\` integer,
  	\`version_imported_from\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`experiences_category\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_dropdown_thumbnail_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_main_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_hero_id\`) REFERENCES \`hero_banner\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_fact_sheet_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_experiences_category_v_parent_idx\` ON \`_experiences_category_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_experiences_category_v_version_version_experiences_cate_idx\` ON \`_experiences_category_v\` (\`version_experiences_category_for\`);`)
  await db.run(sql`CREATE INDEX \`_experiences_category_v_version_version_dropdown_thumbna_idx\` ON \`_experiences_category_v\` (\`version_dropdown_thumbnail_id\`);`)
  await db.run(sql`CREATE INDEX \`_experiences_category_v_version_version_main_image_idx\` ON \`_experiences_category_v\` (\`version_main_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_experiences_category_v_version_version_hero_idx\` ON \`_experiences_category_v\` (\`version_hero_id\`);`)
  await db.run(sql`CREATE INDEX \`_experiences_category_v_version_version_fact_sheet_idx\` ON \`_experiences_category_v\` (\`version_fact_sheet_id\`);`)
  await db.run(sql`CREATE INDEX \`_experiences_category_v_version_version_imported_from_idx\` ON \`_experiences_category_v\` (\`version_imported_from\`);`)
  await db.run(sql`CREATE INDEX \`_experiences_category_v_version_version_updated_at_idx\` ON \`_experiences_category_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_experiences_category_v_version_version_created_at_idx\` ON \`_experiences_category_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_experiences_category_v_version_version_deleted_at_idx\` ON \`_experiences_category_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_experiences_category_v_version_version__status_idx\` ON \`_experiences_category_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_experiences_category_v_created_at_idx\` ON \`_experiences_category_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_experiences_category_v_updated_at_idx\` ON \`_experiences_category_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_experiences_category_v_latest_idx\` ON \`_experiences_category_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_experiences_category_v_autosave_idx\` ON \`_experiences_category_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_experiences_category_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`experiences_id\` integer,
  	\`testimonial_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_experiences_category_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`experiences_id\`) REFERENCES \`experiences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`testimonial_id\`) REFERENCES \`testimonial\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_experiences_category_v_rels_order_idx\` ON \`_experiences_category_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_experiences_category_v_rels_parent_idx\` ON \`_experiences_category_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_experiences_category_v_rels_path_idx\` ON \`_experiences_category_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_experiences_category_v_rels_experiences_id_idx\` ON \`_experiences_category_v_rels\` (\`experiences_id\`);`)
  await db.run(sql`CREATE INDEX \`_experiences_category_v_rels_testimonial_id_idx\` ON \`_experiences_category_v_rels\` (\`testimonial_id\`);`)
  await db.run(sql`CREATE TABLE \`experiences_property_experience_categories\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`category_id\` integer,
  	\`title\` text,
  	\`subtitle\` text,
  	\`description\` text,
  	\`link\` text,
  	\`main_image_id\` integer,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`experiences_category\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`main_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`experiences_property\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`experiences_property_experience_categories_order_idx\` ON \`experiences_property_experience_categories\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`experiences_property_experience_categories_parent_id_idx\` ON \`experiences_property_experience_categories\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`experiences_property_experience_categories_category_idx\` ON \`experiences_property_experience_categories\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`experiences_property_experience_categories_main_image_idx\` ON \`experiences_property_experience_categories\` (\`main_image_id\`);`)
  await db.run(sql`CREATE TABLE \`experiences_property\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`contentful_tag\` text,
  	\`intro_section_id\` integer,
  	\`button_text\` text,
  	\`button_link\` text,
  	\`fact_sheet_id\` integer,
  	\`imported_from\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`intro_section_id\`) REFERENCES \`intro_section\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`fact_sheet_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`experiences_property_contentful_tag_idx\` ON \`experiences_property\` (\`contentful_tag\`);`)
  await db.run(sql`CREATE INDEX \`experiences_property_intro_section_idx\` ON \`experiences_property\` (\`intro_section_id\`);`)
  await db.run(sql`CREATE INDEX \`experiences_property_fact_sheet_idx\` ON \`experiences_property\` (\`fact_sheet_id\`);`)
  await db.run(sql`CREATE INDEX \`experiences_property_imported_from_idx\` ON \`experiences_property\` (\`imported_from\`);`)
  await db.run(sql`CREATE INDEX \`experiences_property_updated_at_idx\` ON \`experiences_property\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`experiences_property_created_at_idx\` ON \`experiences_property\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`experiences_property_deleted_at_idx\` ON \`experiences_property\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`experiences_property__status_idx\` ON \`experiences_property\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`experiences_property_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`experiences_id\` integer,
  	\`testimonial_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`experiences_property\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`experiences_id\`) REFERENCES \`experiences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`testimonial_id\`) REFERENCES \`testimonial\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`experiences_property_rels_order_idx\` ON \`experiences_property_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`experiences_property_rels_parent_idx\` ON \`experiences_property_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`experiences_property_rels_path_idx\` ON \`experiences_property_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`experiences_property_rels_experiences_id_idx\` ON \`experiences_property_rels\` (\`experiences_id\`);`)
  await db.run(sql`CREATE INDEX \`experiences_property_rels_testimonial_id_idx\` ON \`experiences_property_rels\` (\`testimonial_id\`);`)
  await db.run(sql`CREATE TABLE \`_experiences_property_v_version_experience_categories\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`category_id\` integer,
  	\`title\` text,
  	\`subtitle\` text,
  	\`description\` text,
  	\`link\` text,
  	\`main_image_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`experiences_category\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`main_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_experiences_property_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_experiences_property_v_version_experience_categories_order_idx\` ON \`_experiences_property_v_version_experience_categories\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_experiences_property_v_version_experience_categories_parent_id_idx\` ON \`_experiences_property_v_version_experience_categories\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_experiences_property_v_version_experience_categories_ca_idx\` ON \`_experiences_property_v_version_experience_categories\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`_experiences_property_v_version_experience_categories_ma_idx\` ON \`_experiences_property_v_version_experience_categories\` (\`main_image_id\`);`)
  await db.run(sql`CREATE TABLE \`_experiences_property_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_contentful_tag\` text,
  	\`version_intro_section_id\` integer,
  	\`version_button_text\` text,
  	\`version_button_link\` text,
  	\`version_fact_sheet_id\` integer,
  	\`version_imported_from\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`experiences_property\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_intro_section_id\`) REFERENCES \`intro_section\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_fact_sheet_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_experiences_property_v_parent_idx\` ON \`_experiences_property_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_experiences_property_v_version_version_contentful_tag_idx\` ON \`_experiences_property_v\` (\`version_contentful_tag\`);`)
  await db.run(sql`CREATE INDEX \`_experiences_property_v_version_version_intro_section_idx\` ON \`_experiences_property_v\` (\`version_intro_section_id\`);`)
  await db.run(sql`CREATE INDEX \`_experiences_property_v_version_version_fact_sheet_idx\` ON \`_experiences_property_v\` (\`version_fact_sheet_id\`);`)
  await db.run(sql`CREATE INDEX \`_experiences_property_v_version_version_imported_from_idx\` ON \`_experiences_property_v\` (\`version_imported_from\`);`)
  await db.run(sql`CREATE INDEX \`_experiences_property_v_version_version_updated_at_idx\` ON \`_experiences_property_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_experiences_property_v_version_version_created_at_idx\` ON \`_experiences_property_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_experiences_property_v_version_version_deleted_at_idx\` ON \`_experiences_property_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_experiences_property_v_version_version__status_idx\` ON \`_experiences_property_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_experiences_property_v_created_at_idx\` ON \`_experiences_property_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_experiences_property_v_updated_at_idx\` ON \`_experiences_property_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_experiences_property_v_latest_idx\` ON \`_experiences_property_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_experiences_property_v_autosave_idx\` ON \`_experiences_property_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_experiences_property_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`experiences_id\` integer,
  	\`testimonial_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_experiences_property_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`experiences_id\`) REFERENCES \`experiences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`testimonial_id\`) REFERENCES \`testimonial\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_experiences_property_v_rels_order_idx\` ON \`_experiences_property_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_experiences_property_v_rels_parent_idx\` ON \`_experiences_property_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_experiences_property_v_rels_path_idx\` ON \`_experiences_property_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_experiences_property_v_rels_experiences_id_idx\` ON \`_experiences_property_v_rels\` (\`experiences_id\`);`)
  await db.run(sql`CREATE INDEX \`_experiences_property_v_rels_testimonial_id_idx\` ON \`_experiences_property_v_rels\` (\`testimonial_id\`);`)
  await db.run(sql`CREATE TABLE \`experiences_section\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`experiences_section_for\` text,
  	\`small_header\` text,
  	\`big_header\` text,
  	\`text\` text,
  	\`all_experiences_link\` text,
  	\`experience_pdf_id\` integer,
  	\`imported_from\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`experience_pdf_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`experiences_section_experiences_section_for_idx\` ON \`experiences_section\` (\`experiences_section_for\`);`)
  await db.run(sql`CREATE INDEX \`experiences_section_experience_pdf_idx\` ON \`experiences_section\` (\`experience_pdf_id\`);`)
  await db.run(sql`CREATE INDEX \`experiences_section_imported_from_idx\` ON \`experiences_section\` (\`imported_from\`);`)
  await db.run(sql`CREATE INDEX \`experiences_section_updated_at_idx\` ON \`experiences_section\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`experiences_section_created_at_idx\` ON \`experiences_section\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`experiences_section_deleted_at_idx\` ON \`experiences_section\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`experiences_section__status_idx\` ON \`experiences_section\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`experiences_section_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`experiences_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`experiences_section\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`experiences_id\`) REFERENCES \`experiences\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`experiences_section_rels_order_idx\` ON \`experiences_section_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`experiences_section_rels_parent_idx\` ON \`experiences_section_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`experiences_section_rels_path_idx\` ON \`experiences_section_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`experiences_section_rels_experiences_id_idx\` ON \`experiences_section_rels\` (\`experiences_id\`);`)
  await db.run(sql`CREATE TABLE \`_experiences_section_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_experiences_section_for\` text,
  	\`version_small_header\` text,
  	\`version_big_header\` text,
  	\`version_text\` text,
  	\`version_all_experiences_link\` text,
  	\`version_experience_pdf_id\` integer,
  	\`version_imported_from\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`experiences_section\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_experience_pdf_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_experiences_section_v_parent_idx\` ON \`_experiences_section_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_experiences_section_v_version_version_experiences_secti_idx\` ON \`_experiences_section_v\` (\`version_experiences_section_for\`);`)
  await db.run(sql`CREATE INDEX \`_experiences_section_v_version_version_experience_pdf_idx\` ON \`_experiences_section_v\` (\`version_experience_pdf_id\`);`)
  await db.run(sql`CREATE INDEX \`_experiences_section_v_version_version_imported_from_idx\` ON \`_experiences_section_v\` (\`version_imported_from\`);`)
  await db.run(sql`CREATE INDEX \`_experiences_section_v_version_version_updated_at_idx\` ON \`_experiences_section_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_experiences_section_v_version_version_created_at_idx\` ON \`_experiences_section_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_experiences_section_v_version_version_deleted_at_idx\` ON \`_experiences_section_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_experiences_section_v_version_version__status_idx\` ON \`_experiences_section_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_experiences_section_v_created_at_idx\` ON \`_experiences_section_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_experiences_section_v_updated_at_idx\` ON \`_experiences_section_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_experiences_section_v_latest_idx\` ON \`_experiences_section_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_experiences_section_v_autosave_idx\` ON \`_experiences_section_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_experiences_section_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`experiences_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_experiences_section_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`experiences_id\`) REFERENCES \`experiences\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_experiences_section_v_rels_order_idx\` ON \`_experiences_section_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_experiences_section_v_rels_parent_idx\` ON \`_experiences_section_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_experiences_section_v_rels_path_idx\` ON \`_experiences_section_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_experiences_section_v_rels_experiences_id_idx\` ON \`_experiences_section_v_rels\` (\`experiences_id\`);`)
  await db.run(sql`CREATE TABLE \`persona\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`position\` numeric,
  	\`title\` text,
  	\`tag\` text,
  	\`intro_main\` text,
  	\`intro_sub_copy\` text,
  	\`image_id\` integer,
  	\`imported_from\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`persona_tag_idx\` ON \`persona\` (\`tag\`);`)
  await db.run(sql`CREATE INDEX \`persona_image_idx\` ON \`persona\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`persona_imported_from_idx\` ON \`persona\` (\`imported_from\`);`)
  await db.run(sql`CREATE INDEX \`persona_updated_at_idx\` ON \`persona\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`persona_created_at_idx\` ON \`persona\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`persona_deleted_at_idx\` ON \`persona\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`persona__status_idx\` ON \`persona\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`persona_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`experiences_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`persona\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`experiences_id\`) REFERENCES \`experiences\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`persona_rels_order_idx\` ON \`persona_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`persona_rels_parent_idx\` ON \`persona_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`persona_rels_path_idx\` ON \`persona_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`persona_rels_experiences_id_idx\` ON \`persona_rels\` (\`experiences_id\`);`)
  await db.run(sql`CREATE TABLE \`_persona_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_position\` numeric,
  	\`version_title\` text,
  	\`version_tag\` text,
  	\`version_intro_main\` text,
  	\`version_intro_sub_copy\` text,
  	\`version_image_id\` integer,
  	\`version_imported_from\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`persona\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_persona_v_parent_idx\` ON \`_persona_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_persona_v_version_version_tag_idx\` ON \`_persona_v\` (\`version_tag\`);`)
  await db.run(sql`CREATE INDEX \`_persona_v_version_version_image_idx\` ON \`_persona_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_persona_v_version_version_imported_from_idx\` ON \`_persona_v\` (\`version_imported_from\`);`)
  await db.run(sql`CREATE INDEX \`_persona_v_version_version_updated_at_idx\` ON \`_persona_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_persona_v_version_version_created_at_idx\` ON \`_persona_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_persona_v_version_version_deleted_at_idx\` ON \`_persona_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_persona_v_version_version__status_idx\` ON \`_persona_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_persona_v_created_at_idx\` ON \`_persona_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_persona_v_updated_at_idx\` ON \`_persona_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_persona_v_latest_idx\` ON \`_persona_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_persona_v_autosave_idx\` ON \`_persona_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_persona_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`experiences_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_persona_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`experiences_id\`) REFERENCES \`experiences\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_persona_v_rels_order_idx\` ON \`_persona_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_persona_v_rels_parent_idx\` ON \`_persona_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_persona_v_rels_path_idx\` ON \`_persona_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_persona_v_rels_experiences_id_idx\` ON \`_persona_v_rels\` (\`experiences_id\`);`)
  await db.run(sql`CREATE TABLE \`what_to_expect_additional_info_copy\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`what_to_expect\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`what_to_expect_additional_info_copy_order_idx\` ON \`what_to_expect_additional_info_copy\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`what_to_expect_additional_info_copy_parent_id_idx\` ON \`what_to_expect_additional_info_copy\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`what_to_expect_icons_what_to_wear\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`description\` text,
  	\`icon\` text,
  	\`file_id\` integer,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`what_to_expect\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`what_to_expect_icons_what_to_wear_order_idx\` ON \`what_to_expect_icons_what_to_wear\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`what_to_expect_icons_what_to_wear_parent_id_idx\` ON \`what_to_expect_icons_what_to_wear\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`what_to_expect_icons_what_to_wear_file_idx\` ON \`what_to_expect_icons_what_to_wear\` (\`file_id\`);`)
  await db.run(sql`CREATE TABLE \`what_to_expect_icons_what_to_bring_along\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`description\` text,
  	\`icon\` text,
  	\`file_id\` integer,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`what_to_expect\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`what_to_expect_icons_what_to_bring_along_order_idx\` ON \`what_to_expect_icons_what_to_bring_along\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`what_to_expect_icons_what_to_bring_along_parent_id_idx\` ON \`what_to_expect_icons_what_to_bring_along\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`what_to_expect_icons_what_to_bring_along_file_idx\` ON \`what_to_expect_icons_what_to_bring_along\` (\`file_id\`);`)
  await db.run(sql`CREATE TABLE \`what_to_expect_icons_features\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`description\` text,
  	\`icon\` text,
  	\`file_id\` integer,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`what_to_expect\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`what_to_expect_icons_features_order_idx\` ON \`what_to_expect_icons_features\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`what_to_expect_icons_features_parent_id_idx\` ON \`what_to_expect_icons_features\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`what_to_expect_icons_features_file_idx\` ON \`what_to_expect_icons_features\` (\`file_id\`);`)
  await db.run(sql`CREATE TABLE \`what_to_expect_appointments\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`what_to_expect\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`what_to_expect_appointments_order_idx\` ON \`what_to_expect_appointments\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`what_to_expect_appointments_parent_id_idx\` ON \`what_to_expect_appointments\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`what_to_expect_fact_sheets_or_menus\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`description\` text,
  	\`file_id\` integer,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`what_to_expect\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`what_to_expect_fact_sheets_or_menus_order_idx\` ON \`what_to_expect_fact_sheets_or_menus\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`what_to_expect_fact_sheets_or_menus_parent_id_idx\` ON \`what_to_expect_fact_sheets_or_menus\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`what_to_expect_fact_sheets_or_menus_file_idx\` ON \`what_to_expect_fact_sheets_or_menus\` (\`file_id\`);`)
  await db.run(sql`CREATE TABLE \`what_to_expect\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`slug\` text,
  	\`title\` text,
  	\`description\` text,
  	\`available_at\` text,
  	\`additional_info_header\` text,
  	\`imported_from\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`what_to_expect_slug_idx\` ON \`what_to_expect\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`what_to_expect_imported_from_idx\` ON \`what_to_expect\` (\`imported_from\`);`)
  await db.run(sql`CREATE INDEX \`what_to_expect_updated_at_idx\` ON \`what_to_expect\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`what_to_expect_created_at_idx\` ON \`what_to_expect\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`what_to_expect_deleted_at_idx\` ON \`what_to_expect\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`what_to_expect__status_idx\` ON \`what_to_expect\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_what_to_expect_v_version_additional_info_copy\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_what_to_expect_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_what_to_expect_v_version_additional_info_copy_order_idx\` ON \`_what_to_expect_v_version_additional_info_copy\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_what_to_expect_v_version_additional_info_copy_parent_id_idx\` ON \`_what_to_expect_v_version_additional_info_copy\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_what_to_expect_v_version_icons_what_to_wear\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`description\` text,
  	\`icon\` text,
  	\`file_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_what_to_expect_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_what_to_expect_v_version_icons_what_to_wear_order_idx\` ON \`_what_to_expect_v_version_icons_what_to_wear\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_what_to_expect_v_version_icons_what_to_wear_parent_id_idx\` ON \`_what_to_expect_v_version_icons_what_to_wear\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_what_to_expect_v_version_icons_what_to_wear_file_idx\` ON \`_what_to_expect_v_version_icons_what_to_wear\` (\`file_id\`);`)
  await db.run(sql`CREATE TABLE \`_what_to_expect_v_version_icons_what_to_bring_along\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`description\` text,
  	\`icon\` text,
  	\`file_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_what_to_expect_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_what_to_expect_v_version_icons_what_to_bring_along_order_idx\` ON \`_what_to_expect_v_version_icons_what_to_bring_along\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_what_to_expect_v_version_icons_what_to_bring_along_parent_id_idx\` ON \`_what_to_expect_v_version_icons_what_to_bring_along\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_what_to_expect_v_version_icons_what_to_bring_along_file_idx\` ON \`_what_to_expect_v_version_icons_what_to_bring_along\` (\`file_id\`);`)
  await db.run(sql`CREATE TABLE \`_what_to_expect_v_version_icons_features\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`description\` text,
  	\`icon\` text,
  	\`file_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_what_to_expect_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_what_to_expect_v_version_icons_features_order_idx\` ON \`_what_to_expect_v_version_icons_features\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_what_to_expect_v_version_icons_features_parent_id_idx\` ON \`_what_to_expect_v_version_icons_features\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_what_to_expect_v_version_icons_features_file_idx\` ON \`_what_to_expect_v_version_icons_features\` (\`file_id\`);`)
  await db.run(sql`CREATE TABLE \`_what_to_expect_v_version_appointments\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_what_to_expect_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_what_to_expect_v_version_appointments_order_idx\` ON \`_what_to_expect_v_version_appointments\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_what_to_expect_v_version_appointments_parent_id_idx\` ON \`_what_to_expect_v_version_appointments\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_what_to_expect_v_version_fact_sheets_or_menus\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`description\` text,
  	\`file_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_what_to_expect_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_what_to_expect_v_version_fact_sheets_or_menus_order_idx\` ON \`_what_to_expect_v_version_fact_sheets_or_menus\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_what_to_expect_v_version_fact_sheets_or_menus_parent_id_idx\` ON \`_what_to_expect_v_version_fact_sheets_or_menus\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_what_to_expect_v_version_fact_sheets_or_menus_file_idx\` ON \`_what_to_expect_v_version_fact_sheets_or_menus\` (\`file_id\`);`)
  await db.run(sql`CREATE TABLE \`_what_to_expect_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_slug\` text,
  	\`version_title\` text,
  	\`version_description\` text,
  	\`version_available_at\` text,
  	\`version_additional_info_header\` text,
  	\`version_imported_from\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`what_to_expect\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_what_to_expect_v_parent_idx\` ON \`_what_to_expect_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_what_to_expect_v_version_version_slug_idx\` ON \`_what_to_expect_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_what_to_expect_v_version_version_imported_from_idx\` ON \`_what_to_expect_v\` (\`version_imported_from\`);`)
  await db.run(sql`CREATE INDEX \`_what_to_expect_v_version_version_updated_at_idx\` ON \`_what_to_expect_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_what_to_expect_v_version_version_created_at_idx\` ON \`_what_to_expect_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_what_to_expect_v_version_version_deleted_at_idx\` ON \`_what_to_expect_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_what_to_expect_v_version_version__status_idx\` ON \`_what_to_expect_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_what_to_expect_v_created_at_idx\` ON \`_what_to_expect_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_what_to_expect_v_updated_at_idx\` ON \`_what_to_expect_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_what_to_expect_v_latest_idx\` ON \`_what_to_expect_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_what_to_expect_v_autosave_idx\` ON \`_what_to_expect_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`testimonial\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`testimonial_title\` text,
  	\`testimonial_text\` text,
  	\`testimonial_posted_by\` text,
  	\`testimonial_date\` text,
  	\`property\` text,
  	\`imported_from\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`testimonial_imported_from_idx\` ON \`testimonial\` (\`imported_from\`);`)
  await db.run(sql`CREATE INDEX \`testimonial_updated_at_idx\` ON \`testimonial\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`testimonial_created_at_idx\` ON \`testimonial\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`testimonial_deleted_at_idx\` ON \`testimonial\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`testimonial__status_idx\` ON \`testimonial\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_testimonial_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_testimonial_title\` text,
  	\`version_testimonial_text\` text,
  	\`version_testimonial_posted_by\` text,
  	\`version_testimonial_date\` text,
  	\`version_property\` text,
  	\`version_imported_from\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`testimonial\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_testimonial_v_parent_idx\` ON \`_testimonial_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_testimonial_v_version_version_imported_from_idx\` ON \`_testimonial_v\` (\`version_imported_from\`);`)
  await db.run(sql`CREATE INDEX \`_testimonial_v_version_version_updated_at_idx\` ON \`_testimonial_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_testimonial_v_version_version_created_at_idx\` ON \`_testimonial_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_testimonial_v_version_version_deleted_at_idx\` ON \`_testimonial_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_testimonial_v_version_version__status_idx\` ON \`_testimonial_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_testimonial_v_created_at_idx\` ON \`_testimonial_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_testimonial_v_updated_at_idx\` ON \`_testimonial_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_testimonial_v_latest_idx\` ON \`_testimonial_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_testimonial_v_autosave_idx\` ON \`_testimonial_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`packages_stops\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`nights\` numeric,
  	\`latitude\` numeric,
  	\`longitude\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`packages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`packages_stops_order_idx\` ON \`packages_stops\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`packages_stops_parent_id_idx\` ON \`packages_stops\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`packages_days\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`place\` text,
  	\`text\` text,
  	\`stay\` text,
  	\`travel\` text,
  	\`image_id\` integer,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`packages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`packages_days_order_idx\` ON \`packages_days\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`packages_days_parent_id_idx\` ON \`packages_days\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`packages_days_image_idx\` ON \`packages_days\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`packages_facts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`value\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`packages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`packages_facts_order_idx\` ON \`packages_facts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`packages_facts_parent_id_idx\` ON \`packages_facts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`packages_questions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`question\` text,
  	\`answer\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`packages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`packages_questions_order_idx\` ON \`packages_questions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`packages_questions_parent_id_idx\` ON \`packages_questions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`packages\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`slug\` text,
  	\`position\` numeric,
  	\`title\` text,
  	\`kind\` text DEFAULT 'package',
  	\`nights\` numeric,
  	\`season\` text,
  	\`picture_id\` integer,
  	\`line\` text,
  	\`hero_id\` integer,
  	\`lead\` text,
  	\`download_id\` integer,
  	\`price_from\` numeric,
  	\`price_currency\` text,
  	\`price_note\` text,
  	\`budget\` text,
  	\`specialist_id\` integer,
  	\`enquiry_name\` text,
  	\`coming_soon\` integer DEFAULT false,
  	\`meta_title\` text,
  	\`meta_description\` text,
  	\`meta_keywords\` text,
  	\`meta_image_id\` integer,
  	\`imported_from\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`hero_id\`) REFERENCES \`hero_banner\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`download_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`specialist_id\`) REFERENCES \`specialist\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`meta_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`packages_slug_idx\` ON \`packages\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`packages_picture_idx\` ON \`packages\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`packages_hero_idx\` ON \`packages\` (\`hero_id\`);`)
  await db.run(sql`CREATE INDEX \`packages_download_idx\` ON \`packages\` (\`download_id\`);`)
  await db.run(sql`CREATE INDEX \`packages_specialist_idx\` ON \`packages\` (\`specialist_id\`);`)
  await db.run(sql`CREATE INDEX \`packages_meta_image_idx\` ON \`packages\` (\`meta_image_id\`);`)
  await db.run(sql`CREATE INDEX \`packages_imported_from_idx\` ON \`packages\` (\`imported_from\`);`)
  await db.run(sql`CREATE INDEX \`packages_updated_at_idx\` ON \`packages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`packages_created_at_idx\` ON \`packages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`packages_deleted_at_idx\` ON \`packages\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`packages__status_idx\` ON \`packages\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`packages_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`packages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`packages_texts_order_parent\` ON \`packages_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`packages_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	\`travel_africa_destination_id\` integer,
  	\`travel_africa_travel_type_id\` integer,
  	\`testimonial_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`packages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`travel_africa_destination_id\`) REFERENCES \`travel_africa_destination\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`travel_africa_travel_type_id\`) REFERENCES \`travel_africa_travel_type\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`testimonial_id\`) REFERENCES \`testimonial\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`packages_rels_order_idx\` ON \`packages_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`packages_rels_parent_idx\` ON \`packages_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`packages_rels_path_idx\` ON \`packages_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`packages_rels_media_id_idx\` ON \`packages_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`packages_rels_travel_africa_destination_id_idx\` ON \`packages_rels\` (\`travel_africa_destination_id\`);`)
  await db.run(sql`CREATE INDEX \`packages_rels_travel_africa_travel_type_id_idx\` ON \`packages_rels\` (\`travel_africa_travel_type_id\`);`)
  await db.run(sql`CREATE INDEX \`packages_rels_testimonial_id_idx\` ON \`packages_rels\` (\`testimonial_id\`);`)
  await db.run(sql`CREATE TABLE \`_packages_v_version_stops\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`nights\` numeric,
  	\`latitude\` numeric,
  	\`longitude\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_packages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_packages_v_version_stops_order_idx\` ON \`_packages_v_version_stops\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_packages_v_version_stops_parent_id_idx\` ON \`_packages_v_version_stops\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_packages_v_version_days\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`place\` text,
  	\`text\` text,
  	\`stay\` text,
  	\`travel\` text,
  	\`image_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_packages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_packages_v_version_days_order_idx\` ON \`_packages_v_version_days\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_packages_v_version_days_parent_id_idx\` ON \`_packages_v_version_days\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_packages_v_version_days_image_idx\` ON \`_packages_v_version_days\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`_packages_v_version_facts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`label\` text,
  	\`value\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_packages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_packages_v_version_facts_order_idx\` ON \`_packages_v_version_facts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_packages_v_version_facts_parent_id_idx\` ON \`_packages_v_version_facts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_packages_v_version_questions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`question\` text,
  	\`answer\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_packages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_packages_v_version_questions_order_idx\` ON \`_packages_v_version_questions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_packages_v_version_questions_parent_id_idx\` ON \`_packages_v_version_questions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_packages_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_slug\` text,
  	\`version_position\` numeric,
  	\`version_title\` text,
  	\`version_kind\` text DEFAULT 'package',
  	\`version_nights\` numeric,
  	\`version_season\` text,
  	\`version_picture_id\` integer,
  	\`version_line\` text,
  	\`version_hero_id\` integer,
  	\`version_lead\` text,
  	\`version_download_id\` integer,
  	\`version_price_from\` numeric,
  	\`version_price_currency\` text,
  	\`version_price_note\` text,
  	\`version_budget\` text,
  	\`version_specialist_id\` integer,
  	\`version_enquiry_name\` text,
  	\`version_coming_soon\` integer DEFAULT false,
  	\`version_meta_title\` text,
  	\`version_meta_description\` text,
  	\`version_meta_keywords\` text,
  	\`version_meta_image_id\` integer,
  	\`version_imported_from\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`packages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_hero_id\`) REFERENCES \`hero_banner\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_download_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_specialist_id\`) REFERENCES \`specialist\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_meta_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_packages_v_parent_idx\` ON \`_packages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_packages_v_version_version_slug_idx\` ON \`_packages_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_packages_v_version_version_picture_idx\` ON \`_packages_v\` (\`version_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_packages_v_version_version_hero_idx\` ON \`_packages_v\` (\`version_hero_id\`);`)
  await db.run(sql`CREATE INDEX \`_packages_v_version_version_download_idx\` ON \`_packages_v\` (\`version_download_id\`);`)
  await db.run(sql`CREATE INDEX \`_packages_v_version_version_specialist_idx\` ON \`_packages_v\` (\`version_specialist_id\`);`)
  await db.run(sql`CREATE INDEX \`_packages_v_version_version_meta_image_idx\` ON \`_packages_v\` (\`version_meta_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_packages_v_version_version_imported_from_idx\` ON \`_packages_v\` (\`version_imported_from\`);`)
  await db.run(sql`CREATE INDEX \`_packages_v_version_version_updated_at_idx\` ON \`_packages_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_packages_v_version_version_created_at_idx\` ON \`_packages_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_packages_v_version_version_deleted_at_idx\` ON \`_packages_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_packages_v_version_version__status_idx\` ON \`_packages_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_packages_v_created_at_idx\` ON \`_packages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_packages_v_updated_at_idx\` ON \`_packages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_packages_v_latest_idx\` ON \`_packages_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_packages_v_autosave_idx\` ON \`_packages_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_packages_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_packages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_packages_v_texts_order_parent\` ON \`_packages_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_packages_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	\`travel_africa_destination_id\` integer,
  	\`travel_africa_travel_type_id\` integer,
  	\`testimonial_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_packages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`travel_africa_destination_id\`) REFERENCES \`travel_africa_destination\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`travel_africa_travel_type_id\`) REFERENCES \`travel_africa_travel_type\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`testimonial_id\`) REFERENCES \`testimonial\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_packages_v_rels_order_idx\` ON \`_packages_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_packages_v_rels_parent_idx\` ON \`_packages_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_packages_v_rels_path_idx\` ON \`_packages_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_packages_v_rels_media_id_idx\` ON \`_packages_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`_packages_v_rels_travel_africa_destination_id_idx\` ON \`_packages_v_rels\` (\`travel_africa_destination_id\`);`)
  await db.run(sql`CREATE INDEX \`_packages_v_rels_travel_africa_travel_type_id_idx\` ON \`_packages_v_rels\` (\`travel_africa_travel_type_id\`);`)
  await db.run(sql`CREATE INDEX \`_packages_v_rels_testimonial_id_idx\` ON \`_packages_v_rels\` (\`testimonial_id\`);`)
  await db.run(sql`CREATE TABLE \`package_section_filters\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`package_section\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`package_section_filters_order_idx\` ON \`package_section_filters\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`package_section_filters_parent_id_idx\` ON \`package_section_filters\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`package_section\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`slug\` text,
  	\`title\` text,
  	\`lead\` text,
  	\`hero_id\` integer,
  	\`imported_from\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`hero_id\`) REFERENCES \`hero_banner\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`package_section_slug_idx\` ON \`package_section\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`package_section_hero_idx\` ON \`package_section\` (\`hero_id\`);`)
  await db.run(sql`CREATE INDEX \`package_section_imported_from_idx\` ON \`package_section\` (\`imported_from\`);`)
  await db.run(sql`CREATE INDEX \`package_section_updated_at_idx\` ON \`package_section\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`package_section_created_at_idx\` ON \`package_section\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`package_section_deleted_at_idx\` ON \`package_section\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`package_section__status_idx\` ON \`package_section\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`package_section_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`package_section\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`package_section_texts_order_parent\` ON \`package_section_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`package_section_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`packages_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`package_section\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`packages_id\`) REFERENCES \`packages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`package_section_rels_order_idx\` ON \`package_section_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`package_section_rels_parent_idx\` ON \`package_section_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`package_section_rels_path_idx\` ON \`package_section_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`package_section_rels_packages_id_idx\` ON \`package_section_rels\` (\`packages_id\`);`)
  await db.run(sql`CREATE TABLE \`_package_section_v_version_filters\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_package_section_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_package_section_v_version_filters_order_idx\` ON \`_package_section_v_version_filters\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_package_section_v_version_filters_parent_id_idx\` ON \`_package_section_v_version_filters\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_package_section_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_slug\` text,
  	\`version_title\` text,
  	\`version_lead\` text,
  	\`version_hero_id\` integer,
  	\`version_imported_from\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`package_section\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_hero_id\`) REFERENCES \`hero_banner\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_package_section_v_parent_idx\` ON \`_package_section_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_package_section_v_version_version_slug_idx\` ON \`_package_section_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_package_section_v_version_version_hero_idx\` ON \`_package_section_v\` (\`version_hero_id\`);`)
  await db.run(sql`CREATE INDEX \`_package_section_v_version_version_imported_from_idx\` ON \`_package_section_v\` (\`version_imported_from\`);`)
  await db.run(sql`CREATE INDEX \`_package_section_v_version_version_updated_at_idx\` ON \`_package_section_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_package_section_v_version_version_created_at_idx\` ON \`_package_section_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_package_section_v_version_version_deleted_at_idx\` ON \`_package_section_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_package_section_v_version_version__status_idx\` ON \`_package_section_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_package_section_v_created_at_idx\` ON \`_package_section_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_package_section_v_updated_at_idx\` ON \`_package_section_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_package_section_v_latest_idx\` ON \`_package_section_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_package_section_v_autosave_idx\` ON \`_package_section_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_package_section_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_package_section_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_package_section_v_texts_order_parent\` ON \`_package_section_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_package_section_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`packages_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_package_section_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`packages_id\`) REFERENCES \`packages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_package_section_v_rels_order_idx\` ON \`_package_section_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_package_section_v_rels_parent_idx\` ON \`_package_section_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_package_section_v_rels_path_idx\` ON \`_package_section_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_package_section_v_rels_packages_id_idx\` ON \`_package_section_v_rels\` (\`packages_id\`);`)
  await db.run(sql`CREATE TABLE \`custom_journey_steps\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`image_id\` integer,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`custom_journey\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`custom_journey_steps_order_idx\` ON \`custom_journey_steps\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`custom_journey_steps_parent_id_idx\` ON \`custom_journey_steps\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`custom_journey_steps_image_idx\` ON \`custom_journey_steps\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`custom_journey\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`image_id\` integer,
  	\`button_text\` text,
  	\`button_link\` text,
  	\`specialist_id\` integer,
  	\`imported_from\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`specialist_id\`) REFERENCES \`specialist\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`custom_journey_image_idx\` ON \`custom_journey\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`custom_journey_specialist_idx\` ON \`custom_journey\` (\`specialist_id\`);`)
  await db.run(sql`CREATE INDEX \`custom_journey_imported_from_idx\` ON \`custom_journey\` (\`imported_from\`);`)
  await db.run(sql`CREATE INDEX \`custom_journey_updated_at_idx\` ON \`custom_journey\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`custom_journey_created_at_idx\` ON \`custom_journey\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`custom_journey_deleted_at_idx\` ON \`custom_journey\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`custom_journey__status_idx\` ON \`custom_journey\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_custom_journey_v_version_steps\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`image_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_custom_journey_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_custom_journey_v_version_steps_order_idx\` ON \`_custom_journey_v_version_steps\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_custom_journey_v_version_steps_parent_id_idx\` ON \`_custom_journey_v_version_steps\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_custom_journey_v_version_steps_image_idx\` ON \`_custom_journey_v_version_steps\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`_custom_journey_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_text\` text,
  	\`version_image_id\` integer,
  	\`version_button_text\` text,
  	\`version_button_link\` text,
  	\`version_specialist_id\` integer,
  	\`version_imported_from\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`custom_journey\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_specialist_id\`) REFERENCES \`specialist\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_custom_journey_v_parent_idx\` ON \`_custom_journey_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_custom_journey_v_version_version_image_idx\` ON \`_custom_journey_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_custom_journey_v_version_version_specialist_idx\` ON \`_custom_journey_v\` (\`version_specialist_id\`);`)
  await db.run(sql`CREATE INDEX \`_custom_journey_v_version_version_imported_from_idx\` ON \`_custom_journey_v\` (\`version_imported_from\`);`)
  await db.run(sql`CREATE INDEX \`_custom_journey_v_version_version_updated_at_idx\` ON \`_custom_journey_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_custom_journey_v_version_version_created_at_idx\` ON \`_custom_journey_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_custom_journey_v_version_version_deleted_at_idx\` ON \`_custom_journey_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_custom_journey_v_version_version__status_idx\` ON \`_custom_journey_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_custom_journey_v_created_at_idx\` ON \`_custom_journey_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_custom_journey_v_updated_at_idx\` ON \`_custom_journey_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_custom_journey_v_latest_idx\` ON \`_custom_journey_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_custom_journey_v_autosave_idx\` ON \`_custom_journey_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`travel_africa_travel_purpose_purposes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`image_id\` integer,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`travel_africa\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`travel_africa_travel_purpose_purposes_order_idx\` ON \`travel_africa_travel_purpose_purposes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`travel_africa_travel_purpose_purposes_parent_id_idx\` ON \`travel_africa_travel_purpose_purposes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`travel_africa_travel_purpose_purposes_image_idx\` ON \`travel_africa_travel_purpose_purposes\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`travel_africa\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`hero_id\` integer,
  	\`intro_id\` integer,
  	\`map_id\` integer,
  	\`packages_heading\` text,
  	\`packages_text\` text,
  	\`travel_purpose_title\` text,
  	\`travel_purpose_text\` text,
  	\`travel_purpose_image_id\` integer,
  	\`imported_from\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`hero_id\`) REFERENCES \`hero_banner\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`intro_id\`) REFERENCES \`intro_section\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`map_id\`) REFERENCES \`maps\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`travel_purpose_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`travel_africa_hero_idx\` ON \`travel_africa\` (\`hero_id\`);`)
  await db.run(sql`CREATE INDEX \`travel_africa_intro_idx\` ON \`travel_africa\` (\`intro_id\`);`)
  await db.run(sql`CREATE INDEX \`travel_africa_map_idx\` ON \`travel_africa\` (\`map_id\`);`)
  await db.run(sql`CREATE INDEX \`travel_africa_travel_purpose_travel_purpose_image_idx\` ON \`travel_africa\` (\`travel_purpose_image_id\`);`)
  await db.run(sql`CREATE INDEX \`travel_africa_imported_from_idx\` ON \`travel_africa\` (\`imported_from\`);`)
  await db.run(sql`CREATE INDEX \`travel_africa_updated_at_idx\` ON \`travel_africa\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`travel_africa_created_at_idx\` ON \`travel_africa\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`travel_africa_deleted_at_idx\` ON \`travel_africa\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`travel_africa__status_idx\` ON \`travel_africa\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`travel_africa_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`travel_africa_destination_id\` integer,
  	\`travel_africa_travel_type_id\` integer,
  	\`packages_id\` integer,
  	\`specialist_id\` integer,
  	\`testimonial_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`travel_africa\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`travel_africa_destination_id\`) REFERENCES \`travel_africa_destination\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`travel_africa_travel_type_id\`) REFERENCES \`travel_africa_travel_type\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`packages_id\`) REFERENCES \`packages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`specialist_id\`) REFERENCES \`specialist\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`testimonial_id\`) REFERENCES \`testimonial\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`travel_africa_rels_order_idx\` ON \`travel_africa_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`travel_africa_rels_parent_idx\` ON \`travel_africa_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`travel_africa_rels_path_idx\` ON \`travel_africa_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`travel_africa_rels_travel_africa_destination_id_idx\` ON \`travel_africa_rels\` (\`travel_africa_destination_id\`);`)
  await db.run(sql`CREATE INDEX \`travel_africa_rels_travel_africa_travel_type_id_idx\` ON \`travel_africa_rels\` (\`travel_africa_travel_type_id\`);`)
  await db.run(sql`CREATE INDEX \`travel_africa_rels_packages_id_idx\` ON \`travel_africa_rels\` (\`packages_id\`);`)
  await db.run(sql`CREATE INDEX \`travel_africa_rels_specialist_id_idx\` ON \`travel_africa_rels\` (\`specialist_id\`);`)
  await db.run(sql`CREATE INDEX \`travel_africa_rels_testimonial_id_idx\` ON \`travel_africa_rels\` (\`testimonial_id\`);`)
  await db.run(sql`CREATE TABLE \`_travel_africa_v_version_travel_purpose_purposes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`image_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_travel_africa_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_travel_africa_v_version_travel_purpose_purposes_order_idx\` ON \`_travel_africa_v_version_travel_purpose_purposes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_travel_africa_v_version_travel_purpose_purposes_parent_id_idx\` ON \`_travel_africa_v_version_travel_purpose_purposes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_travel_africa_v_version_travel_purpose_purposes_image_idx\` ON \`_travel_africa_v_version_travel_purpose_purposes\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`_travel_africa_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_hero_id\` integer,
  	\`version_intro_id\` integer,
  	\`version_map_id\` integer,
  	\`version_packages_heading\` text,
  	\`version_packages_text\` text,
  	\`version_travel_purpose_title\` text,
  	\`version_travel_purpose_text\` text,
  	\`version_travel_purpose_image_id\` integer,
  	\`version_imported_from\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`travel_africa\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_hero_id\`) REFERENCES \`hero_banner\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_intro_id\`) REFERENCES \`intro_section\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_map_id\`) REFERENCES \`maps\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_travel_purpose_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_travel_africa_v_parent_idx\` ON \`_travel_africa_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_travel_africa_v_version_version_hero_idx\` ON \`_travel_africa_v\` (\`version_hero_id\`);`)
  await db.run(sql`CREATE INDEX \`_travel_africa_v_version_version_intro_idx\` ON \`_travel_africa_v\` (\`version_intro_id\`);`)
  await db.run(sql`CREATE INDEX \`_travel_africa_v_version_version_map_idx\` ON \`_travel_africa_v\` (\`version_map_id\`);`)
  await db.run(sql`CREATE INDEX \`_travel_africa_v_version_travel_purpose_version_travel_p_idx\` ON \`_travel_africa_v\` (\`version_travel_purpose_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_travel_africa_v_version_version_imported_from_idx\` ON \`_travel_africa_v\` (\`version_imported_from\`);`)
  await db.run(sql`CREATE INDEX \`_travel_africa_v_version_version_updated_at_idx\` ON \`_travel_africa_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_travel_africa_v_version_version_created_at_idx\` ON \`_travel_africa_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_travel_africa_v_version_version_deleted_at_idx\` ON \`_travel_africa_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_travel_africa_v_version_version__status_idx\` ON \`_travel_africa_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_travel_africa_v_created_at_idx\` ON \`_travel_africa_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_travel_africa_v_updated_at_idx\` ON \`_travel_africa_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_travel_africa_v_latest_idx\` ON \`_travel_africa_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_travel_africa_v_autosave_idx\` ON \`_travel_africa_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_travel_africa_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`travel_africa_destination_id\` integer,
  	\`travel_africa_travel_type_id\` integer,
  	\`packages_id\` integer,
  	\`specialist_id\` integer,
  	\`testimonial_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_travel_africa_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`travel_africa_destination_id\`) REFERENCES \`travel_africa_destination\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`travel_africa_travel_type_id\`) REFERENCES \`travel_africa_travel_type\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`packages_id\`) REFERENCES \`packages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`specialist_id\`) REFERENCES \`specialist\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`testimonial_id\`) REFERENCES \`testimonial\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_travel_africa_v_rels_order_idx\` ON \`_travel_africa_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_travel_africa_v_rels_parent_idx\` ON \`_travel_africa_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_travel_africa_v_rels_path_idx\` ON \`_travel_africa_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_travel_africa_v_rels_travel_africa_destination_id_idx\` ON \`_travel_africa_v_rels\` (\`travel_africa_destination_id\`);`)
  await db.run(sql`CREATE INDEX \`_travel_africa_v_rels_travel_africa_travel_type_id_idx\` ON \`_travel_africa_v_rels\` (\`travel_africa_travel_type_id\`);`)
  await db.run(sql`CREATE INDEX \`_travel_africa_v_rels_packages_id_idx\` ON \`_travel_africa_v_rels\` (\`packages_id\`);`)
  await db.run(sql`CREATE INDEX \`_travel_africa_v_rels_specialist_id_idx\` ON \`_travel_africa_v_rels\` (\`specialist_id\`);`)
  await db.run(sql`CREATE INDEX \`_travel_africa_v_rels_testimonial_id_idx\` ON \`_travel_africa_v_rels\` (\`testimonial_id\`);`)
  await db.run(sql`CREATE TABLE \`travel_africa_destination_facts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`value\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`travel_africa_destination\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`travel_africa_destination_facts_order_idx\` ON \`travel_africa_destination_facts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`travel_africa_destination_facts_parent_id_idx\` ON \`travel_africa_destination_facts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`travel_africa_destination_highlights\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`image_id\` integer,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`travel_africa_destination\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`travel_africa_destination_highlights_order_idx\` ON \`travel_africa_destination_highlights\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`travel_africa_destination_highlights_parent_id_idx\` ON \`travel_africa_destination_highlights\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`travel_africa_destination_highlights_image_idx\` ON \`travel_africa_destination_highlights\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`travel_africa_destination_questions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`question\` text,
  	\`answer\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`travel_africa_destination\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`travel_africa_destination_questions_order_idx\` ON \`travel_africa_destination_questions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`travel_africa_destination_questions_parent_id_idx\` ON \`travel_africa_destination_questions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`travel_africa_destination\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`slug\` text,
  	\`name\` text,
  	\`hero_id\` integer,
  	\`intro_id\` integer,
  	\`map_index\` numeric,
  	\`map_display_name\` text,
  	\`map_description\` text,
  	\`map_image_id\` integer,
  	\`latitude\` numeric,
  	\`longitude\` numeric,
  	\`body\` text,
  	\`imported_from\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`hero_id\`) REFERENCES \`hero_banner\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`intro_id\`) REFERENCES \`intro_section\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`map_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`travel_africa_destination_slug_idx\` ON \`travel_africa_destination\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`travel_africa_destination_hero_idx\` ON \`travel_africa_destination\` (\`hero_id\`);`)
  await db.run(sql`CREATE INDEX \`travel_africa_destination_intro_idx\` ON \`travel_africa_destination\` (\`intro_id\`);`)
  await db.run(sql`CREATE INDEX \`travel_africa_destination_map_image_idx\` ON \`travel_africa_destination\` (\`map_image_id\`);`)
  await db.run(sql`CREATE INDEX \`travel_africa_destination_imported_from_idx\` ON \`travel_africa_destination\` (\`imported_from\`);`)
  await db.run(sql`CREATE INDEX \`travel_africa_destination_updated_at_idx\` ON \`travel_africa_destination\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`travel_africa_destination_created_at_idx\` ON \`travel_africa_destination\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`travel_africa_destination_deleted_at_idx\` ON \`travel_africa_destination\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`travel_africa_destination__status_idx\` ON \`travel_africa_destination\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`travel_africa_destination_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`travel_africa_property_id\` integer,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`travel_africa_destination\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`travel_africa_property_id\`) REFERENCES \`travel_africa_property\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`travel_africa_destination_rels_order_idx\` ON \`travel_africa_destination_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`travel_africa_destination_rels_parent_idx\` ON \`travel_africa_destination_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`travel_africa_destination_rels_path_idx\` ON \`travel_africa_destination_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`travel_africa_destination_rels_travel_africa_property_id_idx\` ON \`travel_africa_destination_rels\` (\`travel_africa_property_id\`);`)
  await db.run(sql`CREATE INDEX \`travel_africa_destination_rels_media_id_idx\` ON \`travel_africa_destination_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`_travel_africa_destination_v_version_facts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`label\` text,
  	\`value\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_travel_africa_destination_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_travel_africa_destination_v_version_facts_order_idx\` ON \`_travel_africa_destination_v_version_facts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_travel_africa_destination_v_version_facts_parent_id_idx\` ON \`_travel_africa_destination_v_version_facts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_travel_africa_destination_v_version_highlights\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`image_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_travel_africa_destination_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_travel_africa_destination_v_version_highlights_order_idx\` ON \`_travel_africa_destination_v_version_highlights\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_travel_africa_destination_v_version_highlights_parent_id_idx\` ON \`_travel_africa_destination_v_version_highlights\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_travel_africa_destination_v_version_highlights_image_idx\` ON \`_travel_africa_destination_v_version_highlights\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`_travel_africa_destination_v_version_questions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`question\` text,
  	\`answer\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_travel_africa_destination_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_travel_africa_destination_v_version_questions_order_idx\` ON \`_travel_africa_destination_v_version_questions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_travel_africa_destination_v_version_questions_parent_id_idx\` ON \`_travel_africa_destination_v_version_questions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_travel_africa_destination_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_slug\` text,
  	\`version_name\` text,
  	\`version_hero_id\` integer,
  	\`version_intro_id\` integer,
  	\`version_map_index\` numeric,
  	\`version_map_display_name\` text,
  	\`version_map_description\` text,
  	\`version_map_image_id\` integer,
  	\`version_latitude\` numeric,
  	\`version_longitude\` numeric,
  	\`version_body\` text,
  	\`version_imported_from\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`travel_africa_destination\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_hero_id\`) REFERENCES \`hero_banner\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_intro_id\`) REFERENCES \`intro_section\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_map_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_travel_africa_destination_v_parent_idx\` ON \`_travel_africa_destination_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_travel_africa_destination_v_version_version_slug_idx\` ON \`_travel_africa_destination_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_travel_africa_destination_v_version_version_hero_idx\` ON \`_travel_africa_destination_v\` (\`version_hero_id\`);`)
  await db.run(sql`CREATE INDEX \`_travel_africa_destination_v_version_version_intro_idx\` ON \`_travel_africa_destination_v\` (\`version_intro_id\`);`)
  await db.run(sql`CREATE INDEX \`_travel_africa_destination_v_version_version_map_image_idx\` ON \`_travel_africa_destination_v\` (\`version_map_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_travel_africa_destination_v_version_version_imported_fr_idx\` ON \`_travel_africa_destination_v\` (\`version_imported_from\`);`)
  await db.run(sql`CREATE INDEX \`_travel_africa_destination_v_version_version_updated_at_idx\` ON \`_travel_africa_destination_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_travel_africa_destination_v_version_version_created_at_idx\` ON \`_travel_africa_destination_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_travel_africa_destination_v_version_version_deleted_at_idx\` ON \`_travel_africa_destination_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_travel_africa_destination_v_version_version__status_idx\` ON \`_travel_africa_destination_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_travel_africa_destination_v_created_at_idx\` ON \`_travel_africa_destination_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_travel_africa_destination_v_updated_at_idx\` ON \`_travel_africa_destination_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_travel_africa_destination_v_latest_idx\` ON \`_travel_africa_destination_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_travel_africa_destination_v_autosave_idx\` ON \`_travel_africa_destination_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_travel_africa_destination_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`travel_africa_property_id\` integer,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_travel_africa_destination_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`travel_africa_property_id\`) REFERENCES \`travel_africa_property\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_travel_africa_destination_v_rels_order_idx\` ON \`_travel_africa_destination_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_travel_africa_destination_v_rels_parent_idx\` ON \`_travel_africa_destination_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_travel_africa_destination_v_rels_path_idx\` ON \`_travel_africa_destination_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_travel_africa_destination_v_rels_travel_africa_property_idx\` ON \`_travel_africa_destination_v_rels\` (\`travel_africa_property_id\`);`)
  await db.run(sql`CREATE INDEX \`_travel_africa_destination_v_rels_media_id_idx\` ON \`_travel_africa_destination_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`travel_africa_property_facts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`value\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`travel_africa_property\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`travel_africa_property_facts_order_idx\` ON \`travel_africa_property_facts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`travel_africa_property_facts_parent_id_idx\` ON \`travel_africa_property_facts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`travel_africa_property\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`property_name\` text,
  	\`property_location\` text,
  	\`description\` text,
  	\`background_image_id\` integer,
  	\`link\` text,
  	\`latitude\` numeric,
  	\`longitude\` numeric,
  	\`imported_from\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`travel_africa_property_background_image_idx\` ON \`travel_africa_property\` (\`background_image_id\`);`)
  await db.run(sql`CREATE INDEX \`travel_africa_property_imported_from_idx\` ON \`travel_africa_property\` (\`imported_from\`);`)
  await db.run(sql`CREATE INDEX \`travel_africa_property_updated_at_idx\` ON \`travel_africa_property\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`travel_africa_property_created_at_idx\` ON \`travel_africa_property\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`travel_africa_property_deleted_at_idx\` ON \`travel_africa_property\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`travel_africa_property__status_idx\` ON \`travel_africa_property\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`travel_africa_property_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`travel_africa_property\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`travel_africa_property_rels_order_idx\` ON \`travel_africa_property_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`travel_africa_property_rels_parent_idx\` ON \`travel_africa_property_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`travel_africa_property_rels_path_idx\` ON \`travel_africa_property_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`travel_africa_property_rels_media_id_idx\` ON \`travel_africa_property_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`_travel_africa_property_v_version_facts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`label\` text,
  	\`value\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_travel_africa_property_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_travel_africa_property_v_version_facts_order_idx\` ON \`_travel_africa_property_v_version_facts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_travel_africa_property_v_version_facts_parent_id_idx\` ON \`_travel_africa_property_v_version_facts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_travel_africa_property_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_property_name\` text,
  	\`version_property_location\` text,
  	\`version_description\` text,
  	\`version_background_image_id\` integer,
  	\`version_link\` text,
  	\`version_latitude\` numeric,
  	\`version_longitude\` numeric,
  	\`version_imported_from\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`travel_africa_property\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_travel_africa_property_v_parent_idx\` ON \`_travel_africa_property_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_travel_africa_property_v_version_version_background_ima_idx\` ON \`_travel_africa_property_v\` (\`version_background_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_travel_africa_property_v_version_version_imported_from_idx\` ON \`_travel_africa_property_v\` (\`version_imported_from\`);`)
  await db.run(sql`CREATE INDEX \`_travel_africa_property_v_version_version_updated_at_idx\` ON \`_travel_africa_property_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_travel_africa_property_v_version_version_created_at_idx\` ON \`_travel_africa_property_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_travel_africa_property_v_version_version_deleted_at_idx\` ON \`_travel_africa_property_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_travel_africa_property_v_version_version__status_idx\` ON \`_travel_africa_property_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_travel_africa_property_v_created_at_idx\` ON \`_travel_africa_property_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_travel_africa_property_v_updated_at_idx\` ON \`_travel_africa_property_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_travel_africa_property_v_latest_idx\` ON \`_travel_africa_property_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_travel_africa_property_v_autosave_idx\` ON \`_travel_africa_property_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_travel_africa_property_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_travel_africa_property_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_travel_africa_property_v_rels_order_idx\` ON \`_travel_africa_property_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_travel_africa_property_v_rels_parent_idx\` ON \`_travel_africa_property_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_travel_africa_property_v_rels_path_idx\` ON \`_travel_africa_property_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_travel_africa_property_v_rels_media_id_idx\` ON \`_travel_africa_property_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`travel_africa_travel_type\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`slug\` text,
  	\`name\` text,
  	\`hero_id\` integer,
  	\`intro_id\` integer,
  	\`card_index\` numeric,
  	\`card_display_name\` text,
  	\`card_image_id\` integer,
  	\`body\` text,
  	\`imported_from\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`hero_id\`) REFERENCES \`hero_banner\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`intro_id\`) REFERENCES \`intro_section\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`card_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`travel_africa_travel_type_slug_idx\` ON \`travel_africa_travel_type\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`travel_africa_travel_type_hero_idx\` ON \`travel_africa_travel_type\` (\`hero_id\`);`)
  await db.run(sql`CREATE INDEX \`travel_africa_travel_type_intro_idx\` ON \`travel_africa_travel_type\` (\`intro_id\`);`)
  await db.run(sql`CREATE INDEX \`travel_africa_travel_type_card_image_idx\` ON \`travel_africa_travel_type\` (\`card_image_id\`);`)
  await db.run(sql`CREATE INDEX \`travel_africa_travel_type_imported_from_idx\` ON \`travel_africa_travel_type\` (\`imported_from\`);`)
  await db.run(sql`CREATE INDEX \`travel_africa_travel_type_updated_at_idx\` ON \`travel_africa_travel_type\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`travel_africa_travel_type_created_at_idx\` ON \`travel_africa_travel_type\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`travel_africa_travel_type_deleted_at_idx\` ON \`travel_africa_travel_type\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`travel_africa_travel_type__status_idx\` ON \`travel_africa_travel_type\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`travel_africa_travel_type_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`travel_africa_destination_id\` integer,
  	\`packages_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`travel_africa_travel_type\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`travel_africa_destination_id\`) REFERENCES \`travel_africa_destination\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`packages_id\`) REFERENCES \`packages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`travel_africa_travel_type_rels_order_idx\` ON \`travel_africa_travel_type_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`travel_africa_travel_type_rels_parent_idx\` ON \`travel_africa_travel_type_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`travel_africa_travel_type_rels_path_idx\` ON \`travel_africa_travel_type_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`travel_africa_travel_type_rels_travel_africa_destination_idx\` ON \`travel_africa_travel_type_rels\` (\`travel_africa_destination_id\`);`)
  await db.run(sql`CREATE INDEX \`travel_africa_travel_type_rels_packages_id_idx\` ON \`travel_africa_travel_type_rels\` (\`packages_id\`);`)
  await db.run(sql`CREATE TABLE \`_travel_africa_travel_type_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_slug\` text,
  	\`version_name\` text,
  	\`version_hero_id\` integer,
  	\`version_intro_id\` integer,
  	\`version_card_index\` numeric,
  	\`version_card_display_name\` text,
  	\`version_card_image_id\` integer,
  	\`version_body\` text,
  	\`version_imported_from\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`travel_africa_travel_type\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_hero_id\`) REFERENCES \`hero_banner\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_intro_id\`) REFERENCES \`intro_section\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_card_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_travel_africa_travel_type_v_parent_idx\` ON \`_travel_africa_travel_type_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_travel_africa_travel_type_v_version_version_slug_idx\` ON \`_travel_africa_travel_type_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_travel_africa_travel_type_v_version_version_hero_idx\` ON \`_travel_africa_travel_type_v\` (\`version_hero_id\`);`)
  await db.run(sql`CREATE INDEX \`_travel_africa_travel_type_v_version_version_intro_idx\` ON \`_travel_africa_travel_type_v\` (\`version_intro_id\`);`)
  await db.run(sql`CREATE INDEX \`_travel_africa_travel_type_v_version_version_card_image_idx\` ON \`_travel_africa_travel_type_v\` (\`version_card_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_travel_africa_travel_type_v_version_version_imported_fr_idx\` ON \`_travel_africa_travel_type_v\` (\`version_imported_from\`);`)
  await db.run(sql`CREATE INDEX \`_travel_africa_travel_type_v_version_version_updated_at_idx\` ON \`_travel_africa_travel_type_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_travel_africa_travel_type_v_version_version_created_at_idx\` ON \`_travel_africa_travel_type_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_travel_africa_travel_type_v_version_version_deleted_at_idx\` ON \`_travel_africa_travel_type_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_travel_africa_travel_type_v_version_version__status_idx\` ON \`_travel_africa_travel_type_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_travel_africa_travel_type_v_created_at_idx\` ON \`_travel_africa_travel_type_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_travel_africa_travel_type_v_updated_at_idx\` ON \`_travel_africa_travel_type_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_travel_africa_travel_type_v_latest_idx\` ON \`_travel_africa_travel_type_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_travel_africa_travel_type_v_autosave_idx\` ON \`_travel_africa_travel_type_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_travel_africa_travel_type_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`travel_africa_destination_id\` integer,
  	\`packages_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_travel_africa_travel_type_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`travel_africa_destination_id\`) REFERENCES \`travel_africa_destination\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`packages_id\`) REFERENCES \`packages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_travel_africa_travel_type_v_rels_order_idx\` ON \`_travel_africa_travel_type_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_travel_africa_travel_type_v_rels_parent_idx\` ON \`_travel_africa_travel_type_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_travel_africa_travel_type_v_rels_path_idx\` ON \`_travel_africa_travel_type_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_travel_africa_travel_type_v_rels_travel_africa_destinat_idx\` ON \`_travel_africa_travel_type_v_rels\` (\`travel_africa_destination_id\`);`)
  await db.run(sql`CREATE INDEX \`_travel_africa_travel_type_v_rels_packages_id_idx\` ON \`_travel_africa_travel_type_v_rels\` (\`packages_id\`);`)
  await db.run(sql`CREATE TABLE \`specialist\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`position\` numeric,
  	\`name\` text,
  	\`speciality\` text,
  	\`biography\` text,
  	\`portrait_id\` integer,
  	\`imported_from\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`portrait_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`specialist_portrait_idx\` ON \`specialist\` (\`portrait_id\`);`)
  await db.run(sql`CREATE INDEX \`specialist_imported_from_idx\` ON \`specialist\` (\`imported_from\`);`)
  await db.run(sql`CREATE INDEX \`specialist_updated_at_idx\` ON \`specialist\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`specialist_created_at_idx\` ON \`specialist\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`specialist_deleted_at_idx\` ON \`specialist\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`specialist__status_idx\` ON \`specialist\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`specialist_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`specialist\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`specialist_texts_order_parent\` ON \`specialist_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_specialist_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_position\` numeric,
  	\`version_name\` text,
  	\`version_speciality\` text,
  	\`version_biography\` text,
  	\`version_portrait_id\` integer,
  	\`version_imported_from\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`specialist\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_portrait_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_specialist_v_parent_idx\` ON \`_specialist_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_specialist_v_version_version_portrait_idx\` ON \`_specialist_v\` (\`version_portrait_id\`);`)
  await db.run(sql`CREATE INDEX \`_specialist_v_version_version_imported_from_idx\` ON \`_specialist_v\` (\`version_imported_from\`);`)
  await db.run(sql`CREATE INDEX \`_specialist_v_version_version_updated_at_idx\` ON \`_specialist_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_specialist_v_version_version_created_at_idx\` ON \`_specialist_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_specialist_v_version_version_deleted_at_idx\` ON \`_specialist_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_specialist_v_version_version__status_idx\` ON \`_specialist_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_specialist_v_created_at_idx\` ON \`_specialist_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_specialist_v_updated_at_idx\` ON \`_specialist_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_specialist_v_latest_idx\` ON \`_specialist_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_specialist_v_autosave_idx\` ON \`_specialist_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_specialist_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_specialist_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_specialist_v_texts_order_parent\` ON \`_specialist_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`travel_guide_sections\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`heading\` text,
  	\`body\` text,
  	\`image_id\` integer,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`travel_guide\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`travel_guide_sections_order_idx\` ON \`travel_guide_sections\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`travel_guide_sections_parent_id_idx\` ON \`travel_guide_sections\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`travel_guide_sections_image_idx\` ON \`travel_guide_sections\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`travel_guide_downloads\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`description\` text,
  	\`file_id\` integer,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`travel_guide\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`travel_guide_downloads_order_idx\` ON \`travel_guide_downloads\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`travel_guide_downloads_parent_id_idx\` ON \`travel_guide_downloads\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`travel_guide_downloads_file_idx\` ON \`travel_guide_downloads\` (\`file_id\`);`)
  await db.run(sql`CREATE TABLE \`travel_guide\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`hero_id\` integer,
  	\`lead\` text,
  	\`image_id\` integer,
  	\`imported_from\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`hero_id\`) REFERENCES \`hero_banner\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`travel_guide_hero_idx\` ON \`travel_guide\` (\`hero_id\`);`)
  await db.run(sql`CREATE INDEX \`travel_guide_image_idx\` ON \`travel_guide\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`travel_guide_imported_from_idx\` ON \`travel_guide\` (\`imported_from\`);`)
  await db.run(sql`CREATE INDEX \`travel_guide_updated_at_idx\` ON \`travel_guide\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`travel_guide_created_at_idx\` ON \`travel_guide\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`travel_guide_deleted_at_idx\` ON \`travel_guide\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`travel_guide__status_idx\` ON \`travel_guide\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_travel_guide_v_version_sections\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`heading\` text,
  	\`body\` text,
  	\`image_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_travel_guide_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_travel_guide_v_version_sections_order_idx\` ON \`_travel_guide_v_version_sections\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_travel_guide_v_version_sections_parent_id_idx\` ON \`_travel_guide_v_version_sections\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_travel_guide_v_version_sections_image_idx\` ON \`_travel_guide_v_version_sections\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`_travel_guide_v_version_downloads\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`description\` text,
  	\`file_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_travel_guide_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_travel_guide_v_version_downloads_order_idx\` ON \`_travel_guide_v_version_downloads\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_travel_guide_v_version_downloads_parent_id_idx\` ON \`_travel_guide_v_version_downloads\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_travel_guide_v_version_downloads_file_idx\` ON \`_travel_guide_v_version_downloads\` (\`file_id\`);`)
  await db.run(sql`CREATE TABLE \`_travel_guide_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_hero_id\` integer,
  	\`version_lead\` text,
  	\`version_image_id\` integer,
  	\`version_imported_from\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`travel_guide\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_hero_id\`) REFERENCES \`hero_banner\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_travel_guide_v_parent_idx\` ON \`_travel_guide_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_travel_guide_v_version_version_hero_idx\` ON \`_travel_guide_v\` (\`version_hero_id\`);`)
  await db.run(sql`CREATE INDEX \`_travel_guide_v_version_version_image_idx\` ON \`_travel_guide_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_travel_guide_v_version_version_imported_from_idx\` ON \`_travel_guide_v\` (\`version_imported_from\`);`)
  await db.run(sql`CREATE INDEX \`_travel_guide_v_version_version_updated_at_idx\` ON \`_travel_guide_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_travel_guide_v_version_version_created_at_idx\` ON \`_travel_guide_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_travel_guide_v_version_version_deleted_at_idx\` ON \`_travel_guide_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_travel_guide_v_version_version__status_idx\` ON \`_travel_guide_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_travel_guide_v_created_at_idx\` ON \`_travel_guide_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_travel_guide_v_updated_at_idx\` ON \`_travel_guide_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_travel_guide_v_latest_idx\` ON \`_travel_guide_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_travel_guide_v_autosave_idx\` ON \`_travel_guide_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`maps_pins\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`category\` text,
  	\`text\` text,
  	\`image_id\` integer,
  	\`link\` text,
  	\`latitude\` numeric,
  	\`longitude\` numeric,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`maps\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`maps_pins_order_idx\` ON \`maps_pins\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`maps_pins_parent_id_idx\` ON \`maps_pins\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`maps_pins_image_idx\` ON \`maps_pins\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`maps_selling_points\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`maps\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`maps_selling_points_order_idx\` ON \`maps_selling_points\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`maps_selling_points_parent_id_idx\` ON \`maps_selling_points\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`maps\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`map_for\` text,
  	\`title\` text,
  	\`category\` text,
  	\`description\` text,
  	\`image_id\` integer,
  	\`imported_from\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`maps_map_for_idx\` ON \`maps\` (\`map_for\`);`)
  await db.run(sql`CREATE INDEX \`maps_image_idx\` ON \`maps\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`maps_imported_from_idx\` ON \`maps\` (\`imported_from\`);`)
  await db.run(sql`CREATE INDEX \`maps_updated_at_idx\` ON \`maps\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`maps_created_at_idx\` ON \`maps\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`maps_deleted_at_idx\` ON \`maps\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`maps__status_idx\` ON \`maps\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`maps_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`maps\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`maps_texts_order_parent\` ON \`maps_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_maps_v_version_pins\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`category\` text,
  	\`text\` text,
  	\`image_id\` integer,
  	\`link\` text,
  	\`latitude\` numeric,
  	\`longitude\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_maps_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_maps_v_version_pins_order_idx\` ON \`_maps_v_version_pins\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_maps_v_version_pins_parent_id_idx\` ON \`_maps_v_version_pins\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_maps_v_version_pins_image_idx\` ON \`_maps_v_version_pins\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`_maps_v_version_selling_points\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_maps_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_maps_v_version_selling_points_order_idx\` ON \`_maps_v_version_selling_points\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_maps_v_version_selling_points_parent_id_idx\` ON \`_maps_v_version_selling_points\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_maps_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_map_for\` text,
  	\`version_title\` text,
  	\`version_category\` text,
  	\`version_description\` text,
  	\`version_image_id\` integer,
  	\`version_imported_from\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`maps\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_maps_v_parent_idx\` ON \`_maps_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_maps_v_version_version_map_for_idx\` ON \`_maps_v\` (\`version_map_for\`);`)
  await db.run(sql`CREATE INDEX \`_maps_v_version_version_image_idx\` ON \`_maps_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_maps_v_version_version_imported_from_idx\` ON \`_maps_v\` (\`version_imported_from\`);`)
  await db.run(sql`CREATE INDEX \`_maps_v_version_version_updated_at_idx\` ON \`_maps_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_maps_v_version_version_created_at_idx\` ON \`_maps_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_maps_v_version_version_deleted_at_idx\` ON \`_maps_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_maps_v_version_version__status_idx\` ON \`_maps_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_maps_v_created_at_idx\` ON \`_maps_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_maps_v_updated_at_idx\` ON \`_maps_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_maps_v_latest_idx\` ON \`_maps_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_maps_v_autosave_idx\` ON \`_maps_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_maps_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_maps_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_maps_v_texts_order_parent\` ON \`_maps_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`blog\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`slug\` text,
  	\`title\` text,
  	\`standfirst\` text,
  	\`date\` text,
  	\`category\` text,
  	\`minutes\` numeric,
  	\`is_featured_post\` integer DEFAULT false,
  	\`author_id\` integer,
  	\`image_id\` integer,
  	\`image_caption\` text,
  	\`body\` text,
  	\`meta_title\` text,
  	\`meta_description\` text,
  	\`meta_keywords\` text,
  	\`meta_image_id\` integer,
  	\`imported_from\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`author_id\`) REFERENCES \`team_member\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`meta_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`blog_slug_idx\` ON \`blog\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`blog_author_idx\` ON \`blog\` (\`author_id\`);`)
  await db.run(sql`CREATE INDEX \`blog_image_idx\` ON \`blog\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`blog_meta_image_idx\` ON \`blog\` (\`meta_image_id\`);`)
  await db.run(sql`CREATE INDEX \`blog_imported_from_idx\` ON \`blog\` (\`imported_from\`);`)
  await db.run(sql`CREATE INDEX \`blog_updated_at_idx\` ON \`blog\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`blog_created_at_idx\` ON \`blog\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`blog_deleted_at_idx\` ON \`blog\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`blog__status_idx\` ON \`blog\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`_status_deletedAt_date_createdAt_idx\` ON \`blog\` (\`_status\`,\`deleted_at\`,\`date\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`blog_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`tag_id\` integer,
  	\`media_id\` integer,
  	\`blog_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`blog\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tag_id\`) REFERENCES \`tag\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`blog_id\`) REFERENCES \`blog\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`blog_rels_order_idx\` ON \`blog_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`blog_rels_parent_idx\` ON \`blog_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`blog_rels_path_idx\` ON \`blog_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`blog_rels_tag_id_idx\` ON \`blog_rels\` (\`tag_id\`);`)
  await db.run(sql`CREATE INDEX \`blog_rels_media_id_idx\` ON \`blog_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`blog_rels_blog_id_idx\` ON \`blog_rels\` (\`blog_id\`);`)
  await db.run(sql`CREATE TABLE \`_blog_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_slug\` text,
  	\`version_title\` text,
  	\`version_standfirst\` text,
  	\`version_date\` text,
  	\`version_category\` text,
  	\`version_minutes\` numeric,
  	\`version_is_featured_post\` integer DEFAULT false,
  	\`version_author_id\` integer,
  	\`version_image_id\` integer,
  	\`version_image_caption\` text,
  	\`version_body\` text,
  	\`version_meta_title\` text,
  	\`version_meta_description\` text,
  	\`version_meta_keywords\` text,
  	\`version_meta_image_id\` integer,
  	\`version_imported_from\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`blog\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_author_id\`) REFERENCES \`team_member\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_meta_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_blog_v_parent_idx\` ON \`_blog_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_blog_v_version_version_slug_idx\` ON \`_blog_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_blog_v_version_version_author_idx\` ON \`_blog_v\` (\`version_author_id\`);`)
  await db.run(sql`CREATE INDEX \`_blog_v_version_version_image_idx\` ON \`_blog_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_blog_v_version_version_meta_image_idx\` ON \`_blog_v\` (\`version_meta_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_blog_v_version_version_imported_from_idx\` ON \`_blog_v\` (\`version_imported_from\`);`)
  await db.run(sql`CREATE INDEX \`_blog_v_version_version_updated_at_idx\` ON \`_blog_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_blog_v_version_version_created_at_idx\` ON \`_blog_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_blog_v_version_version_deleted_at_idx\` ON \`_blog_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_blog_v_version_version__status_idx\` ON \`_blog_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_blog_v_created_at_idx\` ON \`_blog_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_blog_v_updated_at_idx\` ON \`_blog_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_blog_v_latest_idx\` ON \`_blog_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_blog_v_autosave_idx\` ON \`_blog_v\` (\`autosave\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_idx\` ON \`_blog_v\` (\`version__status\`,\`version_deleted_at\`,\`version_date\`,\`version_created_at\`);`)
  await db.run(sql`CREATE TABLE \`_blog_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`tag_id\` integer,
  	\`media_id\` integer,
  	\`blog_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_blog_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tag_id\`) REFERENCES \`tag\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`blog_id\`) REFERENCES \`blog\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_blog_v_rels_order_idx\` ON \`_blog_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_blog_v_rels_parent_idx\` ON \`_blog_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_blog_v_rels_path_idx\` ON \`_blog_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_blog_v_rels_tag_id_idx\` ON \`_blog_v_rels\` (\`tag_id\`);`)
  await db.run(sql`CREATE INDEX \`_blog_v_rels_media_id_idx\` ON \`_blog_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`_blog_v_rels_blog_id_idx\` ON \`_blog_v_rels\` (\`blog_id\`);`)
  await db.run(sql`CREATE TABLE \`tag\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`position\` numeric,
  	\`title\` text,
  	\`category\` text,
  	\`imported_from\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`tag_title_idx\` ON \`tag\` (\`title\`);`)
  await db.run(sql`CREATE INDEX \`tag_imported_from_idx\` ON \`tag\` (\`imported_from\`);`)
  await db.run(sql`CREATE INDEX \`tag_updated_at_idx\` ON \`tag\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`tag_created_at_idx\` ON \`tag\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`tag_deleted_at_idx\` ON \`tag\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`tag__status_idx\` ON \`tag\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_tag_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_position\` numeric,
  	\`version_title\` text,
  	\`version_category\` text,
  	\`version_imported_from\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`tag\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_tag_v_parent_idx\` ON \`_tag_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_tag_v_version_version_title_idx\` ON \`_tag_v\` (\`version_title\`);`)
  await db.run(sql`CREATE INDEX \`_tag_v_version_version_imported_from_idx\` ON \`_tag_v\` (\`version_imported_from\`);`)
  await db.run(sql`CREATE INDEX \`_tag_v_version_version_updated_at_idx\` ON \`_tag_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_tag_v_version_version_created_at_idx\` ON \`_tag_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_tag_v_version_version_deleted_at_idx\` ON \`_tag_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_tag_v_version_version__status_idx\` ON \`_tag_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_tag_v_created_at_idx\` ON \`_tag_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_tag_v_updated_at_idx\` ON \`_tag_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_tag_v_latest_idx\` ON \`_tag_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_tag_v_autosave_idx\` ON \`_tag_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`award\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`position\` numeric,
  	\`title\` text,
  	\`year\` numeric,
  	\`given_by\` text,
  	\`property\` text,
  	\`text\` text,
  	\`image_id\` integer,
  	\`link\` text,
  	\`imported_from\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`award_image_idx\` ON \`award\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`award_imported_from_idx\` ON \`award\` (\`imported_from\`);`)
  await db.run(sql`CREATE INDEX \`award_updated_at_idx\` ON \`award\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`award_created_at_idx\` ON \`award\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`award_deleted_at_idx\` ON \`award\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`award__status_idx\` ON \`award\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_award_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_position\` numeric,
  	\`version_title\` text,
  	\`version_year\` numeric,
  	\`version_given_by\` text,
  	\`version_property\` text,
  	\`version_text\` text,
  	\`version_image_id\` integer,
  	\`version_link\` text,
  	\`version_imported_from\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`award\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_award_v_parent_idx\` ON \`_award_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_award_v_version_version_image_idx\` ON \`_award_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_award_v_version_version_imported_from_idx\` ON \`_award_v\` (\`version_imported_from\`);`)
  await db.run(sql`CREATE INDEX \`_award_v_version_version_updated_at_idx\` ON \`_award_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_award_v_version_version_created_at_idx\` ON \`_award_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_award_v_version_version_deleted_at_idx\` ON \`_award_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_award_v_version_version__status_idx\` ON \`_award_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_award_v_created_at_idx\` ON \`_award_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_award_v_updated_at_idx\` ON \`_award_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_award_v_latest_idx\` ON \`_award_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_award_v_autosave_idx\` ON \`_award_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`impact_levy_shares\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`amount\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`impact\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`impact_levy_shares_order_idx\` ON \`impact_levy_shares\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`impact_levy_shares_parent_id_idx\` ON \`impact_levy_shares\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`impact_figures_values\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`value\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`impact_figures\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`impact_figures_values_order_idx\` ON \`impact_figures_values\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`impact_figures_values_parent_id_idx\` ON \`impact_figures_values\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`impact_figures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`unit\` text,
  	\`target\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`impact\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`impact_figures_order_idx\` ON \`impact_figures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`impact_figures_parent_id_idx\` ON \`impact_figures\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`impact_facts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`value\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`impact\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`impact_facts_order_idx\` ON \`impact_facts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`impact_facts_parent_id_idx\` ON \`impact_facts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`impact\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`hero_id\` integer,
  	\`heading\` text,
  	\`lead\` text,
  	\`committee_heading\` text,
  	\`committee_text\` text,
  	\`levy_heading\` text,
  	\`levy_text\` text,
  	\`method\` text,
  	\`image_id\` integer,
  	\`imported_from\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`hero_id\`) REFERENCES \`hero_banner\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`impact_hero_idx\` ON \`impact\` (\`hero_id\`);`)
  await db.run(sql`CREATE INDEX \`impact_image_idx\` ON \`impact\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`impact_imported_from_idx\` ON \`impact\` (\`imported_from\`);`)
  await db.run(sql`CREATE INDEX \`impact_updated_at_idx\` ON \`impact\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`impact_created_at_idx\` ON \`impact\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`impact_deleted_at_idx\` ON \`impact\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`impact__status_idx\` ON \`impact\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`impact_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`impact_pillar_id\` integer,
  	\`initiative_id\` integer,
  	\`impact_project_id\` integer,
  	\`committee_member_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`impact\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`impact_pillar_id\`) REFERENCES \`impact_pillar\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`initiative_id\`) REFERENCES \`initiative\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`impact_project_id\`) REFERENCES \`impact_project\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`committee_member_id\`) REFERENCES \`committee_member\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`impact_rels_order_idx\` ON \`impact_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`impact_rels_parent_idx\` ON \`impact_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`impact_rels_path_idx\` ON \`impact_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`impact_rels_impact_pillar_id_idx\` ON \`impact_rels\` (\`impact_pillar_id\`);`)
  await db.run(sql`CREATE INDEX \`impact_rels_initiative_id_idx\` ON \`impact_rels\` (\`initiative_id\`);`)
  await db.run(sql`CREATE INDEX \`impact_rels_impact_project_id_idx\` ON \`impact_rels\` (\`impact_project_id\`);`)
  await db.run(sql`CREATE INDEX \`impact_rels_committee_member_id_idx\` ON \`impact_rels\` (\`committee_member_id\`);`)
  await db.run(sql`CREATE TABLE \`_impact_v_version_levy_shares\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`amount\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_impact_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_impact_v_version_levy_shares_order_idx\` ON \`_impact_v_version_levy_shares\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_impact_v_version_levy_shares_parent_id_idx\` ON \`_impact_v_version_levy_shares\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_impact_v_version_figures_values\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`label\` text,
  	\`value\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_impact_v_version_figures\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_impact_v_version_figures_values_order_idx\` ON \`_impact_v_version_figures_values\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_impact_v_version_figures_values_parent_id_idx\` ON \`_impact_v_version_figures_values\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_impact_v_version_figures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`unit\` text,
  	\`target\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_impact_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_impact_v_version_figures_order_idx\` ON \`_impact_v_version_figures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_impact_v_version_figures_parent_id_idx\` ON \`_impact_v_version_figures\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_impact_v_version_facts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`label\` text,
  	\`value\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_impact_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_impact_v_version_facts_order_idx\` ON \`_impact_v_version_facts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_impact_v_version_facts_parent_id_idx\` ON \`_impact_v_version_facts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_impact_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_hero_id\` integer,
  	\`version_heading\` text,
  	\`version_lead\` text,
  	\`version_committee_heading\` text,
  	\`version_committee_text\` text,
  	\`version_levy_heading\` text,
  	\`version_levy_text\` text,
  	\`version_method\` text,
  	\`version_image_id\` integer,
  	\`version_imported_from\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`impact\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_hero_id\`) REFERENCES \`hero_banner\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_impact_v_parent_idx\` ON \`_impact_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_impact_v_version_version_hero_idx\` ON \`_impact_v\` (\`version_hero_id\`);`)
  await db.run(sql`CREATE INDEX \`_impact_v_version_version_image_idx\` ON \`_impact_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_impact_v_version_version_imported_from_idx\` ON \`_impact_v\` (\`version_imported_from\`);`)
  await db.run(sql`CREATE INDEX \`_impact_v_version_version_updated_at_idx\` ON \`_impact_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_impact_v_version_version_created_at_idx\` ON \`_impact_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_impact_v_version_version_deleted_at_idx\` ON \`_impact_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_impact_v_version_version__status_idx\` ON \`_impact_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_impact_v_created_at_idx\` ON \`_impact_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_impact_v_updated_at_idx\` ON \`_impact_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_impact_v_latest_idx\` ON \`_impact_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_impact_v_autosave_idx\` ON \`_impact_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_impact_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`impact_pillar_id\` integer,
  	\`initiative_id\` integer,
  	\`impact_project_id\` integer,
  	\`committee_member_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_impact_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`impact_pillar_id\`) REFERENCES \`impact_pillar\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`initiative_id\`) REFERENCES \`initiative\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`impact_project_id\`) REFERENCES \`impact_project\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`committee_member_id\`) REFERENCES \`committee_member\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_impact_v_rels_order_idx\` ON \`_impact_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_impact_v_rels_parent_idx\` ON \`_impact_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_impact_v_rels_path_idx\` ON \`_impact_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_impact_v_rels_impact_pillar_id_idx\` ON \`_impact_v_rels\` (\`impact_pillar_id\`);`)
  await db.run(sql`CREATE INDEX \`_impact_v_rels_initiative_id_idx\` ON \`_impact_v_rels\` (\`initiative_id\`);`)
  await db.run(sql`CREATE INDEX \`_impact_v_rels_impact_project_id_idx\` ON \`_impact_v_rels\` (\`impact_project_id\`);`)
  await db.run(sql`CREATE INDEX \`_impact_v_rels_committee_member_id_idx\` ON \`_impact_v_rels\` (\`committee_member_id\`);`)
  await db.run(sql`CREATE TABLE \`impact_pillar\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`slug\` text,
  	\`position\` numeric,
  	\`name\` text,
  	\`heading\` text,
  	\`description\` text,
  	\`image_id\` integer,
  	\`imported_from\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`impact_pillar_slug_idx\` ON \`impact_pillar\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`impact_pillar_image_idx\` ON \`impact_pillar\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`impact_pillar_imported_from_idx\` ON \`impact_pillar\` (\`imported_from\`);`)
  await db.run(sql`CREATE INDEX \`impact_pillar_updated_at_idx\` ON \`impact_pillar\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`impact_pillar_created_at_idx\` ON \`impact_pillar\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`impact_pillar_deleted_at_idx\` ON \`impact_pillar\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`impact_pillar__status_idx\` ON \`impact_pillar\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_impact_pillar_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_slug\` text,
  	\`version_position\` numeric,
  	\`version_name\` text,
  	\`version_heading\` text,
  	\`version_description\` text,
  	\`version_image_id\` integer,
  	\`version_imported_from\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`impact_pillar\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_impact_pillar_v_parent_idx\` ON \`_impact_pillar_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_impact_pillar_v_version_version_slug_idx\` ON \`_impact_pillar_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_impact_pillar_v_version_version_image_idx\` ON \`_impact_pillar_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_impact_pillar_v_version_version_imported_from_idx\` ON \`_impact_pillar_v\` (\`version_imported_from\`);`)
  await db.run(sql`CREATE INDEX \`_impact_pillar_v_version_version_updated_at_idx\` ON \`_impact_pillar_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_impact_pillar_v_version_version_created_at_idx\` ON \`_impact_pillar_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_impact_pillar_v_version_version_deleted_at_idx\` ON \`_impact_pillar_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_impact_pillar_v_version_version__status_idx\` ON \`_impact_pillar_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_impact_pillar_v_created_at_idx\` ON \`_impact_pillar_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_impact_pillar_v_updated_at_idx\` ON \`_impact_pillar_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_impact_pillar_v_latest_idx\` ON \`_impact_pillar_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_impact_pillar_v_autosave_idx\` ON \`_impact_pillar_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`initiative\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`slug\` text,
  	\`position\` numeric,
  	\`name\` text,
  	\`title\` text,
  	\`description\` text,
  	\`pillar_id\` integer,
  	\`image_id\` integer,
  	\`link\` text,
  	\`imported_from\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`pillar_id\`) REFERENCES \`impact_pillar\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`initiative_slug_idx\` ON \`initiative\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`initiative_pillar_idx\` ON \`initiative\` (\`pillar_id\`);`)
  await db.run(sql`CREATE INDEX \`initiative_image_idx\` ON \`initiative\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`initiative_imported_from_idx\` ON \`initiative\` (\`imported_from\`);`)
  await db.run(sql`CREATE INDEX \`initiative_updated_at_idx\` ON \`initiative\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`initiative_created_at_idx\` ON \`initiative\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`initiative_deleted_at_idx\` ON \`initiative\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`initiative__status_idx\` ON \`initiative\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_initiative_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_slug\` text,
  	\`version_position\` numeric,
  	\`version_name\` text,
  	\`version_title\` text,
  	\`version_description\` text,
  	\`version_pillar_id\` integer,
  	\`version_image_id\` integer,
  	\`version_link\` text,
  	\`version_imported_from\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`initiative\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_pillar_id\`) REFERENCES \`impact_pillar\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_initiative_v_parent_idx\` ON \`_initiative_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_initiative_v_version_version_slug_idx\` ON \`_initiative_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_initiative_v_version_version_pillar_idx\` ON \`_initiative_v\` (\`version_pillar_id\`);`)
  await db.run(sql`CREATE INDEX \`_initiative_v_version_version_image_idx\` ON \`_initiative_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_initiative_v_version_version_imported_from_idx\` ON \`_initiative_v\` (\`version_imported_from\`);`)
  await db.run(sql`CREATE INDEX \`_initiative_v_version_version_updated_at_idx\` ON \`_initiative_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_initiative_v_version_version_created_at_idx\` ON \`_initiative_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_initiative_v_version_version_deleted_at_idx\` ON \`_initiative_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_initiative_v_version_version__status_idx\` ON \`_initiative_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_initiative_v_created_at_idx\` ON \`_initiative_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_initiative_v_updated_at_idx\` ON \`_initiative_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_initiative_v_latest_idx\` ON \`_initiative_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_initiative_v_autosave_idx\` ON \`_initiative_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`committee_member\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`slug\` text,
  	\`position\` numeric,
  	\`name\` text,
  	\`role\` text,
  	\`place\` text,
  	\`biography\` text,
  	\`image_id\` integer,
  	\`imported_from\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`committee_member_slug_idx\` ON \`committee_member\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`committee_member_image_idx\` ON \`committee_member\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`committee_member_imported_from_idx\` ON \`committee_member\` (\`imported_from\`);`)
  await db.run(sql`CREATE INDEX \`committee_member_updated_at_idx\` ON \`committee_member\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`committee_member_created_at_idx\` ON \`committee_member\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`committee_member_deleted_at_idx\` ON \`committee_member\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`committee_member__status_idx\` ON \`committee_member\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_committee_member_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_slug\` text,
  	\`version_position\` numeric,
  	\`version_name\` text,
  	\`version_role\` text,
  	\`version_place\` text,
  	\`version_biography\` text,
  	\`version_image_id\` integer,
  	\`version_imported_from\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`committee_member\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_committee_member_v_parent_idx\` ON \`_committee_member_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_committee_member_v_version_version_slug_idx\` ON \`_committee_member_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_committee_member_v_version_version_image_idx\` ON \`_committee_member_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_committee_member_v_version_version_imported_from_idx\` ON \`_committee_member_v\` (\`version_imported_from\`);`)
  await db.run(sql`CREATE INDEX \`_committee_member_v_version_version_updated_at_idx\` ON \`_committee_member_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_committee_member_v_version_version_created_at_idx\` ON \`_committee_member_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_committee_member_v_version_version_deleted_at_idx\` ON \`_committee_member_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_committee_member_v_version_version__status_idx\` ON \`_committee_member_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_committee_member_v_created_at_idx\` ON \`_committee_member_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_committee_member_v_updated_at_idx\` ON \`_committee_member_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_committee_member_v_latest_idx\` ON \`_committee_member_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_committee_member_v_autosave_idx\` ON \`_committee_member_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`impact_project_facts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`value\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`impact_project\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`impact_project_facts_order_idx\` ON \`impact_project_facts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`impact_project_facts_parent_id_idx\` ON \`impact_project_facts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`impact_project\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`slug\` text,
  	\`position\` numeric,
  	\`name\` text,
  	\`title\` text,
  	\`tagline\` text,
  	\`excerpt\` text,
  	\`image_main_id\` integer,
  	\`since\` text,
  	\`place\` text,
  	\`pillar_id\` integer,
  	\`body\` text,
  	\`visiting\` text,
  	\`latitude\` numeric,
  	\`longitude\` numeric,
  	\`meta_title\` text,
  	\`meta_description\` text,
  	\`meta_keywords\` text,
  	\`meta_image_id\` integer,
  	\`imported_from\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_main_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`pillar_id\`) REFERENCES \`impact_pillar\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`meta_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`impact_project_slug_idx\` ON \`impact_project\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`impact_project_image_main_idx\` ON \`impact_project\` (\`image_main_id\`);`)
  await db.run(sql`CREATE INDEX \`impact_project_pillar_idx\` ON \`impact_project\` (\`pillar_id\`);`)
  await db.run(sql`CREATE INDEX \`impact_project_meta_image_idx\` ON \`impact_project\` (\`meta_image_id\`);`)
  await db.run(sql`CREATE INDEX \`impact_project_imported_from_idx\` ON \`impact_project\` (\`imported_from\`);`)
  await db.run(sql`CREATE INDEX \`impact_project_updated_at_idx\` ON \`impact_project\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`impact_project_created_at_idx\` ON \`impact_project\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`impact_project_deleted_at_idx\` ON \`impact_project\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`impact_project__status_idx\` ON \`impact_project\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`impact_project_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`impact_project\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`impact_project_rels_order_idx\` ON \`impact_project_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`impact_project_rels_parent_idx\` ON \`impact_project_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`impact_project_rels_path_idx\` ON \`impact_project_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`impact_project_rels_media_id_idx\` ON \`impact_project_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`_impact_project_v_version_facts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`label\` text,
  	\`value\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_impact_project_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_impact_project_v_version_facts_order_idx\` ON \`_impact_project_v_version_facts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_impact_project_v_version_facts_parent_id_idx\` ON \`_impact_project_v_version_facts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_impact_project_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_slug\` text,
  	\`version_position\` numeric,
  	\`version_name\` text,
  	\`version_title\` text,
  	\`version_tagline\` text,
  	\`version_excerpt\` text,
  	\`version_image_main_id\` integer,
  	\`version_since\` text,
  	\`version_place\` text,
  	\`version_pillar_id\` integer,
  	\`version_body\` text,
  	\`version_visiting\` text,
  	\`version_latitude\` numeric,
  	\`version_longitude\` numeric,
  	\`version_meta_title\` text,
  	\`version_meta_description\` text,
  	\`version_meta_keywords\` text,
  	\`version_meta_image_id\` integer,
  	\`version_imported_from\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`impact_project\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_main_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_pillar_id\`) REFERENCES \`impact_pillar\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_meta_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_impact_project_v_parent_idx\` ON \`_impact_project_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_impact_project_v_version_version_slug_idx\` ON \`_impact_project_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_impact_project_v_version_version_image_main_idx\` ON \`_impact_project_v\` (\`version_image_main_id\`);`)
  await db.run(sql`CREATE INDEX \`_impact_project_v_version_version_pillar_idx\` ON \`_impact_project_v\` (\`version_pillar_id\`);`)
  await db.run(sql`CREATE INDEX \`_impact_project_v_version_version_meta_image_idx\` ON \`_impact_project_v\` (\`version_meta_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_impact_project_v_version_version_imported_from_idx\` ON \`_impact_project_v\` (\`version_imported_from\`);`)
  await db.run(sql`CREATE INDEX \`_impact_project_v_version_version_updated_at_idx\` ON \`_impact_project_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_impact_project_v_version_version_created_at_idx\` ON \`_impact_project_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_impact_project_v_version_version_deleted_at_idx\` ON \`_impact_project_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_impact_project_v_version_version__status_idx\` ON \`_impact_project_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_impact_project_v_created_at_idx\` ON \`_impact_project_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_impact_project_v_updated_at_idx\` ON \`_impact_project_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_impact_project_v_latest_idx\` ON \`_impact_project_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_impact_project_v_autosave_idx\` ON \`_impact_project_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_impact_project_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_impact_project_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_impact_project_v_rels_order_idx\` ON \`_impact_project_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_impact_project_v_rels_parent_idx\` ON \`_impact_project_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_impact_project_v_rels_path_idx\` ON \`_impact_project_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_impact_project_v_rels_media_id_idx\` ON \`_impact_project_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`team_member\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`position\` numeric,
  	\`name\` text,
  	\`role\` text,
  	\`portrait_id\` integer,
  	\`place\` text,
  	\`since\` text,
  	\`note\` text,
  	\`biography\` text,
  	\`imported_from\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`portrait_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`team_member_portrait_idx\` ON \`team_member\` (\`portrait_id\`);`)
  await db.run(sql`CREATE INDEX \`team_member_imported_from_idx\` ON \`team_member\` (\`imported_from\`);`)
  await db.run(sql`CREATE INDEX \`team_member_updated_at_idx\` ON \`team_member\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`team_member_created_at_idx\` ON \`team_member\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`team_member_deleted_at_idx\` ON \`team_member\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`team_member__status_idx\` ON \`team_member\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`team_member_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`team_member\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`team_member_texts_order_parent\` ON \`team_member_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_team_member_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_position\` numeric,
  	\`version_name\` text,
  	\`version_role\` text,
  	\`version_portrait_id\` integer,
  	\`version_place\` text,
  	\`version_since\` text,
  	\`version_note\` text,
  	\`version_biography\` text,
  	\`version_imported_from\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`team_member\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_portrait_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_team_member_v_parent_idx\` ON \`_team_member_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_team_member_v_version_version_portrait_idx\` ON \`_team_member_v\` (\`version_portrait_id\`);`)
  await db.run(sql`CREATE INDEX \`_team_member_v_version_version_imported_from_idx\` ON \`_team_member_v\` (\`version_imported_from\`);`)
  await db.run(sql`CREATE INDEX \`_team_member_v_version_version_updated_at_idx\` ON \`_team_member_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_team_member_v_version_version_created_at_idx\` ON \`_team_member_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_team_member_v_version_version_deleted_at_idx\` ON \`_team_member_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_team_member_v_version_version__status_idx\` ON \`_team_member_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_team_member_v_created_at_idx\` ON \`_team_member_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_team_member_v_updated_at_idx\` ON \`_team_member_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_team_member_v_latest_idx\` ON \`_team_member_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_team_member_v_autosave_idx\` ON \`_team_member_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_team_member_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_team_member_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_team_member_v_texts_order_parent\` ON \`_team_member_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`meet_the_team\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`tag\` text,
  	\`title1\` text,
  	\`title2\` text,
  	\`description\` text,
  	\`image_id\` integer,
  	\`image_caption\` text,
  	\`guest_experience_team_title\` text,
  	\`guest_experience_team_subtitle\` text,
  	\`guest_experience_team_description\` text,
  	\`support_team_title\` text,
  	\`support_team_subtitle\` text,
  	\`support_team_description\` text,
  	\`travel_professionals_title\` text,
  	\`travel_professionals_subtitle\` text,
  	\`travel_professionals_description\` text,
  	\`imported_from\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`meet_the_team_tag_idx\` ON \`meet_the_team\` (\`tag\`);`)
  await db.run(sql`CREATE INDEX \`meet_the_team_image_idx\` ON \`meet_the_team\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`meet_the_team_imported_from_idx\` ON \`meet_the_team\` (\`imported_from\`);`)
  await db.run(sql`CREATE INDEX \`meet_the_team_updated_at_idx\` ON \`meet_the_team\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`meet_the_team_created_at_idx\` ON \`meet_the_team\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`meet_the_team_deleted_at_idx\` ON \`meet_the_team\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`meet_the_team__status_idx\` ON \`meet_the_team\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`meet_the_team_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`team_member_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`meet_the_team\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`team_member_id\`) REFERENCES \`team_member\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`meet_the_team_rels_order_idx\` ON \`meet_the_team_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`meet_the_team_rels_parent_idx\` ON \`meet_the_team_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`meet_the_team_rels_path_idx\` ON \`meet_the_team_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`meet_the_team_rels_team_member_id_idx\` ON \`meet_the_team_rels\` (\`team_member_id\`);`)
  await db.run(sql`CREATE TABLE \`_meet_the_team_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_tag\` text,
  	\`version_title1\` text,
  	\`version_title2\` text,
  	\`version_description\` text,
  	\`version_image_id\` integer,
  	\`version_image_caption\` text,
  	\`version_guest_experience_team_title\` text,
  	\`version_guest_experience_team_subtitle\` text,
  	\`version_guest_experience_team_description\` text,
  	\`version_support_team_title\` text,
  	\`version_support_team_subtitle\` text,
  	\`version_support_team_description\` text,
  	\`version_travel_professionals_title\` text,
  	\`version_travel_professionals_subtitle\` text,
  	\`version_travel_professionals_description\` text,
  	\`version_imported_from\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`meet_the_team\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_meet_the_team_v_parent_idx\` ON \`_meet_the_team_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_meet_the_team_v_version_version_tag_idx\` ON \`_meet_the_team_v\` (\`version_tag\`);`)
  await db.run(sql`CREATE INDEX \`_meet_the_team_v_version_version_image_idx\` ON \`_meet_the_team_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_meet_the_team_v_version_version_imported_from_idx\` ON \`_meet_the_team_v\` (\`version_imported_from\`);`)
  await db.run(sql`CREATE INDEX \`_meet_the_team_v_version_version_updated_at_idx\` ON \`_meet_the_team_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_meet_the_team_v_version_version_created_at_idx\` ON \`_meet_the_team_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_meet_the_team_v_version_version_deleted_at_idx\` ON \`_meet_the_team_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_meet_the_team_v_version_version__status_idx\` ON \`_meet_the_team_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_meet_the_team_v_created_at_idx\` ON \`_meet_the_team_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_meet_the_team_v_updated_at_idx\` ON \`_meet_the_team_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_meet_the_team_v_latest_idx\` ON \`_meet_the_team_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_meet_the_team_v_autosave_idx\` ON \`_meet_the_team_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_meet_the_team_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`team_member_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_meet_the_team_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`team_member_id\`) REFERENCES \`team_member\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_meet_the_team_v_rels_order_idx\` ON \`_meet_the_team_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_meet_the_team_v_rels_parent_idx\` ON \`_meet_the_team_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_meet_the_team_v_rels_path_idx\` ON \`_meet_the_team_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_meet_the_team_v_rels_team_member_id_idx\` ON \`_meet_the_team_v_rels\` (\`team_member_id\`);`)
  await db.run(sql`CREATE TABLE \`vacancy\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`slug\` text,
  	\`position\` numeric,
  	\`title\` text,
  	\`place\` text,
  	\`property\` text,
  	\`contract\` text,
  	\`living\` text,
  	\`closes\` text,
  	\`lead\` text,
  	\`body\` text,
  	\`mail\` text,
  	\`file_id\` integer,
  	\`imported_from\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`vacancy_slug_idx\` ON \`vacancy\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`vacancy_file_idx\` ON \`vacancy\` (\`file_id\`);`)
  await db.run(sql`CREATE INDEX \`vacancy_imported_from_idx\` ON \`vacancy\` (\`imported_from\`);`)
  await db.run(sql`CREATE INDEX \`vacancy_updated_at_idx\` ON \`vacancy\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`vacancy_created_at_idx\` ON \`vacancy\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`vacancy_deleted_at_idx\` ON \`vacancy\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`vacancy__status_idx\` ON \`vacancy\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`vacancy_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`vacancy\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`vacancy_texts_order_parent\` ON \`vacancy_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_vacancy_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_slug\` text,
  	\`version_position\` numeric,
  	\`version_title\` text,
  	\`version_place\` text,
  	\`version_property\` text,
  	\`version_contract\` text,
  	\`version_living\` text,
  	\`version_closes\` text,
  	\`version_lead\` text,
  	\`version_body\` text,
  	\`version_mail\` text,
  	\`version_file_id\` integer,
  	\`version_imported_from\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`vacancy\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_vacancy_v_parent_idx\` ON \`_vacancy_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_vacancy_v_version_version_slug_idx\` ON \`_vacancy_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_vacancy_v_version_version_file_idx\` ON \`_vacancy_v\` (\`version_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_vacancy_v_version_version_imported_from_idx\` ON \`_vacancy_v\` (\`version_imported_from\`);`)
  await db.run(sql`CREATE INDEX \`_vacancy_v_version_version_updated_at_idx\` ON \`_vacancy_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_vacancy_v_version_version_created_at_idx\` ON \`_vacancy_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_vacancy_v_version_version_deleted_at_idx\` ON \`_vacancy_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_vacancy_v_version_version__status_idx\` ON \`_vacancy_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_vacancy_v_created_at_idx\` ON \`_vacancy_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_vacancy_v_updated_at_idx\` ON \`_vacancy_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_vacancy_v_latest_idx\` ON \`_vacancy_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_vacancy_v_autosave_idx\` ON \`_vacancy_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_vacancy_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_vacancy_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_vacancy_v_texts_order_parent\` ON \`_vacancy_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`careers_rota\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`working\` integer DEFAULT true,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`careers\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`careers_rota_order_idx\` ON \`careers_rota\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`careers_rota_parent_id_idx\` ON \`careers_rota\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`careers_benefits\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`image_id\` integer,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`careers\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`careers_benefits_order_idx\` ON \`careers_benefits\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`careers_benefits_parent_id_idx\` ON \`careers_benefits\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`careers_benefits_image_idx\` ON \`careers_benefits\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`careers_facts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`value\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`careers\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`careers_facts_order_idx\` ON \`careers_facts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`careers_facts_parent_id_idx\` ON \`careers_facts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`careers\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`hero_id\` integer,
  	\`heading\` text,
  	\`heading_turn\` text,
  	\`lead\` text,
  	\`image_id\` integer,
  	\`rota_heading\` text,
  	\`rota_text\` text,
  	\`closing\` text,
  	\`imported_from\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`hero_id\`) REFERENCES \`hero_banner\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`careers_hero_idx\` ON \`careers\` (\`hero_id\`);`)
  await db.run(sql`CREATE INDEX \`careers_image_idx\` ON \`careers\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`careers_imported_from_idx\` ON \`careers\` (\`imported_from\`);`)
  await db.run(sql`CREATE INDEX \`careers_updated_at_idx\` ON \`careers\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`careers_created_at_idx\` ON \`careers\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`careers_deleted_at_idx\` ON \`careers\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`careers__status_idx\` ON \`careers\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_careers_v_version_rota\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`label\` text,
  	\`working\` integer DEFAULT true,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_careers_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_careers_v_version_rota_order_idx\` ON \`_careers_v_version_rota\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_careers_v_version_rota_parent_id_idx\` ON \`_careers_v_version_rota\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_careers_v_version_benefits\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`image_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_careers_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_careers_v_version_benefits_order_idx\` ON \`_careers_v_version_benefits\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_careers_v_version_benefits_parent_id_idx\` ON \`_careers_v_version_benefits\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_careers_v_version_benefits_image_idx\` ON \`_careers_v_version_benefits\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`_careers_v_version_facts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`label\` text,
  	\`value\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_careers_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_careers_v_version_facts_order_idx\` ON \`_careers_v_version_facts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_careers_v_version_facts_parent_id_idx\` ON \`_careers_v_version_facts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_careers_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_hero_id\` integer,
  	\`version_heading\` text,
  	\`version_heading_turn\` text,
  	\`version_lead\` text,
  	\`version_image_id\` integer,
  	\`version_rota_heading\` text,
  	\`version_rota_text\` text,
  	\`version_closing\` text,
  	\`version_imported_from\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`careers\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_hero_id\`) REFERENCES \`hero_banner\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_careers_v_parent_idx\` ON \`_careers_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_careers_v_version_version_hero_idx\` ON \`_careers_v\` (\`version_hero_id\`);`)
  await db.run(sql`CREATE INDEX \`_careers_v_version_version_image_idx\` ON \`_careers_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_careers_v_version_version_imported_from_idx\` ON \`_careers_v\` (\`version_imported_from\`);`)
  await db.run(sql`CREATE INDEX \`_careers_v_version_version_updated_at_idx\` ON \`_careers_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_careers_v_version_version_created_at_idx\` ON \`_careers_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_careers_v_version_version_deleted_at_idx\` ON \`_careers_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_careers_v_version_version__status_idx\` ON \`_careers_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_careers_v_created_at_idx\` ON \`_careers_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_careers_v_updated_at_idx\` ON \`_careers_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_careers_v_latest_idx\` ON \`_careers_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_careers_v_autosave_idx\` ON \`_careers_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`users_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`created_at\` text,
  	\`expires_at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_sessions_order_idx\` ON \`users_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`users_sessions_parent_id_idx\` ON \`users_sessions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`users\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`role\` text DEFAULT 'editor' NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`email\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`reset_password_requested_at\` text,
  	\`login_attempts\` numeric DEFAULT 0,
  	\`lock_until\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`users_updated_at_idx\` ON \`users\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`users_created_at_idx\` ON \`users\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`users_email_idx\` ON \`users\` (\`email\`);`)
  await db.run(sql`CREATE TABLE \`homepage\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`hero_title\` text,
  	\`hero_title_turn\` text,
  	\`hero_lead\` text,
  	\`hero_picture_id\` integer,
  	\`statement\` text,
  	\`statement_turn\` text,
  	\`statement_lead\` text,
  	\`statement_link_text\` text,
  	\`statement_link_href\` text,
  	\`collection_heading\` text,
  	\`collection_lead\` text,
  	\`experiences_heading\` text,
  	\`journeys_heading\` text,
  	\`journeys_lead\` text,
  	\`stories_heading\` text,
  	\`default_drop_down_image_id\` integer,
  	\`imported_from\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`hero_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`default_drop_down_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`homepage_hero_picture_idx\` ON \`homepage\` (\`hero_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`homepage_default_drop_down_image_idx\` ON \`homepage\` (\`default_drop_down_image_id\`);`)
  await db.run(sql`CREATE INDEX \`homepage_imported_from_idx\` ON \`homepage\` (\`imported_from\`);`)
  await db.run(sql`CREATE INDEX \`homepage_updated_at_idx\` ON \`homepage\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`homepage_created_at_idx\` ON \`homepage\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`homepage_deleted_at_idx\` ON \`homepage\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`homepage__status_idx\` ON \`homepage\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`homepage_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`packages_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`homepage\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`packages_id\`) REFERENCES \`packages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`homepage_rels_order_idx\` ON \`homepage_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`homepage_rels_parent_idx\` ON \`homepage_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`homepage_rels_path_idx\` ON \`homepage_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`homepage_rels_packages_id_idx\` ON \`homepage_rels\` (\`packages_id\`);`)
  await db.run(sql`CREATE TABLE \`_homepage_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_hero_title\` text,
  	\`version_hero_title_turn\` text,
  	\`version_hero_lead\` text,
  	\`version_hero_picture_id\` integer,
  	\`version_statement\` text,
  	\`version_statement_turn\` text,
  	\`version_statement_lead\` text,
  	\`version_statement_link_text\` text,
  	\`version_statement_link_href\` text,
  	\`version_collection_heading\` text,
  	\`version_collection_lead\` text,
  	\`version_experiences_heading\` text,
  	\`version_journeys_heading\` text,
  	\`version_journeys_lead\` text,
  	\`version_stories_heading\` text,
  	\`version_default_drop_down_image_id\` integer,
  	\`version_imported_from\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`homepage\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_hero_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_default_drop_down_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_homepage_v_parent_idx\` ON \`_homepage_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_homepage_v_version_version_hero_picture_idx\` ON \`_homepage_v\` (\`version_hero_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_homepage_v_version_version_default_drop_down_image_idx\` ON \`_homepage_v\` (\`version_default_drop_down_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_homepage_v_version_version_imported_from_idx\` ON \`_homepage_v\` (\`version_imported_from\`);`)
  await db.run(sql`CREATE INDEX \`_homepage_v_version_version_updated_at_idx\` ON \`_homepage_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_homepage_v_version_version_created_at_idx\` ON \`_homepage_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_homepage_v_version_version_deleted_at_idx\` ON \`_homepage_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_homepage_v_version_version__status_idx\` ON \`_homepage_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_homepage_v_created_at_idx\` ON \`_homepage_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_homepage_v_updated_at_idx\` ON \`_homepage_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_homepage_v_latest_idx\` ON \`_homepage_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_homepage_v_autosave_idx\` ON \`_homepage_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_homepage_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`packages_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_homepage_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`packages_id\`) REFERENCES \`packages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_homepage_v_rels_order_idx\` ON \`_homepage_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_homepage_v_rels_parent_idx\` ON \`_homepage_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_homepage_v_rels_path_idx\` ON \`_homepage_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_homepage_v_rels_packages_id_idx\` ON \`_homepage_v_rels\` (\`packages_id\`);`)
  await db.run(sql`CREATE TABLE \`intro_section\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`hero_banner_for\` text,
  	\`primary_text_main\` text,
  	\`primary_text_sub\` text,
  	\`secondary_text_main\` text,
  	\`secondary_text_sub\` text,
  	\`text\` text,
  	\`background_image_id\` integer,
  	\`first_download_id\` integer,
  	\`first_download_cta\` text,
  	\`second_download_id\` integer,
  	\`second_download_cta\` text,
  	\`meta_title\` text,
  	\`meta_description\` text,
  	\`meta_keywords\` text,
  	\`meta_image_id\` integer,
  	\`imported_from\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`first_download_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`second_download_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`meta_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`intro_section_hero_banner_for_idx\` ON \`intro_section\` (\`hero_banner_for\`);`)
  await db.run(sql`CREATE INDEX \`intro_section_background_image_idx\` ON \`intro_section\` (\`background_image_id\`);`)
  await db.run(sql`CREATE INDEX \`intro_section_first_download_idx\` ON \`intro_section\` (\`first_download_id\`);`)
  await db.run(sql`CREATE INDEX \`intro_section_second_download_idx\` ON \`intro_section\` (\`second_download_id\`);`)
  await db.run(sql`CREATE INDEX \`intro_section_meta_image_idx\` ON \`intro_section\` (\`meta_image_id\`);`)
  await db.run(sql`CREATE INDEX \`intro_section_imported_from_idx\` ON \`intro_section\` (\`imported_from\`);`)
  await db.run(sql`CREATE INDEX \`intro_section_updated_at_idx\` ON \`intro_section\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`intro_section_created_at_idx\` ON \`intro_section\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`intro_section_deleted_at_idx\` ON \`intro_section\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`intro_section__status_idx\` ON \`intro_section\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_intro_section_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_hero_banner_for\` text,
  	\`version_primary_text_main\` text,
  	\`version_primary_text_sub\` text,
  	\`version_secondary_text_main\` text,
  	\`version_secondary_text_sub\` text,
  	\`version_text\` text,
  	\`version_background_image_id\` integer,
  	\`version_first_download_id\` integer,
  	\`version_first_download_cta\` text,
  	\`version_second_download_id\` integer,
  	\`version_second_download_cta\` text,
  	\`version_meta_title\` text,
  	\`version_meta_description\` text,
  	\`version_meta_keywords\` text,
  	\`version_meta_image_id\` integer,
  	\`version_imported_from\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`intro_section\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_first_download_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_second_download_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_meta_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_intro_section_v_parent_idx\` ON \`_intro_section_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_intro_section_v_version_version_hero_banner_for_idx\` ON \`_intro_section_v\` (\`version_hero_banner_for\`);`)
  await db.run(sql`CREATE INDEX \`_intro_section_v_version_version_background_image_idx\` ON \`_intro_section_v\` (\`version_background_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_intro_section_v_version_version_first_download_idx\` ON \`_intro_section_v\` (\`version_first_download_id\`);`)
  await db.run(sql`CREATE INDEX \`_intro_section_v_version_version_second_download_idx\` ON \`_intro_section_v\` (\`version_second_download_id\`);`)
  await db.run(sql`CREATE INDEX \`_intro_section_v_version_version_meta_image_idx\` ON \`_intro_section_v\` (\`version_meta_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_intro_section_v_version_version_imported_from_idx\` ON \`_intro_section_v\` (\`version_imported_from\`);`)
  await db.run(sql`CREATE INDEX \`_intro_section_v_version_version_updated_at_idx\` ON \`_intro_section_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_intro_section_v_version_version_created_at_idx\` ON \`_intro_section_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_intro_section_v_version_version_deleted_at_idx\` ON \`_intro_section_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_intro_section_v_version_version__status_idx\` ON \`_intro_section_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_intro_section_v_created_at_idx\` ON \`_intro_section_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_intro_section_v_updated_at_idx\` ON \`_intro_section_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_intro_section_v_latest_idx\` ON \`_intro_section_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_intro_section_v_autosave_idx\` ON \`_intro_section_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`hero_banner\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`hero_banner_for\` text,
  	\`banner_text\` text,
  	\`banner_sub_text\` text,
  	\`background_image_id\` integer,
  	\`background_image_mobi_id\` integer,
  	\`background_video_id\` integer,
  	\`background_video_alternative_id\` integer,
  	\`tour_link\` text,
  	\`imported_from\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`background_image_mobi_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`background_video_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`background_video_alternative_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`hero_banner_hero_banner_for_idx\` ON \`hero_banner\` (\`hero_banner_for\`);`)
  await db.run(sql`CREATE INDEX \`hero_banner_background_image_idx\` ON \`hero_banner\` (\`background_image_id\`);`)
  await db.run(sql`CREATE INDEX \`hero_banner_background_image_mobi_idx\` ON \`hero_banner\` (\`background_image_mobi_id\`);`)
  await db.run(sql`CREATE INDEX \`hero_banner_background_video_idx\` ON \`hero_banner\` (\`background_video_id\`);`)
  await db.run(sql`CREATE INDEX \`hero_banner_background_video_alternative_idx\` ON \`hero_banner\` (\`background_video_alternative_id\`);`)
  await db.run(sql`CREATE INDEX \`hero_banner_imported_from_idx\` ON \`hero_banner\` (\`imported_from\`);`)
  await db.run(sql`CREATE INDEX \`hero_banner_updated_at_idx\` ON \`hero_banner\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`hero_banner_created_at_idx\` ON \`hero_banner\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`hero_banner_deleted_at_idx\` ON \`hero_banner\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`hero_banner__status_idx\` ON \`hero_banner\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_hero_banner_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_hero_banner_for\` text,
  	\`version_banner_text\` text,
  	\`version_banner_sub_text\` text,
  	\`version_background_image_id\` integer,
  	\`version_background_image_mobi_id\` integer,
  	\`version_background_video_id\` integer,
  	\`version_background_video_alternative_id\` integer,
  	\`version_tour_link\` text,
  	\`version_imported_from\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`hero_banner\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_background_image_mobi_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_background_video_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_background_video_alternative_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_hero_banner_v_parent_idx\` ON \`_hero_banner_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_hero_banner_v_version_version_hero_banner_for_idx\` ON \`_hero_banner_v\` (\`version_hero_banner_for\`);`)
  await db.run(sql`CREATE INDEX \`_hero_banner_v_version_version_background_image_idx\` ON \`_hero_banner_v\` (\`version_background_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_hero_banner_v_version_version_background_image_mobi_idx\` ON \`_hero_banner_v\` (\`version_background_image_mobi_id\`);`)
  await db.run(sql`CREATE INDEX \`_hero_banner_v_version_version_background_video_idx\` ON \`_hero_banner_v\` (\`version_background_video_id\`);`)
  await db.run(sql`CREATE INDEX \`_hero_banner_v_version_version_background_video_alternat_idx\` ON \`_hero_banner_v\` (\`version_background_video_alternative_id\`);`)
  await db.run(sql`CREATE INDEX \`_hero_banner_v_version_version_imported_from_idx\` ON \`_hero_banner_v\` (\`version_imported_from\`);`)
  await db.run(sql`CREATE INDEX \`_hero_banner_v_version_version_updated_at_idx\` ON \`_hero_banner_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_hero_banner_v_version_version_created_at_idx\` ON \`_hero_banner_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_hero_banner_v_version_version_deleted_at_idx\` ON \`_hero_banner_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_hero_banner_v_version_version__status_idx\` ON \`_hero_banner_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_hero_banner_v_created_at_idx\` ON \`_hero_banner_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_hero_banner_v_updated_at_idx\` ON \`_hero_banner_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_hero_banner_v_latest_idx\` ON \`_hero_banner_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_hero_banner_v_autosave_idx\` ON \`_hero_banner_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`quote_component\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`quote_for\` text,
  	\`text\` text,
  	\`attribution\` text,
  	\`background_image_id\` integer,
  	\`imported_from\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`quote_component_quote_for_idx\` ON \`quote_component\` (\`quote_for\`);`)
  await db.run(sql`CREATE INDEX \`quote_component_background_image_idx\` ON \`quote_component\` (\`background_image_id\`);`)
  await db.run(sql`CREATE INDEX \`quote_component_imported_from_idx\` ON \`quote_component\` (\`imported_from\`);`)
  await db.run(sql`CREATE INDEX \`quote_component_updated_at_idx\` ON \`quote_component\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`quote_component_created_at_idx\` ON \`quote_component\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`quote_component_deleted_at_idx\` ON \`quote_component\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`quote_component__status_idx\` ON \`quote_component\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_quote_component_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_quote_for\` text,
  	\`version_text\` text,
  	\`version_attribution\` text,
  	\`version_background_image_id\` integer,
  	\`version_imported_from\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`quote_component\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_quote_component_v_parent_idx\` ON \`_quote_component_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_quote_component_v_version_version_quote_for_idx\` ON \`_quote_component_v\` (\`version_quote_for\`);`)
  await db.run(sql`CREATE INDEX \`_quote_component_v_version_version_background_image_idx\` ON \`_quote_component_v\` (\`version_background_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_quote_component_v_version_version_imported_from_idx\` ON \`_quote_component_v\` (\`version_imported_from\`);`)
  await db.run(sql`CREATE INDEX \`_quote_component_v_version_version_updated_at_idx\` ON \`_quote_component_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_quote_component_v_version_version_created_at_idx\` ON \`_quote_component_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_quote_component_v_version_version_deleted_at_idx\` ON \`_quote_component_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_quote_component_v_version_version__status_idx\` ON \`_quote_component_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_quote_component_v_created_at_idx\` ON \`_quote_component_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_quote_component_v_updated_at_idx\` ON \`_quote_component_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_quote_component_v_latest_idx\` ON \`_quote_component_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_quote_component_v_autosave_idx\` ON \`_quote_component_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`page_sections\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`heading\` text,
  	\`body\` text,
  	\`image_id\` integer,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`page_sections_order_idx\` ON \`page_sections\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`page_sections_parent_id_idx\` ON \`page_sections\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`page_sections_image_idx\` ON \`page_sections\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`page_facts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`value\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`page_facts_order_idx\` ON \`page_facts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`page_facts_parent_id_idx\` ON \`page_facts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`page_questions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`question\` text,
  	\`answer\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`page_questions_order_idx\` ON \`page_questions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`page_questions_parent_id_idx\` ON \`page_questions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`page_downloads\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`description\` text,
  	\`file_id\` integer,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`page_downloads_order_idx\` ON \`page_downloads\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`page_downloads_parent_id_idx\` ON \`page_downloads\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`page_downloads_file_idx\` ON \`page_downloads\` (\`file_id\`);`)
  await db.run(sql`CREATE TABLE \`page\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`slug\` text,
  	\`title\` text,
  	\`lead\` text,
  	\`hero_id\` integer,
  	\`image_id\` integer,
  	\`updated\` text,
  	\`imported_from\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`hero_id\`) REFERENCES \`hero_banner\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`page_slug_idx\` ON \`page\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`page_hero_idx\` ON \`page\` (\`hero_id\`);`)
  await db.run(sql`CREATE INDEX \`page_image_idx\` ON \`page\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`page_imported_from_idx\` ON \`page\` (\`imported_from\`);`)
  await db.run(sql`CREATE INDEX \`page_updated_at_idx\` ON \`page\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`page_created_at_idx\` ON \`page\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`page_deleted_at_idx\` ON \`page\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`page__status_idx\` ON \`page\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`page_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`page\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`page_rels_order_idx\` ON \`page_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`page_rels_parent_idx\` ON \`page_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`page_rels_path_idx\` ON \`page_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`page_rels_media_id_idx\` ON \`page_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`_page_v_version_sections\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`heading\` text,
  	\`body\` text,
  	\`image_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_page_v_version_sections_order_idx\` ON \`_page_v_version_sections\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_page_v_version_sections_parent_id_idx\` ON \`_page_v_version_sections\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_v_version_sections_image_idx\` ON \`_page_v_version_sections\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`_page_v_version_facts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`label\` text,
  	\`value\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_page_v_version_facts_order_idx\` ON \`_page_v_version_facts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_page_v_version_facts_parent_id_idx\` ON \`_page_v_version_facts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_page_v_version_questions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`question\` text,
  	\`answer\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_page_v_version_questions_order_idx\` ON \`_page_v_version_questions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_page_v_version_questions_parent_id_idx\` ON \`_page_v_version_questions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_page_v_version_downloads\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`description\` text,
  	\`file_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_page_v_version_downloads_order_idx\` ON \`_page_v_version_downloads\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_page_v_version_downloads_parent_id_idx\` ON \`_page_v_version_downloads\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_v_version_downloads_file_idx\` ON \`_page_v_version_downloads\` (\`file_id\`);`)
  await db.run(sql`CREATE TABLE \`_page_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_slug\` text,
  	\`version_title\` text,
  	\`version_lead\` text,
  	\`version_hero_id\` integer,
  	\`version_image_id\` integer,
  	\`version_updated\` text,
  	\`version_imported_from\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`page\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_hero_id\`) REFERENCES \`hero_banner\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_page_v_parent_idx\` ON \`_page_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_v_version_version_slug_idx\` ON \`_page_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_page_v_version_version_hero_idx\` ON \`_page_v\` (\`version_hero_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_v_version_version_image_idx\` ON \`_page_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_v_version_version_imported_from_idx\` ON \`_page_v\` (\`version_imported_from\`);`)
  await db.run(sql`CREATE INDEX \`_page_v_version_version_updated_at_idx\` ON \`_page_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_v_version_version_created_at_idx\` ON \`_page_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_v_version_version_deleted_at_idx\` ON \`_page_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_v_version_version__status_idx\` ON \`_page_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_page_v_created_at_idx\` ON \`_page_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_v_updated_at_idx\` ON \`_page_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_v_latest_idx\` ON \`_page_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_page_v_autosave_idx\` ON \`_page_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_page_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_page_v_rels_order_idx\` ON \`_page_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_page_v_rels_parent_idx\` ON \`_page_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_v_rels_path_idx\` ON \`_page_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_page_v_rels_media_id_idx\` ON \`_page_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`site_notice\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`kind\` text,
  	\`message\` text,
  	\`link_text\` text,
  	\`link\` text,
  	\`from\` text,
  	\`until\` text,
  	\`imported_from\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`site_notice_imported_from_idx\` ON \`site_notice\` (\`imported_from\`);`)
  await db.run(sql`CREATE INDEX \`site_notice_updated_at_idx\` ON \`site_notice\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`site_notice_created_at_idx\` ON \`site_notice\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`site_notice_deleted_at_idx\` ON \`site_notice\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`site_notice__status_idx\` ON \`site_notice\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_site_notice_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_kind\` text,
  	\`version_message\` text,
  	\`version_link_text\` text,
  	\`version_link\` text,
  	\`version_from\` text,
  	\`version_until\` text,
  	\`version_imported_from\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`site_notice\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_notice_v_parent_idx\` ON \`_site_notice_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_notice_v_version_version_imported_from_idx\` ON \`_site_notice_v\` (\`version_imported_from\`);`)
  await db.run(sql`CREATE INDEX \`_site_notice_v_version_version_updated_at_idx\` ON \`_site_notice_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_site_notice_v_version_version_created_at_idx\` ON \`_site_notice_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_site_notice_v_version_version_deleted_at_idx\` ON \`_site_notice_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_site_notice_v_version_version__status_idx\` ON \`_site_notice_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_site_notice_v_created_at_idx\` ON \`_site_notice_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_site_notice_v_updated_at_idx\` ON \`_site_notice_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_site_notice_v_latest_idx\` ON \`_site_notice_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_site_notice_v_autosave_idx\` ON \`_site_notice_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`redirects\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`from\` text,
  	\`to\` text,
  	\`note\` text,
  	\`imported_from\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`redirects_from_idx\` ON \`redirects\` (\`from\`);`)
  await db.run(sql`CREATE INDEX \`redirects_imported_from_idx\` ON \`redirects\` (\`imported_from\`);`)
  await db.run(sql`CREATE INDEX \`redirects_updated_at_idx\` ON \`redirects\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`redirects_created_at_idx\` ON \`redirects\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`redirects_deleted_at_idx\` ON \`redirects\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`redirects__status_idx\` ON \`redirects\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_redirects_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_from\` text,
  	\`version_to\` text,
  	\`version_note\` text,
  	\`version_imported_from\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_redirects_v_parent_idx\` ON \`_redirects_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_version_version_from_idx\` ON \`_redirects_v\` (\`version_from\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_version_version_imported_from_idx\` ON \`_redirects_v\` (\`version_imported_from\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_version_version_updated_at_idx\` ON \`_redirects_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_version_version_created_at_idx\` ON \`_redirects_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_version_version_deleted_at_idx\` ON \`_redirects_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_version_version__status_idx\` ON \`_redirects_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_created_at_idx\` ON \`_redirects_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_updated_at_idx\` ON \`_redirects_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_latest_idx\` ON \`_redirects_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_autosave_idx\` ON \`_redirects_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`enquiry_form_consent_versions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`version\` text,
  	\`since\` text,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`enquiry_form\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`enquiry_form_consent_versions_order_idx\` ON \`enquiry_form_consent_versions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`enquiry_form_consent_versions_parent_id_idx\` ON \`enquiry_form_consent_versions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`enquiry_form_thank_you_steps\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`when\` text,
  	\`what\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`enquiry_form\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`enquiry_form_thank_you_steps_order_idx\` ON \`enquiry_form_thank_you_steps\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`enquiry_form_thank_you_steps_parent_id_idx\` ON \`enquiry_form_thank_you_steps\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`enquiry_form_mailboxes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`property\` text,
  	\`mail\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`enquiry_form\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`enquiry_form_mailboxes_order_idx\` ON \`enquiry_form_mailboxes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`enquiry_form_mailboxes_parent_id_idx\` ON \`enquiry_form_mailboxes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`enquiry_form_mail_steps\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`when\` text,
  	\`what\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`enquiry_form\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`enquiry_form_mail_steps_order_idx\` ON \`enquiry_form_mail_steps\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`enquiry_form_mail_steps_parent_id_idx\` ON \`enquiry_form_mail_steps\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`enquiry_form\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`kind\` text,
  	\`consent_text\` text,
  	\`thank_you_heading\` text,
  	\`thank_you_text\` text,
  	\`thank_you_signatory_id\` integer,
  	\`mailbox\` text,
  	\`concierge_subject\` text,
  	\`concierge_note\` text,
  	\`mail_subject\` text,
  	\`mail_opening\` text,
  	\`mail_closing\` text,
  	\`imported_from\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`thank_you_signatory_id\`) REFERENCES \`team_member\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`enquiry_form_kind_idx\` ON \`enquiry_form\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`enquiry_form_thank_you_signatory_idx\` ON \`enquiry_form\` (\`thank_you_signatory_id\`);`)
  await db.run(sql`CREATE INDEX \`enquiry_form_imported_from_idx\` ON \`enquiry_form\` (\`imported_from\`);`)
  await db.run(sql`CREATE INDEX \`enquiry_form_updated_at_idx\` ON \`enquiry_form\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`enquiry_form_created_at_idx\` ON \`enquiry_form\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`enquiry_form_deleted_at_idx\` ON \`enquiry_form\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`enquiry_form__status_idx\` ON \`enquiry_form\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_enquiry_form_v_version_consent_versions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version\` text,
  	\`since\` text,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_enquiry_form_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_enquiry_form_v_version_consent_versions_order_idx\` ON \`_enquiry_form_v_version_consent_versions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_enquiry_form_v_version_consent_versions_parent_id_idx\` ON \`_enquiry_form_v_version_consent_versions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_enquiry_form_v_version_thank_you_steps\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`when\` text,
  	\`what\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_enquiry_form_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_enquiry_form_v_version_thank_you_steps_order_idx\` ON \`_enquiry_form_v_version_thank_you_steps\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_enquiry_form_v_version_thank_you_steps_parent_id_idx\` ON \`_enquiry_form_v_version_thank_you_steps\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_enquiry_form_v_version_mailboxes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`property\` text,
  	\`mail\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_enquiry_form_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_enquiry_form_v_version_mailboxes_order_idx\` ON \`_enquiry_form_v_version_mailboxes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_enquiry_form_v_version_mailboxes_parent_id_idx\` ON \`_enquiry_form_v_version_mailboxes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_enquiry_form_v_version_mail_steps\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`when\` text,
  	\`what\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_enquiry_form_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_enquiry_form_v_version_mail_steps_order_idx\` ON \`_enquiry_form_v_version_mail_steps\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_enquiry_form_v_version_mail_steps_parent_id_idx\` ON \`_enquiry_form_v_version_mail_steps\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_enquiry_form_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_kind\` text,
  	\`version_consent_text\` text,
  	\`version_thank_you_heading\` text,
  	\`version_thank_you_text\` text,
  	\`version_thank_you_signatory_id\` integer,
  	\`version_mailbox\` text,
  	\`version_concierge_subject\` text,
  	\`version_concierge_note\` text,
  	\`version_mail_subject\` text,
  	\`version_mail_opening\` text,
  	\`version_mail_closing\` text,
  	\`version_imported_from\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`enquiry_form\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_thank_you_signatory_id\`) REFERENCES \`team_member\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_enquiry_form_v_parent_idx\` ON \`_enquiry_form_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_enquiry_form_v_version_version_kind_idx\` ON \`_enquiry_form_v\` (\`version_kind\`);`)
  await db.run(sql`CREATE INDEX \`_enquiry_form_v_version_version_thank_you_signatory_idx\` ON \`_enquiry_form_v\` (\`version_thank_you_signatory_id\`);`)
  await db.run(sql`CREATE INDEX \`_enquiry_form_v_version_version_imported_from_idx\` ON \`_enquiry_form_v\` (\`version_imported_from\`);`)
  await db.run(sql`CREATE INDEX \`_enquiry_form_v_version_version_updated_at_idx\` ON \`_enquiry_form_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_enquiry_form_v_version_version_created_at_idx\` ON \`_enquiry_form_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_enquiry_form_v_version_version_deleted_at_idx\` ON \`_enquiry_form_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_enquiry_form_v_version_version__status_idx\` ON \`_enquiry_form_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_enquiry_form_v_created_at_idx\` ON \`_enquiry_form_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_enquiry_form_v_updated_at_idx\` ON \`_enquiry_form_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_enquiry_form_v_latest_idx\` ON \`_enquiry_form_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_enquiry_form_v_autosave_idx\` ON \`_enquiry_form_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`choice_list_choices\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`value\` text,
  	\`group\` text,
  	\`published\` integer DEFAULT true,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`choice_list\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`choice_list_choices_order_idx\` ON \`choice_list_choices\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`choice_list_choices_parent_id_idx\` ON \`choice_list_choices\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`choice_list_retired\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`value\` text,
  	\`until\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`choice_list\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`choice_list_retired_order_idx\` ON \`choice_list_retired\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`choice_list_retired_parent_id_idx\` ON \`choice_list_retired\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`choice_list\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`imported_from\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`choice_list_name_idx\` ON \`choice_list\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`choice_list_imported_from_idx\` ON \`choice_list\` (\`imported_from\`);`)
  await db.run(sql`CREATE INDEX \`choice_list_updated_at_idx\` ON \`choice_list\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`choice_list_created_at_idx\` ON \`choice_list\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`choice_list_deleted_at_idx\` ON \`choice_list\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`choice_list__status_idx\` ON \`choice_list\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_choice_list_v_version_choices\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`label\` text,
  	\`value\` text,
  	\`group\` text,
  	\`published\` integer DEFAULT true,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_choice_list_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_choice_list_v_version_choices_order_idx\` ON \`_choice_list_v_version_choices\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_choice_list_v_version_choices_parent_id_idx\` ON \`_choice_list_v_version_choices\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_choice_list_v_version_retired\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`label\` text,
  	\`value\` text,
  	\`until\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_choice_list_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_choice_list_v_version_retired_order_idx\` ON \`_choice_list_v_version_retired\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_choice_list_v_version_retired_parent_id_idx\` ON \`_choice_list_v_version_retired\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_choice_list_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_name\` text,
  	\`version_imported_from\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`choice_list\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_choice_list_v_parent_idx\` ON \`_choice_list_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_choice_list_v_version_version_name_idx\` ON \`_choice_list_v\` (\`version_name\`);`)
  await db.run(sql`CREATE INDEX \`_choice_list_v_version_version_imported_from_idx\` ON \`_choice_list_v\` (\`version_imported_from\`);`)
  await db.run(sql`CREATE INDEX \`_choice_list_v_version_version_updated_at_idx\` ON \`_choice_list_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_choice_list_v_version_version_created_at_idx\` ON \`_choice_list_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_choice_list_v_version_version_deleted_at_idx\` ON \`_choice_list_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_choice_list_v_version_version__status_idx\` ON \`_choice_list_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_choice_list_v_created_at_idx\` ON \`_choice_list_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_choice_list_v_updated_at_idx\` ON \`_choice_list_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_choice_list_v_latest_idx\` ON \`_choice_list_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_choice_list_v_autosave_idx\` ON \`_choice_list_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`modal_content_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`image_id\` integer,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`modal_content\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`modal_content_items_order_idx\` ON \`modal_content_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`modal_content_items_parent_id_idx\` ON \`modal_content_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`modal_content_items_image_idx\` ON \`modal_content_items\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`modal_content\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`modal\` text,
  	\`heading\` text,
  	\`sub_heading\` text,
  	\`text\` text,
  	\`note\` text,
  	\`button_text\` text,
  	\`second_button_text\` text,
  	\`image_id\` integer,
  	\`imported_from\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`modal_content_modal_idx\` ON \`modal_content\` (\`modal\`);`)
  await db.run(sql`CREATE INDEX \`modal_content_image_idx\` ON \`modal_content\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`modal_content_imported_from_idx\` ON \`modal_content\` (\`imported_from\`);`)
  await db.run(sql`CREATE INDEX \`modal_content_updated_at_idx\` ON \`modal_content\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`modal_content_created_at_idx\` ON \`modal_content\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`modal_content_deleted_at_idx\` ON \`modal_content\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`modal_content__status_idx\` ON \`modal_content\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_modal_content_v_version_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`image_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_modal_content_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_modal_content_v_version_items_order_idx\` ON \`_modal_content_v_version_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_modal_content_v_version_items_parent_id_idx\` ON \`_modal_content_v_version_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_modal_content_v_version_items_image_idx\` ON \`_modal_content_v_version_items\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`_modal_content_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_modal\` text,
  	\`version_heading\` text,
  	\`version_sub_heading\` text,
  	\`version_text\` text,
  	\`version_note\` text,
  	\`version_button_text\` text,
  	\`version_second_button_text\` text,
  	\`version_image_id\` integer,
  	\`version_imported_from\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`modal_content\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_modal_content_v_parent_idx\` ON \`_modal_content_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_modal_content_v_version_version_modal_idx\` ON \`_modal_content_v\` (\`version_modal\`);`)
  await db.run(sql`CREATE INDEX \`_modal_content_v_version_version_image_idx\` ON \`_modal_content_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_modal_content_v_version_version_imported_from_idx\` ON \`_modal_content_v\` (\`version_imported_from\`);`)
  await db.run(sql`CREATE INDEX \`_modal_content_v_version_version_updated_at_idx\` ON \`_modal_content_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_modal_content_v_version_version_created_at_idx\` ON \`_modal_content_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_modal_content_v_version_version_deleted_at_idx\` ON \`_modal_content_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_modal_content_v_version_version__status_idx\` ON \`_modal_content_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_modal_content_v_created_at_idx\` ON \`_modal_content_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_modal_content_v_updated_at_idx\` ON \`_modal_content_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_modal_content_v_latest_idx\` ON \`_modal_content_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_modal_content_v_autosave_idx\` ON \`_modal_content_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`contact_details_week\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`day\` text,
  	\`open\` integer DEFAULT true,
  	\`opens\` text,
  	\`closes\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`contact_details\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`contact_details_week_order_idx\` ON \`contact_details_week\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`contact_details_week_parent_id_idx\` ON \`contact_details_week\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`contact_details_holidays\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`date\` text,
  	\`name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`contact_details\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`contact_details_holidays_order_idx\` ON \`contact_details_holidays\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`contact_details_holidays_parent_id_idx\` ON \`contact_details_holidays\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`contact_details_desks\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`subject\` text,
  	\`mail\` text,
  	\`answers\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`contact_details\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`contact_details_desks_order_idx\` ON \`contact_details_desks\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`contact_details_desks_parent_id_idx\` ON \`contact_details_desks\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`contact_details_offices\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`line\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`contact_details\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`contact_details_offices_order_idx\` ON \`contact_details_offices\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`contact_details_offices_parent_id_idx\` ON \`contact_details_offices\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`contact_details_thank_you_steps\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`when\` text,
  	\`what\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`contact_details\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`contact_details_thank_you_steps_order_idx\` ON \`contact_details_thank_you_steps\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`contact_details_thank_you_steps_parent_id_idx\` ON \`contact_details_thank_you_steps\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`contact_details\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`travel_planner_number\` text,
  	\`uk_toll_free_number\` text,
  	\`usacanada_toll_free_number\` text,
  	\`australia_toll_free_number\` text,
  	\`concierge_mail\` text,
  	\`office_days\` text,
  	\`office_hours\` text,
  	\`thank_you_heading\` text,
  	\`thank_you_text\` text,
  	\`thank_you_signatory_id\` integer,
  	\`imported_from\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`thank_you_signatory_id\`) REFERENCES \`team_member\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`contact_details_thank_you_signatory_idx\` ON \`contact_details\` (\`thank_you_signatory_id\`);`)
  await db.run(sql`CREATE INDEX \`contact_details_imported_from_idx\` ON \`contact_details\` (\`imported_from\`);`)
  await db.run(sql`CREATE INDEX \`contact_details_updated_at_idx\` ON \`contact_details\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`contact_details_created_at_idx\` ON \`contact_details\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`contact_details_deleted_at_idx\` ON \`contact_details\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`contact_details__status_idx\` ON \`contact_details\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_contact_details_v_version_week\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`day\` text,
  	\`open\` integer DEFAULT true,
  	\`opens\` text,
  	\`closes\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_contact_details_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_contact_details_v_version_week_order_idx\` ON \`_contact_details_v_version_week\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_contact_details_v_version_week_parent_id_idx\` ON \`_contact_details_v_version_week\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_contact_details_v_version_holidays\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`date\` text,
  	\`name\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_contact_details_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_contact_details_v_version_holidays_order_idx\` ON \`_contact_details_v_version_holidays\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_contact_details_v_version_holidays_parent_id_idx\` ON \`_contact_details_v_version_holidays\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_contact_details_v_version_desks\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`subject\` text,
  	\`mail\` text,
  	\`answers\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_contact_details_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_contact_details_v_version_desks_order_idx\` ON \`_contact_details_v_version_desks\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_contact_details_v_version_desks_parent_id_idx\` ON \`_contact_details_v_version_desks\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_contact_details_v_version_offices\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`line\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_contact_details_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_contact_details_v_version_offices_order_idx\` ON \`_contact_details_v_version_offices\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_contact_details_v_version_offices_parent_id_idx\` ON \`_contact_details_v_version_offices\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_contact_details_v_version_thank_you_steps\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`when\` text,
  	\`what\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_contact_details_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_contact_details_v_version_thank_you_steps_order_idx\` ON \`_contact_details_v_version_thank_you_steps\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_contact_details_v_version_thank_you_steps_parent_id_idx\` ON \`_contact_details_v_version_thank_you_steps\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_contact_details_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_travel_planner_number\` text,
  	\`version_uk_toll_free_number\` text,
  	\`version_usacanada_toll_free_number\` text,
  	\`version_australia_toll_free_number\` text,
  	\`version_concierge_mail\` text,
  	\`version_office_days\` text,
  	\`version_office_hours\` text,
  	\`version_thank_you_heading\` text,
  	\`version_thank_you_text\` text,
  	\`version_thank_you_signatory_id\` integer,
  	\`version_imported_from\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`contact_details\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_thank_you_signatory_id\`) REFERENCES \`team_member\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_contact_details_v_parent_idx\` ON \`_contact_details_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_contact_details_v_version_version_thank_you_signatory_idx\` ON \`_contact_details_v\` (\`version_thank_you_signatory_id\`);`)
  await db.run(sql`CREATE INDEX \`_contact_details_v_version_version_imported_from_idx\` ON \`_contact_details_v\` (\`version_imported_from\`);`)
  await db.run(sql`CREATE INDEX \`_contact_details_v_version_version_updated_at_idx\` ON \`_contact_details_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_contact_details_v_version_version_created_at_idx\` ON \`_contact_details_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_contact_details_v_version_version_deleted_at_idx\` ON \`_contact_details_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_contact_details_v_version_version__status_idx\` ON \`_contact_details_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_contact_details_v_created_at_idx\` ON \`_contact_details_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_contact_details_v_updated_at_idx\` ON \`_contact_details_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_contact_details_v_latest_idx\` ON \`_contact_details_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_contact_details_v_autosave_idx\` ON \`_contact_details_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`footer_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`display_name\` text,
  	\`url\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`footer\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`footer_links_order_idx\` ON \`footer_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`footer_links_parent_id_idx\` ON \`footer_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`footer\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`display_name\` text,
  	\`position\` numeric,
  	\`expanded_on_mobi_default\` integer DEFAULT false,
  	\`imported_from\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`footer_imported_from_idx\` ON \`footer\` (\`imported_from\`);`)
  await db.run(sql`CREATE INDEX \`footer_updated_at_idx\` ON \`footer\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`footer_created_at_idx\` ON \`footer\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`footer_deleted_at_idx\` ON \`footer\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`footer__status_idx\` ON \`footer\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_footer_v_version_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`display_name\` text,
  	\`url\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_footer_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_footer_v_version_links_order_idx\` ON \`_footer_v_version_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_links_parent_id_idx\` ON \`_footer_v_version_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_footer_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_display_name\` text,
  	\`version_position\` numeric,
  	\`version_expanded_on_mobi_default\` integer DEFAULT false,
  	\`version_imported_from\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`footer\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_footer_v_parent_idx\` ON \`_footer_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_version_imported_from_idx\` ON \`_footer_v\` (\`version_imported_from\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_version_updated_at_idx\` ON \`_footer_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_version_created_at_idx\` ON \`_footer_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_version_deleted_at_idx\` ON \`_footer_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_version__status_idx\` ON \`_footer_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_created_at_idx\` ON \`_footer_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_updated_at_idx\` ON \`_footer_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_latest_idx\` ON \`_footer_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_autosave_idx\` ON \`_footer_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`privacy_policy_sections\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`heading\` text,
  	\`body\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`privacy_policy\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`privacy_policy_sections_order_idx\` ON \`privacy_policy_sections\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`privacy_policy_sections_parent_id_idx\` ON \`privacy_policy_sections\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`privacy_policy\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`lead\` text,
  	\`updated\` text,
  	\`imported_from\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`privacy_policy_imported_from_idx\` ON \`privacy_policy\` (\`imported_from\`);`)
  await db.run(sql`CREATE INDEX \`privacy_policy_updated_at_idx\` ON \`privacy_policy\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`privacy_policy_created_at_idx\` ON \`privacy_policy\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`privacy_policy_deleted_at_idx\` ON \`privacy_policy\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`privacy_policy__status_idx\` ON \`privacy_policy\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_privacy_policy_v_version_sections\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`heading\` text,
  	\`body\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_privacy_policy_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_privacy_policy_v_version_sections_order_idx\` ON \`_privacy_policy_v_version_sections\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_policy_v_version_sections_parent_id_idx\` ON \`_privacy_policy_v_version_sections\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_privacy_policy_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_lead\` text,
  	\`version_updated\` text,
  	\`version_imported_from\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`privacy_policy\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_privacy_policy_v_parent_idx\` ON \`_privacy_policy_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_policy_v_version_version_imported_from_idx\` ON \`_privacy_policy_v\` (\`version_imported_from\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_policy_v_version_version_updated_at_idx\` ON \`_privacy_policy_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_policy_v_version_version_created_at_idx\` ON \`_privacy_policy_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_policy_v_version_version_deleted_at_idx\` ON \`_privacy_policy_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_policy_v_version_version__status_idx\` ON \`_privacy_policy_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_policy_v_created_at_idx\` ON \`_privacy_policy_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_policy_v_updated_at_idx\` ON \`_privacy_policy_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_policy_v_latest_idx\` ON \`_privacy_policy_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_policy_v_autosave_idx\` ON \`_privacy_policy_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`travel_partners_contacts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`member_id\` integer,
  	\`looks_after\` text,
  	\`mail\` text,
  	FOREIGN KEY (\`member_id\`) REFERENCES \`team_member\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`travel_partners\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`travel_partners_contacts_order_idx\` ON \`travel_partners_contacts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`travel_partners_contacts_parent_id_idx\` ON \`travel_partners_contacts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`travel_partners_contacts_member_idx\` ON \`travel_partners_contacts\` (\`member_id\`);`)
  await db.run(sql`CREATE TABLE \`travel_partners\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`hero_id\` integer,
  	\`heading\` text,
  	\`lead\` text,
  	\`availability_search\` text,
  	\`need_assistance\` text,
  	\`need_assistance_phone_number\` text,
  	\`need_assistance_sales\` text,
  	\`need_assistance_phone_number_sales\` text,
  	\`imported_from\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`hero_id\`) REFERENCES \`hero_banner\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`travel_partners_hero_idx\` ON \`travel_partners\` (\`hero_id\`);`)
  await db.run(sql`CREATE INDEX \`travel_partners_imported_from_idx\` ON \`travel_partners\` (\`imported_from\`);`)
  await db.run(sql`CREATE INDEX \`travel_partners_updated_at_idx\` ON \`travel_partners\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`travel_partners_created_at_idx\` ON \`travel_partners\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`travel_partners_deleted_at_idx\` ON \`travel_partners\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`travel_partners__status_idx\` ON \`travel_partners\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`travel_partners_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`download_id\` integer,
  	\`image_gallery_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`travel_partners\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`download_id\`) REFERENCES \`download\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`image_gallery_id\`) REFERENCES \`image_gallery\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`travel_partners_rels_order_idx\` ON \`travel_partners_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`travel_partners_rels_parent_idx\` ON \`travel_partners_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`travel_partners_rels_path_idx\` ON \`travel_partners_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`travel_partners_rels_download_id_idx\` ON \`travel_partners_rels\` (\`download_id\`);`)
  await db.run(sql`CREATE INDEX \`travel_partners_rels_image_gallery_id_idx\` ON \`travel_partners_rels\` (\`image_gallery_id\`);`)
  await db.run(sql`CREATE TABLE \`_travel_partners_v_version_contacts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`member_id\` integer,
  	\`looks_after\` text,
  	\`mail\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`member_id\`) REFERENCES \`team_member\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_travel_partners_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_travel_partners_v_version_contacts_order_idx\` ON \`_travel_partners_v_version_contacts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_travel_partners_v_version_contacts_parent_id_idx\` ON \`_travel_partners_v_version_contacts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_travel_partners_v_version_contacts_member_idx\` ON \`_travel_partners_v_version_contacts\` (\`member_id\`);`)
  await db.run(sql`CREATE TABLE \`_travel_partners_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_hero_id\` integer,
  	\`version_heading\` text,
  	\`version_lead\` text,
  	\`version_availability_search\` text,
  	\`version_need_assistance\` text,
  	\`version_need_assistance_phone_number\` text,
  	\`version_need_assistance_sales\` text,
  	\`version_need_assistance_phone_number_sales\` text,
  	\`version_imported_from\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`travel_partners\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_hero_id\`) REFERENCES \`hero_banner\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_travel_partners_v_parent_idx\` ON \`_travel_partners_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_travel_partners_v_version_version_hero_idx\` ON \`_travel_partners_v\` (\`version_hero_id\`);`)
  await db.run(sql`CREATE INDEX \`_travel_partners_v_version_version_imported_from_idx\` ON \`_travel_partners_v\` (\`version_imported_from\`);`)
  await db.run(sql`CREATE INDEX \`_travel_partners_v_version_version_updated_at_idx\` ON \`_travel_partners_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_travel_partners_v_version_version_created_at_idx\` ON \`_travel_partners_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_travel_partners_v_version_version_deleted_at_idx\` ON \`_travel_partners_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_travel_partners_v_version_version__status_idx\` ON \`_travel_partners_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_travel_partners_v_created_at_idx\` ON \`_travel_partners_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_travel_partners_v_updated_at_idx\` ON \`_travel_partners_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_travel_partners_v_latest_idx\` ON \`_travel_partners_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_travel_partners_v_autosave_idx\` ON \`_travel_partners_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_travel_partners_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`download_id\` integer,
  	\`image_gallery_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_travel_partners_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`download_id\`) REFERENCES \`download\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`image_gallery_id\`) REFERENCES \`image_gallery\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_travel_partners_v_rels_order_idx\` ON \`_travel_partners_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_travel_partners_v_rels_parent_idx\` ON \`_travel_partners_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_travel_partners_v_rels_path_idx\` ON \`_travel_partners_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_travel_partners_v_rels_download_id_idx\` ON \`_travel_partners_v_rels\` (\`download_id\`);`)
  await db.run(sql`CREATE INDEX \`_travel_partners_v_rels_image_gallery_id_idx\` ON \`_travel_partners_v_rels\` (\`image_gallery_id\`);`)
  await db.run(sql`CREATE TABLE \`travel_partner_resources_sections\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`heading\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`travel_partner_resources\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`travel_partner_resources_sections_order_idx\` ON \`travel_partner_resources_sections\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`travel_partner_resources_sections_parent_id_idx\` ON \`travel_partner_resources_sections\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`travel_partner_resources_contacts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`member_id\` integer,
  	\`looks_after\` text,
  	\`mail\` text,
  	FOREIGN KEY (\`member_id\`) REFERENCES \`team_member\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`travel_partner_resources\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`travel_partner_resources_contacts_order_idx\` ON \`travel_partner_resources_contacts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`travel_partner_resources_contacts_parent_id_idx\` ON \`travel_partner_resources_contacts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`travel_partner_resources_contacts_member_idx\` ON \`travel_partner_resources_contacts\` (\`member_id\`);`)
  await db.run(sql`CREATE TABLE \`travel_partner_resources\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`hero_id\` integer,
  	\`heading\` text,
  	\`lead\` text,
  	\`availability_search\` text,
  	\`need_assistance\` text,
  	\`need_assistance_phone_number\` text,
  	\`need_assistance_sales\` text,
  	\`need_assistance_phone_number_sales\` text,
  	\`imported_from\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`hero_id\`) REFERENCES \`hero_banner\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`travel_partner_resources_hero_idx\` ON \`travel_partner_resources\` (\`hero_id\`);`)
  await db.run(sql`CREATE INDEX \`travel_partner_resources_imported_from_idx\` ON \`travel_partner_resources\` (\`imported_from\`);`)
  await db.run(sql`CREATE INDEX \`travel_partner_resources_updated_at_idx\` ON \`travel_partner_resources\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`travel_partner_resources_created_at_idx\` ON \`travel_partner_resources\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`travel_partner_resources_deleted_at_idx\` ON \`travel_partner_resources\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`travel_partner_resources__status_idx\` ON \`travel_partner_resources\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`travel_partner_resources_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`download_id\` integer,
  	\`image_gallery_id\` integer,
  	\`video_gallery_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`travel_partner_resources\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`download_id\`) REFERENCES \`download\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`image_gallery_id\`) REFERENCES \`image_gallery\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`video_gallery_id\`) REFERENCES \`video_gallery\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`travel_partner_resources_rels_order_idx\` ON \`travel_partner_resources_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`travel_partner_resources_rels_parent_idx\` ON \`travel_partner_resources_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`travel_partner_resources_rels_path_idx\` ON \`travel_partner_resources_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`travel_partner_resources_rels_download_id_idx\` ON \`travel_partner_resources_rels\` (\`download_id\`);`)
  await db.run(sql`CREATE INDEX \`travel_partner_resources_rels_image_gallery_id_idx\` ON \`travel_partner_resources_rels\` (\`image_gallery_id\`);`)
  await db.run(sql`CREATE INDEX \`travel_partner_resources_rels_video_gallery_id_idx\` ON \`travel_partner_resources_rels\` (\`video_gallery_id\`);`)
  await db.run(sql`CREATE TABLE \`_travel_partner_resources_v_version_sections\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`heading\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_travel_partner_resources_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_travel_partner_resources_v_version_sections_order_idx\` ON \`_travel_partner_resources_v_version_sections\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_travel_partner_resources_v_version_sections_parent_id_idx\` ON \`_travel_partner_resources_v_version_sections\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_travel_partner_resources_v_version_contacts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`member_id\` integer,
  	\`looks_after\` text,
  	\`mail\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`member_id\`) REFERENCES \`team_member\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_travel_partner_resources_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_travel_partner_resources_v_version_contacts_order_idx\` ON \`_travel_partner_resources_v_version_contacts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_travel_partner_resources_v_version_contacts_parent_id_idx\` ON \`_travel_partner_resources_v_version_contacts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_travel_partner_resources_v_version_contacts_member_idx\` ON \`_travel_partner_resources_v_version_contacts\` (\`member_id\`);`)
  await db.run(sql`CREATE TABLE \`_travel_partner_resources_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_hero_id\` integer,
  	\`version_heading\` text,
  	\`version_lead\` text,
  	\`version_availability_search\` text,
  	\`version_need_assistance\` text,
  	\`version_need_assistance_phone_number\` text,
  	\`version_need_assistance_sales\` text,
  	\`version_need_assistance_phone_number_sales\` text,
  	\`version_imported_from\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`travel_partner_resources\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_hero_id\`) REFERENCES \`hero_banner\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_travel_partner_resources_v_parent_idx\` ON \`_travel_partner_resources_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_travel_partner_resources_v_version_version_hero_idx\` ON \`_travel_partner_resources_v\` (\`version_hero_id\`);`)
  await db.run(sql`CREATE INDEX \`_travel_partner_resources_v_version_version_imported_fro_idx\` ON \`_travel_partner_resources_v\` (\`version_imported_from\`);`)
  await db.run(sql`CREATE INDEX \`_travel_partner_resources_v_version_version_updated_at_idx\` ON \`_travel_partner_resources_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_travel_partner_resources_v_version_version_created_at_idx\` ON \`_travel_partner_resources_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_travel_partner_resources_v_version_version_deleted_at_idx\` ON \`_travel_partner_resources_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_travel_partner_resources_v_version_version__status_idx\` ON \`_travel_partner_resources_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_travel_partner_resources_v_created_at_idx\` ON \`_travel_partner_resources_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_travel_partner_resources_v_updated_at_idx\` ON \`_travel_partner_resources_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_travel_partner_resources_v_latest_idx\` ON \`_travel_partner_resources_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_travel_partner_resources_v_autosave_idx\` ON \`_travel_partner_resources_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_travel_partner_resources_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`download_id\` integer,
  	\`image_gallery_id\` integer,
  	\`video_gallery_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_travel_partner_resources_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`download_id\`) REFERENCES \`download\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`image_gallery_id\`) REFERENCES \`image_gallery\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`video_gallery_id\`) REFERENCES \`video_gallery\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_travel_partner_resources_v_rels_order_idx\` ON \`_travel_partner_resources_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_travel_partner_resources_v_rels_parent_idx\` ON \`_travel_partner_resources_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_travel_partner_resources_v_rels_path_idx\` ON \`_travel_partner_resources_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_travel_partner_resources_v_rels_download_id_idx\` ON \`_travel_partner_resources_v_rels\` (\`download_id\`);`)
  await db.run(sql`CREATE INDEX \`_travel_partner_resources_v_rels_image_gallery_id_idx\` ON \`_travel_partner_resources_v_rels\` (\`image_gallery_id\`);`)
  await db.run(sql`CREATE INDEX \`_travel_partner_resources_v_rels_video_gallery_id_idx\` ON \`_travel_partner_resources_v_rels\` (\`video_gallery_id\`);`)
  await db.run(sql`CREATE TABLE \`media_contact_details_contacts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`role\` text,
  	\`mail\` text,
  	\`telephone\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`media_contact_details\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`media_contact_details_contacts_order_idx\` ON \`media_contact_details_contacts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`media_contact_details_contacts_parent_id_idx\` ON \`media_contact_details_contacts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`media_contact_details\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`heading\` text,
  	\`lead\` text,
  	\`image_id\` integer,
  	\`about\` text,
  	\`imported_from\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`media_contact_details_image_idx\` ON \`media_contact_details\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`media_contact_details_imported_from_idx\` ON \`media_contact_details\` (\`imported_from\`);`)
  await db.run(sql`CREATE INDEX \`media_contact_details_updated_at_idx\` ON \`media_contact_details\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`media_contact_details_created_at_idx\` ON \`media_contact_details\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`media_contact_details_deleted_at_idx\` ON \`media_contact_details\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`media_contact_details__status_idx\` ON \`media_contact_details\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`media_contact_details_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`download_id\` integer,
  	\`image_gallery_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`media_contact_details\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`download_id\`) REFERENCES \`download\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`image_gallery_id\`) REFERENCES \`image_gallery\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`media_contact_details_rels_order_idx\` ON \`media_contact_details_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`media_contact_details_rels_parent_idx\` ON \`media_contact_details_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`media_contact_details_rels_path_idx\` ON \`media_contact_details_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`media_contact_details_rels_download_id_idx\` ON \`media_contact_details_rels\` (\`download_id\`);`)
  await db.run(sql`CREATE INDEX \`media_contact_details_rels_image_gallery_id_idx\` ON \`media_contact_details_rels\` (\`image_gallery_id\`);`)
  await db.run(sql`CREATE TABLE \`_media_contact_details_v_version_contacts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`role\` text,
  	\`mail\` text,
  	\`telephone\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_media_contact_details_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_media_contact_details_v_version_contacts_order_idx\` ON \`_media_contact_details_v_version_contacts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_media_contact_details_v_version_contacts_parent_id_idx\` ON \`_media_contact_details_v_version_contacts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_media_contact_details_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_heading\` text,
  	\`version_lead\` text,
  	\`version_image_id\` integer,
  	\`version_about\` text,
  	\`version_imported_from\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`media_contact_details\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_media_contact_details_v_parent_idx\` ON \`_media_contact_details_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_media_contact_details_v_version_version_image_idx\` ON \`_media_contact_details_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_media_contact_details_v_version_version_imported_from_idx\` ON \`_media_contact_details_v\` (\`version_imported_from\`);`)
  await db.run(sql`CREATE INDEX \`_media_contact_details_v_version_version_updated_at_idx\` ON \`_media_contact_details_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_media_contact_details_v_version_version_created_at_idx\` ON \`_media_contact_details_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_media_contact_details_v_version_version_deleted_at_idx\` ON \`_media_contact_details_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_media_contact_details_v_version_version__status_idx\` ON \`_media_contact_details_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_media_contact_details_v_created_at_idx\` ON \`_media_contact_details_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_media_contact_details_v_updated_at_idx\` ON \`_media_contact_details_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_media_contact_details_v_latest_idx\` ON \`_media_contact_details_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_media_contact_details_v_autosave_idx\` ON \`_media_contact_details_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_media_contact_details_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`download_id\` integer,
  	\`image_gallery_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_media_contact_details_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`download_id\`) REFERENCES \`download\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`image_gallery_id\`) REFERENCES \`image_gallery\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_media_contact_details_v_rels_order_idx\` ON \`_media_contact_details_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_media_contact_details_v_rels_parent_idx\` ON \`_media_contact_details_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_media_contact_details_v_rels_path_idx\` ON \`_media_contact_details_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_media_contact_details_v_rels_download_id_idx\` ON \`_media_contact_details_v_rels\` (\`download_id\`);`)
  await db.run(sql`CREATE INDEX \`_media_contact_details_v_rels_image_gallery_id_idx\` ON \`_media_contact_details_v_rels\` (\`image_gallery_id\`);`)
  await db.run(sql`CREATE TABLE \`media\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`alt\` text NOT NULL,
  	\`title\` text,
  	\`coordinates\` text,
  	\`poster_id\` integer,
  	\`imported_from\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric,
  	\`sizes_avif640_url\` text,
  	\`sizes_avif640_width\` numeric,
  	\`sizes_avif640_height\` numeric,
  	\`sizes_avif640_mime_type\` text,
  	\`sizes_avif640_filesize\` numeric,
  	\`sizes_avif640_filename\` text,
  	\`sizes_avif960_url\` text,
  	\`sizes_avif960_width\` numeric,
  	\`sizes_avif960_height\` numeric,
  	\`sizes_avif960_mime_type\` text,
  	\`sizes_avif960_filesize\` numeric,
  	\`sizes_avif960_filename\` text,
  	\`sizes_avif1440_url\` text,
  	\`sizes_avif1440_width\` numeric,
  	\`sizes_avif1440_height\` numeric,
  	\`sizes_avif1440_mime_type\` text,
  	\`sizes_avif1440_filesize\` numeric,
  	\`sizes_avif1440_filename\` text,
  	\`sizes_avif1920_url\` text,
  	\`sizes_avif1920_width\` numeric,
  	\`sizes_avif1920_height\` numeric,
  	\`sizes_avif1920_mime_type\` text,
  	\`sizes_avif1920_filesize\` numeric,
  	\`sizes_avif1920_filename\` text,
  	\`sizes_webp640_url\` text,
  	\`sizes_webp640_width\` numeric,
  	\`sizes_webp640_height\` numeric,
  	\`sizes_webp640_mime_type\` text,
  	\`sizes_webp640_filesize\` numeric,
  	\`sizes_webp640_filename\` text,
  	\`sizes_webp960_url\` text,
  	\`sizes_webp960_width\` numeric,
  	\`sizes_webp960_height\` numeric,
  	\`sizes_webp960_mime_type\` text,
  	\`sizes_webp960_filesize\` numeric,
  	\`sizes_webp960_filename\` text,
  	\`sizes_webp1440_url\` text,
  	\`sizes_webp1440_width\` numeric,
  	\`sizes_webp1440_height\` numeric,
  	\`sizes_webp1440_mime_type\` text,
  	\`sizes_webp1440_filesize\` numeric,
  	\`sizes_webp1440_filename\` text,
  	\`sizes_webp1920_url\` text,
  	\`sizes_webp1920_width\` numeric,
  	\`sizes_webp1920_height\` numeric,
  	\`sizes_webp1920_mime_type\` text,
  	\`sizes_webp1920_filesize\` numeric,
  	\`sizes_webp1920_filename\` text,
  	FOREIGN KEY (\`poster_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`media_poster_idx\` ON \`media\` (\`poster_id\`);`)
  await db.run(sql`CREATE INDEX \`media_imported_from_idx\` ON \`media\` (\`imported_from\`);`)
  await db.run(sql`CREATE INDEX \`media_updated_at_idx\` ON \`media\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`media_created_at_idx\` ON \`media\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_filename_idx\` ON \`media\` (\`filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_avif640_sizes_avif640_filename_idx\` ON \`media\` (\`sizes_avif640_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_avif960_sizes_avif960_filename_idx\` ON \`media\` (\`sizes_avif960_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_avif1440_sizes_avif1440_filename_idx\` ON \`media\` (\`sizes_avif1440_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_avif1920_sizes_avif1920_filename_idx\` ON \`media\` (\`sizes_avif1920_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_webp640_sizes_webp640_filename_idx\` ON \`media\` (\`sizes_webp640_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_webp960_sizes_webp960_filename_idx\` ON \`media\` (\`sizes_webp960_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_webp1440_sizes_webp1440_filename_idx\` ON \`media\` (\`sizes_webp1440_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_webp1920_sizes_webp1920_filename_idx\` ON \`media\` (\`sizes_webp1920_filename\`);`)
  await db.run(sql`CREATE TABLE \`image_gallery\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`slug\` text,
  	\`position\` numeric,
  	\`title\` text,
  	\`lead\` text,
  	\`property\` text,
  	\`cover_id\` integer,
  	\`imported_from\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`cover_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`image_gallery_slug_idx\` ON \`image_gallery\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`image_gallery_cover_idx\` ON \`image_gallery\` (\`cover_id\`);`)
  await db.run(sql`CREATE INDEX \`image_gallery_imported_from_idx\` ON \`image_gallery\` (\`imported_from\`);`)
  await db.run(sql`CREATE INDEX \`image_gallery_updated_at_idx\` ON \`image_gallery\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`image_gallery_created_at_idx\` ON \`image_gallery\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`image_gallery_deleted_at_idx\` ON \`image_gallery\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`image_gallery__status_idx\` ON \`image_gallery\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`image_gallery_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`gallery_item_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`image_gallery\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`gallery_item_id\`) REFERENCES \`gallery_item\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`image_gallery_rels_order_idx\` ON \`image_gallery_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`image_gallery_rels_parent_idx\` ON \`image_gallery_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`image_gallery_rels_path_idx\` ON \`image_gallery_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`image_gallery_rels_gallery_item_id_idx\` ON \`image_gallery_rels\` (\`gallery_item_id\`);`)
  await db.run(sql`CREATE TABLE \`_image_gallery_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_slug\` text,
  	\`version_position\` numeric,
  	\`version_title\` text,
  	\`version_lead\` text,
  	\`version_property\` text,
  	\`version_cover_id\` integer,
  	\`version_imported_from\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`image_gallery\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_cover_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_image_gallery_v_parent_idx\` ON \`_image_gallery_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_image_gallery_v_version_version_slug_idx\` ON \`_image_gallery_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_image_gallery_v_version_version_cover_idx\` ON \`_image_gallery_v\` (\`version_cover_id\`);`)
  await db.run(sql`CREATE INDEX \`_image_gallery_v_version_version_imported_from_idx\` ON \`_image_gallery_v\` (\`version_imported_from\`);`)
  await db.run(sql`CREATE INDEX \`_image_gallery_v_version_version_updated_at_idx\` ON \`_image_gallery_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_image_gallery_v_version_version_created_at_idx\` ON \`_image_gallery_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_image_gallery_v_version_version_deleted_at_idx\` ON \`_image_gallery_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_image_gallery_v_version_version__status_idx\` ON \`_image_gallery_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_image_gallery_v_created_at_idx\` ON \`_image_gallery_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_image_gallery_v_updated_at_idx\` ON \`_image_gallery_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_image_gallery_v_latest_idx\` ON \`_image_gallery_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_image_gallery_v_autosave_idx\` ON \`_image_gallery_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_image_gallery_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`gallery_item_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_image_gallery_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`gallery_item_id\`) REFERENCES \`gallery_item\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_image_gallery_v_rels_order_idx\` ON \`_image_gallery_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_image_gallery_v_rels_parent_idx\` ON \`_image_gallery_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_image_gallery_v_rels_path_idx\` ON \`_image_gallery_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_image_gallery_v_rels_gallery_item_id_idx\` ON \`_image_gallery_v_rels\` (\`gallery_item_id\`);`)
  await db.run(sql`CREATE TABLE \`gallery_item\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`position\` numeric,
  	\`title\` text,
  	\`image_id\` integer,
  	\`caption\` text,
  	\`credit\` text,
  	\`property\` text,
  	\`for_press\` integer DEFAULT false,
  	\`imported_from\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`gallery_item_image_idx\` ON \`gallery_item\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`gallery_item_imported_from_idx\` ON \`gallery_item\` (\`imported_from\`);`)
  await db.run(sql`CREATE INDEX \`gallery_item_updated_at_idx\` ON \`gallery_item\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`gallery_item_created_at_idx\` ON \`gallery_item\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`gallery_item_deleted_at_idx\` ON \`gallery_item\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`gallery_item__status_idx\` ON \`gallery_item\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_gallery_item_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_position\` numeric,
  	\`version_title\` text,
  	\`version_image_id\` integer,
  	\`version_caption\` text,
  	\`version_credit\` text,
  	\`version_property\` text,
  	\`version_for_press\` integer DEFAULT false,
  	\`version_imported_from\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`gallery_item\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_gallery_item_v_parent_idx\` ON \`_gallery_item_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_gallery_item_v_version_version_image_idx\` ON \`_gallery_item_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_gallery_item_v_version_version_imported_from_idx\` ON \`_gallery_item_v\` (\`version_imported_from\`);`)
  await db.run(sql`CREATE INDEX \`_gallery_item_v_version_version_updated_at_idx\` ON \`_gallery_item_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_gallery_item_v_version_version_created_at_idx\` ON \`_gallery_item_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_gallery_item_v_version_version_deleted_at_idx\` ON \`_gallery_item_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_gallery_item_v_version_version__status_idx\` ON \`_gallery_item_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_gallery_item_v_created_at_idx\` ON \`_gallery_item_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_gallery_item_v_updated_at_idx\` ON \`_gallery_item_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_gallery_item_v_latest_idx\` ON \`_gallery_item_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_gallery_item_v_autosave_idx\` ON \`_gallery_item_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`video_gallery_videos\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`video_id\` integer,
  	\`url\` text,
  	\`poster_id\` integer,
  	\`duration\` text,
  	FOREIGN KEY (\`video_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`poster_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`video_gallery\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`video_gallery_videos_order_idx\` ON \`video_gallery_videos\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`video_gallery_videos_parent_id_idx\` ON \`video_gallery_videos\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`video_gallery_videos_video_idx\` ON \`video_gallery_videos\` (\`video_id\`);`)
  await db.run(sql`CREATE INDEX \`video_gallery_videos_poster_idx\` ON \`video_gallery_videos\` (\`poster_id\`);`)
  await db.run(sql`CREATE TABLE \`video_gallery\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`slug\` text,
  	\`position\` numeric,
  	\`title\` text,
  	\`lead\` text,
  	\`property\` text,
  	\`imported_from\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`video_gallery_slug_idx\` ON \`video_gallery\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`video_gallery_imported_from_idx\` ON \`video_gallery\` (\`imported_from\`);`)
  await db.run(sql`CREATE INDEX \`video_gallery_updated_at_idx\` ON \`video_gallery\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`video_gallery_created_at_idx\` ON \`video_gallery\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`video_gallery_deleted_at_idx\` ON \`video_gallery\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`video_gallery__status_idx\` ON \`video_gallery\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_video_gallery_v_version_videos\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`video_id\` integer,
  	\`url\` text,
  	\`poster_id\` integer,
  	\`duration\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`video_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`poster_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_video_gallery_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_video_gallery_v_version_videos_order_idx\` ON \`_video_gallery_v_version_videos\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_video_gallery_v_version_videos_parent_id_idx\` ON \`_video_gallery_v_version_videos\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_video_gallery_v_version_videos_video_idx\` ON \`_video_gallery_v_version_videos\` (\`video_id\`);`)
  await db.run(sql`CREATE INDEX \`_video_gallery_v_version_videos_poster_idx\` ON \`_video_gallery_v_version_videos\` (\`poster_id\`);`)
  await db.run(sql`CREATE TABLE \`_video_gallery_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_slug\` text,
  	\`version_position\` numeric,
  	\`version_title\` text,
  	\`version_lead\` text,
  	\`version_property\` text,
  	\`version_imported_from\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`video_gallery\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_video_gallery_v_parent_idx\` ON \`_video_gallery_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_video_gallery_v_version_version_slug_idx\` ON \`_video_gallery_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_video_gallery_v_version_version_imported_from_idx\` ON \`_video_gallery_v\` (\`version_imported_from\`);`)
  await db.run(sql`CREATE INDEX \`_video_gallery_v_version_version_updated_at_idx\` ON \`_video_gallery_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_video_gallery_v_version_version_created_at_idx\` ON \`_video_gallery_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_video_gallery_v_version_version_deleted_at_idx\` ON \`_video_gallery_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_video_gallery_v_version_version__status_idx\` ON \`_video_gallery_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_video_gallery_v_created_at_idx\` ON \`_video_gallery_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_video_gallery_v_updated_at_idx\` ON \`_video_gallery_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_video_gallery_v_latest_idx\` ON \`_video_gallery_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_video_gallery_v_autosave_idx\` ON \`_video_gallery_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`download\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`position\` numeric,
  	\`title\` text,
  	\`category\` text,
  	\`property\` text,
  	\`description\` text,
  	\`file_id\` integer,
  	\`url\` text,
  	\`updated\` text,
  	\`for_partners\` integer DEFAULT false,
  	\`imported_from\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`download_file_idx\` ON \`download\` (\`file_id\`);`)
  await db.run(sql`CREATE INDEX \`download_imported_from_idx\` ON \`download\` (\`imported_from\`);`)
  await db.run(sql`CREATE INDEX \`download_updated_at_idx\` ON \`download\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`download_created_at_idx\` ON \`download\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`download_deleted_at_idx\` ON \`download\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`download__status_idx\` ON \`download\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_download_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_position\` numeric,
  	\`version_title\` text,
  	\`version_category\` text,
  	\`version_property\` text,
  	\`version_description\` text,
  	\`version_file_id\` integer,
  	\`version_url\` text,
  	\`version_updated\` text,
  	\`version_for_partners\` integer DEFAULT false,
  	\`version_imported_from\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`download\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_download_v_parent_idx\` ON \`_download_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_download_v_version_version_file_idx\` ON \`_download_v\` (\`version_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_download_v_version_version_imported_from_idx\` ON \`_download_v\` (\`version_imported_from\`);`)
  await db.run(sql`CREATE INDEX \`_download_v_version_version_updated_at_idx\` ON \`_download_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_download_v_version_version_created_at_idx\` ON \`_download_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_download_v_version_version_deleted_at_idx\` ON \`_download_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_download_v_version_version__status_idx\` ON \`_download_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_download_v_created_at_idx\` ON \`_download_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_download_v_updated_at_idx\` ON \`_download_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_download_v_latest_idx\` ON \`_download_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_download_v_autosave_idx\` ON \`_download_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`content_changes\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`tags\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`at\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`content_changes_state_idx\` ON \`content_changes\` (\`state\`);`)
  await db.run(sql`CREATE TABLE \`edits\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`of\` text NOT NULL,
  	\`entry\` text NOT NULL,
  	\`title\` text NOT NULL,
  	\`did\` text NOT NULL,
  	\`by\` text NOT NULL,
  	\`at\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE TABLE \`entry_links\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`entry\` text NOT NULL,
  	\`collection\` text NOT NULL,
  	\`number\` numeric NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`entry_links_entry_idx\` ON \`entry_links\` (\`entry\`);`)
  await db.run(sql`CREATE TABLE \`entry_links_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`entry_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`entry_links_texts_order_parent\` ON \`entry_links_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`entry_links_texts_text_idx\` ON \`entry_links_texts\` (\`text\`);`)
  await db.run(sql`CREATE TABLE \`studio_marks\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`value\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`studio_marks_key_idx\` ON \`studio_marks\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`studio_marks_updated_at_idx\` ON \`studio_marks\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`studio_marks_created_at_idx\` ON \`studio_marks\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_kv\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`data\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payload_kv_key_idx\` ON \`payload_kv\` (\`key\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs_log\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`executed_at\` text NOT NULL,
  	\`completed_at\` text NOT NULL,
  	\`task_slug\` text NOT NULL,
  	\`task_i_d\` text NOT NULL,
  	\`input\` text,
  	\`output\` text,
  	\`state\` text NOT NULL,
  	\`error\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`payload_jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_order_idx\` ON \`payload_jobs_log\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_parent_id_idx\` ON \`payload_jobs_log\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`input\` text,
  	\`completed_at\` text,
  	\`total_tried\` numeric DEFAULT 0,
  	\`has_error\` integer DEFAULT false,
  	\`error\` text,
  	\`task_slug\` text,
  	\`queue\` text DEFAULT 'default',
  	\`wait_until\` text,
  	\`processing\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_completed_at_idx\` ON \`payload_jobs\` (\`completed_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_total_tried_idx\` ON \`payload_jobs\` (\`total_tried\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_has_error_idx\` ON \`payload_jobs\` (\`has_error\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_task_slug_idx\` ON \`payload_jobs\` (\`task_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_queue_idx\` ON \`payload_jobs\` (\`queue\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_wait_until_idx\` ON \`payload_jobs\` (\`wait_until\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_processing_idx\` ON \`payload_jobs\` (\`processing\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_updated_at_idx\` ON \`payload_jobs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_created_at_idx\` ON \`payload_jobs\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`global_slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_global_slug_idx\` ON \`payload_locked_documents\` (\`global_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_updated_at_idx\` ON \`payload_locked_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_created_at_idx\` ON \`payload_locked_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`property_updated_id\` integer,
  	\`accommodation_id\` integer,
  	\`room_id\` integer,
  	\`treehouse_id\` integer,
  	\`residence_id\` integer,
  	\`residences_id\` integer,
  	\`rate_id\` integer,
  	\`offer_id\` integer,
  	\`season_id\` integer,
  	\`amenity_id\` integer,
  	\`safari_id\` integer,
  	\`our_safaris_id\` integer,
  	\`region_id\` integer,
  	\`destination_id\` integer,
  	\`property_favourites_id\` integer,
  	\`accommodation_card_id\` integer,
  	\`tour_link_id\` integer,
  	\`experiences_id\` integer,
  	\`experiences_category_id\` integer,
  	\`experiences_property_id\` integer,
  	\`experiences_section_id\` integer,
  	\`persona_id\` integer,
  	\`what_to_expect_id\` integer,
  	\`testimonial_id\` integer,
  	\`packages_id\` integer,
  	\`package_section_id\` integer,
  	\`custom_journey_id\` integer,
  	\`travel_africa_id\` integer,
  	\`travel_africa_destination_id\` integer,
  	\`travel_africa_property_id\` integer,
  	\`travel_africa_travel_type_id\` integer,
  	\`specialist_id\` integer,
  	\`travel_guide_id\` integer,
  	\`maps_id\` integer,
  	\`blog_id\` integer,
  	\`tag_id\` integer,
  	\`award_id\` integer,
  	\`impact_id\` integer,
  	\`impact_pillar_id\` integer,
  	\`initiative_id\` integer,
  	\`committee_member_id\` integer,
  	\`impact_project_id\` integer,
  	\`team_member_id\` integer,
  	\`meet_the_team_id\` integer,
  	\`vacancy_id\` integer,
  	\`careers_id\` integer,
  	\`homepage_id\` integer,
  	\`intro_section_id\` integer,
  	\`hero_banner_id\` integer,
  	\`quote_component_id\` integer,
  	\`page_id\` integer,
  	\`site_notice_id\` integer,
  	\`redirects_id\` integer,
  	\`enquiry_form_id\` integer,
  	\`choice_list_id\` integer,
  	\`modal_content_id\` integer,
  	\`contact_details_id\` integer,
  	\`footer_id\` integer,
  	\`privacy_policy_id\` integer,
  	\`travel_partners_id\` integer,
  	\`travel_partner_resources_id\` integer,
  	\`media_contact_details_id\` integer,
  	\`media_id\` integer,
  	\`image_gallery_id\` integer,
  	\`gallery_item_id\` integer,
  	\`video_gallery_id\` integer,
  	\`download_id\` integer,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`property_updated_id\`) REFERENCES \`property_updated\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`accommodation_id\`) REFERENCES \`accommodation\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`room_id\`) REFERENCES \`room\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`treehouse_id\`) REFERENCES \`treehouse\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`residence_id\`) REFERENCES \`residence\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`residences_id\`) REFERENCES \`residences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`rate_id\`) REFERENCES \`rate\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`offer_id\`) REFERENCES \`offer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`season_id\`) REFERENCES \`season\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`amenity_id\`) REFERENCES \`amenity\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`safari_id\`) REFERENCES \`safari\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`our_safaris_id\`) REFERENCES \`our_safaris\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`region_id\`) REFERENCES \`region\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`destination_id\`) REFERENCES \`destination\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`property_favourites_id\`) REFERENCES \`property_favourites\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`accommodation_card_id\`) REFERENCES \`accommodation_card\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tour_link_id\`) REFERENCES \`tour_link\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`experiences_id\`) REFERENCES \`experiences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`experiences_category_id\`) REFERENCES \`experiences_category\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`experiences_property_id\`) REFERENCES \`experiences_property\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`experiences_section_id\`) REFERENCES \`experiences_section\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`persona_id\`) REFERENCES \`persona\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`what_to_expect_id\`) REFERENCES \`what_to_expect\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`testimonial_id\`) REFERENCES \`testimonial\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`packages_id\`) REFERENCES \`packages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`package_section_id\`) REFERENCES \`package_section\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`custom_journey_id\`) REFERENCES \`custom_journey\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`travel_africa_id\`) REFERENCES \`travel_africa\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`travel_africa_destination_id\`) REFERENCES \`travel_africa_destination\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`travel_africa_property_id\`) REFERENCES \`travel_africa_property\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`travel_africa_travel_type_id\`) REFERENCES \`travel_africa_travel_type\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`specialist_id\`) REFERENCES \`specialist\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`travel_guide_id\`) REFERENCES \`travel_guide\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`maps_id\`) REFERENCES \`maps\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`blog_id\`) REFERENCES \`blog\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tag_id\`) REFERENCES \`tag\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`award_id\`) REFERENCES \`award\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`impact_id\`) REFERENCES \`impact\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`impact_pillar_id\`) REFERENCES \`impact_pillar\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`initiative_id\`) REFERENCES \`initiative\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`committee_member_id\`) REFERENCES \`committee_member\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`impact_project_id\`) REFERENCES \`impact_project\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`team_member_id\`) REFERENCES \`team_member\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`meet_the_team_id\`) REFERENCES \`meet_the_team\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`vacancy_id\`) REFERENCES \`vacancy\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`careers_id\`) REFERENCES \`careers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`homepage_id\`) REFERENCES \`homepage\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`intro_section_id\`) REFERENCES \`intro_section\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`hero_banner_id\`) REFERENCES \`hero_banner\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`quote_component_id\`) REFERENCES \`quote_component\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_id\`) REFERENCES \`page\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`site_notice_id\`) REFERENCES \`site_notice\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`enquiry_form_id\`) REFERENCES \`enquiry_form\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`choice_list_id\`) REFERENCES \`choice_list\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`modal_content_id\`) REFERENCES \`modal_content\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contact_details_id\`) REFERENCES \`contact_details\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`footer_id\`) REFERENCES \`footer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`privacy_policy_id\`) REFERENCES \`privacy_policy\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`travel_partners_id\`) REFERENCES \`travel_partners\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`travel_partner_resources_id\`) REFERENCES \`travel_partner_resources\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_contact_details_id\`) REFERENCES \`media_contact_details\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`image_gallery_id\`) REFERENCES \`image_gallery\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`gallery_item_id\`) REFERENCES \`gallery_item\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`video_gallery_id\`) REFERENCES \`video_gallery\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`download_id\`) REFERENCES \`download\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_property_updated_id_idx\` ON \`payload_locked_documents_rels\` (\`property_updated_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_accommodation_id_idx\` ON \`payload_locked_documents_rels\` (\`accommodation_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_room_id_idx\` ON \`payload_locked_documents_rels\` (\`room_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_treehouse_id_idx\` ON \`payload_locked_documents_rels\` (\`treehouse_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_residence_id_idx\` ON \`payload_locked_documents_rels\` (\`residence_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_residences_id_idx\` ON \`payload_locked_documents_rels\` (\`residences_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_rate_id_idx\` ON \`payload_locked_documents_rels\` (\`rate_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_offer_id_idx\` ON \`payload_locked_documents_rels\` (\`offer_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_season_id_idx\` ON \`payload_locked_documents_rels\` (\`season_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_amenity_id_idx\` ON \`payload_locked_documents_rels\` (\`amenity_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_safari_id_idx\` ON \`payload_locked_documents_rels\` (\`safari_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_our_safaris_id_idx\` ON \`payload_locked_documents_rels\` (\`our_safaris_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_region_id_idx\` ON \`payload_locked_documents_rels\` (\`region_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_destination_id_idx\` ON \`payload_locked_documents_rels\` (\`destination_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_property_favourites_id_idx\` ON \`payload_locked_documents_rels\` (\`property_favourites_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_accommodation_card_id_idx\` ON \`payload_locked_documents_rels\` (\`accommodation_card_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_tour_link_id_idx\` ON \`payload_locked_documents_rels\` (\`tour_link_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_experiences_id_idx\` ON \`payload_locked_documents_rels\` (\`experiences_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_experiences_category_id_idx\` ON \`payload_locked_documents_rels\` (\`experiences_category_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_experiences_property_id_idx\` ON \`payload_locked_documents_rels\` (\`experiences_property_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_experiences_section_id_idx\` ON \`payload_locked_documents_rels\` (\`experiences_section_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_persona_id_idx\` ON \`payload_locked_documents_rels\` (\`persona_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_what_to_expect_id_idx\` ON \`payload_locked_documents_rels\` (\`what_to_expect_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_testimonial_id_idx\` ON \`payload_locked_documents_rels\` (\`testimonial_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_packages_id_idx\` ON \`payload_locked_documents_rels\` (\`packages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_package_section_id_idx\` ON \`payload_locked_documents_rels\` (\`package_section_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_custom_journey_id_idx\` ON \`payload_locked_documents_rels\` (\`custom_journey_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_travel_africa_id_idx\` ON \`payload_locked_documents_rels\` (\`travel_africa_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_travel_africa_destination__idx\` ON \`payload_locked_documents_rels\` (\`travel_africa_destination_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_travel_africa_property_id_idx\` ON \`payload_locked_documents_rels\` (\`travel_africa_property_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_travel_africa_travel_type__idx\` ON \`payload_locked_documents_rels\` (\`travel_africa_travel_type_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_specialist_id_idx\` ON \`payload_locked_documents_rels\` (\`specialist_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_travel_guide_id_idx\` ON \`payload_locked_documents_rels\` (\`travel_guide_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_maps_id_idx\` ON \`payload_locked_documents_rels\` (\`maps_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_blog_id_idx\` ON \`payload_locked_documents_rels\` (\`blog_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_tag_id_idx\` ON \`payload_locked_documents_rels\` (\`tag_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_award_id_idx\` ON \`payload_locked_documents_rels\` (\`award_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_impact_id_idx\` ON \`payload_locked_documents_rels\` (\`impact_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_impact_pillar_id_idx\` ON \`payload_locked_documents_rels\` (\`impact_pillar_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_initiative_id_idx\` ON \`payload_locked_documents_rels\` (\`initiative_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_committee_member_id_idx\` ON \`payload_locked_documents_rels\` (\`committee_member_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_impact_project_id_idx\` ON \`payload_locked_documents_rels\` (\`impact_project_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_team_member_id_idx\` ON \`payload_locked_documents_rels\` (\`team_member_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_meet_the_team_id_idx\` ON \`payload_locked_documents_rels\` (\`meet_the_team_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_vacancy_id_idx\` ON \`payload_locked_documents_rels\` (\`vacancy_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_careers_id_idx\` ON \`payload_locked_documents_rels\` (\`careers_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_homepage_id_idx\` ON \`payload_locked_documents_rels\` (\`homepage_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_intro_section_id_idx\` ON \`payload_locked_documents_rels\` (\`intro_section_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_hero_banner_id_idx\` ON \`payload_locked_documents_rels\` (\`hero_banner_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_quote_component_id_idx\` ON \`payload_locked_documents_rels\` (\`quote_component_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_page_id_idx\` ON \`payload_locked_documents_rels\` (\`page_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_site_notice_id_idx\` ON \`payload_locked_documents_rels\` (\`site_notice_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_enquiry_form_id_idx\` ON \`payload_locked_documents_rels\` (\`enquiry_form_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_choice_list_id_idx\` ON \`payload_locked_documents_rels\` (\`choice_list_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_modal_content_id_idx\` ON \`payload_locked_documents_rels\` (\`modal_content_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_contact_details_id_idx\` ON \`payload_locked_documents_rels\` (\`contact_details_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_footer_id_idx\` ON \`payload_locked_documents_rels\` (\`footer_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_privacy_policy_id_idx\` ON \`payload_locked_documents_rels\` (\`privacy_policy_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_travel_partners_id_idx\` ON \`payload_locked_documents_rels\` (\`travel_partners_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_travel_partner_resources_i_idx\` ON \`payload_locked_documents_rels\` (\`travel_partner_resources_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_contact_details_id_idx\` ON \`payload_locked_documents_rels\` (\`media_contact_details_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_image_gallery_id_idx\` ON \`payload_locked_documents_rels\` (\`image_gallery_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_gallery_item_id_idx\` ON \`payload_locked_documents_rels\` (\`gallery_item_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_video_gallery_id_idx\` ON \`payload_locked_documents_rels\` (\`video_gallery_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_download_id_idx\` ON \`payload_locked_documents_rels\` (\`download_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_key_idx\` ON \`payload_preferences\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_updated_at_idx\` ON \`payload_preferences\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_created_at_idx\` ON \`payload_preferences\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_preferences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_order_idx\` ON \`payload_preferences_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_parent_idx\` ON \`payload_preferences_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_path_idx\` ON \`payload_preferences_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_users_id_idx\` ON \`payload_preferences_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_migrations\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`batch\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_migrations_updated_at_idx\` ON \`payload_migrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_migrations_created_at_idx\` ON \`payload_migrations\` (\`created_at\`);`)
}
