import { studioSettings } from '../../settings.ts';

/** Whether a role signs in with a second factor or not at all: administrators of a live installation. */
export function factorRequired(role: unknown): boolean {
  return role === 'admin' && studioSettings().mode === 'live';
}
