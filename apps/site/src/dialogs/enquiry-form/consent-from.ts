import type { ConsentPart, ConsentText } from '@sundowner/enquiries/forms/form';

function isPart(value: unknown): value is ConsentPart {
  if (typeof value !== 'object' || value === null || !('text' in value)) return false;
  // A path on our own host: nothing else is a consent's link.
  const link = 'href' in value ? value.href : '/';
  return typeof value.text === 'string' && typeof link === 'string' && /^\/(?!\/)/.test(link);
}

/** A consent text as the server or a kept draft gives it; `null` for anything else. */
export function consentFrom(value: unknown): ConsentText | null {
  if (typeof value !== 'object' || value === null || !('version' in value) || !('parts' in value))
    return null;
  const { version, parts } = value;
  if (typeof version !== 'string' || !Array.isArray(parts) || parts.length === 0) return null;
  return parts.every(isPart) ? { version, parts } : null;
}
