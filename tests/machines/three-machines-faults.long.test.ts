import { accounts } from './scenarios/accounts.ts';
import { databaseFaults } from './scenarios/database-faults.ts';
import { failover } from './scenarios/failover.ts';
import { operationFaults } from './scenarios/operation-faults.ts';
import { threeMachines } from './three-machines.ts';

threeMachines('three machines and the faults of what they share', ({ stage: on, s3, databaseDisk }) => {
  databaseFaults(on, { faultMs: 10_000 });
  operationFaults(on, { s3, databaseDisk });
  failover(on);
  accounts(on, { cut: true });
});
