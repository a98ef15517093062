import { settingRows } from '../../apps/site/src/settings.ts';

/** The product's settings; what only tests read stays, so that every test is driven with the same browser. */
const settings = new Set(
  settingRows.filter(({ readBy }) => readBy.some((program) => program !== 'tests')).map(({ name }) => name),
);
/** What would change Node, Next or Payload themselves. */
const runtime =
  /^(NODE_ENV|NODE_OPTIONS|NODE_CHANNEL_.*|NEXT_PHASE|NEXT_RUNTIME|STUDIO_BUILD_DIR|PAYLOAD_.*)$/;

/** The environment without the operator's settings of the product, so that a test means the same on every machine. */
export function cleanEnvironment(env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  const kept = Object.entries(env).filter(([name]) => !settings.has(name) && !runtime.test(name));
  return Object.fromEntries(kept) as NodeJS.ProcessEnv;
}
