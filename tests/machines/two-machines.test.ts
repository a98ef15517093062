import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import { nginxPath } from '../support/nginx.ts';
import { type RealS3, startS3 } from '../support/s3-server.ts';
import { accounts } from './scenarios/accounts.ts';
import { databaseFaults } from './scenarios/database-faults.ts';
import { machineKilled, rollingRestart } from './scenarios/machine-faults.ts';
import { storeAway } from './scenarios/operation-faults.ts';
import { publishing } from './scenarios/publishing.ts';
import { sharedWork } from './scenarios/shared-work.ts';
import { type Stage, startStage } from './stage.ts';

/**
 * A live installation of two machines behind nginx with an object store, one of them with the studio, and one fault of each kind. `npm run test:machines` does
 * the same with three whole machines, longer, and more of it (`three-machines.long.test.ts`).
 */
describe.skipIf(nginxPath() === null)('two machines of one installation', () => {
  let stage: Stage;
  let s3: RealS3;
  const on = () => stage;

  beforeAll(async () => {
    s3 = await startS3();
    stage = await startStage({
      settings: s3.env('lodges'),
      machines: [
        ['site', 'studio', 'worker'],
        ['site', 'worker'],
      ],
    });
  });
  afterAll(async () => {
    await stage?.close();
    await s3?.close();
  });
  beforeEach(() => stage.mend());

  publishing(on);
  sharedWork(on);
  accounts(on, { cut: false });
  // What is under way at a kill is free again after a minute, in which the others go on.
  machineKilled(on);
  databaseFaults(on, { faultMs: 0 });
  storeAway(on, () => s3);
  rollingRestart(on);
  accounts(on, { cut: true });
});
