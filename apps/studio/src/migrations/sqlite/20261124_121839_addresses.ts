// @ts-nocheck: generated; the two copies of drizzle-orm Payload installs do not know each other’s types.
import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'
import { roomsNameTheirLodge } from '../../schema/rooms-name-their-lodge.ts';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of roomsNameTheirLodge('')) await db.run(sql.raw(statement));
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_accommodation_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`accommodation_id\` integer,
  	\`media_id\` integer,
  	\`amenity_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`accommodation\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`accommodation_id\`) REFERENCES \`accommodation\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`amenity_id\`) REFERENCES \`amenity\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_accommodation_rels\`("id", "order", "parent_id", "path", "accommodation_id", "media_id", "amenity_id") SELECT "id", "order", "parent_id", "path", "accommodation_id", "media_id", "amenity_id" FROM \`accommodation_rels\`;`)
  await db.run(sql`DROP TABLE \`accommodation_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_accommodation_rels\` RENAME TO \`accommodation_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`accommodation_rels_order_idx\` ON \`accommodation_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`accommodation_rels_parent_idx\` ON \`accommodation_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`accommodation_rels_path_idx\` ON \`accommodation_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`accommodation_rels_accommodation_id_idx\` ON \`accommodation_rels\` (\`accommodation_id\`);`)
  await db.run(sql`CREATE INDEX \`accommodation_rels_media_id_idx\` ON \`accommodation_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`accommodation_rels_amenity_id_idx\` ON \`accommodation_rels\` (\`amenity_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__accommodation_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`accommodation_id\` integer,
  	\`media_id\` integer,
  	\`amenity_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_accommodation_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`accommodation_id\`) REFERENCES \`accommodation\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`amenity_id\`) REFERENCES \`amenity\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__accommodation_v_rels\`("id", "order", "parent_id", "path", "accommodation_id", "media_id", "amenity_id") SELECT "id", "order", "parent_id", "path", "accommodation_id", "media_id", "amenity_id" FROM \`_accommodation_v_rels\`;`)
  await db.run(sql`DROP TABLE \`_accommodation_v_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new__accommodation_v_rels\` RENAME TO \`_accommodation_v_rels\`;`)
  await db.run(sql`CREATE INDEX \`_accommodation_v_rels_order_idx\` ON \`_accommodation_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_accommodation_v_rels_parent_idx\` ON \`_accommodation_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_accommodation_v_rels_path_idx\` ON \`_accommodation_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_accommodation_v_rels_accommodation_id_idx\` ON \`_accommodation_v_rels\` (\`accommodation_id\`);`)
  await db.run(sql`CREATE INDEX \`_accommodation_v_rels_media_id_idx\` ON \`_accommodation_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`_accommodation_v_rels_amenity_id_idx\` ON \`_accommodation_v_rels\` (\`amenity_id\`);`)
  await db.run(sql`DROP INDEX \`accommodation_slug_idx\`;`)
  await db.run(sql`CREATE INDEX \`accommodation_link_idx\` ON \`accommodation\` (\`link\`);`)
  await db.run(sql`ALTER TABLE \`accommodation\` DROP COLUMN \`slug\`;`)
  await db.run(sql`DROP INDEX \`_accommodation_v_version_version_slug_idx\`;`)
  await db.run(sql`CREATE INDEX \`_accommodation_v_version_version_link_idx\` ON \`_accommodation_v\` (\`version_link\`);`)
  await db.run(sql`ALTER TABLE \`_accommodation_v\` DROP COLUMN \`version_slug\`;`)
}
