import { accounts } from './scenarios/accounts.ts';
import { databaseFaults } from './scenarios/database-faults.ts';
import { failover } from './scenarios/failover.ts';
import { machineKilled, rollingRestart } from './scenarios/machine-faults.ts';
import { operationFaults, storeAway } from './scenarios/operation-faults.ts';
import { randomFaults } from './scenarios/random-faults.ts';
import { together } from './scenarios/together.ts';
import { wrongClock } from './scenarios/wrong-clock.ts';
import { threeMachines } from './three-machines.ts';

/** `MACHINES_PARTS=random,faults` runs some of them. */
const parts = process.env.MACHINES_PARTS?.split(',') ?? ['together', 'restarts', 'faults', 'random'];
const isAsked = (part: string) => parts.includes(part);

// One installation for all of it: three machines take a minute to be made, and what was counted of one part holds for the next.
threeMachines('three machines of one installation', ({ stage: on, s3, databaseDisk }) => {
  if (isAsked('together')) {
    together(on);
    accounts(on, { cut: false });
  }
  if (isAsked('restarts')) {
    machineKilled(on);
    rollingRestart(on);
    wrongClock(on);
  }
  if (isAsked('faults')) {
    failover(on);
    databaseFaults(on, { faultMs: 10_000 });
    operationFaults(on, databaseDisk);
    storeAway(on, s3);
  }
  if (isAsked('random')) randomFaults(on, s3);
  accounts(on, { cut: parts.some((part) => part !== 'together') });
});
