import type { Payload } from 'payload';

/** Where the files of the library lie. @throws Error when they lie on no disk of this machine */
export function mediaFolder(payload: Payload): string {
  const { staticDir } = payload.collections.media.config.upload;
  if (!staticDir) throw new Error('The media library has no folder.');
  return staticDir;
}
