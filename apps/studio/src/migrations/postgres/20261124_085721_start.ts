// @ts-nocheck: generated; the two copies of drizzle-orm Payload installs do not know each other’s types.
import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "studio"."enum_property_updated_key" AS ENUM('lionsands', 'monwana', 'marataba', 'capecadogan');
  CREATE TYPE "studio"."enum_property_updated_region" AS ENUM('sabi-sand', 'thornybush', 'marakele', 'cape-town', 'madikwe', 'stellenbosch');
  CREATE TYPE "studio"."enum_property_updated_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__property_updated_v_version_key" AS ENUM('lionsands', 'monwana', 'marataba', 'capecadogan');
  CREATE TYPE "studio"."enum__property_updated_v_version_region" AS ENUM('sabi-sand', 'thornybush', 'marakele', 'cape-town', 'madikwe', 'stellenbosch');
  CREATE TYPE "studio"."enum__property_updated_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_accommodation_kind" AS ENUM('lodge', 'villa', 'hotel', 'residence');
  CREATE TYPE "studio"."enum_accommodation_property" AS ENUM('lionsands', 'monwana', 'marataba', 'capecadogan');
  CREATE TYPE "studio"."enum_accommodation_contentful_tag" AS ENUM('cape-cadogan', 'cape-cadogan-residence', 'lion-sands-ivory-lodge', 'lion-sands-ivory-lodge-fish-eagle-villa', 'lion-sands-narina-lodge', 'lion-sands-river-lodge', 'lion-sands-tinga-lodge', 'lion-sands-tinga-lodge-hinkweni-villa', 'madikwe-dithaba-lodge', 'madikwe-kopano-lodge', 'madikwe-lelapa-lodge', 'marataba-mountain-lodge', 'marataba-safari-lodge', 'more-quarters', 'more-quarters-redcliffe-house', 'monwana', 'monwana-residence');
  CREATE TYPE "studio"."enum_accommodation_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__accommodation_v_version_kind" AS ENUM('lodge', 'villa', 'hotel', 'residence');
  CREATE TYPE "studio"."enum__accommodation_v_version_property" AS ENUM('lionsands', 'monwana', 'marataba', 'capecadogan');
  CREATE TYPE "studio"."enum__accommodation_v_version_contentful_tag" AS ENUM('cape-cadogan', 'cape-cadogan-residence', 'lion-sands-ivory-lodge', 'lion-sands-ivory-lodge-fish-eagle-villa', 'lion-sands-narina-lodge', 'lion-sands-river-lodge', 'lion-sands-tinga-lodge', 'lion-sands-tinga-lodge-hinkweni-villa', 'madikwe-dithaba-lodge', 'madikwe-kopano-lodge', 'madikwe-lelapa-lodge', 'marataba-mountain-lodge', 'marataba-safari-lodge', 'more-quarters', 'more-quarters-redcliffe-house', 'monwana', 'monwana-residence');
  CREATE TYPE "studio"."enum__accommodation_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_room_kind" AS ENUM('room', 'suite', 'villa');
  CREATE TYPE "studio"."enum_room_property" AS ENUM('lionsands', 'monwana', 'marataba', 'capecadogan');
  CREATE TYPE "studio"."enum_room_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__room_v_version_kind" AS ENUM('room', 'suite', 'villa');
  CREATE TYPE "studio"."enum__room_v_version_property" AS ENUM('lionsands', 'monwana', 'marataba', 'capecadogan');
  CREATE TYPE "studio"."enum__room_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_treehouse_property" AS ENUM('lionsands', 'monwana', 'marataba', 'capecadogan');
  CREATE TYPE "studio"."enum_treehouse_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__treehouse_v_version_property" AS ENUM('lionsands', 'monwana', 'marataba', 'capecadogan');
  CREATE TYPE "studio"."enum__treehouse_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_residence_property" AS ENUM('lionsands', 'monwana', 'marataba', 'capecadogan');
  CREATE TYPE "studio"."enum_residence_region" AS ENUM('sabi-sand', 'thornybush', 'marakele', 'cape-town', 'madikwe', 'stellenbosch');
  CREATE TYPE "studio"."enum_residence_accommodation_tag" AS ENUM('cape-cadogan', 'cape-cadogan-residence', 'lion-sands-ivory-lodge', 'lion-sands-ivory-lodge-fish-eagle-villa', 'lion-sands-narina-lodge', 'lion-sands-river-lodge', 'lion-sands-tinga-lodge', 'lion-sands-tinga-lodge-hinkweni-villa', 'madikwe-dithaba-lodge', 'madikwe-kopano-lodge', 'madikwe-lelapa-lodge', 'marataba-mountain-lodge', 'marataba-safari-lodge', 'more-quarters', 'more-quarters-redcliffe-house', 'monwana', 'monwana-residence');
  CREATE TYPE "studio"."enum_residence_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__residence_v_version_property" AS ENUM('lionsands', 'monwana', 'marataba', 'capecadogan');
  CREATE TYPE "studio"."enum__residence_v_version_region" AS ENUM('sabi-sand', 'thornybush', 'marakele', 'cape-town', 'madikwe', 'stellenbosch');
  CREATE TYPE "studio"."enum__residence_v_version_accommodation_tag" AS ENUM('cape-cadogan', 'cape-cadogan-residence', 'lion-sands-ivory-lodge', 'lion-sands-ivory-lodge-fish-eagle-villa', 'lion-sands-narina-lodge', 'lion-sands-river-lodge', 'lion-sands-tinga-lodge', 'lion-sands-tinga-lodge-hinkweni-villa', 'madikwe-dithaba-lodge', 'madikwe-kopano-lodge', 'madikwe-lelapa-lodge', 'marataba-mountain-lodge', 'marataba-safari-lodge', 'more-quarters', 'more-quarters-redcliffe-house', 'monwana', 'monwana-residence');
  CREATE TYPE "studio"."enum__residence_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_residences_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__residences_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_rate_property" AS ENUM('lionsands', 'monwana', 'marataba', 'capecadogan');
  CREATE TYPE "studio"."enum_rate_currency" AS ENUM('ZAR');
  CREATE TYPE "studio"."enum_rate_per" AS ENUM('person', 'unit', 'supplement');
  CREATE TYPE "studio"."enum_rate_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__rate_v_version_property" AS ENUM('lionsands', 'monwana', 'marataba', 'capecadogan');
  CREATE TYPE "studio"."enum__rate_v_version_currency" AS ENUM('ZAR');
  CREATE TYPE "studio"."enum__rate_v_version_per" AS ENUM('person', 'unit', 'supplement');
  CREATE TYPE "studio"."enum__rate_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_offer_property" AS ENUM('lionsands', 'monwana', 'marataba', 'capecadogan');
  CREATE TYPE "studio"."enum_offer_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__offer_v_version_property" AS ENUM('lionsands', 'monwana', 'marataba', 'capecadogan');
  CREATE TYPE "studio"."enum__offer_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_season_property" AS ENUM('lionsands', 'monwana', 'marataba', 'capecadogan');
  CREATE TYPE "studio"."enum_season_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__season_v_version_property" AS ENUM('lionsands', 'monwana', 'marataba', 'capecadogan');
  CREATE TYPE "studio"."enum__season_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_amenity_category" AS ENUM('room', 'lodge', 'outside', 'service');
  CREATE TYPE "studio"."enum_amenity_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__amenity_v_version_category" AS ENUM('room', 'lodge', 'outside', 'service');
  CREATE TYPE "studio"."enum__amenity_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_safari_property" AS ENUM('lionsands', 'monwana', 'marataba', 'capecadogan');
  CREATE TYPE "studio"."enum_safari_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__safari_v_version_property" AS ENUM('lionsands', 'monwana', 'marataba', 'capecadogan');
  CREATE TYPE "studio"."enum__safari_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_our_safaris_months_month" AS ENUM('january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december');
  CREATE TYPE "studio"."enum_our_safaris_property" AS ENUM('lionsands', 'monwana', 'marataba', 'capecadogan');
  CREATE TYPE "studio"."enum_our_safaris_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__our_safaris_v_version_months_month" AS ENUM('january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december');
  CREATE TYPE "studio"."enum__our_safaris_v_version_property" AS ENUM('lionsands', 'monwana', 'marataba', 'capecadogan');
  CREATE TYPE "studio"."enum__our_safaris_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_region_key" AS ENUM('sabi-sand', 'thornybush', 'marakele', 'cape-town', 'madikwe', 'stellenbosch');
  CREATE TYPE "studio"."enum_region_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__region_v_version_key" AS ENUM('sabi-sand', 'thornybush', 'marakele', 'cape-town', 'madikwe', 'stellenbosch');
  CREATE TYPE "studio"."enum__region_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_destination_region" AS ENUM('sabi-sand', 'thornybush', 'marakele', 'cape-town', 'madikwe', 'stellenbosch');
  CREATE TYPE "studio"."enum_destination_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__destination_v_version_region" AS ENUM('sabi-sand', 'thornybush', 'marakele', 'cape-town', 'madikwe', 'stellenbosch');
  CREATE TYPE "studio"."enum__destination_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_property_favourites_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__property_favourites_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_accommodation_card_contentful_tag" AS ENUM('cape-cadogan', 'cape-cadogan-residence', 'lion-sands-ivory-lodge', 'lion-sands-ivory-lodge-fish-eagle-villa', 'lion-sands-narina-lodge', 'lion-sands-river-lodge', 'lion-sands-tinga-lodge', 'lion-sands-tinga-lodge-hinkweni-villa', 'madikwe-dithaba-lodge', 'madikwe-kopano-lodge', 'madikwe-lelapa-lodge', 'marataba-mountain-lodge', 'marataba-safari-lodge', 'more-quarters', 'more-quarters-redcliffe-house', 'monwana', 'monwana-residence');
  CREATE TYPE "studio"."enum_accommodation_card_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__accommodation_card_v_version_contentful_tag" AS ENUM('cape-cadogan', 'cape-cadogan-residence', 'lion-sands-ivory-lodge', 'lion-sands-ivory-lodge-fish-eagle-villa', 'lion-sands-narina-lodge', 'lion-sands-river-lodge', 'lion-sands-tinga-lodge', 'lion-sands-tinga-lodge-hinkweni-villa', 'madikwe-dithaba-lodge', 'madikwe-kopano-lodge', 'madikwe-lelapa-lodge', 'marataba-mountain-lodge', 'marataba-safari-lodge', 'more-quarters', 'more-quarters-redcliffe-house', 'monwana', 'monwana-residence');
  CREATE TYPE "studio"."enum__accommodation_card_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_tour_link_tour_link_for" AS ENUM('sabi-sands-reserve', 'waterberg-region', 'cape-town');
  CREATE TYPE "studio"."enum_tour_link_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__tour_link_v_version_tour_link_for" AS ENUM('sabi-sands-reserve', 'waterberg-region', 'cape-town');
  CREATE TYPE "studio"."enum__tour_link_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_experiences_properties" AS ENUM('lionsands', 'monwana', 'marataba', 'capecadogan');
  CREATE TYPE "studio"."enum_experiences_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__experiences_v_version_properties" AS ENUM('lionsands', 'monwana', 'marataba', 'capecadogan');
  CREATE TYPE "studio"."enum__experiences_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_experiences_category_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__experiences_category_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_experiences_property_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__experiences_property_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_experiences_section_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__experiences_section_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_persona_tag" AS ENUM('all', 'persona-couples', 'persona-families', 'persona-friends', 'persona-solo-traveller', 'persona-honeymooners', 'persona-other');
  CREATE TYPE "studio"."enum_persona_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__persona_v_version_tag" AS ENUM('all', 'persona-couples', 'persona-families', 'persona-friends', 'persona-solo-traveller', 'persona-honeymooners', 'persona-other');
  CREATE TYPE "studio"."enum__persona_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_what_to_expect_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__what_to_expect_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_testimonial_property" AS ENUM('lionsands', 'monwana', 'marataba', 'capecadogan');
  CREATE TYPE "studio"."enum_testimonial_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__testimonial_v_version_property" AS ENUM('lionsands', 'monwana', 'marataba', 'capecadogan');
  CREATE TYPE "studio"."enum__testimonial_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_packages_kind" AS ENUM('package', 'curatedJourney');
  CREATE TYPE "studio"."enum_packages_price_currency" AS ENUM('USD', 'ZAR');
  CREATE TYPE "studio"."enum_packages_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__packages_v_version_kind" AS ENUM('package', 'curatedJourney');
  CREATE TYPE "studio"."enum__packages_v_version_price_currency" AS ENUM('USD', 'ZAR');
  CREATE TYPE "studio"."enum__packages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_package_section_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__package_section_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_custom_journey_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__custom_journey_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_travel_africa_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__travel_africa_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_travel_africa_destination_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__travel_africa_destination_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_travel_africa_property_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__travel_africa_property_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_travel_africa_travel_type_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__travel_africa_travel_type_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_specialist_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__specialist_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_travel_guide_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__travel_guide_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_maps_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__maps_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_blog_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__blog_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_tag_category" AS ENUM('Traveller Type', 'Interests', 'Properties');
  CREATE TYPE "studio"."enum_tag_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__tag_v_version_category" AS ENUM('Traveller Type', 'Interests', 'Properties');
  CREATE TYPE "studio"."enum__tag_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_award_property" AS ENUM('lionsands', 'monwana', 'marataba', 'capecadogan');
  CREATE TYPE "studio"."enum_award_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__award_v_version_property" AS ENUM('lionsands', 'monwana', 'marataba', 'capecadogan');
  CREATE TYPE "studio"."enum__award_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_impact_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__impact_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_impact_pillar_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__impact_pillar_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_initiative_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__initiative_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_committee_member_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__committee_member_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_impact_project_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__impact_project_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_team_member_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__team_member_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_meet_the_team_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__meet_the_team_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_vacancy_property" AS ENUM('lionsands', 'monwana', 'marataba', 'capecadogan');
  CREATE TYPE "studio"."enum_vacancy_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__vacancy_v_version_property" AS ENUM('lionsands', 'monwana', 'marataba', 'capecadogan');
  CREATE TYPE "studio"."enum__vacancy_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_careers_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__careers_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_users_role" AS ENUM('admin', 'editor', 'concierge');
  CREATE TYPE "studio"."enum_homepage_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__homepage_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_intro_section_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__intro_section_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_hero_banner_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__hero_banner_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_quote_component_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__quote_component_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_site_notice_kind" AS ENUM('info', 'warning');
  CREATE TYPE "studio"."enum_site_notice_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__site_notice_v_version_kind" AS ENUM('info', 'warning');
  CREATE TYPE "studio"."enum__site_notice_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_redirects_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__redirects_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_enquiry_form_mailboxes_property" AS ENUM('lionsands', 'monwana', 'marataba', 'capecadogan');
  CREATE TYPE "studio"."enum_enquiry_form_kind" AS ENUM('telephone', 'email', 'travel-africa', 'celebration', 'destination', 'experiences', 'residences', 'contact', 'careers', 'newsletter');
  CREATE TYPE "studio"."enum_enquiry_form_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__enquiry_form_v_version_mailboxes_property" AS ENUM('lionsands', 'monwana', 'marataba', 'capecadogan');
  CREATE TYPE "studio"."enum__enquiry_form_v_version_kind" AS ENUM('telephone', 'email', 'travel-africa', 'celebration', 'destination', 'experiences', 'residences', 'contact', 'careers', 'newsletter');
  CREATE TYPE "studio"."enum__enquiry_form_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_choice_list_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__choice_list_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_modal_content_modal" AS ENUM('enquireTelephone', 'enquireEmail', 'enquireResidences', 'enquireBook', 'whatToExpect', 'destination', 'enquireExperiences', 'enquireCelebration', '360tour', 'enquireTravelAfrica', 'modalAmenities', 'instagramWarning');
  CREATE TYPE "studio"."enum_modal_content_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__modal_content_v_version_modal" AS ENUM('enquireTelephone', 'enquireEmail', 'enquireResidences', 'enquireBook', 'whatToExpect', 'destination', 'enquireExperiences', 'enquireCelebration', '360tour', 'enquireTravelAfrica', 'modalAmenities', 'instagramWarning');
  CREATE TYPE "studio"."enum__modal_content_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_contact_details_week_day" AS ENUM('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday');
  CREATE TYPE "studio"."enum_contact_details_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__contact_details_v_version_week_day" AS ENUM('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday');
  CREATE TYPE "studio"."enum__contact_details_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_footer_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__footer_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_privacy_policy_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__privacy_policy_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_travel_partners_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__travel_partners_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_travel_partner_resources_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__travel_partner_resources_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_media_contact_details_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__media_contact_details_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_image_gallery_property" AS ENUM('lionsands', 'monwana', 'marataba', 'capecadogan');
  CREATE TYPE "studio"."enum_image_gallery_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__image_gallery_v_version_property" AS ENUM('lionsands', 'monwana', 'marataba', 'capecadogan');
  CREATE TYPE "studio"."enum__image_gallery_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_gallery_item_property" AS ENUM('lionsands', 'monwana', 'marataba', 'capecadogan');
  CREATE TYPE "studio"."enum_gallery_item_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__gallery_item_v_version_property" AS ENUM('lionsands', 'monwana', 'marataba', 'capecadogan');
  CREATE TYPE "studio"."enum__gallery_item_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_video_gallery_property" AS ENUM('lionsands', 'monwana', 'marataba', 'capecadogan');
  CREATE TYPE "studio"."enum_video_gallery_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__video_gallery_v_version_property" AS ENUM('lionsands', 'monwana', 'marataba', 'capecadogan');
  CREATE TYPE "studio"."enum__video_gallery_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_download_category" AS ENUM('rates', 'facts', 'maps', 'pictures', 'menus', 'policies');
  CREATE TYPE "studio"."enum_download_property" AS ENUM('lionsands', 'monwana', 'marataba', 'capecadogan');
  CREATE TYPE "studio"."enum_download_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__download_v_version_category" AS ENUM('rates', 'facts', 'maps', 'pictures', 'menus', 'policies');
  CREATE TYPE "studio"."enum__download_v_version_property" AS ENUM('lionsands', 'monwana', 'marataba', 'capecadogan');
  CREATE TYPE "studio"."enum__download_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_content_changes_state" AS ENUM('intended', 'pending', 'acknowledged');
  CREATE TYPE "studio"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "studio"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "studio"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TABLE "studio"."property_updated_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"value" varchar
  );
  
  CREATE TABLE "studio"."property_updated_day" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"time" varchar,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "studio"."property_updated_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" varchar
  );
  
  CREATE TABLE "studio"."property_updated_routes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" varchar,
  	"by" varchar,
  	"time" varchar,
  	"note" varchar
  );
  
  CREATE TABLE "studio"."property_updated_gate_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"gate" varchar,
  	"months" varchar,
  	"opens" varchar,
  	"closes" varchar
  );
  
  CREATE TABLE "studio"."property_updated_levies" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"amount" numeric,
  	"per" varchar
  );
  
  CREATE TABLE "studio"."property_updated_travel_info" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"image_id" integer
  );
  
  CREATE TABLE "studio"."property_updated" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" "studio"."enum_property_updated_key",
  	"position" numeric,
  	"name" varchar,
  	"short_name" varchar,
  	"region" "studio"."enum_property_updated_region",
  	"line" varchar,
  	"coordinates" varchar,
  	"latitude" numeric,
  	"longitude" numeric,
  	"slug" varchar,
  	"link" varchar,
  	"rootlink" varchar,
  	"contentful_tag" varchar,
  	"enquiry_mail" varchar,
  	"card_image_id" integer,
  	"map_image_id" integer,
  	"drop_down_image_id" integer,
  	"dropdown_image_mobi_id" integer,
  	"statement" varchar,
  	"statement_text" varchar,
  	"fact_sheet_id" integer,
  	"getting_here" varchar,
  	"child_policy" varchar,
  	"accessibility" varchar,
  	"dietary" varchar,
  	"health" varchar,
  	"imported_from" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "studio"."enum_property_updated_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."property_updated_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"accommodation_id" integer,
  	"room_id" integer,
  	"safari_id" integer,
  	"treehouse_id" integer,
  	"media_id" integer
  );
  
  CREATE TABLE "studio"."_property_updated_v_version_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_property_updated_v_version_day" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"time" varchar,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_property_updated_v_version_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_property_updated_v_version_routes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar,
  	"by" varchar,
  	"time" varchar,
  	"note" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_property_updated_v_version_gate_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"gate" varchar,
  	"months" varchar,
  	"opens" varchar,
  	"closes" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_property_updated_v_version_levies" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"amount" numeric,
  	"per" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_property_updated_v_version_travel_info" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"image_id" integer,
  	"_uuid" varchar
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
  	"version_latitude" numeric,
  	"version_longitude" numeric,
  	"version_slug" varchar,
  	"version_link" varchar,
  	"version_rootlink" varchar,
  	"version_contentful_tag" varchar,
  	"version_enquiry_mail" varchar,
  	"version_card_image_id" integer,
  	"version_map_image_id" integer,
  	"version_drop_down_image_id" integer,
  	"version_dropdown_image_mobi_id" integer,
  	"version_statement" varchar,
  	"version_statement_text" varchar,
  	"version_fact_sheet_id" integer,
  	"version_getting_here" varchar,
  	"version_child_policy" varchar,
  	"version_accessibility" varchar,
  	"version_dietary" varchar,
  	"version_health" varchar,
  	"version_imported_from" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__property_updated_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "studio"."_property_updated_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"accommodation_id" integer,
  	"room_id" integer,
  	"safari_id" integer,
  	"treehouse_id" integer,
  	"media_id" integer
  );
  
  CREATE TABLE "studio"."accommodation_breadcrumbs" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"link" varchar
  );
  
  CREATE TABLE "studio"."accommodation_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"value" varchar
  );
  
  CREATE TABLE "studio"."accommodation_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" varchar
  );
  
  CREATE TABLE "studio"."accommodation_menu" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"dish" varchar,
  	"with" varchar
  );
  
  CREATE TABLE "studio"."accommodation_expect" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"image_id" integer
  );
  
  CREATE TABLE "studio"."accommodation_routes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" varchar,
  	"by" varchar,
  	"time" varchar,
  	"note" varchar
  );
  
  CREATE TABLE "studio"."accommodation_gate_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"gate" varchar,
  	"months" varchar,
  	"opens" varchar,
  	"closes" varchar
  );
  
  CREATE TABLE "studio"."accommodation_levies" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"amount" numeric,
  	"per" varchar
  );
  
  CREATE TABLE "studio"."accommodation" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"position" numeric,
  	"name" varchar,
  	"kind" "studio"."enum_accommodation_kind",
  	"property" "studio"."enum_accommodation_property",
  	"link" varchar,
  	"rootlink" varchar,
  	"contentful_tag" "studio"."enum_accommodation_contentful_tag",
  	"line" varchar,
  	"card_image_id" integer,
  	"drop_down_image_id" integer,
  	"dropdown_image_mobi_id" integer,
  	"hero_id" integer,
  	"statement" varchar,
  	"statement_text" varchar,
  	"room_count" numeric,
  	"sleeps" numeric,
  	"fact_sheet_id" integer,
  	"dining_heading" varchar,
  	"dining_text" varchar,
  	"dining_image_id" integer,
  	"dining_note" varchar,
  	"what_to_expect_id" integer,
  	"tour_link_id" integer,
  	"child_policy" varchar,
  	"accessibility" varchar,
  	"dietary" varchar,
  	"health" varchar,
  	"latitude" numeric,
  	"longitude" numeric,
  	"getting_here" varchar,
  	"imported_from" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "studio"."enum_accommodation_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."accommodation_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "studio"."accommodation_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"accommodation_id" integer,
  	"room_id" integer,
  	"media_id" integer,
  	"amenity_id" integer
  );
  
  CREATE TABLE "studio"."_accommodation_v_version_breadcrumbs" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"link" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_accommodation_v_version_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_accommodation_v_version_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_accommodation_v_version_menu" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"dish" varchar,
  	"with" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_accommodation_v_version_expect" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"image_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_accommodation_v_version_routes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar,
  	"by" varchar,
  	"time" varchar,
  	"note" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_accommodation_v_version_gate_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"gate" varchar,
  	"months" varchar,
  	"opens" varchar,
  	"closes" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_accommodation_v_version_levies" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"amount" numeric,
  	"per" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_accommodation_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_position" numeric,
  	"version_name" varchar,
  	"version_kind" "studio"."enum__accommodation_v_version_kind",
  	"version_property" "studio"."enum__accommodation_v_version_property",
  	"version_link" varchar,
  	"version_rootlink" varchar,
  	"version_contentful_tag" "studio"."enum__accommodation_v_version_contentful_tag",
  	"version_line" varchar,
  	"version_card_image_id" integer,
  	"version_drop_down_image_id" integer,
  	"version_dropdown_image_mobi_id" integer,
  	"version_hero_id" integer,
  	"version_statement" varchar,
  	"version_statement_text" varchar,
  	"version_room_count" numeric,
  	"version_sleeps" numeric,
  	"version_fact_sheet_id" integer,
  	"version_dining_heading" varchar,
  	"version_dining_text" varchar,
  	"version_dining_image_id" integer,
  	"version_dining_note" varchar,
  	"version_what_to_expect_id" integer,
  	"version_tour_link_id" integer,
  	"version_child_policy" varchar,
  	"version_accessibility" varchar,
  	"version_dietary" varchar,
  	"version_health" varchar,
  	"version_latitude" numeric,
  	"version_longitude" numeric,
  	"version_getting_here" varchar,
  	"version_imported_from" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__accommodation_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "studio"."_accommodation_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "studio"."_accommodation_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"accommodation_id" integer,
  	"room_id" integer,
  	"media_id" integer,
  	"amenity_id" integer
  );
  
  CREATE TABLE "studio"."room_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"value" varchar
  );
  
  CREATE TABLE "studio"."room" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"position" numeric,
  	"room_name" varchar,
  	"kind" "studio"."enum_room_kind",
  	"property" "studio"."enum_room_property",
  	"accommodation_id" integer,
  	"line" varchar,
  	"description" varchar,
  	"drop_down_image_id" integer,
  	"dropdown_image_mobi_id" integer,
  	"overview_discover_button_link" varchar,
  	"size" numeric,
  	"sleeps" numeric,
  	"sleeps_note" varchar,
  	"beds" varchar,
  	"bathroom" varchar,
  	"outside" varchar,
  	"pool" varchar,
  	"sitting_room" varchar,
  	"view" varchar,
  	"how_many" numeric,
  	"tour_link_id" integer,
  	"plan_id" integer,
  	"imported_from" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "studio"."enum_room_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."room_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "studio"."room_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"amenity_id" integer,
  	"media_id" integer
  );
  
  CREATE TABLE "studio"."_room_v_version_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_room_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_position" numeric,
  	"version_room_name" varchar,
  	"version_kind" "studio"."enum__room_v_version_kind",
  	"version_property" "studio"."enum__room_v_version_property",
  	"version_accommodation_id" integer,
  	"version_line" varchar,
  	"version_description" varchar,
  	"version_drop_down_image_id" integer,
  	"version_dropdown_image_mobi_id" integer,
  	"version_overview_discover_button_link" varchar,
  	"version_size" numeric,
  	"version_sleeps" numeric,
  	"version_sleeps_note" varchar,
  	"version_beds" varchar,
  	"version_bathroom" varchar,
  	"version_outside" varchar,
  	"version_pool" varchar,
  	"version_sitting_room" varchar,
  	"version_view" varchar,
  	"version_how_many" numeric,
  	"version_tour_link_id" integer,
  	"version_plan_id" integer,
  	"version_imported_from" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__room_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "studio"."_room_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "studio"."_room_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"amenity_id" integer,
  	"media_id" integer
  );
  
  CREATE TABLE "studio"."treehouse_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"time" varchar,
  	"title" varchar,
  	"text" varchar,
  	"sound" varchar,
  	"image_id" integer
  );
  
  CREATE TABLE "studio"."treehouse_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"value" varchar
  );
  
  CREATE TABLE "studio"."treehouse_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" varchar
  );
  
  CREATE TABLE "studio"."treehouse" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"position" numeric,
  	"name" varchar,
  	"identifier" varchar,
  	"property" "studio"."enum_treehouse_property",
  	"line" varchar,
  	"drop_down_image_id" integer,
  	"dropdown_image_mobi_id" integer,
  	"discover_button_link" varchar,
  	"hero_id" integer,
  	"statement" varchar,
  	"weather_plan" varchar,
  	"sleeps" varchar,
  	"height" varchar,
  	"who_may_stay" varchar,
  	"who_is_near" varchar,
  	"supplement" numeric,
  	"supplement_note" varchar,
  	"tour_link_id" integer,
  	"what_to_expect_id" integer,
  	"latitude" numeric,
  	"longitude" numeric,
  	"imported_from" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "studio"."enum_treehouse_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."treehouse_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "studio"."treehouse_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "studio"."_treehouse_v_version_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"time" varchar,
  	"title" varchar,
  	"text" varchar,
  	"sound" varchar,
  	"image_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_treehouse_v_version_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_treehouse_v_version_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_treehouse_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_position" numeric,
  	"version_name" varchar,
  	"version_identifier" varchar,
  	"version_property" "studio"."enum__treehouse_v_version_property",
  	"version_line" varchar,
  	"version_drop_down_image_id" integer,
  	"version_dropdown_image_mobi_id" integer,
  	"version_discover_button_link" varchar,
  	"version_hero_id" integer,
  	"version_statement" varchar,
  	"version_weather_plan" varchar,
  	"version_sleeps" varchar,
  	"version_height" varchar,
  	"version_who_may_stay" varchar,
  	"version_who_is_near" varchar,
  	"version_supplement" numeric,
  	"version_supplement_note" varchar,
  	"version_tour_link_id" integer,
  	"version_what_to_expect_id" integer,
  	"version_latitude" numeric,
  	"version_longitude" numeric,
  	"version_imported_from" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__treehouse_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "studio"."_treehouse_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "studio"."_treehouse_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "studio"."residence_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"value" varchar
  );
  
  CREATE TABLE "studio"."residence_spaces" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"image_id" integer
  );
  
  CREATE TABLE "studio"."residence_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" varchar
  );
  
  CREATE TABLE "studio"."residence_planning" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"image_id" integer
  );
  
  CREATE TABLE "studio"."residence" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"position" numeric,
  	"name" varchar,
  	"hero_id" integer,
  	"property" "studio"."enum_residence_property",
  	"region" "studio"."enum_residence_region",
  	"accommodation_tag" "studio"."enum_residence_accommodation_tag",
  	"line" varchar,
  	"statement" varchar,
  	"statement_text" varchar,
  	"sleeps" numeric,
  	"bedrooms" numeric,
  	"looks_after" varchar,
  	"tour_link_id" integer,
  	"what_to_expect_id" integer,
  	"fact_sheet_id" integer,
  	"latitude" numeric,
  	"longitude" numeric,
  	"enquire_heading" varchar,
  	"enquire_words" varchar,
  	"concierge_id" integer,
  	"enquiry_name" varchar,
  	"child_policy" varchar,
  	"accessibility" varchar,
  	"dietary" varchar,
  	"health" varchar,
  	"imported_from" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "studio"."enum_residence_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."residence_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "studio"."residence_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer,
  	"amenity_id" integer
  );
  
  CREATE TABLE "studio"."_residence_v_version_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_residence_v_version_spaces" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"image_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_residence_v_version_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_residence_v_version_planning" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"image_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_residence_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_position" numeric,
  	"version_name" varchar,
  	"version_hero_id" integer,
  	"version_property" "studio"."enum__residence_v_version_property",
  	"version_region" "studio"."enum__residence_v_version_region",
  	"version_accommodation_tag" "studio"."enum__residence_v_version_accommodation_tag",
  	"version_line" varchar,
  	"version_statement" varchar,
  	"version_statement_text" varchar,
  	"version_sleeps" numeric,
  	"version_bedrooms" numeric,
  	"version_looks_after" varchar,
  	"version_tour_link_id" integer,
  	"version_what_to_expect_id" integer,
  	"version_fact_sheet_id" integer,
  	"version_latitude" numeric,
  	"version_longitude" numeric,
  	"version_enquire_heading" varchar,
  	"version_enquire_words" varchar,
  	"version_concierge_id" integer,
  	"version_enquiry_name" varchar,
  	"version_child_policy" varchar,
  	"version_accessibility" varchar,
  	"version_dietary" varchar,
  	"version_health" varchar,
  	"version_imported_from" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__residence_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "studio"."_residence_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "studio"."_residence_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer,
  	"amenity_id" integer
  );
  
  CREATE TABLE "studio"."residences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"hero_id" integer,
  	"heading" varchar,
  	"intro" varchar,
  	"imported_from" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "studio"."enum_residences_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."residences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"residence_id" integer
  );
  
  CREATE TABLE "studio"."_residences_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_hero_id" integer,
  	"version_heading" varchar,
  	"version_intro" varchar,
  	"version_imported_from" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__residences_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "studio"."_residences_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"residence_id" integer
  );
  
  CREATE TABLE "studio"."rate_seasons" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"from" timestamp(3) with time zone,
  	"to" timestamp(3) with time zone,
  	"per_person_sharing" numeric,
  	"single" numeric,
  	"child" numeric,
  	"unit" numeric,
  	"minimum_nights" numeric,
  	"note" varchar
  );
  
  CREATE TABLE "studio"."rate" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"position" numeric,
  	"title" varchar,
  	"property" "studio"."enum_rate_property",
  	"year" numeric,
  	"accommodation_id" integer,
  	"room_id" integer,
  	"residence_id" integer,
  	"treehouse_id" integer,
  	"currency" "studio"."enum_rate_currency",
  	"per" "studio"."enum_rate_per",
  	"guests" varchar,
  	"child_policy" varchar,
  	"note" varchar,
  	"rates_as_of" timestamp(3) with time zone,
  	"imported_from" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "studio"."enum_rate_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."rate_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "studio"."_rate_v_version_seasons" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"from" timestamp(3) with time zone,
  	"to" timestamp(3) with time zone,
  	"per_person_sharing" numeric,
  	"single" numeric,
  	"child" numeric,
  	"unit" numeric,
  	"minimum_nights" numeric,
  	"note" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_rate_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_position" numeric,
  	"version_title" varchar,
  	"version_property" "studio"."enum__rate_v_version_property",
  	"version_year" numeric,
  	"version_accommodation_id" integer,
  	"version_room_id" integer,
  	"version_residence_id" integer,
  	"version_treehouse_id" integer,
  	"version_currency" "studio"."enum__rate_v_version_currency",
  	"version_per" "studio"."enum__rate_v_version_per",
  	"version_guests" varchar,
  	"version_child_policy" varchar,
  	"version_note" varchar,
  	"version_rates_as_of" timestamp(3) with time zone,
  	"version_imported_from" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__rate_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "studio"."_rate_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "studio"."offer" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"position" numeric,
  	"title" varchar,
  	"text" varchar,
  	"from" timestamp(3) with time zone,
  	"until" timestamp(3) with time zone,
  	"stay_from" timestamp(3) with time zone,
  	"stay_until" timestamp(3) with time zone,
  	"terms" varchar,
  	"property" "studio"."enum_offer_property",
  	"code" varchar,
  	"button_text" varchar,
  	"button_link" varchar,
  	"image_id" integer,
  	"imported_from" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "studio"."enum_offer_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."offer_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "studio"."offer_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"accommodation_id" integer
  );
  
  CREATE TABLE "studio"."_offer_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_position" numeric,
  	"version_title" varchar,
  	"version_text" varchar,
  	"version_from" timestamp(3) with time zone,
  	"version_until" timestamp(3) with time zone,
  	"version_stay_from" timestamp(3) with time zone,
  	"version_stay_until" timestamp(3) with time zone,
  	"version_terms" varchar,
  	"version_property" "studio"."enum__offer_v_version_property",
  	"version_code" varchar,
  	"version_button_text" varchar,
  	"version_button_link" varchar,
  	"version_image_id" integer,
  	"version_imported_from" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__offer_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "studio"."_offer_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "studio"."_offer_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"accommodation_id" integer
  );
  
  CREATE TABLE "studio"."season" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"position" numeric,
  	"name" varchar,
  	"property" "studio"."enum_season_property",
  	"from" varchar,
  	"to" varchar,
  	"months" varchar,
  	"text" varchar,
  	"imported_from" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "studio"."enum_season_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."_season_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_position" numeric,
  	"version_name" varchar,
  	"version_property" "studio"."enum__season_v_version_property",
  	"version_from" varchar,
  	"version_to" varchar,
  	"version_months" varchar,
  	"version_text" varchar,
  	"version_imported_from" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__season_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "studio"."amenity" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"position" numeric,
  	"title" varchar,
  	"category" "studio"."enum_amenity_category",
  	"text" varchar,
  	"icon" varchar,
  	"image_id" integer,
  	"imported_from" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "studio"."enum_amenity_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."_amenity_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_position" numeric,
  	"version_title" varchar,
  	"version_category" "studio"."enum__amenity_v_version_category",
  	"version_text" varchar,
  	"version_icon" varchar,
  	"version_image_id" integer,
  	"version_imported_from" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__amenity_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "studio"."safari" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"position" numeric,
  	"drop_down_title" varchar,
  	"identifier" varchar,
  	"property" "studio"."enum_safari_property",
  	"drop_down_image_id" integer,
  	"dropdown_image_mobi_id" integer,
  	"link" varchar,
  	"imported_from" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "studio"."enum_safari_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."_safari_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_position" numeric,
  	"version_drop_down_title" varchar,
  	"version_identifier" varchar,
  	"version_property" "studio"."enum__safari_v_version_property",
  	"version_drop_down_image_id" integer,
  	"version_dropdown_image_mobi_id" integer,
  	"version_link" varchar,
  	"version_imported_from" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__safari_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "studio"."our_safaris_activities" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"duration" varchar,
  	"who" varchar,
  	"image_id" integer
  );
  
  CREATE TABLE "studio"."our_safaris_months" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"month" "studio"."enum_our_safaris_months_month",
  	"season" varchar,
  	"text" varchar,
  	"high" numeric,
  	"low" numeric,
  	"rain" numeric
  );
  
  CREATE TABLE "studio"."our_safaris" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"our_safaris_for" varchar,
  	"property" "studio"."enum_our_safaris_property",
  	"title" varchar,
  	"heading" varchar,
  	"content" jsonb,
  	"button_text" varchar,
  	"button_link" varchar,
  	"background_image_id" integer,
  	"background_video_id" integer,
  	"background_video_alternative_id" integer,
  	"imported_from" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "studio"."enum_our_safaris_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."our_safaris_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "studio"."_our_safaris_v_version_activities" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"duration" varchar,
  	"who" varchar,
  	"image_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_our_safaris_v_version_months" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"month" "studio"."enum__our_safaris_v_version_months_month",
  	"season" varchar,
  	"text" varchar,
  	"high" numeric,
  	"low" numeric,
  	"rain" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_our_safaris_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_our_safaris_for" varchar,
  	"version_property" "studio"."enum__our_safaris_v_version_property",
  	"version_title" varchar,
  	"version_heading" varchar,
  	"version_content" jsonb,
  	"version_button_text" varchar,
  	"version_button_link" varchar,
  	"version_background_image_id" integer,
  	"version_background_video_id" integer,
  	"version_background_video_alternative_id" integer,
  	"version_imported_from" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__our_safaris_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "studio"."_our_safaris_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "studio"."region_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"value" varchar
  );
  
  CREATE TABLE "studio"."region" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"position" numeric,
  	"key" "studio"."enum_region_key",
  	"name" varchar,
  	"display_name" varchar,
  	"lookup_name" varchar,
  	"hidden" boolean DEFAULT false,
  	"map_image_id" integer,
  	"image_id" integer,
  	"description" varchar,
  	"latitude" numeric,
  	"longitude" numeric,
  	"imported_from" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "studio"."enum_region_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."region_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"property_updated_id" integer
  );
  
  CREATE TABLE "studio"."_region_v_version_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_region_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_position" numeric,
  	"version_key" "studio"."enum__region_v_version_key",
  	"version_name" varchar,
  	"version_display_name" varchar,
  	"version_lookup_name" varchar,
  	"version_hidden" boolean DEFAULT false,
  	"version_map_image_id" integer,
  	"version_image_id" integer,
  	"version_description" varchar,
  	"version_latitude" numeric,
  	"version_longitude" numeric,
  	"version_imported_from" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__region_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "studio"."_region_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"property_updated_id" integer
  );
  
  CREATE TABLE "studio"."destination_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"value" varchar
  );
  
  CREATE TABLE "studio"."destination_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" varchar
  );
  
  CREATE TABLE "studio"."destination" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"position" numeric,
  	"name" varchar,
  	"region" "studio"."enum_destination_region",
  	"hero_id" integer,
  	"lead" varchar,
  	"body" jsonb,
  	"image_id" integer,
  	"map_image_id" integer,
  	"latitude" numeric,
  	"longitude" numeric,
  	"imported_from" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "studio"."enum_destination_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."destination_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer,
  	"property_updated_id" integer,
  	"accommodation_id" integer
  );
  
  CREATE TABLE "studio"."_destination_v_version_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_destination_v_version_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_destination_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_position" numeric,
  	"version_name" varchar,
  	"version_region" "studio"."enum__destination_v_version_region",
  	"version_hero_id" integer,
  	"version_lead" varchar,
  	"version_body" jsonb,
  	"version_image_id" integer,
  	"version_map_image_id" integer,
  	"version_latitude" numeric,
  	"version_longitude" numeric,
  	"version_imported_from" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__destination_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "studio"."_destination_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer,
  	"property_updated_id" integer,
  	"accommodation_id" integer
  );
  
  CREATE TABLE "studio"."property_favourites_favourites" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"sub_title" varchar,
  	"description" varchar,
  	"button_link" varchar,
  	"experience_image_id" integer
  );
  
  CREATE TABLE "studio"."property_favourites" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"contentful_tag" varchar,
  	"what_to_look_out_for_title" varchar,
  	"what_to_look_out_for_subtitle" varchar,
  	"small_heading" varchar,
  	"big_heading" varchar,
  	"cta1_text" varchar,
  	"cta1_url" varchar,
  	"cta2_text" varchar,
  	"cta2_url" varchar,
  	"imported_from" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "studio"."enum_property_favourites_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."_property_favourites_v_version_favourites" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"sub_title" varchar,
  	"description" varchar,
  	"button_link" varchar,
  	"experience_image_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_property_favourites_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_contentful_tag" varchar,
  	"version_what_to_look_out_for_title" varchar,
  	"version_what_to_look_out_for_subtitle" varchar,
  	"version_small_heading" varchar,
  	"version_big_heading" varchar,
  	"version_cta1_text" varchar,
  	"version_cta1_url" varchar,
  	"version_cta2_text" varchar,
  	"version_cta2_url" varchar,
  	"version_imported_from" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__property_favourites_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "studio"."accommodation_card" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"contentful_tag" "studio"."enum_accommodation_card_contentful_tag",
  	"background_image_id" integer,
  	"check_availability_link" varchar,
  	"imported_from" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "studio"."enum_accommodation_card_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."_accommodation_card_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_contentful_tag" "studio"."enum__accommodation_card_v_version_contentful_tag",
  	"version_background_image_id" integer,
  	"version_check_availability_link" varchar,
  	"version_imported_from" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__accommodation_card_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "studio"."tour_link_tour_link_for" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "studio"."enum_tour_link_tour_link_for",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "studio"."tour_link" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"position" numeric,
  	"title" varchar,
  	"url" varchar,
  	"contentful_tag" varchar,
  	"image_id" integer,
  	"imported_from" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "studio"."enum_tour_link_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."_tour_link_v_version_tour_link_for" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "studio"."enum__tour_link_v_version_tour_link_for",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "studio"."_tour_link_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_position" numeric,
  	"version_title" varchar,
  	"version_url" varchar,
  	"version_contentful_tag" varchar,
  	"version_image_id" integer,
  	"version_imported_from" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__tour_link_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "studio"."experiences_properties" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "studio"."enum_experiences_properties",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "studio"."experiences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"position" numeric,
  	"title" varchar,
  	"navigation_text" varchar,
  	"sub_title" varchar,
  	"description" varchar,
  	"experience_category_id" integer,
  	"link" varchar,
  	"experience_image_id" integer,
  	"background_video_id" integer,
  	"background_video_alternative_id" integer,
  	"available_at" varchar,
  	"cost" varchar,
  	"price" numeric,
  	"duration" varchar,
  	"ages" varchar,
  	"season" varchar,
  	"what_to_expect_id" integer,
  	"button_text" varchar,
  	"button_link" varchar,
  	"file_id" integer,
  	"additional_button_text" varchar,
  	"additional_button_link" varchar,
  	"additional_file_id" integer,
  	"third_button_text" varchar,
  	"third_button_link" varchar,
  	"third_file_id" integer,
  	"imported_from" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "studio"."enum_experiences_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."experiences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "studio"."_experiences_v_version_properties" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "studio"."enum__experiences_v_version_properties",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "studio"."_experiences_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_position" numeric,
  	"version_title" varchar,
  	"version_navigation_text" varchar,
  	"version_sub_title" varchar,
  	"version_description" varchar,
  	"version_experience_category_id" integer,
  	"version_link" varchar,
  	"version_experience_image_id" integer,
  	"version_background_video_id" integer,
  	"version_background_video_alternative_id" integer,
  	"version_available_at" varchar,
  	"version_cost" varchar,
  	"version_price" numeric,
  	"version_duration" varchar,
  	"version_ages" varchar,
  	"version_season" varchar,
  	"version_what_to_expect_id" integer,
  	"version_button_text" varchar,
  	"version_button_link" varchar,
  	"version_file_id" integer,
  	"version_additional_button_text" varchar,
  	"version_additional_button_link" varchar,
  	"version_additional_file_id" integer,
  	"version_third_button_text" varchar,
  	"version_third_button_link" varchar,
  	"version_third_file_id" integer,
  	"version_imported_from" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__experiences_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "studio"."_experiences_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "studio"."experiences_category_carousel_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"image_id" integer
  );
  
  CREATE TABLE "studio"."experiences_category" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"experiences_category_for" varchar,
  	"title" varchar,
  	"identifier" varchar,
  	"line" varchar,
  	"link" varchar,
  	"show_in_dropdown" boolean DEFAULT true,
  	"dropdown_position" numeric,
  	"dropdown_thumbnail_id" integer,
  	"main_image_id" integer,
  	"hero_id" integer,
  	"subtitle" varchar,
  	"description" jsonb,
  	"fact_sheet_id" integer,
  	"imported_from" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "studio"."enum_experiences_category_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."experiences_category_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"experiences_id" integer,
  	"testimonial_id" integer
  );
  
  CREATE TABLE "studio"."_experiences_category_v_version_carousel_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"image_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_experiences_category_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_experiences_category_for" varchar,
  	"version_title" varchar,
  	"version_identifier" varchar,
  	"version_line" varchar,
  	"version_link" varchar,
  	"version_show_in_dropdown" boolean DEFAULT true,
  	"version_dropdown_position" numeric,
  	"version_dropdown_thumbnail_id" integer,
  	"version_main_image_id" integer,
  	"version_hero_id" integer,
  	"version_subtitle" varchar,
  	"version_description" jsonb,
  	"version_fact_sheet_id" integer,
  	"version_imported_from" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__experiences_category_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "studio"."_experiences_category_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"experiences_id" integer,
  	"testimonial_id" integer
  );
  
  CREATE TABLE "studio"."experiences_property_experience_categories" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"category_id" integer,
  	"title" varchar,
  	"subtitle" varchar,
  	"description" varchar,
  	"link" varchar,
  	"main_image_id" integer
  );
  
  CREATE TABLE "studio"."experiences_property" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"contentful_tag" varchar,
  	"intro_section_id" integer,
  	"button_text" varchar,
  	"button_link" varchar,
  	"fact_sheet_id" integer,
  	"imported_from" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "studio"."enum_experiences_property_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."experiences_property_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"experiences_id" integer,
  	"testimonial_id" integer
  );
  
  CREATE TABLE "studio"."_experiences_property_v_version_experience_categories" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"category_id" integer,
  	"title" varchar,
  	"subtitle" varchar,
  	"description" varchar,
  	"link" varchar,
  	"main_image_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_experiences_property_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_contentful_tag" varchar,
  	"version_intro_section_id" integer,
  	"version_button_text" varchar,
  	"version_button_link" varchar,
  	"version_fact_sheet_id" integer,
  	"version_imported_from" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__experiences_property_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "studio"."_experiences_property_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"experiences_id" integer,
  	"testimonial_id" integer
  );
  
  CREATE TABLE "studio"."experiences_section" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"experiences_section_for" varchar,
  	"small_header" varchar,
  	"big_header" varchar,
  	"text" jsonb,
  	"all_experiences_link" varchar,
  	"experience_pdf_id" integer,
  	"imported_from" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "studio"."enum_experiences_section_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."experiences_section_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"experiences_id" integer
  );
  
  CREATE TABLE "studio"."_experiences_section_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_experiences_section_for" varchar,
  	"version_small_header" varchar,
  	"version_big_header" varchar,
  	"version_text" jsonb,
  	"version_all_experiences_link" varchar,
  	"version_experience_pdf_id" integer,
  	"version_imported_from" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__experiences_section_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "studio"."_experiences_section_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"experiences_id" integer
  );
  
  CREATE TABLE "studio"."persona" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"position" numeric,
  	"title" varchar,
  	"tag" "studio"."enum_persona_tag",
  	"intro_main" varchar,
  	"intro_sub_copy" varchar,
  	"image_id" integer,
  	"imported_from" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "studio"."enum_persona_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."persona_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"experiences_id" integer
  );
  
  CREATE TABLE "studio"."_persona_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_position" numeric,
  	"version_title" varchar,
  	"version_tag" "studio"."enum__persona_v_version_tag",
  	"version_intro_main" varchar,
  	"version_intro_sub_copy" varchar,
  	"version_image_id" integer,
  	"version_imported_from" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__persona_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "studio"."_persona_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"experiences_id" integer
  );
  
  CREATE TABLE "studio"."what_to_expect_additional_info_copy" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "studio"."what_to_expect_icons_what_to_wear" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"description" varchar,
  	"icon" varchar,
  	"file_id" integer
  );
  
  CREATE TABLE "studio"."what_to_expect_icons_what_to_bring_along" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"description" varchar,
  	"icon" varchar,
  	"file_id" integer
  );
  
  CREATE TABLE "studio"."what_to_expect_icons_features" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"description" varchar,
  	"icon" varchar,
  	"file_id" integer
  );
  
  CREATE TABLE "studio"."what_to_expect_appointments" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "studio"."what_to_expect_fact_sheets_or_menus" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"description" varchar,
  	"file_id" integer
  );
  
  CREATE TABLE "studio"."what_to_expect" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"title" varchar,
  	"description" varchar,
  	"available_at" varchar,
  	"additional_info_header" varchar,
  	"imported_from" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "studio"."enum_what_to_expect_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."_what_to_expect_v_version_additional_info_copy" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_what_to_expect_v_version_icons_what_to_wear" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"description" varchar,
  	"icon" varchar,
  	"file_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_what_to_expect_v_version_icons_what_to_bring_along" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"description" varchar,
  	"icon" varchar,
  	"file_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_what_to_expect_v_version_icons_features" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"description" varchar,
  	"icon" varchar,
  	"file_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_what_to_expect_v_version_appointments" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_what_to_expect_v_version_fact_sheets_or_menus" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"description" varchar,
  	"file_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_what_to_expect_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_available_at" varchar,
  	"version_additional_info_header" varchar,
  	"version_imported_from" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__what_to_expect_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "studio"."testimonial" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"testimonial_title" varchar,
  	"testimonial_text" varchar,
  	"testimonial_posted_by" varchar,
  	"testimonial_date" timestamp(3) with time zone,
  	"property" "studio"."enum_testimonial_property",
  	"imported_from" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "studio"."enum_testimonial_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."_testimonial_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_testimonial_title" varchar,
  	"version_testimonial_text" varchar,
  	"version_testimonial_posted_by" varchar,
  	"version_testimonial_date" timestamp(3) with time zone,
  	"version_property" "studio"."enum__testimonial_v_version_property",
  	"version_imported_from" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__testimonial_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "studio"."packages_stops" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"nights" numeric,
  	"latitude" numeric,
  	"longitude" numeric
  );
  
  CREATE TABLE "studio"."packages_days" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"place" varchar,
  	"text" varchar,
  	"stay" varchar,
  	"travel" varchar,
  	"image_id" integer
  );
  
  CREATE TABLE "studio"."packages_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"value" varchar
  );
  
  CREATE TABLE "studio"."packages_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" varchar
  );
  
  CREATE TABLE "studio"."packages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"position" numeric,
  	"title" varchar,
  	"kind" "studio"."enum_packages_kind" DEFAULT 'package',
  	"nights" numeric,
  	"season" varchar,
  	"picture_id" integer,
  	"line" varchar,
  	"hero_id" integer,
  	"lead" varchar,
  	"download_id" integer,
  	"price_from" numeric,
  	"price_currency" "studio"."enum_packages_price_currency",
  	"price_note" varchar,
  	"budget" varchar,
  	"specialist_id" integer,
  	"enquiry_name" varchar,
  	"coming_soon" boolean DEFAULT false,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_keywords" varchar,
  	"meta_image_id" integer,
  	"imported_from" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "studio"."enum_packages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."packages_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "studio"."packages_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer,
  	"travel_africa_destination_id" integer,
  	"travel_africa_travel_type_id" integer,
  	"testimonial_id" integer
  );
  
  CREATE TABLE "studio"."_packages_v_version_stops" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"nights" numeric,
  	"latitude" numeric,
  	"longitude" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_packages_v_version_days" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"place" varchar,
  	"text" varchar,
  	"stay" varchar,
  	"travel" varchar,
  	"image_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_packages_v_version_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_packages_v_version_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_packages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_position" numeric,
  	"version_title" varchar,
  	"version_kind" "studio"."enum__packages_v_version_kind" DEFAULT 'package',
  	"version_nights" numeric,
  	"version_season" varchar,
  	"version_picture_id" integer,
  	"version_line" varchar,
  	"version_hero_id" integer,
  	"version_lead" varchar,
  	"version_download_id" integer,
  	"version_price_from" numeric,
  	"version_price_currency" "studio"."enum__packages_v_version_price_currency",
  	"version_price_note" varchar,
  	"version_budget" varchar,
  	"version_specialist_id" integer,
  	"version_enquiry_name" varchar,
  	"version_coming_soon" boolean DEFAULT false,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_keywords" varchar,
  	"version_meta_image_id" integer,
  	"version_imported_from" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__packages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "studio"."_packages_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "studio"."_packages_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer,
  	"travel_africa_destination_id" integer,
  	"travel_africa_travel_type_id" integer,
  	"testimonial_id" integer
  );
  
  CREATE TABLE "studio"."package_section_filters" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar
  );
  
  CREATE TABLE "studio"."package_section" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"title" varchar,
  	"lead" varchar,
  	"hero_id" integer,
  	"imported_from" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "studio"."enum_package_section_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."package_section_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "studio"."package_section_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"packages_id" integer
  );
  
  CREATE TABLE "studio"."_package_section_v_version_filters" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_package_section_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_title" varchar,
  	"version_lead" varchar,
  	"version_hero_id" integer,
  	"version_imported_from" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__package_section_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "studio"."_package_section_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "studio"."_package_section_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"packages_id" integer
  );
  
  CREATE TABLE "studio"."custom_journey_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"image_id" integer
  );
  
  CREATE TABLE "studio"."custom_journey" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"image_id" integer,
  	"button_text" varchar,
  	"button_link" varchar,
  	"specialist_id" integer,
  	"imported_from" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "studio"."enum_custom_journey_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."_custom_journey_v_version_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"image_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_custom_journey_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_text" varchar,
  	"version_image_id" integer,
  	"version_button_text" varchar,
  	"version_button_link" varchar,
  	"version_specialist_id" integer,
  	"version_imported_from" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__custom_journey_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "studio"."travel_africa_travel_purpose_purposes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"image_id" integer
  );
  
  CREATE TABLE "studio"."travel_africa" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"hero_id" integer,
  	"intro_id" integer,
  	"map_id" integer,
  	"packages_heading" varchar,
  	"packages_text" varchar,
  	"travel_purpose_title" varchar,
  	"travel_purpose_text" varchar,
  	"travel_purpose_image_id" integer,
  	"imported_from" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "studio"."enum_travel_africa_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."travel_africa_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"travel_africa_destination_id" integer,
  	"travel_africa_travel_type_id" integer,
  	"packages_id" integer,
  	"specialist_id" integer,
  	"testimonial_id" integer
  );
  
  CREATE TABLE "studio"."_travel_africa_v_version_travel_purpose_purposes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"image_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_travel_africa_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_hero_id" integer,
  	"version_intro_id" integer,
  	"version_map_id" integer,
  	"version_packages_heading" varchar,
  	"version_packages_text" varchar,
  	"version_travel_purpose_title" varchar,
  	"version_travel_purpose_text" varchar,
  	"version_travel_purpose_image_id" integer,
  	"version_imported_from" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__travel_africa_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "studio"."_travel_africa_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"travel_africa_destination_id" integer,
  	"travel_africa_travel_type_id" integer,
  	"packages_id" integer,
  	"specialist_id" integer,
  	"testimonial_id" integer
  );
  
  CREATE TABLE "studio"."travel_africa_destination_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"value" varchar
  );
  
  CREATE TABLE "studio"."travel_africa_destination_highlights" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"image_id" integer
  );
  
  CREATE TABLE "studio"."travel_africa_destination_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" varchar
  );
  
  CREATE TABLE "studio"."travel_africa_destination" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"name" varchar,
  	"hero_id" integer,
  	"intro_id" integer,
  	"map_index" numeric,
  	"map_display_name" varchar,
  	"map_description" varchar,
  	"map_image_id" integer,
  	"latitude" numeric,
  	"longitude" numeric,
  	"body" jsonb,
  	"imported_from" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "studio"."enum_travel_africa_destination_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."travel_africa_destination_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"travel_africa_property_id" integer,
  	"media_id" integer
  );
  
  CREATE TABLE "studio"."_travel_africa_destination_v_version_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_travel_africa_destination_v_version_highlights" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"image_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_travel_africa_destination_v_version_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_travel_africa_destination_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_name" varchar,
  	"version_hero_id" integer,
  	"version_intro_id" integer,
  	"version_map_index" numeric,
  	"version_map_display_name" varchar,
  	"version_map_description" varchar,
  	"version_map_image_id" integer,
  	"version_latitude" numeric,
  	"version_longitude" numeric,
  	"version_body" jsonb,
  	"version_imported_from" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__travel_africa_destination_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "studio"."_travel_africa_destination_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"travel_africa_property_id" integer,
  	"media_id" integer
  );
  
  CREATE TABLE "studio"."travel_africa_property_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"value" varchar
  );
  
  CREATE TABLE "studio"."travel_africa_property" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"property_name" varchar,
  	"property_location" varchar,
  	"description" varchar,
  	"background_image_id" integer,
  	"link" varchar,
  	"latitude" numeric,
  	"longitude" numeric,
  	"imported_from" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "studio"."enum_travel_africa_property_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."travel_africa_property_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "studio"."_travel_africa_property_v_version_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_travel_africa_property_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_property_name" varchar,
  	"version_property_location" varchar,
  	"version_description" varchar,
  	"version_background_image_id" integer,
  	"version_link" varchar,
  	"version_latitude" numeric,
  	"version_longitude" numeric,
  	"version_imported_from" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__travel_africa_property_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "studio"."_travel_africa_property_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "studio"."travel_africa_travel_type" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"name" varchar,
  	"hero_id" integer,
  	"intro_id" integer,
  	"card_index" numeric,
  	"card_display_name" varchar,
  	"card_image_id" integer,
  	"body" jsonb,
  	"imported_from" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "studio"."enum_travel_africa_travel_type_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."travel_africa_travel_type_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"travel_africa_destination_id" integer,
  	"packages_id" integer
  );
  
  CREATE TABLE "studio"."_travel_africa_travel_type_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_name" varchar,
  	"version_hero_id" integer,
  	"version_intro_id" integer,
  	"version_card_index" numeric,
  	"version_card_display_name" varchar,
  	"version_card_image_id" integer,
  	"version_body" jsonb,
  	"version_imported_from" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__travel_africa_travel_type_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "studio"."_travel_africa_travel_type_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"travel_africa_destination_id" integer,
  	"packages_id" integer
  );
  
  CREATE TABLE "studio"."specialist" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"position" numeric,
  	"name" varchar,
  	"speciality" varchar,
  	"biography" varchar,
  	"portrait_id" integer,
  	"imported_from" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "studio"."enum_specialist_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."specialist_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "studio"."_specialist_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_position" numeric,
  	"version_name" varchar,
  	"version_speciality" varchar,
  	"version_biography" varchar,
  	"version_portrait_id" integer,
  	"version_imported_from" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__specialist_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "studio"."_specialist_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "studio"."travel_guide_sections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"body" jsonb,
  	"image_id" integer
  );
  
  CREATE TABLE "studio"."travel_guide_downloads" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"description" varchar,
  	"file_id" integer
  );
  
  CREATE TABLE "studio"."travel_guide" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"hero_id" integer,
  	"lead" varchar,
  	"image_id" integer,
  	"imported_from" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "studio"."enum_travel_guide_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."_travel_guide_v_version_sections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"body" jsonb,
  	"image_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_travel_guide_v_version_downloads" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"description" varchar,
  	"file_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_travel_guide_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_hero_id" integer,
  	"version_lead" varchar,
  	"version_image_id" integer,
  	"version_imported_from" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__travel_guide_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "studio"."maps_pins" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"category" varchar,
  	"text" varchar,
  	"image_id" integer,
  	"link" varchar,
  	"latitude" numeric,
  	"longitude" numeric
  );
  
  CREATE TABLE "studio"."maps_selling_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "studio"."maps" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"map_for" varchar,
  	"title" varchar,
  	"category" varchar,
  	"description" varchar,
  	"image_id" integer,
  	"imported_from" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "studio"."enum_maps_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."maps_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "studio"."_maps_v_version_pins" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"category" varchar,
  	"text" varchar,
  	"image_id" integer,
  	"link" varchar,
  	"latitude" numeric,
  	"longitude" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_maps_v_version_selling_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_maps_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_map_for" varchar,
  	"version_title" varchar,
  	"version_category" varchar,
  	"version_description" varchar,
  	"version_image_id" integer,
  	"version_imported_from" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__maps_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "studio"."_maps_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
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
  	"author_id" integer,
  	"image_id" integer,
  	"image_caption" varchar,
  	"body" jsonb,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_keywords" varchar,
  	"meta_image_id" integer,
  	"imported_from" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "studio"."enum_blog_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."blog_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"tag_id" integer,
  	"media_id" integer,
  	"blog_id" integer
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
  	"version_author_id" integer,
  	"version_image_id" integer,
  	"version_image_caption" varchar,
  	"version_body" jsonb,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_keywords" varchar,
  	"version_meta_image_id" integer,
  	"version_imported_from" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__blog_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "studio"."_blog_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"tag_id" integer,
  	"media_id" integer,
  	"blog_id" integer
  );
  
  CREATE TABLE "studio"."tag" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"position" numeric,
  	"title" varchar,
  	"category" "studio"."enum_tag_category",
  	"imported_from" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "studio"."enum_tag_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."_tag_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_position" numeric,
  	"version_title" varchar,
  	"version_category" "studio"."enum__tag_v_version_category",
  	"version_imported_from" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__tag_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "studio"."award" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"position" numeric,
  	"title" varchar,
  	"year" numeric,
  	"given_by" varchar,
  	"property" "studio"."enum_award_property",
  	"text" varchar,
  	"image_id" integer,
  	"link" varchar,
  	"imported_from" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "studio"."enum_award_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."_award_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_position" numeric,
  	"version_title" varchar,
  	"version_year" numeric,
  	"version_given_by" varchar,
  	"version_property" "studio"."enum__award_v_version_property",
  	"version_text" varchar,
  	"version_image_id" integer,
  	"version_link" varchar,
  	"version_imported_from" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__award_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "studio"."impact_levy_shares" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"amount" numeric
  );
  
  CREATE TABLE "studio"."impact_figures_values" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"value" numeric
  );
  
  CREATE TABLE "studio"."impact_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"unit" varchar,
  	"target" numeric
  );
  
  CREATE TABLE "studio"."impact_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"value" varchar
  );
  
  CREATE TABLE "studio"."impact" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"hero_id" integer,
  	"heading" varchar,
  	"lead" varchar,
  	"committee_heading" varchar,
  	"committee_text" varchar,
  	"levy_heading" varchar,
  	"levy_text" varchar,
  	"method" varchar,
  	"image_id" integer,
  	"imported_from" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "studio"."enum_impact_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."impact_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"impact_pillar_id" integer,
  	"initiative_id" integer,
  	"impact_project_id" integer,
  	"committee_member_id" integer
  );
  
  CREATE TABLE "studio"."_impact_v_version_levy_shares" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"amount" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_impact_v_version_figures_values" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"value" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_impact_v_version_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"unit" varchar,
  	"target" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_impact_v_version_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_impact_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_hero_id" integer,
  	"version_heading" varchar,
  	"version_lead" varchar,
  	"version_committee_heading" varchar,
  	"version_committee_text" varchar,
  	"version_levy_heading" varchar,
  	"version_levy_text" varchar,
  	"version_method" varchar,
  	"version_image_id" integer,
  	"version_imported_from" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__impact_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "studio"."_impact_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"impact_pillar_id" integer,
  	"initiative_id" integer,
  	"impact_project_id" integer,
  	"committee_member_id" integer
  );
  
  CREATE TABLE "studio"."impact_pillar" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"position" numeric,
  	"name" varchar,
  	"heading" varchar,
  	"description" jsonb,
  	"image_id" integer,
  	"imported_from" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "studio"."enum_impact_pillar_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."_impact_pillar_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_position" numeric,
  	"version_name" varchar,
  	"version_heading" varchar,
  	"version_description" jsonb,
  	"version_image_id" integer,
  	"version_imported_from" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__impact_pillar_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "studio"."initiative" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"position" numeric,
  	"name" varchar,
  	"title" varchar,
  	"description" varchar,
  	"pillar_id" integer,
  	"image_id" integer,
  	"link" varchar,
  	"imported_from" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "studio"."enum_initiative_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."_initiative_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_position" numeric,
  	"version_name" varchar,
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_pillar_id" integer,
  	"version_image_id" integer,
  	"version_link" varchar,
  	"version_imported_from" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__initiative_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "studio"."committee_member" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"position" numeric,
  	"name" varchar,
  	"role" varchar,
  	"place" varchar,
  	"biography" varchar,
  	"image_id" integer,
  	"imported_from" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "studio"."enum_committee_member_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."_committee_member_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_position" numeric,
  	"version_name" varchar,
  	"version_role" varchar,
  	"version_place" varchar,
  	"version_biography" varchar,
  	"version_image_id" integer,
  	"version_imported_from" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__committee_member_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "studio"."impact_project_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"value" varchar
  );
  
  CREATE TABLE "studio"."impact_project" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"position" numeric,
  	"name" varchar,
  	"title" varchar,
  	"tagline" varchar,
  	"excerpt" varchar,
  	"image_main_id" integer,
  	"since" varchar,
  	"place" varchar,
  	"pillar_id" integer,
  	"body" jsonb,
  	"visiting" varchar,
  	"latitude" numeric,
  	"longitude" numeric,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_keywords" varchar,
  	"meta_image_id" integer,
  	"imported_from" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "studio"."enum_impact_project_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."impact_project_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "studio"."_impact_project_v_version_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_impact_project_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_position" numeric,
  	"version_name" varchar,
  	"version_title" varchar,
  	"version_tagline" varchar,
  	"version_excerpt" varchar,
  	"version_image_main_id" integer,
  	"version_since" varchar,
  	"version_place" varchar,
  	"version_pillar_id" integer,
  	"version_body" jsonb,
  	"version_visiting" varchar,
  	"version_latitude" numeric,
  	"version_longitude" numeric,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_keywords" varchar,
  	"version_meta_image_id" integer,
  	"version_imported_from" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__impact_project_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "studio"."_impact_project_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "studio"."team_member" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"position" numeric,
  	"name" varchar,
  	"role" varchar,
  	"portrait_id" integer,
  	"place" varchar,
  	"since" varchar,
  	"note" varchar,
  	"biography" varchar,
  	"imported_from" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "studio"."enum_team_member_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."team_member_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "studio"."_team_member_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_position" numeric,
  	"version_name" varchar,
  	"version_role" varchar,
  	"version_portrait_id" integer,
  	"version_place" varchar,
  	"version_since" varchar,
  	"version_note" varchar,
  	"version_biography" varchar,
  	"version_imported_from" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__team_member_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "studio"."_team_member_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "studio"."meet_the_team" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"tag" varchar,
  	"title1" varchar,
  	"title2" varchar,
  	"description" varchar,
  	"image_id" integer,
  	"image_caption" varchar,
  	"guest_experience_team_title" varchar,
  	"guest_experience_team_subtitle" varchar,
  	"guest_experience_team_description" varchar,
  	"support_team_title" varchar,
  	"support_team_subtitle" varchar,
  	"support_team_description" varchar,
  	"travel_professionals_title" varchar,
  	"travel_professionals_subtitle" varchar,
  	"travel_professionals_description" varchar,
  	"imported_from" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "studio"."enum_meet_the_team_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."meet_the_team_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"team_member_id" integer
  );
  
  CREATE TABLE "studio"."_meet_the_team_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_tag" varchar,
  	"version_title1" varchar,
  	"version_title2" varchar,
  	"version_description" varchar,
  	"version_image_id" integer,
  	"version_image_caption" varchar,
  	"version_guest_experience_team_title" varchar,
  	"version_guest_experience_team_subtitle" varchar,
  	"version_guest_experience_team_description" varchar,
  	"version_support_team_title" varchar,
  	"version_support_team_subtitle" varchar,
  	"version_support_team_description" varchar,
  	"version_travel_professionals_title" varchar,
  	"version_travel_professionals_subtitle" varchar,
  	"version_travel_professionals_description" varchar,
  	"version_imported_from" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__meet_the_team_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "studio"."_meet_the_team_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"team_member_id" integer
  );
  
  CREATE TABLE "studio"."vacancy" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"position" numeric,
  	"title" varchar,
  	"place" varchar,
  	"property" "studio"."enum_vacancy_property",
  	"contract" varchar,
  	"living" varchar,
  	"closes" timestamp(3) with time zone,
  	"lead" varchar,
  	"body" jsonb,
  	"mail" varchar,
  	"file_id" integer,
  	"imported_from" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "studio"."enum_vacancy_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."vacancy_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "studio"."_vacancy_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_position" numeric,
  	"version_title" varchar,
  	"version_place" varchar,
  	"version_property" "studio"."enum__vacancy_v_version_property",
  	"version_contract" varchar,
  	"version_living" varchar,
  	"version_closes" timestamp(3) with time zone,
  	"version_lead" varchar,
  	"version_body" jsonb,
  	"version_mail" varchar,
  	"version_file_id" integer,
  	"version_imported_from" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__vacancy_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "studio"."_vacancy_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "studio"."careers_rota" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"working" boolean DEFAULT true
  );
  
  CREATE TABLE "studio"."careers_benefits" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"image_id" integer
  );
  
  CREATE TABLE "studio"."careers_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"value" varchar
  );
  
  CREATE TABLE "studio"."careers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"hero_id" integer,
  	"heading" varchar,
  	"heading_turn" varchar,
  	"lead" varchar,
  	"image_id" integer,
  	"rota_heading" varchar,
  	"rota_text" varchar,
  	"closing" varchar,
  	"imported_from" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "studio"."enum_careers_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."_careers_v_version_rota" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"working" boolean DEFAULT true,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_careers_v_version_benefits" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"image_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_careers_v_version_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_careers_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_hero_id" integer,
  	"version_heading" varchar,
  	"version_heading_turn" varchar,
  	"version_lead" varchar,
  	"version_image_id" integer,
  	"version_rota_heading" varchar,
  	"version_rota_text" varchar,
  	"version_closing" varchar,
  	"version_imported_from" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__careers_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
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
  	"imported_from" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
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
  	"version_imported_from" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__homepage_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
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
  	"text" jsonb,
  	"background_image_id" integer,
  	"first_download_id" integer,
  	"first_download_cta" varchar,
  	"second_download_id" integer,
  	"second_download_cta" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_keywords" varchar,
  	"meta_image_id" integer,
  	"imported_from" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
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
  	"version_text" jsonb,
  	"version_background_image_id" integer,
  	"version_first_download_id" integer,
  	"version_first_download_cta" varchar,
  	"version_second_download_id" integer,
  	"version_second_download_cta" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_keywords" varchar,
  	"version_meta_image_id" integer,
  	"version_imported_from" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__intro_section_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "studio"."hero_banner" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"hero_banner_for" varchar,
  	"banner_text" varchar,
  	"banner_sub_text" varchar,
  	"background_image_id" integer,
  	"background_image_mobi_id" integer,
  	"background_video_id" integer,
  	"background_video_alternative_id" integer,
  	"tour_link" varchar,
  	"imported_from" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "studio"."enum_hero_banner_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."_hero_banner_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_hero_banner_for" varchar,
  	"version_banner_text" varchar,
  	"version_banner_sub_text" varchar,
  	"version_background_image_id" integer,
  	"version_background_image_mobi_id" integer,
  	"version_background_video_id" integer,
  	"version_background_video_alternative_id" integer,
  	"version_tour_link" varchar,
  	"version_imported_from" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__hero_banner_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "studio"."quote_component" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"quote_for" varchar,
  	"text" varchar,
  	"attribution" varchar,
  	"background_image_id" integer,
  	"imported_from" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "studio"."enum_quote_component_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."_quote_component_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_quote_for" varchar,
  	"version_text" varchar,
  	"version_attribution" varchar,
  	"version_background_image_id" integer,
  	"version_imported_from" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__quote_component_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "studio"."page_sections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"body" jsonb,
  	"image_id" integer
  );
  
  CREATE TABLE "studio"."page_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"value" varchar
  );
  
  CREATE TABLE "studio"."page_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" varchar
  );
  
  CREATE TABLE "studio"."page_downloads" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"description" varchar,
  	"file_id" integer
  );
  
  CREATE TABLE "studio"."page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"title" varchar,
  	"lead" varchar,
  	"hero_id" integer,
  	"image_id" integer,
  	"updated" timestamp(3) with time zone,
  	"imported_from" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "studio"."enum_page_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."page_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "studio"."_page_v_version_sections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"body" jsonb,
  	"image_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_page_v_version_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_page_v_version_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_page_v_version_downloads" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"description" varchar,
  	"file_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_title" varchar,
  	"version_lead" varchar,
  	"version_hero_id" integer,
  	"version_image_id" integer,
  	"version_updated" timestamp(3) with time zone,
  	"version_imported_from" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__page_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "studio"."_page_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "studio"."site_notice" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "studio"."enum_site_notice_kind",
  	"message" varchar,
  	"link_text" varchar,
  	"link" varchar,
  	"from" timestamp(3) with time zone,
  	"until" timestamp(3) with time zone,
  	"imported_from" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "studio"."enum_site_notice_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."_site_notice_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_kind" "studio"."enum__site_notice_v_version_kind",
  	"version_message" varchar,
  	"version_link_text" varchar,
  	"version_link" varchar,
  	"version_from" timestamp(3) with time zone,
  	"version_until" timestamp(3) with time zone,
  	"version_imported_from" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__site_notice_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "studio"."redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar,
  	"to" varchar,
  	"note" varchar,
  	"imported_from" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "studio"."enum_redirects_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."_redirects_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_from" varchar,
  	"version_to" varchar,
  	"version_note" varchar,
  	"version_imported_from" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__redirects_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "studio"."enquiry_form_consent_versions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"version" varchar,
  	"since" timestamp(3) with time zone,
  	"text" varchar
  );
  
  CREATE TABLE "studio"."enquiry_form_thank_you_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"when" varchar,
  	"what" varchar
  );
  
  CREATE TABLE "studio"."enquiry_form_mailboxes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"property" "studio"."enum_enquiry_form_mailboxes_property",
  	"mail" varchar
  );
  
  CREATE TABLE "studio"."enquiry_form_mail_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"when" varchar,
  	"what" varchar
  );
  
  CREATE TABLE "studio"."enquiry_form" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "studio"."enum_enquiry_form_kind",
  	"consent_text" varchar,
  	"thank_you_heading" varchar,
  	"thank_you_text" varchar,
  	"thank_you_signatory_id" integer,
  	"mailbox" varchar,
  	"concierge_subject" varchar,
  	"concierge_note" varchar,
  	"mail_subject" varchar,
  	"mail_opening" varchar,
  	"mail_closing" varchar,
  	"imported_from" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "studio"."enum_enquiry_form_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."_enquiry_form_v_version_consent_versions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"version" varchar,
  	"since" timestamp(3) with time zone,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_enquiry_form_v_version_thank_you_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"when" varchar,
  	"what" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_enquiry_form_v_version_mailboxes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"property" "studio"."enum__enquiry_form_v_version_mailboxes_property",
  	"mail" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_enquiry_form_v_version_mail_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"when" varchar,
  	"what" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_enquiry_form_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_kind" "studio"."enum__enquiry_form_v_version_kind",
  	"version_consent_text" varchar,
  	"version_thank_you_heading" varchar,
  	"version_thank_you_text" varchar,
  	"version_thank_you_signatory_id" integer,
  	"version_mailbox" varchar,
  	"version_concierge_subject" varchar,
  	"version_concierge_note" varchar,
  	"version_mail_subject" varchar,
  	"version_mail_opening" varchar,
  	"version_mail_closing" varchar,
  	"version_imported_from" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__enquiry_form_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "studio"."choice_list_choices" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"value" varchar,
  	"group" varchar,
  	"published" boolean DEFAULT true
  );
  
  CREATE TABLE "studio"."choice_list_retired" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"value" varchar,
  	"until" timestamp(3) with time zone
  );
  
  CREATE TABLE "studio"."choice_list" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"imported_from" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "studio"."enum_choice_list_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."_choice_list_v_version_choices" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"value" varchar,
  	"group" varchar,
  	"published" boolean DEFAULT true,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_choice_list_v_version_retired" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"value" varchar,
  	"until" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_choice_list_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_imported_from" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__choice_list_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "studio"."modal_content_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"image_id" integer
  );
  
  CREATE TABLE "studio"."modal_content" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"modal" "studio"."enum_modal_content_modal",
  	"heading" varchar,
  	"sub_heading" varchar,
  	"text" varchar,
  	"note" varchar,
  	"button_text" varchar,
  	"second_button_text" varchar,
  	"image_id" integer,
  	"imported_from" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "studio"."enum_modal_content_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."_modal_content_v_version_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"image_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_modal_content_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_modal" "studio"."enum__modal_content_v_version_modal",
  	"version_heading" varchar,
  	"version_sub_heading" varchar,
  	"version_text" varchar,
  	"version_note" varchar,
  	"version_button_text" varchar,
  	"version_second_button_text" varchar,
  	"version_image_id" integer,
  	"version_imported_from" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__modal_content_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
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
  	"imported_from" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
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
  	"version_imported_from" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__contact_details_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
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
  	"imported_from" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
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
  	"version_imported_from" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__footer_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
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
  	"imported_from" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
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
  	"version_imported_from" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__privacy_policy_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "studio"."travel_partners_contacts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"member_id" integer,
  	"looks_after" varchar,
  	"mail" varchar
  );
  
  CREATE TABLE "studio"."travel_partners" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"hero_id" integer,
  	"heading" varchar,
  	"lead" varchar,
  	"availability_search" varchar,
  	"need_assistance" varchar,
  	"need_assistance_phone_number" varchar,
  	"need_assistance_sales" varchar,
  	"need_assistance_phone_number_sales" varchar,
  	"imported_from" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "studio"."enum_travel_partners_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."travel_partners_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"download_id" integer,
  	"image_gallery_id" integer
  );
  
  CREATE TABLE "studio"."_travel_partners_v_version_contacts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"member_id" integer,
  	"looks_after" varchar,
  	"mail" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_travel_partners_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_hero_id" integer,
  	"version_heading" varchar,
  	"version_lead" varchar,
  	"version_availability_search" varchar,
  	"version_need_assistance" varchar,
  	"version_need_assistance_phone_number" varchar,
  	"version_need_assistance_sales" varchar,
  	"version_need_assistance_phone_number_sales" varchar,
  	"version_imported_from" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__travel_partners_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "studio"."_travel_partners_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"download_id" integer,
  	"image_gallery_id" integer
  );
  
  CREATE TABLE "studio"."travel_partner_resources_sections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar
  );
  
  CREATE TABLE "studio"."travel_partner_resources_contacts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"member_id" integer,
  	"looks_after" varchar,
  	"mail" varchar
  );
  
  CREATE TABLE "studio"."travel_partner_resources" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"hero_id" integer,
  	"heading" varchar,
  	"lead" varchar,
  	"availability_search" varchar,
  	"need_assistance" varchar,
  	"need_assistance_phone_number" varchar,
  	"need_assistance_sales" varchar,
  	"need_assistance_phone_number_sales" varchar,
  	"imported_from" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "studio"."enum_travel_partner_resources_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."travel_partner_resources_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"download_id" integer,
  	"image_gallery_id" integer,
  	"video_gallery_id" integer
  );
  
  CREATE TABLE "studio"."_travel_partner_resources_v_version_sections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_travel_partner_resources_v_version_contacts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"member_id" integer,
  	"looks_after" varchar,
  	"mail" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_travel_partner_resources_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_hero_id" integer,
  	"version_heading" varchar,
  	"version_lead" varchar,
  	"version_availability_search" varchar,
  	"version_need_assistance" varchar,
  	"version_need_assistance_phone_number" varchar,
  	"version_need_assistance_sales" varchar,
  	"version_need_assistance_phone_number_sales" varchar,
  	"version_imported_from" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__travel_partner_resources_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "studio"."_travel_partner_resources_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"download_id" integer,
  	"image_gallery_id" integer,
  	"video_gallery_id" integer
  );
  
  CREATE TABLE "studio"."media_contact_details_contacts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"role" varchar,
  	"mail" varchar,
  	"telephone" varchar
  );
  
  CREATE TABLE "studio"."media_contact_details" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"lead" varchar,
  	"image_id" integer,
  	"about" varchar,
  	"imported_from" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "studio"."enum_media_contact_details_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."media_contact_details_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"download_id" integer,
  	"image_gallery_id" integer
  );
  
  CREATE TABLE "studio"."_media_contact_details_v_version_contacts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"role" varchar,
  	"mail" varchar,
  	"telephone" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_media_contact_details_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_heading" varchar,
  	"version_lead" varchar,
  	"version_image_id" integer,
  	"version_about" varchar,
  	"version_imported_from" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__media_contact_details_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "studio"."_media_contact_details_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"download_id" integer,
  	"image_gallery_id" integer
  );
  
  CREATE TABLE "studio"."media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"alt" varchar NOT NULL,
  	"title" varchar,
  	"coordinates" varchar,
  	"poster_id" integer,
  	"imported_from" varchar,
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
  
  CREATE TABLE "studio"."image_gallery" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"position" numeric,
  	"title" varchar,
  	"lead" varchar,
  	"property" "studio"."enum_image_gallery_property",
  	"cover_id" integer,
  	"imported_from" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "studio"."enum_image_gallery_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."image_gallery_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"gallery_item_id" integer
  );
  
  CREATE TABLE "studio"."_image_gallery_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_position" numeric,
  	"version_title" varchar,
  	"version_lead" varchar,
  	"version_property" "studio"."enum__image_gallery_v_version_property",
  	"version_cover_id" integer,
  	"version_imported_from" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__image_gallery_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "studio"."_image_gallery_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"gallery_item_id" integer
  );
  
  CREATE TABLE "studio"."gallery_item" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"position" numeric,
  	"title" varchar,
  	"image_id" integer,
  	"caption" varchar,
  	"credit" varchar,
  	"property" "studio"."enum_gallery_item_property",
  	"for_press" boolean DEFAULT false,
  	"imported_from" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "studio"."enum_gallery_item_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."_gallery_item_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_position" numeric,
  	"version_title" varchar,
  	"version_image_id" integer,
  	"version_caption" varchar,
  	"version_credit" varchar,
  	"version_property" "studio"."enum__gallery_item_v_version_property",
  	"version_for_press" boolean DEFAULT false,
  	"version_imported_from" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__gallery_item_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "studio"."video_gallery_videos" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"video_id" integer,
  	"url" varchar,
  	"poster_id" integer,
  	"duration" varchar
  );
  
  CREATE TABLE "studio"."video_gallery" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"position" numeric,
  	"title" varchar,
  	"lead" varchar,
  	"property" "studio"."enum_video_gallery_property",
  	"imported_from" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "studio"."enum_video_gallery_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."_video_gallery_v_version_videos" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"video_id" integer,
  	"url" varchar,
  	"poster_id" integer,
  	"duration" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_video_gallery_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_position" numeric,
  	"version_title" varchar,
  	"version_lead" varchar,
  	"version_property" "studio"."enum__video_gallery_v_version_property",
  	"version_imported_from" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__video_gallery_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "studio"."download" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"position" numeric,
  	"title" varchar,
  	"category" "studio"."enum_download_category",
  	"property" "studio"."enum_download_property",
  	"description" varchar,
  	"file_id" integer,
  	"url" varchar,
  	"updated" timestamp(3) with time zone,
  	"for_partners" boolean DEFAULT false,
  	"imported_from" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "studio"."enum_download_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."_download_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_position" numeric,
  	"version_title" varchar,
  	"version_category" "studio"."enum__download_v_version_category",
  	"version_property" "studio"."enum__download_v_version_property",
  	"version_description" varchar,
  	"version_file_id" integer,
  	"version_url" varchar,
  	"version_updated" timestamp(3) with time zone,
  	"version_for_partners" boolean DEFAULT false,
  	"version_imported_from" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__download_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "studio"."content_changes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"tags" jsonb NOT NULL,
  	"state" "studio"."enum_content_changes_state" NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "studio"."edits" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"of" varchar NOT NULL,
  	"entry" varchar NOT NULL,
  	"title" varchar NOT NULL,
  	"did" varchar NOT NULL,
  	"by" varchar NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "studio"."entry_links" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"entry" varchar NOT NULL,
  	"collection" varchar NOT NULL,
  	"number" numeric NOT NULL
  );
  
  CREATE TABLE "studio"."entry_links_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
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
  	"accommodation_id" integer,
  	"room_id" integer,
  	"treehouse_id" integer,
  	"residence_id" integer,
  	"residences_id" integer,
  	"rate_id" integer,
  	"offer_id" integer,
  	"season_id" integer,
  	"amenity_id" integer,
  	"safari_id" integer,
  	"our_safaris_id" integer,
  	"region_id" integer,
  	"destination_id" integer,
  	"property_favourites_id" integer,
  	"accommodation_card_id" integer,
  	"tour_link_id" integer,
  	"experiences_id" integer,
  	"experiences_category_id" integer,
  	"experiences_property_id" integer,
  	"experiences_section_id" integer,
  	"persona_id" integer,
  	"what_to_expect_id" integer,
  	"testimonial_id" integer,
  	"packages_id" integer,
  	"package_section_id" integer,
  	"custom_journey_id" integer,
  	"travel_africa_id" integer,
  	"travel_africa_destination_id" integer,
  	"travel_africa_property_id" integer,
  	"travel_africa_travel_type_id" integer,
  	"specialist_id" integer,
  	"travel_guide_id" integer,
  	"maps_id" integer,
  	"blog_id" integer,
  	"tag_id" integer,
  	"award_id" integer,
  	"impact_id" integer,
  	"impact_pillar_id" integer,
  	"initiative_id" integer,
  	"committee_member_id" integer,
  	"impact_project_id" integer,
  	"team_member_id" integer,
  	"meet_the_team_id" integer,
  	"vacancy_id" integer,
  	"careers_id" integer,
  	"homepage_id" integer,
  	"intro_section_id" integer,
  	"hero_banner_id" integer,
  	"quote_component_id" integer,
  	"page_id" integer,
  	"site_notice_id" integer,
  	"redirects_id" integer,
  	"enquiry_form_id" integer,
  	"choice_list_id" integer,
  	"modal_content_id" integer,
  	"contact_details_id" integer,
  	"footer_id" integer,
  	"privacy_policy_id" integer,
  	"travel_partners_id" integer,
  	"travel_partner_resources_id" integer,
  	"media_contact_details_id" integer,
  	"media_id" integer,
  	"image_gallery_id" integer,
  	"gallery_item_id" integer,
  	"video_gallery_id" integer,
  	"download_id" integer,
  	"users_id" integer
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
  
  ALTER TABLE "studio"."property_updated_facts" ADD CONSTRAINT "property_updated_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."property_updated"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."property_updated_day" ADD CONSTRAINT "property_updated_day_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."property_updated"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."property_updated_questions" ADD CONSTRAINT "property_updated_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."property_updated"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."property_updated_routes" ADD CONSTRAINT "property_updated_routes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."property_updated"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."property_updated_gate_hours" ADD CONSTRAINT "property_updated_gate_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."property_updated"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."property_updated_levies" ADD CONSTRAINT "property_updated_levies_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."property_updated"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."property_updated_travel_info" ADD CONSTRAINT "property_updated_travel_info_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."property_updated_travel_info" ADD CONSTRAINT "property_updated_travel_info_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."property_updated"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."property_updated" ADD CONSTRAINT "property_updated_card_image_id_media_id_fk" FOREIGN KEY ("card_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."property_updated" ADD CONSTRAINT "property_updated_map_image_id_media_id_fk" FOREIGN KEY ("map_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."property_updated" ADD CONSTRAINT "property_updated_drop_down_image_id_media_id_fk" FOREIGN KEY ("drop_down_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."property_updated" ADD CONSTRAINT "property_updated_dropdown_image_mobi_id_media_id_fk" FOREIGN KEY ("dropdown_image_mobi_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."property_updated" ADD CONSTRAINT "property_updated_fact_sheet_id_media_id_fk" FOREIGN KEY ("fact_sheet_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."property_updated_rels" ADD CONSTRAINT "property_updated_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."property_updated"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."property_updated_rels" ADD CONSTRAINT "property_updated_rels_accommodation_fk" FOREIGN KEY ("accommodation_id") REFERENCES "studio"."accommodation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."property_updated_rels" ADD CONSTRAINT "property_updated_rels_room_fk" FOREIGN KEY ("room_id") REFERENCES "studio"."room"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."property_updated_rels" ADD CONSTRAINT "property_updated_rels_safari_fk" FOREIGN KEY ("safari_id") REFERENCES "studio"."safari"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."property_updated_rels" ADD CONSTRAINT "property_updated_rels_treehouse_fk" FOREIGN KEY ("treehouse_id") REFERENCES "studio"."treehouse"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."property_updated_rels" ADD CONSTRAINT "property_updated_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "studio"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_property_updated_v_version_facts" ADD CONSTRAINT "_property_updated_v_version_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_property_updated_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_property_updated_v_version_day" ADD CONSTRAINT "_property_updated_v_version_day_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_property_updated_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_property_updated_v_version_questions" ADD CONSTRAINT "_property_updated_v_version_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_property_updated_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_property_updated_v_version_routes" ADD CONSTRAINT "_property_updated_v_version_routes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_property_updated_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_property_updated_v_version_gate_hours" ADD CONSTRAINT "_property_updated_v_version_gate_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_property_updated_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_property_updated_v_version_levies" ADD CONSTRAINT "_property_updated_v_version_levies_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_property_updated_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_property_updated_v_version_travel_info" ADD CONSTRAINT "_property_updated_v_version_travel_info_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_property_updated_v_version_travel_info" ADD CONSTRAINT "_property_updated_v_version_travel_info_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_property_updated_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_property_updated_v" ADD CONSTRAINT "_property_updated_v_parent_id_property_updated_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."property_updated"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_property_updated_v" ADD CONSTRAINT "_property_updated_v_version_card_image_id_media_id_fk" FOREIGN KEY ("version_card_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_property_updated_v" ADD CONSTRAINT "_property_updated_v_version_map_image_id_media_id_fk" FOREIGN KEY ("version_map_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_property_updated_v" ADD CONSTRAINT "_property_updated_v_version_drop_down_image_id_media_id_fk" FOREIGN KEY ("version_drop_down_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_property_updated_v" ADD CONSTRAINT "_property_updated_v_version_dropdown_image_mobi_id_media_id_fk" FOREIGN KEY ("version_dropdown_image_mobi_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_property_updated_v" ADD CONSTRAINT "_property_updated_v_version_fact_sheet_id_media_id_fk" FOREIGN KEY ("version_fact_sheet_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_property_updated_v_rels" ADD CONSTRAINT "_property_updated_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_property_updated_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_property_updated_v_rels" ADD CONSTRAINT "_property_updated_v_rels_accommodation_fk" FOREIGN KEY ("accommodation_id") REFERENCES "studio"."accommodation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_property_updated_v_rels" ADD CONSTRAINT "_property_updated_v_rels_room_fk" FOREIGN KEY ("room_id") REFERENCES "studio"."room"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_property_updated_v_rels" ADD CONSTRAINT "_property_updated_v_rels_safari_fk" FOREIGN KEY ("safari_id") REFERENCES "studio"."safari"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_property_updated_v_rels" ADD CONSTRAINT "_property_updated_v_rels_treehouse_fk" FOREIGN KEY ("treehouse_id") REFERENCES "studio"."treehouse"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_property_updated_v_rels" ADD CONSTRAINT "_property_updated_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "studio"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."accommodation_breadcrumbs" ADD CONSTRAINT "accommodation_breadcrumbs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."accommodation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."accommodation_facts" ADD CONSTRAINT "accommodation_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."accommodation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."accommodation_questions" ADD CONSTRAINT "accommodation_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."accommodation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."accommodation_menu" ADD CONSTRAINT "accommodation_menu_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."accommodation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."accommodation_expect" ADD CONSTRAINT "accommodation_expect_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."accommodation_expect" ADD CONSTRAINT "accommodation_expect_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."accommodation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."accommodation_routes" ADD CONSTRAINT "accommodation_routes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."accommodation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."accommodation_gate_hours" ADD CONSTRAINT "accommodation_gate_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."accommodation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."accommodation_levies" ADD CONSTRAINT "accommodation_levies_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."accommodation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."accommodation" ADD CONSTRAINT "accommodation_card_image_id_media_id_fk" FOREIGN KEY ("card_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."accommodation" ADD CONSTRAINT "accommodation_drop_down_image_id_media_id_fk" FOREIGN KEY ("drop_down_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."accommodation" ADD CONSTRAINT "accommodation_dropdown_image_mobi_id_media_id_fk" FOREIGN KEY ("dropdown_image_mobi_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."accommodation" ADD CONSTRAINT "accommodation_hero_id_hero_banner_id_fk" FOREIGN KEY ("hero_id") REFERENCES "studio"."hero_banner"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."accommodation" ADD CONSTRAINT "accommodation_fact_sheet_id_media_id_fk" FOREIGN KEY ("fact_sheet_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."accommodation" ADD CONSTRAINT "accommodation_dining_image_id_media_id_fk" FOREIGN KEY ("dining_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."accommodation" ADD CONSTRAINT "accommodation_what_to_expect_id_what_to_expect_id_fk" FOREIGN KEY ("what_to_expect_id") REFERENCES "studio"."what_to_expect"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."accommodation" ADD CONSTRAINT "accommodation_tour_link_id_tour_link_id_fk" FOREIGN KEY ("tour_link_id") REFERENCES "studio"."tour_link"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."accommodation_texts" ADD CONSTRAINT "accommodation_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."accommodation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."accommodation_rels" ADD CONSTRAINT "accommodation_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."accommodation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."accommodation_rels" ADD CONSTRAINT "accommodation_rels_accommodation_fk" FOREIGN KEY ("accommodation_id") REFERENCES "studio"."accommodation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."accommodation_rels" ADD CONSTRAINT "accommodation_rels_room_fk" FOREIGN KEY ("room_id") REFERENCES "studio"."room"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."accommodation_rels" ADD CONSTRAINT "accommodation_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "studio"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."accommodation_rels" ADD CONSTRAINT "accommodation_rels_amenity_fk" FOREIGN KEY ("amenity_id") REFERENCES "studio"."amenity"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_accommodation_v_version_breadcrumbs" ADD CONSTRAINT "_accommodation_v_version_breadcrumbs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_accommodation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_accommodation_v_version_facts" ADD CONSTRAINT "_accommodation_v_version_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_accommodation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_accommodation_v_version_questions" ADD CONSTRAINT "_accommodation_v_version_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_accommodation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_accommodation_v_version_menu" ADD CONSTRAINT "_accommodation_v_version_menu_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_accommodation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_accommodation_v_version_expect" ADD CONSTRAINT "_accommodation_v_version_expect_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_accommodation_v_version_expect" ADD CONSTRAINT "_accommodation_v_version_expect_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_accommodation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_accommodation_v_version_routes" ADD CONSTRAINT "_accommodation_v_version_routes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_accommodation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_accommodation_v_version_gate_hours" ADD CONSTRAINT "_accommodation_v_version_gate_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_accommodation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_accommodation_v_version_levies" ADD CONSTRAINT "_accommodation_v_version_levies_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_accommodation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_accommodation_v" ADD CONSTRAINT "_accommodation_v_parent_id_accommodation_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."accommodation"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_accommodation_v" ADD CONSTRAINT "_accommodation_v_version_card_image_id_media_id_fk" FOREIGN KEY ("version_card_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_accommodation_v" ADD CONSTRAINT "_accommodation_v_version_drop_down_image_id_media_id_fk" FOREIGN KEY ("version_drop_down_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_accommodation_v" ADD CONSTRAINT "_accommodation_v_version_dropdown_image_mobi_id_media_id_fk" FOREIGN KEY ("version_dropdown_image_mobi_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_accommodation_v" ADD CONSTRAINT "_accommodation_v_version_hero_id_hero_banner_id_fk" FOREIGN KEY ("version_hero_id") REFERENCES "studio"."hero_banner"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_accommodation_v" ADD CONSTRAINT "_accommodation_v_version_fact_sheet_id_media_id_fk" FOREIGN KEY ("version_fact_sheet_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_accommodation_v" ADD CONSTRAINT "_accommodation_v_version_dining_image_id_media_id_fk" FOREIGN KEY ("version_dining_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_accommodation_v" ADD CONSTRAINT "_accommodation_v_version_what_to_expect_id_what_to_expect_id_fk" FOREIGN KEY ("version_what_to_expect_id") REFERENCES "studio"."what_to_expect"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_accommodation_v" ADD CONSTRAINT "_accommodation_v_version_tour_link_id_tour_link_id_fk" FOREIGN KEY ("version_tour_link_id") REFERENCES "studio"."tour_link"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_accommodation_v_texts" ADD CONSTRAINT "_accommodation_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_accommodation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_accommodation_v_rels" ADD CONSTRAINT "_accommodation_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_accommodation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_accommodation_v_rels" ADD CONSTRAINT "_accommodation_v_rels_accommodation_fk" FOREIGN KEY ("accommodation_id") REFERENCES "studio"."accommodation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_accommodation_v_rels" ADD CONSTRAINT "_accommodation_v_rels_room_fk" FOREIGN KEY ("room_id") REFERENCES "studio"."room"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_accommodation_v_rels" ADD CONSTRAINT "_accommodation_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "studio"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_accommodation_v_rels" ADD CONSTRAINT "_accommodation_v_rels_amenity_fk" FOREIGN KEY ("amenity_id") REFERENCES "studio"."amenity"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."room_facts" ADD CONSTRAINT "room_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."room"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."room" ADD CONSTRAINT "room_accommodation_id_accommodation_id_fk" FOREIGN KEY ("accommodation_id") REFERENCES "studio"."accommodation"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."room" ADD CONSTRAINT "room_drop_down_image_id_media_id_fk" FOREIGN KEY ("drop_down_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."room" ADD CONSTRAINT "room_dropdown_image_mobi_id_media_id_fk" FOREIGN KEY ("dropdown_image_mobi_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."room" ADD CONSTRAINT "room_tour_link_id_tour_link_id_fk" FOREIGN KEY ("tour_link_id") REFERENCES "studio"."tour_link"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."room" ADD CONSTRAINT "room_plan_id_media_id_fk" FOREIGN KEY ("plan_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."room_texts" ADD CONSTRAINT "room_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."room"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."room_rels" ADD CONSTRAINT "room_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."room"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."room_rels" ADD CONSTRAINT "room_rels_amenity_fk" FOREIGN KEY ("amenity_id") REFERENCES "studio"."amenity"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."room_rels" ADD CONSTRAINT "room_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "studio"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_room_v_version_facts" ADD CONSTRAINT "_room_v_version_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_room_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_room_v" ADD CONSTRAINT "_room_v_parent_id_room_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."room"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_room_v" ADD CONSTRAINT "_room_v_version_accommodation_id_accommodation_id_fk" FOREIGN KEY ("version_accommodation_id") REFERENCES "studio"."accommodation"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_room_v" ADD CONSTRAINT "_room_v_version_drop_down_image_id_media_id_fk" FOREIGN KEY ("version_drop_down_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_room_v" ADD CONSTRAINT "_room_v_version_dropdown_image_mobi_id_media_id_fk" FOREIGN KEY ("version_dropdown_image_mobi_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_room_v" ADD CONSTRAINT "_room_v_version_tour_link_id_tour_link_id_fk" FOREIGN KEY ("version_tour_link_id") REFERENCES "studio"."tour_link"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_room_v" ADD CONSTRAINT "_room_v_version_plan_id_media_id_fk" FOREIGN KEY ("version_plan_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_room_v_texts" ADD CONSTRAINT "_room_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_room_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_room_v_rels" ADD CONSTRAINT "_room_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_room_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_room_v_rels" ADD CONSTRAINT "_room_v_rels_amenity_fk" FOREIGN KEY ("amenity_id") REFERENCES "studio"."amenity"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_room_v_rels" ADD CONSTRAINT "_room_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "studio"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."treehouse_hours" ADD CONSTRAINT "treehouse_hours_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."treehouse_hours" ADD CONSTRAINT "treehouse_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."treehouse"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."treehouse_facts" ADD CONSTRAINT "treehouse_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."treehouse"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."treehouse_questions" ADD CONSTRAINT "treehouse_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."treehouse"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."treehouse" ADD CONSTRAINT "treehouse_drop_down_image_id_media_id_fk" FOREIGN KEY ("drop_down_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."treehouse" ADD CONSTRAINT "treehouse_dropdown_image_mobi_id_media_id_fk" FOREIGN KEY ("dropdown_image_mobi_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."treehouse" ADD CONSTRAINT "treehouse_hero_id_hero_banner_id_fk" FOREIGN KEY ("hero_id") REFERENCES "studio"."hero_banner"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."treehouse" ADD CONSTRAINT "treehouse_tour_link_id_tour_link_id_fk" FOREIGN KEY ("tour_link_id") REFERENCES "studio"."tour_link"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."treehouse" ADD CONSTRAINT "treehouse_what_to_expect_id_what_to_expect_id_fk" FOREIGN KEY ("what_to_expect_id") REFERENCES "studio"."what_to_expect"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."treehouse_texts" ADD CONSTRAINT "treehouse_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."treehouse"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."treehouse_rels" ADD CONSTRAINT "treehouse_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."treehouse"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."treehouse_rels" ADD CONSTRAINT "treehouse_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "studio"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_treehouse_v_version_hours" ADD CONSTRAINT "_treehouse_v_version_hours_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_treehouse_v_version_hours" ADD CONSTRAINT "_treehouse_v_version_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_treehouse_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_treehouse_v_version_facts" ADD CONSTRAINT "_treehouse_v_version_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_treehouse_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_treehouse_v_version_questions" ADD CONSTRAINT "_treehouse_v_version_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_treehouse_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_treehouse_v" ADD CONSTRAINT "_treehouse_v_parent_id_treehouse_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."treehouse"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_treehouse_v" ADD CONSTRAINT "_treehouse_v_version_drop_down_image_id_media_id_fk" FOREIGN KEY ("version_drop_down_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_treehouse_v" ADD CONSTRAINT "_treehouse_v_version_dropdown_image_mobi_id_media_id_fk" FOREIGN KEY ("version_dropdown_image_mobi_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_treehouse_v" ADD CONSTRAINT "_treehouse_v_version_hero_id_hero_banner_id_fk" FOREIGN KEY ("version_hero_id") REFERENCES "studio"."hero_banner"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_treehouse_v" ADD CONSTRAINT "_treehouse_v_version_tour_link_id_tour_link_id_fk" FOREIGN KEY ("version_tour_link_id") REFERENCES "studio"."tour_link"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_treehouse_v" ADD CONSTRAINT "_treehouse_v_version_what_to_expect_id_what_to_expect_id_fk" FOREIGN KEY ("version_what_to_expect_id") REFERENCES "studio"."what_to_expect"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_treehouse_v_texts" ADD CONSTRAINT "_treehouse_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_treehouse_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_treehouse_v_rels" ADD CONSTRAINT "_treehouse_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_treehouse_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_treehouse_v_rels" ADD CONSTRAINT "_treehouse_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "studio"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."residence_facts" ADD CONSTRAINT "residence_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."residence"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."residence_spaces" ADD CONSTRAINT "residence_spaces_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."residence_spaces" ADD CONSTRAINT "residence_spaces_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."residence"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."residence_questions" ADD CONSTRAINT "residence_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."residence"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."residence_planning" ADD CONSTRAINT "residence_planning_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."residence_planning" ADD CONSTRAINT "residence_planning_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."residence"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."residence" ADD CONSTRAINT "residence_hero_id_hero_banner_id_fk" FOREIGN KEY ("hero_id") REFERENCES "studio"."hero_banner"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."residence" ADD CONSTRAINT "residence_tour_link_id_tour_link_id_fk" FOREIGN KEY ("tour_link_id") REFERENCES "studio"."tour_link"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."residence" ADD CONSTRAINT "residence_what_to_expect_id_what_to_expect_id_fk" FOREIGN KEY ("what_to_expect_id") REFERENCES "studio"."what_to_expect"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."residence" ADD CONSTRAINT "residence_fact_sheet_id_media_id_fk" FOREIGN KEY ("fact_sheet_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."residence" ADD CONSTRAINT "residence_concierge_id_team_member_id_fk" FOREIGN KEY ("concierge_id") REFERENCES "studio"."team_member"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."residence_texts" ADD CONSTRAINT "residence_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."residence"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."residence_rels" ADD CONSTRAINT "residence_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."residence"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."residence_rels" ADD CONSTRAINT "residence_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "studio"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."residence_rels" ADD CONSTRAINT "residence_rels_amenity_fk" FOREIGN KEY ("amenity_id") REFERENCES "studio"."amenity"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_residence_v_version_facts" ADD CONSTRAINT "_residence_v_version_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_residence_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_residence_v_version_spaces" ADD CONSTRAINT "_residence_v_version_spaces_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_residence_v_version_spaces" ADD CONSTRAINT "_residence_v_version_spaces_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_residence_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_residence_v_version_questions" ADD CONSTRAINT "_residence_v_version_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_residence_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_residence_v_version_planning" ADD CONSTRAINT "_residence_v_version_planning_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_residence_v_version_planning" ADD CONSTRAINT "_residence_v_version_planning_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_residence_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_residence_v" ADD CONSTRAINT "_residence_v_parent_id_residence_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."residence"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_residence_v" ADD CONSTRAINT "_residence_v_version_hero_id_hero_banner_id_fk" FOREIGN KEY ("version_hero_id") REFERENCES "studio"."hero_banner"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_residence_v" ADD CONSTRAINT "_residence_v_version_tour_link_id_tour_link_id_fk" FOREIGN KEY ("version_tour_link_id") REFERENCES "studio"."tour_link"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_residence_v" ADD CONSTRAINT "_residence_v_version_what_to_expect_id_what_to_expect_id_fk" FOREIGN KEY ("version_what_to_expect_id") REFERENCES "studio"."what_to_expect"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_residence_v" ADD CONSTRAINT "_residence_v_version_fact_sheet_id_media_id_fk" FOREIGN KEY ("version_fact_sheet_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_residence_v" ADD CONSTRAINT "_residence_v_version_concierge_id_team_member_id_fk" FOREIGN KEY ("version_concierge_id") REFERENCES "studio"."team_member"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_residence_v_texts" ADD CONSTRAINT "_residence_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_residence_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_residence_v_rels" ADD CONSTRAINT "_residence_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_residence_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_residence_v_rels" ADD CONSTRAINT "_residence_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "studio"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_residence_v_rels" ADD CONSTRAINT "_residence_v_rels_amenity_fk" FOREIGN KEY ("amenity_id") REFERENCES "studio"."amenity"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."residences" ADD CONSTRAINT "residences_hero_id_hero_banner_id_fk" FOREIGN KEY ("hero_id") REFERENCES "studio"."hero_banner"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."residences_rels" ADD CONSTRAINT "residences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."residences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."residences_rels" ADD CONSTRAINT "residences_rels_residence_fk" FOREIGN KEY ("residence_id") REFERENCES "studio"."residence"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_residences_v" ADD CONSTRAINT "_residences_v_parent_id_residences_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."residences"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_residences_v" ADD CONSTRAINT "_residences_v_version_hero_id_hero_banner_id_fk" FOREIGN KEY ("version_hero_id") REFERENCES "studio"."hero_banner"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_residences_v_rels" ADD CONSTRAINT "_residences_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_residences_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_residences_v_rels" ADD CONSTRAINT "_residences_v_rels_residence_fk" FOREIGN KEY ("residence_id") REFERENCES "studio"."residence"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."rate_seasons" ADD CONSTRAINT "rate_seasons_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."rate"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."rate" ADD CONSTRAINT "rate_accommodation_id_accommodation_id_fk" FOREIGN KEY ("accommodation_id") REFERENCES "studio"."accommodation"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."rate" ADD CONSTRAINT "rate_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "studio"."room"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."rate" ADD CONSTRAINT "rate_residence_id_residence_id_fk" FOREIGN KEY ("residence_id") REFERENCES "studio"."residence"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."rate" ADD CONSTRAINT "rate_treehouse_id_treehouse_id_fk" FOREIGN KEY ("treehouse_id") REFERENCES "studio"."treehouse"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."rate_texts" ADD CONSTRAINT "rate_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."rate"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_rate_v_version_seasons" ADD CONSTRAINT "_rate_v_version_seasons_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_rate_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_rate_v" ADD CONSTRAINT "_rate_v_parent_id_rate_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."rate"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_rate_v" ADD CONSTRAINT "_rate_v_version_accommodation_id_accommodation_id_fk" FOREIGN KEY ("version_accommodation_id") REFERENCES "studio"."accommodation"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_rate_v" ADD CONSTRAINT "_rate_v_version_room_id_room_id_fk" FOREIGN KEY ("version_room_id") REFERENCES "studio"."room"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_rate_v" ADD CONSTRAINT "_rate_v_version_residence_id_residence_id_fk" FOREIGN KEY ("version_residence_id") REFERENCES "studio"."residence"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_rate_v" ADD CONSTRAINT "_rate_v_version_treehouse_id_treehouse_id_fk" FOREIGN KEY ("version_treehouse_id") REFERENCES "studio"."treehouse"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_rate_v_texts" ADD CONSTRAINT "_rate_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_rate_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."offer" ADD CONSTRAINT "offer_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."offer_texts" ADD CONSTRAINT "offer_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."offer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."offer_rels" ADD CONSTRAINT "offer_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."offer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."offer_rels" ADD CONSTRAINT "offer_rels_accommodation_fk" FOREIGN KEY ("accommodation_id") REFERENCES "studio"."accommodation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_offer_v" ADD CONSTRAINT "_offer_v_parent_id_offer_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."offer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_offer_v" ADD CONSTRAINT "_offer_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_offer_v_texts" ADD CONSTRAINT "_offer_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_offer_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_offer_v_rels" ADD CONSTRAINT "_offer_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_offer_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_offer_v_rels" ADD CONSTRAINT "_offer_v_rels_accommodation_fk" FOREIGN KEY ("accommodation_id") REFERENCES "studio"."accommodation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_season_v" ADD CONSTRAINT "_season_v_parent_id_season_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."season"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."amenity" ADD CONSTRAINT "amenity_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_amenity_v" ADD CONSTRAINT "_amenity_v_parent_id_amenity_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."amenity"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_amenity_v" ADD CONSTRAINT "_amenity_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."safari" ADD CONSTRAINT "safari_drop_down_image_id_media_id_fk" FOREIGN KEY ("drop_down_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."safari" ADD CONSTRAINT "safari_dropdown_image_mobi_id_media_id_fk" FOREIGN KEY ("dropdown_image_mobi_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_safari_v" ADD CONSTRAINT "_safari_v_parent_id_safari_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."safari"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_safari_v" ADD CONSTRAINT "_safari_v_version_drop_down_image_id_media_id_fk" FOREIGN KEY ("version_drop_down_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_safari_v" ADD CONSTRAINT "_safari_v_version_dropdown_image_mobi_id_media_id_fk" FOREIGN KEY ("version_dropdown_image_mobi_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."our_safaris_activities" ADD CONSTRAINT "our_safaris_activities_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."our_safaris_activities" ADD CONSTRAINT "our_safaris_activities_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."our_safaris"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."our_safaris_months" ADD CONSTRAINT "our_safaris_months_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."our_safaris"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."our_safaris" ADD CONSTRAINT "our_safaris_background_image_id_media_id_fk" FOREIGN KEY ("background_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."our_safaris" ADD CONSTRAINT "our_safaris_background_video_id_media_id_fk" FOREIGN KEY ("background_video_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."our_safaris" ADD CONSTRAINT "our_safaris_background_video_alternative_id_media_id_fk" FOREIGN KEY ("background_video_alternative_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."our_safaris_texts" ADD CONSTRAINT "our_safaris_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."our_safaris"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_our_safaris_v_version_activities" ADD CONSTRAINT "_our_safaris_v_version_activities_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_our_safaris_v_version_activities" ADD CONSTRAINT "_our_safaris_v_version_activities_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_our_safaris_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_our_safaris_v_version_months" ADD CONSTRAINT "_our_safaris_v_version_months_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_our_safaris_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_our_safaris_v" ADD CONSTRAINT "_our_safaris_v_parent_id_our_safaris_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."our_safaris"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_our_safaris_v" ADD CONSTRAINT "_our_safaris_v_version_background_image_id_media_id_fk" FOREIGN KEY ("version_background_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_our_safaris_v" ADD CONSTRAINT "_our_safaris_v_version_background_video_id_media_id_fk" FOREIGN KEY ("version_background_video_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_our_safaris_v" ADD CONSTRAINT "_our_safaris_v_version_background_video_alternative_id_media_id_fk" FOREIGN KEY ("version_background_video_alternative_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_our_safaris_v_texts" ADD CONSTRAINT "_our_safaris_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_our_safaris_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."region_facts" ADD CONSTRAINT "region_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."region"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."region" ADD CONSTRAINT "region_map_image_id_media_id_fk" FOREIGN KEY ("map_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."region" ADD CONSTRAINT "region_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."region_rels" ADD CONSTRAINT "region_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."region"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."region_rels" ADD CONSTRAINT "region_rels_property_updated_fk" FOREIGN KEY ("property_updated_id") REFERENCES "studio"."property_updated"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_region_v_version_facts" ADD CONSTRAINT "_region_v_version_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_region_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_region_v" ADD CONSTRAINT "_region_v_parent_id_region_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."region"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_region_v" ADD CONSTRAINT "_region_v_version_map_image_id_media_id_fk" FOREIGN KEY ("version_map_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_region_v" ADD CONSTRAINT "_region_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_region_v_rels" ADD CONSTRAINT "_region_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_region_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_region_v_rels" ADD CONSTRAINT "_region_v_rels_property_updated_fk" FOREIGN KEY ("property_updated_id") REFERENCES "studio"."property_updated"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."destination_facts" ADD CONSTRAINT "destination_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."destination"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."destination_questions" ADD CONSTRAINT "destination_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."destination"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."destination" ADD CONSTRAINT "destination_hero_id_hero_banner_id_fk" FOREIGN KEY ("hero_id") REFERENCES "studio"."hero_banner"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."destination" ADD CONSTRAINT "destination_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."destination" ADD CONSTRAINT "destination_map_image_id_media_id_fk" FOREIGN KEY ("map_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."destination_rels" ADD CONSTRAINT "destination_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."destination"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."destination_rels" ADD CONSTRAINT "destination_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "studio"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."destination_rels" ADD CONSTRAINT "destination_rels_property_updated_fk" FOREIGN KEY ("property_updated_id") REFERENCES "studio"."property_updated"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."destination_rels" ADD CONSTRAINT "destination_rels_accommodation_fk" FOREIGN KEY ("accommodation_id") REFERENCES "studio"."accommodation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_destination_v_version_facts" ADD CONSTRAINT "_destination_v_version_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_destination_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_destination_v_version_questions" ADD CONSTRAINT "_destination_v_version_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_destination_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_destination_v" ADD CONSTRAINT "_destination_v_parent_id_destination_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."destination"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_destination_v" ADD CONSTRAINT "_destination_v_version_hero_id_hero_banner_id_fk" FOREIGN KEY ("version_hero_id") REFERENCES "studio"."hero_banner"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_destination_v" ADD CONSTRAINT "_destination_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_destination_v" ADD CONSTRAINT "_destination_v_version_map_image_id_media_id_fk" FOREIGN KEY ("version_map_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_destination_v_rels" ADD CONSTRAINT "_destination_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_destination_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_destination_v_rels" ADD CONSTRAINT "_destination_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "studio"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_destination_v_rels" ADD CONSTRAINT "_destination_v_rels_property_updated_fk" FOREIGN KEY ("property_updated_id") REFERENCES "studio"."property_updated"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_destination_v_rels" ADD CONSTRAINT "_destination_v_rels_accommodation_fk" FOREIGN KEY ("accommodation_id") REFERENCES "studio"."accommodation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."property_favourites_favourites" ADD CONSTRAINT "property_favourites_favourites_experience_image_id_media_id_fk" FOREIGN KEY ("experience_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."property_favourites_favourites" ADD CONSTRAINT "property_favourites_favourites_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."property_favourites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_property_favourites_v_version_favourites" ADD CONSTRAINT "_property_favourites_v_version_favourites_experience_image_id_media_id_fk" FOREIGN KEY ("experience_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_property_favourites_v_version_favourites" ADD CONSTRAINT "_property_favourites_v_version_favourites_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_property_favourites_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_property_favourites_v" ADD CONSTRAINT "_property_favourites_v_parent_id_property_favourites_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."property_favourites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."accommodation_card" ADD CONSTRAINT "accommodation_card_background_image_id_media_id_fk" FOREIGN KEY ("background_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_accommodation_card_v" ADD CONSTRAINT "_accommodation_card_v_parent_id_accommodation_card_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."accommodation_card"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_accommodation_card_v" ADD CONSTRAINT "_accommodation_card_v_version_background_image_id_media_id_fk" FOREIGN KEY ("version_background_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."tour_link_tour_link_for" ADD CONSTRAINT "tour_link_tour_link_for_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."tour_link"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."tour_link" ADD CONSTRAINT "tour_link_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_tour_link_v_version_tour_link_for" ADD CONSTRAINT "_tour_link_v_version_tour_link_for_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_tour_link_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_tour_link_v" ADD CONSTRAINT "_tour_link_v_parent_id_tour_link_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."tour_link"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_tour_link_v" ADD CONSTRAINT "_tour_link_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."experiences_properties" ADD CONSTRAINT "experiences_properties_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."experiences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."experiences" ADD CONSTRAINT "experiences_experience_category_id_experiences_category_id_fk" FOREIGN KEY ("experience_category_id") REFERENCES "studio"."experiences_category"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."experiences" ADD CONSTRAINT "experiences_experience_image_id_media_id_fk" FOREIGN KEY ("experience_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."experiences" ADD CONSTRAINT "experiences_background_video_id_media_id_fk" FOREIGN KEY ("background_video_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."experiences" ADD CONSTRAINT "experiences_background_video_alternative_id_media_id_fk" FOREIGN KEY ("background_video_alternative_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."experiences" ADD CONSTRAINT "experiences_what_to_expect_id_what_to_expect_id_fk" FOREIGN KEY ("what_to_expect_id") REFERENCES "studio"."what_to_expect"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."experiences" ADD CONSTRAINT "experiences_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."experiences" ADD CONSTRAINT "experiences_additional_file_id_media_id_fk" FOREIGN KEY ("additional_file_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."experiences" ADD CONSTRAINT "experiences_third_file_id_media_id_fk" FOREIGN KEY ("third_file_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."experiences_rels" ADD CONSTRAINT "experiences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."experiences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."experiences_rels" ADD CONSTRAINT "experiences_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "studio"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_experiences_v_version_properties" ADD CONSTRAINT "_experiences_v_version_properties_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_experiences_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_experiences_v" ADD CONSTRAINT "_experiences_v_parent_id_experiences_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."experiences"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_experiences_v" ADD CONSTRAINT "_experiences_v_version_experience_category_id_experiences_category_id_fk" FOREIGN KEY ("version_experience_category_id") REFERENCES "studio"."experiences_category"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_experiences_v" ADD CONSTRAINT "_experiences_v_version_experience_image_id_media_id_fk" FOREIGN KEY ("version_experience_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_experiences_v" ADD CONSTRAINT "_experiences_v_version_background_video_id_media_id_fk" FOREIGN KEY ("version_background_video_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_experiences_v" ADD CONSTRAINT "_experiences_v_version_background_video_alternative_id_media_id_fk" FOREIGN KEY ("version_background_video_alternative_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_experiences_v" ADD CONSTRAINT "_experiences_v_version_what_to_expect_id_what_to_expect_id_fk" FOREIGN KEY ("version_what_to_expect_id") REFERENCES "studio"."what_to_expect"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_experiences_v" ADD CONSTRAINT "_experiences_v_version_file_id_media_id_fk" FOREIGN KEY ("version_file_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_experiences_v" ADD CONSTRAINT "_experiences_v_version_additional_file_id_media_id_fk" FOREIGN KEY ("version_additional_file_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_experiences_v" ADD CONSTRAINT "_experiences_v_version_third_file_id_media_id_fk" FOREIGN KEY ("version_third_file_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_experiences_v_rels" ADD CONSTRAINT "_experiences_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_experiences_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_experiences_v_rels" ADD CONSTRAINT "_experiences_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "studio"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."experiences_category_carousel_items" ADD CONSTRAINT "experiences_category_carousel_items_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."experiences_category_carousel_items" ADD CONSTRAINT "experiences_category_carousel_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."experiences_category"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."experiences_category" ADD CONSTRAINT "experiences_category_dropdown_thumbnail_id_media_id_fk" FOREIGN KEY ("dropdown_thumbnail_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."experiences_category" ADD CONSTRAINT "experiences_category_main_image_id_media_id_fk" FOREIGN KEY ("main_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."experiences_category" ADD CONSTRAINT "experiences_category_hero_id_hero_banner_id_fk" FOREIGN KEY ("hero_id") REFERENCES "studio"."hero_banner"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."experiences_category" ADD CONSTRAINT "experiences_category_fact_sheet_id_media_id_fk" FOREIGN KEY ("fact_sheet_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."experiences_category_rels" ADD CONSTRAINT "experiences_category_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."experiences_category"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."experiences_category_rels" ADD CONSTRAINT "experiences_category_rels_experiences_fk" FOREIGN KEY ("experiences_id") REFERENCES "studio"."experiences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."experiences_category_rels" ADD CONSTRAINT "experiences_category_rels_testimonial_fk" FOREIGN KEY ("testimonial_id") REFERENCES "studio"."testimonial"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_experiences_category_v_version_carousel_items" ADD CONSTRAINT "_experiences_category_v_version_carousel_items_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_experiences_category_v_version_carousel_items" ADD CONSTRAINT "_experiences_category_v_version_carousel_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_experiences_category_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_experiences_category_v" ADD CONSTRAINT "_experiences_category_v_parent_id_experiences_category_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."experiences_category"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_experiences_category_v" ADD CONSTRAINT "_experiences_category_v_version_dropdown_thumbnail_id_media_id_fk" FOREIGN KEY ("version_dropdown_thumbnail_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_experiences_category_v" ADD CONSTRAINT "_experiences_category_v_version_main_image_id_media_id_fk" FOREIGN KEY ("version_main_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_experiences_category_v" ADD CONSTRAINT "_experiences_category_v_version_hero_id_hero_banner_id_fk" FOREIGN KEY ("version_hero_id") REFERENCES "studio"."hero_banner"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_experiences_category_v" ADD CONSTRAINT "_experiences_category_v_version_fact_sheet_id_media_id_fk" FOREIGN KEY ("version_fact_sheet_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_experiences_category_v_rels" ADD CONSTRAINT "_experiences_category_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_experiences_category_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_experiences_category_v_rels" ADD CONSTRAINT "_experiences_category_v_rels_experiences_fk" FOREIGN KEY ("experiences_id") REFERENCES "studio"."experiences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_experiences_category_v_rels" ADD CONSTRAINT "_experiences_category_v_rels_testimonial_fk" FOREIGN KEY ("testimonial_id") REFERENCES "studio"."testimonial"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."experiences_property_experience_categories" ADD CONSTRAINT "experiences_property_experience_categories_category_id_experiences_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "studio"."experiences_category"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."experiences_property_experience_categories" ADD CONSTRAINT "experiences_property_experience_categories_main_image_id_media_id_fk" FOREIGN KEY ("main_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."experiences_property_experience_categories" ADD CONSTRAINT "experiences_property_experience_categories_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."experiences_property"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."experiences_property" ADD CONSTRAINT "experiences_property_intro_section_id_intro_section_id_fk" FOREIGN KEY ("intro_section_id") REFERENCES "studio"."intro_section"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."experiences_property" ADD CONSTRAINT "experiences_property_fact_sheet_id_media_id_fk" FOREIGN KEY ("fact_sheet_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."experiences_property_rels" ADD CONSTRAINT "experiences_property_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."experiences_property"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."experiences_property_rels" ADD CONSTRAINT "experiences_property_rels_experiences_fk" FOREIGN KEY ("experiences_id") REFERENCES "studio"."experiences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."experiences_property_rels" ADD CONSTRAINT "experiences_property_rels_testimonial_fk" FOREIGN KEY ("testimonial_id") REFERENCES "studio"."testimonial"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_experiences_property_v_version_experience_categories" ADD CONSTRAINT "_experiences_property_v_version_experience_categories_category_id_experiences_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "studio"."experiences_category"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_experiences_property_v_version_experience_categories" ADD CONSTRAINT "_experiences_property_v_version_experience_categories_main_image_id_media_id_fk" FOREIGN KEY ("main_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_experiences_property_v_version_experience_categories" ADD CONSTRAINT "_experiences_property_v_version_experience_categories_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_experiences_property_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_experiences_property_v" ADD CONSTRAINT "_experiences_property_v_parent_id_experiences_property_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."experiences_property"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_experiences_property_v" ADD CONSTRAINT "_experiences_property_v_version_intro_section_id_intro_section_id_fk" FOREIGN KEY ("version_intro_section_id") REFERENCES "studio"."intro_section"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_experiences_property_v" ADD CONSTRAINT "_experiences_property_v_version_fact_sheet_id_media_id_fk" FOREIGN KEY ("version_fact_sheet_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_experiences_property_v_rels" ADD CONSTRAINT "_experiences_property_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_experiences_property_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_experiences_property_v_rels" ADD CONSTRAINT "_experiences_property_v_rels_experiences_fk" FOREIGN KEY ("experiences_id") REFERENCES "studio"."experiences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_experiences_property_v_rels" ADD CONSTRAINT "_experiences_property_v_rels_testimonial_fk" FOREIGN KEY ("testimonial_id") REFERENCES "studio"."testimonial"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."experiences_section" ADD CONSTRAINT "experiences_section_experience_pdf_id_media_id_fk" FOREIGN KEY ("experience_pdf_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."experiences_section_rels" ADD CONSTRAINT "experiences_section_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."experiences_section"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."experiences_section_rels" ADD CONSTRAINT "experiences_section_rels_experiences_fk" FOREIGN KEY ("experiences_id") REFERENCES "studio"."experiences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_experiences_section_v" ADD CONSTRAINT "_experiences_section_v_parent_id_experiences_section_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."experiences_section"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_experiences_section_v" ADD CONSTRAINT "_experiences_section_v_version_experience_pdf_id_media_id_fk" FOREIGN KEY ("version_experience_pdf_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_experiences_section_v_rels" ADD CONSTRAINT "_experiences_section_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_experiences_section_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_experiences_section_v_rels" ADD CONSTRAINT "_experiences_section_v_rels_experiences_fk" FOREIGN KEY ("experiences_id") REFERENCES "studio"."experiences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."persona" ADD CONSTRAINT "persona_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."persona_rels" ADD CONSTRAINT "persona_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."persona"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."persona_rels" ADD CONSTRAINT "persona_rels_experiences_fk" FOREIGN KEY ("experiences_id") REFERENCES "studio"."experiences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_persona_v" ADD CONSTRAINT "_persona_v_parent_id_persona_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."persona"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_persona_v" ADD CONSTRAINT "_persona_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_persona_v_rels" ADD CONSTRAINT "_persona_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_persona_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_persona_v_rels" ADD CONSTRAINT "_persona_v_rels_experiences_fk" FOREIGN KEY ("experiences_id") REFERENCES "studio"."experiences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."what_to_expect_additional_info_copy" ADD CONSTRAINT "what_to_expect_additional_info_copy_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."what_to_expect"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."what_to_expect_icons_what_to_wear" ADD CONSTRAINT "what_to_expect_icons_what_to_wear_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."what_to_expect_icons_what_to_wear" ADD CONSTRAINT "what_to_expect_icons_what_to_wear_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."what_to_expect"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."what_to_expect_icons_what_to_bring_along" ADD CONSTRAINT "what_to_expect_icons_what_to_bring_along_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."what_to_expect_icons_what_to_bring_along" ADD CONSTRAINT "what_to_expect_icons_what_to_bring_along_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."what_to_expect"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."what_to_expect_icons_features" ADD CONSTRAINT "what_to_expect_icons_features_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."what_to_expect_icons_features" ADD CONSTRAINT "what_to_expect_icons_features_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."what_to_expect"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."what_to_expect_appointments" ADD CONSTRAINT "what_to_expect_appointments_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."what_to_expect"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."what_to_expect_fact_sheets_or_menus" ADD CONSTRAINT "what_to_expect_fact_sheets_or_menus_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."what_to_expect_fact_sheets_or_menus" ADD CONSTRAINT "what_to_expect_fact_sheets_or_menus_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."what_to_expect"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_what_to_expect_v_version_additional_info_copy" ADD CONSTRAINT "_what_to_expect_v_version_additional_info_copy_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_what_to_expect_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_what_to_expect_v_version_icons_what_to_wear" ADD CONSTRAINT "_what_to_expect_v_version_icons_what_to_wear_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_what_to_expect_v_version_icons_what_to_wear" ADD CONSTRAINT "_what_to_expect_v_version_icons_what_to_wear_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_what_to_expect_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_what_to_expect_v_version_icons_what_to_bring_along" ADD CONSTRAINT "_what_to_expect_v_version_icons_what_to_bring_along_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_what_to_expect_v_version_icons_what_to_bring_along" ADD CONSTRAINT "_what_to_expect_v_version_icons_what_to_bring_along_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_what_to_expect_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_what_to_expect_v_version_icons_features" ADD CONSTRAINT "_what_to_expect_v_version_icons_features_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_what_to_expect_v_version_icons_features" ADD CONSTRAINT "_what_to_expect_v_version_icons_features_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_what_to_expect_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_what_to_expect_v_version_appointments" ADD CONSTRAINT "_what_to_expect_v_version_appointments_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_what_to_expect_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_what_to_expect_v_version_fact_sheets_or_menus" ADD CONSTRAINT "_what_to_expect_v_version_fact_sheets_or_menus_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_what_to_expect_v_version_fact_sheets_or_menus" ADD CONSTRAINT "_what_to_expect_v_version_fact_sheets_or_menus_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_what_to_expect_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_what_to_expect_v" ADD CONSTRAINT "_what_to_expect_v_parent_id_what_to_expect_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."what_to_expect"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_testimonial_v" ADD CONSTRAINT "_testimonial_v_parent_id_testimonial_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."testimonial"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."packages_stops" ADD CONSTRAINT "packages_stops_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."packages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."packages_days" ADD CONSTRAINT "packages_days_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."packages_days" ADD CONSTRAINT "packages_days_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."packages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."packages_facts" ADD CONSTRAINT "packages_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."packages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."packages_questions" ADD CONSTRAINT "packages_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."packages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."packages" ADD CONSTRAINT "packages_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."packages" ADD CONSTRAINT "packages_hero_id_hero_banner_id_fk" FOREIGN KEY ("hero_id") REFERENCES "studio"."hero_banner"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."packages" ADD CONSTRAINT "packages_download_id_media_id_fk" FOREIGN KEY ("download_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."packages" ADD CONSTRAINT "packages_specialist_id_specialist_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "studio"."specialist"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."packages" ADD CONSTRAINT "packages_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."packages_texts" ADD CONSTRAINT "packages_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."packages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."packages_rels" ADD CONSTRAINT "packages_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."packages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."packages_rels" ADD CONSTRAINT "packages_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "studio"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."packages_rels" ADD CONSTRAINT "packages_rels_travel_africa_destination_fk" FOREIGN KEY ("travel_africa_destination_id") REFERENCES "studio"."travel_africa_destination"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."packages_rels" ADD CONSTRAINT "packages_rels_travel_africa_travel_type_fk" FOREIGN KEY ("travel_africa_travel_type_id") REFERENCES "studio"."travel_africa_travel_type"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."packages_rels" ADD CONSTRAINT "packages_rels_testimonial_fk" FOREIGN KEY ("testimonial_id") REFERENCES "studio"."testimonial"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_packages_v_version_stops" ADD CONSTRAINT "_packages_v_version_stops_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_packages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_packages_v_version_days" ADD CONSTRAINT "_packages_v_version_days_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_packages_v_version_days" ADD CONSTRAINT "_packages_v_version_days_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_packages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_packages_v_version_facts" ADD CONSTRAINT "_packages_v_version_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_packages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_packages_v_version_questions" ADD CONSTRAINT "_packages_v_version_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_packages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_packages_v" ADD CONSTRAINT "_packages_v_parent_id_packages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."packages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_packages_v" ADD CONSTRAINT "_packages_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_packages_v" ADD CONSTRAINT "_packages_v_version_hero_id_hero_banner_id_fk" FOREIGN KEY ("version_hero_id") REFERENCES "studio"."hero_banner"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_packages_v" ADD CONSTRAINT "_packages_v_version_download_id_media_id_fk" FOREIGN KEY ("version_download_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_packages_v" ADD CONSTRAINT "_packages_v_version_specialist_id_specialist_id_fk" FOREIGN KEY ("version_specialist_id") REFERENCES "studio"."specialist"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_packages_v" ADD CONSTRAINT "_packages_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_packages_v_texts" ADD CONSTRAINT "_packages_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_packages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_packages_v_rels" ADD CONSTRAINT "_packages_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_packages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_packages_v_rels" ADD CONSTRAINT "_packages_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "studio"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_packages_v_rels" ADD CONSTRAINT "_packages_v_rels_travel_africa_destination_fk" FOREIGN KEY ("travel_africa_destination_id") REFERENCES "studio"."travel_africa_destination"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_packages_v_rels" ADD CONSTRAINT "_packages_v_rels_travel_africa_travel_type_fk" FOREIGN KEY ("travel_africa_travel_type_id") REFERENCES "studio"."travel_africa_travel_type"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_packages_v_rels" ADD CONSTRAINT "_packages_v_rels_testimonial_fk" FOREIGN KEY ("testimonial_id") REFERENCES "studio"."testimonial"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."package_section_filters" ADD CONSTRAINT "package_section_filters_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."package_section"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."package_section" ADD CONSTRAINT "package_section_hero_id_hero_banner_id_fk" FOREIGN KEY ("hero_id") REFERENCES "studio"."hero_banner"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."package_section_texts" ADD CONSTRAINT "package_section_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."package_section"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."package_section_rels" ADD CONSTRAINT "package_section_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."package_section"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."package_section_rels" ADD CONSTRAINT "package_section_rels_packages_fk" FOREIGN KEY ("packages_id") REFERENCES "studio"."packages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_package_section_v_version_filters" ADD CONSTRAINT "_package_section_v_version_filters_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_package_section_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_package_section_v" ADD CONSTRAINT "_package_section_v_parent_id_package_section_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."package_section"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_package_section_v" ADD CONSTRAINT "_package_section_v_version_hero_id_hero_banner_id_fk" FOREIGN KEY ("version_hero_id") REFERENCES "studio"."hero_banner"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_package_section_v_texts" ADD CONSTRAINT "_package_section_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_package_section_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_package_section_v_rels" ADD CONSTRAINT "_package_section_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_package_section_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_package_section_v_rels" ADD CONSTRAINT "_package_section_v_rels_packages_fk" FOREIGN KEY ("packages_id") REFERENCES "studio"."packages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."custom_journey_steps" ADD CONSTRAINT "custom_journey_steps_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."custom_journey_steps" ADD CONSTRAINT "custom_journey_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."custom_journey"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."custom_journey" ADD CONSTRAINT "custom_journey_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."custom_journey" ADD CONSTRAINT "custom_journey_specialist_id_specialist_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "studio"."specialist"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_custom_journey_v_version_steps" ADD CONSTRAINT "_custom_journey_v_version_steps_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_custom_journey_v_version_steps" ADD CONSTRAINT "_custom_journey_v_version_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_custom_journey_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_custom_journey_v" ADD CONSTRAINT "_custom_journey_v_parent_id_custom_journey_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."custom_journey"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_custom_journey_v" ADD CONSTRAINT "_custom_journey_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_custom_journey_v" ADD CONSTRAINT "_custom_journey_v_version_specialist_id_specialist_id_fk" FOREIGN KEY ("version_specialist_id") REFERENCES "studio"."specialist"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."travel_africa_travel_purpose_purposes" ADD CONSTRAINT "travel_africa_travel_purpose_purposes_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."travel_africa_travel_purpose_purposes" ADD CONSTRAINT "travel_africa_travel_purpose_purposes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."travel_africa"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."travel_africa" ADD CONSTRAINT "travel_africa_hero_id_hero_banner_id_fk" FOREIGN KEY ("hero_id") REFERENCES "studio"."hero_banner"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."travel_africa" ADD CONSTRAINT "travel_africa_intro_id_intro_section_id_fk" FOREIGN KEY ("intro_id") REFERENCES "studio"."intro_section"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."travel_africa" ADD CONSTRAINT "travel_africa_map_id_maps_id_fk" FOREIGN KEY ("map_id") REFERENCES "studio"."maps"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."travel_africa" ADD CONSTRAINT "travel_africa_travel_purpose_image_id_media_id_fk" FOREIGN KEY ("travel_purpose_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."travel_africa_rels" ADD CONSTRAINT "travel_africa_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."travel_africa"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."travel_africa_rels" ADD CONSTRAINT "travel_africa_rels_travel_africa_destination_fk" FOREIGN KEY ("travel_africa_destination_id") REFERENCES "studio"."travel_africa_destination"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."travel_africa_rels" ADD CONSTRAINT "travel_africa_rels_travel_africa_travel_type_fk" FOREIGN KEY ("travel_africa_travel_type_id") REFERENCES "studio"."travel_africa_travel_type"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."travel_africa_rels" ADD CONSTRAINT "travel_africa_rels_packages_fk" FOREIGN KEY ("packages_id") REFERENCES "studio"."packages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."travel_africa_rels" ADD CONSTRAINT "travel_africa_rels_specialist_fk" FOREIGN KEY ("specialist_id") REFERENCES "studio"."specialist"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."travel_africa_rels" ADD CONSTRAINT "travel_africa_rels_testimonial_fk" FOREIGN KEY ("testimonial_id") REFERENCES "studio"."testimonial"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_travel_africa_v_version_travel_purpose_purposes" ADD CONSTRAINT "_travel_africa_v_version_travel_purpose_purposes_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_travel_africa_v_version_travel_purpose_purposes" ADD CONSTRAINT "_travel_africa_v_version_travel_purpose_purposes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_travel_africa_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_travel_africa_v" ADD CONSTRAINT "_travel_africa_v_parent_id_travel_africa_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."travel_africa"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_travel_africa_v" ADD CONSTRAINT "_travel_africa_v_version_hero_id_hero_banner_id_fk" FOREIGN KEY ("version_hero_id") REFERENCES "studio"."hero_banner"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_travel_africa_v" ADD CONSTRAINT "_travel_africa_v_version_intro_id_intro_section_id_fk" FOREIGN KEY ("version_intro_id") REFERENCES "studio"."intro_section"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_travel_africa_v" ADD CONSTRAINT "_travel_africa_v_version_map_id_maps_id_fk" FOREIGN KEY ("version_map_id") REFERENCES "studio"."maps"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_travel_africa_v" ADD CONSTRAINT "_travel_africa_v_version_travel_purpose_image_id_media_id_fk" FOREIGN KEY ("version_travel_purpose_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_travel_africa_v_rels" ADD CONSTRAINT "_travel_africa_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_travel_africa_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_travel_africa_v_rels" ADD CONSTRAINT "_travel_africa_v_rels_travel_africa_destination_fk" FOREIGN KEY ("travel_africa_destination_id") REFERENCES "studio"."travel_africa_destination"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_travel_africa_v_rels" ADD CONSTRAINT "_travel_africa_v_rels_travel_africa_travel_type_fk" FOREIGN KEY ("travel_africa_travel_type_id") REFERENCES "studio"."travel_africa_travel_type"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_travel_africa_v_rels" ADD CONSTRAINT "_travel_africa_v_rels_packages_fk" FOREIGN KEY ("packages_id") REFERENCES "studio"."packages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_travel_africa_v_rels" ADD CONSTRAINT "_travel_africa_v_rels_specialist_fk" FOREIGN KEY ("specialist_id") REFERENCES "studio"."specialist"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_travel_africa_v_rels" ADD CONSTRAINT "_travel_africa_v_rels_testimonial_fk" FOREIGN KEY ("testimonial_id") REFERENCES "studio"."testimonial"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."travel_africa_destination_facts" ADD CONSTRAINT "travel_africa_destination_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."travel_africa_destination"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."travel_africa_destination_highlights" ADD CONSTRAINT "travel_africa_destination_highlights_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."travel_africa_destination_highlights" ADD CONSTRAINT "travel_africa_destination_highlights_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."travel_africa_destination"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."travel_africa_destination_questions" ADD CONSTRAINT "travel_africa_destination_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."travel_africa_destination"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."travel_africa_destination" ADD CONSTRAINT "travel_africa_destination_hero_id_hero_banner_id_fk" FOREIGN KEY ("hero_id") REFERENCES "studio"."hero_banner"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."travel_africa_destination" ADD CONSTRAINT "travel_africa_destination_intro_id_intro_section_id_fk" FOREIGN KEY ("intro_id") REFERENCES "studio"."intro_section"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."travel_africa_destination" ADD CONSTRAINT "travel_africa_destination_map_image_id_media_id_fk" FOREIGN KEY ("map_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."travel_africa_destination_rels" ADD CONSTRAINT "travel_africa_destination_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."travel_africa_destination"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."travel_africa_destination_rels" ADD CONSTRAINT "travel_africa_destination_rels_travel_africa_property_fk" FOREIGN KEY ("travel_africa_property_id") REFERENCES "studio"."travel_africa_property"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."travel_africa_destination_rels" ADD CONSTRAINT "travel_africa_destination_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "studio"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_travel_africa_destination_v_version_facts" ADD CONSTRAINT "_travel_africa_destination_v_version_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_travel_africa_destination_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_travel_africa_destination_v_version_highlights" ADD CONSTRAINT "_travel_africa_destination_v_version_highlights_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_travel_africa_destination_v_version_highlights" ADD CONSTRAINT "_travel_africa_destination_v_version_highlights_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_travel_africa_destination_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_travel_africa_destination_v_version_questions" ADD CONSTRAINT "_travel_africa_destination_v_version_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_travel_africa_destination_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_travel_africa_destination_v" ADD CONSTRAINT "_travel_africa_destination_v_parent_id_travel_africa_destination_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."travel_africa_destination"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_travel_africa_destination_v" ADD CONSTRAINT "_travel_africa_destination_v_version_hero_id_hero_banner_id_fk" FOREIGN KEY ("version_hero_id") REFERENCES "studio"."hero_banner"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_travel_africa_destination_v" ADD CONSTRAINT "_travel_africa_destination_v_version_intro_id_intro_section_id_fk" FOREIGN KEY ("version_intro_id") REFERENCES "studio"."intro_section"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_travel_africa_destination_v" ADD CONSTRAINT "_travel_africa_destination_v_version_map_image_id_media_id_fk" FOREIGN KEY ("version_map_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_travel_africa_destination_v_rels" ADD CONSTRAINT "_travel_africa_destination_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_travel_africa_destination_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_travel_africa_destination_v_rels" ADD CONSTRAINT "_travel_africa_destination_v_rels_travel_africa_property_fk" FOREIGN KEY ("travel_africa_property_id") REFERENCES "studio"."travel_africa_property"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_travel_africa_destination_v_rels" ADD CONSTRAINT "_travel_africa_destination_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "studio"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."travel_africa_property_facts" ADD CONSTRAINT "travel_africa_property_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."travel_africa_property"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."travel_africa_property" ADD CONSTRAINT "travel_africa_property_background_image_id_media_id_fk" FOREIGN KEY ("background_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."travel_africa_property_rels" ADD CONSTRAINT "travel_africa_property_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."travel_africa_property"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."travel_africa_property_rels" ADD CONSTRAINT "travel_africa_property_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "studio"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_travel_africa_property_v_version_facts" ADD CONSTRAINT "_travel_africa_property_v_version_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_travel_africa_property_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_travel_africa_property_v" ADD CONSTRAINT "_travel_africa_property_v_parent_id_travel_africa_property_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."travel_africa_property"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_travel_africa_property_v" ADD CONSTRAINT "_travel_africa_property_v_version_background_image_id_media_id_fk" FOREIGN KEY ("version_background_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_travel_africa_property_v_rels" ADD CONSTRAINT "_travel_africa_property_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_travel_africa_property_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_travel_africa_property_v_rels" ADD CONSTRAINT "_travel_africa_property_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "studio"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."travel_africa_travel_type" ADD CONSTRAINT "travel_africa_travel_type_hero_id_hero_banner_id_fk" FOREIGN KEY ("hero_id") REFERENCES "studio"."hero_banner"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."travel_africa_travel_type" ADD CONSTRAINT "travel_africa_travel_type_intro_id_intro_section_id_fk" FOREIGN KEY ("intro_id") REFERENCES "studio"."intro_section"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."travel_africa_travel_type" ADD CONSTRAINT "travel_africa_travel_type_card_image_id_media_id_fk" FOREIGN KEY ("card_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."travel_africa_travel_type_rels" ADD CONSTRAINT "travel_africa_travel_type_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."travel_africa_travel_type"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."travel_africa_travel_type_rels" ADD CONSTRAINT "travel_africa_travel_type_rels_travel_africa_destination_fk" FOREIGN KEY ("travel_africa_destination_id") REFERENCES "studio"."travel_africa_destination"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."travel_africa_travel_type_rels" ADD CONSTRAINT "travel_africa_travel_type_rels_packages_fk" FOREIGN KEY ("packages_id") REFERENCES "studio"."packages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_travel_africa_travel_type_v" ADD CONSTRAINT "_travel_africa_travel_type_v_parent_id_travel_africa_travel_type_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."travel_africa_travel_type"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_travel_africa_travel_type_v" ADD CONSTRAINT "_travel_africa_travel_type_v_version_hero_id_hero_banner_id_fk" FOREIGN KEY ("version_hero_id") REFERENCES "studio"."hero_banner"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_travel_africa_travel_type_v" ADD CONSTRAINT "_travel_africa_travel_type_v_version_intro_id_intro_section_id_fk" FOREIGN KEY ("version_intro_id") REFERENCES "studio"."intro_section"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_travel_africa_travel_type_v" ADD CONSTRAINT "_travel_africa_travel_type_v_version_card_image_id_media_id_fk" FOREIGN KEY ("version_card_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_travel_africa_travel_type_v_rels" ADD CONSTRAINT "_travel_africa_travel_type_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_travel_africa_travel_type_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_travel_africa_travel_type_v_rels" ADD CONSTRAINT "_travel_africa_travel_type_v_rels_travel_africa_destinati_fk" FOREIGN KEY ("travel_africa_destination_id") REFERENCES "studio"."travel_africa_destination"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_travel_africa_travel_type_v_rels" ADD CONSTRAINT "_travel_africa_travel_type_v_rels_packages_fk" FOREIGN KEY ("packages_id") REFERENCES "studio"."packages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."specialist" ADD CONSTRAINT "specialist_portrait_id_media_id_fk" FOREIGN KEY ("portrait_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."specialist_texts" ADD CONSTRAINT "specialist_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."specialist"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_specialist_v" ADD CONSTRAINT "_specialist_v_parent_id_specialist_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."specialist"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_specialist_v" ADD CONSTRAINT "_specialist_v_version_portrait_id_media_id_fk" FOREIGN KEY ("version_portrait_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_specialist_v_texts" ADD CONSTRAINT "_specialist_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_specialist_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."travel_guide_sections" ADD CONSTRAINT "travel_guide_sections_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."travel_guide_sections" ADD CONSTRAINT "travel_guide_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."travel_guide"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."travel_guide_downloads" ADD CONSTRAINT "travel_guide_downloads_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."travel_guide_downloads" ADD CONSTRAINT "travel_guide_downloads_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."travel_guide"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."travel_guide" ADD CONSTRAINT "travel_guide_hero_id_hero_banner_id_fk" FOREIGN KEY ("hero_id") REFERENCES "studio"."hero_banner"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."travel_guide" ADD CONSTRAINT "travel_guide_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_travel_guide_v_version_sections" ADD CONSTRAINT "_travel_guide_v_version_sections_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_travel_guide_v_version_sections" ADD CONSTRAINT "_travel_guide_v_version_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_travel_guide_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_travel_guide_v_version_downloads" ADD CONSTRAINT "_travel_guide_v_version_downloads_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_travel_guide_v_version_downloads" ADD CONSTRAINT "_travel_guide_v_version_downloads_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_travel_guide_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_travel_guide_v" ADD CONSTRAINT "_travel_guide_v_parent_id_travel_guide_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."travel_guide"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_travel_guide_v" ADD CONSTRAINT "_travel_guide_v_version_hero_id_hero_banner_id_fk" FOREIGN KEY ("version_hero_id") REFERENCES "studio"."hero_banner"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_travel_guide_v" ADD CONSTRAINT "_travel_guide_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."maps_pins" ADD CONSTRAINT "maps_pins_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."maps_pins" ADD CONSTRAINT "maps_pins_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."maps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."maps_selling_points" ADD CONSTRAINT "maps_selling_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."maps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."maps" ADD CONSTRAINT "maps_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."maps_texts" ADD CONSTRAINT "maps_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."maps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_maps_v_version_pins" ADD CONSTRAINT "_maps_v_version_pins_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_maps_v_version_pins" ADD CONSTRAINT "_maps_v_version_pins_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_maps_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_maps_v_version_selling_points" ADD CONSTRAINT "_maps_v_version_selling_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_maps_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_maps_v" ADD CONSTRAINT "_maps_v_parent_id_maps_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."maps"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_maps_v" ADD CONSTRAINT "_maps_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_maps_v_texts" ADD CONSTRAINT "_maps_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_maps_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."blog" ADD CONSTRAINT "blog_author_id_team_member_id_fk" FOREIGN KEY ("author_id") REFERENCES "studio"."team_member"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."blog" ADD CONSTRAINT "blog_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."blog" ADD CONSTRAINT "blog_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."blog_rels" ADD CONSTRAINT "blog_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."blog"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."blog_rels" ADD CONSTRAINT "blog_rels_tag_fk" FOREIGN KEY ("tag_id") REFERENCES "studio"."tag"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."blog_rels" ADD CONSTRAINT "blog_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "studio"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."blog_rels" ADD CONSTRAINT "blog_rels_blog_fk" FOREIGN KEY ("blog_id") REFERENCES "studio"."blog"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_blog_v" ADD CONSTRAINT "_blog_v_parent_id_blog_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."blog"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_blog_v" ADD CONSTRAINT "_blog_v_version_author_id_team_member_id_fk" FOREIGN KEY ("version_author_id") REFERENCES "studio"."team_member"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_blog_v" ADD CONSTRAINT "_blog_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_blog_v" ADD CONSTRAINT "_blog_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_blog_v_rels" ADD CONSTRAINT "_blog_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_blog_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_blog_v_rels" ADD CONSTRAINT "_blog_v_rels_tag_fk" FOREIGN KEY ("tag_id") REFERENCES "studio"."tag"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_blog_v_rels" ADD CONSTRAINT "_blog_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "studio"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_blog_v_rels" ADD CONSTRAINT "_blog_v_rels_blog_fk" FOREIGN KEY ("blog_id") REFERENCES "studio"."blog"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_tag_v" ADD CONSTRAINT "_tag_v_parent_id_tag_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."tag"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."award" ADD CONSTRAINT "award_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_award_v" ADD CONSTRAINT "_award_v_parent_id_award_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."award"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_award_v" ADD CONSTRAINT "_award_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."impact_levy_shares" ADD CONSTRAINT "impact_levy_shares_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."impact"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."impact_figures_values" ADD CONSTRAINT "impact_figures_values_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."impact_figures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."impact_figures" ADD CONSTRAINT "impact_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."impact"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."impact_facts" ADD CONSTRAINT "impact_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."impact"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."impact" ADD CONSTRAINT "impact_hero_id_hero_banner_id_fk" FOREIGN KEY ("hero_id") REFERENCES "studio"."hero_banner"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."impact" ADD CONSTRAINT "impact_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."impact_rels" ADD CONSTRAINT "impact_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."impact"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."impact_rels" ADD CONSTRAINT "impact_rels_impact_pillar_fk" FOREIGN KEY ("impact_pillar_id") REFERENCES "studio"."impact_pillar"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."impact_rels" ADD CONSTRAINT "impact_rels_initiative_fk" FOREIGN KEY ("initiative_id") REFERENCES "studio"."initiative"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."impact_rels" ADD CONSTRAINT "impact_rels_impact_project_fk" FOREIGN KEY ("impact_project_id") REFERENCES "studio"."impact_project"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."impact_rels" ADD CONSTRAINT "impact_rels_committee_member_fk" FOREIGN KEY ("committee_member_id") REFERENCES "studio"."committee_member"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_impact_v_version_levy_shares" ADD CONSTRAINT "_impact_v_version_levy_shares_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_impact_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_impact_v_version_figures_values" ADD CONSTRAINT "_impact_v_version_figures_values_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_impact_v_version_figures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_impact_v_version_figures" ADD CONSTRAINT "_impact_v_version_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_impact_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_impact_v_version_facts" ADD CONSTRAINT "_impact_v_version_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_impact_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_impact_v" ADD CONSTRAINT "_impact_v_parent_id_impact_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."impact"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_impact_v" ADD CONSTRAINT "_impact_v_version_hero_id_hero_banner_id_fk" FOREIGN KEY ("version_hero_id") REFERENCES "studio"."hero_banner"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_impact_v" ADD CONSTRAINT "_impact_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_impact_v_rels" ADD CONSTRAINT "_impact_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_impact_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_impact_v_rels" ADD CONSTRAINT "_impact_v_rels_impact_pillar_fk" FOREIGN KEY ("impact_pillar_id") REFERENCES "studio"."impact_pillar"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_impact_v_rels" ADD CONSTRAINT "_impact_v_rels_initiative_fk" FOREIGN KEY ("initiative_id") REFERENCES "studio"."initiative"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_impact_v_rels" ADD CONSTRAINT "_impact_v_rels_impact_project_fk" FOREIGN KEY ("impact_project_id") REFERENCES "studio"."impact_project"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_impact_v_rels" ADD CONSTRAINT "_impact_v_rels_committee_member_fk" FOREIGN KEY ("committee_member_id") REFERENCES "studio"."committee_member"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."impact_pillar" ADD CONSTRAINT "impact_pillar_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_impact_pillar_v" ADD CONSTRAINT "_impact_pillar_v_parent_id_impact_pillar_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."impact_pillar"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_impact_pillar_v" ADD CONSTRAINT "_impact_pillar_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."initiative" ADD CONSTRAINT "initiative_pillar_id_impact_pillar_id_fk" FOREIGN KEY ("pillar_id") REFERENCES "studio"."impact_pillar"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."initiative" ADD CONSTRAINT "initiative_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_initiative_v" ADD CONSTRAINT "_initiative_v_parent_id_initiative_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."initiative"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_initiative_v" ADD CONSTRAINT "_initiative_v_version_pillar_id_impact_pillar_id_fk" FOREIGN KEY ("version_pillar_id") REFERENCES "studio"."impact_pillar"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_initiative_v" ADD CONSTRAINT "_initiative_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."committee_member" ADD CONSTRAINT "committee_member_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_committee_member_v" ADD CONSTRAINT "_committee_member_v_parent_id_committee_member_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."committee_member"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_committee_member_v" ADD CONSTRAINT "_committee_member_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."impact_project_facts" ADD CONSTRAINT "impact_project_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."impact_project"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."impact_project" ADD CONSTRAINT "impact_project_image_main_id_media_id_fk" FOREIGN KEY ("image_main_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."impact_project" ADD CONSTRAINT "impact_project_pillar_id_impact_pillar_id_fk" FOREIGN KEY ("pillar_id") REFERENCES "studio"."impact_pillar"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."impact_project" ADD CONSTRAINT "impact_project_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."impact_project_rels" ADD CONSTRAINT "impact_project_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."impact_project"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."impact_project_rels" ADD CONSTRAINT "impact_project_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "studio"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_impact_project_v_version_facts" ADD CONSTRAINT "_impact_project_v_version_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_impact_project_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_impact_project_v" ADD CONSTRAINT "_impact_project_v_parent_id_impact_project_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."impact_project"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_impact_project_v" ADD CONSTRAINT "_impact_project_v_version_image_main_id_media_id_fk" FOREIGN KEY ("version_image_main_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_impact_project_v" ADD CONSTRAINT "_impact_project_v_version_pillar_id_impact_pillar_id_fk" FOREIGN KEY ("version_pillar_id") REFERENCES "studio"."impact_pillar"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_impact_project_v" ADD CONSTRAINT "_impact_project_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_impact_project_v_rels" ADD CONSTRAINT "_impact_project_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_impact_project_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_impact_project_v_rels" ADD CONSTRAINT "_impact_project_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "studio"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."team_member" ADD CONSTRAINT "team_member_portrait_id_media_id_fk" FOREIGN KEY ("portrait_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."team_member_texts" ADD CONSTRAINT "team_member_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."team_member"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_team_member_v" ADD CONSTRAINT "_team_member_v_parent_id_team_member_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."team_member"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_team_member_v" ADD CONSTRAINT "_team_member_v_version_portrait_id_media_id_fk" FOREIGN KEY ("version_portrait_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_team_member_v_texts" ADD CONSTRAINT "_team_member_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_team_member_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."meet_the_team" ADD CONSTRAINT "meet_the_team_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."meet_the_team_rels" ADD CONSTRAINT "meet_the_team_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."meet_the_team"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."meet_the_team_rels" ADD CONSTRAINT "meet_the_team_rels_team_member_fk" FOREIGN KEY ("team_member_id") REFERENCES "studio"."team_member"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_meet_the_team_v" ADD CONSTRAINT "_meet_the_team_v_parent_id_meet_the_team_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."meet_the_team"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_meet_the_team_v" ADD CONSTRAINT "_meet_the_team_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_meet_the_team_v_rels" ADD CONSTRAINT "_meet_the_team_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_meet_the_team_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_meet_the_team_v_rels" ADD CONSTRAINT "_meet_the_team_v_rels_team_member_fk" FOREIGN KEY ("team_member_id") REFERENCES "studio"."team_member"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."vacancy" ADD CONSTRAINT "vacancy_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."vacancy_texts" ADD CONSTRAINT "vacancy_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."vacancy"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_vacancy_v" ADD CONSTRAINT "_vacancy_v_parent_id_vacancy_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."vacancy"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_vacancy_v" ADD CONSTRAINT "_vacancy_v_version_file_id_media_id_fk" FOREIGN KEY ("version_file_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_vacancy_v_texts" ADD CONSTRAINT "_vacancy_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_vacancy_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."careers_rota" ADD CONSTRAINT "careers_rota_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."careers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."careers_benefits" ADD CONSTRAINT "careers_benefits_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."careers_benefits" ADD CONSTRAINT "careers_benefits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."careers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."careers_facts" ADD CONSTRAINT "careers_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."careers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."careers" ADD CONSTRAINT "careers_hero_id_hero_banner_id_fk" FOREIGN KEY ("hero_id") REFERENCES "studio"."hero_banner"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."careers" ADD CONSTRAINT "careers_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_careers_v_version_rota" ADD CONSTRAINT "_careers_v_version_rota_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_careers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_careers_v_version_benefits" ADD CONSTRAINT "_careers_v_version_benefits_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_careers_v_version_benefits" ADD CONSTRAINT "_careers_v_version_benefits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_careers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_careers_v_version_facts" ADD CONSTRAINT "_careers_v_version_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_careers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_careers_v" ADD CONSTRAINT "_careers_v_parent_id_careers_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."careers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_careers_v" ADD CONSTRAINT "_careers_v_version_hero_id_hero_banner_id_fk" FOREIGN KEY ("version_hero_id") REFERENCES "studio"."hero_banner"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_careers_v" ADD CONSTRAINT "_careers_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
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
  ALTER TABLE "studio"."intro_section" ADD CONSTRAINT "intro_section_first_download_id_media_id_fk" FOREIGN KEY ("first_download_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."intro_section" ADD CONSTRAINT "intro_section_second_download_id_media_id_fk" FOREIGN KEY ("second_download_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."intro_section" ADD CONSTRAINT "intro_section_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_intro_section_v" ADD CONSTRAINT "_intro_section_v_parent_id_intro_section_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."intro_section"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_intro_section_v" ADD CONSTRAINT "_intro_section_v_version_background_image_id_media_id_fk" FOREIGN KEY ("version_background_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_intro_section_v" ADD CONSTRAINT "_intro_section_v_version_first_download_id_media_id_fk" FOREIGN KEY ("version_first_download_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_intro_section_v" ADD CONSTRAINT "_intro_section_v_version_second_download_id_media_id_fk" FOREIGN KEY ("version_second_download_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_intro_section_v" ADD CONSTRAINT "_intro_section_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."hero_banner" ADD CONSTRAINT "hero_banner_background_image_id_media_id_fk" FOREIGN KEY ("background_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."hero_banner" ADD CONSTRAINT "hero_banner_background_image_mobi_id_media_id_fk" FOREIGN KEY ("background_image_mobi_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."hero_banner" ADD CONSTRAINT "hero_banner_background_video_id_media_id_fk" FOREIGN KEY ("background_video_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."hero_banner" ADD CONSTRAINT "hero_banner_background_video_alternative_id_media_id_fk" FOREIGN KEY ("background_video_alternative_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_hero_banner_v" ADD CONSTRAINT "_hero_banner_v_parent_id_hero_banner_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."hero_banner"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_hero_banner_v" ADD CONSTRAINT "_hero_banner_v_version_background_image_id_media_id_fk" FOREIGN KEY ("version_background_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_hero_banner_v" ADD CONSTRAINT "_hero_banner_v_version_background_image_mobi_id_media_id_fk" FOREIGN KEY ("version_background_image_mobi_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_hero_banner_v" ADD CONSTRAINT "_hero_banner_v_version_background_video_id_media_id_fk" FOREIGN KEY ("version_background_video_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_hero_banner_v" ADD CONSTRAINT "_hero_banner_v_version_background_video_alternative_id_media_id_fk" FOREIGN KEY ("version_background_video_alternative_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."quote_component" ADD CONSTRAINT "quote_component_background_image_id_media_id_fk" FOREIGN KEY ("background_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_quote_component_v" ADD CONSTRAINT "_quote_component_v_parent_id_quote_component_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."quote_component"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_quote_component_v" ADD CONSTRAINT "_quote_component_v_version_background_image_id_media_id_fk" FOREIGN KEY ("version_background_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."page_sections" ADD CONSTRAINT "page_sections_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."page_sections" ADD CONSTRAINT "page_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."page_facts" ADD CONSTRAINT "page_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."page_questions" ADD CONSTRAINT "page_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."page_downloads" ADD CONSTRAINT "page_downloads_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."page_downloads" ADD CONSTRAINT "page_downloads_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."page" ADD CONSTRAINT "page_hero_id_hero_banner_id_fk" FOREIGN KEY ("hero_id") REFERENCES "studio"."hero_banner"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."page" ADD CONSTRAINT "page_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."page_rels" ADD CONSTRAINT "page_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."page_rels" ADD CONSTRAINT "page_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "studio"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_page_v_version_sections" ADD CONSTRAINT "_page_v_version_sections_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_page_v_version_sections" ADD CONSTRAINT "_page_v_version_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_page_v_version_facts" ADD CONSTRAINT "_page_v_version_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_page_v_version_questions" ADD CONSTRAINT "_page_v_version_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_page_v_version_downloads" ADD CONSTRAINT "_page_v_version_downloads_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_page_v_version_downloads" ADD CONSTRAINT "_page_v_version_downloads_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_page_v" ADD CONSTRAINT "_page_v_parent_id_page_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."page"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_page_v" ADD CONSTRAINT "_page_v_version_hero_id_hero_banner_id_fk" FOREIGN KEY ("version_hero_id") REFERENCES "studio"."hero_banner"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_page_v" ADD CONSTRAINT "_page_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_page_v_rels" ADD CONSTRAINT "_page_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_page_v_rels" ADD CONSTRAINT "_page_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "studio"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_site_notice_v" ADD CONSTRAINT "_site_notice_v_parent_id_site_notice_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."site_notice"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_redirects_v" ADD CONSTRAINT "_redirects_v_parent_id_redirects_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."redirects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."enquiry_form_consent_versions" ADD CONSTRAINT "enquiry_form_consent_versions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."enquiry_form"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."enquiry_form_thank_you_steps" ADD CONSTRAINT "enquiry_form_thank_you_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."enquiry_form"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."enquiry_form_mailboxes" ADD CONSTRAINT "enquiry_form_mailboxes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."enquiry_form"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."enquiry_form_mail_steps" ADD CONSTRAINT "enquiry_form_mail_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."enquiry_form"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."enquiry_form" ADD CONSTRAINT "enquiry_form_thank_you_signatory_id_team_member_id_fk" FOREIGN KEY ("thank_you_signatory_id") REFERENCES "studio"."team_member"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_enquiry_form_v_version_consent_versions" ADD CONSTRAINT "_enquiry_form_v_version_consent_versions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_enquiry_form_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_enquiry_form_v_version_thank_you_steps" ADD CONSTRAINT "_enquiry_form_v_version_thank_you_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_enquiry_form_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_enquiry_form_v_version_mailboxes" ADD CONSTRAINT "_enquiry_form_v_version_mailboxes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_enquiry_form_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_enquiry_form_v_version_mail_steps" ADD CONSTRAINT "_enquiry_form_v_version_mail_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_enquiry_form_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_enquiry_form_v" ADD CONSTRAINT "_enquiry_form_v_parent_id_enquiry_form_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."enquiry_form"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_enquiry_form_v" ADD CONSTRAINT "_enquiry_form_v_version_thank_you_signatory_id_team_member_id_fk" FOREIGN KEY ("version_thank_you_signatory_id") REFERENCES "studio"."team_member"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."choice_list_choices" ADD CONSTRAINT "choice_list_choices_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."choice_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."choice_list_retired" ADD CONSTRAINT "choice_list_retired_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."choice_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_choice_list_v_version_choices" ADD CONSTRAINT "_choice_list_v_version_choices_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_choice_list_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_choice_list_v_version_retired" ADD CONSTRAINT "_choice_list_v_version_retired_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_choice_list_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_choice_list_v" ADD CONSTRAINT "_choice_list_v_parent_id_choice_list_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."choice_list"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."modal_content_items" ADD CONSTRAINT "modal_content_items_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."modal_content_items" ADD CONSTRAINT "modal_content_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."modal_content"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."modal_content" ADD CONSTRAINT "modal_content_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_modal_content_v_version_items" ADD CONSTRAINT "_modal_content_v_version_items_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_modal_content_v_version_items" ADD CONSTRAINT "_modal_content_v_version_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_modal_content_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_modal_content_v" ADD CONSTRAINT "_modal_content_v_parent_id_modal_content_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."modal_content"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_modal_content_v" ADD CONSTRAINT "_modal_content_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
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
  ALTER TABLE "studio"."travel_partners_contacts" ADD CONSTRAINT "travel_partners_contacts_member_id_team_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "studio"."team_member"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."travel_partners_contacts" ADD CONSTRAINT "travel_partners_contacts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."travel_partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."travel_partners" ADD CONSTRAINT "travel_partners_hero_id_hero_banner_id_fk" FOREIGN KEY ("hero_id") REFERENCES "studio"."hero_banner"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."travel_partners_rels" ADD CONSTRAINT "travel_partners_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."travel_partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."travel_partners_rels" ADD CONSTRAINT "travel_partners_rels_download_fk" FOREIGN KEY ("download_id") REFERENCES "studio"."download"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."travel_partners_rels" ADD CONSTRAINT "travel_partners_rels_image_gallery_fk" FOREIGN KEY ("image_gallery_id") REFERENCES "studio"."image_gallery"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_travel_partners_v_version_contacts" ADD CONSTRAINT "_travel_partners_v_version_contacts_member_id_team_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "studio"."team_member"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_travel_partners_v_version_contacts" ADD CONSTRAINT "_travel_partners_v_version_contacts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_travel_partners_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_travel_partners_v" ADD CONSTRAINT "_travel_partners_v_parent_id_travel_partners_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."travel_partners"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_travel_partners_v" ADD CONSTRAINT "_travel_partners_v_version_hero_id_hero_banner_id_fk" FOREIGN KEY ("version_hero_id") REFERENCES "studio"."hero_banner"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_travel_partners_v_rels" ADD CONSTRAINT "_travel_partners_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_travel_partners_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_travel_partners_v_rels" ADD CONSTRAINT "_travel_partners_v_rels_download_fk" FOREIGN KEY ("download_id") REFERENCES "studio"."download"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_travel_partners_v_rels" ADD CONSTRAINT "_travel_partners_v_rels_image_gallery_fk" FOREIGN KEY ("image_gallery_id") REFERENCES "studio"."image_gallery"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."travel_partner_resources_sections" ADD CONSTRAINT "travel_partner_resources_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."travel_partner_resources"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."travel_partner_resources_contacts" ADD CONSTRAINT "travel_partner_resources_contacts_member_id_team_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "studio"."team_member"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."travel_partner_resources_contacts" ADD CONSTRAINT "travel_partner_resources_contacts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."travel_partner_resources"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."travel_partner_resources" ADD CONSTRAINT "travel_partner_resources_hero_id_hero_banner_id_fk" FOREIGN KEY ("hero_id") REFERENCES "studio"."hero_banner"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."travel_partner_resources_rels" ADD CONSTRAINT "travel_partner_resources_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."travel_partner_resources"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."travel_partner_resources_rels" ADD CONSTRAINT "travel_partner_resources_rels_download_fk" FOREIGN KEY ("download_id") REFERENCES "studio"."download"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."travel_partner_resources_rels" ADD CONSTRAINT "travel_partner_resources_rels_image_gallery_fk" FOREIGN KEY ("image_gallery_id") REFERENCES "studio"."image_gallery"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."travel_partner_resources_rels" ADD CONSTRAINT "travel_partner_resources_rels_video_gallery_fk" FOREIGN KEY ("video_gallery_id") REFERENCES "studio"."video_gallery"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_travel_partner_resources_v_version_sections" ADD CONSTRAINT "_travel_partner_resources_v_version_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_travel_partner_resources_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_travel_partner_resources_v_version_contacts" ADD CONSTRAINT "_travel_partner_resources_v_version_contacts_member_id_team_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "studio"."team_member"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_travel_partner_resources_v_version_contacts" ADD CONSTRAINT "_travel_partner_resources_v_version_contacts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_travel_partner_resources_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_travel_partner_resources_v" ADD CONSTRAINT "_travel_partner_resources_v_parent_id_travel_partner_resources_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."travel_partner_resources"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_travel_partner_resources_v" ADD CONSTRAINT "_travel_partner_resources_v_version_hero_id_hero_banner_id_fk" FOREIGN KEY ("version_hero_id") REFERENCES "studio"."hero_banner"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_travel_partner_resources_v_rels" ADD CONSTRAINT "_travel_partner_resources_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_travel_partner_resources_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_travel_partner_resources_v_rels" ADD CONSTRAINT "_travel_partner_resources_v_rels_download_fk" FOREIGN KEY ("download_id") REFERENCES "studio"."download"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_travel_partner_resources_v_rels" ADD CONSTRAINT "_travel_partner_resources_v_rels_image_gallery_fk" FOREIGN KEY ("image_gallery_id") REFERENCES "studio"."image_gallery"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_travel_partner_resources_v_rels" ADD CONSTRAINT "_travel_partner_resources_v_rels_video_gallery_fk" FOREIGN KEY ("video_gallery_id") REFERENCES "studio"."video_gallery"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."media_contact_details_contacts" ADD CONSTRAINT "media_contact_details_contacts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."media_contact_details"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."media_contact_details" ADD CONSTRAINT "media_contact_details_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."media_contact_details_rels" ADD CONSTRAINT "media_contact_details_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."media_contact_details"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."media_contact_details_rels" ADD CONSTRAINT "media_contact_details_rels_download_fk" FOREIGN KEY ("download_id") REFERENCES "studio"."download"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."media_contact_details_rels" ADD CONSTRAINT "media_contact_details_rels_image_gallery_fk" FOREIGN KEY ("image_gallery_id") REFERENCES "studio"."image_gallery"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_media_contact_details_v_version_contacts" ADD CONSTRAINT "_media_contact_details_v_version_contacts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_media_contact_details_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_media_contact_details_v" ADD CONSTRAINT "_media_contact_details_v_parent_id_media_contact_details_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."media_contact_details"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_media_contact_details_v" ADD CONSTRAINT "_media_contact_details_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_media_contact_details_v_rels" ADD CONSTRAINT "_media_contact_details_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_media_contact_details_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_media_contact_details_v_rels" ADD CONSTRAINT "_media_contact_details_v_rels_download_fk" FOREIGN KEY ("download_id") REFERENCES "studio"."download"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_media_contact_details_v_rels" ADD CONSTRAINT "_media_contact_details_v_rels_image_gallery_fk" FOREIGN KEY ("image_gallery_id") REFERENCES "studio"."image_gallery"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."media" ADD CONSTRAINT "media_poster_id_media_id_fk" FOREIGN KEY ("poster_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."image_gallery" ADD CONSTRAINT "image_gallery_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."image_gallery_rels" ADD CONSTRAINT "image_gallery_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."image_gallery"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."image_gallery_rels" ADD CONSTRAINT "image_gallery_rels_gallery_item_fk" FOREIGN KEY ("gallery_item_id") REFERENCES "studio"."gallery_item"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_image_gallery_v" ADD CONSTRAINT "_image_gallery_v_parent_id_image_gallery_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."image_gallery"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_image_gallery_v" ADD CONSTRAINT "_image_gallery_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_image_gallery_v_rels" ADD CONSTRAINT "_image_gallery_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_image_gallery_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_image_gallery_v_rels" ADD CONSTRAINT "_image_gallery_v_rels_gallery_item_fk" FOREIGN KEY ("gallery_item_id") REFERENCES "studio"."gallery_item"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."gallery_item" ADD CONSTRAINT "gallery_item_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_gallery_item_v" ADD CONSTRAINT "_gallery_item_v_parent_id_gallery_item_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."gallery_item"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_gallery_item_v" ADD CONSTRAINT "_gallery_item_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."video_gallery_videos" ADD CONSTRAINT "video_gallery_videos_video_id_media_id_fk" FOREIGN KEY ("video_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."video_gallery_videos" ADD CONSTRAINT "video_gallery_videos_poster_id_media_id_fk" FOREIGN KEY ("poster_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."video_gallery_videos" ADD CONSTRAINT "video_gallery_videos_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."video_gallery"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_video_gallery_v_version_videos" ADD CONSTRAINT "_video_gallery_v_version_videos_video_id_media_id_fk" FOREIGN KEY ("video_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_video_gallery_v_version_videos" ADD CONSTRAINT "_video_gallery_v_version_videos_poster_id_media_id_fk" FOREIGN KEY ("poster_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_video_gallery_v_version_videos" ADD CONSTRAINT "_video_gallery_v_version_videos_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_video_gallery_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_video_gallery_v" ADD CONSTRAINT "_video_gallery_v_parent_id_video_gallery_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."video_gallery"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."download" ADD CONSTRAINT "download_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_download_v" ADD CONSTRAINT "_download_v_parent_id_download_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."download"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_download_v" ADD CONSTRAINT "_download_v_version_file_id_media_id_fk" FOREIGN KEY ("version_file_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."entry_links_texts" ADD CONSTRAINT "entry_links_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."entry_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_property_updated_fk" FOREIGN KEY ("property_updated_id") REFERENCES "studio"."property_updated"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_accommodation_fk" FOREIGN KEY ("accommodation_id") REFERENCES "studio"."accommodation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_room_fk" FOREIGN KEY ("room_id") REFERENCES "studio"."room"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_treehouse_fk" FOREIGN KEY ("treehouse_id") REFERENCES "studio"."treehouse"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_residence_fk" FOREIGN KEY ("residence_id") REFERENCES "studio"."residence"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_residences_fk" FOREIGN KEY ("residences_id") REFERENCES "studio"."residences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_rate_fk" FOREIGN KEY ("rate_id") REFERENCES "studio"."rate"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_offer_fk" FOREIGN KEY ("offer_id") REFERENCES "studio"."offer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_season_fk" FOREIGN KEY ("season_id") REFERENCES "studio"."season"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_amenity_fk" FOREIGN KEY ("amenity_id") REFERENCES "studio"."amenity"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_safari_fk" FOREIGN KEY ("safari_id") REFERENCES "studio"."safari"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_our_safaris_fk" FOREIGN KEY ("our_safaris_id") REFERENCES "studio"."our_safaris"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_region_fk" FOREIGN KEY ("region_id") REFERENCES "studio"."region"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_destination_fk" FOREIGN KEY ("destination_id") REFERENCES "studio"."destination"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_property_favourites_fk" FOREIGN KEY ("property_favourites_id") REFERENCES "studio"."property_favourites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_accommodation_card_fk" FOREIGN KEY ("accommodation_card_id") REFERENCES "studio"."accommodation_card"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tour_link_fk" FOREIGN KEY ("tour_link_id") REFERENCES "studio"."tour_link"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_experiences_fk" FOREIGN KEY ("experiences_id") REFERENCES "studio"."experiences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_experiences_category_fk" FOREIGN KEY ("experiences_category_id") REFERENCES "studio"."experiences_category"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_experiences_property_fk" FOREIGN KEY ("experiences_property_id") REFERENCES "studio"."experiences_property"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_experiences_section_fk" FOREIGN KEY ("experiences_section_id") REFERENCES "studio"."experiences_section"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_persona_fk" FOREIGN KEY ("persona_id") REFERENCES "studio"."persona"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_what_to_expect_fk" FOREIGN KEY ("what_to_expect_id") REFERENCES "studio"."what_to_expect"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_testimonial_fk" FOREIGN KEY ("testimonial_id") REFERENCES "studio"."testimonial"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_packages_fk" FOREIGN KEY ("packages_id") REFERENCES "studio"."packages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_package_section_fk" FOREIGN KEY ("package_section_id") REFERENCES "studio"."package_section"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_custom_journey_fk" FOREIGN KEY ("custom_journey_id") REFERENCES "studio"."custom_journey"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_travel_africa_fk" FOREIGN KEY ("travel_africa_id") REFERENCES "studio"."travel_africa"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_travel_africa_destination_fk" FOREIGN KEY ("travel_africa_destination_id") REFERENCES "studio"."travel_africa_destination"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_travel_africa_property_fk" FOREIGN KEY ("travel_africa_property_id") REFERENCES "studio"."travel_africa_property"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_travel_africa_travel_type_fk" FOREIGN KEY ("travel_africa_travel_type_id") REFERENCES "studio"."travel_africa_travel_type"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_specialist_fk" FOREIGN KEY ("specialist_id") REFERENCES "studio"."specialist"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_travel_guide_fk" FOREIGN KEY ("travel_guide_id") REFERENCES "studio"."travel_guide"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_maps_fk" FOREIGN KEY ("maps_id") REFERENCES "studio"."maps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_blog_fk" FOREIGN KEY ("blog_id") REFERENCES "studio"."blog"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tag_fk" FOREIGN KEY ("tag_id") REFERENCES "studio"."tag"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_award_fk" FOREIGN KEY ("award_id") REFERENCES "studio"."award"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_impact_fk" FOREIGN KEY ("impact_id") REFERENCES "studio"."impact"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_impact_pillar_fk" FOREIGN KEY ("impact_pillar_id") REFERENCES "studio"."impact_pillar"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_initiative_fk" FOREIGN KEY ("initiative_id") REFERENCES "studio"."initiative"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_committee_member_fk" FOREIGN KEY ("committee_member_id") REFERENCES "studio"."committee_member"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_impact_project_fk" FOREIGN KEY ("impact_project_id") REFERENCES "studio"."impact_project"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_team_member_fk" FOREIGN KEY ("team_member_id") REFERENCES "studio"."team_member"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_meet_the_team_fk" FOREIGN KEY ("meet_the_team_id") REFERENCES "studio"."meet_the_team"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_vacancy_fk" FOREIGN KEY ("vacancy_id") REFERENCES "studio"."vacancy"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_careers_fk" FOREIGN KEY ("careers_id") REFERENCES "studio"."careers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_homepage_fk" FOREIGN KEY ("homepage_id") REFERENCES "studio"."homepage"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_intro_section_fk" FOREIGN KEY ("intro_section_id") REFERENCES "studio"."intro_section"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_hero_banner_fk" FOREIGN KEY ("hero_banner_id") REFERENCES "studio"."hero_banner"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_quote_component_fk" FOREIGN KEY ("quote_component_id") REFERENCES "studio"."quote_component"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_page_fk" FOREIGN KEY ("page_id") REFERENCES "studio"."page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_site_notice_fk" FOREIGN KEY ("site_notice_id") REFERENCES "studio"."site_notice"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "studio"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_enquiry_form_fk" FOREIGN KEY ("enquiry_form_id") REFERENCES "studio"."enquiry_form"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_choice_list_fk" FOREIGN KEY ("choice_list_id") REFERENCES "studio"."choice_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_modal_content_fk" FOREIGN KEY ("modal_content_id") REFERENCES "studio"."modal_content"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_contact_details_fk" FOREIGN KEY ("contact_details_id") REFERENCES "studio"."contact_details"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_footer_fk" FOREIGN KEY ("footer_id") REFERENCES "studio"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_privacy_policy_fk" FOREIGN KEY ("privacy_policy_id") REFERENCES "studio"."privacy_policy"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_travel_partners_fk" FOREIGN KEY ("travel_partners_id") REFERENCES "studio"."travel_partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_travel_partner_resources_fk" FOREIGN KEY ("travel_partner_resources_id") REFERENCES "studio"."travel_partner_resources"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_contact_details_fk" FOREIGN KEY ("media_contact_details_id") REFERENCES "studio"."media_contact_details"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "studio"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_image_gallery_fk" FOREIGN KEY ("image_gallery_id") REFERENCES "studio"."image_gallery"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_gallery_item_fk" FOREIGN KEY ("gallery_item_id") REFERENCES "studio"."gallery_item"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_video_gallery_fk" FOREIGN KEY ("video_gallery_id") REFERENCES "studio"."video_gallery"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_download_fk" FOREIGN KEY ("download_id") REFERENCES "studio"."download"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "studio"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "studio"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "property_updated_facts_order_idx" ON "studio"."property_updated_facts" USING btree ("_order");
  CREATE INDEX "property_updated_facts_parent_id_idx" ON "studio"."property_updated_facts" USING btree ("_parent_id");
  CREATE INDEX "property_updated_day_order_idx" ON "studio"."property_updated_day" USING btree ("_order");
  CREATE INDEX "property_updated_day_parent_id_idx" ON "studio"."property_updated_day" USING btree ("_parent_id");
  CREATE INDEX "property_updated_questions_order_idx" ON "studio"."property_updated_questions" USING btree ("_order");
  CREATE INDEX "property_updated_questions_parent_id_idx" ON "studio"."property_updated_questions" USING btree ("_parent_id");
  CREATE INDEX "property_updated_routes_order_idx" ON "studio"."property_updated_routes" USING btree ("_order");
  CREATE INDEX "property_updated_routes_parent_id_idx" ON "studio"."property_updated_routes" USING btree ("_parent_id");
  CREATE INDEX "property_updated_gate_hours_order_idx" ON "studio"."property_updated_gate_hours" USING btree ("_order");
  CREATE INDEX "property_updated_gate_hours_parent_id_idx" ON "studio"."property_updated_gate_hours" USING btree ("_parent_id");
  CREATE INDEX "property_updated_levies_order_idx" ON "studio"."property_updated_levies" USING btree ("_order");
  CREATE INDEX "property_updated_levies_parent_id_idx" ON "studio"."property_updated_levies" USING btree ("_parent_id");
  CREATE INDEX "property_updated_travel_info_order_idx" ON "studio"."property_updated_travel_info" USING btree ("_order");
  CREATE INDEX "property_updated_travel_info_parent_id_idx" ON "studio"."property_updated_travel_info" USING btree ("_parent_id");
  CREATE INDEX "property_updated_travel_info_image_idx" ON "studio"."property_updated_travel_info" USING btree ("image_id");
  CREATE UNIQUE INDEX "property_updated_key_idx" ON "studio"."property_updated" USING btree ("key");
  CREATE INDEX "property_updated_card_image_idx" ON "studio"."property_updated" USING btree ("card_image_id");
  CREATE INDEX "property_updated_map_image_idx" ON "studio"."property_updated" USING btree ("map_image_id");
  CREATE INDEX "property_updated_drop_down_image_idx" ON "studio"."property_updated" USING btree ("drop_down_image_id");
  CREATE INDEX "property_updated_dropdown_image_mobi_idx" ON "studio"."property_updated" USING btree ("dropdown_image_mobi_id");
  CREATE INDEX "property_updated_fact_sheet_idx" ON "studio"."property_updated" USING btree ("fact_sheet_id");
  CREATE INDEX "property_updated_imported_from_idx" ON "studio"."property_updated" USING btree ("imported_from");
  CREATE INDEX "property_updated_updated_at_idx" ON "studio"."property_updated" USING btree ("updated_at");
  CREATE INDEX "property_updated_created_at_idx" ON "studio"."property_updated" USING btree ("created_at");
  CREATE INDEX "property_updated_deleted_at_idx" ON "studio"."property_updated" USING btree ("deleted_at");
  CREATE INDEX "property_updated__status_idx" ON "studio"."property_updated" USING btree ("_status");
  CREATE INDEX "property_updated_rels_order_idx" ON "studio"."property_updated_rels" USING btree ("order");
  CREATE INDEX "property_updated_rels_parent_idx" ON "studio"."property_updated_rels" USING btree ("parent_id");
  CREATE INDEX "property_updated_rels_path_idx" ON "studio"."property_updated_rels" USING btree ("path");
  CREATE INDEX "property_updated_rels_accommodation_id_idx" ON "studio"."property_updated_rels" USING btree ("accommodation_id");
  CREATE INDEX "property_updated_rels_room_id_idx" ON "studio"."property_updated_rels" USING btree ("room_id");
  CREATE INDEX "property_updated_rels_safari_id_idx" ON "studio"."property_updated_rels" USING btree ("safari_id");
  CREATE INDEX "property_updated_rels_treehouse_id_idx" ON "studio"."property_updated_rels" USING btree ("treehouse_id");
  CREATE INDEX "property_updated_rels_media_id_idx" ON "studio"."property_updated_rels" USING btree ("media_id");
  CREATE INDEX "_property_updated_v_version_facts_order_idx" ON "studio"."_property_updated_v_version_facts" USING btree ("_order");
  CREATE INDEX "_property_updated_v_version_facts_parent_id_idx" ON "studio"."_property_updated_v_version_facts" USING btree ("_parent_id");
  CREATE INDEX "_property_updated_v_version_day_order_idx" ON "studio"."_property_updated_v_version_day" USING btree ("_order");
  CREATE INDEX "_property_updated_v_version_day_parent_id_idx" ON "studio"."_property_updated_v_version_day" USING btree ("_parent_id");
  CREATE INDEX "_property_updated_v_version_questions_order_idx" ON "studio"."_property_updated_v_version_questions" USING btree ("_order");
  CREATE INDEX "_property_updated_v_version_questions_parent_id_idx" ON "studio"."_property_updated_v_version_questions" USING btree ("_parent_id");
  CREATE INDEX "_property_updated_v_version_routes_order_idx" ON "studio"."_property_updated_v_version_routes" USING btree ("_order");
  CREATE INDEX "_property_updated_v_version_routes_parent_id_idx" ON "studio"."_property_updated_v_version_routes" USING btree ("_parent_id");
  CREATE INDEX "_property_updated_v_version_gate_hours_order_idx" ON "studio"."_property_updated_v_version_gate_hours" USING btree ("_order");
  CREATE INDEX "_property_updated_v_version_gate_hours_parent_id_idx" ON "studio"."_property_updated_v_version_gate_hours" USING btree ("_parent_id");
  CREATE INDEX "_property_updated_v_version_levies_order_idx" ON "studio"."_property_updated_v_version_levies" USING btree ("_order");
  CREATE INDEX "_property_updated_v_version_levies_parent_id_idx" ON "studio"."_property_updated_v_version_levies" USING btree ("_parent_id");
  CREATE INDEX "_property_updated_v_version_travel_info_order_idx" ON "studio"."_property_updated_v_version_travel_info" USING btree ("_order");
  CREATE INDEX "_property_updated_v_version_travel_info_parent_id_idx" ON "studio"."_property_updated_v_version_travel_info" USING btree ("_parent_id");
  CREATE INDEX "_property_updated_v_version_travel_info_image_idx" ON "studio"."_property_updated_v_version_travel_info" USING btree ("image_id");
  CREATE INDEX "_property_updated_v_parent_idx" ON "studio"."_property_updated_v" USING btree ("parent_id");
  CREATE INDEX "_property_updated_v_version_version_key_idx" ON "studio"."_property_updated_v" USING btree ("version_key");
  CREATE INDEX "_property_updated_v_version_version_card_image_idx" ON "studio"."_property_updated_v" USING btree ("version_card_image_id");
  CREATE INDEX "_property_updated_v_version_version_map_image_idx" ON "studio"."_property_updated_v" USING btree ("version_map_image_id");
  CREATE INDEX "_property_updated_v_version_version_drop_down_image_idx" ON "studio"."_property_updated_v" USING btree ("version_drop_down_image_id");
  CREATE INDEX "_property_updated_v_version_version_dropdown_image_mobi_idx" ON "studio"."_property_updated_v" USING btree ("version_dropdown_image_mobi_id");
  CREATE INDEX "_property_updated_v_version_version_fact_sheet_idx" ON "studio"."_property_updated_v" USING btree ("version_fact_sheet_id");
  CREATE INDEX "_property_updated_v_version_version_imported_from_idx" ON "studio"."_property_updated_v" USING btree ("version_imported_from");
  CREATE INDEX "_property_updated_v_version_version_updated_at_idx" ON "studio"."_property_updated_v" USING btree ("version_updated_at");
  CREATE INDEX "_property_updated_v_version_version_created_at_idx" ON "studio"."_property_updated_v" USING btree ("version_created_at");
  CREATE INDEX "_property_updated_v_version_version_deleted_at_idx" ON "studio"."_property_updated_v" USING btree ("version_deleted_at");
  CREATE INDEX "_property_updated_v_version_version__status_idx" ON "studio"."_property_updated_v" USING btree ("version__status");
  CREATE INDEX "_property_updated_v_created_at_idx" ON "studio"."_property_updated_v" USING btree ("created_at");
  CREATE INDEX "_property_updated_v_updated_at_idx" ON "studio"."_property_updated_v" USING btree ("updated_at");
  CREATE INDEX "_property_updated_v_latest_idx" ON "studio"."_property_updated_v" USING btree ("latest");
  CREATE INDEX "_property_updated_v_autosave_idx" ON "studio"."_property_updated_v" USING btree ("autosave");
  CREATE INDEX "_property_updated_v_rels_order_idx" ON "studio"."_property_updated_v_rels" USING btree ("order");
  CREATE INDEX "_property_updated_v_rels_parent_idx" ON "studio"."_property_updated_v_rels" USING btree ("parent_id");
  CREATE INDEX "_property_updated_v_rels_path_idx" ON "studio"."_property_updated_v_rels" USING btree ("path");
  CREATE INDEX "_property_updated_v_rels_accommodation_id_idx" ON "studio"."_property_updated_v_rels" USING btree ("accommodation_id");
  CREATE INDEX "_property_updated_v_rels_room_id_idx" ON "studio"."_property_updated_v_rels" USING btree ("room_id");
  CREATE INDEX "_property_updated_v_rels_safari_id_idx" ON "studio"."_property_updated_v_rels" USING btree ("safari_id");
  CREATE INDEX "_property_updated_v_rels_treehouse_id_idx" ON "studio"."_property_updated_v_rels" USING btree ("treehouse_id");
  CREATE INDEX "_property_updated_v_rels_media_id_idx" ON "studio"."_property_updated_v_rels" USING btree ("media_id");
  CREATE INDEX "accommodation_breadcrumbs_order_idx" ON "studio"."accommodation_breadcrumbs" USING btree ("_order");
  CREATE INDEX "accommodation_breadcrumbs_parent_id_idx" ON "studio"."accommodation_breadcrumbs" USING btree ("_parent_id");
  CREATE INDEX "accommodation_facts_order_idx" ON "studio"."accommodation_facts" USING btree ("_order");
  CREATE INDEX "accommodation_facts_parent_id_idx" ON "studio"."accommodation_facts" USING btree ("_parent_id");
  CREATE INDEX "accommodation_questions_order_idx" ON "studio"."accommodation_questions" USING btree ("_order");
  CREATE INDEX "accommodation_questions_parent_id_idx" ON "studio"."accommodation_questions" USING btree ("_parent_id");
  CREATE INDEX "accommodation_menu_order_idx" ON "studio"."accommodation_menu" USING btree ("_order");
  CREATE INDEX "accommodation_menu_parent_id_idx" ON "studio"."accommodation_menu" USING btree ("_parent_id");
  CREATE INDEX "accommodation_expect_order_idx" ON "studio"."accommodation_expect" USING btree ("_order");
  CREATE INDEX "accommodation_expect_parent_id_idx" ON "studio"."accommodation_expect" USING btree ("_parent_id");
  CREATE INDEX "accommodation_expect_image_idx" ON "studio"."accommodation_expect" USING btree ("image_id");
  CREATE INDEX "accommodation_routes_order_idx" ON "studio"."accommodation_routes" USING btree ("_order");
  CREATE INDEX "accommodation_routes_parent_id_idx" ON "studio"."accommodation_routes" USING btree ("_parent_id");
  CREATE INDEX "accommodation_gate_hours_order_idx" ON "studio"."accommodation_gate_hours" USING btree ("_order");
  CREATE INDEX "accommodation_gate_hours_parent_id_idx" ON "studio"."accommodation_gate_hours" USING btree ("_parent_id");
  CREATE INDEX "accommodation_levies_order_idx" ON "studio"."accommodation_levies" USING btree ("_order");
  CREATE INDEX "accommodation_levies_parent_id_idx" ON "studio"."accommodation_levies" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "accommodation_slug_idx" ON "studio"."accommodation" USING btree ("slug");
  CREATE INDEX "accommodation_card_image_idx" ON "studio"."accommodation" USING btree ("card_image_id");
  CREATE INDEX "accommodation_drop_down_image_idx" ON "studio"."accommodation" USING btree ("drop_down_image_id");
  CREATE INDEX "accommodation_dropdown_image_mobi_idx" ON "studio"."accommodation" USING btree ("dropdown_image_mobi_id");
  CREATE INDEX "accommodation_hero_idx" ON "studio"."accommodation" USING btree ("hero_id");
  CREATE INDEX "accommodation_fact_sheet_idx" ON "studio"."accommodation" USING btree ("fact_sheet_id");
  CREATE INDEX "accommodation_dining_image_idx" ON "studio"."accommodation" USING btree ("dining_image_id");
  CREATE INDEX "accommodation_what_to_expect_idx" ON "studio"."accommodation" USING btree ("what_to_expect_id");
  CREATE INDEX "accommodation_tour_link_idx" ON "studio"."accommodation" USING btree ("tour_link_id");
  CREATE INDEX "accommodation_imported_from_idx" ON "studio"."accommodation" USING btree ("imported_from");
  CREATE INDEX "accommodation_updated_at_idx" ON "studio"."accommodation" USING btree ("updated_at");
  CREATE INDEX "accommodation_created_at_idx" ON "studio"."accommodation" USING btree ("created_at");
  CREATE INDEX "accommodation_deleted_at_idx" ON "studio"."accommodation" USING btree ("deleted_at");
  CREATE INDEX "accommodation__status_idx" ON "studio"."accommodation" USING btree ("_status");
  CREATE INDEX "accommodation_texts_order_parent" ON "studio"."accommodation_texts" USING btree ("order","parent_id");
  CREATE INDEX "accommodation_rels_order_idx" ON "studio"."accommodation_rels" USING btree ("order");
  CREATE INDEX "accommodation_rels_parent_idx" ON "studio"."accommodation_rels" USING btree ("parent_id");
  CREATE INDEX "accommodation_rels_path_idx" ON "studio"."accommodation_rels" USING btree ("path");
  CREATE INDEX "accommodation_rels_accommodation_id_idx" ON "studio"."accommodation_rels" USING btree ("accommodation_id");
  CREATE INDEX "accommodation_rels_room_id_idx" ON "studio"."accommodation_rels" USING btree ("room_id");
  CREATE INDEX "accommodation_rels_media_id_idx" ON "studio"."accommodation_rels" USING btree ("media_id");
  CREATE INDEX "accommodation_rels_amenity_id_idx" ON "studio"."accommodation_rels" USING btree ("amenity_id");
  CREATE INDEX "_accommodation_v_version_breadcrumbs_order_idx" ON "studio"."_accommodation_v_version_breadcrumbs" USING btree ("_order");
  CREATE INDEX "_accommodation_v_version_breadcrumbs_parent_id_idx" ON "studio"."_accommodation_v_version_breadcrumbs" USING btree ("_parent_id");
  CREATE INDEX "_accommodation_v_version_facts_order_idx" ON "studio"."_accommodation_v_version_facts" USING btree ("_order");
  CREATE INDEX "_accommodation_v_version_facts_parent_id_idx" ON "studio"."_accommodation_v_version_facts" USING btree ("_parent_id");
  CREATE INDEX "_accommodation_v_version_questions_order_idx" ON "studio"."_accommodation_v_version_questions" USING btree ("_order");
  CREATE INDEX "_accommodation_v_version_questions_parent_id_idx" ON "studio"."_accommodation_v_version_questions" USING btree ("_parent_id");
  CREATE INDEX "_accommodation_v_version_menu_order_idx" ON "studio"."_accommodation_v_version_menu" USING btree ("_order");
  CREATE INDEX "_accommodation_v_version_menu_parent_id_idx" ON "studio"."_accommodation_v_version_menu" USING btree ("_parent_id");
  CREATE INDEX "_accommodation_v_version_expect_order_idx" ON "studio"."_accommodation_v_version_expect" USING btree ("_order");
  CREATE INDEX "_accommodation_v_version_expect_parent_id_idx" ON "studio"."_accommodation_v_version_expect" USING btree ("_parent_id");
  CREATE INDEX "_accommodation_v_version_expect_image_idx" ON "studio"."_accommodation_v_version_expect" USING btree ("image_id");
  CREATE INDEX "_accommodation_v_version_routes_order_idx" ON "studio"."_accommodation_v_version_routes" USING btree ("_order");
  CREATE INDEX "_accommodation_v_version_routes_parent_id_idx" ON "studio"."_accommodation_v_version_routes" USING btree ("_parent_id");
  CREATE INDEX "_accommodation_v_version_gate_hours_order_idx" ON "studio"."_accommodation_v_version_gate_hours" USING btree ("_order");
  CREATE INDEX "_accommodation_v_version_gate_hours_parent_id_idx" ON "studio"."_accommodation_v_version_gate_hours" USING btree ("_parent_id");
  CREATE INDEX "_accommodation_v_version_levies_order_idx" ON "studio"."_accommodation_v_version_levies" USING btree ("_order");
  CREATE INDEX "_accommodation_v_version_levies_parent_id_idx" ON "studio"."_accommodation_v_version_levies" USING btree ("_parent_id");
  CREATE INDEX "_accommodation_v_parent_idx" ON "studio"."_accommodation_v" USING btree ("parent_id");
  CREATE INDEX "_accommodation_v_version_version_slug_idx" ON "studio"."_accommodation_v" USING btree ("version_slug");
  CREATE INDEX "_accommodation_v_version_version_card_image_idx" ON "studio"."_accommodation_v" USING btree ("version_card_image_id");
  CREATE INDEX "_accommodation_v_version_version_drop_down_image_idx" ON "studio"."_accommodation_v" USING btree ("version_drop_down_image_id");
  CREATE INDEX "_accommodation_v_version_version_dropdown_image_mobi_idx" ON "studio"."_accommodation_v" USING btree ("version_dropdown_image_mobi_id");
  CREATE INDEX "_accommodation_v_version_version_hero_idx" ON "studio"."_accommodation_v" USING btree ("version_hero_id");
  CREATE INDEX "_accommodation_v_version_version_fact_sheet_idx" ON "studio"."_accommodation_v" USING btree ("version_fact_sheet_id");
  CREATE INDEX "_accommodation_v_version_version_dining_image_idx" ON "studio"."_accommodation_v" USING btree ("version_dining_image_id");
  CREATE INDEX "_accommodation_v_version_version_what_to_expect_idx" ON "studio"."_accommodation_v" USING btree ("version_what_to_expect_id");
  CREATE INDEX "_accommodation_v_version_version_tour_link_idx" ON "studio"."_accommodation_v" USING btree ("version_tour_link_id");
  CREATE INDEX "_accommodation_v_version_version_imported_from_idx" ON "studio"."_accommodation_v" USING btree ("version_imported_from");
  CREATE INDEX "_accommodation_v_version_version_updated_at_idx" ON "studio"."_accommodation_v" USING btree ("version_updated_at");
  CREATE INDEX "_accommodation_v_version_version_created_at_idx" ON "studio"."_accommodation_v" USING btree ("version_created_at");
  CREATE INDEX "_accommodation_v_version_version_deleted_at_idx" ON "studio"."_accommodation_v" USING btree ("version_deleted_at");
  CREATE INDEX "_accommodation_v_version_version__status_idx" ON "studio"."_accommodation_v" USING btree ("version__status");
  CREATE INDEX "_accommodation_v_created_at_idx" ON "studio"."_accommodation_v" USING btree ("created_at");
  CREATE INDEX "_accommodation_v_updated_at_idx" ON "studio"."_accommodation_v" USING btree ("updated_at");
  CREATE INDEX "_accommodation_v_latest_idx" ON "studio"."_accommodation_v" USING btree ("latest");
  CREATE INDEX "_accommodation_v_autosave_idx" ON "studio"."_accommodation_v" USING btree ("autosave");
  CREATE INDEX "_accommodation_v_texts_order_parent" ON "studio"."_accommodation_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_accommodation_v_rels_order_idx" ON "studio"."_accommodation_v_rels" USING btree ("order");
  CREATE INDEX "_accommodation_v_rels_parent_idx" ON "studio"."_accommodation_v_rels" USING btree ("parent_id");
  CREATE INDEX "_accommodation_v_rels_path_idx" ON "studio"."_accommodation_v_rels" USING btree ("path");
  CREATE INDEX "_accommodation_v_rels_accommodation_id_idx" ON "studio"."_accommodation_v_rels" USING btree ("accommodation_id");
  CREATE INDEX "_accommodation_v_rels_room_id_idx" ON "studio"."_accommodation_v_rels" USING btree ("room_id");
  CREATE INDEX "_accommodation_v_rels_media_id_idx" ON "studio"."_accommodation_v_rels" USING btree ("media_id");
  CREATE INDEX "_accommodation_v_rels_amenity_id_idx" ON "studio"."_accommodation_v_rels" USING btree ("amenity_id");
  CREATE INDEX "room_facts_order_idx" ON "studio"."room_facts" USING btree ("_order");
  CREATE INDEX "room_facts_parent_id_idx" ON "studio"."room_facts" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "room_slug_idx" ON "studio"."room" USING btree ("slug");
  CREATE INDEX "room_accommodation_idx" ON "studio"."room" USING btree ("accommodation_id");
  CREATE INDEX "room_drop_down_image_idx" ON "studio"."room" USING btree ("drop_down_image_id");
  CREATE INDEX "room_dropdown_image_mobi_idx" ON "studio"."room" USING btree ("dropdown_image_mobi_id");
  CREATE INDEX "room_tour_link_idx" ON "studio"."room" USING btree ("tour_link_id");
  CREATE INDEX "room_plan_idx" ON "studio"."room" USING btree ("plan_id");
  CREATE INDEX "room_imported_from_idx" ON "studio"."room" USING btree ("imported_from");
  CREATE INDEX "room_updated_at_idx" ON "studio"."room" USING btree ("updated_at");
  CREATE INDEX "room_created_at_idx" ON "studio"."room" USING btree ("created_at");
  CREATE INDEX "room_deleted_at_idx" ON "studio"."room" USING btree ("deleted_at");
  CREATE INDEX "room__status_idx" ON "studio"."room" USING btree ("_status");
  CREATE INDEX "room_texts_order_parent" ON "studio"."room_texts" USING btree ("order","parent_id");
  CREATE INDEX "room_rels_order_idx" ON "studio"."room_rels" USING btree ("order");
  CREATE INDEX "room_rels_parent_idx" ON "studio"."room_rels" USING btree ("parent_id");
  CREATE INDEX "room_rels_path_idx" ON "studio"."room_rels" USING btree ("path");
  CREATE INDEX "room_rels_amenity_id_idx" ON "studio"."room_rels" USING btree ("amenity_id");
  CREATE INDEX "room_rels_media_id_idx" ON "studio"."room_rels" USING btree ("media_id");
  CREATE INDEX "_room_v_version_facts_order_idx" ON "studio"."_room_v_version_facts" USING btree ("_order");
  CREATE INDEX "_room_v_version_facts_parent_id_idx" ON "studio"."_room_v_version_facts" USING btree ("_parent_id");
  CREATE INDEX "_room_v_parent_idx" ON "studio"."_room_v" USING btree ("parent_id");
  CREATE INDEX "_room_v_version_version_slug_idx" ON "studio"."_room_v" USING btree ("version_slug");
  CREATE INDEX "_room_v_version_version_accommodation_idx" ON "studio"."_room_v" USING btree ("version_accommodation_id");
  CREATE INDEX "_room_v_version_version_drop_down_image_idx" ON "studio"."_room_v" USING btree ("version_drop_down_image_id");
  CREATE INDEX "_room_v_version_version_dropdown_image_mobi_idx" ON "studio"."_room_v" USING btree ("version_dropdown_image_mobi_id");
  CREATE INDEX "_room_v_version_version_tour_link_idx" ON "studio"."_room_v" USING btree ("version_tour_link_id");
  CREATE INDEX "_room_v_version_version_plan_idx" ON "studio"."_room_v" USING btree ("version_plan_id");
  CREATE INDEX "_room_v_version_version_imported_from_idx" ON "studio"."_room_v" USING btree ("version_imported_from");
  CREATE INDEX "_room_v_version_version_updated_at_idx" ON "studio"."_room_v" USING btree ("version_updated_at");
  CREATE INDEX "_room_v_version_version_created_at_idx" ON "studio"."_room_v" USING btree ("version_created_at");
  CREATE INDEX "_room_v_version_version_deleted_at_idx" ON "studio"."_room_v" USING btree ("version_deleted_at");
  CREATE INDEX "_room_v_version_version__status_idx" ON "studio"."_room_v" USING btree ("version__status");
  CREATE INDEX "_room_v_created_at_idx" ON "studio"."_room_v" USING btree ("created_at");
  CREATE INDEX "_room_v_updated_at_idx" ON "studio"."_room_v" USING btree ("updated_at");
  CREATE INDEX "_room_v_latest_idx" ON "studio"."_room_v" USING btree ("latest");
  CREATE INDEX "_room_v_autosave_idx" ON "studio"."_room_v" USING btree ("autosave");
  CREATE INDEX "_room_v_texts_order_parent" ON "studio"."_room_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_room_v_rels_order_idx" ON "studio"."_room_v_rels" USING btree ("order");
  CREATE INDEX "_room_v_rels_parent_idx" ON "studio"."_room_v_rels" USING btree ("parent_id");
  CREATE INDEX "_room_v_rels_path_idx" ON "studio"."_room_v_rels" USING btree ("path");
  CREATE INDEX "_room_v_rels_amenity_id_idx" ON "studio"."_room_v_rels" USING btree ("amenity_id");
  CREATE INDEX "_room_v_rels_media_id_idx" ON "studio"."_room_v_rels" USING btree ("media_id");
  CREATE INDEX "treehouse_hours_order_idx" ON "studio"."treehouse_hours" USING btree ("_order");
  CREATE INDEX "treehouse_hours_parent_id_idx" ON "studio"."treehouse_hours" USING btree ("_parent_id");
  CREATE INDEX "treehouse_hours_image_idx" ON "studio"."treehouse_hours" USING btree ("image_id");
  CREATE INDEX "treehouse_facts_order_idx" ON "studio"."treehouse_facts" USING btree ("_order");
  CREATE INDEX "treehouse_facts_parent_id_idx" ON "studio"."treehouse_facts" USING btree ("_parent_id");
  CREATE INDEX "treehouse_questions_order_idx" ON "studio"."treehouse_questions" USING btree ("_order");
  CREATE INDEX "treehouse_questions_parent_id_idx" ON "studio"."treehouse_questions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "treehouse_slug_idx" ON "studio"."treehouse" USING btree ("slug");
  CREATE INDEX "treehouse_drop_down_image_idx" ON "studio"."treehouse" USING btree ("drop_down_image_id");
  CREATE INDEX "treehouse_dropdown_image_mobi_idx" ON "studio"."treehouse" USING btree ("dropdown_image_mobi_id");
  CREATE INDEX "treehouse_hero_idx" ON "studio"."treehouse" USING btree ("hero_id");
  CREATE INDEX "treehouse_tour_link_idx" ON "studio"."treehouse" USING btree ("tour_link_id");
  CREATE INDEX "treehouse_what_to_expect_idx" ON "studio"."treehouse" USING btree ("what_to_expect_id");
  CREATE INDEX "treehouse_imported_from_idx" ON "studio"."treehouse" USING btree ("imported_from");
  CREATE INDEX "treehouse_updated_at_idx" ON "studio"."treehouse" USING btree ("updated_at");
  CREATE INDEX "treehouse_created_at_idx" ON "studio"."treehouse" USING btree ("created_at");
  CREATE INDEX "treehouse_deleted_at_idx" ON "studio"."treehouse" USING btree ("deleted_at");
  CREATE INDEX "treehouse__status_idx" ON "studio"."treehouse" USING btree ("_status");
  CREATE INDEX "treehouse_texts_order_parent" ON "studio"."treehouse_texts" USING btree ("order","parent_id");
  CREATE INDEX "treehouse_rels_order_idx" ON "studio"."treehouse_rels" USING btree ("order");
  CREATE INDEX "treehouse_rels_parent_idx" ON "studio"."treehouse_rels" USING btree ("parent_id");
  CREATE INDEX "treehouse_rels_path_idx" ON "studio"."treehouse_rels" USING btree ("path");
  CREATE INDEX "treehouse_rels_media_id_idx" ON "studio"."treehouse_rels" USING btree ("media_id");
  CREATE INDEX "_treehouse_v_version_hours_order_idx" ON "studio"."_treehouse_v_version_hours" USING btree ("_order");
  CREATE INDEX "_treehouse_v_version_hours_parent_id_idx" ON "studio"."_treehouse_v_version_hours" USING btree ("_parent_id");
  CREATE INDEX "_treehouse_v_version_hours_image_idx" ON "studio"."_treehouse_v_version_hours" USING btree ("image_id");
  CREATE INDEX "_treehouse_v_version_facts_order_idx" ON "studio"."_treehouse_v_version_facts" USING btree ("_order");
  CREATE INDEX "_treehouse_v_version_facts_parent_id_idx" ON "studio"."_treehouse_v_version_facts" USING btree ("_parent_id");
  CREATE INDEX "_treehouse_v_version_questions_order_idx" ON "studio"."_treehouse_v_version_questions" USING btree ("_order");
  CREATE INDEX "_treehouse_v_version_questions_parent_id_idx" ON "studio"."_treehouse_v_version_questions" USING btree ("_parent_id");
  CREATE INDEX "_treehouse_v_parent_idx" ON "studio"."_treehouse_v" USING btree ("parent_id");
  CREATE INDEX "_treehouse_v_version_version_slug_idx" ON "studio"."_treehouse_v" USING btree ("version_slug");
  CREATE INDEX "_treehouse_v_version_version_drop_down_image_idx" ON "studio"."_treehouse_v" USING btree ("version_drop_down_image_id");
  CREATE INDEX "_treehouse_v_version_version_dropdown_image_mobi_idx" ON "studio"."_treehouse_v" USING btree ("version_dropdown_image_mobi_id");
  CREATE INDEX "_treehouse_v_version_version_hero_idx" ON "studio"."_treehouse_v" USING btree ("version_hero_id");
  CREATE INDEX "_treehouse_v_version_version_tour_link_idx" ON "studio"."_treehouse_v" USING btree ("version_tour_link_id");
  CREATE INDEX "_treehouse_v_version_version_what_to_expect_idx" ON "studio"."_treehouse_v" USING btree ("version_what_to_expect_id");
  CREATE INDEX "_treehouse_v_version_version_imported_from_idx" ON "studio"."_treehouse_v" USING btree ("version_imported_from");
  CREATE INDEX "_treehouse_v_version_version_updated_at_idx" ON "studio"."_treehouse_v" USING btree ("version_updated_at");
  CREATE INDEX "_treehouse_v_version_version_created_at_idx" ON "studio"."_treehouse_v" USING btree ("version_created_at");
  CREATE INDEX "_treehouse_v_version_version_deleted_at_idx" ON "studio"."_treehouse_v" USING btree ("version_deleted_at");
  CREATE INDEX "_treehouse_v_version_version__status_idx" ON "studio"."_treehouse_v" USING btree ("version__status");
  CREATE INDEX "_treehouse_v_created_at_idx" ON "studio"."_treehouse_v" USING btree ("created_at");
  CREATE INDEX "_treehouse_v_updated_at_idx" ON "studio"."_treehouse_v" USING btree ("updated_at");
  CREATE INDEX "_treehouse_v_latest_idx" ON "studio"."_treehouse_v" USING btree ("latest");
  CREATE INDEX "_treehouse_v_autosave_idx" ON "studio"."_treehouse_v" USING btree ("autosave");
  CREATE INDEX "_treehouse_v_texts_order_parent" ON "studio"."_treehouse_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_treehouse_v_rels_order_idx" ON "studio"."_treehouse_v_rels" USING btree ("order");
  CREATE INDEX "_treehouse_v_rels_parent_idx" ON "studio"."_treehouse_v_rels" USING btree ("parent_id");
  CREATE INDEX "_treehouse_v_rels_path_idx" ON "studio"."_treehouse_v_rels" USING btree ("path");
  CREATE INDEX "_treehouse_v_rels_media_id_idx" ON "studio"."_treehouse_v_rels" USING btree ("media_id");
  CREATE INDEX "residence_facts_order_idx" ON "studio"."residence_facts" USING btree ("_order");
  CREATE INDEX "residence_facts_parent_id_idx" ON "studio"."residence_facts" USING btree ("_parent_id");
  CREATE INDEX "residence_spaces_order_idx" ON "studio"."residence_spaces" USING btree ("_order");
  CREATE INDEX "residence_spaces_parent_id_idx" ON "studio"."residence_spaces" USING btree ("_parent_id");
  CREATE INDEX "residence_spaces_image_idx" ON "studio"."residence_spaces" USING btree ("image_id");
  CREATE INDEX "residence_questions_order_idx" ON "studio"."residence_questions" USING btree ("_order");
  CREATE INDEX "residence_questions_parent_id_idx" ON "studio"."residence_questions" USING btree ("_parent_id");
  CREATE INDEX "residence_planning_order_idx" ON "studio"."residence_planning" USING btree ("_order");
  CREATE INDEX "residence_planning_parent_id_idx" ON "studio"."residence_planning" USING btree ("_parent_id");
  CREATE INDEX "residence_planning_image_idx" ON "studio"."residence_planning" USING btree ("image_id");
  CREATE UNIQUE INDEX "residence_slug_idx" ON "studio"."residence" USING btree ("slug");
  CREATE INDEX "residence_hero_idx" ON "studio"."residence" USING btree ("hero_id");
  CREATE INDEX "residence_tour_link_idx" ON "studio"."residence" USING btree ("tour_link_id");
  CREATE INDEX "residence_what_to_expect_idx" ON "studio"."residence" USING btree ("what_to_expect_id");
  CREATE INDEX "residence_fact_sheet_idx" ON "studio"."residence" USING btree ("fact_sheet_id");
  CREATE INDEX "residence_concierge_idx" ON "studio"."residence" USING btree ("concierge_id");
  CREATE INDEX "residence_imported_from_idx" ON "studio"."residence" USING btree ("imported_from");
  CREATE INDEX "residence_updated_at_idx" ON "studio"."residence" USING btree ("updated_at");
  CREATE INDEX "residence_created_at_idx" ON "studio"."residence" USING btree ("created_at");
  CREATE INDEX "residence_deleted_at_idx" ON "studio"."residence" USING btree ("deleted_at");
  CREATE INDEX "residence__status_idx" ON "studio"."residence" USING btree ("_status");
  CREATE INDEX "residence_texts_order_parent" ON "studio"."residence_texts" USING btree ("order","parent_id");
  CREATE INDEX "residence_rels_order_idx" ON "studio"."residence_rels" USING btree ("order");
  CREATE INDEX "residence_rels_parent_idx" ON "studio"."residence_rels" USING btree ("parent_id");
  CREATE INDEX "residence_rels_path_idx" ON "studio"."residence_rels" USING btree ("path");
  CREATE INDEX "residence_rels_media_id_idx" ON "studio"."residence_rels" USING btree ("media_id");
  CREATE INDEX "residence_rels_amenity_id_idx" ON "studio"."residence_rels" USING btree ("amenity_id");
  CREATE INDEX "_residence_v_version_facts_order_idx" ON "studio"."_residence_v_version_facts" USING btree ("_order");
  CREATE INDEX "_residence_v_version_facts_parent_id_idx" ON "studio"."_residence_v_version_facts" USING btree ("_parent_id");
  CREATE INDEX "_residence_v_version_spaces_order_idx" ON "studio"."_residence_v_version_spaces" USING btree ("_order");
  CREATE INDEX "_residence_v_version_spaces_parent_id_idx" ON "studio"."_residence_v_version_spaces" USING btree ("_parent_id");
  CREATE INDEX "_residence_v_version_spaces_image_idx" ON "studio"."_residence_v_version_spaces" USING btree ("image_id");
  CREATE INDEX "_residence_v_version_questions_order_idx" ON "studio"."_residence_v_version_questions" USING btree ("_order");
  CREATE INDEX "_residence_v_version_questions_parent_id_idx" ON "studio"."_residence_v_version_questions" USING btree ("_parent_id");
  CREATE INDEX "_residence_v_version_planning_order_idx" ON "studio"."_residence_v_version_planning" USING btree ("_order");
  CREATE INDEX "_residence_v_version_planning_parent_id_idx" ON "studio"."_residence_v_version_planning" USING btree ("_parent_id");
  CREATE INDEX "_residence_v_version_planning_image_idx" ON "studio"."_residence_v_version_planning" USING btree ("image_id");
  CREATE INDEX "_residence_v_parent_idx" ON "studio"."_residence_v" USING btree ("parent_id");
  CREATE INDEX "_residence_v_version_version_slug_idx" ON "studio"."_residence_v" USING btree ("version_slug");
  CREATE INDEX "_residence_v_version_version_hero_idx" ON "studio"."_residence_v" USING btree ("version_hero_id");
  CREATE INDEX "_residence_v_version_version_tour_link_idx" ON "studio"."_residence_v" USING btree ("version_tour_link_id");
  CREATE INDEX "_residence_v_version_version_what_to_expect_idx" ON "studio"."_residence_v" USING btree ("version_what_to_expect_id");
  CREATE INDEX "_residence_v_version_version_fact_sheet_idx" ON "studio"."_residence_v" USING btree ("version_fact_sheet_id");
  CREATE INDEX "_residence_v_version_version_concierge_idx" ON "studio"."_residence_v" USING btree ("version_concierge_id");
  CREATE INDEX "_residence_v_version_version_imported_from_idx" ON "studio"."_residence_v" USING btree ("version_imported_from");
  CREATE INDEX "_residence_v_version_version_updated_at_idx" ON "studio"."_residence_v" USING btree ("version_updated_at");
  CREATE INDEX "_residence_v_version_version_created_at_idx" ON "studio"."_residence_v" USING btree ("version_created_at");
  CREATE INDEX "_residence_v_version_version_deleted_at_idx" ON "studio"."_residence_v" USING btree ("version_deleted_at");
  CREATE INDEX "_residence_v_version_version__status_idx" ON "studio"."_residence_v" USING btree ("version__status");
  CREATE INDEX "_residence_v_created_at_idx" ON "studio"."_residence_v" USING btree ("created_at");
  CREATE INDEX "_residence_v_updated_at_idx" ON "studio"."_residence_v" USING btree ("updated_at");
  CREATE INDEX "_residence_v_latest_idx" ON "studio"."_residence_v" USING btree ("latest");
  CREATE INDEX "_residence_v_autosave_idx" ON "studio"."_residence_v" USING btree ("autosave");
  CREATE INDEX "_residence_v_texts_order_parent" ON "studio"."_residence_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_residence_v_rels_order_idx" ON "studio"."_residence_v_rels" USING btree ("order");
  CREATE INDEX "_residence_v_rels_parent_idx" ON "studio"."_residence_v_rels" USING btree ("parent_id");
  CREATE INDEX "_residence_v_rels_path_idx" ON "studio"."_residence_v_rels" USING btree ("path");
  CREATE INDEX "_residence_v_rels_media_id_idx" ON "studio"."_residence_v_rels" USING btree ("media_id");
  CREATE INDEX "_residence_v_rels_amenity_id_idx" ON "studio"."_residence_v_rels" USING btree ("amenity_id");
  CREATE INDEX "residences_hero_idx" ON "studio"."residences" USING btree ("hero_id");
  CREATE INDEX "residences_imported_from_idx" ON "studio"."residences" USING btree ("imported_from");
  CREATE INDEX "residences_updated_at_idx" ON "studio"."residences" USING btree ("updated_at");
  CREATE INDEX "residences_created_at_idx" ON "studio"."residences" USING btree ("created_at");
  CREATE INDEX "residences_deleted_at_idx" ON "studio"."residences" USING btree ("deleted_at");
  CREATE INDEX "residences__status_idx" ON "studio"."residences" USING btree ("_status");
  CREATE INDEX "residences_rels_order_idx" ON "studio"."residences_rels" USING btree ("order");
  CREATE INDEX "residences_rels_parent_idx" ON "studio"."residences_rels" USING btree ("parent_id");
  CREATE INDEX "residences_rels_path_idx" ON "studio"."residences_rels" USING btree ("path");
  CREATE INDEX "residences_rels_residence_id_idx" ON "studio"."residences_rels" USING btree ("residence_id");
  CREATE INDEX "_residences_v_parent_idx" ON "studio"."_residences_v" USING btree ("parent_id");
  CREATE INDEX "_residences_v_version_version_hero_idx" ON "studio"."_residences_v" USING btree ("version_hero_id");
  CREATE INDEX "_residences_v_version_version_imported_from_idx" ON "studio"."_residences_v" USING btree ("version_imported_from");
  CREATE INDEX "_residences_v_version_version_updated_at_idx" ON "studio"."_residences_v" USING btree ("version_updated_at");
  CREATE INDEX "_residences_v_version_version_created_at_idx" ON "studio"."_residences_v" USING btree ("version_created_at");
  CREATE INDEX "_residences_v_version_version_deleted_at_idx" ON "studio"."_residences_v" USING btree ("version_deleted_at");
  CREATE INDEX "_residences_v_version_version__status_idx" ON "studio"."_residences_v" USING btree ("version__status");
  CREATE INDEX "_residences_v_created_at_idx" ON "studio"."_residences_v" USING btree ("created_at");
  CREATE INDEX "_residences_v_updated_at_idx" ON "studio"."_residences_v" USING btree ("updated_at");
  CREATE INDEX "_residences_v_latest_idx" ON "studio"."_residences_v" USING btree ("latest");
  CREATE INDEX "_residences_v_autosave_idx" ON "studio"."_residences_v" USING btree ("autosave");
  CREATE INDEX "_residences_v_rels_order_idx" ON "studio"."_residences_v_rels" USING btree ("order");
  CREATE INDEX "_residences_v_rels_parent_idx" ON "studio"."_residences_v_rels" USING btree ("parent_id");
  CREATE INDEX "_residences_v_rels_path_idx" ON "studio"."_residences_v_rels" USING btree ("path");
  CREATE INDEX "_residences_v_rels_residence_id_idx" ON "studio"."_residences_v_rels" USING btree ("residence_id");
  CREATE INDEX "rate_seasons_order_idx" ON "studio"."rate_seasons" USING btree ("_order");
  CREATE INDEX "rate_seasons_parent_id_idx" ON "studio"."rate_seasons" USING btree ("_parent_id");
  CREATE INDEX "rate_accommodation_idx" ON "studio"."rate" USING btree ("accommodation_id");
  CREATE INDEX "rate_room_idx" ON "studio"."rate" USING btree ("room_id");
  CREATE INDEX "rate_residence_idx" ON "studio"."rate" USING btree ("residence_id");
  CREATE INDEX "rate_treehouse_idx" ON "studio"."rate" USING btree ("treehouse_id");
  CREATE INDEX "rate_imported_from_idx" ON "studio"."rate" USING btree ("imported_from");
  CREATE INDEX "rate_updated_at_idx" ON "studio"."rate" USING btree ("updated_at");
  CREATE INDEX "rate_created_at_idx" ON "studio"."rate" USING btree ("created_at");
  CREATE INDEX "rate_deleted_at_idx" ON "studio"."rate" USING btree ("deleted_at");
  CREATE INDEX "rate__status_idx" ON "studio"."rate" USING btree ("_status");
  CREATE INDEX "rate_texts_order_parent" ON "studio"."rate_texts" USING btree ("order","parent_id");
  CREATE INDEX "_rate_v_version_seasons_order_idx" ON "studio"."_rate_v_version_seasons" USING btree ("_order");
  CREATE INDEX "_rate_v_version_seasons_parent_id_idx" ON "studio"."_rate_v_version_seasons" USING btree ("_parent_id");
  CREATE INDEX "_rate_v_parent_idx" ON "studio"."_rate_v" USING btree ("parent_id");
  CREATE INDEX "_rate_v_version_version_accommodation_idx" ON "studio"."_rate_v" USING btree ("version_accommodation_id");
  CREATE INDEX "_rate_v_version_version_room_idx" ON "studio"."_rate_v" USING btree ("version_room_id");
  CREATE INDEX "_rate_v_version_version_residence_idx" ON "studio"."_rate_v" USING btree ("version_residence_id");
  CREATE INDEX "_rate_v_version_version_treehouse_idx" ON "studio"."_rate_v" USING btree ("version_treehouse_id");
  CREATE INDEX "_rate_v_version_version_imported_from_idx" ON "studio"."_rate_v" USING btree ("version_imported_from");
  CREATE INDEX "_rate_v_version_version_updated_at_idx" ON "studio"."_rate_v" USING btree ("version_updated_at");
  CREATE INDEX "_rate_v_version_version_created_at_idx" ON "studio"."_rate_v" USING btree ("version_created_at");
  CREATE INDEX "_rate_v_version_version_deleted_at_idx" ON "studio"."_rate_v" USING btree ("version_deleted_at");
  CREATE INDEX "_rate_v_version_version__status_idx" ON "studio"."_rate_v" USING btree ("version__status");
  CREATE INDEX "_rate_v_created_at_idx" ON "studio"."_rate_v" USING btree ("created_at");
  CREATE INDEX "_rate_v_updated_at_idx" ON "studio"."_rate_v" USING btree ("updated_at");
  CREATE INDEX "_rate_v_latest_idx" ON "studio"."_rate_v" USING btree ("latest");
  CREATE INDEX "_rate_v_autosave_idx" ON "studio"."_rate_v" USING btree ("autosave");
  CREATE INDEX "_rate_v_texts_order_parent" ON "studio"."_rate_v_texts" USING btree ("order","parent_id");
  CREATE UNIQUE INDEX "offer_slug_idx" ON "studio"."offer" USING btree ("slug");
  CREATE INDEX "offer_image_idx" ON "studio"."offer" USING btree ("image_id");
  CREATE INDEX "offer_imported_from_idx" ON "studio"."offer" USING btree ("imported_from");
  CREATE INDEX "offer_updated_at_idx" ON "studio"."offer" USING btree ("updated_at");
  CREATE INDEX "offer_created_at_idx" ON "studio"."offer" USING btree ("created_at");
  CREATE INDEX "offer_deleted_at_idx" ON "studio"."offer" USING btree ("deleted_at");
  CREATE INDEX "offer__status_idx" ON "studio"."offer" USING btree ("_status");
  CREATE INDEX "offer_texts_order_parent" ON "studio"."offer_texts" USING btree ("order","parent_id");
  CREATE INDEX "offer_rels_order_idx" ON "studio"."offer_rels" USING btree ("order");
  CREATE INDEX "offer_rels_parent_idx" ON "studio"."offer_rels" USING btree ("parent_id");
  CREATE INDEX "offer_rels_path_idx" ON "studio"."offer_rels" USING btree ("path");
  CREATE INDEX "offer_rels_accommodation_id_idx" ON "studio"."offer_rels" USING btree ("accommodation_id");
  CREATE INDEX "_offer_v_parent_idx" ON "studio"."_offer_v" USING btree ("parent_id");
  CREATE INDEX "_offer_v_version_version_slug_idx" ON "studio"."_offer_v" USING btree ("version_slug");
  CREATE INDEX "_offer_v_version_version_image_idx" ON "studio"."_offer_v" USING btree ("version_image_id");
  CREATE INDEX "_offer_v_version_version_imported_from_idx" ON "studio"."_offer_v" USING btree ("version_imported_from");
  CREATE INDEX "_offer_v_version_version_updated_at_idx" ON "studio"."_offer_v" USING btree ("version_updated_at");
  CREATE INDEX "_offer_v_version_version_created_at_idx" ON "studio"."_offer_v" USING btree ("version_created_at");
  CREATE INDEX "_offer_v_version_version_deleted_at_idx" ON "studio"."_offer_v" USING btree ("version_deleted_at");
  CREATE INDEX "_offer_v_version_version__status_idx" ON "studio"."_offer_v" USING btree ("version__status");
  CREATE INDEX "_offer_v_created_at_idx" ON "studio"."_offer_v" USING btree ("created_at");
  CREATE INDEX "_offer_v_updated_at_idx" ON "studio"."_offer_v" USING btree ("updated_at");
  CREATE INDEX "_offer_v_latest_idx" ON "studio"."_offer_v" USING btree ("latest");
  CREATE INDEX "_offer_v_autosave_idx" ON "studio"."_offer_v" USING btree ("autosave");
  CREATE INDEX "_offer_v_texts_order_parent" ON "studio"."_offer_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_offer_v_rels_order_idx" ON "studio"."_offer_v_rels" USING btree ("order");
  CREATE INDEX "_offer_v_rels_parent_idx" ON "studio"."_offer_v_rels" USING btree ("parent_id");
  CREATE INDEX "_offer_v_rels_path_idx" ON "studio"."_offer_v_rels" USING btree ("path");
  CREATE INDEX "_offer_v_rels_accommodation_id_idx" ON "studio"."_offer_v_rels" USING btree ("accommodation_id");
  CREATE INDEX "season_imported_from_idx" ON "studio"."season" USING btree ("imported_from");
  CREATE INDEX "season_updated_at_idx" ON "studio"."season" USING btree ("updated_at");
  CREATE INDEX "season_created_at_idx" ON "studio"."season" USING btree ("created_at");
  CREATE INDEX "season_deleted_at_idx" ON "studio"."season" USING btree ("deleted_at");
  CREATE INDEX "season__status_idx" ON "studio"."season" USING btree ("_status");
  CREATE INDEX "_season_v_parent_idx" ON "studio"."_season_v" USING btree ("parent_id");
  CREATE INDEX "_season_v_version_version_imported_from_idx" ON "studio"."_season_v" USING btree ("version_imported_from");
  CREATE INDEX "_season_v_version_version_updated_at_idx" ON "studio"."_season_v" USING btree ("version_updated_at");
  CREATE INDEX "_season_v_version_version_created_at_idx" ON "studio"."_season_v" USING btree ("version_created_at");
  CREATE INDEX "_season_v_version_version_deleted_at_idx" ON "studio"."_season_v" USING btree ("version_deleted_at");
  CREATE INDEX "_season_v_version_version__status_idx" ON "studio"."_season_v" USING btree ("version__status");
  CREATE INDEX "_season_v_created_at_idx" ON "studio"."_season_v" USING btree ("created_at");
  CREATE INDEX "_season_v_updated_at_idx" ON "studio"."_season_v" USING btree ("updated_at");
  CREATE INDEX "_season_v_latest_idx" ON "studio"."_season_v" USING btree ("latest");
  CREATE INDEX "_season_v_autosave_idx" ON "studio"."_season_v" USING btree ("autosave");
  CREATE INDEX "amenity_image_idx" ON "studio"."amenity" USING btree ("image_id");
  CREATE INDEX "amenity_imported_from_idx" ON "studio"."amenity" USING btree ("imported_from");
  CREATE INDEX "amenity_updated_at_idx" ON "studio"."amenity" USING btree ("updated_at");
  CREATE INDEX "amenity_created_at_idx" ON "studio"."amenity" USING btree ("created_at");
  CREATE INDEX "amenity_deleted_at_idx" ON "studio"."amenity" USING btree ("deleted_at");
  CREATE INDEX "amenity__status_idx" ON "studio"."amenity" USING btree ("_status");
  CREATE INDEX "_amenity_v_parent_idx" ON "studio"."_amenity_v" USING btree ("parent_id");
  CREATE INDEX "_amenity_v_version_version_image_idx" ON "studio"."_amenity_v" USING btree ("version_image_id");
  CREATE INDEX "_amenity_v_version_version_imported_from_idx" ON "studio"."_amenity_v" USING btree ("version_imported_from");
  CREATE INDEX "_amenity_v_version_version_updated_at_idx" ON "studio"."_amenity_v" USING btree ("version_updated_at");
  CREATE INDEX "_amenity_v_version_version_created_at_idx" ON "studio"."_amenity_v" USING btree ("version_created_at");
  CREATE INDEX "_amenity_v_version_version_deleted_at_idx" ON "studio"."_amenity_v" USING btree ("version_deleted_at");
  CREATE INDEX "_amenity_v_version_version__status_idx" ON "studio"."_amenity_v" USING btree ("version__status");
  CREATE INDEX "_amenity_v_created_at_idx" ON "studio"."_amenity_v" USING btree ("created_at");
  CREATE INDEX "_amenity_v_updated_at_idx" ON "studio"."_amenity_v" USING btree ("updated_at");
  CREATE INDEX "_amenity_v_latest_idx" ON "studio"."_amenity_v" USING btree ("latest");
  CREATE INDEX "_amenity_v_autosave_idx" ON "studio"."_amenity_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "safari_identifier_idx" ON "studio"."safari" USING btree ("identifier");
  CREATE INDEX "safari_drop_down_image_idx" ON "studio"."safari" USING btree ("drop_down_image_id");
  CREATE INDEX "safari_dropdown_image_mobi_idx" ON "studio"."safari" USING btree ("dropdown_image_mobi_id");
  CREATE INDEX "safari_imported_from_idx" ON "studio"."safari" USING btree ("imported_from");
  CREATE INDEX "safari_updated_at_idx" ON "studio"."safari" USING btree ("updated_at");
  CREATE INDEX "safari_created_at_idx" ON "studio"."safari" USING btree ("created_at");
  CREATE INDEX "safari_deleted_at_idx" ON "studio"."safari" USING btree ("deleted_at");
  CREATE INDEX "safari__status_idx" ON "studio"."safari" USING btree ("_status");
  CREATE INDEX "_safari_v_parent_idx" ON "studio"."_safari_v" USING btree ("parent_id");
  CREATE INDEX "_safari_v_version_version_identifier_idx" ON "studio"."_safari_v" USING btree ("version_identifier");
  CREATE INDEX "_safari_v_version_version_drop_down_image_idx" ON "studio"."_safari_v" USING btree ("version_drop_down_image_id");
  CREATE INDEX "_safari_v_version_version_dropdown_image_mobi_idx" ON "studio"."_safari_v" USING btree ("version_dropdown_image_mobi_id");
  CREATE INDEX "_safari_v_version_version_imported_from_idx" ON "studio"."_safari_v" USING btree ("version_imported_from");
  CREATE INDEX "_safari_v_version_version_updated_at_idx" ON "studio"."_safari_v" USING btree ("version_updated_at");
  CREATE INDEX "_safari_v_version_version_created_at_idx" ON "studio"."_safari_v" USING btree ("version_created_at");
  CREATE INDEX "_safari_v_version_version_deleted_at_idx" ON "studio"."_safari_v" USING btree ("version_deleted_at");
  CREATE INDEX "_safari_v_version_version__status_idx" ON "studio"."_safari_v" USING btree ("version__status");
  CREATE INDEX "_safari_v_created_at_idx" ON "studio"."_safari_v" USING btree ("created_at");
  CREATE INDEX "_safari_v_updated_at_idx" ON "studio"."_safari_v" USING btree ("updated_at");
  CREATE INDEX "_safari_v_latest_idx" ON "studio"."_safari_v" USING btree ("latest");
  CREATE INDEX "_safari_v_autosave_idx" ON "studio"."_safari_v" USING btree ("autosave");
  CREATE INDEX "our_safaris_activities_order_idx" ON "studio"."our_safaris_activities" USING btree ("_order");
  CREATE INDEX "our_safaris_activities_parent_id_idx" ON "studio"."our_safaris_activities" USING btree ("_parent_id");
  CREATE INDEX "our_safaris_activities_image_idx" ON "studio"."our_safaris_activities" USING btree ("image_id");
  CREATE INDEX "our_safaris_months_order_idx" ON "studio"."our_safaris_months" USING btree ("_order");
  CREATE INDEX "our_safaris_months_parent_id_idx" ON "studio"."our_safaris_months" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "our_safaris_our_safaris_for_idx" ON "studio"."our_safaris" USING btree ("our_safaris_for");
  CREATE INDEX "our_safaris_background_image_idx" ON "studio"."our_safaris" USING btree ("background_image_id");
  CREATE INDEX "our_safaris_background_video_idx" ON "studio"."our_safaris" USING btree ("background_video_id");
  CREATE INDEX "our_safaris_background_video_alternative_idx" ON "studio"."our_safaris" USING btree ("background_video_alternative_id");
  CREATE INDEX "our_safaris_imported_from_idx" ON "studio"."our_safaris" USING btree ("imported_from");
  CREATE INDEX "our_safaris_updated_at_idx" ON "studio"."our_safaris" USING btree ("updated_at");
  CREATE INDEX "our_safaris_created_at_idx" ON "studio"."our_safaris" USING btree ("created_at");
  CREATE INDEX "our_safaris_deleted_at_idx" ON "studio"."our_safaris" USING btree ("deleted_at");
  CREATE INDEX "our_safaris__status_idx" ON "studio"."our_safaris" USING btree ("_status");
  CREATE INDEX "our_safaris_texts_order_parent" ON "studio"."our_safaris_texts" USING btree ("order","parent_id");
  CREATE INDEX "_our_safaris_v_version_activities_order_idx" ON "studio"."_our_safaris_v_version_activities" USING btree ("_order");
  CREATE INDEX "_our_safaris_v_version_activities_parent_id_idx" ON "studio"."_our_safaris_v_version_activities" USING btree ("_parent_id");
  CREATE INDEX "_our_safaris_v_version_activities_image_idx" ON "studio"."_our_safaris_v_version_activities" USING btree ("image_id");
  CREATE INDEX "_our_safaris_v_version_months_order_idx" ON "studio"."_our_safaris_v_version_months" USING btree ("_order");
  CREATE INDEX "_our_safaris_v_version_months_parent_id_idx" ON "studio"."_our_safaris_v_version_months" USING btree ("_parent_id");
  CREATE INDEX "_our_safaris_v_parent_idx" ON "studio"."_our_safaris_v" USING btree ("parent_id");
  CREATE INDEX "_our_safaris_v_version_version_our_safaris_for_idx" ON "studio"."_our_safaris_v" USING btree ("version_our_safaris_for");
  CREATE INDEX "_our_safaris_v_version_version_background_image_idx" ON "studio"."_our_safaris_v" USING btree ("version_background_image_id");
  CREATE INDEX "_our_safaris_v_version_version_background_video_idx" ON "studio"."_our_safaris_v" USING btree ("version_background_video_id");
  CREATE INDEX "_our_safaris_v_version_version_background_video_alternat_idx" ON "studio"."_our_safaris_v" USING btree ("version_background_video_alternative_id");
  CREATE INDEX "_our_safaris_v_version_version_imported_from_idx" ON "studio"."_our_safaris_v" USING btree ("version_imported_from");
  CREATE INDEX "_our_safaris_v_version_version_updated_at_idx" ON "studio"."_our_safaris_v" USING btree ("version_updated_at");
  CREATE INDEX "_our_safaris_v_version_version_created_at_idx" ON "studio"."_our_safaris_v" USING btree ("version_created_at");
  CREATE INDEX "_our_safaris_v_version_version_deleted_at_idx" ON "studio"."_our_safaris_v" USING btree ("version_deleted_at");
  CREATE INDEX "_our_safaris_v_version_version__status_idx" ON "studio"."_our_safaris_v" USING btree ("version__status");
  CREATE INDEX "_our_safaris_v_created_at_idx" ON "studio"."_our_safaris_v" USING btree ("created_at");
  CREATE INDEX "_our_safaris_v_updated_at_idx" ON "studio"."_our_safaris_v" USING btree ("updated_at");
  CREATE INDEX "_our_safaris_v_latest_idx" ON "studio"."_our_safaris_v" USING btree ("latest");
  CREATE INDEX "_our_safaris_v_autosave_idx" ON "studio"."_our_safaris_v" USING btree ("autosave");
  CREATE INDEX "_our_safaris_v_texts_order_parent" ON "studio"."_our_safaris_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "region_facts_order_idx" ON "studio"."region_facts" USING btree ("_order");
  CREATE INDEX "region_facts_parent_id_idx" ON "studio"."region_facts" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "region_key_idx" ON "studio"."region" USING btree ("key");
  CREATE INDEX "region_map_image_idx" ON "studio"."region" USING btree ("map_image_id");
  CREATE INDEX "region_image_idx" ON "studio"."region" USING btree ("image_id");
  CREATE INDEX "region_imported_from_idx" ON "studio"."region" USING btree ("imported_from");
  CREATE INDEX "region_updated_at_idx" ON "studio"."region" USING btree ("updated_at");
  CREATE INDEX "region_created_at_idx" ON "studio"."region" USING btree ("created_at");
  CREATE INDEX "region_deleted_at_idx" ON "studio"."region" USING btree ("deleted_at");
  CREATE INDEX "region__status_idx" ON "studio"."region" USING btree ("_status");
  CREATE INDEX "region_rels_order_idx" ON "studio"."region_rels" USING btree ("order");
  CREATE INDEX "region_rels_parent_idx" ON "studio"."region_rels" USING btree ("parent_id");
  CREATE INDEX "region_rels_path_idx" ON "studio"."region_rels" USING btree ("path");
  CREATE INDEX "region_rels_property_updated_id_idx" ON "studio"."region_rels" USING btree ("property_updated_id");
  CREATE INDEX "_region_v_version_facts_order_idx" ON "studio"."_region_v_version_facts" USING btree ("_order");
  CREATE INDEX "_region_v_version_facts_parent_id_idx" ON "studio"."_region_v_version_facts" USING btree ("_parent_id");
  CREATE INDEX "_region_v_parent_idx" ON "studio"."_region_v" USING btree ("parent_id");
  CREATE INDEX "_region_v_version_version_key_idx" ON "studio"."_region_v" USING btree ("version_key");
  CREATE INDEX "_region_v_version_version_map_image_idx" ON "studio"."_region_v" USING btree ("version_map_image_id");
  CREATE INDEX "_region_v_version_version_image_idx" ON "studio"."_region_v" USING btree ("version_image_id");
  CREATE INDEX "_region_v_version_version_imported_from_idx" ON "studio"."_region_v" USING btree ("version_imported_from");
  CREATE INDEX "_region_v_version_version_updated_at_idx" ON "studio"."_region_v" USING btree ("version_updated_at");
  CREATE INDEX "_region_v_version_version_created_at_idx" ON "studio"."_region_v" USING btree ("version_created_at");
  CREATE INDEX "_region_v_version_version_deleted_at_idx" ON "studio"."_region_v" USING btree ("version_deleted_at");
  CREATE INDEX "_region_v_version_version__status_idx" ON "studio"."_region_v" USING btree ("version__status");
  CREATE INDEX "_region_v_created_at_idx" ON "studio"."_region_v" USING btree ("created_at");
  CREATE INDEX "_region_v_updated_at_idx" ON "studio"."_region_v" USING btree ("updated_at");
  CREATE INDEX "_region_v_latest_idx" ON "studio"."_region_v" USING btree ("latest");
  CREATE INDEX "_region_v_autosave_idx" ON "studio"."_region_v" USING btree ("autosave");
  CREATE INDEX "_region_v_rels_order_idx" ON "studio"."_region_v_rels" USING btree ("order");
  CREATE INDEX "_region_v_rels_parent_idx" ON "studio"."_region_v_rels" USING btree ("parent_id");
  CREATE INDEX "_region_v_rels_path_idx" ON "studio"."_region_v_rels" USING btree ("path");
  CREATE INDEX "_region_v_rels_property_updated_id_idx" ON "studio"."_region_v_rels" USING btree ("property_updated_id");
  CREATE INDEX "destination_facts_order_idx" ON "studio"."destination_facts" USING btree ("_order");
  CREATE INDEX "destination_facts_parent_id_idx" ON "studio"."destination_facts" USING btree ("_parent_id");
  CREATE INDEX "destination_questions_order_idx" ON "studio"."destination_questions" USING btree ("_order");
  CREATE INDEX "destination_questions_parent_id_idx" ON "studio"."destination_questions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "destination_slug_idx" ON "studio"."destination" USING btree ("slug");
  CREATE INDEX "destination_hero_idx" ON "studio"."destination" USING btree ("hero_id");
  CREATE INDEX "destination_image_idx" ON "studio"."destination" USING btree ("image_id");
  CREATE INDEX "destination_map_image_idx" ON "studio"."destination" USING btree ("map_image_id");
  CREATE INDEX "destination_imported_from_idx" ON "studio"."destination" USING btree ("imported_from");
  CREATE INDEX "destination_updated_at_idx" ON "studio"."destination" USING btree ("updated_at");
  CREATE INDEX "destination_created_at_idx" ON "studio"."destination" USING btree ("created_at");
  CREATE INDEX "destination_deleted_at_idx" ON "studio"."destination" USING btree ("deleted_at");
  CREATE INDEX "destination__status_idx" ON "studio"."destination" USING btree ("_status");
  CREATE INDEX "destination_rels_order_idx" ON "studio"."destination_rels" USING btree ("order");
  CREATE INDEX "destination_rels_parent_idx" ON "studio"."destination_rels" USING btree ("parent_id");
  CREATE INDEX "destination_rels_path_idx" ON "studio"."destination_rels" USING btree ("path");
  CREATE INDEX "destination_rels_media_id_idx" ON "studio"."destination_rels" USING btree ("media_id");
  CREATE INDEX "destination_rels_property_updated_id_idx" ON "studio"."destination_rels" USING btree ("property_updated_id");
  CREATE INDEX "destination_rels_accommodation_id_idx" ON "studio"."destination_rels" USING btree ("accommodation_id");
  CREATE INDEX "_destination_v_version_facts_order_idx" ON "studio"."_destination_v_version_facts" USING btree ("_order");
  CREATE INDEX "_destination_v_version_facts_parent_id_idx" ON "studio"."_destination_v_version_facts" USING btree ("_parent_id");
  CREATE INDEX "_destination_v_version_questions_order_idx" ON "studio"."_destination_v_version_questions" USING btree ("_order");
  CREATE INDEX "_destination_v_version_questions_parent_id_idx" ON "studio"."_destination_v_version_questions" USING btree ("_parent_id");
  CREATE INDEX "_destination_v_parent_idx" ON "studio"."_destination_v" USING btree ("parent_id");
  CREATE INDEX "_destination_v_version_version_slug_idx" ON "studio"."_destination_v" USING btree ("version_slug");
  CREATE INDEX "_destination_v_version_version_hero_idx" ON "studio"."_destination_v" USING btree ("version_hero_id");
  CREATE INDEX "_destination_v_version_version_image_idx" ON "studio"."_destination_v" USING btree ("version_image_id");
  CREATE INDEX "_destination_v_version_version_map_image_idx" ON "studio"."_destination_v" USING btree ("version_map_image_id");
  CREATE INDEX "_destination_v_version_version_imported_from_idx" ON "studio"."_destination_v" USING btree ("version_imported_from");
  CREATE INDEX "_destination_v_version_version_updated_at_idx" ON "studio"."_destination_v" USING btree ("version_updated_at");
  CREATE INDEX "_destination_v_version_version_created_at_idx" ON "studio"."_destination_v" USING btree ("version_created_at");
  CREATE INDEX "_destination_v_version_version_deleted_at_idx" ON "studio"."_destination_v" USING btree ("version_deleted_at");
  CREATE INDEX "_destination_v_version_version__status_idx" ON "studio"."_destination_v" USING btree ("version__status");
  CREATE INDEX "_destination_v_created_at_idx" ON "studio"."_destination_v" USING btree ("created_at");
  CREATE INDEX "_destination_v_updated_at_idx" ON "studio"."_destination_v" USING btree ("updated_at");
  CREATE INDEX "_destination_v_latest_idx" ON "studio"."_destination_v" USING btree ("latest");
  CREATE INDEX "_destination_v_autosave_idx" ON "studio"."_destination_v" USING btree ("autosave");
  CREATE INDEX "_destination_v_rels_order_idx" ON "studio"."_destination_v_rels" USING btree ("order");
  CREATE INDEX "_destination_v_rels_parent_idx" ON "studio"."_destination_v_rels" USING btree ("parent_id");
  CREATE INDEX "_destination_v_rels_path_idx" ON "studio"."_destination_v_rels" USING btree ("path");
  CREATE INDEX "_destination_v_rels_media_id_idx" ON "studio"."_destination_v_rels" USING btree ("media_id");
  CREATE INDEX "_destination_v_rels_property_updated_id_idx" ON "studio"."_destination_v_rels" USING btree ("property_updated_id");
  CREATE INDEX "_destination_v_rels_accommodation_id_idx" ON "studio"."_destination_v_rels" USING btree ("accommodation_id");
  CREATE INDEX "property_favourites_favourites_order_idx" ON "studio"."property_favourites_favourites" USING btree ("_order");
  CREATE INDEX "property_favourites_favourites_parent_id_idx" ON "studio"."property_favourites_favourites" USING btree ("_parent_id");
  CREATE INDEX "property_favourites_favourites_experience_image_idx" ON "studio"."property_favourites_favourites" USING btree ("experience_image_id");
  CREATE UNIQUE INDEX "property_favourites_contentful_tag_idx" ON "studio"."property_favourites" USING btree ("contentful_tag");
  CREATE INDEX "property_favourites_imported_from_idx" ON "studio"."property_favourites" USING btree ("imported_from");
  CREATE INDEX "property_favourites_updated_at_idx" ON "studio"."property_favourites" USING btree ("updated_at");
  CREATE INDEX "property_favourites_created_at_idx" ON "studio"."property_favourites" USING btree ("created_at");
  CREATE INDEX "property_favourites_deleted_at_idx" ON "studio"."property_favourites" USING btree ("deleted_at");
  CREATE INDEX "property_favourites__status_idx" ON "studio"."property_favourites" USING btree ("_status");
  CREATE INDEX "_property_favourites_v_version_favourites_order_idx" ON "studio"."_property_favourites_v_version_favourites" USING btree ("_order");
  CREATE INDEX "_property_favourites_v_version_favourites_parent_id_idx" ON "studio"."_property_favourites_v_version_favourites" USING btree ("_parent_id");
  CREATE INDEX "_property_favourites_v_version_favourites_experience_ima_idx" ON "studio"."_property_favourites_v_version_favourites" USING btree ("experience_image_id");
  CREATE INDEX "_property_favourites_v_parent_idx" ON "studio"."_property_favourites_v" USING btree ("parent_id");
  CREATE INDEX "_property_favourites_v_version_version_contentful_tag_idx" ON "studio"."_property_favourites_v" USING btree ("version_contentful_tag");
  CREATE INDEX "_property_favourites_v_version_version_imported_from_idx" ON "studio"."_property_favourites_v" USING btree ("version_imported_from");
  CREATE INDEX "_property_favourites_v_version_version_updated_at_idx" ON "studio"."_property_favourites_v" USING btree ("version_updated_at");
  CREATE INDEX "_property_favourites_v_version_version_created_at_idx" ON "studio"."_property_favourites_v" USING btree ("version_created_at");
  CREATE INDEX "_property_favourites_v_version_version_deleted_at_idx" ON "studio"."_property_favourites_v" USING btree ("version_deleted_at");
  CREATE INDEX "_property_favourites_v_version_version__status_idx" ON "studio"."_property_favourites_v" USING btree ("version__status");
  CREATE INDEX "_property_favourites_v_created_at_idx" ON "studio"."_property_favourites_v" USING btree ("created_at");
  CREATE INDEX "_property_favourites_v_updated_at_idx" ON "studio"."_property_favourites_v" USING btree ("updated_at");
  CREATE INDEX "_property_favourites_v_latest_idx" ON "studio"."_property_favourites_v" USING btree ("latest");
  CREATE INDEX "_property_favourites_v_autosave_idx" ON "studio"."_property_favourites_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "accommodation_card_contentful_tag_idx" ON "studio"."accommodation_card" USING btree ("contentful_tag");
  CREATE INDEX "accommodation_card_background_image_idx" ON "studio"."accommodation_card" USING btree ("background_image_id");
  CREATE INDEX "accommodation_card_imported_from_idx" ON "studio"."accommodation_card" USING btree ("imported_from");
  CREATE INDEX "accommodation_card_updated_at_idx" ON "studio"."accommodation_card" USING btree ("updated_at");
  CREATE INDEX "accommodation_card_created_at_idx" ON "studio"."accommodation_card" USING btree ("created_at");
  CREATE INDEX "accommodation_card_deleted_at_idx" ON "studio"."accommodation_card" USING btree ("deleted_at");
  CREATE INDEX "accommodation_card__status_idx" ON "studio"."accommodation_card" USING btree ("_status");
  CREATE INDEX "_accommodation_card_v_parent_idx" ON "studio"."_accommodation_card_v" USING btree ("parent_id");
  CREATE INDEX "_accommodation_card_v_version_version_contentful_tag_idx" ON "studio"."_accommodation_card_v" USING btree ("version_contentful_tag");
  CREATE INDEX "_accommodation_card_v_version_version_background_image_idx" ON "studio"."_accommodation_card_v" USING btree ("version_background_image_id");
  CREATE INDEX "_accommodation_card_v_version_version_imported_from_idx" ON "studio"."_accommodation_card_v" USING btree ("version_imported_from");
  CREATE INDEX "_accommodation_card_v_version_version_updated_at_idx" ON "studio"."_accommodation_card_v" USING btree ("version_updated_at");
  CREATE INDEX "_accommodation_card_v_version_version_created_at_idx" ON "studio"."_accommodation_card_v" USING btree ("version_created_at");
  CREATE INDEX "_accommodation_card_v_version_version_deleted_at_idx" ON "studio"."_accommodation_card_v" USING btree ("version_deleted_at");
  CREATE INDEX "_accommodation_card_v_version_version__status_idx" ON "studio"."_accommodation_card_v" USING btree ("version__status");
  CREATE INDEX "_accommodation_card_v_created_at_idx" ON "studio"."_accommodation_card_v" USING btree ("created_at");
  CREATE INDEX "_accommodation_card_v_updated_at_idx" ON "studio"."_accommodation_card_v" USING btree ("updated_at");
  CREATE INDEX "_accommodation_card_v_latest_idx" ON "studio"."_accommodation_card_v" USING btree ("latest");
  CREATE INDEX "_accommodation_card_v_autosave_idx" ON "studio"."_accommodation_card_v" USING btree ("autosave");
  CREATE INDEX "tour_link_tour_link_for_order_idx" ON "studio"."tour_link_tour_link_for" USING btree ("order");
  CREATE INDEX "tour_link_tour_link_for_parent_idx" ON "studio"."tour_link_tour_link_for" USING btree ("parent_id");
  CREATE INDEX "tour_link_image_idx" ON "studio"."tour_link" USING btree ("image_id");
  CREATE INDEX "tour_link_imported_from_idx" ON "studio"."tour_link" USING btree ("imported_from");
  CREATE INDEX "tour_link_updated_at_idx" ON "studio"."tour_link" USING btree ("updated_at");
  CREATE INDEX "tour_link_created_at_idx" ON "studio"."tour_link" USING btree ("created_at");
  CREATE INDEX "tour_link_deleted_at_idx" ON "studio"."tour_link" USING btree ("deleted_at");
  CREATE INDEX "tour_link__status_idx" ON "studio"."tour_link" USING btree ("_status");
  CREATE INDEX "_tour_link_v_version_tour_link_for_order_idx" ON "studio"."_tour_link_v_version_tour_link_for" USING btree ("order");
  CREATE INDEX "_tour_link_v_version_tour_link_for_parent_idx" ON "studio"."_tour_link_v_version_tour_link_for" USING btree ("parent_id");
  CREATE INDEX "_tour_link_v_parent_idx" ON "studio"."_tour_link_v" USING btree ("parent_id");
  CREATE INDEX "_tour_link_v_version_version_image_idx" ON "studio"."_tour_link_v" USING btree ("version_image_id");
  CREATE INDEX "_tour_link_v_version_version_imported_from_idx" ON "studio"."_tour_link_v" USING btree ("version_imported_from");
  CREATE INDEX "_tour_link_v_version_version_updated_at_idx" ON "studio"."_tour_link_v" USING btree ("version_updated_at");
  CREATE INDEX "_tour_link_v_version_version_created_at_idx" ON "studio"."_tour_link_v" USING btree ("version_created_at");
  CREATE INDEX "_tour_link_v_version_version_deleted_at_idx" ON "studio"."_tour_link_v" USING btree ("version_deleted_at");
  CREATE INDEX "_tour_link_v_version_version__status_idx" ON "studio"."_tour_link_v" USING btree ("version__status");
  CREATE INDEX "_tour_link_v_created_at_idx" ON "studio"."_tour_link_v" USING btree ("created_at");
  CREATE INDEX "_tour_link_v_updated_at_idx" ON "studio"."_tour_link_v" USING btree ("updated_at");
  CREATE INDEX "_tour_link_v_latest_idx" ON "studio"."_tour_link_v" USING btree ("latest");
  CREATE INDEX "_tour_link_v_autosave_idx" ON "studio"."_tour_link_v" USING btree ("autosave");
  CREATE INDEX "experiences_properties_order_idx" ON "studio"."experiences_properties" USING btree ("order");
  CREATE INDEX "experiences_properties_parent_idx" ON "studio"."experiences_properties" USING btree ("parent_id");
  CREATE UNIQUE INDEX "experiences_slug_idx" ON "studio"."experiences" USING btree ("slug");
  CREATE INDEX "experiences_experience_category_idx" ON "studio"."experiences" USING btree ("experience_category_id");
  CREATE INDEX "experiences_experience_image_idx" ON "studio"."experiences" USING btree ("experience_image_id");
  CREATE INDEX "experiences_background_video_idx" ON "studio"."experiences" USING btree ("background_video_id");
  CREATE INDEX "experiences_background_video_alternative_idx" ON "studio"."experiences" USING btree ("background_video_alternative_id");
  CREATE INDEX "experiences_what_to_expect_idx" ON "studio"."experiences" USING btree ("what_to_expect_id");
  CREATE INDEX "experiences_file_idx" ON "studio"."experiences" USING btree ("file_id");
  CREATE INDEX "experiences_additional_file_idx" ON "studio"."experiences" USING btree ("additional_file_id");
  CREATE INDEX "experiences_third_file_idx" ON "studio"."experiences" USING btree ("third_file_id");
  CREATE INDEX "experiences_imported_from_idx" ON "studio"."experiences" USING btree ("imported_from");
  CREATE INDEX "experiences_updated_at_idx" ON "studio"."experiences" USING btree ("updated_at");
  CREATE INDEX "experiences_created_at_idx" ON "studio"."experiences" USING btree ("created_at");
  CREATE INDEX "experiences_deleted_at_idx" ON "studio"."experiences" USING btree ("deleted_at");
  CREATE INDEX "experiences__status_idx" ON "studio"."experiences" USING btree ("_status");
  CREATE INDEX "experiences_rels_order_idx" ON "studio"."experiences_rels" USING btree ("order");
  CREATE INDEX "experiences_rels_parent_idx" ON "studio"."experiences_rels" USING btree ("parent_id");
  CREATE INDEX "experiences_rels_path_idx" ON "studio"."experiences_rels" USING btree ("path");
  CREATE INDEX "experiences_rels_media_id_idx" ON "studio"."experiences_rels" USING btree ("media_id");
  CREATE INDEX "_experiences_v_version_properties_order_idx" ON "studio"."_experiences_v_version_properties" USING btree ("order");
  CREATE INDEX "_experiences_v_version_properties_parent_idx" ON "studio"."_experiences_v_version_properties" USING btree ("parent_id");
  CREATE INDEX "_experiences_v_parent_idx" ON "studio"."_experiences_v" USING btree ("parent_id");
  CREATE INDEX "_experiences_v_version_version_slug_idx" ON "studio"."_experiences_v" USING btree ("version_slug");
  CREATE INDEX "_experiences_v_version_version_experience_category_idx" ON "studio"."_experiences_v" USING btree ("version_experience_category_id");
  CREATE INDEX "_experiences_v_version_version_experience_image_idx" ON "studio"."_experiences_v" USING btree ("version_experience_image_id");
  CREATE INDEX "_experiences_v_version_version_background_video_idx" ON "studio"."_experiences_v" USING btree ("version_background_video_id");
  CREATE INDEX "_experiences_v_version_version_background_video_alternat_idx" ON "studio"."_experiences_v" USING btree ("version_background_video_alternative_id");
  CREATE INDEX "_experiences_v_version_version_what_to_expect_idx" ON "studio"."_experiences_v" USING btree ("version_what_to_expect_id");
  CREATE INDEX "_experiences_v_version_version_file_idx" ON "studio"."_experiences_v" USING btree ("version_file_id");
  CREATE INDEX "_experiences_v_version_version_additional_file_idx" ON "studio"."_experiences_v" USING btree ("version_additional_file_id");
  CREATE INDEX "_experiences_v_version_version_third_file_idx" ON "studio"."_experiences_v" USING btree ("version_third_file_id");
  CREATE INDEX "_experiences_v_version_version_imported_from_idx" ON "studio"."_experiences_v" USING btree ("version_imported_from");
  CREATE INDEX "_experiences_v_version_version_updated_at_idx" ON "studio"."_experiences_v" USING btree ("version_updated_at");
  CREATE INDEX "_experiences_v_version_version_created_at_idx" ON "studio"."_experiences_v" USING btree ("version_created_at");
  CREATE INDEX "_experiences_v_version_version_deleted_at_idx" ON "studio"."_experiences_v" USING btree ("version_deleted_at");
  CREATE INDEX "_experiences_v_version_version__status_idx" ON "studio"."_experiences_v" USING btree ("version__status");
  CREATE INDEX "_experiences_v_created_at_idx" ON "studio"."_experiences_v" USING btree ("created_at");
  CREATE INDEX "_experiences_v_updated_at_idx" ON "studio"."_experiences_v" USING btree ("updated_at");
  CREATE INDEX "_experiences_v_latest_idx" ON "studio"."_experiences_v" USING btree ("latest");
  CREATE INDEX "_experiences_v_autosave_idx" ON "studio"."_experiences_v" USING btree ("autosave");
  CREATE INDEX "_experiences_v_rels_order_idx" ON "studio"."_experiences_v_rels" USING btree ("order");
  CREATE INDEX "_experiences_v_rels_parent_idx" ON "studio"."_experiences_v_rels" USING btree ("parent_id");
  CREATE INDEX "_experiences_v_rels_path_idx" ON "studio"."_experiences_v_rels" USING btree ("path");
  CREATE INDEX "_experiences_v_rels_media_id_idx" ON "studio"."_experiences_v_rels" USING btree ("media_id");
  CREATE INDEX "experiences_category_carousel_items_order_idx" ON "studio"."experiences_category_carousel_items" USING btree ("_order");
  CREATE INDEX "experiences_category_carousel_items_parent_id_idx" ON "studio"."experiences_category_carousel_items" USING btree ("_parent_id");
  CREATE INDEX "experiences_category_carousel_items_image_idx" ON "studio"."experiences_category_carousel_items" USING btree ("image_id");
  CREATE INDEX "experiences_category_experiences_category_for_idx" ON "studio"."experiences_category" USING btree ("experiences_category_for");
  CREATE INDEX "experiences_category_dropdown_thumbnail_idx" ON "studio"."experiences_category" USING btree ("dropdown_thumbnail_id");
  CREATE INDEX "experiences_category_main_image_idx" ON "studio"."experiences_category" USING btree ("main_image_id");
  CREATE INDEX "experiences_category_hero_idx" ON "studio"."experiences_category" USING btree ("hero_id");
  CREATE INDEX "experiences_category_fact_sheet_idx" ON "studio"."experiences_category" USING btree ("fact_sheet_id");
  CREATE INDEX "experiences_category_imported_from_idx" ON "studio"."experiences_category" USING btree ("imported_from");
  CREATE INDEX "experiences_category_updated_at_idx" ON "studio"."experiences_category" USING btree ("updated_at");
  CREATE INDEX "experiences_category_created_at_idx" ON "studio"."experiences_category" USING btree ("created_at");
  CREATE INDEX "experiences_category_deleted_at_idx" ON "studio"."experiences_category" USING btree ("deleted_at");
  CREATE INDEX "experiences_category__status_idx" ON "studio"."experiences_category" USING btree ("_status");
  CREATE INDEX "experiences_category_rels_order_idx" ON "studio"."experiences_category_rels" USING btree ("order");
  CREATE INDEX "experiences_category_rels_parent_idx" ON "studio"."experiences_category_rels" USING btree ("parent_id");
  CREATE INDEX "experiences_category_rels_path_idx" ON "studio"."experiences_category_rels" USING btree ("path");
  CREATE INDEX "experiences_category_rels_experiences_id_idx" ON "studio"."experiences_category_rels" USING btree ("experiences_id");
  CREATE INDEX "experiences_category_rels_testimonial_id_idx" ON "studio"."experiences_category_rels" USING btree ("testimonial_id");
  CREATE INDEX "_experiences_category_v_version_carousel_items_order_idx" ON "studio"."_experiences_category_v_version_carousel_items" USING btree ("_order");
  CREATE INDEX "_experiences_category_v_version_carousel_items_parent_id_idx" ON "studio"."_experiences_category_v_version_carousel_items" USING btree ("_parent_id");
  CREATE INDEX "_experiences_category_v_version_carousel_items_image_idx" ON "studio"."_experiences_category_v_version_carousel_items" USING btree ("image_id");
  CREATE INDEX "_experiences_category_v_parent_idx" ON "studio"."_experiences_category_v" USING btree ("parent_id");
  CREATE INDEX "_experiences_category_v_version_version_experiences_cate_idx" ON "studio"."_experiences_category_v" USING btree ("version_experiences_category_for");
  CREATE INDEX "_experiences_category_v_version_version_dropdown_thumbna_idx" ON "studio"."_experiences_category_v" USING btree ("version_dropdown_thumbnail_id");
  CREATE INDEX "_experiences_category_v_version_version_main_image_idx" ON "studio"."_experiences_category_v" USING btree ("version_main_image_id");
  CREATE INDEX "_experiences_category_v_version_version_hero_idx" ON "studio"."_experiences_category_v" USING btree ("version_hero_id");
  CREATE INDEX "_experiences_category_v_version_version_fact_sheet_idx" ON "studio"."_experiences_category_v" USING btree ("version_fact_sheet_id");
  CREATE INDEX "_experiences_category_v_version_version_imported_from_idx" ON "studio"."_experiences_category_v" USING btree ("version_imported_from");
  CREATE INDEX "_experiences_category_v_version_version_updated_at_idx" ON "studio"."_experiences_category_v" USING btree ("version_updated_at");
  CREATE INDEX "_experiences_category_v_version_version_created_at_idx" ON "studio"."_experiences_category_v" USING btree ("version_created_at");
  CREATE INDEX "_experiences_category_v_version_version_deleted_at_idx" ON "studio"."_experiences_category_v" USING btree ("version_deleted_at");
  CREATE INDEX "_experiences_category_v_version_version__status_idx" ON "studio"."_experiences_category_v" USING btree ("version__status");
  CREATE INDEX "_experiences_category_v_created_at_idx" ON "studio"."_experiences_category_v" USING btree ("created_at");
  CREATE INDEX "_experiences_category_v_updated_at_idx" ON "studio"."_experiences_category_v" USING btree ("updated_at");
  CREATE INDEX "_experiences_category_v_latest_idx" ON "studio"."_experiences_category_v" USING btree ("latest");
  CREATE INDEX "_experiences_category_v_autosave_idx" ON "studio"."_experiences_category_v" USING btree ("autosave");
  CREATE INDEX "_experiences_category_v_rels_order_idx" ON "studio"."_experiences_category_v_rels" USING btree ("order");
  CREATE INDEX "_experiences_category_v_rels_parent_idx" ON "studio"."_experiences_category_v_rels" USING btree ("parent_id");
  CREATE INDEX "_experiences_category_v_rels_path_idx" ON "studio"."_experiences_category_v_rels" USING btree ("path");
  CREATE INDEX "_experiences_category_v_rels_experiences_id_idx" ON "studio"."_experiences_category_v_rels" USING btree ("experiences_id");
  CREATE INDEX "_experiences_category_v_rels_testimonial_id_idx" ON "studio"."_experiences_category_v_rels" USING btree ("testimonial_id");
  CREATE INDEX "experiences_property_experience_categories_order_idx" ON "studio"."experiences_property_experience_categories" USING btree ("_order");
  CREATE INDEX "experiences_property_experience_categories_parent_id_idx" ON "studio"."experiences_property_experience_categories" USING btree ("_parent_id");
  CREATE INDEX "experiences_property_experience_categories_category_idx" ON "studio"."experiences_property_experience_categories" USING btree ("category_id");
  CREATE INDEX "experiences_property_experience_categories_main_image_idx" ON "studio"."experiences_property_experience_categories" USING btree ("main_image_id");
  CREATE UNIQUE INDEX "experiences_property_contentful_tag_idx" ON "studio"."experiences_property" USING btree ("contentful_tag");
  CREATE INDEX "experiences_property_intro_section_idx" ON "studio"."experiences_property" USING btree ("intro_section_id");
  CREATE INDEX "experiences_property_fact_sheet_idx" ON "studio"."experiences_property" USING btree ("fact_sheet_id");
  CREATE INDEX "experiences_property_imported_from_idx" ON "studio"."experiences_property" USING btree ("imported_from");
  CREATE INDEX "experiences_property_updated_at_idx" ON "studio"."experiences_property" USING btree ("updated_at");
  CREATE INDEX "experiences_property_created_at_idx" ON "studio"."experiences_property" USING btree ("created_at");
  CREATE INDEX "experiences_property_deleted_at_idx" ON "studio"."experiences_property" USING btree ("deleted_at");
  CREATE INDEX "experiences_property__status_idx" ON "studio"."experiences_property" USING btree ("_status");
  CREATE INDEX "experiences_property_rels_order_idx" ON "studio"."experiences_property_rels" USING btree ("order");
  CREATE INDEX "experiences_property_rels_parent_idx" ON "studio"."experiences_property_rels" USING btree ("parent_id");
  CREATE INDEX "experiences_property_rels_path_idx" ON "studio"."experiences_property_rels" USING btree ("path");
  CREATE INDEX "experiences_property_rels_experiences_id_idx" ON "studio"."experiences_property_rels" USING btree ("experiences_id");
  CREATE INDEX "experiences_property_rels_testimonial_id_idx" ON "studio"."experiences_property_rels" USING btree ("testimonial_id");
  CREATE INDEX "_experiences_property_v_version_experience_categories_order_idx" ON "studio"."_experiences_property_v_version_experience_categories" USING btree ("_order");
  CREATE INDEX "_experiences_property_v_version_experience_categories_parent_id_idx" ON "studio"."_experiences_property_v_version_experience_categories" USING btree ("_parent_id");
  CREATE INDEX "_experiences_property_v_version_experience_categories_ca_idx" ON "studio"."_experiences_property_v_version_experience_categories" USING btree ("category_id");
  CREATE INDEX "_experiences_property_v_version_experience_categories_ma_idx" ON "studio"."_experiences_property_v_version_experience_categories" USING btree ("main_image_id");
  CREATE INDEX "_experiences_property_v_parent_idx" ON "studio"."_experiences_property_v" USING btree ("parent_id");
  CREATE INDEX "_experiences_property_v_version_version_contentful_tag_idx" ON "studio"."_experiences_property_v" USING btree ("version_contentful_tag");
  CREATE INDEX "_experiences_property_v_version_version_intro_section_idx" ON "studio"."_experiences_property_v" USING btree ("version_intro_section_id");
  CREATE INDEX "_experiences_property_v_version_version_fact_sheet_idx" ON "studio"."_experiences_property_v" USING btree ("version_fact_sheet_id");
  CREATE INDEX "_experiences_property_v_version_version_imported_from_idx" ON "studio"."_experiences_property_v" USING btree ("version_imported_from");
  CREATE INDEX "_experiences_property_v_version_version_updated_at_idx" ON "studio"."_experiences_property_v" USING btree ("version_updated_at");
  CREATE INDEX "_experiences_property_v_version_version_created_at_idx" ON "studio"."_experiences_property_v" USING btree ("version_created_at");
  CREATE INDEX "_experiences_property_v_version_version_deleted_at_idx" ON "studio"."_experiences_property_v" USING btree ("version_deleted_at");
  CREATE INDEX "_experiences_property_v_version_version__status_idx" ON "studio"."_experiences_property_v" USING btree ("version__status");
  CREATE INDEX "_experiences_property_v_created_at_idx" ON "studio"."_experiences_property_v" USING btree ("created_at");
  CREATE INDEX "_experiences_property_v_updated_at_idx" ON "studio"."_experiences_property_v" USING btree ("updated_at");
  CREATE INDEX "_experiences_property_v_latest_idx" ON "studio"."_experiences_property_v" USING btree ("latest");
  CREATE INDEX "_experiences_property_v_autosave_idx" ON "studio"."_experiences_property_v" USING btree ("autosave");
  CREATE INDEX "_experiences_property_v_rels_order_idx" ON "studio"."_experiences_property_v_rels" USING btree ("order");
  CREATE INDEX "_experiences_property_v_rels_parent_idx" ON "studio"."_experiences_property_v_rels" USING btree ("parent_id");
  CREATE INDEX "_experiences_property_v_rels_path_idx" ON "studio"."_experiences_property_v_rels" USING btree ("path");
  CREATE INDEX "_experiences_property_v_rels_experiences_id_idx" ON "studio"."_experiences_property_v_rels" USING btree ("experiences_id");
  CREATE INDEX "_experiences_property_v_rels_testimonial_id_idx" ON "studio"."_experiences_property_v_rels" USING btree ("testimonial_id");
  CREATE UNIQUE INDEX "experiences_section_experiences_section_for_idx" ON "studio"."experiences_section" USING btree ("experiences_section_for");
  CREATE INDEX "experiences_section_experience_pdf_idx" ON "studio"."experiences_section" USING btree ("experience_pdf_id");
  CREATE INDEX "experiences_section_imported_from_idx" ON "studio"."experiences_section" USING btree ("imported_from");
  CREATE INDEX "experiences_section_updated_at_idx" ON "studio"."experiences_section" USING btree ("updated_at");
  CREATE INDEX "experiences_section_created_at_idx" ON "studio"."experiences_section" USING btree ("created_at");
  CREATE INDEX "experiences_section_deleted_at_idx" ON "studio"."experiences_section" USING btree ("deleted_at");
  CREATE INDEX "experiences_section__status_idx" ON "studio"."experiences_section" USING btree ("_status");
  CREATE INDEX "experiences_section_rels_order_idx" ON "studio"."experiences_section_rels" USING btree ("order");
  CREATE INDEX "experiences_section_rels_parent_idx" ON "studio"."experiences_section_rels" USING btree ("parent_id");
  CREATE INDEX "experiences_section_rels_path_idx" ON "studio"."experiences_section_rels" USING btree ("path");
  CREATE INDEX "experiences_section_rels_experiences_id_idx" ON "studio"."experiences_section_rels" USING btree ("experiences_id");
  CREATE INDEX "_experiences_section_v_parent_idx" ON "studio"."_experiences_section_v" USING btree ("parent_id");
  CREATE INDEX "_experiences_section_v_version_version_experiences_secti_idx" ON "studio"."_experiences_section_v" USING btree ("version_experiences_section_for");
  CREATE INDEX "_experiences_section_v_version_version_experience_pdf_idx" ON "studio"."_experiences_section_v" USING btree ("version_experience_pdf_id");
  CREATE INDEX "_experiences_section_v_version_version_imported_from_idx" ON "studio"."_experiences_section_v" USING btree ("version_imported_from");
  CREATE INDEX "_experiences_section_v_version_version_updated_at_idx" ON "studio"."_experiences_section_v" USING btree ("version_updated_at");
  CREATE INDEX "_experiences_section_v_version_version_created_at_idx" ON "studio"."_experiences_section_v" USING btree ("version_created_at");
  CREATE INDEX "_experiences_section_v_version_version_deleted_at_idx" ON "studio"."_experiences_section_v" USING btree ("version_deleted_at");
  CREATE INDEX "_experiences_section_v_version_version__status_idx" ON "studio"."_experiences_section_v" USING btree ("version__status");
  CREATE INDEX "_experiences_section_v_created_at_idx" ON "studio"."_experiences_section_v" USING btree ("created_at");
  CREATE INDEX "_experiences_section_v_updated_at_idx" ON "studio"."_experiences_section_v" USING btree ("updated_at");
  CREATE INDEX "_experiences_section_v_latest_idx" ON "studio"."_experiences_section_v" USING btree ("latest");
  CREATE INDEX "_experiences_section_v_autosave_idx" ON "studio"."_experiences_section_v" USING btree ("autosave");
  CREATE INDEX "_experiences_section_v_rels_order_idx" ON "studio"."_experiences_section_v_rels" USING btree ("order");
  CREATE INDEX "_experiences_section_v_rels_parent_idx" ON "studio"."_experiences_section_v_rels" USING btree ("parent_id");
  CREATE INDEX "_experiences_section_v_rels_path_idx" ON "studio"."_experiences_section_v_rels" USING btree ("path");
  CREATE INDEX "_experiences_section_v_rels_experiences_id_idx" ON "studio"."_experiences_section_v_rels" USING btree ("experiences_id");
  CREATE UNIQUE INDEX "persona_tag_idx" ON "studio"."persona" USING btree ("tag");
  CREATE INDEX "persona_image_idx" ON "studio"."persona" USING btree ("image_id");
  CREATE INDEX "persona_imported_from_idx" ON "studio"."persona" USING btree ("imported_from");
  CREATE INDEX "persona_updated_at_idx" ON "studio"."persona" USING btree ("updated_at");
  CREATE INDEX "persona_created_at_idx" ON "studio"."persona" USING btree ("created_at");
  CREATE INDEX "persona_deleted_at_idx" ON "studio"."persona" USING btree ("deleted_at");
  CREATE INDEX "persona__status_idx" ON "studio"."persona" USING btree ("_status");
  CREATE INDEX "persona_rels_order_idx" ON "studio"."persona_rels" USING btree ("order");
  CREATE INDEX "persona_rels_parent_idx" ON "studio"."persona_rels" USING btree ("parent_id");
  CREATE INDEX "persona_rels_path_idx" ON "studio"."persona_rels" USING btree ("path");
  CREATE INDEX "persona_rels_experiences_id_idx" ON "studio"."persona_rels" USING btree ("experiences_id");
  CREATE INDEX "_persona_v_parent_idx" ON "studio"."_persona_v" USING btree ("parent_id");
  CREATE INDEX "_persona_v_version_version_tag_idx" ON "studio"."_persona_v" USING btree ("version_tag");
  CREATE INDEX "_persona_v_version_version_image_idx" ON "studio"."_persona_v" USING btree ("version_image_id");
  CREATE INDEX "_persona_v_version_version_imported_from_idx" ON "studio"."_persona_v" USING btree ("version_imported_from");
  CREATE INDEX "_persona_v_version_version_updated_at_idx" ON "studio"."_persona_v" USING btree ("version_updated_at");
  CREATE INDEX "_persona_v_version_version_created_at_idx" ON "studio"."_persona_v" USING btree ("version_created_at");
  CREATE INDEX "_persona_v_version_version_deleted_at_idx" ON "studio"."_persona_v" USING btree ("version_deleted_at");
  CREATE INDEX "_persona_v_version_version__status_idx" ON "studio"."_persona_v" USING btree ("version__status");
  CREATE INDEX "_persona_v_created_at_idx" ON "studio"."_persona_v" USING btree ("created_at");
  CREATE INDEX "_persona_v_updated_at_idx" ON "studio"."_persona_v" USING btree ("updated_at");
  CREATE INDEX "_persona_v_latest_idx" ON "studio"."_persona_v" USING btree ("latest");
  CREATE INDEX "_persona_v_autosave_idx" ON "studio"."_persona_v" USING btree ("autosave");
  CREATE INDEX "_persona_v_rels_order_idx" ON "studio"."_persona_v_rels" USING btree ("order");
  CREATE INDEX "_persona_v_rels_parent_idx" ON "studio"."_persona_v_rels" USING btree ("parent_id");
  CREATE INDEX "_persona_v_rels_path_idx" ON "studio"."_persona_v_rels" USING btree ("path");
  CREATE INDEX "_persona_v_rels_experiences_id_idx" ON "studio"."_persona_v_rels" USING btree ("experiences_id");
  CREATE INDEX "what_to_expect_additional_info_copy_order_idx" ON "studio"."what_to_expect_additional_info_copy" USING btree ("_order");
  CREATE INDEX "what_to_expect_additional_info_copy_parent_id_idx" ON "studio"."what_to_expect_additional_info_copy" USING btree ("_parent_id");
  CREATE INDEX "what_to_expect_icons_what_to_wear_order_idx" ON "studio"."what_to_expect_icons_what_to_wear" USING btree ("_order");
  CREATE INDEX "what_to_expect_icons_what_to_wear_parent_id_idx" ON "studio"."what_to_expect_icons_what_to_wear" USING btree ("_parent_id");
  CREATE INDEX "what_to_expect_icons_what_to_wear_file_idx" ON "studio"."what_to_expect_icons_what_to_wear" USING btree ("file_id");
  CREATE INDEX "what_to_expect_icons_what_to_bring_along_order_idx" ON "studio"."what_to_expect_icons_what_to_bring_along" USING btree ("_order");
  CREATE INDEX "what_to_expect_icons_what_to_bring_along_parent_id_idx" ON "studio"."what_to_expect_icons_what_to_bring_along" USING btree ("_parent_id");
  CREATE INDEX "what_to_expect_icons_what_to_bring_along_file_idx" ON "studio"."what_to_expect_icons_what_to_bring_along" USING btree ("file_id");
  CREATE INDEX "what_to_expect_icons_features_order_idx" ON "studio"."what_to_expect_icons_features" USING btree ("_order");
  CREATE INDEX "what_to_expect_icons_features_parent_id_idx" ON "studio"."what_to_expect_icons_features" USING btree ("_parent_id");
  CREATE INDEX "what_to_expect_icons_features_file_idx" ON "studio"."what_to_expect_icons_features" USING btree ("file_id");
  CREATE INDEX "what_to_expect_appointments_order_idx" ON "studio"."what_to_expect_appointments" USING btree ("_order");
  CREATE INDEX "what_to_expect_appointments_parent_id_idx" ON "studio"."what_to_expect_appointments" USING btree ("_parent_id");
  CREATE INDEX "what_to_expect_fact_sheets_or_menus_order_idx" ON "studio"."what_to_expect_fact_sheets_or_menus" USING btree ("_order");
  CREATE INDEX "what_to_expect_fact_sheets_or_menus_parent_id_idx" ON "studio"."what_to_expect_fact_sheets_or_menus" USING btree ("_parent_id");
  CREATE INDEX "what_to_expect_fact_sheets_or_menus_file_idx" ON "studio"."what_to_expect_fact_sheets_or_menus" USING btree ("file_id");
  CREATE UNIQUE INDEX "what_to_expect_slug_idx" ON "studio"."what_to_expect" USING btree ("slug");
  CREATE INDEX "what_to_expect_imported_from_idx" ON "studio"."what_to_expect" USING btree ("imported_from");
  CREATE INDEX "what_to_expect_updated_at_idx" ON "studio"."what_to_expect" USING btree ("updated_at");
  CREATE INDEX "what_to_expect_created_at_idx" ON "studio"."what_to_expect" USING btree ("created_at");
  CREATE INDEX "what_to_expect_deleted_at_idx" ON "studio"."what_to_expect" USING btree ("deleted_at");
  CREATE INDEX "what_to_expect__status_idx" ON "studio"."what_to_expect" USING btree ("_status");
  CREATE INDEX "_what_to_expect_v_version_additional_info_copy_order_idx" ON "studio"."_what_to_expect_v_version_additional_info_copy" USING btree ("_order");
  CREATE INDEX "_what_to_expect_v_version_additional_info_copy_parent_id_idx" ON "studio"."_what_to_expect_v_version_additional_info_copy" USING btree ("_parent_id");
  CREATE INDEX "_what_to_expect_v_version_icons_what_to_wear_order_idx" ON "studio"."_what_to_expect_v_version_icons_what_to_wear" USING btree ("_order");
  CREATE INDEX "_what_to_expect_v_version_icons_what_to_wear_parent_id_idx" ON "studio"."_what_to_expect_v_version_icons_what_to_wear" USING btree ("_parent_id");
  CREATE INDEX "_what_to_expect_v_version_icons_what_to_wear_file_idx" ON "studio"."_what_to_expect_v_version_icons_what_to_wear" USING btree ("file_id");
  CREATE INDEX "_what_to_expect_v_version_icons_what_to_bring_along_order_idx" ON "studio"."_what_to_expect_v_version_icons_what_to_bring_along" USING btree ("_order");
  CREATE INDEX "_what_to_expect_v_version_icons_what_to_bring_along_parent_id_idx" ON "studio"."_what_to_expect_v_version_icons_what_to_bring_along" USING btree ("_parent_id");
  CREATE INDEX "_what_to_expect_v_version_icons_what_to_bring_along_file_idx" ON "studio"."_what_to_expect_v_version_icons_what_to_bring_along" USING btree ("file_id");
  CREATE INDEX "_what_to_expect_v_version_icons_features_order_idx" ON "studio"."_what_to_expect_v_version_icons_features" USING btree ("_order");
  CREATE INDEX "_what_to_expect_v_version_icons_features_parent_id_idx" ON "studio"."_what_to_expect_v_version_icons_features" USING btree ("_parent_id");
  CREATE INDEX "_what_to_expect_v_version_icons_features_file_idx" ON "studio"."_what_to_expect_v_version_icons_features" USING btree ("file_id");
  CREATE INDEX "_what_to_expect_v_version_appointments_order_idx" ON "studio"."_what_to_expect_v_version_appointments" USING btree ("_order");
  CREATE INDEX "_what_to_expect_v_version_appointments_parent_id_idx" ON "studio"."_what_to_expect_v_version_appointments" USING btree ("_parent_id");
  CREATE INDEX "_what_to_expect_v_version_fact_sheets_or_menus_order_idx" ON "studio"."_what_to_expect_v_version_fact_sheets_or_menus" USING btree ("_order");
  CREATE INDEX "_what_to_expect_v_version_fact_sheets_or_menus_parent_id_idx" ON "studio"."_what_to_expect_v_version_fact_sheets_or_menus" USING btree ("_parent_id");
  CREATE INDEX "_what_to_expect_v_version_fact_sheets_or_menus_file_idx" ON "studio"."_what_to_expect_v_version_fact_sheets_or_menus" USING btree ("file_id");
  CREATE INDEX "_what_to_expect_v_parent_idx" ON "studio"."_what_to_expect_v" USING btree ("parent_id");
  CREATE INDEX "_what_to_expect_v_version_version_slug_idx" ON "studio"."_what_to_expect_v" USING btree ("version_slug");
  CREATE INDEX "_what_to_expect_v_version_version_imported_from_idx" ON "studio"."_what_to_expect_v" USING btree ("version_imported_from");
  CREATE INDEX "_what_to_expect_v_version_version_updated_at_idx" ON "studio"."_what_to_expect_v" USING btree ("version_updated_at");
  CREATE INDEX "_what_to_expect_v_version_version_created_at_idx" ON "studio"."_what_to_expect_v" USING btree ("version_created_at");
  CREATE INDEX "_what_to_expect_v_version_version_deleted_at_idx" ON "studio"."_what_to_expect_v" USING btree ("version_deleted_at");
  CREATE INDEX "_what_to_expect_v_version_version__status_idx" ON "studio"."_what_to_expect_v" USING btree ("version__status");
  CREATE INDEX "_what_to_expect_v_created_at_idx" ON "studio"."_what_to_expect_v" USING btree ("created_at");
  CREATE INDEX "_what_to_expect_v_updated_at_idx" ON "studio"."_what_to_expect_v" USING btree ("updated_at");
  CREATE INDEX "_what_to_expect_v_latest_idx" ON "studio"."_what_to_expect_v" USING btree ("latest");
  CREATE INDEX "_what_to_expect_v_autosave_idx" ON "studio"."_what_to_expect_v" USING btree ("autosave");
  CREATE INDEX "testimonial_imported_from_idx" ON "studio"."testimonial" USING btree ("imported_from");
  CREATE INDEX "testimonial_updated_at_idx" ON "studio"."testimonial" USING btree ("updated_at");
  CREATE INDEX "testimonial_created_at_idx" ON "studio"."testimonial" USING btree ("created_at");
  CREATE INDEX "testimonial_deleted_at_idx" ON "studio"."testimonial" USING btree ("deleted_at");
  CREATE INDEX "testimonial__status_idx" ON "studio"."testimonial" USING btree ("_status");
  CREATE INDEX "_testimonial_v_parent_idx" ON "studio"."_testimonial_v" USING btree ("parent_id");
  CREATE INDEX "_testimonial_v_version_version_imported_from_idx" ON "studio"."_testimonial_v" USING btree ("version_imported_from");
  CREATE INDEX "_testimonial_v_version_version_updated_at_idx" ON "studio"."_testimonial_v" USING btree ("version_updated_at");
  CREATE INDEX "_testimonial_v_version_version_created_at_idx" ON "studio"."_testimonial_v" USING btree ("version_created_at");
  CREATE INDEX "_testimonial_v_version_version_deleted_at_idx" ON "studio"."_testimonial_v" USING btree ("version_deleted_at");
  CREATE INDEX "_testimonial_v_version_version__status_idx" ON "studio"."_testimonial_v" USING btree ("version__status");
  CREATE INDEX "_testimonial_v_created_at_idx" ON "studio"."_testimonial_v" USING btree ("created_at");
  CREATE INDEX "_testimonial_v_updated_at_idx" ON "studio"."_testimonial_v" USING btree ("updated_at");
  CREATE INDEX "_testimonial_v_latest_idx" ON "studio"."_testimonial_v" USING btree ("latest");
  CREATE INDEX "_testimonial_v_autosave_idx" ON "studio"."_testimonial_v" USING btree ("autosave");
  CREATE INDEX "packages_stops_order_idx" ON "studio"."packages_stops" USING btree ("_order");
  CREATE INDEX "packages_stops_parent_id_idx" ON "studio"."packages_stops" USING btree ("_parent_id");
  CREATE INDEX "packages_days_order_idx" ON "studio"."packages_days" USING btree ("_order");
  CREATE INDEX "packages_days_parent_id_idx" ON "studio"."packages_days" USING btree ("_parent_id");
  CREATE INDEX "packages_days_image_idx" ON "studio"."packages_days" USING btree ("image_id");
  CREATE INDEX "packages_facts_order_idx" ON "studio"."packages_facts" USING btree ("_order");
  CREATE INDEX "packages_facts_parent_id_idx" ON "studio"."packages_facts" USING btree ("_parent_id");
  CREATE INDEX "packages_questions_order_idx" ON "studio"."packages_questions" USING btree ("_order");
  CREATE INDEX "packages_questions_parent_id_idx" ON "studio"."packages_questions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "packages_slug_idx" ON "studio"."packages" USING btree ("slug");
  CREATE INDEX "packages_picture_idx" ON "studio"."packages" USING btree ("picture_id");
  CREATE INDEX "packages_hero_idx" ON "studio"."packages" USING btree ("hero_id");
  CREATE INDEX "packages_download_idx" ON "studio"."packages" USING btree ("download_id");
  CREATE INDEX "packages_specialist_idx" ON "studio"."packages" USING btree ("specialist_id");
  CREATE INDEX "packages_meta_image_idx" ON "studio"."packages" USING btree ("meta_image_id");
  CREATE INDEX "packages_imported_from_idx" ON "studio"."packages" USING btree ("imported_from");
  CREATE INDEX "packages_updated_at_idx" ON "studio"."packages" USING btree ("updated_at");
  CREATE INDEX "packages_created_at_idx" ON "studio"."packages" USING btree ("created_at");
  CREATE INDEX "packages_deleted_at_idx" ON "studio"."packages" USING btree ("deleted_at");
  CREATE INDEX "packages__status_idx" ON "studio"."packages" USING btree ("_status");
  CREATE INDEX "packages_texts_order_parent" ON "studio"."packages_texts" USING btree ("order","parent_id");
  CREATE INDEX "packages_rels_order_idx" ON "studio"."packages_rels" USING btree ("order");
  CREATE INDEX "packages_rels_parent_idx" ON "studio"."packages_rels" USING btree ("parent_id");
  CREATE INDEX "packages_rels_path_idx" ON "studio"."packages_rels" USING btree ("path");
  CREATE INDEX "packages_rels_media_id_idx" ON "studio"."packages_rels" USING btree ("media_id");
  CREATE INDEX "packages_rels_travel_africa_destination_id_idx" ON "studio"."packages_rels" USING btree ("travel_africa_destination_id");
  CREATE INDEX "packages_rels_travel_africa_travel_type_id_idx" ON "studio"."packages_rels" USING btree ("travel_africa_travel_type_id");
  CREATE INDEX "packages_rels_testimonial_id_idx" ON "studio"."packages_rels" USING btree ("testimonial_id");
  CREATE INDEX "_packages_v_version_stops_order_idx" ON "studio"."_packages_v_version_stops" USING btree ("_order");
  CREATE INDEX "_packages_v_version_stops_parent_id_idx" ON "studio"."_packages_v_version_stops" USING btree ("_parent_id");
  CREATE INDEX "_packages_v_version_days_order_idx" ON "studio"."_packages_v_version_days" USING btree ("_order");
  CREATE INDEX "_packages_v_version_days_parent_id_idx" ON "studio"."_packages_v_version_days" USING btree ("_parent_id");
  CREATE INDEX "_packages_v_version_days_image_idx" ON "studio"."_packages_v_version_days" USING btree ("image_id");
  CREATE INDEX "_packages_v_version_facts_order_idx" ON "studio"."_packages_v_version_facts" USING btree ("_order");
  CREATE INDEX "_packages_v_version_facts_parent_id_idx" ON "studio"."_packages_v_version_facts" USING btree ("_parent_id");
  CREATE INDEX "_packages_v_version_questions_order_idx" ON "studio"."_packages_v_version_questions" USING btree ("_order");
  CREATE INDEX "_packages_v_version_questions_parent_id_idx" ON "studio"."_packages_v_version_questions" USING btree ("_parent_id");
  CREATE INDEX "_packages_v_parent_idx" ON "studio"."_packages_v" USING btree ("parent_id");
  CREATE INDEX "_packages_v_version_version_slug_idx" ON "studio"."_packages_v" USING btree ("version_slug");
  CREATE INDEX "_packages_v_version_version_picture_idx" ON "studio"."_packages_v" USING btree ("version_picture_id");
  CREATE INDEX "_packages_v_version_version_hero_idx" ON "studio"."_packages_v" USING btree ("version_hero_id");
  CREATE INDEX "_packages_v_version_version_download_idx" ON "studio"."_packages_v" USING btree ("version_download_id");
  CREATE INDEX "_packages_v_version_version_specialist_idx" ON "studio"."_packages_v" USING btree ("version_specialist_id");
  CREATE INDEX "_packages_v_version_version_meta_image_idx" ON "studio"."_packages_v" USING btree ("version_meta_image_id");
  CREATE INDEX "_packages_v_version_version_imported_from_idx" ON "studio"."_packages_v" USING btree ("version_imported_from");
  CREATE INDEX "_packages_v_version_version_updated_at_idx" ON "studio"."_packages_v" USING btree ("version_updated_at");
  CREATE INDEX "_packages_v_version_version_created_at_idx" ON "studio"."_packages_v" USING btree ("version_created_at");
  CREATE INDEX "_packages_v_version_version_deleted_at_idx" ON "studio"."_packages_v" USING btree ("version_deleted_at");
  CREATE INDEX "_packages_v_version_version__status_idx" ON "studio"."_packages_v" USING btree ("version__status");
  CREATE INDEX "_packages_v_created_at_idx" ON "studio"."_packages_v" USING btree ("created_at");
  CREATE INDEX "_packages_v_updated_at_idx" ON "studio"."_packages_v" USING btree ("updated_at");
  CREATE INDEX "_packages_v_latest_idx" ON "studio"."_packages_v" USING btree ("latest");
  CREATE INDEX "_packages_v_autosave_idx" ON "studio"."_packages_v" USING btree ("autosave");
  CREATE INDEX "_packages_v_texts_order_parent" ON "studio"."_packages_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_packages_v_rels_order_idx" ON "studio"."_packages_v_rels" USING btree ("order");
  CREATE INDEX "_packages_v_rels_parent_idx" ON "studio"."_packages_v_rels" USING btree ("parent_id");
  CREATE INDEX "_packages_v_rels_path_idx" ON "studio"."_packages_v_rels" USING btree ("path");
  CREATE INDEX "_packages_v_rels_media_id_idx" ON "studio"."_packages_v_rels" USING btree ("media_id");
  CREATE INDEX "_packages_v_rels_travel_africa_destination_id_idx" ON "studio"."_packages_v_rels" USING btree ("travel_africa_destination_id");
  CREATE INDEX "_packages_v_rels_travel_africa_travel_type_id_idx" ON "studio"."_packages_v_rels" USING btree ("travel_africa_travel_type_id");
  CREATE INDEX "_packages_v_rels_testimonial_id_idx" ON "studio"."_packages_v_rels" USING btree ("testimonial_id");
  CREATE INDEX "package_section_filters_order_idx" ON "studio"."package_section_filters" USING btree ("_order");
  CREATE INDEX "package_section_filters_parent_id_idx" ON "studio"."package_section_filters" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "package_section_slug_idx" ON "studio"."package_section" USING btree ("slug");
  CREATE INDEX "package_section_hero_idx" ON "studio"."package_section" USING btree ("hero_id");
  CREATE INDEX "package_section_imported_from_idx" ON "studio"."package_section" USING btree ("imported_from");
  CREATE INDEX "package_section_updated_at_idx" ON "studio"."package_section" USING btree ("updated_at");
  CREATE INDEX "package_section_created_at_idx" ON "studio"."package_section" USING btree ("created_at");
  CREATE INDEX "package_section_deleted_at_idx" ON "studio"."package_section" USING btree ("deleted_at");
  CREATE INDEX "package_section__status_idx" ON "studio"."package_section" USING btree ("_status");
  CREATE INDEX "package_section_texts_order_parent" ON "studio"."package_section_texts" USING btree ("order","parent_id");
  CREATE INDEX "package_section_rels_order_idx" ON "studio"."package_section_rels" USING btree ("order");
  CREATE INDEX "package_section_rels_parent_idx" ON "studio"."package_section_rels" USING btree ("parent_id");
  CREATE INDEX "package_section_rels_path_idx" ON "studio"."package_section_rels" USING btree ("path");
  CREATE INDEX "package_section_rels_packages_id_idx" ON "studio"."package_section_rels" USING btree ("packages_id");
  CREATE INDEX "_package_section_v_version_filters_order_idx" ON "studio"."_package_section_v_version_filters" USING btree ("_order");
  CREATE INDEX "_package_section_v_version_filters_parent_id_idx" ON "studio"."_package_section_v_version_filters" USING btree ("_parent_id");
  CREATE INDEX "_package_section_v_parent_idx" ON "studio"."_package_section_v" USING btree ("parent_id");
  CREATE INDEX "_package_section_v_version_version_slug_idx" ON "studio"."_package_section_v" USING btree ("version_slug");
  CREATE INDEX "_package_section_v_version_version_hero_idx" ON "studio"."_package_section_v" USING btree ("version_hero_id");
  CREATE INDEX "_package_section_v_version_version_imported_from_idx" ON "studio"."_package_section_v" USING btree ("version_imported_from");
  CREATE INDEX "_package_section_v_version_version_updated_at_idx" ON "studio"."_package_section_v" USING btree ("version_updated_at");
  CREATE INDEX "_package_section_v_version_version_created_at_idx" ON "studio"."_package_section_v" USING btree ("version_created_at");
  CREATE INDEX "_package_section_v_version_version_deleted_at_idx" ON "studio"."_package_section_v" USING btree ("version_deleted_at");
  CREATE INDEX "_package_section_v_version_version__status_idx" ON "studio"."_package_section_v" USING btree ("version__status");
  CREATE INDEX "_package_section_v_created_at_idx" ON "studio"."_package_section_v" USING btree ("created_at");
  CREATE INDEX "_package_section_v_updated_at_idx" ON "studio"."_package_section_v" USING btree ("updated_at");
  CREATE INDEX "_package_section_v_latest_idx" ON "studio"."_package_section_v" USING btree ("latest");
  CREATE INDEX "_package_section_v_autosave_idx" ON "studio"."_package_section_v" USING btree ("autosave");
  CREATE INDEX "_package_section_v_texts_order_parent" ON "studio"."_package_section_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_package_section_v_rels_order_idx" ON "studio"."_package_section_v_rels" USING btree ("order");
  CREATE INDEX "_package_section_v_rels_parent_idx" ON "studio"."_package_section_v_rels" USING btree ("parent_id");
  CREATE INDEX "_package_section_v_rels_path_idx" ON "studio"."_package_section_v_rels" USING btree ("path");
  CREATE INDEX "_package_section_v_rels_packages_id_idx" ON "studio"."_package_section_v_rels" USING btree ("packages_id");
  CREATE INDEX "custom_journey_steps_order_idx" ON "studio"."custom_journey_steps" USING btree ("_order");
  CREATE INDEX "custom_journey_steps_parent_id_idx" ON "studio"."custom_journey_steps" USING btree ("_parent_id");
  CREATE INDEX "custom_journey_steps_image_idx" ON "studio"."custom_journey_steps" USING btree ("image_id");
  CREATE INDEX "custom_journey_image_idx" ON "studio"."custom_journey" USING btree ("image_id");
  CREATE INDEX "custom_journey_specialist_idx" ON "studio"."custom_journey" USING btree ("specialist_id");
  CREATE INDEX "custom_journey_imported_from_idx" ON "studio"."custom_journey" USING btree ("imported_from");
  CREATE INDEX "custom_journey_updated_at_idx" ON "studio"."custom_journey" USING btree ("updated_at");
  CREATE INDEX "custom_journey_created_at_idx" ON "studio"."custom_journey" USING btree ("created_at");
  CREATE INDEX "custom_journey_deleted_at_idx" ON "studio"."custom_journey" USING btree ("deleted_at");
  CREATE INDEX "custom_journey__status_idx" ON "studio"."custom_journey" USING btree ("_status");
  CREATE INDEX "_custom_journey_v_version_steps_order_idx" ON "studio"."_custom_journey_v_version_steps" USING btree ("_order");
  CREATE INDEX "_custom_journey_v_version_steps_parent_id_idx" ON "studio"."_custom_journey_v_version_steps" USING btree ("_parent_id");
  CREATE INDEX "_custom_journey_v_version_steps_image_idx" ON "studio"."_custom_journey_v_version_steps" USING btree ("image_id");
  CREATE INDEX "_custom_journey_v_parent_idx" ON "studio"."_custom_journey_v" USING btree ("parent_id");
  CREATE INDEX "_custom_journey_v_version_version_image_idx" ON "studio"."_custom_journey_v" USING btree ("version_image_id");
  CREATE INDEX "_custom_journey_v_version_version_specialist_idx" ON "studio"."_custom_journey_v" USING btree ("version_specialist_id");
  CREATE INDEX "_custom_journey_v_version_version_imported_from_idx" ON "studio"."_custom_journey_v" USING btree ("version_imported_from");
  CREATE INDEX "_custom_journey_v_version_version_updated_at_idx" ON "studio"."_custom_journey_v" USING btree ("version_updated_at");
  CREATE INDEX "_custom_journey_v_version_version_created_at_idx" ON "studio"."_custom_journey_v" USING btree ("version_created_at");
  CREATE INDEX "_custom_journey_v_version_version_deleted_at_idx" ON "studio"."_custom_journey_v" USING btree ("version_deleted_at");
  CREATE INDEX "_custom_journey_v_version_version__status_idx" ON "studio"."_custom_journey_v" USING btree ("version__status");
  CREATE INDEX "_custom_journey_v_created_at_idx" ON "studio"."_custom_journey_v" USING btree ("created_at");
  CREATE INDEX "_custom_journey_v_updated_at_idx" ON "studio"."_custom_journey_v" USING btree ("updated_at");
  CREATE INDEX "_custom_journey_v_latest_idx" ON "studio"."_custom_journey_v" USING btree ("latest");
  CREATE INDEX "_custom_journey_v_autosave_idx" ON "studio"."_custom_journey_v" USING btree ("autosave");
  CREATE INDEX "travel_africa_travel_purpose_purposes_order_idx" ON "studio"."travel_africa_travel_purpose_purposes" USING btree ("_order");
  CREATE INDEX "travel_africa_travel_purpose_purposes_parent_id_idx" ON "studio"."travel_africa_travel_purpose_purposes" USING btree ("_parent_id");
  CREATE INDEX "travel_africa_travel_purpose_purposes_image_idx" ON "studio"."travel_africa_travel_purpose_purposes" USING btree ("image_id");
  CREATE INDEX "travel_africa_hero_idx" ON "studio"."travel_africa" USING btree ("hero_id");
  CREATE INDEX "travel_africa_intro_idx" ON "studio"."travel_africa" USING btree ("intro_id");
  CREATE INDEX "travel_africa_map_idx" ON "studio"."travel_africa" USING btree ("map_id");
  CREATE INDEX "travel_africa_travel_purpose_travel_purpose_image_idx" ON "studio"."travel_africa" USING btree ("travel_purpose_image_id");
  CREATE INDEX "travel_africa_imported_from_idx" ON "studio"."travel_africa" USING btree ("imported_from");
  CREATE INDEX "travel_africa_updated_at_idx" ON "studio"."travel_africa" USING btree ("updated_at");
  CREATE INDEX "travel_africa_created_at_idx" ON "studio"."travel_africa" USING btree ("created_at");
  CREATE INDEX "travel_africa_deleted_at_idx" ON "studio"."travel_africa" USING btree ("deleted_at");
  CREATE INDEX "travel_africa__status_idx" ON "studio"."travel_africa" USING btree ("_status");
  CREATE INDEX "travel_africa_rels_order_idx" ON "studio"."travel_africa_rels" USING btree ("order");
  CREATE INDEX "travel_africa_rels_parent_idx" ON "studio"."travel_africa_rels" USING btree ("parent_id");
  CREATE INDEX "travel_africa_rels_path_idx" ON "studio"."travel_africa_rels" USING btree ("path");
  CREATE INDEX "travel_africa_rels_travel_africa_destination_id_idx" ON "studio"."travel_africa_rels" USING btree ("travel_africa_destination_id");
  CREATE INDEX "travel_africa_rels_travel_africa_travel_type_id_idx" ON "studio"."travel_africa_rels" USING btree ("travel_africa_travel_type_id");
  CREATE INDEX "travel_africa_rels_packages_id_idx" ON "studio"."travel_africa_rels" USING btree ("packages_id");
  CREATE INDEX "travel_africa_rels_specialist_id_idx" ON "studio"."travel_africa_rels" USING btree ("specialist_id");
  CREATE INDEX "travel_africa_rels_testimonial_id_idx" ON "studio"."travel_africa_rels" USING btree ("testimonial_id");
  CREATE INDEX "_travel_africa_v_version_travel_purpose_purposes_order_idx" ON "studio"."_travel_africa_v_version_travel_purpose_purposes" USING btree ("_order");
  CREATE INDEX "_travel_africa_v_version_travel_purpose_purposes_parent_id_idx" ON "studio"."_travel_africa_v_version_travel_purpose_purposes" USING btree ("_parent_id");
  CREATE INDEX "_travel_africa_v_version_travel_purpose_purposes_image_idx" ON "studio"."_travel_africa_v_version_travel_purpose_purposes" USING btree ("image_id");
  CREATE INDEX "_travel_africa_v_parent_idx" ON "studio"."_travel_africa_v" USING btree ("parent_id");
  CREATE INDEX "_travel_africa_v_version_version_hero_idx" ON "studio"."_travel_africa_v" USING btree ("version_hero_id");
  CREATE INDEX "_travel_africa_v_version_version_intro_idx" ON "studio"."_travel_africa_v" USING btree ("version_intro_id");
  CREATE INDEX "_travel_africa_v_version_version_map_idx" ON "studio"."_travel_africa_v" USING btree ("version_map_id");
  CREATE INDEX "_travel_africa_v_version_travel_purpose_version_travel_p_idx" ON "studio"."_travel_africa_v" USING btree ("version_travel_purpose_image_id");
  CREATE INDEX "_travel_africa_v_version_version_imported_from_idx" ON "studio"."_travel_africa_v" USING btree ("version_imported_from");
  CREATE INDEX "_travel_africa_v_version_version_updated_at_idx" ON "studio"."_travel_africa_v" USING btree ("version_updated_at");
  CREATE INDEX "_travel_africa_v_version_version_created_at_idx" ON "studio"."_travel_africa_v" USING btree ("version_created_at");
  CREATE INDEX "_travel_africa_v_version_version_deleted_at_idx" ON "studio"."_travel_africa_v" USING btree ("version_deleted_at");
  CREATE INDEX "_travel_africa_v_version_version__status_idx" ON "studio"."_travel_africa_v" USING btree ("version__status");
  CREATE INDEX "_travel_africa_v_created_at_idx" ON "studio"."_travel_africa_v" USING btree ("created_at");
  CREATE INDEX "_travel_africa_v_updated_at_idx" ON "studio"."_travel_africa_v" USING btree ("updated_at");
  CREATE INDEX "_travel_africa_v_latest_idx" ON "studio"."_travel_africa_v" USING btree ("latest");
  CREATE INDEX "_travel_africa_v_autosave_idx" ON "studio"."_travel_africa_v" USING btree ("autosave");
  CREATE INDEX "_travel_africa_v_rels_order_idx" ON "studio"."_travel_africa_v_rels" USING btree ("order");
  CREATE INDEX "_travel_africa_v_rels_parent_idx" ON "studio"."_travel_africa_v_rels" USING btree ("parent_id");
  CREATE INDEX "_travel_africa_v_rels_path_idx" ON "studio"."_travel_africa_v_rels" USING btree ("path");
  CREATE INDEX "_travel_africa_v_rels_travel_africa_destination_id_idx" ON "studio"."_travel_africa_v_rels" USING btree ("travel_africa_destination_id");
  CREATE INDEX "_travel_africa_v_rels_travel_africa_travel_type_id_idx" ON "studio"."_travel_africa_v_rels" USING btree ("travel_africa_travel_type_id");
  CREATE INDEX "_travel_africa_v_rels_packages_id_idx" ON "studio"."_travel_africa_v_rels" USING btree ("packages_id");
  CREATE INDEX "_travel_africa_v_rels_specialist_id_idx" ON "studio"."_travel_africa_v_rels" USING btree ("specialist_id");
  CREATE INDEX "_travel_africa_v_rels_testimonial_id_idx" ON "studio"."_travel_africa_v_rels" USING btree ("testimonial_id");
  CREATE INDEX "travel_africa_destination_facts_order_idx" ON "studio"."travel_africa_destination_facts" USING btree ("_order");
  CREATE INDEX "travel_africa_destination_facts_parent_id_idx" ON "studio"."travel_africa_destination_facts" USING btree ("_parent_id");
  CREATE INDEX "travel_africa_destination_highlights_order_idx" ON "studio"."travel_africa_destination_highlights" USING btree ("_order");
  CREATE INDEX "travel_africa_destination_highlights_parent_id_idx" ON "studio"."travel_africa_destination_highlights" USING btree ("_parent_id");
  CREATE INDEX "travel_africa_destination_highlights_image_idx" ON "studio"."travel_africa_destination_highlights" USING btree ("image_id");
  CREATE INDEX "travel_africa_destination_questions_order_idx" ON "studio"."travel_africa_destination_questions" USING btree ("_order");
  CREATE INDEX "travel_africa_destination_questions_parent_id_idx" ON "studio"."travel_africa_destination_questions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "travel_africa_destination_slug_idx" ON "studio"."travel_africa_destination" USING btree ("slug");
  CREATE INDEX "travel_africa_destination_hero_idx" ON "studio"."travel_africa_destination" USING btree ("hero_id");
  CREATE INDEX "travel_africa_destination_intro_idx" ON "studio"."travel_africa_destination" USING btree ("intro_id");
  CREATE INDEX "travel_africa_destination_map_image_idx" ON "studio"."travel_africa_destination" USING btree ("map_image_id");
  CREATE INDEX "travel_africa_destination_imported_from_idx" ON "studio"."travel_africa_destination" USING btree ("imported_from");
  CREATE INDEX "travel_africa_destination_updated_at_idx" ON "studio"."travel_africa_destination" USING btree ("updated_at");
  CREATE INDEX "travel_africa_destination_created_at_idx" ON "studio"."travel_africa_destination" USING btree ("created_at");
  CREATE INDEX "travel_africa_destination_deleted_at_idx" ON "studio"."travel_africa_destination" USING btree ("deleted_at");
  CREATE INDEX "travel_africa_destination__status_idx" ON "studio"."travel_africa_destination" USING btree ("_status");
  CREATE INDEX "travel_africa_destination_rels_order_idx" ON "studio"."travel_africa_destination_rels" USING btree ("order");
  CREATE INDEX "travel_africa_destination_rels_parent_idx" ON "studio"."travel_africa_destination_rels" USING btree ("parent_id");
  CREATE INDEX "travel_africa_destination_rels_path_idx" ON "studio"."travel_africa_destination_rels" USING btree ("path");
  CREATE INDEX "travel_africa_destination_rels_travel_africa_property_id_idx" ON "studio"."travel_africa_destination_rels" USING btree ("travel_africa_property_id");
  CREATE INDEX "travel_africa_destination_rels_media_id_idx" ON "studio"."travel_africa_destination_rels" USING btree ("media_id");
  CREATE INDEX "_travel_africa_destination_v_version_facts_order_idx" ON "studio"."_travel_africa_destination_v_version_facts" USING btree ("_order");
  CREATE INDEX "_travel_africa_destination_v_version_facts_parent_id_idx" ON "studio"."_travel_africa_destination_v_version_facts" USING btree ("_parent_id");
  CREATE INDEX "_travel_africa_destination_v_version_highlights_order_idx" ON "studio"."_travel_africa_destination_v_version_highlights" USING btree ("_order");
  CREATE INDEX "_travel_africa_destination_v_version_highlights_parent_id_idx" ON "studio"."_travel_africa_destination_v_version_highlights" USING btree ("_parent_id");
  CREATE INDEX "_travel_africa_destination_v_version_highlights_image_idx" ON "studio"."_travel_africa_destination_v_version_highlights" USING btree ("image_id");
  CREATE INDEX "_travel_africa_destination_v_version_questions_order_idx" ON "studio"."_travel_africa_destination_v_version_questions" USING btree ("_order");
  CREATE INDEX "_travel_africa_destination_v_version_questions_parent_id_idx" ON "studio"."_travel_africa_destination_v_version_questions" USING btree ("_parent_id");
  CREATE INDEX "_travel_africa_destination_v_parent_idx" ON "studio"."_travel_africa_destination_v" USING btree ("parent_id");
  CREATE INDEX "_travel_africa_destination_v_version_version_slug_idx" ON "studio"."_travel_africa_destination_v" USING btree ("version_slug");
  CREATE INDEX "_travel_africa_destination_v_version_version_hero_idx" ON "studio"."_travel_africa_destination_v" USING btree ("version_hero_id");
  CREATE INDEX "_travel_africa_destination_v_version_version_intro_idx" ON "studio"."_travel_africa_destination_v" USING btree ("version_intro_id");
  CREATE INDEX "_travel_africa_destination_v_version_version_map_image_idx" ON "studio"."_travel_africa_destination_v" USING btree ("version_map_image_id");
  CREATE INDEX "_travel_africa_destination_v_version_version_imported_fr_idx" ON "studio"."_travel_africa_destination_v" USING btree ("version_imported_from");
  CREATE INDEX "_travel_africa_destination_v_version_version_updated_at_idx" ON "studio"."_travel_africa_destination_v" USING btree ("version_updated_at");
  CREATE INDEX "_travel_africa_destination_v_version_version_created_at_idx" ON "studio"."_travel_africa_destination_v" USING btree ("version_created_at");
  CREATE INDEX "_travel_africa_destination_v_version_version_deleted_at_idx" ON "studio"."_travel_africa_destination_v" USING btree ("version_deleted_at");
  CREATE INDEX "_travel_africa_destination_v_version_version__status_idx" ON "studio"."_travel_africa_destination_v" USING btree ("version__status");
  CREATE INDEX "_travel_africa_destination_v_created_at_idx" ON "studio"."_travel_africa_destination_v" USING btree ("created_at");
  CREATE INDEX "_travel_africa_destination_v_updated_at_idx" ON "studio"."_travel_africa_destination_v" USING btree ("updated_at");
  CREATE INDEX "_travel_africa_destination_v_latest_idx" ON "studio"."_travel_africa_destination_v" USING btree ("latest");
  CREATE INDEX "_travel_africa_destination_v_autosave_idx" ON "studio"."_travel_africa_destination_v" USING btree ("autosave");
  CREATE INDEX "_travel_africa_destination_v_rels_order_idx" ON "studio"."_travel_africa_destination_v_rels" USING btree ("order");
  CREATE INDEX "_travel_africa_destination_v_rels_parent_idx" ON "studio"."_travel_africa_destination_v_rels" USING btree ("parent_id");
  CREATE INDEX "_travel_africa_destination_v_rels_path_idx" ON "studio"."_travel_africa_destination_v_rels" USING btree ("path");
  CREATE INDEX "_travel_africa_destination_v_rels_travel_africa_property_idx" ON "studio"."_travel_africa_destination_v_rels" USING btree ("travel_africa_property_id");
  CREATE INDEX "_travel_africa_destination_v_rels_media_id_idx" ON "studio"."_travel_africa_destination_v_rels" USING btree ("media_id");
  CREATE INDEX "travel_africa_property_facts_order_idx" ON "studio"."travel_africa_property_facts" USING btree ("_order");
  CREATE INDEX "travel_africa_property_facts_parent_id_idx" ON "studio"."travel_africa_property_facts" USING btree ("_parent_id");
  CREATE INDEX "travel_africa_property_background_image_idx" ON "studio"."travel_africa_property" USING btree ("background_image_id");
  CREATE INDEX "travel_africa_property_imported_from_idx" ON "studio"."travel_africa_property" USING btree ("imported_from");
  CREATE INDEX "travel_africa_property_updated_at_idx" ON "studio"."travel_africa_property" USING btree ("updated_at");
  CREATE INDEX "travel_africa_property_created_at_idx" ON "studio"."travel_africa_property" USING btree ("created_at");
  CREATE INDEX "travel_africa_property_deleted_at_idx" ON "studio"."travel_africa_property" USING btree ("deleted_at");
  CREATE INDEX "travel_africa_property__status_idx" ON "studio"."travel_africa_property" USING btree ("_status");
  CREATE INDEX "travel_africa_property_rels_order_idx" ON "studio"."travel_africa_property_rels" USING btree ("order");
  CREATE INDEX "travel_africa_property_rels_parent_idx" ON "studio"."travel_africa_property_rels" USING btree ("parent_id");
  CREATE INDEX "travel_africa_property_rels_path_idx" ON "studio"."travel_africa_property_rels" USING btree ("path");
  CREATE INDEX "travel_africa_property_rels_media_id_idx" ON "studio"."travel_africa_property_rels" USING btree ("media_id");
  CREATE INDEX "_travel_africa_property_v_version_facts_order_idx" ON "studio"."_travel_africa_property_v_version_facts" USING btree ("_order");
  CREATE INDEX "_travel_africa_property_v_version_facts_parent_id_idx" ON "studio"."_travel_africa_property_v_version_facts" USING btree ("_parent_id");
  CREATE INDEX "_travel_africa_property_v_parent_idx" ON "studio"."_travel_africa_property_v" USING btree ("parent_id");
  CREATE INDEX "_travel_africa_property_v_version_version_background_ima_idx" ON "studio"."_travel_africa_property_v" USING btree ("version_background_image_id");
  CREATE INDEX "_travel_africa_property_v_version_version_imported_from_idx" ON "studio"."_travel_africa_property_v" USING btree ("version_imported_from");
  CREATE INDEX "_travel_africa_property_v_version_version_updated_at_idx" ON "studio"."_travel_africa_property_v" USING btree ("version_updated_at");
  CREATE INDEX "_travel_africa_property_v_version_version_created_at_idx" ON "studio"."_travel_africa_property_v" USING btree ("version_created_at");
  CREATE INDEX "_travel_africa_property_v_version_version_deleted_at_idx" ON "studio"."_travel_africa_property_v" USING btree ("version_deleted_at");
  CREATE INDEX "_travel_africa_property_v_version_version__status_idx" ON "studio"."_travel_africa_property_v" USING btree ("version__status");
  CREATE INDEX "_travel_africa_property_v_created_at_idx" ON "studio"."_travel_africa_property_v" USING btree ("created_at");
  CREATE INDEX "_travel_africa_property_v_updated_at_idx" ON "studio"."_travel_africa_property_v" USING btree ("updated_at");
  CREATE INDEX "_travel_africa_property_v_latest_idx" ON "studio"."_travel_africa_property_v" USING btree ("latest");
  CREATE INDEX "_travel_africa_property_v_autosave_idx" ON "studio"."_travel_africa_property_v" USING btree ("autosave");
  CREATE INDEX "_travel_africa_property_v_rels_order_idx" ON "studio"."_travel_africa_property_v_rels" USING btree ("order");
  CREATE INDEX "_travel_africa_property_v_rels_parent_idx" ON "studio"."_travel_africa_property_v_rels" USING btree ("parent_id");
  CREATE INDEX "_travel_africa_property_v_rels_path_idx" ON "studio"."_travel_africa_property_v_rels" USING btree ("path");
  CREATE INDEX "_travel_africa_property_v_rels_media_id_idx" ON "studio"."_travel_africa_property_v_rels" USING btree ("media_id");
  CREATE UNIQUE INDEX "travel_africa_travel_type_slug_idx" ON "studio"."travel_africa_travel_type" USING btree ("slug");
  CREATE INDEX "travel_africa_travel_type_hero_idx" ON "studio"."travel_africa_travel_type" USING btree ("hero_id");
  CREATE INDEX "travel_africa_travel_type_intro_idx" ON "studio"."travel_africa_travel_type" USING btree ("intro_id");
  CREATE INDEX "travel_africa_travel_type_card_image_idx" ON "studio"."travel_africa_travel_type" USING btree ("card_image_id");
  CREATE INDEX "travel_africa_travel_type_imported_from_idx" ON "studio"."travel_africa_travel_type" USING btree ("imported_from");
  CREATE INDEX "travel_africa_travel_type_updated_at_idx" ON "studio"."travel_africa_travel_type" USING btree ("updated_at");
  CREATE INDEX "travel_africa_travel_type_created_at_idx" ON "studio"."travel_africa_travel_type" USING btree ("created_at");
  CREATE INDEX "travel_africa_travel_type_deleted_at_idx" ON "studio"."travel_africa_travel_type" USING btree ("deleted_at");
  CREATE INDEX "travel_africa_travel_type__status_idx" ON "studio"."travel_africa_travel_type" USING btree ("_status");
  CREATE INDEX "travel_africa_travel_type_rels_order_idx" ON "studio"."travel_africa_travel_type_rels" USING btree ("order");
  CREATE INDEX "travel_africa_travel_type_rels_parent_idx" ON "studio"."travel_africa_travel_type_rels" USING btree ("parent_id");
  CREATE INDEX "travel_africa_travel_type_rels_path_idx" ON "studio"."travel_africa_travel_type_rels" USING btree ("path");
  CREATE INDEX "travel_africa_travel_type_rels_travel_africa_destination_idx" ON "studio"."travel_africa_travel_type_rels" USING btree ("travel_africa_destination_id");
  CREATE INDEX "travel_africa_travel_type_rels_packages_id_idx" ON "studio"."travel_africa_travel_type_rels" USING btree ("packages_id");
  CREATE INDEX "_travel_africa_travel_type_v_parent_idx" ON "studio"."_travel_africa_travel_type_v" USING btree ("parent_id");
  CREATE INDEX "_travel_africa_travel_type_v_version_version_slug_idx" ON "studio"."_travel_africa_travel_type_v" USING btree ("version_slug");
  CREATE INDEX "_travel_africa_travel_type_v_version_version_hero_idx" ON "studio"."_travel_africa_travel_type_v" USING btree ("version_hero_id");
  CREATE INDEX "_travel_africa_travel_type_v_version_version_intro_idx" ON "studio"."_travel_africa_travel_type_v" USING btree ("version_intro_id");
  CREATE INDEX "_travel_africa_travel_type_v_version_version_card_image_idx" ON "studio"."_travel_africa_travel_type_v" USING btree ("version_card_image_id");
  CREATE INDEX "_travel_africa_travel_type_v_version_version_imported_fr_idx" ON "studio"."_travel_africa_travel_type_v" USING btree ("version_imported_from");
  CREATE INDEX "_travel_africa_travel_type_v_version_version_updated_at_idx" ON "studio"."_travel_africa_travel_type_v" USING btree ("version_updated_at");
  CREATE INDEX "_travel_africa_travel_type_v_version_version_created_at_idx" ON "studio"."_travel_africa_travel_type_v" USING btree ("version_created_at");
  CREATE INDEX "_travel_africa_travel_type_v_version_version_deleted_at_idx" ON "studio"."_travel_africa_travel_type_v" USING btree ("version_deleted_at");
  CREATE INDEX "_travel_africa_travel_type_v_version_version__status_idx" ON "studio"."_travel_africa_travel_type_v" USING btree ("version__status");
  CREATE INDEX "_travel_africa_travel_type_v_created_at_idx" ON "studio"."_travel_africa_travel_type_v" USING btree ("created_at");
  CREATE INDEX "_travel_africa_travel_type_v_updated_at_idx" ON "studio"."_travel_africa_travel_type_v" USING btree ("updated_at");
  CREATE INDEX "_travel_africa_travel_type_v_latest_idx" ON "studio"."_travel_africa_travel_type_v" USING btree ("latest");
  CREATE INDEX "_travel_africa_travel_type_v_autosave_idx" ON "studio"."_travel_africa_travel_type_v" USING btree ("autosave");
  CREATE INDEX "_travel_africa_travel_type_v_rels_order_idx" ON "studio"."_travel_africa_travel_type_v_rels" USING btree ("order");
  CREATE INDEX "_travel_africa_travel_type_v_rels_parent_idx" ON "studio"."_travel_africa_travel_type_v_rels" USING btree ("parent_id");
  CREATE INDEX "_travel_africa_travel_type_v_rels_path_idx" ON "studio"."_travel_africa_travel_type_v_rels" USING btree ("path");
  CREATE INDEX "_travel_africa_travel_type_v_rels_travel_africa_destinat_idx" ON "studio"."_travel_africa_travel_type_v_rels" USING btree ("travel_africa_destination_id");
  CREATE INDEX "_travel_africa_travel_type_v_rels_packages_id_idx" ON "studio"."_travel_africa_travel_type_v_rels" USING btree ("packages_id");
  CREATE INDEX "specialist_portrait_idx" ON "studio"."specialist" USING btree ("portrait_id");
  CREATE INDEX "specialist_imported_from_idx" ON "studio"."specialist" USING btree ("imported_from");
  CREATE INDEX "specialist_updated_at_idx" ON "studio"."specialist" USING btree ("updated_at");
  CREATE INDEX "specialist_created_at_idx" ON "studio"."specialist" USING btree ("created_at");
  CREATE INDEX "specialist_deleted_at_idx" ON "studio"."specialist" USING btree ("deleted_at");
  CREATE INDEX "specialist__status_idx" ON "studio"."specialist" USING btree ("_status");
  CREATE INDEX "specialist_texts_order_parent" ON "studio"."specialist_texts" USING btree ("order","parent_id");
  CREATE INDEX "_specialist_v_parent_idx" ON "studio"."_specialist_v" USING btree ("parent_id");
  CREATE INDEX "_specialist_v_version_version_portrait_idx" ON "studio"."_specialist_v" USING btree ("version_portrait_id");
  CREATE INDEX "_specialist_v_version_version_imported_from_idx" ON "studio"."_specialist_v" USING btree ("version_imported_from");
  CREATE INDEX "_specialist_v_version_version_updated_at_idx" ON "studio"."_specialist_v" USING btree ("version_updated_at");
  CREATE INDEX "_specialist_v_version_version_created_at_idx" ON "studio"."_specialist_v" USING btree ("version_created_at");
  CREATE INDEX "_specialist_v_version_version_deleted_at_idx" ON "studio"."_specialist_v" USING btree ("version_deleted_at");
  CREATE INDEX "_specialist_v_version_version__status_idx" ON "studio"."_specialist_v" USING btree ("version__status");
  CREATE INDEX "_specialist_v_created_at_idx" ON "studio"."_specialist_v" USING btree ("created_at");
  CREATE INDEX "_specialist_v_updated_at_idx" ON "studio"."_specialist_v" USING btree ("updated_at");
  CREATE INDEX "_specialist_v_latest_idx" ON "studio"."_specialist_v" USING btree ("latest");
  CREATE INDEX "_specialist_v_autosave_idx" ON "studio"."_specialist_v" USING btree ("autosave");
  CREATE INDEX "_specialist_v_texts_order_parent" ON "studio"."_specialist_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "travel_guide_sections_order_idx" ON "studio"."travel_guide_sections" USING btree ("_order");
  CREATE INDEX "travel_guide_sections_parent_id_idx" ON "studio"."travel_guide_sections" USING btree ("_parent_id");
  CREATE INDEX "travel_guide_sections_image_idx" ON "studio"."travel_guide_sections" USING btree ("image_id");
  CREATE INDEX "travel_guide_downloads_order_idx" ON "studio"."travel_guide_downloads" USING btree ("_order");
  CREATE INDEX "travel_guide_downloads_parent_id_idx" ON "studio"."travel_guide_downloads" USING btree ("_parent_id");
  CREATE INDEX "travel_guide_downloads_file_idx" ON "studio"."travel_guide_downloads" USING btree ("file_id");
  CREATE INDEX "travel_guide_hero_idx" ON "studio"."travel_guide" USING btree ("hero_id");
  CREATE INDEX "travel_guide_image_idx" ON "studio"."travel_guide" USING btree ("image_id");
  CREATE INDEX "travel_guide_imported_from_idx" ON "studio"."travel_guide" USING btree ("imported_from");
  CREATE INDEX "travel_guide_updated_at_idx" ON "studio"."travel_guide" USING btree ("updated_at");
  CREATE INDEX "travel_guide_created_at_idx" ON "studio"."travel_guide" USING btree ("created_at");
  CREATE INDEX "travel_guide_deleted_at_idx" ON "studio"."travel_guide" USING btree ("deleted_at");
  CREATE INDEX "travel_guide__status_idx" ON "studio"."travel_guide" USING btree ("_status");
  CREATE INDEX "_travel_guide_v_version_sections_order_idx" ON "studio"."_travel_guide_v_version_sections" USING btree ("_order");
  CREATE INDEX "_travel_guide_v_version_sections_parent_id_idx" ON "studio"."_travel_guide_v_version_sections" USING btree ("_parent_id");
  CREATE INDEX "_travel_guide_v_version_sections_image_idx" ON "studio"."_travel_guide_v_version_sections" USING btree ("image_id");
  CREATE INDEX "_travel_guide_v_version_downloads_order_idx" ON "studio"."_travel_guide_v_version_downloads" USING btree ("_order");
  CREATE INDEX "_travel_guide_v_version_downloads_parent_id_idx" ON "studio"."_travel_guide_v_version_downloads" USING btree ("_parent_id");
  CREATE INDEX "_travel_guide_v_version_downloads_file_idx" ON "studio"."_travel_guide_v_version_downloads" USING btree ("file_id");
  CREATE INDEX "_travel_guide_v_parent_idx" ON "studio"."_travel_guide_v" USING btree ("parent_id");
  CREATE INDEX "_travel_guide_v_version_version_hero_idx" ON "studio"."_travel_guide_v" USING btree ("version_hero_id");
  CREATE INDEX "_travel_guide_v_version_version_image_idx" ON "studio"."_travel_guide_v" USING btree ("version_image_id");
  CREATE INDEX "_travel_guide_v_version_version_imported_from_idx" ON "studio"."_travel_guide_v" USING btree ("version_imported_from");
  CREATE INDEX "_travel_guide_v_version_version_updated_at_idx" ON "studio"."_travel_guide_v" USING btree ("version_updated_at");
  CREATE INDEX "_travel_guide_v_version_version_created_at_idx" ON "studio"."_travel_guide_v" USING btree ("version_created_at");
  CREATE INDEX "_travel_guide_v_version_version_deleted_at_idx" ON "studio"."_travel_guide_v" USING btree ("version_deleted_at");
  CREATE INDEX "_travel_guide_v_version_version__status_idx" ON "studio"."_travel_guide_v" USING btree ("version__status");
  CREATE INDEX "_travel_guide_v_created_at_idx" ON "studio"."_travel_guide_v" USING btree ("created_at");
  CREATE INDEX "_travel_guide_v_updated_at_idx" ON "studio"."_travel_guide_v" USING btree ("updated_at");
  CREATE INDEX "_travel_guide_v_latest_idx" ON "studio"."_travel_guide_v" USING btree ("latest");
  CREATE INDEX "_travel_guide_v_autosave_idx" ON "studio"."_travel_guide_v" USING btree ("autosave");
  CREATE INDEX "maps_pins_order_idx" ON "studio"."maps_pins" USING btree ("_order");
  CREATE INDEX "maps_pins_parent_id_idx" ON "studio"."maps_pins" USING btree ("_parent_id");
  CREATE INDEX "maps_pins_image_idx" ON "studio"."maps_pins" USING btree ("image_id");
  CREATE INDEX "maps_selling_points_order_idx" ON "studio"."maps_selling_points" USING btree ("_order");
  CREATE INDEX "maps_selling_points_parent_id_idx" ON "studio"."maps_selling_points" USING btree ("_parent_id");
  CREATE INDEX "maps_map_for_idx" ON "studio"."maps" USING btree ("map_for");
  CREATE INDEX "maps_image_idx" ON "studio"."maps" USING btree ("image_id");
  CREATE INDEX "maps_imported_from_idx" ON "studio"."maps" USING btree ("imported_from");
  CREATE INDEX "maps_updated_at_idx" ON "studio"."maps" USING btree ("updated_at");
  CREATE INDEX "maps_created_at_idx" ON "studio"."maps" USING btree ("created_at");
  CREATE INDEX "maps_deleted_at_idx" ON "studio"."maps" USING btree ("deleted_at");
  CREATE INDEX "maps__status_idx" ON "studio"."maps" USING btree ("_status");
  CREATE INDEX "maps_texts_order_parent" ON "studio"."maps_texts" USING btree ("order","parent_id");
  CREATE INDEX "_maps_v_version_pins_order_idx" ON "studio"."_maps_v_version_pins" USING btree ("_order");
  CREATE INDEX "_maps_v_version_pins_parent_id_idx" ON "studio"."_maps_v_version_pins" USING btree ("_parent_id");
  CREATE INDEX "_maps_v_version_pins_image_idx" ON "studio"."_maps_v_version_pins" USING btree ("image_id");
  CREATE INDEX "_maps_v_version_selling_points_order_idx" ON "studio"."_maps_v_version_selling_points" USING btree ("_order");
  CREATE INDEX "_maps_v_version_selling_points_parent_id_idx" ON "studio"."_maps_v_version_selling_points" USING btree ("_parent_id");
  CREATE INDEX "_maps_v_parent_idx" ON "studio"."_maps_v" USING btree ("parent_id");
  CREATE INDEX "_maps_v_version_version_map_for_idx" ON "studio"."_maps_v" USING btree ("version_map_for");
  CREATE INDEX "_maps_v_version_version_image_idx" ON "studio"."_maps_v" USING btree ("version_image_id");
  CREATE INDEX "_maps_v_version_version_imported_from_idx" ON "studio"."_maps_v" USING btree ("version_imported_from");
  CREATE INDEX "_maps_v_version_version_updated_at_idx" ON "studio"."_maps_v" USING btree ("version_updated_at");
  CREATE INDEX "_maps_v_version_version_created_at_idx" ON "studio"."_maps_v" USING btree ("version_created_at");
  CREATE INDEX "_maps_v_version_version_deleted_at_idx" ON "studio"."_maps_v" USING btree ("version_deleted_at");
  CREATE INDEX "_maps_v_version_version__status_idx" ON "studio"."_maps_v" USING btree ("version__status");
  CREATE INDEX "_maps_v_created_at_idx" ON "studio"."_maps_v" USING btree ("created_at");
  CREATE INDEX "_maps_v_updated_at_idx" ON "studio"."_maps_v" USING btree ("updated_at");
  CREATE INDEX "_maps_v_latest_idx" ON "studio"."_maps_v" USING btree ("latest");
  CREATE INDEX "_maps_v_autosave_idx" ON "studio"."_maps_v" USING btree ("autosave");
  CREATE INDEX "_maps_v_texts_order_parent" ON "studio"."_maps_v_texts" USING btree ("order","parent_id");
  CREATE UNIQUE INDEX "blog_slug_idx" ON "studio"."blog" USING btree ("slug");
  CREATE INDEX "blog_author_idx" ON "studio"."blog" USING btree ("author_id");
  CREATE INDEX "blog_image_idx" ON "studio"."blog" USING btree ("image_id");
  CREATE INDEX "blog_meta_image_idx" ON "studio"."blog" USING btree ("meta_image_id");
  CREATE INDEX "blog_imported_from_idx" ON "studio"."blog" USING btree ("imported_from");
  CREATE INDEX "blog_updated_at_idx" ON "studio"."blog" USING btree ("updated_at");
  CREATE INDEX "blog_created_at_idx" ON "studio"."blog" USING btree ("created_at");
  CREATE INDEX "blog_deleted_at_idx" ON "studio"."blog" USING btree ("deleted_at");
  CREATE INDEX "blog__status_idx" ON "studio"."blog" USING btree ("_status");
  CREATE INDEX "_status_deletedAt_date_createdAt_idx" ON "studio"."blog" USING btree ("_status","deleted_at","date","created_at");
  CREATE INDEX "blog_rels_order_idx" ON "studio"."blog_rels" USING btree ("order");
  CREATE INDEX "blog_rels_parent_idx" ON "studio"."blog_rels" USING btree ("parent_id");
  CREATE INDEX "blog_rels_path_idx" ON "studio"."blog_rels" USING btree ("path");
  CREATE INDEX "blog_rels_tag_id_idx" ON "studio"."blog_rels" USING btree ("tag_id");
  CREATE INDEX "blog_rels_media_id_idx" ON "studio"."blog_rels" USING btree ("media_id");
  CREATE INDEX "blog_rels_blog_id_idx" ON "studio"."blog_rels" USING btree ("blog_id");
  CREATE INDEX "_blog_v_parent_idx" ON "studio"."_blog_v" USING btree ("parent_id");
  CREATE INDEX "_blog_v_version_version_slug_idx" ON "studio"."_blog_v" USING btree ("version_slug");
  CREATE INDEX "_blog_v_version_version_author_idx" ON "studio"."_blog_v" USING btree ("version_author_id");
  CREATE INDEX "_blog_v_version_version_image_idx" ON "studio"."_blog_v" USING btree ("version_image_id");
  CREATE INDEX "_blog_v_version_version_meta_image_idx" ON "studio"."_blog_v" USING btree ("version_meta_image_id");
  CREATE INDEX "_blog_v_version_version_imported_from_idx" ON "studio"."_blog_v" USING btree ("version_imported_from");
  CREATE INDEX "_blog_v_version_version_updated_at_idx" ON "studio"."_blog_v" USING btree ("version_updated_at");
  CREATE INDEX "_blog_v_version_version_created_at_idx" ON "studio"."_blog_v" USING btree ("version_created_at");
  CREATE INDEX "_blog_v_version_version_deleted_at_idx" ON "studio"."_blog_v" USING btree ("version_deleted_at");
  CREATE INDEX "_blog_v_version_version__status_idx" ON "studio"."_blog_v" USING btree ("version__status");
  CREATE INDEX "_blog_v_created_at_idx" ON "studio"."_blog_v" USING btree ("created_at");
  CREATE INDEX "_blog_v_updated_at_idx" ON "studio"."_blog_v" USING btree ("updated_at");
  CREATE INDEX "_blog_v_latest_idx" ON "studio"."_blog_v" USING btree ("latest");
  CREATE INDEX "_blog_v_autosave_idx" ON "studio"."_blog_v" USING btree ("autosave");
  CREATE INDEX "compound_index_idx" ON "studio"."_blog_v" USING btree ("version__status","version_deleted_at","version_date","version_created_at");
  CREATE INDEX "_blog_v_rels_order_idx" ON "studio"."_blog_v_rels" USING btree ("order");
  CREATE INDEX "_blog_v_rels_parent_idx" ON "studio"."_blog_v_rels" USING btree ("parent_id");
  CREATE INDEX "_blog_v_rels_path_idx" ON "studio"."_blog_v_rels" USING btree ("path");
  CREATE INDEX "_blog_v_rels_tag_id_idx" ON "studio"."_blog_v_rels" USING btree ("tag_id");
  CREATE INDEX "_blog_v_rels_media_id_idx" ON "studio"."_blog_v_rels" USING btree ("media_id");
  CREATE INDEX "_blog_v_rels_blog_id_idx" ON "studio"."_blog_v_rels" USING btree ("blog_id");
  CREATE UNIQUE INDEX "tag_title_idx" ON "studio"."tag" USING btree ("title");
  CREATE INDEX "tag_imported_from_idx" ON "studio"."tag" USING btree ("imported_from");
  CREATE INDEX "tag_updated_at_idx" ON "studio"."tag" USING btree ("updated_at");
  CREATE INDEX "tag_created_at_idx" ON "studio"."tag" USING btree ("created_at");
  CREATE INDEX "tag_deleted_at_idx" ON "studio"."tag" USING btree ("deleted_at");
  CREATE INDEX "tag__status_idx" ON "studio"."tag" USING btree ("_status");
  CREATE INDEX "_tag_v_parent_idx" ON "studio"."_tag_v" USING btree ("parent_id");
  CREATE INDEX "_tag_v_version_version_title_idx" ON "studio"."_tag_v" USING btree ("version_title");
  CREATE INDEX "_tag_v_version_version_imported_from_idx" ON "studio"."_tag_v" USING btree ("version_imported_from");
  CREATE INDEX "_tag_v_version_version_updated_at_idx" ON "studio"."_tag_v" USING btree ("version_updated_at");
  CREATE INDEX "_tag_v_version_version_created_at_idx" ON "studio"."_tag_v" USING btree ("version_created_at");
  CREATE INDEX "_tag_v_version_version_deleted_at_idx" ON "studio"."_tag_v" USING btree ("version_deleted_at");
  CREATE INDEX "_tag_v_version_version__status_idx" ON "studio"."_tag_v" USING btree ("version__status");
  CREATE INDEX "_tag_v_created_at_idx" ON "studio"."_tag_v" USING btree ("created_at");
  CREATE INDEX "_tag_v_updated_at_idx" ON "studio"."_tag_v" USING btree ("updated_at");
  CREATE INDEX "_tag_v_latest_idx" ON "studio"."_tag_v" USING btree ("latest");
  CREATE INDEX "_tag_v_autosave_idx" ON "studio"."_tag_v" USING btree ("autosave");
  CREATE INDEX "award_image_idx" ON "studio"."award" USING btree ("image_id");
  CREATE INDEX "award_imported_from_idx" ON "studio"."award" USING btree ("imported_from");
  CREATE INDEX "award_updated_at_idx" ON "studio"."award" USING btree ("updated_at");
  CREATE INDEX "award_created_at_idx" ON "studio"."award" USING btree ("created_at");
  CREATE INDEX "award_deleted_at_idx" ON "studio"."award" USING btree ("deleted_at");
  CREATE INDEX "award__status_idx" ON "studio"."award" USING btree ("_status");
  CREATE INDEX "_award_v_parent_idx" ON "studio"."_award_v" USING btree ("parent_id");
  CREATE INDEX "_award_v_version_version_image_idx" ON "studio"."_award_v" USING btree ("version_image_id");
  CREATE INDEX "_award_v_version_version_imported_from_idx" ON "studio"."_award_v" USING btree ("version_imported_from");
  CREATE INDEX "_award_v_version_version_updated_at_idx" ON "studio"."_award_v" USING btree ("version_updated_at");
  CREATE INDEX "_award_v_version_version_created_at_idx" ON "studio"."_award_v" USING btree ("version_created_at");
  CREATE INDEX "_award_v_version_version_deleted_at_idx" ON "studio"."_award_v" USING btree ("version_deleted_at");
  CREATE INDEX "_award_v_version_version__status_idx" ON "studio"."_award_v" USING btree ("version__status");
  CREATE INDEX "_award_v_created_at_idx" ON "studio"."_award_v" USING btree ("created_at");
  CREATE INDEX "_award_v_updated_at_idx" ON "studio"."_award_v" USING btree ("updated_at");
  CREATE INDEX "_award_v_latest_idx" ON "studio"."_award_v" USING btree ("latest");
  CREATE INDEX "_award_v_autosave_idx" ON "studio"."_award_v" USING btree ("autosave");
  CREATE INDEX "impact_levy_shares_order_idx" ON "studio"."impact_levy_shares" USING btree ("_order");
  CREATE INDEX "impact_levy_shares_parent_id_idx" ON "studio"."impact_levy_shares" USING btree ("_parent_id");
  CREATE INDEX "impact_figures_values_order_idx" ON "studio"."impact_figures_values" USING btree ("_order");
  CREATE INDEX "impact_figures_values_parent_id_idx" ON "studio"."impact_figures_values" USING btree ("_parent_id");
  CREATE INDEX "impact_figures_order_idx" ON "studio"."impact_figures" USING btree ("_order");
  CREATE INDEX "impact_figures_parent_id_idx" ON "studio"."impact_figures" USING btree ("_parent_id");
  CREATE INDEX "impact_facts_order_idx" ON "studio"."impact_facts" USING btree ("_order");
  CREATE INDEX "impact_facts_parent_id_idx" ON "studio"."impact_facts" USING btree ("_parent_id");
  CREATE INDEX "impact_hero_idx" ON "studio"."impact" USING btree ("hero_id");
  CREATE INDEX "impact_image_idx" ON "studio"."impact" USING btree ("image_id");
  CREATE INDEX "impact_imported_from_idx" ON "studio"."impact" USING btree ("imported_from");
  CREATE INDEX "impact_updated_at_idx" ON "studio"."impact" USING btree ("updated_at");
  CREATE INDEX "impact_created_at_idx" ON "studio"."impact" USING btree ("created_at");
  CREATE INDEX "impact_deleted_at_idx" ON "studio"."impact" USING btree ("deleted_at");
  CREATE INDEX "impact__status_idx" ON "studio"."impact" USING btree ("_status");
  CREATE INDEX "impact_rels_order_idx" ON "studio"."impact_rels" USING btree ("order");
  CREATE INDEX "impact_rels_parent_idx" ON "studio"."impact_rels" USING btree ("parent_id");
  CREATE INDEX "impact_rels_path_idx" ON "studio"."impact_rels" USING btree ("path");
  CREATE INDEX "impact_rels_impact_pillar_id_idx" ON "studio"."impact_rels" USING btree ("impact_pillar_id");
  CREATE INDEX "impact_rels_initiative_id_idx" ON "studio"."impact_rels" USING btree ("initiative_id");
  CREATE INDEX "impact_rels_impact_project_id_idx" ON "studio"."impact_rels" USING btree ("impact_project_id");
  CREATE INDEX "impact_rels_committee_member_id_idx" ON "studio"."impact_rels" USING btree ("committee_member_id");
  CREATE INDEX "_impact_v_version_levy_shares_order_idx" ON "studio"."_impact_v_version_levy_shares" USING btree ("_order");
  CREATE INDEX "_impact_v_version_levy_shares_parent_id_idx" ON "studio"."_impact_v_version_levy_shares" USING btree ("_parent_id");
  CREATE INDEX "_impact_v_version_figures_values_order_idx" ON "studio"."_impact_v_version_figures_values" USING btree ("_order");
  CREATE INDEX "_impact_v_version_figures_values_parent_id_idx" ON "studio"."_impact_v_version_figures_values" USING btree ("_parent_id");
  CREATE INDEX "_impact_v_version_figures_order_idx" ON "studio"."_impact_v_version_figures" USING btree ("_order");
  CREATE INDEX "_impact_v_version_figures_parent_id_idx" ON "studio"."_impact_v_version_figures" USING btree ("_parent_id");
  CREATE INDEX "_impact_v_version_facts_order_idx" ON "studio"."_impact_v_version_facts" USING btree ("_order");
  CREATE INDEX "_impact_v_version_facts_parent_id_idx" ON "studio"."_impact_v_version_facts" USING btree ("_parent_id");
  CREATE INDEX "_impact_v_parent_idx" ON "studio"."_impact_v" USING btree ("parent_id");
  CREATE INDEX "_impact_v_version_version_hero_idx" ON "studio"."_impact_v" USING btree ("version_hero_id");
  CREATE INDEX "_impact_v_version_version_image_idx" ON "studio"."_impact_v" USING btree ("version_image_id");
  CREATE INDEX "_impact_v_version_version_imported_from_idx" ON "studio"."_impact_v" USING btree ("version_imported_from");
  CREATE INDEX "_impact_v_version_version_updated_at_idx" ON "studio"."_impact_v" USING btree ("version_updated_at");
  CREATE INDEX "_impact_v_version_version_created_at_idx" ON "studio"."_impact_v" USING btree ("version_created_at");
  CREATE INDEX "_impact_v_version_version_deleted_at_idx" ON "studio"."_impact_v" USING btree ("version_deleted_at");
  CREATE INDEX "_impact_v_version_version__status_idx" ON "studio"."_impact_v" USING btree ("version__status");
  CREATE INDEX "_impact_v_created_at_idx" ON "studio"."_impact_v" USING btree ("created_at");
  CREATE INDEX "_impact_v_updated_at_idx" ON "studio"."_impact_v" USING btree ("updated_at");
  CREATE INDEX "_impact_v_latest_idx" ON "studio"."_impact_v" USING btree ("latest");
  CREATE INDEX "_impact_v_autosave_idx" ON "studio"."_impact_v" USING btree ("autosave");
  CREATE INDEX "_impact_v_rels_order_idx" ON "studio"."_impact_v_rels" USING btree ("order");
  CREATE INDEX "_impact_v_rels_parent_idx" ON "studio"."_impact_v_rels" USING btree ("parent_id");
  CREATE INDEX "_impact_v_rels_path_idx" ON "studio"."_impact_v_rels" USING btree ("path");
  CREATE INDEX "_impact_v_rels_impact_pillar_id_idx" ON "studio"."_impact_v_rels" USING btree ("impact_pillar_id");
  CREATE INDEX "_impact_v_rels_initiative_id_idx" ON "studio"."_impact_v_rels" USING btree ("initiative_id");
  CREATE INDEX "_impact_v_rels_impact_project_id_idx" ON "studio"."_impact_v_rels" USING btree ("impact_project_id");
  CREATE INDEX "_impact_v_rels_committee_member_id_idx" ON "studio"."_impact_v_rels" USING btree ("committee_member_id");
  CREATE UNIQUE INDEX "impact_pillar_slug_idx" ON "studio"."impact_pillar" USING btree ("slug");
  CREATE INDEX "impact_pillar_image_idx" ON "studio"."impact_pillar" USING btree ("image_id");
  CREATE INDEX "impact_pillar_imported_from_idx" ON "studio"."impact_pillar" USING btree ("imported_from");
  CREATE INDEX "impact_pillar_updated_at_idx" ON "studio"."impact_pillar" USING btree ("updated_at");
  CREATE INDEX "impact_pillar_created_at_idx" ON "studio"."impact_pillar" USING btree ("created_at");
  CREATE INDEX "impact_pillar_deleted_at_idx" ON "studio"."impact_pillar" USING btree ("deleted_at");
  CREATE INDEX "impact_pillar__status_idx" ON "studio"."impact_pillar" USING btree ("_status");
  CREATE INDEX "_impact_pillar_v_parent_idx" ON "studio"."_impact_pillar_v" USING btree ("parent_id");
  CREATE INDEX "_impact_pillar_v_version_version_slug_idx" ON "studio"."_impact_pillar_v" USING btree ("version_slug");
  CREATE INDEX "_impact_pillar_v_version_version_image_idx" ON "studio"."_impact_pillar_v" USING btree ("version_image_id");
  CREATE INDEX "_impact_pillar_v_version_version_imported_from_idx" ON "studio"."_impact_pillar_v" USING btree ("version_imported_from");
  CREATE INDEX "_impact_pillar_v_version_version_updated_at_idx" ON "studio"."_impact_pillar_v" USING btree ("version_updated_at");
  CREATE INDEX "_impact_pillar_v_version_version_created_at_idx" ON "studio"."_impact_pillar_v" USING btree ("version_created_at");
  CREATE INDEX "_impact_pillar_v_version_version_deleted_at_idx" ON "studio"."_impact_pillar_v" USING btree ("version_deleted_at");
  CREATE INDEX "_impact_pillar_v_version_version__status_idx" ON "studio"."_impact_pillar_v" USING btree ("version__status");
  CREATE INDEX "_impact_pillar_v_created_at_idx" ON "studio"."_impact_pillar_v" USING btree ("created_at");
  CREATE INDEX "_impact_pillar_v_updated_at_idx" ON "studio"."_impact_pillar_v" USING btree ("updated_at");
  CREATE INDEX "_impact_pillar_v_latest_idx" ON "studio"."_impact_pillar_v" USING btree ("latest");
  CREATE INDEX "_impact_pillar_v_autosave_idx" ON "studio"."_impact_pillar_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "initiative_slug_idx" ON "studio"."initiative" USING btree ("slug");
  CREATE INDEX "initiative_pillar_idx" ON "studio"."initiative" USING btree ("pillar_id");
  CREATE INDEX "initiative_image_idx" ON "studio"."initiative" USING btree ("image_id");
  CREATE INDEX "initiative_imported_from_idx" ON "studio"."initiative" USING btree ("imported_from");
  CREATE INDEX "initiative_updated_at_idx" ON "studio"."initiative" USING btree ("updated_at");
  CREATE INDEX "initiative_created_at_idx" ON "studio"."initiative" USING btree ("created_at");
  CREATE INDEX "initiative_deleted_at_idx" ON "studio"."initiative" USING btree ("deleted_at");
  CREATE INDEX "initiative__status_idx" ON "studio"."initiative" USING btree ("_status");
  CREATE INDEX "_initiative_v_parent_idx" ON "studio"."_initiative_v" USING btree ("parent_id");
  CREATE INDEX "_initiative_v_version_version_slug_idx" ON "studio"."_initiative_v" USING btree ("version_slug");
  CREATE INDEX "_initiative_v_version_version_pillar_idx" ON "studio"."_initiative_v" USING btree ("version_pillar_id");
  CREATE INDEX "_initiative_v_version_version_image_idx" ON "studio"."_initiative_v" USING btree ("version_image_id");
  CREATE INDEX "_initiative_v_version_version_imported_from_idx" ON "studio"."_initiative_v" USING btree ("version_imported_from");
  CREATE INDEX "_initiative_v_version_version_updated_at_idx" ON "studio"."_initiative_v" USING btree ("version_updated_at");
  CREATE INDEX "_initiative_v_version_version_created_at_idx" ON "studio"."_initiative_v" USING btree ("version_created_at");
  CREATE INDEX "_initiative_v_version_version_deleted_at_idx" ON "studio"."_initiative_v" USING btree ("version_deleted_at");
  CREATE INDEX "_initiative_v_version_version__status_idx" ON "studio"."_initiative_v" USING btree ("version__status");
  CREATE INDEX "_initiative_v_created_at_idx" ON "studio"."_initiative_v" USING btree ("created_at");
  CREATE INDEX "_initiative_v_updated_at_idx" ON "studio"."_initiative_v" USING btree ("updated_at");
  CREATE INDEX "_initiative_v_latest_idx" ON "studio"."_initiative_v" USING btree ("latest");
  CREATE INDEX "_initiative_v_autosave_idx" ON "studio"."_initiative_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "committee_member_slug_idx" ON "studio"."committee_member" USING btree ("slug");
  CREATE INDEX "committee_member_image_idx" ON "studio"."committee_member" USING btree ("image_id");
  CREATE INDEX "committee_member_imported_from_idx" ON "studio"."committee_member" USING btree ("imported_from");
  CREATE INDEX "committee_member_updated_at_idx" ON "studio"."committee_member" USING btree ("updated_at");
  CREATE INDEX "committee_member_created_at_idx" ON "studio"."committee_member" USING btree ("created_at");
  CREATE INDEX "committee_member_deleted_at_idx" ON "studio"."committee_member" USING btree ("deleted_at");
  CREATE INDEX "committee_member__status_idx" ON "studio"."committee_member" USING btree ("_status");
  CREATE INDEX "_committee_member_v_parent_idx" ON "studio"."_committee_member_v" USING btree ("parent_id");
  CREATE INDEX "_committee_member_v_version_version_slug_idx" ON "studio"."_committee_member_v" USING btree ("version_slug");
  CREATE INDEX "_committee_member_v_version_version_image_idx" ON "studio"."_committee_member_v" USING btree ("version_image_id");
  CREATE INDEX "_committee_member_v_version_version_imported_from_idx" ON "studio"."_committee_member_v" USING btree ("version_imported_from");
  CREATE INDEX "_committee_member_v_version_version_updated_at_idx" ON "studio"."_committee_member_v" USING btree ("version_updated_at");
  CREATE INDEX "_committee_member_v_version_version_created_at_idx" ON "studio"."_committee_member_v" USING btree ("version_created_at");
  CREATE INDEX "_committee_member_v_version_version_deleted_at_idx" ON "studio"."_committee_member_v" USING btree ("version_deleted_at");
  CREATE INDEX "_committee_member_v_version_version__status_idx" ON "studio"."_committee_member_v" USING btree ("version__status");
  CREATE INDEX "_committee_member_v_created_at_idx" ON "studio"."_committee_member_v" USING btree ("created_at");
  CREATE INDEX "_committee_member_v_updated_at_idx" ON "studio"."_committee_member_v" USING btree ("updated_at");
  CREATE INDEX "_committee_member_v_latest_idx" ON "studio"."_committee_member_v" USING btree ("latest");
  CREATE INDEX "_committee_member_v_autosave_idx" ON "studio"."_committee_member_v" USING btree ("autosave");
  CREATE INDEX "impact_project_facts_order_idx" ON "studio"."impact_project_facts" USING btree ("_order");
  CREATE INDEX "impact_project_facts_parent_id_idx" ON "studio"."impact_project_facts" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "impact_project_slug_idx" ON "studio"."impact_project" USING btree ("slug");
  CREATE INDEX "impact_project_image_main_idx" ON "studio"."impact_project" USING btree ("image_main_id");
  CREATE INDEX "impact_project_pillar_idx" ON "studio"."impact_project" USING btree ("pillar_id");
  CREATE INDEX "impact_project_meta_image_idx" ON "studio"."impact_project" USING btree ("meta_image_id");
  CREATE INDEX "impact_project_imported_from_idx" ON "studio"."impact_project" USING btree ("imported_from");
  CREATE INDEX "impact_project_updated_at_idx" ON "studio"."impact_project" USING btree ("updated_at");
  CREATE INDEX "impact_project_created_at_idx" ON "studio"."impact_project" USING btree ("created_at");
  CREATE INDEX "impact_project_deleted_at_idx" ON "studio"."impact_project" USING btree ("deleted_at");
  CREATE INDEX "impact_project__status_idx" ON "studio"."impact_project" USING btree ("_status");
  CREATE INDEX "impact_project_rels_order_idx" ON "studio"."impact_project_rels" USING btree ("order");
  CREATE INDEX "impact_project_rels_parent_idx" ON "studio"."impact_project_rels" USING btree ("parent_id");
  CREATE INDEX "impact_project_rels_path_idx" ON "studio"."impact_project_rels" USING btree ("path");
  CREATE INDEX "impact_project_rels_media_id_idx" ON "studio"."impact_project_rels" USING btree ("media_id");
  CREATE INDEX "_impact_project_v_version_facts_order_idx" ON "studio"."_impact_project_v_version_facts" USING btree ("_order");
  CREATE INDEX "_impact_project_v_version_facts_parent_id_idx" ON "studio"."_impact_project_v_version_facts" USING btree ("_parent_id");
  CREATE INDEX "_impact_project_v_parent_idx" ON "studio"."_impact_project_v" USING btree ("parent_id");
  CREATE INDEX "_impact_project_v_version_version_slug_idx" ON "studio"."_impact_project_v" USING btree ("version_slug");
  CREATE INDEX "_impact_project_v_version_version_image_main_idx" ON "studio"."_impact_project_v" USING btree ("version_image_main_id");
  CREATE INDEX "_impact_project_v_version_version_pillar_idx" ON "studio"."_impact_project_v" USING btree ("version_pillar_id");
  CREATE INDEX "_impact_project_v_version_version_meta_image_idx" ON "studio"."_impact_project_v" USING btree ("version_meta_image_id");
  CREATE INDEX "_impact_project_v_version_version_imported_from_idx" ON "studio"."_impact_project_v" USING btree ("version_imported_from");
  CREATE INDEX "_impact_project_v_version_version_updated_at_idx" ON "studio"."_impact_project_v" USING btree ("version_updated_at");
  CREATE INDEX "_impact_project_v_version_version_created_at_idx" ON "studio"."_impact_project_v" USING btree ("version_created_at");
  CREATE INDEX "_impact_project_v_version_version_deleted_at_idx" ON "studio"."_impact_project_v" USING btree ("version_deleted_at");
  CREATE INDEX "_impact_project_v_version_version__status_idx" ON "studio"."_impact_project_v" USING btree ("version__status");
  CREATE INDEX "_impact_project_v_created_at_idx" ON "studio"."_impact_project_v" USING btree ("created_at");
  CREATE INDEX "_impact_project_v_updated_at_idx" ON "studio"."_impact_project_v" USING btree ("updated_at");
  CREATE INDEX "_impact_project_v_latest_idx" ON "studio"."_impact_project_v" USING btree ("latest");
  CREATE INDEX "_impact_project_v_autosave_idx" ON "studio"."_impact_project_v" USING btree ("autosave");
  CREATE INDEX "_impact_project_v_rels_order_idx" ON "studio"."_impact_project_v_rels" USING btree ("order");
  CREATE INDEX "_impact_project_v_rels_parent_idx" ON "studio"."_impact_project_v_rels" USING btree ("parent_id");
  CREATE INDEX "_impact_project_v_rels_path_idx" ON "studio"."_impact_project_v_rels" USING btree ("path");
  CREATE INDEX "_impact_project_v_rels_media_id_idx" ON "studio"."_impact_project_v_rels" USING btree ("media_id");
  CREATE INDEX "team_member_portrait_idx" ON "studio"."team_member" USING btree ("portrait_id");
  CREATE INDEX "team_member_imported_from_idx" ON "studio"."team_member" USING btree ("imported_from");
  CREATE INDEX "team_member_updated_at_idx" ON "studio"."team_member" USING btree ("updated_at");
  CREATE INDEX "team_member_created_at_idx" ON "studio"."team_member" USING btree ("created_at");
  CREATE INDEX "team_member_deleted_at_idx" ON "studio"."team_member" USING btree ("deleted_at");
  CREATE INDEX "team_member__status_idx" ON "studio"."team_member" USING btree ("_status");
  CREATE INDEX "team_member_texts_order_parent" ON "studio"."team_member_texts" USING btree ("order","parent_id");
  CREATE INDEX "_team_member_v_parent_idx" ON "studio"."_team_member_v" USING btree ("parent_id");
  CREATE INDEX "_team_member_v_version_version_portrait_idx" ON "studio"."_team_member_v" USING btree ("version_portrait_id");
  CREATE INDEX "_team_member_v_version_version_imported_from_idx" ON "studio"."_team_member_v" USING btree ("version_imported_from");
  CREATE INDEX "_team_member_v_version_version_updated_at_idx" ON "studio"."_team_member_v" USING btree ("version_updated_at");
  CREATE INDEX "_team_member_v_version_version_created_at_idx" ON "studio"."_team_member_v" USING btree ("version_created_at");
  CREATE INDEX "_team_member_v_version_version_deleted_at_idx" ON "studio"."_team_member_v" USING btree ("version_deleted_at");
  CREATE INDEX "_team_member_v_version_version__status_idx" ON "studio"."_team_member_v" USING btree ("version__status");
  CREATE INDEX "_team_member_v_created_at_idx" ON "studio"."_team_member_v" USING btree ("created_at");
  CREATE INDEX "_team_member_v_updated_at_idx" ON "studio"."_team_member_v" USING btree ("updated_at");
  CREATE INDEX "_team_member_v_latest_idx" ON "studio"."_team_member_v" USING btree ("latest");
  CREATE INDEX "_team_member_v_autosave_idx" ON "studio"."_team_member_v" USING btree ("autosave");
  CREATE INDEX "_team_member_v_texts_order_parent" ON "studio"."_team_member_v_texts" USING btree ("order","parent_id");
  CREATE UNIQUE INDEX "meet_the_team_tag_idx" ON "studio"."meet_the_team" USING btree ("tag");
  CREATE INDEX "meet_the_team_image_idx" ON "studio"."meet_the_team" USING btree ("image_id");
  CREATE INDEX "meet_the_team_imported_from_idx" ON "studio"."meet_the_team" USING btree ("imported_from");
  CREATE INDEX "meet_the_team_updated_at_idx" ON "studio"."meet_the_team" USING btree ("updated_at");
  CREATE INDEX "meet_the_team_created_at_idx" ON "studio"."meet_the_team" USING btree ("created_at");
  CREATE INDEX "meet_the_team_deleted_at_idx" ON "studio"."meet_the_team" USING btree ("deleted_at");
  CREATE INDEX "meet_the_team__status_idx" ON "studio"."meet_the_team" USING btree ("_status");
  CREATE INDEX "meet_the_team_rels_order_idx" ON "studio"."meet_the_team_rels" USING btree ("order");
  CREATE INDEX "meet_the_team_rels_parent_idx" ON "studio"."meet_the_team_rels" USING btree ("parent_id");
  CREATE INDEX "meet_the_team_rels_path_idx" ON "studio"."meet_the_team_rels" USING btree ("path");
  CREATE INDEX "meet_the_team_rels_team_member_id_idx" ON "studio"."meet_the_team_rels" USING btree ("team_member_id");
  CREATE INDEX "_meet_the_team_v_parent_idx" ON "studio"."_meet_the_team_v" USING btree ("parent_id");
  CREATE INDEX "_meet_the_team_v_version_version_tag_idx" ON "studio"."_meet_the_team_v" USING btree ("version_tag");
  CREATE INDEX "_meet_the_team_v_version_version_image_idx" ON "studio"."_meet_the_team_v" USING btree ("version_image_id");
  CREATE INDEX "_meet_the_team_v_version_version_imported_from_idx" ON "studio"."_meet_the_team_v" USING btree ("version_imported_from");
  CREATE INDEX "_meet_the_team_v_version_version_updated_at_idx" ON "studio"."_meet_the_team_v" USING btree ("version_updated_at");
  CREATE INDEX "_meet_the_team_v_version_version_created_at_idx" ON "studio"."_meet_the_team_v" USING btree ("version_created_at");
  CREATE INDEX "_meet_the_team_v_version_version_deleted_at_idx" ON "studio"."_meet_the_team_v" USING btree ("version_deleted_at");
  CREATE INDEX "_meet_the_team_v_version_version__status_idx" ON "studio"."_meet_the_team_v" USING btree ("version__status");
  CREATE INDEX "_meet_the_team_v_created_at_idx" ON "studio"."_meet_the_team_v" USING btree ("created_at");
  CREATE INDEX "_meet_the_team_v_updated_at_idx" ON "studio"."_meet_the_team_v" USING btree ("updated_at");
  CREATE INDEX "_meet_the_team_v_latest_idx" ON "studio"."_meet_the_team_v" USING btree ("latest");
  CREATE INDEX "_meet_the_team_v_autosave_idx" ON "studio"."_meet_the_team_v" USING btree ("autosave");
  CREATE INDEX "_meet_the_team_v_rels_order_idx" ON "studio"."_meet_the_team_v_rels" USING btree ("order");
  CREATE INDEX "_meet_the_team_v_rels_parent_idx" ON "studio"."_meet_the_team_v_rels" USING btree ("parent_id");
  CREATE INDEX "_meet_the_team_v_rels_path_idx" ON "studio"."_meet_the_team_v_rels" USING btree ("path");
  CREATE INDEX "_meet_the_team_v_rels_team_member_id_idx" ON "studio"."_meet_the_team_v_rels" USING btree ("team_member_id");
  CREATE UNIQUE INDEX "vacancy_slug_idx" ON "studio"."vacancy" USING btree ("slug");
  CREATE INDEX "vacancy_file_idx" ON "studio"."vacancy" USING btree ("file_id");
  CREATE INDEX "vacancy_imported_from_idx" ON "studio"."vacancy" USING btree ("imported_from");
  CREATE INDEX "vacancy_updated_at_idx" ON "studio"."vacancy" USING btree ("updated_at");
  CREATE INDEX "vacancy_created_at_idx" ON "studio"."vacancy" USING btree ("created_at");
  CREATE INDEX "vacancy_deleted_at_idx" ON "studio"."vacancy" USING btree ("deleted_at");
  CREATE INDEX "vacancy__status_idx" ON "studio"."vacancy" USING btree ("_status");
  CREATE INDEX "vacancy_texts_order_parent" ON "studio"."vacancy_texts" USING btree ("order","parent_id");
  CREATE INDEX "_vacancy_v_parent_idx" ON "studio"."_vacancy_v" USING btree ("parent_id");
  CREATE INDEX "_vacancy_v_version_version_slug_idx" ON "studio"."_vacancy_v" USING btree ("version_slug");
  CREATE INDEX "_vacancy_v_version_version_file_idx" ON "studio"."_vacancy_v" USING btree ("version_file_id");
  CREATE INDEX "_vacancy_v_version_version_imported_from_idx" ON "studio"."_vacancy_v" USING btree ("version_imported_from");
  CREATE INDEX "_vacancy_v_version_version_updated_at_idx" ON "studio"."_vacancy_v" USING btree ("version_updated_at");
  CREATE INDEX "_vacancy_v_version_version_created_at_idx" ON "studio"."_vacancy_v" USING btree ("version_created_at");
  CREATE INDEX "_vacancy_v_version_version_deleted_at_idx" ON "studio"."_vacancy_v" USING btree ("version_deleted_at");
  CREATE INDEX "_vacancy_v_version_version__status_idx" ON "studio"."_vacancy_v" USING btree ("version__status");
  CREATE INDEX "_vacancy_v_created_at_idx" ON "studio"."_vacancy_v" USING btree ("created_at");
  CREATE INDEX "_vacancy_v_updated_at_idx" ON "studio"."_vacancy_v" USING btree ("updated_at");
  CREATE INDEX "_vacancy_v_latest_idx" ON "studio"."_vacancy_v" USING btree ("latest");
  CREATE INDEX "_vacancy_v_autosave_idx" ON "studio"."_vacancy_v" USING btree ("autosave");
  CREATE INDEX "_vacancy_v_texts_order_parent" ON "studio"."_vacancy_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "careers_rota_order_idx" ON "studio"."careers_rota" USING btree ("_order");
  CREATE INDEX "careers_rota_parent_id_idx" ON "studio"."careers_rota" USING btree ("_parent_id");
  CREATE INDEX "careers_benefits_order_idx" ON "studio"."careers_benefits" USING btree ("_order");
  CREATE INDEX "careers_benefits_parent_id_idx" ON "studio"."careers_benefits" USING btree ("_parent_id");
  CREATE INDEX "careers_benefits_image_idx" ON "studio"."careers_benefits" USING btree ("image_id");
  CREATE INDEX "careers_facts_order_idx" ON "studio"."careers_facts" USING btree ("_order");
  CREATE INDEX "careers_facts_parent_id_idx" ON "studio"."careers_facts" USING btree ("_parent_id");
  CREATE INDEX "careers_hero_idx" ON "studio"."careers" USING btree ("hero_id");
  CREATE INDEX "careers_image_idx" ON "studio"."careers" USING btree ("image_id");
  CREATE INDEX "careers_imported_from_idx" ON "studio"."careers" USING btree ("imported_from");
  CREATE INDEX "careers_updated_at_idx" ON "studio"."careers" USING btree ("updated_at");
  CREATE INDEX "careers_created_at_idx" ON "studio"."careers" USING btree ("created_at");
  CREATE INDEX "careers_deleted_at_idx" ON "studio"."careers" USING btree ("deleted_at");
  CREATE INDEX "careers__status_idx" ON "studio"."careers" USING btree ("_status");
  CREATE INDEX "_careers_v_version_rota_order_idx" ON "studio"."_careers_v_version_rota" USING btree ("_order");
  CREATE INDEX "_careers_v_version_rota_parent_id_idx" ON "studio"."_careers_v_version_rota" USING btree ("_parent_id");
  CREATE INDEX "_careers_v_version_benefits_order_idx" ON "studio"."_careers_v_version_benefits" USING btree ("_order");
  CREATE INDEX "_careers_v_version_benefits_parent_id_idx" ON "studio"."_careers_v_version_benefits" USING btree ("_parent_id");
  CREATE INDEX "_careers_v_version_benefits_image_idx" ON "studio"."_careers_v_version_benefits" USING btree ("image_id");
  CREATE INDEX "_careers_v_version_facts_order_idx" ON "studio"."_careers_v_version_facts" USING btree ("_order");
  CREATE INDEX "_careers_v_version_facts_parent_id_idx" ON "studio"."_careers_v_version_facts" USING btree ("_parent_id");
  CREATE INDEX "_careers_v_parent_idx" ON "studio"."_careers_v" USING btree ("parent_id");
  CREATE INDEX "_careers_v_version_version_hero_idx" ON "studio"."_careers_v" USING btree ("version_hero_id");
  CREATE INDEX "_careers_v_version_version_image_idx" ON "studio"."_careers_v" USING btree ("version_image_id");
  CREATE INDEX "_careers_v_version_version_imported_from_idx" ON "studio"."_careers_v" USING btree ("version_imported_from");
  CREATE INDEX "_careers_v_version_version_updated_at_idx" ON "studio"."_careers_v" USING btree ("version_updated_at");
  CREATE INDEX "_careers_v_version_version_created_at_idx" ON "studio"."_careers_v" USING btree ("version_created_at");
  CREATE INDEX "_careers_v_version_version_deleted_at_idx" ON "studio"."_careers_v" USING btree ("version_deleted_at");
  CREATE INDEX "_careers_v_version_version__status_idx" ON "studio"."_careers_v" USING btree ("version__status");
  CREATE INDEX "_careers_v_created_at_idx" ON "studio"."_careers_v" USING btree ("created_at");
  CREATE INDEX "_careers_v_updated_at_idx" ON "studio"."_careers_v" USING btree ("updated_at");
  CREATE INDEX "_careers_v_latest_idx" ON "studio"."_careers_v" USING btree ("latest");
  CREATE INDEX "_careers_v_autosave_idx" ON "studio"."_careers_v" USING btree ("autosave");
  CREATE INDEX "users_sessions_order_idx" ON "studio"."users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "studio"."users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "studio"."users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "studio"."users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "studio"."users" USING btree ("email");
  CREATE INDEX "homepage_hero_picture_idx" ON "studio"."homepage" USING btree ("hero_picture_id");
  CREATE INDEX "homepage_default_drop_down_image_idx" ON "studio"."homepage" USING btree ("default_drop_down_image_id");
  CREATE INDEX "homepage_imported_from_idx" ON "studio"."homepage" USING btree ("imported_from");
  CREATE INDEX "homepage_updated_at_idx" ON "studio"."homepage" USING btree ("updated_at");
  CREATE INDEX "homepage_created_at_idx" ON "studio"."homepage" USING btree ("created_at");
  CREATE INDEX "homepage_deleted_at_idx" ON "studio"."homepage" USING btree ("deleted_at");
  CREATE INDEX "homepage__status_idx" ON "studio"."homepage" USING btree ("_status");
  CREATE INDEX "homepage_rels_order_idx" ON "studio"."homepage_rels" USING btree ("order");
  CREATE INDEX "homepage_rels_parent_idx" ON "studio"."homepage_rels" USING btree ("parent_id");
  CREATE INDEX "homepage_rels_path_idx" ON "studio"."homepage_rels" USING btree ("path");
  CREATE INDEX "homepage_rels_packages_id_idx" ON "studio"."homepage_rels" USING btree ("packages_id");
  CREATE INDEX "_homepage_v_parent_idx" ON "studio"."_homepage_v" USING btree ("parent_id");
  CREATE INDEX "_homepage_v_version_version_hero_picture_idx" ON "studio"."_homepage_v" USING btree ("version_hero_picture_id");
  CREATE INDEX "_homepage_v_version_version_default_drop_down_image_idx" ON "studio"."_homepage_v" USING btree ("version_default_drop_down_image_id");
  CREATE INDEX "_homepage_v_version_version_imported_from_idx" ON "studio"."_homepage_v" USING btree ("version_imported_from");
  CREATE INDEX "_homepage_v_version_version_updated_at_idx" ON "studio"."_homepage_v" USING btree ("version_updated_at");
  CREATE INDEX "_homepage_v_version_version_created_at_idx" ON "studio"."_homepage_v" USING btree ("version_created_at");
  CREATE INDEX "_homepage_v_version_version_deleted_at_idx" ON "studio"."_homepage_v" USING btree ("version_deleted_at");
  CREATE INDEX "_homepage_v_version_version__status_idx" ON "studio"."_homepage_v" USING btree ("version__status");
  CREATE INDEX "_homepage_v_created_at_idx" ON "studio"."_homepage_v" USING btree ("created_at");
  CREATE INDEX "_homepage_v_updated_at_idx" ON "studio"."_homepage_v" USING btree ("updated_at");
  CREATE INDEX "_homepage_v_latest_idx" ON "studio"."_homepage_v" USING btree ("latest");
  CREATE INDEX "_homepage_v_autosave_idx" ON "studio"."_homepage_v" USING btree ("autosave");
  CREATE INDEX "_homepage_v_rels_order_idx" ON "studio"."_homepage_v_rels" USING btree ("order");
  CREATE INDEX "_homepage_v_rels_parent_idx" ON "studio"."_homepage_v_rels" USING btree ("parent_id");
  CREATE INDEX "_homepage_v_rels_path_idx" ON "studio"."_homepage_v_rels" USING btree ("path");
  CREATE INDEX "_homepage_v_rels_packages_id_idx" ON "studio"."_homepage_v_rels" USING btree ("packages_id");
  CREATE UNIQUE INDEX "intro_section_hero_banner_for_idx" ON "studio"."intro_section" USING btree ("hero_banner_for");
  CREATE INDEX "intro_section_background_image_idx" ON "studio"."intro_section" USING btree ("background_image_id");
  CREATE INDEX "intro_section_first_download_idx" ON "studio"."intro_section" USING btree ("first_download_id");
  CREATE INDEX "intro_section_second_download_idx" ON "studio"."intro_section" USING btree ("second_download_id");
  CREATE INDEX "intro_section_meta_image_idx" ON "studio"."intro_section" USING btree ("meta_image_id");
  CREATE INDEX "intro_section_imported_from_idx" ON "studio"."intro_section" USING btree ("imported_from");
  CREATE INDEX "intro_section_updated_at_idx" ON "studio"."intro_section" USING btree ("updated_at");
  CREATE INDEX "intro_section_created_at_idx" ON "studio"."intro_section" USING btree ("created_at");
  CREATE INDEX "intro_section_deleted_at_idx" ON "studio"."intro_section" USING btree ("deleted_at");
  CREATE INDEX "intro_section__status_idx" ON "studio"."intro_section" USING btree ("_status");
  CREATE INDEX "_intro_section_v_parent_idx" ON "studio"."_intro_section_v" USING btree ("parent_id");
  CREATE INDEX "_intro_section_v_version_version_hero_banner_for_idx" ON "studio"."_intro_section_v" USING btree ("version_hero_banner_for");
  CREATE INDEX "_intro_section_v_version_version_background_image_idx" ON "studio"."_intro_section_v" USING btree ("version_background_image_id");
  CREATE INDEX "_intro_section_v_version_version_first_download_idx" ON "studio"."_intro_section_v" USING btree ("version_first_download_id");
  CREATE INDEX "_intro_section_v_version_version_second_download_idx" ON "studio"."_intro_section_v" USING btree ("version_second_download_id");
  CREATE INDEX "_intro_section_v_version_version_meta_image_idx" ON "studio"."_intro_section_v" USING btree ("version_meta_image_id");
  CREATE INDEX "_intro_section_v_version_version_imported_from_idx" ON "studio"."_intro_section_v" USING btree ("version_imported_from");
  CREATE INDEX "_intro_section_v_version_version_updated_at_idx" ON "studio"."_intro_section_v" USING btree ("version_updated_at");
  CREATE INDEX "_intro_section_v_version_version_created_at_idx" ON "studio"."_intro_section_v" USING btree ("version_created_at");
  CREATE INDEX "_intro_section_v_version_version_deleted_at_idx" ON "studio"."_intro_section_v" USING btree ("version_deleted_at");
  CREATE INDEX "_intro_section_v_version_version__status_idx" ON "studio"."_intro_section_v" USING btree ("version__status");
  CREATE INDEX "_intro_section_v_created_at_idx" ON "studio"."_intro_section_v" USING btree ("created_at");
  CREATE INDEX "_intro_section_v_updated_at_idx" ON "studio"."_intro_section_v" USING btree ("updated_at");
  CREATE INDEX "_intro_section_v_latest_idx" ON "studio"."_intro_section_v" USING btree ("latest");
  CREATE INDEX "_intro_section_v_autosave_idx" ON "studio"."_intro_section_v" USING btree ("autosave");
  CREATE INDEX "hero_banner_hero_banner_for_idx" ON "studio"."hero_banner" USING btree ("hero_banner_for");
  CREATE INDEX "hero_banner_background_image_idx" ON "studio"."hero_banner" USING btree ("background_image_id");
  CREATE INDEX "hero_banner_background_image_mobi_idx" ON "studio"."hero_banner" USING btree ("background_image_mobi_id");
  CREATE INDEX "hero_banner_background_video_idx" ON "studio"."hero_banner" USING btree ("background_video_id");
  CREATE INDEX "hero_banner_background_video_alternative_idx" ON "studio"."hero_banner" USING btree ("background_video_alternative_id");
  CREATE INDEX "hero_banner_imported_from_idx" ON "studio"."hero_banner" USING btree ("imported_from");
  CREATE INDEX "hero_banner_updated_at_idx" ON "studio"."hero_banner" USING btree ("updated_at");
  CREATE INDEX "hero_banner_created_at_idx" ON "studio"."hero_banner" USING btree ("created_at");
  CREATE INDEX "hero_banner_deleted_at_idx" ON "studio"."hero_banner" USING btree ("deleted_at");
  CREATE INDEX "hero_banner__status_idx" ON "studio"."hero_banner" USING btree ("_status");
  CREATE INDEX "_hero_banner_v_parent_idx" ON "studio"."_hero_banner_v" USING btree ("parent_id");
  CREATE INDEX "_hero_banner_v_version_version_hero_banner_for_idx" ON "studio"."_hero_banner_v" USING btree ("version_hero_banner_for");
  CREATE INDEX "_hero_banner_v_version_version_background_image_idx" ON "studio"."_hero_banner_v" USING btree ("version_background_image_id");
  CREATE INDEX "_hero_banner_v_version_version_background_image_mobi_idx" ON "studio"."_hero_banner_v" USING btree ("version_background_image_mobi_id");
  CREATE INDEX "_hero_banner_v_version_version_background_video_idx" ON "studio"."_hero_banner_v" USING btree ("version_background_video_id");
  CREATE INDEX "_hero_banner_v_version_version_background_video_alternat_idx" ON "studio"."_hero_banner_v" USING btree ("version_background_video_alternative_id");
  CREATE INDEX "_hero_banner_v_version_version_imported_from_idx" ON "studio"."_hero_banner_v" USING btree ("version_imported_from");
  CREATE INDEX "_hero_banner_v_version_version_updated_at_idx" ON "studio"."_hero_banner_v" USING btree ("version_updated_at");
  CREATE INDEX "_hero_banner_v_version_version_created_at_idx" ON "studio"."_hero_banner_v" USING btree ("version_created_at");
  CREATE INDEX "_hero_banner_v_version_version_deleted_at_idx" ON "studio"."_hero_banner_v" USING btree ("version_deleted_at");
  CREATE INDEX "_hero_banner_v_version_version__status_idx" ON "studio"."_hero_banner_v" USING btree ("version__status");
  CREATE INDEX "_hero_banner_v_created_at_idx" ON "studio"."_hero_banner_v" USING btree ("created_at");
  CREATE INDEX "_hero_banner_v_updated_at_idx" ON "studio"."_hero_banner_v" USING btree ("updated_at");
  CREATE INDEX "_hero_banner_v_latest_idx" ON "studio"."_hero_banner_v" USING btree ("latest");
  CREATE INDEX "_hero_banner_v_autosave_idx" ON "studio"."_hero_banner_v" USING btree ("autosave");
  CREATE INDEX "quote_component_quote_for_idx" ON "studio"."quote_component" USING btree ("quote_for");
  CREATE INDEX "quote_component_background_image_idx" ON "studio"."quote_component" USING btree ("background_image_id");
  CREATE INDEX "quote_component_imported_from_idx" ON "studio"."quote_component" USING btree ("imported_from");
  CREATE INDEX "quote_component_updated_at_idx" ON "studio"."quote_component" USING btree ("updated_at");
  CREATE INDEX "quote_component_created_at_idx" ON "studio"."quote_component" USING btree ("created_at");
  CREATE INDEX "quote_component_deleted_at_idx" ON "studio"."quote_component" USING btree ("deleted_at");
  CREATE INDEX "quote_component__status_idx" ON "studio"."quote_component" USING btree ("_status");
  CREATE INDEX "_quote_component_v_parent_idx" ON "studio"."_quote_component_v" USING btree ("parent_id");
  CREATE INDEX "_quote_component_v_version_version_quote_for_idx" ON "studio"."_quote_component_v" USING btree ("version_quote_for");
  CREATE INDEX "_quote_component_v_version_version_background_image_idx" ON "studio"."_quote_component_v" USING btree ("version_background_image_id");
  CREATE INDEX "_quote_component_v_version_version_imported_from_idx" ON "studio"."_quote_component_v" USING btree ("version_imported_from");
  CREATE INDEX "_quote_component_v_version_version_updated_at_idx" ON "studio"."_quote_component_v" USING btree ("version_updated_at");
  CREATE INDEX "_quote_component_v_version_version_created_at_idx" ON "studio"."_quote_component_v" USING btree ("version_created_at");
  CREATE INDEX "_quote_component_v_version_version_deleted_at_idx" ON "studio"."_quote_component_v" USING btree ("version_deleted_at");
  CREATE INDEX "_quote_component_v_version_version__status_idx" ON "studio"."_quote_component_v" USING btree ("version__status");
  CREATE INDEX "_quote_component_v_created_at_idx" ON "studio"."_quote_component_v" USING btree ("created_at");
  CREATE INDEX "_quote_component_v_updated_at_idx" ON "studio"."_quote_component_v" USING btree ("updated_at");
  CREATE INDEX "_quote_component_v_latest_idx" ON "studio"."_quote_component_v" USING btree ("latest");
  CREATE INDEX "_quote_component_v_autosave_idx" ON "studio"."_quote_component_v" USING btree ("autosave");
  CREATE INDEX "page_sections_order_idx" ON "studio"."page_sections" USING btree ("_order");
  CREATE INDEX "page_sections_parent_id_idx" ON "studio"."page_sections" USING btree ("_parent_id");
  CREATE INDEX "page_sections_image_idx" ON "studio"."page_sections" USING btree ("image_id");
  CREATE INDEX "page_facts_order_idx" ON "studio"."page_facts" USING btree ("_order");
  CREATE INDEX "page_facts_parent_id_idx" ON "studio"."page_facts" USING btree ("_parent_id");
  CREATE INDEX "page_questions_order_idx" ON "studio"."page_questions" USING btree ("_order");
  CREATE INDEX "page_questions_parent_id_idx" ON "studio"."page_questions" USING btree ("_parent_id");
  CREATE INDEX "page_downloads_order_idx" ON "studio"."page_downloads" USING btree ("_order");
  CREATE INDEX "page_downloads_parent_id_idx" ON "studio"."page_downloads" USING btree ("_parent_id");
  CREATE INDEX "page_downloads_file_idx" ON "studio"."page_downloads" USING btree ("file_id");
  CREATE UNIQUE INDEX "page_slug_idx" ON "studio"."page" USING btree ("slug");
  CREATE INDEX "page_hero_idx" ON "studio"."page" USING btree ("hero_id");
  CREATE INDEX "page_image_idx" ON "studio"."page" USING btree ("image_id");
  CREATE INDEX "page_imported_from_idx" ON "studio"."page" USING btree ("imported_from");
  CREATE INDEX "page_updated_at_idx" ON "studio"."page" USING btree ("updated_at");
  CREATE INDEX "page_created_at_idx" ON "studio"."page" USING btree ("created_at");
  CREATE INDEX "page_deleted_at_idx" ON "studio"."page" USING btree ("deleted_at");
  CREATE INDEX "page__status_idx" ON "studio"."page" USING btree ("_status");
  CREATE INDEX "page_rels_order_idx" ON "studio"."page_rels" USING btree ("order");
  CREATE INDEX "page_rels_parent_idx" ON "studio"."page_rels" USING btree ("parent_id");
  CREATE INDEX "page_rels_path_idx" ON "studio"."page_rels" USING btree ("path");
  CREATE INDEX "page_rels_media_id_idx" ON "studio"."page_rels" USING btree ("media_id");
  CREATE INDEX "_page_v_version_sections_order_idx" ON "studio"."_page_v_version_sections" USING btree ("_order");
  CREATE INDEX "_page_v_version_sections_parent_id_idx" ON "studio"."_page_v_version_sections" USING btree ("_parent_id");
  CREATE INDEX "_page_v_version_sections_image_idx" ON "studio"."_page_v_version_sections" USING btree ("image_id");
  CREATE INDEX "_page_v_version_facts_order_idx" ON "studio"."_page_v_version_facts" USING btree ("_order");
  CREATE INDEX "_page_v_version_facts_parent_id_idx" ON "studio"."_page_v_version_facts" USING btree ("_parent_id");
  CREATE INDEX "_page_v_version_questions_order_idx" ON "studio"."_page_v_version_questions" USING btree ("_order");
  CREATE INDEX "_page_v_version_questions_parent_id_idx" ON "studio"."_page_v_version_questions" USING btree ("_parent_id");
  CREATE INDEX "_page_v_version_downloads_order_idx" ON "studio"."_page_v_version_downloads" USING btree ("_order");
  CREATE INDEX "_page_v_version_downloads_parent_id_idx" ON "studio"."_page_v_version_downloads" USING btree ("_parent_id");
  CREATE INDEX "_page_v_version_downloads_file_idx" ON "studio"."_page_v_version_downloads" USING btree ("file_id");
  CREATE INDEX "_page_v_parent_idx" ON "studio"."_page_v" USING btree ("parent_id");
  CREATE INDEX "_page_v_version_version_slug_idx" ON "studio"."_page_v" USING btree ("version_slug");
  CREATE INDEX "_page_v_version_version_hero_idx" ON "studio"."_page_v" USING btree ("version_hero_id");
  CREATE INDEX "_page_v_version_version_image_idx" ON "studio"."_page_v" USING btree ("version_image_id");
  CREATE INDEX "_page_v_version_version_imported_from_idx" ON "studio"."_page_v" USING btree ("version_imported_from");
  CREATE INDEX "_page_v_version_version_updated_at_idx" ON "studio"."_page_v" USING btree ("version_updated_at");
  CREATE INDEX "_page_v_version_version_created_at_idx" ON "studio"."_page_v" USING btree ("version_created_at");
  CREATE INDEX "_page_v_version_version_deleted_at_idx" ON "studio"."_page_v" USING btree ("version_deleted_at");
  CREATE INDEX "_page_v_version_version__status_idx" ON "studio"."_page_v" USING btree ("version__status");
  CREATE INDEX "_page_v_created_at_idx" ON "studio"."_page_v" USING btree ("created_at");
  CREATE INDEX "_page_v_updated_at_idx" ON "studio"."_page_v" USING btree ("updated_at");
  CREATE INDEX "_page_v_latest_idx" ON "studio"."_page_v" USING btree ("latest");
  CREATE INDEX "_page_v_autosave_idx" ON "studio"."_page_v" USING btree ("autosave");
  CREATE INDEX "_page_v_rels_order_idx" ON "studio"."_page_v_rels" USING btree ("order");
  CREATE INDEX "_page_v_rels_parent_idx" ON "studio"."_page_v_rels" USING btree ("parent_id");
  CREATE INDEX "_page_v_rels_path_idx" ON "studio"."_page_v_rels" USING btree ("path");
  CREATE INDEX "_page_v_rels_media_id_idx" ON "studio"."_page_v_rels" USING btree ("media_id");
  CREATE INDEX "site_notice_imported_from_idx" ON "studio"."site_notice" USING btree ("imported_from");
  CREATE INDEX "site_notice_updated_at_idx" ON "studio"."site_notice" USING btree ("updated_at");
  CREATE INDEX "site_notice_created_at_idx" ON "studio"."site_notice" USING btree ("created_at");
  CREATE INDEX "site_notice_deleted_at_idx" ON "studio"."site_notice" USING btree ("deleted_at");
  CREATE INDEX "site_notice__status_idx" ON "studio"."site_notice" USING btree ("_status");
  CREATE INDEX "_site_notice_v_parent_idx" ON "studio"."_site_notice_v" USING btree ("parent_id");
  CREATE INDEX "_site_notice_v_version_version_imported_from_idx" ON "studio"."_site_notice_v" USING btree ("version_imported_from");
  CREATE INDEX "_site_notice_v_version_version_updated_at_idx" ON "studio"."_site_notice_v" USING btree ("version_updated_at");
  CREATE INDEX "_site_notice_v_version_version_created_at_idx" ON "studio"."_site_notice_v" USING btree ("version_created_at");
  CREATE INDEX "_site_notice_v_version_version_deleted_at_idx" ON "studio"."_site_notice_v" USING btree ("version_deleted_at");
  CREATE INDEX "_site_notice_v_version_version__status_idx" ON "studio"."_site_notice_v" USING btree ("version__status");
  CREATE INDEX "_site_notice_v_created_at_idx" ON "studio"."_site_notice_v" USING btree ("created_at");
  CREATE INDEX "_site_notice_v_updated_at_idx" ON "studio"."_site_notice_v" USING btree ("updated_at");
  CREATE INDEX "_site_notice_v_latest_idx" ON "studio"."_site_notice_v" USING btree ("latest");
  CREATE INDEX "_site_notice_v_autosave_idx" ON "studio"."_site_notice_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "studio"."redirects" USING btree ("from");
  CREATE INDEX "redirects_imported_from_idx" ON "studio"."redirects" USING btree ("imported_from");
  CREATE INDEX "redirects_updated_at_idx" ON "studio"."redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "studio"."redirects" USING btree ("created_at");
  CREATE INDEX "redirects_deleted_at_idx" ON "studio"."redirects" USING btree ("deleted_at");
  CREATE INDEX "redirects__status_idx" ON "studio"."redirects" USING btree ("_status");
  CREATE INDEX "_redirects_v_parent_idx" ON "studio"."_redirects_v" USING btree ("parent_id");
  CREATE INDEX "_redirects_v_version_version_from_idx" ON "studio"."_redirects_v" USING btree ("version_from");
  CREATE INDEX "_redirects_v_version_version_imported_from_idx" ON "studio"."_redirects_v" USING btree ("version_imported_from");
  CREATE INDEX "_redirects_v_version_version_updated_at_idx" ON "studio"."_redirects_v" USING btree ("version_updated_at");
  CREATE INDEX "_redirects_v_version_version_created_at_idx" ON "studio"."_redirects_v" USING btree ("version_created_at");
  CREATE INDEX "_redirects_v_version_version_deleted_at_idx" ON "studio"."_redirects_v" USING btree ("version_deleted_at");
  CREATE INDEX "_redirects_v_version_version__status_idx" ON "studio"."_redirects_v" USING btree ("version__status");
  CREATE INDEX "_redirects_v_created_at_idx" ON "studio"."_redirects_v" USING btree ("created_at");
  CREATE INDEX "_redirects_v_updated_at_idx" ON "studio"."_redirects_v" USING btree ("updated_at");
  CREATE INDEX "_redirects_v_latest_idx" ON "studio"."_redirects_v" USING btree ("latest");
  CREATE INDEX "_redirects_v_autosave_idx" ON "studio"."_redirects_v" USING btree ("autosave");
  CREATE INDEX "enquiry_form_consent_versions_order_idx" ON "studio"."enquiry_form_consent_versions" USING btree ("_order");
  CREATE INDEX "enquiry_form_consent_versions_parent_id_idx" ON "studio"."enquiry_form_consent_versions" USING btree ("_parent_id");
  CREATE INDEX "enquiry_form_thank_you_steps_order_idx" ON "studio"."enquiry_form_thank_you_steps" USING btree ("_order");
  CREATE INDEX "enquiry_form_thank_you_steps_parent_id_idx" ON "studio"."enquiry_form_thank_you_steps" USING btree ("_parent_id");
  CREATE INDEX "enquiry_form_mailboxes_order_idx" ON "studio"."enquiry_form_mailboxes" USING btree ("_order");
  CREATE INDEX "enquiry_form_mailboxes_parent_id_idx" ON "studio"."enquiry_form_mailboxes" USING btree ("_parent_id");
  CREATE INDEX "enquiry_form_mail_steps_order_idx" ON "studio"."enquiry_form_mail_steps" USING btree ("_order");
  CREATE INDEX "enquiry_form_mail_steps_parent_id_idx" ON "studio"."enquiry_form_mail_steps" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "enquiry_form_kind_idx" ON "studio"."enquiry_form" USING btree ("kind");
  CREATE INDEX "enquiry_form_thank_you_signatory_idx" ON "studio"."enquiry_form" USING btree ("thank_you_signatory_id");
  CREATE INDEX "enquiry_form_imported_from_idx" ON "studio"."enquiry_form" USING btree ("imported_from");
  CREATE INDEX "enquiry_form_updated_at_idx" ON "studio"."enquiry_form" USING btree ("updated_at");
  CREATE INDEX "enquiry_form_created_at_idx" ON "studio"."enquiry_form" USING btree ("created_at");
  CREATE INDEX "enquiry_form_deleted_at_idx" ON "studio"."enquiry_form" USING btree ("deleted_at");
  CREATE INDEX "enquiry_form__status_idx" ON "studio"."enquiry_form" USING btree ("_status");
  CREATE INDEX "_enquiry_form_v_version_consent_versions_order_idx" ON "studio"."_enquiry_form_v_version_consent_versions" USING btree ("_order");
  CREATE INDEX "_enquiry_form_v_version_consent_versions_parent_id_idx" ON "studio"."_enquiry_form_v_version_consent_versions" USING btree ("_parent_id");
  CREATE INDEX "_enquiry_form_v_version_thank_you_steps_order_idx" ON "studio"."_enquiry_form_v_version_thank_you_steps" USING btree ("_order");
  CREATE INDEX "_enquiry_form_v_version_thank_you_steps_parent_id_idx" ON "studio"."_enquiry_form_v_version_thank_you_steps" USING btree ("_parent_id");
  CREATE INDEX "_enquiry_form_v_version_mailboxes_order_idx" ON "studio"."_enquiry_form_v_version_mailboxes" USING btree ("_order");
  CREATE INDEX "_enquiry_form_v_version_mailboxes_parent_id_idx" ON "studio"."_enquiry_form_v_version_mailboxes" USING btree ("_parent_id");
  CREATE INDEX "_enquiry_form_v_version_mail_steps_order_idx" ON "studio"."_enquiry_form_v_version_mail_steps" USING btree ("_order");
  CREATE INDEX "_enquiry_form_v_version_mail_steps_parent_id_idx" ON "studio"."_enquiry_form_v_version_mail_steps" USING btree ("_parent_id");
  CREATE INDEX "_enquiry_form_v_parent_idx" ON "studio"."_enquiry_form_v" USING btree ("parent_id");
  CREATE INDEX "_enquiry_form_v_version_version_kind_idx" ON "studio"."_enquiry_form_v" USING btree ("version_kind");
  CREATE INDEX "_enquiry_form_v_version_version_thank_you_signatory_idx" ON "studio"."_enquiry_form_v" USING btree ("version_thank_you_signatory_id");
  CREATE INDEX "_enquiry_form_v_version_version_imported_from_idx" ON "studio"."_enquiry_form_v" USING btree ("version_imported_from");
  CREATE INDEX "_enquiry_form_v_version_version_updated_at_idx" ON "studio"."_enquiry_form_v" USING btree ("version_updated_at");
  CREATE INDEX "_enquiry_form_v_version_version_created_at_idx" ON "studio"."_enquiry_form_v" USING btree ("version_created_at");
  CREATE INDEX "_enquiry_form_v_version_version_deleted_at_idx" ON "studio"."_enquiry_form_v" USING btree ("version_deleted_at");
  CREATE INDEX "_enquiry_form_v_version_version__status_idx" ON "studio"."_enquiry_form_v" USING btree ("version__status");
  CREATE INDEX "_enquiry_form_v_created_at_idx" ON "studio"."_enquiry_form_v" USING btree ("created_at");
  CREATE INDEX "_enquiry_form_v_updated_at_idx" ON "studio"."_enquiry_form_v" USING btree ("updated_at");
  CREATE INDEX "_enquiry_form_v_latest_idx" ON "studio"."_enquiry_form_v" USING btree ("latest");
  CREATE INDEX "_enquiry_form_v_autosave_idx" ON "studio"."_enquiry_form_v" USING btree ("autosave");
  CREATE INDEX "choice_list_choices_order_idx" ON "studio"."choice_list_choices" USING btree ("_order");
  CREATE INDEX "choice_list_choices_parent_id_idx" ON "studio"."choice_list_choices" USING btree ("_parent_id");
  CREATE INDEX "choice_list_retired_order_idx" ON "studio"."choice_list_retired" USING btree ("_order");
  CREATE INDEX "choice_list_retired_parent_id_idx" ON "studio"."choice_list_retired" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "choice_list_name_idx" ON "studio"."choice_list" USING btree ("name");
  CREATE INDEX "choice_list_imported_from_idx" ON "studio"."choice_list" USING btree ("imported_from");
  CREATE INDEX "choice_list_updated_at_idx" ON "studio"."choice_list" USING btree ("updated_at");
  CREATE INDEX "choice_list_created_at_idx" ON "studio"."choice_list" USING btree ("created_at");
  CREATE INDEX "choice_list_deleted_at_idx" ON "studio"."choice_list" USING btree ("deleted_at");
  CREATE INDEX "choice_list__status_idx" ON "studio"."choice_list" USING btree ("_status");
  CREATE INDEX "_choice_list_v_version_choices_order_idx" ON "studio"."_choice_list_v_version_choices" USING btree ("_order");
  CREATE INDEX "_choice_list_v_version_choices_parent_id_idx" ON "studio"."_choice_list_v_version_choices" USING btree ("_parent_id");
  CREATE INDEX "_choice_list_v_version_retired_order_idx" ON "studio"."_choice_list_v_version_retired" USING btree ("_order");
  CREATE INDEX "_choice_list_v_version_retired_parent_id_idx" ON "studio"."_choice_list_v_version_retired" USING btree ("_parent_id");
  CREATE INDEX "_choice_list_v_parent_idx" ON "studio"."_choice_list_v" USING btree ("parent_id");
  CREATE INDEX "_choice_list_v_version_version_name_idx" ON "studio"."_choice_list_v" USING btree ("version_name");
  CREATE INDEX "_choice_list_v_version_version_imported_from_idx" ON "studio"."_choice_list_v" USING btree ("version_imported_from");
  CREATE INDEX "_choice_list_v_version_version_updated_at_idx" ON "studio"."_choice_list_v" USING btree ("version_updated_at");
  CREATE INDEX "_choice_list_v_version_version_created_at_idx" ON "studio"."_choice_list_v" USING btree ("version_created_at");
  CREATE INDEX "_choice_list_v_version_version_deleted_at_idx" ON "studio"."_choice_list_v" USING btree ("version_deleted_at");
  CREATE INDEX "_choice_list_v_version_version__status_idx" ON "studio"."_choice_list_v" USING btree ("version__status");
  CREATE INDEX "_choice_list_v_created_at_idx" ON "studio"."_choice_list_v" USING btree ("created_at");
  CREATE INDEX "_choice_list_v_updated_at_idx" ON "studio"."_choice_list_v" USING btree ("updated_at");
  CREATE INDEX "_choice_list_v_latest_idx" ON "studio"."_choice_list_v" USING btree ("latest");
  CREATE INDEX "_choice_list_v_autosave_idx" ON "studio"."_choice_list_v" USING btree ("autosave");
  CREATE INDEX "modal_content_items_order_idx" ON "studio"."modal_content_items" USING btree ("_order");
  CREATE INDEX "modal_content_items_parent_id_idx" ON "studio"."modal_content_items" USING btree ("_parent_id");
  CREATE INDEX "modal_content_items_image_idx" ON "studio"."modal_content_items" USING btree ("image_id");
  CREATE UNIQUE INDEX "modal_content_modal_idx" ON "studio"."modal_content" USING btree ("modal");
  CREATE INDEX "modal_content_image_idx" ON "studio"."modal_content" USING btree ("image_id");
  CREATE INDEX "modal_content_imported_from_idx" ON "studio"."modal_content" USING btree ("imported_from");
  CREATE INDEX "modal_content_updated_at_idx" ON "studio"."modal_content" USING btree ("updated_at");
  CREATE INDEX "modal_content_created_at_idx" ON "studio"."modal_content" USING btree ("created_at");
  CREATE INDEX "modal_content_deleted_at_idx" ON "studio"."modal_content" USING btree ("deleted_at");
  CREATE INDEX "modal_content__status_idx" ON "studio"."modal_content" USING btree ("_status");
  CREATE INDEX "_modal_content_v_version_items_order_idx" ON "studio"."_modal_content_v_version_items" USING btree ("_order");
  CREATE INDEX "_modal_content_v_version_items_parent_id_idx" ON "studio"."_modal_content_v_version_items" USING btree ("_parent_id");
  CREATE INDEX "_modal_content_v_version_items_image_idx" ON "studio"."_modal_content_v_version_items" USING btree ("image_id");
  CREATE INDEX "_modal_content_v_parent_idx" ON "studio"."_modal_content_v" USING btree ("parent_id");
  CREATE INDEX "_modal_content_v_version_version_modal_idx" ON "studio"."_modal_content_v" USING btree ("version_modal");
  CREATE INDEX "_modal_content_v_version_version_image_idx" ON "studio"."_modal_content_v" USING btree ("version_image_id");
  CREATE INDEX "_modal_content_v_version_version_imported_from_idx" ON "studio"."_modal_content_v" USING btree ("version_imported_from");
  CREATE INDEX "_modal_content_v_version_version_updated_at_idx" ON "studio"."_modal_content_v" USING btree ("version_updated_at");
  CREATE INDEX "_modal_content_v_version_version_created_at_idx" ON "studio"."_modal_content_v" USING btree ("version_created_at");
  CREATE INDEX "_modal_content_v_version_version_deleted_at_idx" ON "studio"."_modal_content_v" USING btree ("version_deleted_at");
  CREATE INDEX "_modal_content_v_version_version__status_idx" ON "studio"."_modal_content_v" USING btree ("version__status");
  CREATE INDEX "_modal_content_v_created_at_idx" ON "studio"."_modal_content_v" USING btree ("created_at");
  CREATE INDEX "_modal_content_v_updated_at_idx" ON "studio"."_modal_content_v" USING btree ("updated_at");
  CREATE INDEX "_modal_content_v_latest_idx" ON "studio"."_modal_content_v" USING btree ("latest");
  CREATE INDEX "_modal_content_v_autosave_idx" ON "studio"."_modal_content_v" USING btree ("autosave");
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
  CREATE INDEX "contact_details_imported_from_idx" ON "studio"."contact_details" USING btree ("imported_from");
  CREATE INDEX "contact_details_updated_at_idx" ON "studio"."contact_details" USING btree ("updated_at");
  CREATE INDEX "contact_details_created_at_idx" ON "studio"."contact_details" USING btree ("created_at");
  CREATE INDEX "contact_details_deleted_at_idx" ON "studio"."contact_details" USING btree ("deleted_at");
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
  CREATE INDEX "_contact_details_v_version_version_imported_from_idx" ON "studio"."_contact_details_v" USING btree ("version_imported_from");
  CREATE INDEX "_contact_details_v_version_version_updated_at_idx" ON "studio"."_contact_details_v" USING btree ("version_updated_at");
  CREATE INDEX "_contact_details_v_version_version_created_at_idx" ON "studio"."_contact_details_v" USING btree ("version_created_at");
  CREATE INDEX "_contact_details_v_version_version_deleted_at_idx" ON "studio"."_contact_details_v" USING btree ("version_deleted_at");
  CREATE INDEX "_contact_details_v_version_version__status_idx" ON "studio"."_contact_details_v" USING btree ("version__status");
  CREATE INDEX "_contact_details_v_created_at_idx" ON "studio"."_contact_details_v" USING btree ("created_at");
  CREATE INDEX "_contact_details_v_updated_at_idx" ON "studio"."_contact_details_v" USING btree ("updated_at");
  CREATE INDEX "_contact_details_v_latest_idx" ON "studio"."_contact_details_v" USING btree ("latest");
  CREATE INDEX "_contact_details_v_autosave_idx" ON "studio"."_contact_details_v" USING btree ("autosave");
  CREATE INDEX "footer_links_order_idx" ON "studio"."footer_links" USING btree ("_order");
  CREATE INDEX "footer_links_parent_id_idx" ON "studio"."footer_links" USING btree ("_parent_id");
  CREATE INDEX "footer_imported_from_idx" ON "studio"."footer" USING btree ("imported_from");
  CREATE INDEX "footer_updated_at_idx" ON "studio"."footer" USING btree ("updated_at");
  CREATE INDEX "footer_created_at_idx" ON "studio"."footer" USING btree ("created_at");
  CREATE INDEX "footer_deleted_at_idx" ON "studio"."footer" USING btree ("deleted_at");
  CREATE INDEX "footer__status_idx" ON "studio"."footer" USING btree ("_status");
  CREATE INDEX "_footer_v_version_links_order_idx" ON "studio"."_footer_v_version_links" USING btree ("_order");
  CREATE INDEX "_footer_v_version_links_parent_id_idx" ON "studio"."_footer_v_version_links" USING btree ("_parent_id");
  CREATE INDEX "_footer_v_parent_idx" ON "studio"."_footer_v" USING btree ("parent_id");
  CREATE INDEX "_footer_v_version_version_imported_from_idx" ON "studio"."_footer_v" USING btree ("version_imported_from");
  CREATE INDEX "_footer_v_version_version_updated_at_idx" ON "studio"."_footer_v" USING btree ("version_updated_at");
  CREATE INDEX "_footer_v_version_version_created_at_idx" ON "studio"."_footer_v" USING btree ("version_created_at");
  CREATE INDEX "_footer_v_version_version_deleted_at_idx" ON "studio"."_footer_v" USING btree ("version_deleted_at");
  CREATE INDEX "_footer_v_version_version__status_idx" ON "studio"."_footer_v" USING btree ("version__status");
  CREATE INDEX "_footer_v_created_at_idx" ON "studio"."_footer_v" USING btree ("created_at");
  CREATE INDEX "_footer_v_updated_at_idx" ON "studio"."_footer_v" USING btree ("updated_at");
  CREATE INDEX "_footer_v_latest_idx" ON "studio"."_footer_v" USING btree ("latest");
  CREATE INDEX "_footer_v_autosave_idx" ON "studio"."_footer_v" USING btree ("autosave");
  CREATE INDEX "privacy_policy_sections_order_idx" ON "studio"."privacy_policy_sections" USING btree ("_order");
  CREATE INDEX "privacy_policy_sections_parent_id_idx" ON "studio"."privacy_policy_sections" USING btree ("_parent_id");
  CREATE INDEX "privacy_policy_imported_from_idx" ON "studio"."privacy_policy" USING btree ("imported_from");
  CREATE INDEX "privacy_policy_updated_at_idx" ON "studio"."privacy_policy" USING btree ("updated_at");
  CREATE INDEX "privacy_policy_created_at_idx" ON "studio"."privacy_policy" USING btree ("created_at");
  CREATE INDEX "privacy_policy_deleted_at_idx" ON "studio"."privacy_policy" USING btree ("deleted_at");
  CREATE INDEX "privacy_policy__status_idx" ON "studio"."privacy_policy" USING btree ("_status");
  CREATE INDEX "_privacy_policy_v_version_sections_order_idx" ON "studio"."_privacy_policy_v_version_sections" USING btree ("_order");
  CREATE INDEX "_privacy_policy_v_version_sections_parent_id_idx" ON "studio"."_privacy_policy_v_version_sections" USING btree ("_parent_id");
  CREATE INDEX "_privacy_policy_v_parent_idx" ON "studio"."_privacy_policy_v" USING btree ("parent_id");
  CREATE INDEX "_privacy_policy_v_version_version_imported_from_idx" ON "studio"."_privacy_policy_v" USING btree ("version_imported_from");
  CREATE INDEX "_privacy_policy_v_version_version_updated_at_idx" ON "studio"."_privacy_policy_v" USING btree ("version_updated_at");
  CREATE INDEX "_privacy_policy_v_version_version_created_at_idx" ON "studio"."_privacy_policy_v" USING btree ("version_created_at");
  CREATE INDEX "_privacy_policy_v_version_version_deleted_at_idx" ON "studio"."_privacy_policy_v" USING btree ("version_deleted_at");
  CREATE INDEX "_privacy_policy_v_version_version__status_idx" ON "studio"."_privacy_policy_v" USING btree ("version__status");
  CREATE INDEX "_privacy_policy_v_created_at_idx" ON "studio"."_privacy_policy_v" USING btree ("created_at");
  CREATE INDEX "_privacy_policy_v_updated_at_idx" ON "studio"."_privacy_policy_v" USING btree ("updated_at");
  CREATE INDEX "_privacy_policy_v_latest_idx" ON "studio"."_privacy_policy_v" USING btree ("latest");
  CREATE INDEX "_privacy_policy_v_autosave_idx" ON "studio"."_privacy_policy_v" USING btree ("autosave");
  CREATE INDEX "travel_partners_contacts_order_idx" ON "studio"."travel_partners_contacts" USING btree ("_order");
  CREATE INDEX "travel_partners_contacts_parent_id_idx" ON "studio"."travel_partners_contacts" USING btree ("_parent_id");
  CREATE INDEX "travel_partners_contacts_member_idx" ON "studio"."travel_partners_contacts" USING btree ("member_id");
  CREATE INDEX "travel_partners_hero_idx" ON "studio"."travel_partners" USING btree ("hero_id");
  CREATE INDEX "travel_partners_imported_from_idx" ON "studio"."travel_partners" USING btree ("imported_from");
  CREATE INDEX "travel_partners_updated_at_idx" ON "studio"."travel_partners" USING btree ("updated_at");
  CREATE INDEX "travel_partners_created_at_idx" ON "studio"."travel_partners" USING btree ("created_at");
  CREATE INDEX "travel_partners_deleted_at_idx" ON "studio"."travel_partners" USING btree ("deleted_at");
  CREATE INDEX "travel_partners__status_idx" ON "studio"."travel_partners" USING btree ("_status");
  CREATE INDEX "travel_partners_rels_order_idx" ON "studio"."travel_partners_rels" USING btree ("order");
  CREATE INDEX "travel_partners_rels_parent_idx" ON "studio"."travel_partners_rels" USING btree ("parent_id");
  CREATE INDEX "travel_partners_rels_path_idx" ON "studio"."travel_partners_rels" USING btree ("path");
  CREATE INDEX "travel_partners_rels_download_id_idx" ON "studio"."travel_partners_rels" USING btree ("download_id");
  CREATE INDEX "travel_partners_rels_image_gallery_id_idx" ON "studio"."travel_partners_rels" USING btree ("image_gallery_id");
  CREATE INDEX "_travel_partners_v_version_contacts_order_idx" ON "studio"."_travel_partners_v_version_contacts" USING btree ("_order");
  CREATE INDEX "_travel_partners_v_version_contacts_parent_id_idx" ON "studio"."_travel_partners_v_version_contacts" USING btree ("_parent_id");
  CREATE INDEX "_travel_partners_v_version_contacts_member_idx" ON "studio"."_travel_partners_v_version_contacts" USING btree ("member_id");
  CREATE INDEX "_travel_partners_v_parent_idx" ON "studio"."_travel_partners_v" USING btree ("parent_id");
  CREATE INDEX "_travel_partners_v_version_version_hero_idx" ON "studio"."_travel_partners_v" USING btree ("version_hero_id");
  CREATE INDEX "_travel_partners_v_version_version_imported_from_idx" ON "studio"."_travel_partners_v" USING btree ("version_imported_from");
  CREATE INDEX "_travel_partners_v_version_version_updated_at_idx" ON "studio"."_travel_partners_v" USING btree ("version_updated_at");
  CREATE INDEX "_travel_partners_v_version_version_created_at_idx" ON "studio"."_travel_partners_v" USING btree ("version_created_at");
  CREATE INDEX "_travel_partners_v_version_version_deleted_at_idx" ON "studio"."_travel_partners_v" USING btree ("version_deleted_at");
  CREATE INDEX "_travel_partners_v_version_version__status_idx" ON "studio"."_travel_partners_v" USING btree ("version__status");
  CREATE INDEX "_travel_partners_v_created_at_idx" ON "studio"."_travel_partners_v" USING btree ("created_at");
  CREATE INDEX "_travel_partners_v_updated_at_idx" ON "studio"."_travel_partners_v" USING btree ("updated_at");
  CREATE INDEX "_travel_partners_v_latest_idx" ON "studio"."_travel_partners_v" USING btree ("latest");
  CREATE INDEX "_travel_partners_v_autosave_idx" ON "studio"."_travel_partners_v" USING btree ("autosave");
  CREATE INDEX "_travel_partners_v_rels_order_idx" ON "studio"."_travel_partners_v_rels" USING btree ("order");
  CREATE INDEX "_travel_partners_v_rels_parent_idx" ON "studio"."_travel_partners_v_rels" USING btree ("parent_id");
  CREATE INDEX "_travel_partners_v_rels_path_idx" ON "studio"."_travel_partners_v_rels" USING btree ("path");
  CREATE INDEX "_travel_partners_v_rels_download_id_idx" ON "studio"."_travel_partners_v_rels" USING btree ("download_id");
  CREATE INDEX "_travel_partners_v_rels_image_gallery_id_idx" ON "studio"."_travel_partners_v_rels" USING btree ("image_gallery_id");
  CREATE INDEX "travel_partner_resources_sections_order_idx" ON "studio"."travel_partner_resources_sections" USING btree ("_order");
  CREATE INDEX "travel_partner_resources_sections_parent_id_idx" ON "studio"."travel_partner_resources_sections" USING btree ("_parent_id");
  CREATE INDEX "travel_partner_resources_contacts_order_idx" ON "studio"."travel_partner_resources_contacts" USING btree ("_order");
  CREATE INDEX "travel_partner_resources_contacts_parent_id_idx" ON "studio"."travel_partner_resources_contacts" USING btree ("_parent_id");
  CREATE INDEX "travel_partner_resources_contacts_member_idx" ON "studio"."travel_partner_resources_contacts" USING btree ("member_id");
  CREATE INDEX "travel_partner_resources_hero_idx" ON "studio"."travel_partner_resources" USING btree ("hero_id");
  CREATE INDEX "travel_partner_resources_imported_from_idx" ON "studio"."travel_partner_resources" USING btree ("imported_from");
  CREATE INDEX "travel_partner_resources_updated_at_idx" ON "studio"."travel_partner_resources" USING btree ("updated_at");
  CREATE INDEX "travel_partner_resources_created_at_idx" ON "studio"."travel_partner_resources" USING btree ("created_at");
  CREATE INDEX "travel_partner_resources_deleted_at_idx" ON "studio"."travel_partner_resources" USING btree ("deleted_at");
  CREATE INDEX "travel_partner_resources__status_idx" ON "studio"."travel_partner_resources" USING btree ("_status");
  CREATE INDEX "travel_partner_resources_rels_order_idx" ON "studio"."travel_partner_resources_rels" USING btree ("order");
  CREATE INDEX "travel_partner_resources_rels_parent_idx" ON "studio"."travel_partner_resources_rels" USING btree ("parent_id");
  CREATE INDEX "travel_partner_resources_rels_path_idx" ON "studio"."travel_partner_resources_rels" USING btree ("path");
  CREATE INDEX "travel_partner_resources_rels_download_id_idx" ON "studio"."travel_partner_resources_rels" USING btree ("download_id");
  CREATE INDEX "travel_partner_resources_rels_image_gallery_id_idx" ON "studio"."travel_partner_resources_rels" USING btree ("image_gallery_id");
  CREATE INDEX "travel_partner_resources_rels_video_gallery_id_idx" ON "studio"."travel_partner_resources_rels" USING btree ("video_gallery_id");
  CREATE INDEX "_travel_partner_resources_v_version_sections_order_idx" ON "studio"."_travel_partner_resources_v_version_sections" USING btree ("_order");
  CREATE INDEX "_travel_partner_resources_v_version_sections_parent_id_idx" ON "studio"."_travel_partner_resources_v_version_sections" USING btree ("_parent_id");
  CREATE INDEX "_travel_partner_resources_v_version_contacts_order_idx" ON "studio"."_travel_partner_resources_v_version_contacts" USING btree ("_order");
  CREATE INDEX "_travel_partner_resources_v_version_contacts_parent_id_idx" ON "studio"."_travel_partner_resources_v_version_contacts" USING btree ("_parent_id");
  CREATE INDEX "_travel_partner_resources_v_version_contacts_member_idx" ON "studio"."_travel_partner_resources_v_version_contacts" USING btree ("member_id");
  CREATE INDEX "_travel_partner_resources_v_parent_idx" ON "studio"."_travel_partner_resources_v" USING btree ("parent_id");
  CREATE INDEX "_travel_partner_resources_v_version_version_hero_idx" ON "studio"."_travel_partner_resources_v" USING btree ("version_hero_id");
  CREATE INDEX "_travel_partner_resources_v_version_version_imported_fro_idx" ON "studio"."_travel_partner_resources_v" USING btree ("version_imported_from");
  CREATE INDEX "_travel_partner_resources_v_version_version_updated_at_idx" ON "studio"."_travel_partner_resources_v" USING btree ("version_updated_at");
  CREATE INDEX "_travel_partner_resources_v_version_version_created_at_idx" ON "studio"."_travel_partner_resources_v" USING btree ("version_created_at");
  CREATE INDEX "_travel_partner_resources_v_version_version_deleted_at_idx" ON "studio"."_travel_partner_resources_v" USING btree ("version_deleted_at");
  CREATE INDEX "_travel_partner_resources_v_version_version__status_idx" ON "studio"."_travel_partner_resources_v" USING btree ("version__status");
  CREATE INDEX "_travel_partner_resources_v_created_at_idx" ON "studio"."_travel_partner_resources_v" USING btree ("created_at");
  CREATE INDEX "_travel_partner_resources_v_updated_at_idx" ON "studio"."_travel_partner_resources_v" USING btree ("updated_at");
  CREATE INDEX "_travel_partner_resources_v_latest_idx" ON "studio"."_travel_partner_resources_v" USING btree ("latest");
  CREATE INDEX "_travel_partner_resources_v_autosave_idx" ON "studio"."_travel_partner_resources_v" USING btree ("autosave");
  CREATE INDEX "_travel_partner_resources_v_rels_order_idx" ON "studio"."_travel_partner_resources_v_rels" USING btree ("order");
  CREATE INDEX "_travel_partner_resources_v_rels_parent_idx" ON "studio"."_travel_partner_resources_v_rels" USING btree ("parent_id");
  CREATE INDEX "_travel_partner_resources_v_rels_path_idx" ON "studio"."_travel_partner_resources_v_rels" USING btree ("path");
  CREATE INDEX "_travel_partner_resources_v_rels_download_id_idx" ON "studio"."_travel_partner_resources_v_rels" USING btree ("download_id");
  CREATE INDEX "_travel_partner_resources_v_rels_image_gallery_id_idx" ON "studio"."_travel_partner_resources_v_rels" USING btree ("image_gallery_id");
  CREATE INDEX "_travel_partner_resources_v_rels_video_gallery_id_idx" ON "studio"."_travel_partner_resources_v_rels" USING btree ("video_gallery_id");
  CREATE INDEX "media_contact_details_contacts_order_idx" ON "studio"."media_contact_details_contacts" USING btree ("_order");
  CREATE INDEX "media_contact_details_contacts_parent_id_idx" ON "studio"."media_contact_details_contacts" USING btree ("_parent_id");
  CREATE INDEX "media_contact_details_image_idx" ON "studio"."media_contact_details" USING btree ("image_id");
  CREATE INDEX "media_contact_details_imported_from_idx" ON "studio"."media_contact_details" USING btree ("imported_from");
  CREATE INDEX "media_contact_details_updated_at_idx" ON "studio"."media_contact_details" USING btree ("updated_at");
  CREATE INDEX "media_contact_details_created_at_idx" ON "studio"."media_contact_details" USING btree ("created_at");
  CREATE INDEX "media_contact_details_deleted_at_idx" ON "studio"."media_contact_details" USING btree ("deleted_at");
  CREATE INDEX "media_contact_details__status_idx" ON "studio"."media_contact_details" USING btree ("_status");
  CREATE INDEX "media_contact_details_rels_order_idx" ON "studio"."media_contact_details_rels" USING btree ("order");
  CREATE INDEX "media_contact_details_rels_parent_idx" ON "studio"."media_contact_details_rels" USING btree ("parent_id");
  CREATE INDEX "media_contact_details_rels_path_idx" ON "studio"."media_contact_details_rels" USING btree ("path");
  CREATE INDEX "media_contact_details_rels_download_id_idx" ON "studio"."media_contact_details_rels" USING btree ("download_id");
  CREATE INDEX "media_contact_details_rels_image_gallery_id_idx" ON "studio"."media_contact_details_rels" USING btree ("image_gallery_id");
  CREATE INDEX "_media_contact_details_v_version_contacts_order_idx" ON "studio"."_media_contact_details_v_version_contacts" USING btree ("_order");
  CREATE INDEX "_media_contact_details_v_version_contacts_parent_id_idx" ON "studio"."_media_contact_details_v_version_contacts" USING btree ("_parent_id");
  CREATE INDEX "_media_contact_details_v_parent_idx" ON "studio"."_media_contact_details_v" USING btree ("parent_id");
  CREATE INDEX "_media_contact_details_v_version_version_image_idx" ON "studio"."_media_contact_details_v" USING btree ("version_image_id");
  CREATE INDEX "_media_contact_details_v_version_version_imported_from_idx" ON "studio"."_media_contact_details_v" USING btree ("version_imported_from");
  CREATE INDEX "_media_contact_details_v_version_version_updated_at_idx" ON "studio"."_media_contact_details_v" USING btree ("version_updated_at");
  CREATE INDEX "_media_contact_details_v_version_version_created_at_idx" ON "studio"."_media_contact_details_v" USING btree ("version_created_at");
  CREATE INDEX "_media_contact_details_v_version_version_deleted_at_idx" ON "studio"."_media_contact_details_v" USING btree ("version_deleted_at");
  CREATE INDEX "_media_contact_details_v_version_version__status_idx" ON "studio"."_media_contact_details_v" USING btree ("version__status");
  CREATE INDEX "_media_contact_details_v_created_at_idx" ON "studio"."_media_contact_details_v" USING btree ("created_at");
  CREATE INDEX "_media_contact_details_v_updated_at_idx" ON "studio"."_media_contact_details_v" USING btree ("updated_at");
  CREATE INDEX "_media_contact_details_v_latest_idx" ON "studio"."_media_contact_details_v" USING btree ("latest");
  CREATE INDEX "_media_contact_details_v_autosave_idx" ON "studio"."_media_contact_details_v" USING btree ("autosave");
  CREATE INDEX "_media_contact_details_v_rels_order_idx" ON "studio"."_media_contact_details_v_rels" USING btree ("order");
  CREATE INDEX "_media_contact_details_v_rels_parent_idx" ON "studio"."_media_contact_details_v_rels" USING btree ("parent_id");
  CREATE INDEX "_media_contact_details_v_rels_path_idx" ON "studio"."_media_contact_details_v_rels" USING btree ("path");
  CREATE INDEX "_media_contact_details_v_rels_download_id_idx" ON "studio"."_media_contact_details_v_rels" USING btree ("download_id");
  CREATE INDEX "_media_contact_details_v_rels_image_gallery_id_idx" ON "studio"."_media_contact_details_v_rels" USING btree ("image_gallery_id");
  CREATE INDEX "media_poster_idx" ON "studio"."media" USING btree ("poster_id");
  CREATE INDEX "media_imported_from_idx" ON "studio"."media" USING btree ("imported_from");
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
  CREATE UNIQUE INDEX "image_gallery_slug_idx" ON "studio"."image_gallery" USING btree ("slug");
  CREATE INDEX "image_gallery_cover_idx" ON "studio"."image_gallery" USING btree ("cover_id");
  CREATE INDEX "image_gallery_imported_from_idx" ON "studio"."image_gallery" USING btree ("imported_from");
  CREATE INDEX "image_gallery_updated_at_idx" ON "studio"."image_gallery" USING btree ("updated_at");
  CREATE INDEX "image_gallery_created_at_idx" ON "studio"."image_gallery" USING btree ("created_at");
  CREATE INDEX "image_gallery_deleted_at_idx" ON "studio"."image_gallery" USING btree ("deleted_at");
  CREATE INDEX "image_gallery__status_idx" ON "studio"."image_gallery" USING btree ("_status");
  CREATE INDEX "image_gallery_rels_order_idx" ON "studio"."image_gallery_rels" USING btree ("order");
  CREATE INDEX "image_gallery_rels_parent_idx" ON "studio"."image_gallery_rels" USING btree ("parent_id");
  CREATE INDEX "image_gallery_rels_path_idx" ON "studio"."image_gallery_rels" USING btree ("path");
  CREATE INDEX "image_gallery_rels_gallery_item_id_idx" ON "studio"."image_gallery_rels" USING btree ("gallery_item_id");
  CREATE INDEX "_image_gallery_v_parent_idx" ON "studio"."_image_gallery_v" USING btree ("parent_id");
  CREATE INDEX "_image_gallery_v_version_version_slug_idx" ON "studio"."_image_gallery_v" USING btree ("version_slug");
  CREATE INDEX "_image_gallery_v_version_version_cover_idx" ON "studio"."_image_gallery_v" USING btree ("version_cover_id");
  CREATE INDEX "_image_gallery_v_version_version_imported_from_idx" ON "studio"."_image_gallery_v" USING btree ("version_imported_from");
  CREATE INDEX "_image_gallery_v_version_version_updated_at_idx" ON "studio"."_image_gallery_v" USING btree ("version_updated_at");
  CREATE INDEX "_image_gallery_v_version_version_created_at_idx" ON "studio"."_image_gallery_v" USING btree ("version_created_at");
  CREATE INDEX "_image_gallery_v_version_version_deleted_at_idx" ON "studio"."_image_gallery_v" USING btree ("version_deleted_at");
  CREATE INDEX "_image_gallery_v_version_version__status_idx" ON "studio"."_image_gallery_v" USING btree ("version__status");
  CREATE INDEX "_image_gallery_v_created_at_idx" ON "studio"."_image_gallery_v" USING btree ("created_at");
  CREATE INDEX "_image_gallery_v_updated_at_idx" ON "studio"."_image_gallery_v" USING btree ("updated_at");
  CREATE INDEX "_image_gallery_v_latest_idx" ON "studio"."_image_gallery_v" USING btree ("latest");
  CREATE INDEX "_image_gallery_v_autosave_idx" ON "studio"."_image_gallery_v" USING btree ("autosave");
  CREATE INDEX "_image_gallery_v_rels_order_idx" ON "studio"."_image_gallery_v_rels" USING btree ("order");
  CREATE INDEX "_image_gallery_v_rels_parent_idx" ON "studio"."_image_gallery_v_rels" USING btree ("parent_id");
  CREATE INDEX "_image_gallery_v_rels_path_idx" ON "studio"."_image_gallery_v_rels" USING btree ("path");
  CREATE INDEX "_image_gallery_v_rels_gallery_item_id_idx" ON "studio"."_image_gallery_v_rels" USING btree ("gallery_item_id");
  CREATE INDEX "gallery_item_image_idx" ON "studio"."gallery_item" USING btree ("image_id");
  CREATE INDEX "gallery_item_imported_from_idx" ON "studio"."gallery_item" USING btree ("imported_from");
  CREATE INDEX "gallery_item_updated_at_idx" ON "studio"."gallery_item" USING btree ("updated_at");
  CREATE INDEX "gallery_item_created_at_idx" ON "studio"."gallery_item" USING btree ("created_at");
  CREATE INDEX "gallery_item_deleted_at_idx" ON "studio"."gallery_item" USING btree ("deleted_at");
  CREATE INDEX "gallery_item__status_idx" ON "studio"."gallery_item" USING btree ("_status");
  CREATE INDEX "_gallery_item_v_parent_idx" ON "studio"."_gallery_item_v" USING btree ("parent_id");
  CREATE INDEX "_gallery_item_v_version_version_image_idx" ON "studio"."_gallery_item_v" USING btree ("version_image_id");
  CREATE INDEX "_gallery_item_v_version_version_imported_from_idx" ON "studio"."_gallery_item_v" USING btree ("version_imported_from");
  CREATE INDEX "_gallery_item_v_version_version_updated_at_idx" ON "studio"."_gallery_item_v" USING btree ("version_updated_at");
  CREATE INDEX "_gallery_item_v_version_version_created_at_idx" ON "studio"."_gallery_item_v" USING btree ("version_created_at");
  CREATE INDEX "_gallery_item_v_version_version_deleted_at_idx" ON "studio"."_gallery_item_v" USING btree ("version_deleted_at");
  CREATE INDEX "_gallery_item_v_version_version__status_idx" ON "studio"."_gallery_item_v" USING btree ("version__status");
  CREATE INDEX "_gallery_item_v_created_at_idx" ON "studio"."_gallery_item_v" USING btree ("created_at");
  CREATE INDEX "_gallery_item_v_updated_at_idx" ON "studio"."_gallery_item_v" USING btree ("updated_at");
  CREATE INDEX "_gallery_item_v_latest_idx" ON "studio"."_gallery_item_v" USING btree ("latest");
  CREATE INDEX "_gallery_item_v_autosave_idx" ON "studio"."_gallery_item_v" USING btree ("autosave");
  CREATE INDEX "video_gallery_videos_order_idx" ON "studio"."video_gallery_videos" USING btree ("_order");
  CREATE INDEX "video_gallery_videos_parent_id_idx" ON "studio"."video_gallery_videos" USING btree ("_parent_id");
  CREATE INDEX "video_gallery_videos_video_idx" ON "studio"."video_gallery_videos" USING btree ("video_id");
  CREATE INDEX "video_gallery_videos_poster_idx" ON "studio"."video_gallery_videos" USING btree ("poster_id");
  CREATE UNIQUE INDEX "video_gallery_slug_idx" ON "studio"."video_gallery" USING btree ("slug");
  CREATE INDEX "video_gallery_imported_from_idx" ON "studio"."video_gallery" USING btree ("imported_from");
  CREATE INDEX "video_gallery_updated_at_idx" ON "studio"."video_gallery" USING btree ("updated_at");
  CREATE INDEX "video_gallery_created_at_idx" ON "studio"."video_gallery" USING btree ("created_at");
  CREATE INDEX "video_gallery_deleted_at_idx" ON "studio"."video_gallery" USING btree ("deleted_at");
  CREATE INDEX "video_gallery__status_idx" ON "studio"."video_gallery" USING btree ("_status");
  CREATE INDEX "_video_gallery_v_version_videos_order_idx" ON "studio"."_video_gallery_v_version_videos" USING btree ("_order");
  CREATE INDEX "_video_gallery_v_version_videos_parent_id_idx" ON "studio"."_video_gallery_v_version_videos" USING btree ("_parent_id");
  CREATE INDEX "_video_gallery_v_version_videos_video_idx" ON "studio"."_video_gallery_v_version_videos" USING btree ("video_id");
  CREATE INDEX "_video_gallery_v_version_videos_poster_idx" ON "studio"."_video_gallery_v_version_videos" USING btree ("poster_id");
  CREATE INDEX "_video_gallery_v_parent_idx" ON "studio"."_video_gallery_v" USING btree ("parent_id");
  CREATE INDEX "_video_gallery_v_version_version_slug_idx" ON "studio"."_video_gallery_v" USING btree ("version_slug");
  CREATE INDEX "_video_gallery_v_version_version_imported_from_idx" ON "studio"."_video_gallery_v" USING btree ("version_imported_from");
  CREATE INDEX "_video_gallery_v_version_version_updated_at_idx" ON "studio"."_video_gallery_v" USING btree ("version_updated_at");
  CREATE INDEX "_video_gallery_v_version_version_created_at_idx" ON "studio"."_video_gallery_v" USING btree ("version_created_at");
  CREATE INDEX "_video_gallery_v_version_version_deleted_at_idx" ON "studio"."_video_gallery_v" USING btree ("version_deleted_at");
  CREATE INDEX "_video_gallery_v_version_version__status_idx" ON "studio"."_video_gallery_v" USING btree ("version__status");
  CREATE INDEX "_video_gallery_v_created_at_idx" ON "studio"."_video_gallery_v" USING btree ("created_at");
  CREATE INDEX "_video_gallery_v_updated_at_idx" ON "studio"."_video_gallery_v" USING btree ("updated_at");
  CREATE INDEX "_video_gallery_v_latest_idx" ON "studio"."_video_gallery_v" USING btree ("latest");
  CREATE INDEX "_video_gallery_v_autosave_idx" ON "studio"."_video_gallery_v" USING btree ("autosave");
  CREATE INDEX "download_file_idx" ON "studio"."download" USING btree ("file_id");
  CREATE INDEX "download_imported_from_idx" ON "studio"."download" USING btree ("imported_from");
  CREATE INDEX "download_updated_at_idx" ON "studio"."download" USING btree ("updated_at");
  CREATE INDEX "download_created_at_idx" ON "studio"."download" USING btree ("created_at");
  CREATE INDEX "download_deleted_at_idx" ON "studio"."download" USING btree ("deleted_at");
  CREATE INDEX "download__status_idx" ON "studio"."download" USING btree ("_status");
  CREATE INDEX "_download_v_parent_idx" ON "studio"."_download_v" USING btree ("parent_id");
  CREATE INDEX "_download_v_version_version_file_idx" ON "studio"."_download_v" USING btree ("version_file_id");
  CREATE INDEX "_download_v_version_version_imported_from_idx" ON "studio"."_download_v" USING btree ("version_imported_from");
  CREATE INDEX "_download_v_version_version_updated_at_idx" ON "studio"."_download_v" USING btree ("version_updated_at");
  CREATE INDEX "_download_v_version_version_created_at_idx" ON "studio"."_download_v" USING btree ("version_created_at");
  CREATE INDEX "_download_v_version_version_deleted_at_idx" ON "studio"."_download_v" USING btree ("version_deleted_at");
  CREATE INDEX "_download_v_version_version__status_idx" ON "studio"."_download_v" USING btree ("version__status");
  CREATE INDEX "_download_v_created_at_idx" ON "studio"."_download_v" USING btree ("created_at");
  CREATE INDEX "_download_v_updated_at_idx" ON "studio"."_download_v" USING btree ("updated_at");
  CREATE INDEX "_download_v_latest_idx" ON "studio"."_download_v" USING btree ("latest");
  CREATE INDEX "_download_v_autosave_idx" ON "studio"."_download_v" USING btree ("autosave");
  CREATE INDEX "content_changes_state_idx" ON "studio"."content_changes" USING btree ("state");
  CREATE UNIQUE INDEX "entry_links_entry_idx" ON "studio"."entry_links" USING btree ("entry");
  CREATE INDEX "entry_links_texts_order_parent" ON "studio"."entry_links_texts" USING btree ("order","parent_id");
  CREATE INDEX "entry_links_texts_text_idx" ON "studio"."entry_links_texts" USING btree ("text");
  CREATE UNIQUE INDEX "studio_marks_key_idx" ON "studio"."studio_marks" USING btree ("key");
  CREATE INDEX "studio_marks_updated_at_idx" ON "studio"."studio_marks" USING btree ("updated_at");
  CREATE INDEX "studio_marks_created_at_idx" ON "studio"."studio_marks" USING btree ("created_at");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "studio"."payload_kv" USING btree ("key");
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
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "studio"."payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "studio"."payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "studio"."payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "studio"."payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "studio"."payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "studio"."payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_property_updated_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("property_updated_id");
  CREATE INDEX "payload_locked_documents_rels_accommodation_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("accommodation_id");
  CREATE INDEX "payload_locked_documents_rels_room_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("room_id");
  CREATE INDEX "payload_locked_documents_rels_treehouse_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("treehouse_id");
  CREATE INDEX "payload_locked_documents_rels_residence_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("residence_id");
  CREATE INDEX "payload_locked_documents_rels_residences_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("residences_id");
  CREATE INDEX "payload_locked_documents_rels_rate_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("rate_id");
  CREATE INDEX "payload_locked_documents_rels_offer_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("offer_id");
  CREATE INDEX "payload_locked_documents_rels_season_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("season_id");
  CREATE INDEX "payload_locked_documents_rels_amenity_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("amenity_id");
  CREATE INDEX "payload_locked_documents_rels_safari_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("safari_id");
  CREATE INDEX "payload_locked_documents_rels_our_safaris_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("our_safaris_id");
  CREATE INDEX "payload_locked_documents_rels_region_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("region_id");
  CREATE INDEX "payload_locked_documents_rels_destination_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("destination_id");
  CREATE INDEX "payload_locked_documents_rels_property_favourites_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("property_favourites_id");
  CREATE INDEX "payload_locked_documents_rels_accommodation_card_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("accommodation_card_id");
  CREATE INDEX "payload_locked_documents_rels_tour_link_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("tour_link_id");
  CREATE INDEX "payload_locked_documents_rels_experiences_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("experiences_id");
  CREATE INDEX "payload_locked_documents_rels_experiences_category_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("experiences_category_id");
  CREATE INDEX "payload_locked_documents_rels_experiences_property_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("experiences_property_id");
  CREATE INDEX "payload_locked_documents_rels_experiences_section_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("experiences_section_id");
  CREATE INDEX "payload_locked_documents_rels_persona_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("persona_id");
  CREATE INDEX "payload_locked_documents_rels_what_to_expect_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("what_to_expect_id");
  CREATE INDEX "payload_locked_documents_rels_testimonial_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("testimonial_id");
  CREATE INDEX "payload_locked_documents_rels_packages_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("packages_id");
  CREATE INDEX "payload_locked_documents_rels_package_section_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("package_section_id");
  CREATE INDEX "payload_locked_documents_rels_custom_journey_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("custom_journey_id");
  CREATE INDEX "payload_locked_documents_rels_travel_africa_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("travel_africa_id");
  CREATE INDEX "payload_locked_documents_rels_travel_africa_destination__idx" ON "studio"."payload_locked_documents_rels" USING btree ("travel_africa_destination_id");
  CREATE INDEX "payload_locked_documents_rels_travel_africa_property_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("travel_africa_property_id");
  CREATE INDEX "payload_locked_documents_rels_travel_africa_travel_type__idx" ON "studio"."payload_locked_documents_rels" USING btree ("travel_africa_travel_type_id");
  CREATE INDEX "payload_locked_documents_rels_specialist_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("specialist_id");
  CREATE INDEX "payload_locked_documents_rels_travel_guide_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("travel_guide_id");
  CREATE INDEX "payload_locked_documents_rels_maps_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("maps_id");
  CREATE INDEX "payload_locked_documents_rels_blog_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("blog_id");
  CREATE INDEX "payload_locked_documents_rels_tag_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("tag_id");
  CREATE INDEX "payload_locked_documents_rels_award_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("award_id");
  CREATE INDEX "payload_locked_documents_rels_impact_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("impact_id");
  CREATE INDEX "payload_locked_documents_rels_impact_pillar_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("impact_pillar_id");
  CREATE INDEX "payload_locked_documents_rels_initiative_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("initiative_id");
  CREATE INDEX "payload_locked_documents_rels_committee_member_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("committee_member_id");
  CREATE INDEX "payload_locked_documents_rels_impact_project_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("impact_project_id");
  CREATE INDEX "payload_locked_documents_rels_team_member_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("team_member_id");
  CREATE INDEX "payload_locked_documents_rels_meet_the_team_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("meet_the_team_id");
  CREATE INDEX "payload_locked_documents_rels_vacancy_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("vacancy_id");
  CREATE INDEX "payload_locked_documents_rels_careers_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("careers_id");
  CREATE INDEX "payload_locked_documents_rels_homepage_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("homepage_id");
  CREATE INDEX "payload_locked_documents_rels_intro_section_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("intro_section_id");
  CREATE INDEX "payload_locked_documents_rels_hero_banner_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("hero_banner_id");
  CREATE INDEX "payload_locked_documents_rels_quote_component_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("quote_component_id");
  CREATE INDEX "payload_locked_documents_rels_page_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("page_id");
  CREATE INDEX "payload_locked_documents_rels_site_notice_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("site_notice_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_enquiry_form_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("enquiry_form_id");
  CREATE INDEX "payload_locked_documents_rels_choice_list_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("choice_list_id");
  CREATE INDEX "payload_locked_documents_rels_modal_content_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("modal_content_id");
  CREATE INDEX "payload_locked_documents_rels_contact_details_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("contact_details_id");
  CREATE INDEX "payload_locked_documents_rels_footer_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("footer_id");
  CREATE INDEX "payload_locked_documents_rels_privacy_policy_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("privacy_policy_id");
  CREATE INDEX "payload_locked_documents_rels_travel_partners_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("travel_partners_id");
  CREATE INDEX "payload_locked_documents_rels_travel_partner_resources_i_idx" ON "studio"."payload_locked_documents_rels" USING btree ("travel_partner_resources_id");
  CREATE INDEX "payload_locked_documents_rels_media_contact_details_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("media_contact_details_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_image_gallery_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("image_gallery_id");
  CREATE INDEX "payload_locked_documents_rels_gallery_item_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("gallery_item_id");
  CREATE INDEX "payload_locked_documents_rels_video_gallery_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("video_gallery_id");
  CREATE INDEX "payload_locked_documents_rels_download_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("download_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("users_id");
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
