import { boundedText } from './clean.ts';
import { carriedFields, type FormConfig, fieldsOf } from './form.ts';

/** How much a form may carry beyond its own fields (enquiry contract: kept, bounded). */
export const extraLimits = { fields: 30, nameLength: 64, valueLength: 4000 } as const;

/**
 * The fields `raw` carries that the form does not know: a page loaded before a deploy loses nothing. Names and values are
 * cut at their limits, and fields beyond the thirtieth are dropped.
 */
export function extraFields(
  config: FormConfig,
  raw: Readonly<Record<string, unknown>>,
): Record<string, string> {
  const known = new Set<string>([...fieldsOf(config).map((field) => field.name), ...carriedFields]);
  const extra: [string, string][] = [];
  for (const [rawName, rawValue] of Object.entries(raw)) {
    if (known.has(rawName)) continue;
    // One line: in the concierge's mail a name that breaks would pass for a row of ours.
    const name = boundedText(rawName, extraLimits.nameLength).replace(/\s+/g, ' ');
    const value = boundedText(rawValue, extraLimits.valueLength);
    if (name !== '' && value !== '') extra.push([name, value]);
    if (extra.length === extraLimits.fields) break;
  }
  return Object.fromEntries(extra);
}
