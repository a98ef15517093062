export interface DeskChoice {
  readonly value: string;
  readonly label: string;
  readonly group?: string;
}

/** The studio's lists of choices by their names; one that is absent could not be read. */
export type ChoiceLists = Readonly<Record<string, readonly DeskChoice[]>>;
