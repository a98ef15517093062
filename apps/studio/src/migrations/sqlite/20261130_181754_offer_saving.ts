// @ts-nocheck: generated; the two copies of drizzle-orm Payload installs do not know each other’s types.
import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

/** It only adds. */
export const usableFrom = '20261130_174941_sleeps_adults'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`offer\` ADD \`saving_kind\` text;`)
  await db.run(sql`ALTER TABLE \`offer\` ADD \`saving_nights\` numeric;`)
  await db.run(sql`ALTER TABLE \`offer\` ADD \`saving_paid_nights\` numeric;`)
  await db.run(sql`ALTER TABLE \`offer\` ADD \`saving_percent\` numeric;`)
  await db.run(sql`ALTER TABLE \`offer\` ADD \`saving_what\` text;`)
  await db.run(sql`ALTER TABLE \`offer\` ADD \`saving_room_id\` integer REFERENCES room(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`offer\` ADD \`saving_other_room_id\` integer REFERENCES room(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`offer\` ADD \`saving_usual_price\` numeric;`)
  await db.run(sql`ALTER TABLE \`offer\` ADD \`saving_price\` numeric;`)
  await db.run(sql`ALTER TABLE \`offer\` ADD \`saving_child_under\` numeric;`)
  await db.run(sql`CREATE INDEX \`offer_saving_saving_room_idx\` ON \`offer\` (\`saving_room_id\`);`)
  await db.run(sql`CREATE INDEX \`offer_saving_saving_other_room_idx\` ON \`offer\` (\`saving_other_room_id\`);`)
  await db.run(sql`ALTER TABLE \`_offer_v\` ADD \`version_saving_kind\` text;`)
  await db.run(sql`ALTER TABLE \`_offer_v\` ADD \`version_saving_nights\` numeric;`)
  await db.run(sql`ALTER TABLE \`_offer_v\` ADD \`version_saving_paid_nights\` numeric;`)
  await db.run(sql`ALTER TABLE \`_offer_v\` ADD \`version_saving_percent\` numeric;`)
  await db.run(sql`ALTER TABLE \`_offer_v\` ADD \`version_saving_what\` text;`)
  await db.run(sql`ALTER TABLE \`_offer_v\` ADD \`version_saving_room_id\` integer REFERENCES room(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_offer_v\` ADD \`version_saving_other_room_id\` integer REFERENCES room(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_offer_v\` ADD \`version_saving_usual_price\` numeric;`)
  await db.run(sql`ALTER TABLE \`_offer_v\` ADD \`version_saving_price\` numeric;`)
  await db.run(sql`ALTER TABLE \`_offer_v\` ADD \`version_saving_child_under\` numeric;`)
  await db.run(sql`CREATE INDEX \`_offer_v_version_saving_version_saving_room_idx\` ON \`_offer_v\` (\`version_saving_room_id\`);`)
  await db.run(sql`CREATE INDEX \`_offer_v_version_saving_version_saving_other_room_idx\` ON \`_offer_v\` (\`version_saving_other_room_id\`);`)
}
