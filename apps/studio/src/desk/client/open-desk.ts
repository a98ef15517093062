import { studioKeys } from '../../runtime/keys.ts';
import { studioSettings } from '../../settings.ts';
import type { DeskConnection } from './call.ts';

/**
 * The way to the desk of this installation. Server only: it carries the internal token.
 *
 * @param timeout milliseconds the site may take for an answer
 */
export function deskConnection(timeout = 5000): DeskConnection {
  const { internalUrl: address, limits } = studioSettings();
  return { address, token: studioKeys().internalToken, timeout: timeout * limits.deadlineFactor };
}
