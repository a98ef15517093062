import type { PayloadRequest } from 'payload';
import { afterwards } from '../../transactions/afterwards.ts';
import { wakeRoster } from './wake.ts';

/** Wakes the worker when the change of an account is stored: before, it would read what was. */
export async function tellRoster({ req }: { readonly req: PayloadRequest }): Promise<void> {
  await afterwards(req, async () => wakeRoster());
}
