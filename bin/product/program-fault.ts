import { exitCodes } from '@sundowner/brand/exit-codes';
import { LaunchError } from '../launcher/progress.mjs';
import type { ServiceLog } from './service-log.ts';

const final: readonly (number | null)[] = [exitCodes.wrongConfiguration];
const finalAtFirst: readonly (number | null)[] = [exitCodes.wrongConfiguration, exitCodes.portTaken];

/** A program of the product that stopped, or did not become ready. */
export class ProgramFault extends LaunchError {
  /** Without name and log: "stopped while starting (exit code 1)". */
  readonly briefly: string;
  /** No new start mends it while nothing has run yet: the operator is there, and is told. */
  readonly endsStart: boolean;
  /** Neither would it mend a product that runs. */
  readonly endsAlways: boolean;

  /** @param words what the program itself wrote of it to its error output */
  constructor(
    { name, log }: { readonly name: string; readonly log: ServiceLog },
    what: string,
    exitCode: number | null = null,
    words = '',
  ) {
    const own = finalAtFirst.includes(exitCode) ? words.trim() : '';
    super(own || `The ${name} ${what}; its log is ${log.path}.\n\n${log.tail(15)}\n`);
    this.briefly = what;
    this.endsStart = finalAtFirst.includes(exitCode);
    this.endsAlways = final.includes(exitCode);
  }
}
