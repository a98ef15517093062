import { alertsFiledLately } from '@sundowner/serving/alert-file';
import { machineName } from '@sundowner/serving/machine-id';
import type { MachineAlert } from '@sundowner/serving/machines';
import { runsSite } from '@sundowner/settings/product/roles';
import type { StudioSettings } from '../settings.ts';

/** What a studio says is wrong with its machine. Its site does where it has one; where it has none, the launcher told it, and is in no database. */
export const alertsOfMachine = ({
  run,
  dataDir,
}: Pick<StudioSettings, 'run' | 'dataDir'>): readonly MachineAlert[] =>
  runsSite(run) ? [] : alertsFiledLately(dataDir, machineName());
