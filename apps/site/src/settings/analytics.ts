import type { AnalyticsConfig, Vendor } from '../analytics/analytics-config.ts';
import type { SettingsReader } from './reader.ts';
import * as value from './values.ts';

/** What measures visitors who have agreed; everything is off unless set (GEN-05). */
export interface AnalyticsSettings extends AnalyticsConfig {
  /** Further origins the tags of a container need. */
  readonly hosts: readonly string[];
}

export function readAnalytics(read: SettingsReader): AnalyticsSettings {
  const vendor = (id: string | null, origin: string): Vendor | null => (id === null ? null : { id, origin });
  const settings = {
    tagManager: vendor(
      read.one('TAG_MANAGER_ID', value.identifier, null),
      read.one('TAG_MANAGER_URL', value.origin, 'https://www.googletagmanager.com'),
    ),
    pixel: vendor(
      read.one('PIXEL_ID', value.identifier, null),
      read.one('PIXEL_URL', value.origin, 'https://connect.facebook.net'),
    ),
    heatMap: vendor(
      read.one('HEAT_MAP_ID', value.identifier, null),
      read.one('HEAT_MAP_URL', value.origin, 'https://www.clarity.ms'),
    ),
    consentMode: read.one('CONSENT_MODE', value.onOrOff, true),
    hosts: read.one('ANALYTICS_HOSTS', value.origins, []),
    consentDays: read.one('CONSENT_DAYS', value.count, 180),
  };
  if (settings.hosts.length > 0 && !settings.tagManager && !settings.pixel && !settings.heatMap) {
    read.problem(
      'ANALYTICS_HOSTS is set though nothing measures; set TAG_MANAGER_ID, PIXEL_ID or HEAT_MAP_ID, or unset it.',
    );
  }
  return settings;
}
