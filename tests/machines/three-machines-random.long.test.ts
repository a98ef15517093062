import { accounts } from './scenarios/accounts.ts';
import { randomFaults } from './scenarios/random-faults.ts';
import { threeMachines } from './three-machines.ts';

threeMachines('three machines and twenty faults by chance', ({ stage: on, s3 }) => {
  randomFaults(on, s3);
  accounts(on, { cut: true });
});
