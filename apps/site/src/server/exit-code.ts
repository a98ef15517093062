import { exitCodes } from '@sundowner/brand/exit-codes';

/** Errors whose message is a sentence for the operator and needs no stack, with the exit code each ends the start with. */
const plainErrors: Readonly<Record<string, number>> = {
  SettingsError: exitCodes.wrongConfiguration,
  KeyringError: exitCodes.wrongConfiguration,
  InstanceError: exitCodes.wrongConfiguration,
  MigrationError: exitCodes.wrongConfiguration,
  StoreIdentityError: exitCodes.wrongConfiguration,
  ListenError: exitCodes.portTaken,
  StoreUnavailableError: 1,
};

export const isPlain = (error: Error): boolean => error.name in plainErrors;

/** With which code the site ends when it cannot start: whoever started it knows from it whether to start it again. */
export function exitCodeOf(error: unknown): number {
  return (error instanceof Error ? plainErrors[error.name] : undefined) ?? 1;
}
