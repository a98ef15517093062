// @ts-nocheck: generated; the two copies of drizzle-orm Payload installs do not know each other’s types.
import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`account_factors\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`account\` numeric NOT NULL,
  	\`sealed\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`account_factors_account_idx\` ON \`account_factors\` (\`account\`);`)
  await db.run(sql`CREATE INDEX \`account_factors_updated_at_idx\` ON \`account_factors\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`account_factors_created_at_idx\` ON \`account_factors\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`session_browsers\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`session\` text NOT NULL,
  	\`account\` numeric NOT NULL,
  	\`browser\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`session_browsers_session_idx\` ON \`session_browsers\` (\`session\`);`)
  await db.run(sql`CREATE INDEX \`session_browsers_account_idx\` ON \`session_browsers\` (\`account\`);`)
  await db.run(sql`CREATE INDEX \`session_browsers_updated_at_idx\` ON \`session_browsers\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`session_browsers_created_at_idx\` ON \`session_browsers\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`login_attempts\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`lock_until\`;`)
}
