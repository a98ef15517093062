// @ts-nocheck: generated; the two copies of drizzle-orm Payload installs do not know each other’s types.
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`property_updated\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text,
  	\`position\` numeric,
  	\`name\` text,
  	\`short_name\` text,
  	\`region\` text,
  	\`line\` text,
  	\`coordinates\` text,
  	\`slug\` text,
  	\`link\` text,
  	\`contentful_tag\` text,
  	\`card_image_id\` integer,
  	\`map_image_id\` integer,
  	\`drop_down_image_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`card_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`map_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`drop_down_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`property_updated_key_idx\` ON \`property_updated\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`property_updated_card_image_idx\` ON \`property_updated\` (\`card_image_id\`);`)
  await db.run(sql`CREATE INDEX \`property_updated_map_image_idx\` ON \`property_updated\` (\`map_image_id\`);`)
  await db.run(sql`CREATE INDEX \`property_updated_drop_down_image_idx\` ON \`property_updated\` (\`drop_down_image_id\`);`)
  await db.run(sql`CREATE INDEX \`property_updated_updated_at_idx\` ON \`property_updated\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`property_updated_created_at_idx\` ON \`property_updated\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`property_updated__status_idx\` ON \`property_updated\` (\`_status\`);`)
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
  	\`version_slug\` text,
  	\`version_link\` text,
  	\`version_contentful_tag\` text,
  	\`version_card_image_id\` integer,
  	\`version_map_image_id\` integer,
  	\`version_drop_down_image_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`property_updated\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_card_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_map_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_drop_down_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_property_updated_v_parent_idx\` ON \`_property_updated_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_property_updated_v_version_version_key_idx\` ON \`_property_updated_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_property_updated_v_version_version_card_image_idx\` ON \`_property_updated_v\` (\`version_card_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_property_updated_v_version_version_map_image_idx\` ON \`_property_updated_v\` (\`version_map_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_property_updated_v_version_version_drop_down_image_idx\` ON \`_property_updated_v\` (\`version_drop_down_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_property_updated_v_version_version_updated_at_idx\` ON \`_property_updated_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_property_updated_v_version_version_created_at_idx\` ON \`_property_updated_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_property_updated_v_version_version__status_idx\` ON \`_property_updated_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_property_updated_v_created_at_idx\` ON \`_property_updated_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_property_updated_v_updated_at_idx\` ON \`_property_updated_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_property_updated_v_latest_idx\` ON \`_property_updated_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`experiences_category\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`experiences_category_for\` text,
  	\`title\` text,
  	\`line\` text,
  	\`link\` text,
  	\`show_in_dropdown\` integer DEFAULT true,
  	\`dropdown_position\` numeric,
  	\`dropdown_thumbnail_id\` integer,
  	\`main_image_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`dropdown_thumbnail_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`main_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`experiences_category_experiences_category_for_idx\` ON \`experiences_category\` (\`experiences_category_for\`);`)
  await db.run(sql`CREATE INDEX \`experiences_category_dropdown_thumbnail_idx\` ON \`experiences_category\` (\`dropdown_thumbnail_id\`);`)
  await db.run(sql`CREATE INDEX \`experiences_category_main_image_idx\` ON \`experiences_category\` (\`main_image_id\`);`)
  await db.run(sql`CREATE INDEX \`experiences_category_updated_at_idx\` ON \`experiences_category\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`experiences_category_created_at_idx\` ON \`experiences_category\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`experiences_category__status_idx\` ON \`experiences_category\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_experiences_category_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_experiences_category_for\` text,
  	\`version_title\` text,
  	\`version_line\` text,
  	\`version_link\` text,
  	\`version_show_in_dropdown\` integer DEFAULT true,
  	\`version_dropdown_position\` numeric,
  	\`version_dropdown_thumbnail_id\` integer,
  	\`version_main_image_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`experiences_category\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_dropdown_thumbnail_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_main_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_experiences_category_v_parent_idx\` ON \`_experiences_category_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_experiences_category_v_version_version_experiences_cate_idx\` ON \`_experiences_category_v\` (\`version_experiences_category_for\`);`)
  await db.run(sql`CREATE INDEX \`_experiences_category_v_version_version_dropdown_thumbna_idx\` ON \`_experiences_category_v\` (\`version_dropdown_thumbnail_id\`);`)
  await db.run(sql`CREATE INDEX \`_experiences_category_v_version_version_main_image_idx\` ON \`_experiences_category_v\` (\`version_main_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_experiences_category_v_version_version_updated_at_idx\` ON \`_experiences_category_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_experiences_category_v_version_version_created_at_idx\` ON \`_experiences_category_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_experiences_category_v_version_version__status_idx\` ON \`_experiences_category_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_experiences_category_v_created_at_idx\` ON \`_experiences_category_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_experiences_category_v_updated_at_idx\` ON \`_experiences_category_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_experiences_category_v_latest_idx\` ON \`_experiences_category_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`packages_stops\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`nights\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`packages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`packages_stops_order_idx\` ON \`packages_stops\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`packages_stops_parent_id_idx\` ON \`packages_stops\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`packages\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`slug\` text,
  	\`title\` text,
  	\`nights\` numeric,
  	\`season\` text,
  	\`picture_id\` integer,
  	\`position\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`packages_slug_idx\` ON \`packages\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`packages_picture_idx\` ON \`packages\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`packages_updated_at_idx\` ON \`packages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`packages_created_at_idx\` ON \`packages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`packages__status_idx\` ON \`packages\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_packages_v_version_stops\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`nights\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_packages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_packages_v_version_stops_order_idx\` ON \`_packages_v_version_stops\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_packages_v_version_stops_parent_id_idx\` ON \`_packages_v_version_stops\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_packages_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_slug\` text,
  	\`version_title\` text,
  	\`version_nights\` numeric,
  	\`version_season\` text,
  	\`version_picture_id\` integer,
  	\`version_position\` numeric,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`packages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_packages_v_parent_idx\` ON \`_packages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_packages_v_version_version_slug_idx\` ON \`_packages_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_packages_v_version_version_picture_idx\` ON \`_packages_v\` (\`version_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_packages_v_version_version_updated_at_idx\` ON \`_packages_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_packages_v_version_version_created_at_idx\` ON \`_packages_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_packages_v_version_version__status_idx\` ON \`_packages_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_packages_v_created_at_idx\` ON \`_packages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_packages_v_updated_at_idx\` ON \`_packages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_packages_v_latest_idx\` ON \`_packages_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`blog\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`slug\` text,
  	\`title\` text,
  	\`standfirst\` text,
  	\`date\` text,
  	\`category\` text,
  	\`minutes\` numeric,
  	\`is_featured_post\` integer DEFAULT false,
  	\`image_id\` integer,
  	\`body\` text,
  	\`meta_title\` text,
  	\`meta_description\` text,
  	\`meta_keywords\` text,
  	\`meta_image_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`meta_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`blog_slug_idx\` ON \`blog\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`blog_image_idx\` ON \`blog\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`blog_meta_image_idx\` ON \`blog\` (\`meta_image_id\`);`)
  await db.run(sql`CREATE INDEX \`blog_updated_at_idx\` ON \`blog\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`blog_created_at_idx\` ON \`blog\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`blog__status_idx\` ON \`blog\` (\`_status\`);`)
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
  	\`version_image_id\` integer,
  	\`version_body\` text,
  	\`version_meta_title\` text,
  	\`version_meta_description\` text,
  	\`version_meta_keywords\` text,
  	\`version_meta_image_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`blog\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_meta_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_blog_v_parent_idx\` ON \`_blog_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_blog_v_version_version_slug_idx\` ON \`_blog_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_blog_v_version_version_image_idx\` ON \`_blog_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_blog_v_version_version_meta_image_idx\` ON \`_blog_v\` (\`version_meta_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_blog_v_version_version_updated_at_idx\` ON \`_blog_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_blog_v_version_version_created_at_idx\` ON \`_blog_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_blog_v_version_version__status_idx\` ON \`_blog_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_blog_v_created_at_idx\` ON \`_blog_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_blog_v_updated_at_idx\` ON \`_blog_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_blog_v_latest_idx\` ON \`_blog_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`team_member\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`role\` text,
  	\`portrait_id\` integer,
  	\`biography\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`portrait_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`team_member_portrait_idx\` ON \`team_member\` (\`portrait_id\`);`)
  await db.run(sql`CREATE INDEX \`team_member_updated_at_idx\` ON \`team_member\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`team_member_created_at_idx\` ON \`team_member\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`team_member__status_idx\` ON \`team_member\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_team_member_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_name\` text,
  	\`version_role\` text,
  	\`version_portrait_id\` integer,
  	\`version_biography\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`team_member\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_portrait_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_team_member_v_parent_idx\` ON \`_team_member_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_team_member_v_version_version_portrait_idx\` ON \`_team_member_v\` (\`version_portrait_id\`);`)
  await db.run(sql`CREATE INDEX \`_team_member_v_version_version_updated_at_idx\` ON \`_team_member_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_team_member_v_version_version_created_at_idx\` ON \`_team_member_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_team_member_v_version_version__status_idx\` ON \`_team_member_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_team_member_v_created_at_idx\` ON \`_team_member_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_team_member_v_updated_at_idx\` ON \`_team_member_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_team_member_v_latest_idx\` ON \`_team_member_v\` (\`latest\`);`)
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
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`hero_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`default_drop_down_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`homepage_hero_picture_idx\` ON \`homepage\` (\`hero_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`homepage_default_drop_down_image_idx\` ON \`homepage\` (\`default_drop_down_image_id\`);`)
  await db.run(sql`CREATE INDEX \`homepage_updated_at_idx\` ON \`homepage\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`homepage_created_at_idx\` ON \`homepage\` (\`created_at\`);`)
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
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`homepage\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_hero_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_default_drop_down_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_homepage_v_parent_idx\` ON \`_homepage_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_homepage_v_version_version_hero_picture_idx\` ON \`_homepage_v\` (\`version_hero_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_homepage_v_version_version_default_drop_down_image_idx\` ON \`_homepage_v\` (\`version_default_drop_down_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_homepage_v_version_version_updated_at_idx\` ON \`_homepage_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_homepage_v_version_version_created_at_idx\` ON \`_homepage_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_homepage_v_version_version__status_idx\` ON \`_homepage_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_homepage_v_created_at_idx\` ON \`_homepage_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_homepage_v_updated_at_idx\` ON \`_homepage_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_homepage_v_latest_idx\` ON \`_homepage_v\` (\`latest\`);`)
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
  	\`background_image_id\` integer,
  	\`meta_title\` text,
  	\`meta_description\` text,
  	\`meta_keywords\` text,
  	\`meta_image_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`meta_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`intro_section_hero_banner_for_idx\` ON \`intro_section\` (\`hero_banner_for\`);`)
  await db.run(sql`CREATE INDEX \`intro_section_background_image_idx\` ON \`intro_section\` (\`background_image_id\`);`)
  await db.run(sql`CREATE INDEX \`intro_section_meta_image_idx\` ON \`intro_section\` (\`meta_image_id\`);`)
  await db.run(sql`CREATE INDEX \`intro_section_updated_at_idx\` ON \`intro_section\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`intro_section_created_at_idx\` ON \`intro_section\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`intro_section__status_idx\` ON \`intro_section\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_intro_section_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_hero_banner_for\` text,
  	\`version_primary_text_main\` text,
  	\`version_primary_text_sub\` text,
  	\`version_secondary_text_main\` text,
  	\`version_secondary_text_sub\` text,
  	\`version_background_image_id\` integer,
  	\`version_meta_title\` text,
  	\`version_meta_description\` text,
  	\`version_meta_keywords\` text,
  	\`version_meta_image_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`intro_section\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_meta_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_intro_section_v_parent_idx\` ON \`_intro_section_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_intro_section_v_version_version_hero_banner_for_idx\` ON \`_intro_section_v\` (\`version_hero_banner_for\`);`)
  await db.run(sql`CREATE INDEX \`_intro_section_v_version_version_background_image_idx\` ON \`_intro_section_v\` (\`version_background_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_intro_section_v_version_version_meta_image_idx\` ON \`_intro_section_v\` (\`version_meta_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_intro_section_v_version_version_updated_at_idx\` ON \`_intro_section_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_intro_section_v_version_version_created_at_idx\` ON \`_intro_section_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_intro_section_v_version_version__status_idx\` ON \`_intro_section_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_intro_section_v_created_at_idx\` ON \`_intro_section_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_intro_section_v_updated_at_idx\` ON \`_intro_section_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_intro_section_v_latest_idx\` ON \`_intro_section_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`hero_banner\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`hero_banner_for\` text,
  	\`banner_text\` text,
  	\`banner_sub_text\` text,
  	\`background_image_id\` integer,
  	\`tour_link\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`hero_banner_hero_banner_for_idx\` ON \`hero_banner\` (\`hero_banner_for\`);`)
  await db.run(sql`CREATE INDEX \`hero_banner_background_image_idx\` ON \`hero_banner\` (\`background_image_id\`);`)
  await db.run(sql`CREATE INDEX \`hero_banner_updated_at_idx\` ON \`hero_banner\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`hero_banner_created_at_idx\` ON \`hero_banner\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`hero_banner__status_idx\` ON \`hero_banner\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_hero_banner_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_hero_banner_for\` text,
  	\`version_banner_text\` text,
  	\`version_banner_sub_text\` text,
  	\`version_background_image_id\` integer,
  	\`version_tour_link\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`hero_banner\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_hero_banner_v_parent_idx\` ON \`_hero_banner_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_hero_banner_v_version_version_hero_banner_for_idx\` ON \`_hero_banner_v\` (\`version_hero_banner_for\`);`)
  await db.run(sql`CREATE INDEX \`_hero_banner_v_version_version_background_image_idx\` ON \`_hero_banner_v\` (\`version_background_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_hero_banner_v_version_version_updated_at_idx\` ON \`_hero_banner_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_hero_banner_v_version_version_created_at_idx\` ON \`_hero_banner_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_hero_banner_v_version_version__status_idx\` ON \`_hero_banner_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_hero_banner_v_created_at_idx\` ON \`_hero_banner_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_hero_banner_v_updated_at_idx\` ON \`_hero_banner_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_hero_banner_v_latest_idx\` ON \`_hero_banner_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`quote_component\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`quote_for\` text,
  	\`text\` text,
  	\`attribution\` text,
  	\`background_image_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`quote_component_quote_for_idx\` ON \`quote_component\` (\`quote_for\`);`)
  await db.run(sql`CREATE INDEX \`quote_component_background_image_idx\` ON \`quote_component\` (\`background_image_id\`);`)
  await db.run(sql`CREATE INDEX \`quote_component_updated_at_idx\` ON \`quote_component\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`quote_component_created_at_idx\` ON \`quote_component\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`quote_component__status_idx\` ON \`quote_component\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_quote_component_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_quote_for\` text,
  	\`version_text\` text,
  	\`version_attribution\` text,
  	\`version_background_image_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`quote_component\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_quote_component_v_parent_idx\` ON \`_quote_component_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_quote_component_v_version_version_quote_for_idx\` ON \`_quote_component_v\` (\`version_quote_for\`);`)
  await db.run(sql`CREATE INDEX \`_quote_component_v_version_version_background_image_idx\` ON \`_quote_component_v\` (\`version_background_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_quote_component_v_version_version_updated_at_idx\` ON \`_quote_component_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_quote_component_v_version_version_created_at_idx\` ON \`_quote_component_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_quote_component_v_version_version__status_idx\` ON \`_quote_component_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_quote_component_v_created_at_idx\` ON \`_quote_component_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_quote_component_v_updated_at_idx\` ON \`_quote_component_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_quote_component_v_latest_idx\` ON \`_quote_component_v\` (\`latest\`);`)
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
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`thank_you_signatory_id\`) REFERENCES \`team_member\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`contact_details_thank_you_signatory_idx\` ON \`contact_details\` (\`thank_you_signatory_id\`);`)
  await db.run(sql`CREATE INDEX \`contact_details_updated_at_idx\` ON \`contact_details\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`contact_details_created_at_idx\` ON \`contact_details\` (\`created_at\`);`)
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
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`contact_details\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_thank_you_signatory_id\`) REFERENCES \`team_member\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_contact_details_v_parent_idx\` ON \`_contact_details_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_contact_details_v_version_version_thank_you_signatory_idx\` ON \`_contact_details_v\` (\`version_thank_you_signatory_id\`);`)
  await db.run(sql`CREATE INDEX \`_contact_details_v_version_version_updated_at_idx\` ON \`_contact_details_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_contact_details_v_version_version_created_at_idx\` ON \`_contact_details_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_contact_details_v_version_version__status_idx\` ON \`_contact_details_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_contact_details_v_created_at_idx\` ON \`_contact_details_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_contact_details_v_updated_at_idx\` ON \`_contact_details_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_contact_details_v_latest_idx\` ON \`_contact_details_v\` (\`latest\`);`)
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
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`footer_updated_at_idx\` ON \`footer\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`footer_created_at_idx\` ON \`footer\` (\`created_at\`);`)
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
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`footer\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_footer_v_parent_idx\` ON \`_footer_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_version_updated_at_idx\` ON \`_footer_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_version_created_at_idx\` ON \`_footer_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_version__status_idx\` ON \`_footer_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_created_at_idx\` ON \`_footer_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_updated_at_idx\` ON \`_footer_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_latest_idx\` ON \`_footer_v\` (\`latest\`);`)
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
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`privacy_policy_updated_at_idx\` ON \`privacy_policy\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`privacy_policy_created_at_idx\` ON \`privacy_policy\` (\`created_at\`);`)
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
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`privacy_policy\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_privacy_policy_v_parent_idx\` ON \`_privacy_policy_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_policy_v_version_version_updated_at_idx\` ON \`_privacy_policy_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_policy_v_version_version_created_at_idx\` ON \`_privacy_policy_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_policy_v_version_version__status_idx\` ON \`_privacy_policy_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_policy_v_created_at_idx\` ON \`_privacy_policy_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_policy_v_updated_at_idx\` ON \`_privacy_policy_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_policy_v_latest_idx\` ON \`_privacy_policy_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`media\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`alt\` text NOT NULL,
  	\`title\` text,
  	\`coordinates\` text,
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
  	\`sizes_webp1920_filename\` text
  );
  `)
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
  await db.run(sql`CREATE TABLE \`content_changes\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`tags\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`at\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`content_changes_state_idx\` ON \`content_changes\` (\`state\`);`)
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
  	\`experiences_category_id\` integer,
  	\`packages_id\` integer,
  	\`blog_id\` integer,
  	\`team_member_id\` integer,
  	\`users_id\` integer,
  	\`homepage_id\` integer,
  	\`intro_section_id\` integer,
  	\`hero_banner_id\` integer,
  	\`quote_component_id\` integer,
  	\`contact_details_id\` integer,
  	\`footer_id\` integer,
  	\`privacy_policy_id\` integer,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`property_updated_id\`) REFERENCES \`property_updated\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`experiences_category_id\`) REFERENCES \`experiences_category\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`packages_id\`) REFERENCES \`packages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`blog_id\`) REFERENCES \`blog\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`team_member_id\`) REFERENCES \`team_member\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`homepage_id\`) REFERENCES \`homepage\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`intro_section_id\`) REFERENCES \`intro_section\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`hero_banner_id\`) REFERENCES \`hero_banner\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`quote_component_id\`) REFERENCES \`quote_component\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contact_details_id\`) REFERENCES \`contact_details\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`footer_id\`) REFERENCES \`footer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`privacy_policy_id\`) REFERENCES \`privacy_policy\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_property_updated_id_idx\` ON \`payload_locked_documents_rels\` (\`property_updated_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_experiences_category_id_idx\` ON \`payload_locked_documents_rels\` (\`experiences_category_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_packages_id_idx\` ON \`payload_locked_documents_rels\` (\`packages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_blog_id_idx\` ON \`payload_locked_documents_rels\` (\`blog_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_team_member_id_idx\` ON \`payload_locked_documents_rels\` (\`team_member_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_homepage_id_idx\` ON \`payload_locked_documents_rels\` (\`homepage_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_intro_section_id_idx\` ON \`payload_locked_documents_rels\` (\`intro_section_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_hero_banner_id_idx\` ON \`payload_locked_documents_rels\` (\`hero_banner_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_quote_component_id_idx\` ON \`payload_locked_documents_rels\` (\`quote_component_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_contact_details_id_idx\` ON \`payload_locked_documents_rels\` (\`contact_details_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_footer_id_idx\` ON \`payload_locked_documents_rels\` (\`footer_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_privacy_policy_id_idx\` ON \`payload_locked_documents_rels\` (\`privacy_policy_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
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

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`property_updated\`;`)
  await db.run(sql`DROP TABLE \`_property_updated_v\`;`)
  await db.run(sql`DROP TABLE \`experiences_category\`;`)
  await db.run(sql`DROP TABLE \`_experiences_category_v\`;`)
  await db.run(sql`DROP TABLE \`packages_stops\`;`)
  await db.run(sql`DROP TABLE \`packages\`;`)
  await db.run(sql`DROP TABLE \`_packages_v_version_stops\`;`)
  await db.run(sql`DROP TABLE \`_packages_v\`;`)
  await db.run(sql`DROP TABLE \`blog\`;`)
  await db.run(sql`DROP TABLE \`_blog_v\`;`)
  await db.run(sql`DROP TABLE \`team_member\`;`)
  await db.run(sql`DROP TABLE \`_team_member_v\`;`)
  await db.run(sql`DROP TABLE \`users_sessions\`;`)
  await db.run(sql`DROP TABLE \`users\`;`)
  await db.run(sql`DROP TABLE \`homepage\`;`)
  await db.run(sql`DROP TABLE \`homepage_rels\`;`)
  await db.run(sql`DROP TABLE \`_homepage_v\`;`)
  await db.run(sql`DROP TABLE \`_homepage_v_rels\`;`)
  await db.run(sql`DROP TABLE \`intro_section\`;`)
  await db.run(sql`DROP TABLE \`_intro_section_v\`;`)
  await db.run(sql`DROP TABLE \`hero_banner\`;`)
  await db.run(sql`DROP TABLE \`_hero_banner_v\`;`)
  await db.run(sql`DROP TABLE \`quote_component\`;`)
  await db.run(sql`DROP TABLE \`_quote_component_v\`;`)
  await db.run(sql`DROP TABLE \`contact_details_week\`;`)
  await db.run(sql`DROP TABLE \`contact_details_holidays\`;`)
  await db.run(sql`DROP TABLE \`contact_details_desks\`;`)
  await db.run(sql`DROP TABLE \`contact_details_offices\`;`)
  await db.run(sql`DROP TABLE \`contact_details_thank_you_steps\`;`)
  await db.run(sql`DROP TABLE \`contact_details\`;`)
  await db.run(sql`DROP TABLE \`_contact_details_v_version_week\`;`)
  await db.run(sql`DROP TABLE \`_contact_details_v_version_holidays\`;`)
  await db.run(sql`DROP TABLE \`_contact_details_v_version_desks\`;`)
  await db.run(sql`DROP TABLE \`_contact_details_v_version_offices\`;`)
  await db.run(sql`DROP TABLE \`_contact_details_v_version_thank_you_steps\`;`)
  await db.run(sql`DROP TABLE \`_contact_details_v\`;`)
  await db.run(sql`DROP TABLE \`footer_links\`;`)
  await db.run(sql`DROP TABLE \`footer\`;`)
  await db.run(sql`DROP TABLE \`_footer_v_version_links\`;`)
  await db.run(sql`DROP TABLE \`_footer_v\`;`)
  await db.run(sql`DROP TABLE \`privacy_policy_sections\`;`)
  await db.run(sql`DROP TABLE \`privacy_policy\`;`)
  await db.run(sql`DROP TABLE \`_privacy_policy_v_version_sections\`;`)
  await db.run(sql`DROP TABLE \`_privacy_policy_v\`;`)
  await db.run(sql`DROP TABLE \`media\`;`)
  await db.run(sql`DROP TABLE \`content_changes\`;`)
  await db.run(sql`DROP TABLE \`studio_marks\`;`)
  await db.run(sql`DROP TABLE \`payload_kv\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_migrations\`;`)
}
