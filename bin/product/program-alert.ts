/** What an operator is told of the programs: one that keeps restarting, one that does not answer. */
export interface ProgramAlert {
  readonly kind: 'restarts' | 'hung';
  readonly message: string;
}
