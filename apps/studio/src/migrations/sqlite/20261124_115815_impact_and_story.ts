// @ts-nocheck: generated; the two copies of drizzle-orm Payload installs do not know each other’s types.
import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`impact_project_figures_values\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`value\` numeric,
  	\`bad\` integer DEFAULT false,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`impact_project_figures\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`impact_project_figures_values_order_idx\` ON \`impact_project_figures_values\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`impact_project_figures_values_parent_id_idx\` ON \`impact_project_figures_values\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`impact_project_figures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`unit\` text,
  	\`chart\` text,
  	\`target\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`impact_project\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`impact_project_figures_order_idx\` ON \`impact_project_figures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`impact_project_figures_parent_id_idx\` ON \`impact_project_figures\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_impact_project_v_version_figures_values\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`label\` text,
  	\`value\` numeric,
  	\`bad\` integer DEFAULT false,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_impact_project_v_version_figures\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_impact_project_v_version_figures_values_order_idx\` ON \`_impact_project_v_version_figures_values\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_impact_project_v_version_figures_values_parent_id_idx\` ON \`_impact_project_v_version_figures_values\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_impact_project_v_version_figures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`unit\` text,
  	\`chart\` text,
  	\`target\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_impact_project_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_impact_project_v_version_figures_order_idx\` ON \`_impact_project_v_version_figures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_impact_project_v_version_figures_parent_id_idx\` ON \`_impact_project_v_version_figures\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`page_timeline\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`year\` text,
  	\`title\` text,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`page_timeline_order_idx\` ON \`page_timeline\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`page_timeline_parent_id_idx\` ON \`page_timeline\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_page_v_version_timeline\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`year\` text,
  	\`title\` text,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_page_v_version_timeline_order_idx\` ON \`_page_v_version_timeline\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_page_v_version_timeline_parent_id_idx\` ON \`_page_v_version_timeline\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`impact_figures_values\` ADD \`bad\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`impact_figures\` ADD \`chart\` text;`)
  await db.run(sql`ALTER TABLE \`_impact_v_version_figures_values\` ADD \`bad\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_impact_v_version_figures\` ADD \`chart\` text;`)
}
