// @ts-nocheck: generated; the two copies of drizzle-orm Payload installs do not know each other’s types.
import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "studio"."account_factors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"account" numeric NOT NULL,
  	"sealed" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "studio"."session_browsers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"session" varchar NOT NULL,
  	"account" numeric NOT NULL,
  	"browser" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE UNIQUE INDEX "account_factors_account_idx" ON "studio"."account_factors" USING btree ("account");
  CREATE INDEX "account_factors_updated_at_idx" ON "studio"."account_factors" USING btree ("updated_at");
  CREATE INDEX "account_factors_created_at_idx" ON "studio"."account_factors" USING btree ("created_at");
  CREATE UNIQUE INDEX "session_browsers_session_idx" ON "studio"."session_browsers" USING btree ("session");
  CREATE INDEX "session_browsers_account_idx" ON "studio"."session_browsers" USING btree ("account");
  CREATE INDEX "session_browsers_updated_at_idx" ON "studio"."session_browsers" USING btree ("updated_at");
  CREATE INDEX "session_browsers_created_at_idx" ON "studio"."session_browsers" USING btree ("created_at");
  ALTER TABLE "studio"."users" DROP COLUMN "login_attempts";
  ALTER TABLE "studio"."users" DROP COLUMN "lock_until";`)
}
