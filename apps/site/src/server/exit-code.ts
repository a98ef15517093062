import { exitCodes } from '@sundowner/brand/exit-codes';

/** Errors whose message is a sentence for the operator and needs no stack, with the exit code each ends the start with. */
const plainErrors: Readonly<Record<string, number>> = {
  SettingsError: exitCodes.notForThis,
  KeyringError: exitCodes.notForThis,
  InstanceError: exitCodes.notForThis,
  MigrationError: exitCodes.notForThis,
  StoreIdentityError: exitCodes.notForThis,
  ListenError: exitCodes.portTaken,
  StoreUnavailableError: 1,
};

export const isPlain = (error: Error): boolean => error.name in plainErrors;

/** With which code the site ends when it cannot start: whoever started it knows from it whether to start it again. */
export function exitCodeOf(error: unknown): number {
  return (error instanceof Error ? plainErrors[error.name] : undefined) ?? 1;
}
