// @ts-nocheck: generated; the two copies of drizzle-orm Payload installs do not know each other’s types.
import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "studio"."enum_impact_figures_chart" AS ENUM('bars', 'line', 'hundred');
  CREATE TYPE "studio"."enum__impact_v_version_figures_chart" AS ENUM('bars', 'line', 'hundred');
  CREATE TYPE "studio"."enum_impact_project_figures_chart" AS ENUM('bars', 'line', 'hundred');
  CREATE TYPE "studio"."enum__impact_project_v_version_figures_chart" AS ENUM('bars', 'line', 'hundred');
  CREATE TABLE "studio"."impact_project_figures_values" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"value" numeric,
  	"bad" boolean DEFAULT false
  );
  
  CREATE TABLE "studio"."impact_project_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"unit" varchar,
  	"chart" "studio"."enum_impact_project_figures_chart",
  	"target" numeric
  );
  
  CREATE TABLE "studio"."_impact_project_v_version_figures_values" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"value" numeric,
  	"bad" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_impact_project_v_version_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"unit" varchar,
  	"chart" "studio"."enum__impact_project_v_version_figures_chart",
  	"target" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."page_timeline" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"year" varchar,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "studio"."_page_v_version_timeline" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"year" varchar,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  ALTER TABLE "studio"."impact_figures_values" ADD COLUMN "bad" boolean DEFAULT false;
  ALTER TABLE "studio"."impact_figures" ADD COLUMN "chart" "studio"."enum_impact_figures_chart";
  ALTER TABLE "studio"."_impact_v_version_figures_values" ADD COLUMN "bad" boolean DEFAULT false;
  ALTER TABLE "studio"."_impact_v_version_figures" ADD COLUMN "chart" "studio"."enum__impact_v_version_figures_chart";
  ALTER TABLE "studio"."impact_project_figures_values" ADD CONSTRAINT "impact_project_figures_values_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."impact_project_figures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."impact_project_figures" ADD CONSTRAINT "impact_project_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."impact_project"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_impact_project_v_version_figures_values" ADD CONSTRAINT "_impact_project_v_version_figures_values_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_impact_project_v_version_figures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_impact_project_v_version_figures" ADD CONSTRAINT "_impact_project_v_version_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_impact_project_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."page_timeline" ADD CONSTRAINT "page_timeline_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_page_v_version_timeline" ADD CONSTRAINT "_page_v_version_timeline_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_page_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "impact_project_figures_values_order_idx" ON "studio"."impact_project_figures_values" USING btree ("_order");
  CREATE INDEX "impact_project_figures_values_parent_id_idx" ON "studio"."impact_project_figures_values" USING btree ("_parent_id");
  CREATE INDEX "impact_project_figures_order_idx" ON "studio"."impact_project_figures" USING btree ("_order");
  CREATE INDEX "impact_project_figures_parent_id_idx" ON "studio"."impact_project_figures" USING btree ("_parent_id");
  CREATE INDEX "_impact_project_v_version_figures_values_order_idx" ON "studio"."_impact_project_v_version_figures_values" USING btree ("_order");
  CREATE INDEX "_impact_project_v_version_figures_values_parent_id_idx" ON "studio"."_impact_project_v_version_figures_values" USING btree ("_parent_id");
  CREATE INDEX "_impact_project_v_version_figures_order_idx" ON "studio"."_impact_project_v_version_figures" USING btree ("_order");
  CREATE INDEX "_impact_project_v_version_figures_parent_id_idx" ON "studio"."_impact_project_v_version_figures" USING btree ("_parent_id");
  CREATE INDEX "page_timeline_order_idx" ON "studio"."page_timeline" USING btree ("_order");
  CREATE INDEX "page_timeline_parent_id_idx" ON "studio"."page_timeline" USING btree ("_parent_id");
  CREATE INDEX "_page_v_version_timeline_order_idx" ON "studio"."_page_v_version_timeline" USING btree ("_order");
  CREATE INDEX "_page_v_version_timeline_parent_id_idx" ON "studio"."_page_v_version_timeline" USING btree ("_parent_id");`)
}
