import { studioKeys } from '../../keys.ts';
import { studioSettings } from '../../settings.ts';
import { createDeskClient, type DeskClient } from './client.ts';

/**
 * The desk of this installation. Server only: it carries the internal token.
 *
 * @param timeout milliseconds the site may take for an answer
 */
export function openDesk(timeout = 5000): DeskClient {
  const { internalUrl: address, limits } = studioSettings();
  return createDeskClient({
    address,
    token: studioKeys().internalToken,
    timeout: timeout * limits.deadlineFactor,
  });
}
