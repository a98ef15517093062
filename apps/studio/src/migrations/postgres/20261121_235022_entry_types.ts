// @ts-nocheck: generated; the two copies of drizzle-orm Payload installs do not know each other’s types.
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "studio"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "studio"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "studio"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TABLE "studio"."payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "studio"."enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "studio"."enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "studio"."payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "studio"."enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "studio"."property_updated" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "studio"."_property_updated_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "studio"."_property_updated_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "studio"."experiences_category" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "studio"."_experiences_category_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "studio"."_experiences_category_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "studio"."packages" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "studio"."_packages_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "studio"."_packages_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "studio"."blog" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "studio"."_blog_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "studio"."_blog_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "studio"."team_member" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "studio"."_team_member_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "studio"."_team_member_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "studio"."homepage" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "studio"."_homepage_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "studio"."_homepage_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "studio"."intro_section" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "studio"."_intro_section_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "studio"."_intro_section_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "studio"."hero_banner" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "studio"."_hero_banner_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "studio"."_hero_banner_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "studio"."quote_component" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "studio"."_quote_component_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "studio"."_quote_component_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "studio"."contact_details" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "studio"."_contact_details_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "studio"."_contact_details_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "studio"."footer" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "studio"."_footer_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "studio"."_footer_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "studio"."privacy_policy" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "studio"."_privacy_policy_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "studio"."_privacy_policy_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "studio"."payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_jobs_log_order_idx" ON "studio"."payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "studio"."payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "studio"."payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "studio"."payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "studio"."payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "studio"."payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "studio"."payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "studio"."payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "studio"."payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "studio"."payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "studio"."payload_jobs" USING btree ("created_at");
  CREATE INDEX "property_updated_deleted_at_idx" ON "studio"."property_updated" USING btree ("deleted_at");
  CREATE INDEX "_property_updated_v_version_version_deleted_at_idx" ON "studio"."_property_updated_v" USING btree ("version_deleted_at");
  CREATE INDEX "_property_updated_v_autosave_idx" ON "studio"."_property_updated_v" USING btree ("autosave");
  CREATE INDEX "experiences_category_deleted_at_idx" ON "studio"."experiences_category" USING btree ("deleted_at");
  CREATE INDEX "_experiences_category_v_version_version_deleted_at_idx" ON "studio"."_experiences_category_v" USING btree ("version_deleted_at");
  CREATE INDEX "_experiences_category_v_autosave_idx" ON "studio"."_experiences_category_v" USING btree ("autosave");
  CREATE INDEX "packages_deleted_at_idx" ON "studio"."packages" USING btree ("deleted_at");
  CREATE INDEX "_packages_v_version_version_deleted_at_idx" ON "studio"."_packages_v" USING btree ("version_deleted_at");
  CREATE INDEX "_packages_v_autosave_idx" ON "studio"."_packages_v" USING btree ("autosave");
  CREATE INDEX "blog_deleted_at_idx" ON "studio"."blog" USING btree ("deleted_at");
  CREATE INDEX "_blog_v_version_version_deleted_at_idx" ON "studio"."_blog_v" USING btree ("version_deleted_at");
  CREATE INDEX "_blog_v_autosave_idx" ON "studio"."_blog_v" USING btree ("autosave");
  CREATE INDEX "team_member_deleted_at_idx" ON "studio"."team_member" USING btree ("deleted_at");
  CREATE INDEX "_team_member_v_version_version_deleted_at_idx" ON "studio"."_team_member_v" USING btree ("version_deleted_at");
  CREATE INDEX "_team_member_v_autosave_idx" ON "studio"."_team_member_v" USING btree ("autosave");
  CREATE INDEX "homepage_deleted_at_idx" ON "studio"."homepage" USING btree ("deleted_at");
  CREATE INDEX "_homepage_v_version_version_deleted_at_idx" ON "studio"."_homepage_v" USING btree ("version_deleted_at");
  CREATE INDEX "_homepage_v_autosave_idx" ON "studio"."_homepage_v" USING btree ("autosave");
  CREATE INDEX "intro_section_deleted_at_idx" ON "studio"."intro_section" USING btree ("deleted_at");
  CREATE INDEX "_intro_section_v_version_version_deleted_at_idx" ON "studio"."_intro_section_v" USING btree ("version_deleted_at");
  CREATE INDEX "_intro_section_v_autosave_idx" ON "studio"."_intro_section_v" USING btree ("autosave");
  CREATE INDEX "hero_banner_deleted_at_idx" ON "studio"."hero_banner" USING btree ("deleted_at");
  CREATE INDEX "_hero_banner_v_version_version_deleted_at_idx" ON "studio"."_hero_banner_v" USING btree ("version_deleted_at");
  CREATE INDEX "_hero_banner_v_autosave_idx" ON "studio"."_hero_banner_v" USING btree ("autosave");
  CREATE INDEX "quote_component_deleted_at_idx" ON "studio"."quote_component" USING btree ("deleted_at");
  CREATE INDEX "_quote_component_v_version_version_deleted_at_idx" ON "studio"."_quote_component_v" USING btree ("version_deleted_at");
  CREATE INDEX "_quote_component_v_autosave_idx" ON "studio"."_quote_component_v" USING btree ("autosave");
  CREATE INDEX "contact_details_deleted_at_idx" ON "studio"."contact_details" USING btree ("deleted_at");
  CREATE INDEX "_contact_details_v_version_version_deleted_at_idx" ON "studio"."_contact_details_v" USING btree ("version_deleted_at");
  CREATE INDEX "_contact_details_v_autosave_idx" ON "studio"."_contact_details_v" USING btree ("autosave");
  CREATE INDEX "footer_deleted_at_idx" ON "studio"."footer" USING btree ("deleted_at");
  CREATE INDEX "_footer_v_version_version_deleted_at_idx" ON "studio"."_footer_v" USING btree ("version_deleted_at");
  CREATE INDEX "_footer_v_autosave_idx" ON "studio"."_footer_v" USING btree ("autosave");
  CREATE INDEX "privacy_policy_deleted_at_idx" ON "studio"."privacy_policy" USING btree ("deleted_at");
  CREATE INDEX "_privacy_policy_v_version_version_deleted_at_idx" ON "studio"."_privacy_policy_v" USING btree ("version_deleted_at");
  CREATE INDEX "_privacy_policy_v_autosave_idx" ON "studio"."_privacy_policy_v" USING btree ("autosave");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "studio"."payload_jobs_log" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "studio"."payload_jobs" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "studio"."payload_jobs_log" CASCADE;
  DROP TABLE "studio"."payload_jobs" CASCADE;
  DROP INDEX "studio"."property_updated_deleted_at_idx";
  DROP INDEX "studio"."_property_updated_v_version_version_deleted_at_idx";
  DROP INDEX "studio"."_property_updated_v_autosave_idx";
  DROP INDEX "studio"."experiences_category_deleted_at_idx";
  DROP INDEX "studio"."_experiences_category_v_version_version_deleted_at_idx";
  DROP INDEX "studio"."_experiences_category_v_autosave_idx";
  DROP INDEX "studio"."packages_deleted_at_idx";
  DROP INDEX "studio"."_packages_v_version_version_deleted_at_idx";
  DROP INDEX "studio"."_packages_v_autosave_idx";
  DROP INDEX "studio"."blog_deleted_at_idx";
  DROP INDEX "studio"."_blog_v_version_version_deleted_at_idx";
  DROP INDEX "studio"."_blog_v_autosave_idx";
  DROP INDEX "studio"."team_member_deleted_at_idx";
  DROP INDEX "studio"."_team_member_v_version_version_deleted_at_idx";
  DROP INDEX "studio"."_team_member_v_autosave_idx";
  DROP INDEX "studio"."homepage_deleted_at_idx";
  DROP INDEX "studio"."_homepage_v_version_version_deleted_at_idx";
  DROP INDEX "studio"."_homepage_v_autosave_idx";
  DROP INDEX "studio"."intro_section_deleted_at_idx";
  DROP INDEX "studio"."_intro_section_v_version_version_deleted_at_idx";
  DROP INDEX "studio"."_intro_section_v_autosave_idx";
  DROP INDEX "studio"."hero_banner_deleted_at_idx";
  DROP INDEX "studio"."_hero_banner_v_version_version_deleted_at_idx";
  DROP INDEX "studio"."_hero_banner_v_autosave_idx";
  DROP INDEX "studio"."quote_component_deleted_at_idx";
  DROP INDEX "studio"."_quote_component_v_version_version_deleted_at_idx";
  DROP INDEX "studio"."_quote_component_v_autosave_idx";
  DROP INDEX "studio"."contact_details_deleted_at_idx";
  DROP INDEX "studio"."_contact_details_v_version_version_deleted_at_idx";
  DROP INDEX "studio"."_contact_details_v_autosave_idx";
  DROP INDEX "studio"."footer_deleted_at_idx";
  DROP INDEX "studio"."_footer_v_version_version_deleted_at_idx";
  DROP INDEX "studio"."_footer_v_autosave_idx";
  DROP INDEX "studio"."privacy_policy_deleted_at_idx";
  DROP INDEX "studio"."_privacy_policy_v_version_version_deleted_at_idx";
  DROP INDEX "studio"."_privacy_policy_v_autosave_idx";
  ALTER TABLE "studio"."property_updated" DROP COLUMN "deleted_at";
  ALTER TABLE "studio"."_property_updated_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "studio"."_property_updated_v" DROP COLUMN "autosave";
  ALTER TABLE "studio"."experiences_category" DROP COLUMN "deleted_at";
  ALTER TABLE "studio"."_experiences_category_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "studio"."_experiences_category_v" DROP COLUMN "autosave";
  ALTER TABLE "studio"."packages" DROP COLUMN "deleted_at";
  ALTER TABLE "studio"."_packages_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "studio"."_packages_v" DROP COLUMN "autosave";
  ALTER TABLE "studio"."blog" DROP COLUMN "deleted_at";
  ALTER TABLE "studio"."_blog_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "studio"."_blog_v" DROP COLUMN "autosave";
  ALTER TABLE "studio"."team_member" DROP COLUMN "deleted_at";
  ALTER TABLE "studio"."_team_member_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "studio"."_team_member_v" DROP COLUMN "autosave";
  ALTER TABLE "studio"."homepage" DROP COLUMN "deleted_at";
  ALTER TABLE "studio"."_homepage_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "studio"."_homepage_v" DROP COLUMN "autosave";
  ALTER TABLE "studio"."intro_section" DROP COLUMN "deleted_at";
  ALTER TABLE "studio"."_intro_section_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "studio"."_intro_section_v" DROP COLUMN "autosave";
  ALTER TABLE "studio"."hero_banner" DROP COLUMN "deleted_at";
  ALTER TABLE "studio"."_hero_banner_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "studio"."_hero_banner_v" DROP COLUMN "autosave";
  ALTER TABLE "studio"."quote_component" DROP COLUMN "deleted_at";
  ALTER TABLE "studio"."_quote_component_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "studio"."_quote_component_v" DROP COLUMN "autosave";
  ALTER TABLE "studio"."contact_details" DROP COLUMN "deleted_at";
  ALTER TABLE "studio"."_contact_details_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "studio"."_contact_details_v" DROP COLUMN "autosave";
  ALTER TABLE "studio"."footer" DROP COLUMN "deleted_at";
  ALTER TABLE "studio"."_footer_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "studio"."_footer_v" DROP COLUMN "autosave";
  ALTER TABLE "studio"."privacy_policy" DROP COLUMN "deleted_at";
  ALTER TABLE "studio"."_privacy_policy_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "studio"."_privacy_policy_v" DROP COLUMN "autosave";
  DROP TYPE "studio"."enum_payload_jobs_log_task_slug";
  DROP TYPE "studio"."enum_payload_jobs_log_state";
  DROP TYPE "studio"."enum_payload_jobs_task_slug";`)
}
