import { mediaPath } from '@sundowner/brand';

/** Astro's bundle and our own modules share it, as they share the installation (installation.ts). */
const key = Symbol.for('sundowner.site.media-address');
const holder = globalThis as { [key]?: string | null };

/** Called once by the server before it answers. @param url without a trailing slash; `null` for the site itself */
export function provideMediaAddress(url: string | null): void {
  holder[key] = url;
}

/** Where visitors fetch an upload: from us, or from where the operator says they do. */
export const mediaAddress = (filename: string): string =>
  holder[key] ? `${holder[key]}/${encodeURIComponent(filename)}` : mediaPath(filename);
