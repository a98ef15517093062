import type { PayloadRequest } from 'payload';
import { wake } from '../../runtime/shared-state.ts';
import { afterwards } from '../../transactions/afterwards.ts';

/** Wakes the worker when the change of an account is stored: before, it would read what was. */
export async function tellRoster({ req }: { readonly req: PayloadRequest }): Promise<void> {
  await afterwards(req, async () => wake('roster'));
}
