// @ts-nocheck: generated; the two copies of drizzle-orm Payload installs do not know each other’s types.
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "studio"."enum_property_updated_key" AS ENUM('lionsands', 'monwana', 'marataba', 'capecadogan');
  CREATE TYPE "studio"."enum_property_updated_region" AS ENUM('sabi-sand', 'thornybush', 'marakele', 'cape-town', 'madikwe', 'stellenbosch');
  CREATE TYPE "studio"."enum_property_updated_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__property_updated_v_version_key" AS ENUM('lionsands', 'monwana', 'marataba', 'capecadogan');
  CREATE TYPE "studio"."enum__property_updated_v_version_region" AS ENUM('sabi-sand', 'thornybush', 'marakele', 'cape-town', 'madikwe', 'stellenbosch');
  CREATE TYPE "studio"."enum__property_updated_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_experiences_category_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__experiences_category_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_packages_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__packages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_blog_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__blog_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_team_member_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__team_member_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_users_role" AS ENUM('admin', 'editor', 'concierge');
  CREATE TYPE "studio"."enum_homepage_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__homepage_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_intro_section_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__intro_section_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_hero_banner_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__hero_banner_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_quote_component_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__quote_component_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_contact_details_week_day" AS ENUM('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday');
  CREATE TYPE "studio"."enum_contact_details_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__contact_details_v_version_week_day" AS ENUM('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday');
  CREATE TYPE "studio"."enum__contact_details_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_footer_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__footer_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_privacy_policy_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__privacy_policy_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_content_changes_state" AS ENUM('intended', 'pending', 'acknowledged');
  CREATE TABLE "studio"."property_updated" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" "studio"."enum_property_updated_key",
  	"position" numeric,
  	"name" varchar,
  	"short_name" varchar,
  	"region" "studio"."enum_property_updated_region",
  	"line" varchar,
  	"coordinates" varchar,
  	"slug" varchar,
  	"link" varchar,
  	"contentful_tag" varchar,
  	"card_image_id" integer,
  	"map_image_id" integer,
  	"drop_down_image_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "studio"."enum_property_updated_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."_property_updated_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_key" "studio"."enum__property_updated_v_version_key",
  	"version_position" numeric,
  	"version_name" varchar,
  	"version_short_name" varchar,
  	"version_region" "studio"."enum__property_updated_v_version_region",
  	"version_line" varchar,
  	"version_coordinates" varchar,
  	"version_slug" varchar,
  	"version_link" varchar,
  	"version_contentful_tag" varchar,
  	"version_card_image_id" integer,
  	"version_map_image_id" integer,
  	"version_drop_down_image_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__property_updated_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "studio"."experiences_category" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"experiences_category_for" varchar,
  	"title" varchar,
  	"line" varchar,
  	"link" varchar,
  	"show_in_dropdown" boolean DEFAULT true,
  	"dropdown_position" numeric,
  	"dropdown_thumbnail_id" integer,
  	"main_image_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "studio"."enum_experiences_category_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."_experiences_category_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_experiences_category_for" varchar,
  	"version_title" varchar,
  	"version_line" varchar,
  	"version_link" varchar,
  	"version_show_in_dropdown" boolean DEFAULT true,
  	"version_dropdown_position" numeric,
  	"version_dropdown_thumbnail_id" integer,
  	"version_main_image_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__experiences_category_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "studio"."packages_stops" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"nights" numeric
  );
  
  CREATE TABLE "studio"."packages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"title" varchar,
  	"nights" numeric,
  	"season" varchar,
  	"picture_id" integer,
  	"position" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "studio"."enum_packages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."_packages_v_version_stops" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"nights" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_packages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_title" varchar,
  	"version_nights" numeric,
  	"version_season" varchar,
  	"version_picture_id" integer,
  	"version_position" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__packages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "studio"."blog" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"title" varchar,
  	"standfirst" varchar,
  	"date" timestamp(3) with time zone,
  	"category" varchar,
  	"minutes" numeric,
  	"is_featured_post" boolean DEFAULT false,
  	"image_id" integer,
  	"body" jsonb,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_keywords" varchar,
  	"meta_image_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "studio"."enum_blog_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."_blog_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_title" varchar,
  	"version_standfirst" varchar,
  	"version_date" timestamp(3) with time zone,
  	"version_category" varchar,
  	"version_minutes" numeric,
  	"version_is_featured_post" boolean DEFAULT false,
  	"version_image_id" integer,
  	"version_body" jsonb,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_keywords" varchar,
  	"version_meta_image_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__blog_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "studio"."team_member" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"role" varchar,
  	"portrait_id" integer,
  	"biography" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "studio"."enum_team_member_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."_team_member_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_role" varchar,
  	"version_portrait_id" integer,
  	"version_biography" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__team_member_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "studio"."users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "studio"."users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"role" "studio"."enum_users_role" DEFAULT 'editor' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "studio"."homepage" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"hero_title" varchar,
  	"hero_title_turn" varchar,
  	"hero_lead" varchar,
  	"hero_picture_id" integer,
  	"statement" varchar,
  	"statement_turn" varchar,
  	"statement_lead" varchar,
  	"statement_link_text" varchar,
  	"statement_link_href" varchar,
  	"collection_heading" varchar,
  	"collection_lead" varchar,
  	"experiences_heading" varchar,
  	"journeys_heading" varchar,
  	"journeys_lead" varchar,
  	"stories_heading" varchar,
  	"default_drop_down_image_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "studio"."enum_homepage_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."homepage_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"packages_id" integer
  );
  
  CREATE TABLE "studio"."_homepage_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_hero_title" varchar,
  	"version_hero_title_turn" varchar,
  	"version_hero_lead" varchar,
  	"version_hero_picture_id" integer,
  	"version_statement" varchar,
  	"version_statement_turn" varchar,
  	"version_statement_lead" varchar,
  	"version_statement_link_text" varchar,
  	"version_statement_link_href" varchar,
  	"version_collection_heading" varchar,
  	"version_collection_lead" varchar,
  	"version_experiences_heading" varchar,
  	"version_journeys_heading" varchar,
  	"version_journeys_lead" varchar,
  	"version_stories_heading" varchar,
  	"version_default_drop_down_image_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__homepage_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "studio"."_homepage_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"packages_id" integer
  );
  
  CREATE TABLE "studio"."intro_section" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"hero_banner_for" varchar,
  	"primary_text_main" varchar,
  	"primary_text_sub" varchar,
  	"secondary_text_main" varchar,
  	"secondary_text_sub" varchar,
  	"background_image_id" integer,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_keywords" varchar,
  	"meta_image_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "studio"."enum_intro_section_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."_intro_section_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_hero_banner_for" varchar,
  	"version_primary_text_main" varchar,
  	"version_primary_text_sub" varchar,
  	"version_secondary_text_main" varchar,
  	"version_secondary_text_sub" varchar,
  	"version_background_image_id" integer,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_keywords" varchar,
  	"version_meta_image_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__intro_section_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "studio"."hero_banner" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"hero_banner_for" varchar,
  	"banner_text" varchar,
  	"banner_sub_text" varchar,
  	"background_image_id" integer,
  	"tour_link" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "studio"."enum_hero_banner_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."_hero_banner_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_hero_banner_for" varchar,
  	"version_banner_text" varchar,
  	"version_banner_sub_text" varchar,
  	"version_background_image_id" integer,
  	"version_tour_link" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__hero_banner_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "studio"."quote_component" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"quote_for" varchar,
  	"text" varchar,
  	"attribution" varchar,
  	"background_image_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "studio"."enum_quote_component_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."_quote_component_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_quote_for" varchar,
  	"version_text" varchar,
  	"version_attribution" varchar,
  	"version_background_image_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__quote_component_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "studio"."contact_details_week" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" "studio"."enum_contact_details_week_day",
  	"open" boolean DEFAULT true,
  	"opens" varchar,
  	"closes" varchar
  );
  
  CREATE TABLE "studio"."contact_details_holidays" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"date" timestamp(3) with time zone,
  	"name" varchar
  );
  
  CREATE TABLE "studio"."contact_details_desks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"subject" varchar,
  	"mail" varchar,
  	"answers" varchar
  );
  
  CREATE TABLE "studio"."contact_details_offices" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"line" varchar
  );
  
  CREATE TABLE "studio"."contact_details_thank_you_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"when" varchar,
  	"what" varchar
  );
  
  CREATE TABLE "studio"."contact_details" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"travel_planner_number" varchar,
  	"uk_toll_free_number" varchar,
  	"usacanada_toll_free_number" varchar,
  	"australia_toll_free_number" varchar,
  	"concierge_mail" varchar,
  	"office_days" varchar,
  	"office_hours" varchar,
  	"thank_you_heading" varchar,
  	"thank_you_text" varchar,
  	"thank_you_signatory_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "studio"."enum_contact_details_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."_contact_details_v_version_week" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" "studio"."enum__contact_details_v_version_week_day",
  	"open" boolean DEFAULT true,
  	"opens" varchar,
  	"closes" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_contact_details_v_version_holidays" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"date" timestamp(3) with time zone,
  	"name" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_contact_details_v_version_desks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"subject" varchar,
  	"mail" varchar,
  	"answers" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_contact_details_v_version_offices" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"line" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_contact_details_v_version_thank_you_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"when" varchar,
  	"what" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_contact_details_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_travel_planner_number" varchar,
  	"version_uk_toll_free_number" varchar,
  	"version_usacanada_toll_free_number" varchar,
  	"version_australia_toll_free_number" varchar,
  	"version_concierge_mail" varchar,
  	"version_office_days" varchar,
  	"version_office_hours" varchar,
  	"version_thank_you_heading" varchar,
  	"version_thank_you_text" varchar,
  	"version_thank_you_signatory_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__contact_details_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "studio"."footer_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"display_name" varchar,
  	"url" varchar
  );
  
  CREATE TABLE "studio"."footer" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"display_name" varchar,
  	"position" numeric,
  	"expanded_on_mobi_default" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "studio"."enum_footer_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."_footer_v_version_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"display_name" varchar,
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_footer_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_display_name" varchar,
  	"version_position" numeric,
  	"version_expanded_on_mobi_default" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__footer_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "studio"."privacy_policy_sections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"body" jsonb
  );
  
  CREATE TABLE "studio"."privacy_policy" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"lead" varchar,
  	"updated" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "studio"."enum_privacy_policy_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."_privacy_policy_v_version_sections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"body" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_privacy_policy_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_lead" varchar,
  	"version_updated" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__privacy_policy_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "studio"."media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"alt" varchar NOT NULL,
  	"title" varchar,
  	"coordinates" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_avif640_url" varchar,
  	"sizes_avif640_width" numeric,
  	"sizes_avif640_height" numeric,
  	"sizes_avif640_mime_type" varchar,
  	"sizes_avif640_filesize" numeric,
  	"sizes_avif640_filename" varchar,
  	"sizes_avif960_url" varchar,
  	"sizes_avif960_width" numeric,
  	"sizes_avif960_height" numeric,
  	"sizes_avif960_mime_type" varchar,
  	"sizes_avif960_filesize" numeric,
  	"sizes_avif960_filename" varchar,
  	"sizes_avif1440_url" varchar,
  	"sizes_avif1440_width" numeric,
  	"sizes_avif1440_height" numeric,
  	"sizes_avif1440_mime_type" varchar,
  	"sizes_avif1440_filesize" numeric,
  	"sizes_avif1440_filename" varchar,
  	"sizes_avif1920_url" varchar,
  	"sizes_avif1920_width" numeric,
  	"sizes_avif1920_height" numeric,
  	"sizes_avif1920_mime_type" varchar,
  	"sizes_avif1920_filesize" numeric,
  	"sizes_avif1920_filename" varchar,
  	"sizes_webp640_url" varchar,
  	"sizes_webp640_width" numeric,
  	"sizes_webp640_height" numeric,
  	"sizes_webp640_mime_type" varchar,
  	"sizes_webp640_filesize" numeric,
  	"sizes_webp640_filename" varchar,
  	"sizes_webp960_url" varchar,
  	"sizes_webp960_width" numeric,
  	"sizes_webp960_height" numeric,
  	"sizes_webp960_mime_type" varchar,
  	"sizes_webp960_filesize" numeric,
  	"sizes_webp960_filename" varchar,
  	"sizes_webp1440_url" varchar,
  	"sizes_webp1440_width" numeric,
  	"sizes_webp1440_height" numeric,
  	"sizes_webp1440_mime_type" varchar,
  	"sizes_webp1440_filesize" numeric,
  	"sizes_webp1440_filename" varchar,
  	"sizes_webp1920_url" varchar,
  	"sizes_webp1920_width" numeric,
  	"sizes_webp1920_height" numeric,
  	"sizes_webp1920_mime_type" varchar,
  	"sizes_webp1920_filesize" numeric,
  	"sizes_webp1920_filename" varchar
  );
  
  CREATE TABLE "studio"."content_changes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"tags" jsonb NOT NULL,
  	"state" "studio"."enum_content_changes_state" NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "studio"."studio_marks" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "studio"."payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "studio"."payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "studio"."payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"property_updated_id" integer,
  	"experiences_category_id" integer,
  	"packages_id" integer,
  	"blog_id" integer,
  	"team_member_id" integer,
  	"users_id" integer,
  	"homepage_id" integer,
  	"intro_section_id" integer,
  	"hero_banner_id" integer,
  	"quote_component_id" integer,
  	"contact_details_id" integer,
  	"footer_id" integer,
  	"privacy_policy_id" integer,
  	"media_id" integer
  );
  
  CREATE TABLE "studio"."payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "studio"."payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "studio"."payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "studio"."property_updated" ADD CONSTRAINT "property_updated_card_image_id_media_id_fk" FOREIGN KEY ("card_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."property_updated" ADD CONSTRAINT "property_updated_map_image_id_media_id_fk" FOREIGN KEY ("map_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."property_updated" ADD CONSTRAINT "property_updated_drop_down_image_id_media_id_fk" FOREIGN KEY ("drop_down_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_property_updated_v" ADD CONSTRAINT "_property_updated_v_parent_id_property_updated_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."property_updated"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_property_updated_v" ADD CONSTRAINT "_property_updated_v_version_card_image_id_media_id_fk" FOREIGN KEY ("version_card_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_property_updated_v" ADD CONSTRAINT "_property_updated_v_version_map_image_id_media_id_fk" FOREIGN KEY ("version_map_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_property_updated_v" ADD CONSTRAINT "_property_updated_v_version_drop_down_image_id_media_id_fk" FOREIGN KEY ("version_drop_down_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."experiences_category" ADD CONSTRAINT "experiences_category_dropdown_thumbnail_id_media_id_fk" FOREIGN KEY ("dropdown_thumbnail_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."experiences_category" ADD CONSTRAINT "experiences_category_main_image_id_media_id_fk" FOREIGN KEY ("main_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_experiences_category_v" ADD CONSTRAINT "_experiences_category_v_parent_id_experiences_category_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."experiences_category"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_experiences_category_v" ADD CONSTRAINT "_experiences_category_v_version_dropdown_thumbnail_id_media_id_fk" FOREIGN KEY ("version_dropdown_thumbnail_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_experiences_category_v" ADD CONSTRAINT "_experiences_category_v_version_main_image_id_media_id_fk" FOREIGN KEY ("version_main_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."packages_stops" ADD CONSTRAINT "packages_stops_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."packages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."packages" ADD CONSTRAINT "packages_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_packages_v_version_stops" ADD CONSTRAINT "_packages_v_version_stops_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_packages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_packages_v" ADD CONSTRAINT "_packages_v_parent_id_packages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."packages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_packages_v" ADD CONSTRAINT "_packages_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."blog" ADD CONSTRAINT "blog_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."blog" ADD CONSTRAINT "blog_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_blog_v" ADD CONSTRAINT "_blog_v_parent_id_blog_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."blog"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_blog_v" ADD CONSTRAINT "_blog_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_blog_v" ADD CONSTRAINT "_blog_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."team_member" ADD CONSTRAINT "team_member_portrait_id_media_id_fk" FOREIGN KEY ("portrait_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_team_member_v" ADD CONSTRAINT "_team_member_v_parent_id_team_member_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."team_member"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_team_member_v" ADD CONSTRAINT "_team_member_v_version_portrait_id_media_id_fk" FOREIGN KEY ("version_portrait_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."homepage" ADD CONSTRAINT "homepage_hero_picture_id_media_id_fk" FOREIGN KEY ("hero_picture_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."homepage" ADD CONSTRAINT "homepage_default_drop_down_image_id_media_id_fk" FOREIGN KEY ("default_drop_down_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."homepage_rels" ADD CONSTRAINT "homepage_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."homepage"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."homepage_rels" ADD CONSTRAINT "homepage_rels_packages_fk" FOREIGN KEY ("packages_id") REFERENCES "studio"."packages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_homepage_v" ADD CONSTRAINT "_homepage_v_parent_id_homepage_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."homepage"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_homepage_v" ADD CONSTRAINT "_homepage_v_version_hero_picture_id_media_id_fk" FOREIGN KEY ("version_hero_picture_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_homepage_v" ADD CONSTRAINT "_homepage_v_version_default_drop_down_image_id_media_id_fk" FOREIGN KEY ("version_default_drop_down_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_homepage_v_rels" ADD CONSTRAINT "_homepage_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_homepage_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_homepage_v_rels" ADD CONSTRAINT "_homepage_v_rels_packages_fk" FOREIGN KEY ("packages_id") REFERENCES "studio"."packages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."intro_section" ADD CONSTRAINT "intro_section_background_image_id_media_id_fk" FOREIGN KEY ("background_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."intro_section" ADD CONSTRAINT "intro_section_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_intro_section_v" ADD CONSTRAINT "_intro_section_v_parent_id_intro_section_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."intro_section"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_intro_section_v" ADD CONSTRAINT "_intro_section_v_version_background_image_id_media_id_fk" FOREIGN KEY ("version_background_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_intro_section_v" ADD CONSTRAINT "_intro_section_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."hero_banner" ADD CONSTRAINT "hero_banner_background_image_id_media_id_fk" FOREIGN KEY ("background_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_hero_banner_v" ADD CONSTRAINT "_hero_banner_v_parent_id_hero_banner_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."hero_banner"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_hero_banner_v" ADD CONSTRAINT "_hero_banner_v_version_background_image_id_media_id_fk" FOREIGN KEY ("version_background_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."quote_component" ADD CONSTRAINT "quote_component_background_image_id_media_id_fk" FOREIGN KEY ("background_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_quote_component_v" ADD CONSTRAINT "_quote_component_v_parent_id_quote_component_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."quote_component"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_quote_component_v" ADD CONSTRAINT "_quote_component_v_version_background_image_id_media_id_fk" FOREIGN KEY ("version_background_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."contact_details_week" ADD CONSTRAINT "contact_details_week_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."contact_details"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."contact_details_holidays" ADD CONSTRAINT "contact_details_holidays_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."contact_details"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."contact_details_desks" ADD CONSTRAINT "contact_details_desks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."contact_details"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."contact_details_offices" ADD CONSTRAINT "contact_details_offices_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."contact_details"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."contact_details_thank_you_steps" ADD CONSTRAINT "contact_details_thank_you_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."contact_details"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."contact_details" ADD CONSTRAINT "contact_details_thank_you_signatory_id_team_member_id_fk" FOREIGN KEY ("thank_you_signatory_id") REFERENCES "studio"."team_member"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_contact_details_v_version_week" ADD CONSTRAINT "_contact_details_v_version_week_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_contact_details_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_contact_details_v_version_holidays" ADD CONSTRAINT "_contact_details_v_version_holidays_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_contact_details_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_contact_details_v_version_desks" ADD CONSTRAINT "_contact_details_v_version_desks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_contact_details_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_contact_details_v_version_offices" ADD CONSTRAINT "_contact_details_v_version_offices_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_contact_details_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_contact_details_v_version_thank_you_steps" ADD CONSTRAINT "_contact_details_v_version_thank_you_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_contact_details_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_contact_details_v" ADD CONSTRAINT "_contact_details_v_parent_id_contact_details_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."contact_details"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_contact_details_v" ADD CONSTRAINT "_contact_details_v_version_thank_you_signatory_id_team_member_id_fk" FOREIGN KEY ("version_thank_you_signatory_id") REFERENCES "studio"."team_member"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."footer_links" ADD CONSTRAINT "footer_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_footer_v_version_links" ADD CONSTRAINT "_footer_v_version_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_footer_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_footer_v" ADD CONSTRAINT "_footer_v_parent_id_footer_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."footer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."privacy_policy_sections" ADD CONSTRAINT "privacy_policy_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."privacy_policy"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_privacy_policy_v_version_sections" ADD CONSTRAINT "_privacy_policy_v_version_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_privacy_policy_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_privacy_policy_v" ADD CONSTRAINT "_privacy_policy_v_parent_id_privacy_policy_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."privacy_policy"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_property_updated_fk" FOREIGN KEY ("property_updated_id") REFERENCES "studio"."property_updated"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_experiences_category_fk" FOREIGN KEY ("experiences_category_id") REFERENCES "studio"."experiences_category"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_packages_fk" FOREIGN KEY ("packages_id") REFERENCES "studio"."packages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_blog_fk" FOREIGN KEY ("blog_id") REFERENCES "studio"."blog"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_team_member_fk" FOREIGN KEY ("team_member_id") REFERENCES "studio"."team_member"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "studio"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_homepage_fk" FOREIGN KEY ("homepage_id") REFERENCES "studio"."homepage"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_intro_section_fk" FOREIGN KEY ("intro_section_id") REFERENCES "studio"."intro_section"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_hero_banner_fk" FOREIGN KEY ("hero_banner_id") REFERENCES "studio"."hero_banner"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_quote_component_fk" FOREIGN KEY ("quote_component_id") REFERENCES "studio"."quote_component"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_contact_details_fk" FOREIGN KEY ("contact_details_id") REFERENCES "studio"."contact_details"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_footer_fk" FOREIGN KEY ("footer_id") REFERENCES "studio"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_privacy_policy_fk" FOREIGN KEY ("privacy_policy_id") REFERENCES "studio"."privacy_policy"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "studio"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "studio"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "property_updated_key_idx" ON "studio"."property_updated" USING btree ("key");
  CREATE INDEX "property_updated_card_image_idx" ON "studio"."property_updated" USING btree ("card_image_id");
  CREATE INDEX "property_updated_map_image_idx" ON "studio"."property_updated" USING btree ("map_image_id");
  CREATE INDEX "property_updated_drop_down_image_idx" ON "studio"."property_updated" USING btree ("drop_down_image_id");
  CREATE INDEX "property_updated_updated_at_idx" ON "studio"."property_updated" USING btree ("updated_at");
  CREATE INDEX "property_updated_created_at_idx" ON "studio"."property_updated" USING btree ("created_at");
  CREATE INDEX "property_updated__status_idx" ON "studio"."property_updated" USING btree ("_status");
  CREATE INDEX "_property_updated_v_parent_idx" ON "studio"."_property_updated_v" USING btree ("parent_id");
  CREATE INDEX "_property_updated_v_version_version_key_idx" ON "studio"."_property_updated_v" USING btree ("version_key");
  CREATE INDEX "_property_updated_v_version_version_card_image_idx" ON "studio"."_property_updated_v" USING btree ("version_card_image_id");
  CREATE INDEX "_property_updated_v_version_version_map_image_idx" ON "studio"."_property_updated_v" USING btree ("version_map_image_id");
  CREATE INDEX "_property_updated_v_version_version_drop_down_image_idx" ON "studio"."_property_updated_v" USING btree ("version_drop_down_image_id");
  CREATE INDEX "_property_updated_v_version_version_updated_at_idx" ON "studio"."_property_updated_v" USING btree ("version_updated_at");
  CREATE INDEX "_property_updated_v_version_version_created_at_idx" ON "studio"."_property_updated_v" USING btree ("version_created_at");
  CREATE INDEX "_property_updated_v_version_version__status_idx" ON "studio"."_property_updated_v" USING btree ("version__status");
  CREATE INDEX "_property_updated_v_created_at_idx" ON "studio"."_property_updated_v" USING btree ("created_at");
  CREATE INDEX "_property_updated_v_updated_at_idx" ON "studio"."_property_updated_v" USING btree ("updated_at");
  CREATE INDEX "_property_updated_v_latest_idx" ON "studio"."_property_updated_v" USING btree ("latest");
  CREATE INDEX "experiences_category_experiences_category_for_idx" ON "studio"."experiences_category" USING btree ("experiences_category_for");
  CREATE INDEX "experiences_category_dropdown_thumbnail_idx" ON "studio"."experiences_category" USING btree ("dropdown_thumbnail_id");
  CREATE INDEX "experiences_category_main_image_idx" ON "studio"."experiences_category" USING btree ("main_image_id");
  CREATE INDEX "experiences_category_updated_at_idx" ON "studio"."experiences_category" USING btree ("updated_at");
  CREATE INDEX "experiences_category_created_at_idx" ON "studio"."experiences_category" USING btree ("created_at");
  CREATE INDEX "experiences_category__status_idx" ON "studio"."experiences_category" USING btree ("_status");
  CREATE INDEX "_experiences_category_v_parent_idx" ON "studio"."_experiences_category_v" USING btree ("parent_id");
  CREATE INDEX "_experiences_category_v_version_version_experiences_cate_idx" ON "studio"."_experiences_category_v" USING btree ("version_experiences_category_for");
  CREATE INDEX "_experiences_category_v_version_version_dropdown_thumbna_idx" ON "studio"."_experiences_category_v" USING btree ("version_dropdown_thumbnail_id");
  CREATE INDEX "_experiences_category_v_version_version_main_image_idx" ON "studio"."_experiences_category_v" USING btree ("version_main_image_id");
  CREATE INDEX "_experiences_category_v_version_version_updated_at_idx" ON "studio"."_experiences_category_v" USING btree ("version_updated_at");
  CREATE INDEX "_experiences_category_v_version_version_created_at_idx" ON "studio"."_experiences_category_v" USING btree ("version_created_at");
  CREATE INDEX "_experiences_category_v_version_version__status_idx" ON "studio"."_experiences_category_v" USING btree ("version__status");
  CREATE INDEX "_experiences_category_v_created_at_idx" ON "studio"."_experiences_category_v" USING btree ("created_at");
  CREATE INDEX "_experiences_category_v_updated_at_idx" ON "studio"."_experiences_category_v" USING btree ("updated_at");
  CREATE INDEX "_experiences_category_v_latest_idx" ON "studio"."_experiences_category_v" USING btree ("latest");
  CREATE INDEX "packages_stops_order_idx" ON "studio"."packages_stops" USING btree ("_order");
  CREATE INDEX "packages_stops_parent_id_idx" ON "studio"."packages_stops" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "packages_slug_idx" ON "studio"."packages" USING btree ("slug");
  CREATE INDEX "packages_picture_idx" ON "studio"."packages" USING btree ("picture_id");
  CREATE INDEX "packages_updated_at_idx" ON "studio"."packages" USING btree ("updated_at");
  CREATE INDEX "packages_created_at_idx" ON "studio"."packages" USING btree ("created_at");
  CREATE INDEX "packages__status_idx" ON "studio"."packages" USING btree ("_status");
  CREATE INDEX "_packages_v_version_stops_order_idx" ON "studio"."_packages_v_version_stops" USING btree ("_order");
  CREATE INDEX "_packages_v_version_stops_parent_id_idx" ON "studio"."_packages_v_version_stops" USING btree ("_parent_id");
  CREATE INDEX "_packages_v_parent_idx" ON "studio"."_packages_v" USING btree ("parent_id");
  CREATE INDEX "_packages_v_version_version_slug_idx" ON "studio"."_packages_v" USING btree ("version_slug");
  CREATE INDEX "_packages_v_version_version_picture_idx" ON "studio"."_packages_v" USING btree ("version_picture_id");
  CREATE INDEX "_packages_v_version_version_updated_at_idx" ON "studio"."_packages_v" USING btree ("version_updated_at");
  CREATE INDEX "_packages_v_version_version_created_at_idx" ON "studio"."_packages_v" USING btree ("version_created_at");
  CREATE INDEX "_packages_v_version_version__status_idx" ON "studio"."_packages_v" USING btree ("version__status");
  CREATE INDEX "_packages_v_created_at_idx" ON "studio"."_packages_v" USING btree ("created_at");
  CREATE INDEX "_packages_v_updated_at_idx" ON "studio"."_packages_v" USING btree ("updated_at");
  CREATE INDEX "_packages_v_latest_idx" ON "studio"."_packages_v" USING btree ("latest");
  CREATE UNIQUE INDEX "blog_slug_idx" ON "studio"."blog" USING btree ("slug");
  CREATE INDEX "blog_image_idx" ON "studio"."blog" USING btree ("image_id");
  CREATE INDEX "blog_meta_image_idx" ON "studio"."blog" USING btree ("meta_image_id");
  CREATE INDEX "blog_updated_at_idx" ON "studio"."blog" USING btree ("updated_at");
  CREATE INDEX "blog_created_at_idx" ON "studio"."blog" USING btree ("created_at");
  CREATE INDEX "blog__status_idx" ON "studio"."blog" USING btree ("_status");
  CREATE INDEX "_blog_v_parent_idx" ON "studio"."_blog_v" USING btree ("parent_id");
  CREATE INDEX "_blog_v_version_version_slug_idx" ON "studio"."_blog_v" USING btree ("version_slug");
  CREATE INDEX "_blog_v_version_version_image_idx" ON "studio"."_blog_v" USING btree ("version_image_id");
  CREATE INDEX "_blog_v_version_version_meta_image_idx" ON "studio"."_blog_v" USING btree ("version_meta_image_id");
  CREATE INDEX "_blog_v_version_version_updated_at_idx" ON "studio"."_blog_v" USING btree ("version_updated_at");
  CREATE INDEX "_blog_v_version_version_created_at_idx" ON "studio"."_blog_v" USING btree ("version_created_at");
  CREATE INDEX "_blog_v_version_version__status_idx" ON "studio"."_blog_v" USING btree ("version__status");
  CREATE INDEX "_blog_v_created_at_idx" ON "studio"."_blog_v" USING btree ("created_at");
  CREATE INDEX "_blog_v_updated_at_idx" ON "studio"."_blog_v" USING btree ("updated_at");
  CREATE INDEX "_blog_v_latest_idx" ON "studio"."_blog_v" USING btree ("latest");
  CREATE INDEX "team_member_portrait_idx" ON "studio"."team_member" USING btree ("portrait_id");
  CREATE INDEX "team_member_updated_at_idx" ON "studio"."team_member" USING btree ("updated_at");
  CREATE INDEX "team_member_created_at_idx" ON "studio"."team_member" USING btree ("created_at");
  CREATE INDEX "team_member__status_idx" ON "studio"."team_member" USING btree ("_status");
  CREATE INDEX "_team_member_v_parent_idx" ON "studio"."_team_member_v" USING btree ("parent_id");
  CREATE INDEX "_team_member_v_version_version_portrait_idx" ON "studio"."_team_member_v" USING btree ("version_portrait_id");
  CREATE INDEX "_team_member_v_version_version_updated_at_idx" ON "studio"."_team_member_v" USING btree ("version_updated_at");
  CREATE INDEX "_team_member_v_version_version_created_at_idx" ON "studio"."_team_member_v" USING btree ("version_created_at");
  CREATE INDEX "_team_member_v_version_version__status_idx" ON "studio"."_team_member_v" USING btree ("version__status");
  CREATE INDEX "_team_member_v_created_at_idx" ON "studio"."_team_member_v" USING btree ("created_at");
  CREATE INDEX "_team_member_v_updated_at_idx" ON "studio"."_team_member_v" USING btree ("updated_at");
  CREATE INDEX "_team_member_v_latest_idx" ON "studio"."_team_member_v" USING btree ("latest");
  CREATE INDEX "users_sessions_order_idx" ON "studio"."users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "studio"."users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "studio"."users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "studio"."users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "studio"."users" USING btree ("email");
  CREATE INDEX "homepage_hero_picture_idx" ON "studio"."homepage" USING btree ("hero_picture_id");
  CREATE INDEX "homepage_default_drop_down_image_idx" ON "studio"."homepage" USING btree ("default_drop_down_image_id");
  CREATE INDEX "homepage_updated_at_idx" ON "studio"."homepage" USING btree ("updated_at");
  CREATE INDEX "homepage_created_at_idx" ON "studio"."homepage" USING btree ("created_at");
  CREATE INDEX "homepage__status_idx" ON "studio"."homepage" USING btree ("_status");
  CREATE INDEX "homepage_rels_order_idx" ON "studio"."homepage_rels" USING btree ("order");
  CREATE INDEX "homepage_rels_parent_idx" ON "studio"."homepage_rels" USING btree ("parent_id");
  CREATE INDEX "homepage_rels_path_idx" ON "studio"."homepage_rels" USING btree ("path");
  CREATE INDEX "homepage_rels_packages_id_idx" ON "studio"."homepage_rels" USING btree ("packages_id");
  CREATE INDEX "_homepage_v_parent_idx" ON "studio"."_homepage_v" USING btree ("parent_id");
  CREATE INDEX "_homepage_v_version_version_hero_picture_idx" ON "studio"."_homepage_v" USING btree ("version_hero_picture_id");
  CREATE INDEX "_homepage_v_version_version_default_drop_down_image_idx" ON "studio"."_homepage_v" USING btree ("version_default_drop_down_image_id");
  CREATE INDEX "_homepage_v_version_version_updated_at_idx" ON "studio"."_homepage_v" USING btree ("version_updated_at");
  CREATE INDEX "_homepage_v_version_version_created_at_idx" ON "studio"."_homepage_v" USING btree ("version_created_at");
  CREATE INDEX "_homepage_v_version_version__status_idx" ON "studio"."_homepage_v" USING btree ("version__status");
  CREATE INDEX "_homepage_v_created_at_idx" ON "studio"."_homepage_v" USING btree ("created_at");
  CREATE INDEX "_homepage_v_updated_at_idx" ON "studio"."_homepage_v" USING btree ("updated_at");
  CREATE INDEX "_homepage_v_latest_idx" ON "studio"."_homepage_v" USING btree ("latest");
  CREATE INDEX "_homepage_v_rels_order_idx" ON "studio"."_homepage_v_rels" USING btree ("order");
  CREATE INDEX "_homepage_v_rels_parent_idx" ON "studio"."_homepage_v_rels" USING btree ("parent_id");
  CREATE INDEX "_homepage_v_rels_path_idx" ON "studio"."_homepage_v_rels" USING btree ("path");
  CREATE INDEX "_homepage_v_rels_packages_id_idx" ON "studio"."_homepage_v_rels" USING btree ("packages_id");
  CREATE UNIQUE INDEX "intro_section_hero_banner_for_idx" ON "studio"."intro_section" USING btree ("hero_banner_for");
  CREATE INDEX "intro_section_background_image_idx" ON "studio"."intro_section" USING btree ("background_image_id");
  CREATE INDEX "intro_section_meta_image_idx" ON "studio"."intro_section" USING btree ("meta_image_id");
  CREATE INDEX "intro_section_updated_at_idx" ON "studio"."intro_section" USING btree ("updated_at");
  CREATE INDEX "intro_section_created_at_idx" ON "studio"."intro_section" USING btree ("created_at");
  CREATE INDEX "intro_section__status_idx" ON "studio"."intro_section" USING btree ("_status");
  CREATE INDEX "_intro_section_v_parent_idx" ON "studio"."_intro_section_v" USING btree ("parent_id");
  CREATE INDEX "_intro_section_v_version_version_hero_banner_for_idx" ON "studio"."_intro_section_v" USING btree ("version_hero_banner_for");
  CREATE INDEX "_intro_section_v_version_version_background_image_idx" ON "studio"."_intro_section_v" USING btree ("version_background_image_id");
  CREATE INDEX "_intro_section_v_version_version_meta_image_idx" ON "studio"."_intro_section_v" USING btree ("version_meta_image_id");
  CREATE INDEX "_intro_section_v_version_version_updated_at_idx" ON "studio"."_intro_section_v" USING btree ("version_updated_at");
  CREATE INDEX "_intro_section_v_version_version_created_at_idx" ON "studio"."_intro_section_v" USING btree ("version_created_at");
  CREATE INDEX "_intro_section_v_version_version__status_idx" ON "studio"."_intro_section_v" USING btree ("version__status");
  CREATE INDEX "_intro_section_v_created_at_idx" ON "studio"."_intro_section_v" USING btree ("created_at");
  CREATE INDEX "_intro_section_v_updated_at_idx" ON "studio"."_intro_section_v" USING btree ("updated_at");
  CREATE INDEX "_intro_section_v_latest_idx" ON "studio"."_intro_section_v" USING btree ("latest");
  CREATE INDEX "hero_banner_hero_banner_for_idx" ON "studio"."hero_banner" USING btree ("hero_banner_for");
  CREATE INDEX "hero_banner_background_image_idx" ON "studio"."hero_banner" USING btree ("background_image_id");
  CREATE INDEX "hero_banner_updated_at_idx" ON "studio"."hero_banner" USING btree ("updated_at");
  CREATE INDEX "hero_banner_created_at_idx" ON "studio"."hero_banner" USING btree ("created_at");
  CREATE INDEX "hero_banner__status_idx" ON "studio"."hero_banner" USING btree ("_status");
  CREATE INDEX "_hero_banner_v_parent_idx" ON "studio"."_hero_banner_v" USING btree ("parent_id");
  CREATE INDEX "_hero_banner_v_version_version_hero_banner_for_idx" ON "studio"."_hero_banner_v" USING btree ("version_hero_banner_for");
  CREATE INDEX "_hero_banner_v_version_version_background_image_idx" ON "studio"."_hero_banner_v" USING btree ("version_background_image_id");
  CREATE INDEX "_hero_banner_v_version_version_updated_at_idx" ON "studio"."_hero_banner_v" USING btree ("version_updated_at");
  CREATE INDEX "_hero_banner_v_version_version_created_at_idx" ON "studio"."_hero_banner_v" USING btree ("version_created_at");
  CREATE INDEX "_hero_banner_v_version_version__status_idx" ON "studio"."_hero_banner_v" USING btree ("version__status");
  CREATE INDEX "_hero_banner_v_created_at_idx" ON "studio"."_hero_banner_v" USING btree ("created_at");
  CREATE INDEX "_hero_banner_v_updated_at_idx" ON "studio"."_hero_banner_v" USING btree ("updated_at");
  CREATE INDEX "_hero_banner_v_latest_idx" ON "studio"."_hero_banner_v" USING btree ("latest");
  CREATE INDEX "quote_component_quote_for_idx" ON "studio"."quote_component" USING btree ("quote_for");
  CREATE INDEX "quote_component_background_image_idx" ON "studio"."quote_component" USING btree ("background_image_id");
  CREATE INDEX "quote_component_updated_at_idx" ON "studio"."quote_component" USING btree ("updated_at");
  CREATE INDEX "quote_component_created_at_idx" ON "studio"."quote_component" USING btree ("created_at");
  CREATE INDEX "quote_component__status_idx" ON "studio"."quote_component" USING btree ("_status");
  CREATE INDEX "_quote_component_v_parent_idx" ON "studio"."_quote_component_v" USING btree ("parent_id");
  CREATE INDEX "_quote_component_v_version_version_quote_for_idx" ON "studio"."_quote_component_v" USING btree ("version_quote_for");
  CREATE INDEX "_quote_component_v_version_version_background_image_idx" ON "studio"."_quote_component_v" USING btree ("version_background_image_id");
  CREATE INDEX "_quote_component_v_version_version_updated_at_idx" ON "studio"."_quote_component_v" USING btree ("version_updated_at");
  CREATE INDEX "_quote_component_v_version_version_created_at_idx" ON "studio"."_quote_component_v" USING btree ("version_created_at");
  CREATE INDEX "_quote_component_v_version_version__status_idx" ON "studio"."_quote_component_v" USING btree ("version__status");
  CREATE INDEX "_quote_component_v_created_at_idx" ON "studio"."_quote_component_v" USING btree ("created_at");
  CREATE INDEX "_quote_component_v_updated_at_idx" ON "studio"."_quote_component_v" USING btree ("updated_at");
  CREATE INDEX "_quote_component_v_latest_idx" ON "studio"."_quote_component_v" USING btree ("latest");
  CREATE INDEX "contact_details_week_order_idx" ON "studio"."contact_details_week" USING btree ("_order");
  CREATE INDEX "contact_details_week_parent_id_idx" ON "studio"."contact_details_week" USING btree ("_parent_id");
  CREATE INDEX "contact_details_holidays_order_idx" ON "studio"."contact_details_holidays" USING btree ("_order");
  CREATE INDEX "contact_details_holidays_parent_id_idx" ON "studio"."contact_details_holidays" USING btree ("_parent_id");
  CREATE INDEX "contact_details_desks_order_idx" ON "studio"."contact_details_desks" USING btree ("_order");
  CREATE INDEX "contact_details_desks_parent_id_idx" ON "studio"."contact_details_desks" USING btree ("_parent_id");
  CREATE INDEX "contact_details_offices_order_idx" ON "studio"."contact_details_offices" USING btree ("_order");
  CREATE INDEX "contact_details_offices_parent_id_idx" ON "studio"."contact_details_offices" USING btree ("_parent_id");
  CREATE INDEX "contact_details_thank_you_steps_order_idx" ON "studio"."contact_details_thank_you_steps" USING btree ("_order");
  CREATE INDEX "contact_details_thank_you_steps_parent_id_idx" ON "studio"."contact_details_thank_you_steps" USING btree ("_parent_id");
  CREATE INDEX "contact_details_thank_you_signatory_idx" ON "studio"."contact_details" USING btree ("thank_you_signatory_id");
  CREATE INDEX "contact_details_updated_at_idx" ON "studio"."contact_details" USING btree ("updated_at");
  CREATE INDEX "contact_details_created_at_idx" ON "studio"."contact_details" USING btree ("created_at");
  CREATE INDEX "contact_details__status_idx" ON "studio"."contact_details" USING btree ("_status");
  CREATE INDEX "_contact_details_v_version_week_order_idx" ON "studio"."_contact_details_v_version_week" USING btree ("_order");
  CREATE INDEX "_contact_details_v_version_week_parent_id_idx" ON "studio"."_contact_details_v_version_week" USING btree ("_parent_id");
  CREATE INDEX "_contact_details_v_version_holidays_order_idx" ON "studio"."_contact_details_v_version_holidays" USING btree ("_order");
  CREATE INDEX "_contact_details_v_version_holidays_parent_id_idx" ON "studio"."_contact_details_v_version_holidays" USING btree ("_parent_id");
  CREATE INDEX "_contact_details_v_version_desks_order_idx" ON "studio"."_contact_details_v_version_desks" USING btree ("_order");
  CREATE INDEX "_contact_details_v_version_desks_parent_id_idx" ON "studio"."_contact_details_v_version_desks" USING btree ("_parent_id");
  CREATE INDEX "_contact_details_v_version_offices_order_idx" ON "studio"."_contact_details_v_version_offices" USING btree ("_order");
  CREATE INDEX "_contact_details_v_version_offices_parent_id_idx" ON "studio"."_contact_details_v_version_offices" USING btree ("_parent_id");
  CREATE INDEX "_contact_details_v_version_thank_you_steps_order_idx" ON "studio"."_contact_details_v_version_thank_you_steps" USING btree ("_order");
  CREATE INDEX "_contact_details_v_version_thank_you_steps_parent_id_idx" ON "studio"."_contact_details_v_version_thank_you_steps" USING btree ("_parent_id");
  CREATE INDEX "_contact_details_v_parent_idx" ON "studio"."_contact_details_v" USING btree ("parent_id");
  CREATE INDEX "_contact_details_v_version_version_thank_you_signatory_idx" ON "studio"."_contact_details_v" USING btree ("version_thank_you_signatory_id");
  CREATE INDEX "_contact_details_v_version_version_updated_at_idx" ON "studio"."_contact_details_v" USING btree ("version_updated_at");
  CREATE INDEX "_contact_details_v_version_version_created_at_idx" ON "studio"."_contact_details_v" USING btree ("version_created_at");
  CREATE INDEX "_contact_details_v_version_version__status_idx" ON "studio"."_contact_details_v" USING btree ("version__status");
  CREATE INDEX "_contact_details_v_created_at_idx" ON "studio"."_contact_details_v" USING btree ("created_at");
  CREATE INDEX "_contact_details_v_updated_at_idx" ON "studio"."_contact_details_v" USING btree ("updated_at");
  CREATE INDEX "_contact_details_v_latest_idx" ON "studio"."_contact_details_v" USING btree ("latest");
  CREATE INDEX "footer_links_order_idx" ON "studio"."footer_links" USING btree ("_order");
  CREATE INDEX "footer_links_parent_id_idx" ON "studio"."footer_links" USING btree ("_parent_id");
  CREATE INDEX "footer_updated_at_idx" ON "studio"."footer" USING btree ("updated_at");
  CREATE INDEX "footer_created_at_idx" ON "studio"."footer" USING btree ("created_at");
  CREATE INDEX "footer__status_idx" ON "studio"."footer" USING btree ("_status");
  CREATE INDEX "_footer_v_version_links_order_idx" ON "studio"."_footer_v_version_links" USING btree ("_order");
  CREATE INDEX "_footer_v_version_links_parent_id_idx" ON "studio"."_footer_v_version_links" USING btree ("_parent_id");
  CREATE INDEX "_footer_v_parent_idx" ON "studio"."_footer_v" USING btree ("parent_id");
  CREATE INDEX "_footer_v_version_version_updated_at_idx" ON "studio"."_footer_v" USING btree ("version_updated_at");
  CREATE INDEX "_footer_v_version_version_created_at_idx" ON "studio"."_footer_v" USING btree ("version_created_at");
  CREATE INDEX "_footer_v_version_version__status_idx" ON "studio"."_footer_v" USING btree ("version__status");
  CREATE INDEX "_footer_v_created_at_idx" ON "studio"."_footer_v" USING btree ("created_at");
  CREATE INDEX "_footer_v_updated_at_idx" ON "studio"."_footer_v" USING btree ("updated_at");
  CREATE INDEX "_footer_v_latest_idx" ON "studio"."_footer_v" USING btree ("latest");
  CREATE INDEX "privacy_policy_sections_order_idx" ON "studio"."privacy_policy_sections" USING btree ("_order");
  CREATE INDEX "privacy_policy_sections_parent_id_idx" ON "studio"."privacy_policy_sections" USING btree ("_parent_id");
  CREATE INDEX "privacy_policy_updated_at_idx" ON "studio"."privacy_policy" USING btree ("updated_at");
  CREATE INDEX "privacy_policy_created_at_idx" ON "studio"."privacy_policy" USING btree ("created_at");
  CREATE INDEX "privacy_policy__status_idx" ON "studio"."privacy_policy" USING btree ("_status");
  CREATE INDEX "_privacy_policy_v_version_sections_order_idx" ON "studio"."_privacy_policy_v_version_sections" USING btree ("_order");
  CREATE INDEX "_privacy_policy_v_version_sections_parent_id_idx" ON "studio"."_privacy_policy_v_version_sections" USING btree ("_parent_id");
  CREATE INDEX "_privacy_policy_v_parent_idx" ON "studio"."_privacy_policy_v" USING btree ("parent_id");
  CREATE INDEX "_privacy_policy_v_version_version_updated_at_idx" ON "studio"."_privacy_policy_v" USING btree ("version_updated_at");
  CREATE INDEX "_privacy_policy_v_version_version_created_at_idx" ON "studio"."_privacy_policy_v" USING btree ("version_created_at");
  CREATE INDEX "_privacy_policy_v_version_version__status_idx" ON "studio"."_privacy_policy_v" USING btree ("version__status");
  CREATE INDEX "_privacy_policy_v_created_at_idx" ON "studio"."_privacy_policy_v" USING btree ("created_at");
  CREATE INDEX "_privacy_policy_v_updated_at_idx" ON "studio"."_privacy_policy_v" USING btree ("updated_at");
  CREATE INDEX "_privacy_policy_v_latest_idx" ON "studio"."_privacy_policy_v" USING btree ("latest");
  CREATE INDEX "media_updated_at_idx" ON "studio"."media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "studio"."media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "studio"."media" USING btree ("filename");
  CREATE INDEX "media_sizes_avif640_sizes_avif640_filename_idx" ON "studio"."media" USING btree ("sizes_avif640_filename");
  CREATE INDEX "media_sizes_avif960_sizes_avif960_filename_idx" ON "studio"."media" USING btree ("sizes_avif960_filename");
  CREATE INDEX "media_sizes_avif1440_sizes_avif1440_filename_idx" ON "studio"."media" USING btree ("sizes_avif1440_filename");
  CREATE INDEX "media_sizes_avif1920_sizes_avif1920_filename_idx" ON "studio"."media" USING btree ("sizes_avif1920_filename");
  CREATE INDEX "media_sizes_webp640_sizes_webp640_filename_idx" ON "studio"."media" USING btree ("sizes_webp640_filename");
  CREATE INDEX "media_sizes_webp960_sizes_webp960_filename_idx" ON "studio"."media" USING btree ("sizes_webp960_filename");
  CREATE INDEX "media_sizes_webp1440_sizes_webp1440_filename_idx" ON "studio"."media" USING btree ("sizes_webp1440_filename");
  CREATE INDEX "media_sizes_webp1920_sizes_webp1920_filename_idx" ON "studio"."media" USING btree ("sizes_webp1920_filename");
  CREATE INDEX "content_changes_state_idx" ON "studio"."content_changes" USING btree ("state");
  CREATE UNIQUE INDEX "studio_marks_key_idx" ON "studio"."studio_marks" USING btree ("key");
  CREATE INDEX "studio_marks_updated_at_idx" ON "studio"."studio_marks" USING btree ("updated_at");
  CREATE INDEX "studio_marks_created_at_idx" ON "studio"."studio_marks" USING btree ("created_at");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "studio"."payload_kv" USING btree ("key");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "studio"."payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "studio"."payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "studio"."payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "studio"."payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "studio"."payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "studio"."payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_property_updated_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("property_updated_id");
  CREATE INDEX "payload_locked_documents_rels_experiences_category_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("experiences_category_id");
  CREATE INDEX "payload_locked_documents_rels_packages_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("packages_id");
  CREATE INDEX "payload_locked_documents_rels_blog_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("blog_id");
  CREATE INDEX "payload_locked_documents_rels_team_member_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("team_member_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_locked_documents_rels_homepage_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("homepage_id");
  CREATE INDEX "payload_locked_documents_rels_intro_section_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("intro_section_id");
  CREATE INDEX "payload_locked_documents_rels_hero_banner_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("hero_banner_id");
  CREATE INDEX "payload_locked_documents_rels_quote_component_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("quote_component_id");
  CREATE INDEX "payload_locked_documents_rels_contact_details_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("contact_details_id");
  CREATE INDEX "payload_locked_documents_rels_footer_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("footer_id");
  CREATE INDEX "payload_locked_documents_rels_privacy_policy_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("privacy_policy_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_preferences_key_idx" ON "studio"."payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "studio"."payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "studio"."payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "studio"."payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "studio"."payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "studio"."payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "studio"."payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "studio"."payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "studio"."payload_migrations" USING btree ("created_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "studio"."property_updated" CASCADE;
  DROP TABLE "studio"."_property_updated_v" CASCADE;
  DROP TABLE "studio"."experiences_category" CASCADE;
  DROP TABLE "studio"."_experiences_category_v" CASCADE;
  DROP TABLE "studio"."packages_stops" CASCADE;
  DROP TABLE "studio"."packages" CASCADE;
  DROP TABLE "studio"."_packages_v_version_stops" CASCADE;
  DROP TABLE "studio"."_packages_v" CASCADE;
  DROP TABLE "studio"."blog" CASCADE;
  DROP TABLE "studio"."_blog_v" CASCADE;
  DROP TABLE "studio"."team_member" CASCADE;
  DROP TABLE "studio"."_team_member_v" CASCADE;
  DROP TABLE "studio"."users_sessions" CASCADE;
  DROP TABLE "studio"."users" CASCADE;
  DROP TABLE "studio"."homepage" CASCADE;
  DROP TABLE "studio"."homepage_rels" CASCADE;
  DROP TABLE "studio"."_homepage_v" CASCADE;
  DROP TABLE "studio"."_homepage_v_rels" CASCADE;
  DROP TABLE "studio"."intro_section" CASCADE;
  DROP TABLE "studio"."_intro_section_v" CASCADE;
  DROP TABLE "studio"."hero_banner" CASCADE;
  DROP TABLE "studio"."_hero_banner_v" CASCADE;
  DROP TABLE "studio"."quote_component" CASCADE;
  DROP TABLE "studio"."_quote_component_v" CASCADE;
  DROP TABLE "studio"."contact_details_week" CASCADE;
  DROP TABLE "studio"."contact_details_holidays" CASCADE;
  DROP TABLE "studio"."contact_details_desks" CASCADE;
  DROP TABLE "studio"."contact_details_offices" CASCADE;
  DROP TABLE "studio"."contact_details_thank_you_steps" CASCADE;
  DROP TABLE "studio"."contact_details" CASCADE;
  DROP TABLE "studio"."_contact_details_v_version_week" CASCADE;
  DROP TABLE "studio"."_contact_details_v_version_holidays" CASCADE;
  DROP TABLE "studio"."_contact_details_v_version_desks" CASCADE;
  DROP TABLE "studio"."_contact_details_v_version_offices" CASCADE;
  DROP TABLE "studio"."_contact_details_v_version_thank_you_steps" CASCADE;
  DROP TABLE "studio"."_contact_details_v" CASCADE;
  DROP TABLE "studio"."footer_links" CASCADE;
  DROP TABLE "studio"."footer" CASCADE;
  DROP TABLE "studio"."_footer_v_version_links" CASCADE;
  DROP TABLE "studio"."_footer_v" CASCADE;
  DROP TABLE "studio"."privacy_policy_sections" CASCADE;
  DROP TABLE "studio"."privacy_policy" CASCADE;
  DROP TABLE "studio"."_privacy_policy_v_version_sections" CASCADE;
  DROP TABLE "studio"."_privacy_policy_v" CASCADE;
  DROP TABLE "studio"."media" CASCADE;
  DROP TABLE "studio"."content_changes" CASCADE;
  DROP TABLE "studio"."studio_marks" CASCADE;
  DROP TABLE "studio"."payload_kv" CASCADE;
  DROP TABLE "studio"."payload_locked_documents" CASCADE;
  DROP TABLE "studio"."payload_locked_documents_rels" CASCADE;
  DROP TABLE "studio"."payload_preferences" CASCADE;
  DROP TABLE "studio"."payload_preferences_rels" CASCADE;
  DROP TABLE "studio"."payload_migrations" CASCADE;
  DROP TYPE "studio"."enum_property_updated_key";
  DROP TYPE "studio"."enum_property_updated_region";
  DROP TYPE "studio"."enum_property_updated_status";
  DROP TYPE "studio"."enum__property_updated_v_version_key";
  DROP TYPE "studio"."enum__property_updated_v_version_region";
  DROP TYPE "studio"."enum__property_updated_v_version_status";
  DROP TYPE "studio"."enum_experiences_category_status";
  DROP TYPE "studio"."enum__experiences_category_v_version_status";
  DROP TYPE "studio"."enum_packages_status";
  DROP TYPE "studio"."enum__packages_v_version_status";
  DROP TYPE "studio"."enum_blog_status";
  DROP TYPE "studio"."enum__blog_v_version_status";
  DROP TYPE "studio"."enum_team_member_status";
  DROP TYPE "studio"."enum__team_member_v_version_status";
  DROP TYPE "studio"."enum_users_role";
  DROP TYPE "studio"."enum_homepage_status";
  DROP TYPE "studio"."enum__homepage_v_version_status";
  DROP TYPE "studio"."enum_intro_section_status";
  DROP TYPE "studio"."enum__intro_section_v_version_status";
  DROP TYPE "studio"."enum_hero_banner_status";
  DROP TYPE "studio"."enum__hero_banner_v_version_status";
  DROP TYPE "studio"."enum_quote_component_status";
  DROP TYPE "studio"."enum__quote_component_v_version_status";
  DROP TYPE "studio"."enum_contact_details_week_day";
  DROP TYPE "studio"."enum_contact_details_status";
  DROP TYPE "studio"."enum__contact_details_v_version_week_day";
  DROP TYPE "studio"."enum__contact_details_v_version_status";
  DROP TYPE "studio"."enum_footer_status";
  DROP TYPE "studio"."enum__footer_v_version_status";
  DROP TYPE "studio"."enum_privacy_policy_status";
  DROP TYPE "studio"."enum__privacy_policy_v_version_status";
  DROP TYPE "studio"."enum_content_changes_state";`)
}
