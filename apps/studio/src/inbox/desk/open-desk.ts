import { studioKeys } from '../../keys.ts';
import { studioSettings } from '../../settings.ts';
import { createDeskClient, type DeskClient } from './client.ts';

/** The desk of this installation. Server only: it carries the internal token. */
export function openDesk(timeout?: number): DeskClient {
  return createDeskClient({
    address: studioSettings().internalUrl,
    token: studioKeys().internalToken,
    ...(timeout !== undefined && { timeout }),
  });
}
