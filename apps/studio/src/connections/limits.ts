/** How long the database is waited for. Milliseconds. */
export interface DatabaseLimits {
  /** For a connection: a free one of the pool, or a new one. */
  readonly connection: number;
  /** For the answer to one statement, however it was lost. */
  readonly answer: number;
  /** A statement that is still at work after so long is ended by the database itself. */
  readonly statement: number;
  /** A transaction nobody says anything in for so long is undone by the database: it keeps locks that others wait for. */
  readonly idleInTransaction: number;
}

const second = 1000;
const minute = 60 * second;

/** People wait for what a studio asks. */
const ofStudio: DatabaseLimits = {
  connection: 5 * second,
  answer: 8 * second,
  statement: 8 * second,
  idleInTransaction: 10 * second,
};

/** A command migrates, imports or seeds, and has its own limit besides. */
const ofCommand: DatabaseLimits = {
  connection: 10 * second,
  answer: 10 * minute,
  statement: 10 * minute,
  idleInTransaction: 10 * minute,
};

let inForce = ofStudio;

/** This process is a command: called before the configuration is loaded. */
export function takeTimeForStatements(): void {
  inForce = ofCommand;
}

/** @param factor the tests' one factor for deadlines */
export function databaseLimits(factor: number): DatabaseLimits {
  return {
    connection: inForce.connection * factor,
    answer: inForce.answer * factor,
    statement: inForce.statement * factor,
    idleInTransaction: inForce.idleInTransaction * factor,
  };
}
