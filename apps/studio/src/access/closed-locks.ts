import type { SanitizedConfig } from 'payload';
import { contentAccess } from './rules.ts';

/**
 * Who edits what is for people who write content. Payload lets everyone who may sign in read, make and break the locks
 * of entries, and makes their collection itself, after the configuration is read.
 */
export function closeLocks(config: SanitizedConfig): SanitizedConfig {
  const locks = config.collections.find(({ slug }) => slug === 'payload-locked-documents');
  if (locks) {
    const { create, update, delete: remove } = contentAccess;
    locks.access = {
      ...locks.access,
      ...(create && update && remove ? { create, update, delete: remove, read: update } : {}),
    };
  }
  return config;
}
