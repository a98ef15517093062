/** Names of the product's settings, and of what would change Node itself. */
const settings =
  /^(MODE|HOST|PORT|INTERNAL_PORT|(DATA|KEYS)_DIR|(SITE|DATABASE|SMTP|THANK_YOU|CONTACT)_URL|(STUDIO|MAIL|HUBSPOT|WEBHOOK|CURRENCY|LIMIT|BRAND|TEST_CLOCK)_.*|TRUSTED_PROXIES|CONCIERGE_MAIL|SILENCE_ALARM_HOURS|RETENTION_MONTHS|LOG_LEVEL|NODE_ENV|NODE_OPTIONS|NODE_CHANNEL_.*)$/;

/** The environment without the operator's settings of the product, so that a test means the same on every machine. */
export function cleanEnvironment(env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  const kept = Object.entries(env).filter(([name]) => !settings.test(name));
  return Object.fromEntries(kept) as NodeJS.ProcessEnv;
}
