import { databaseFault } from './database-faults.ts';
import { changeWords } from './outcome-words.ts';
import { outcomeWithFaults } from './request-faults.ts';

/**
 * Does what a form of the admin asks of the server, in place of an address of the API.
 *
 * @param change whether it changes something and shows `error` of what it gets
 * @throws whatever `work` throws, unless it is a change whose database was away
 */
export async function functionOrBusy(change: boolean, work: () => Promise<unknown>): Promise<unknown> {
  const [outcome, noted] = await outcomeWithFaults(work);
  const fault = noted ?? ('error' in outcome ? databaseFault(outcome.error) : null);
  if (change && fault) return { error: changeWords(fault) };
  if ('error' in outcome) throw outcome.error;
  return outcome.value;
}
