import { join } from 'node:path';
import { markOfKeys } from '@sundowner/keyring';
import { makeMark } from '@sundowner/media-store/mark';
import { machineId, machineName } from '@sundowner/serving/machine-id';
import { createMachineBoard } from '@sundowner/serving/machines';
import { readRelease } from '@sundowner/serving/release';
import type { Payload } from 'payload';
import { sharedDatabase } from '../connections/shared-database.ts';
import { libraryStore } from '../media/library-store.ts';
import { studioKeys } from '../runtime/keys.ts';
import { onStop } from '../runtime/shared-state.ts';
import { sourceDirectory } from '../runtime/source-directory.ts';
import { studioSettings } from '../settings.ts';
import { alertsOfMachine } from './alerts-of-machine.ts';

/** Notes in the database what this studio and its machine are, beside those it shares it with; a studio that shares none notes nothing. */
export function noteMachine(payload: Payload): void {
  const { dataDir, run, databasePool } = studioSettings();
  const database = sharedDatabase(payload);
  if (!database) return;
  const library = libraryStore(payload);
  const board = createMachineBoard({
    database,
    own: {
      ...readRelease(join(sourceDirectory, '..', '..', '..')),
      machine: machineId(dataDir),
      program: 'studio',
      host: machineName(),
      roles: run,
      // One more listens.
      connections: databasePool + 1,
      keys: markOfKeys(studioKeys()),
    },
    media: async () => ({ words: library.words, mark: await makeMark(library) }),
    alerts: () => alertsOfMachine({ run, dataDir }),
    onFault: (error) =>
      payload.logger.warn(
        `The machines cannot be looked at: ${error instanceof Error ? error.name : 'failure'}.`,
      ),
  });
  board.start();
  onStop(() => board.stop());
}
