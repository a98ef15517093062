/** Settings with a prefix, of which there may be more in time. */
const prefixes =
  /^(ALERT|STUDIO|MAIL|HUBSPOT|WEBHOOK|CURRENCY|TAG_MANAGER|PIXEL|HEAT_MAP|ANALYTICS|CONSENT|LIMIT|BRAND|TEST_CLOCK|PAYLOAD)_/;
const names = new Set(
  `MODE HOST PORT INTERNAL_PORT DATA_DIR KEYS_DIR SITE_URL DATABASE_URL SMTP_URL THANK_YOU_URL CONTACT_URL CURRENCIES
  TRUSTED_PROXIES CONCIERGE_MAIL SILENCE_ALARM_HOURS RETENTION_MONTHS LOG_LEVEL`.split(/\s+/),
);
/** What would change Node or Next themselves. */
const runtime = /^(NODE_ENV|NODE_OPTIONS|NODE_CHANNEL_.*|NEXT_PHASE|NEXT_RUNTIME)$/;

/** Whether a variable is one of the product's settings, or would change what runs it. */
const isSetting = (name: string) => names.has(name) || prefixes.test(name) || runtime.test(name);

/** The environment without the operator's settings of the product, so that a test means the same on every machine. */
export function cleanEnvironment(env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  const kept = Object.entries(env).filter(([name]) => !isSetting(name));
  return Object.fromEntries(kept) as NodeJS.ProcessEnv;
}
