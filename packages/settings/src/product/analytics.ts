import { settingGroup, siteSetting } from '../row.ts';
import * as shape from '../shapes.ts';

const id = {
  standard: null,
  words:
    "Google Tag Manager, Meta's pixel, Microsoft Clarity. Loaded once a visitor has agreed; without one there is no banner",
} as const;
const origin = {
  standardWords: "the vendor's",
  words: "Another origin for them, such as a server container of one's own",
} as const;

/** What measures visitors who have agreed; everything is off unless set (GEN-05). */
export const analytics = settingGroup(
  {
    tagManagerId: siteSetting('TAG_MANAGER_ID', shape.identifier, id),
    pixelId: siteSetting('PIXEL_ID', shape.identifier, id),
    heatMapId: siteSetting('HEAT_MAP_ID', shape.identifier, id),
    tagManagerUrl: siteSetting('TAG_MANAGER_URL', shape.origin, {
      standard: 'https://www.googletagmanager.com',
      ...origin,
    }),
    pixelUrl: siteSetting('PIXEL_URL', shape.origin, { standard: 'https://connect.facebook.net', ...origin }),
    heatMapUrl: siteSetting('HEAT_MAP_URL', shape.origin, { standard: 'https://www.clarity.ms', ...origin }),
    hosts: siteSetting('ANALYTICS_HOSTS', shape.origins, {
      standard: [],
      words:
        "Further origins the container's tags need, for the content policy: `https://stats.example.com, https://*.example.net`",
    }),
    consentMode: siteSetting('CONSENT_MODE', shape.onOrOff, {
      standard: true,
      standardWords: '`on`',
      words: "`off` does not tell the tag manager of consent in the words of Google's consent mode",
    }),
    /** In days. */
    consentDays: siteSetting('CONSENT_DAYS', shape.count, {
      standard: 180,
      words: "How long a visitor's answer is remembered, in days",
    }),
  },
  ({ hosts, consentMode, consentDays, ...vendors }, check) => {
    const settings = {
      tagManager: vendor(vendors.tagManagerId, vendors.tagManagerUrl),
      pixel: vendor(vendors.pixelId, vendors.pixelUrl),
      heatMap: vendor(vendors.heatMapId, vendors.heatMapUrl),
      consentMode,
      hosts,
      consentDays,
    };
    if (hosts.length > 0 && !settings.tagManager && !settings.pixel && !settings.heatMap) {
      check.problem(
        'ANALYTICS_HOSTS is set though nothing measures; set TAG_MANAGER_ID, PIXEL_ID or HEAT_MAP_ID, or unset it.',
      );
    }
    return settings;
  },
);

const vendor = (id: string | null, origin: string) => (id === null ? null : { id, origin });

export type AnalyticsSettings = ReturnType<typeof analytics.read>;
