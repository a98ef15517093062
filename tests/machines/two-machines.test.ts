import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import { nginxPath } from '../support/nginx.ts';
import { accounts } from './scenarios/accounts.ts';
import { databaseFaults } from './scenarios/database-faults.ts';
import { machineFaults } from './scenarios/machine-faults.ts';
import { publishing } from './scenarios/publishing.ts';
import { sharedWork } from './scenarios/shared-work.ts';
import { type Stage, startStage } from './stage.ts';

/**
 * A live installation of two machines behind nginx, one of them with the studio, and one fault of each kind. `npm run test:machines` does
 * the same with three whole machines, longer, and more of it (`three-machines-*.long.test.ts`).
 */
describe.skipIf(nginxPath() === null)('two machines of one installation', () => {
  let stage: Stage;
  const on = () => stage;

  beforeAll(async () => {
    stage = await startStage({
      machines: [
        ['site', 'studio', 'worker'],
        ['site', 'worker'],
      ],
    });
  });
  afterAll(() => stage?.close());
  beforeEach(() => stage.mend());

  publishing(on);
  sharedWork(on);
  accounts(on, { cut: false });
  machineFaults(on);
  databaseFaults(on, { faultMs: 0 });
  accounts(on, { cut: true });
});
