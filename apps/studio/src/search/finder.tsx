import type { ServerProps } from 'payload';
import { writesContent } from '../access/callers.ts';
import { Finder } from './finder.island.tsx';

/** The search, in the head of every screen, for those who write content. */
export function FinderAction({ user }: ServerProps) {
  return writesContent(user) ? <Finder /> : null;
}
