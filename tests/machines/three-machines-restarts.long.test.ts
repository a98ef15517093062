import { accounts } from './scenarios/accounts.ts';
import { machineFaults } from './scenarios/machine-faults.ts';
import { wrongClock } from './scenarios/wrong-clock.ts';
import { threeMachines } from './three-machines.ts';

threeMachines('three machines that end, and begin again', ({ stage: on }) => {
  machineFaults(on);
  wrongClock(on);
  accounts(on, { cut: true });
});
