import type { Rows, ValuesOf } from './row.ts';

/** How it is said what settings are wrong in together. Each sentence is whole and begins with a setting's name. */
export interface Check {
  problem(sentence: string): void;
  /** Notes what live mode alone refuses. */
  liveProblem(sentence: string): void;
}

/**
 * Settings of one thing that only the site reads, such as a channel: its rows, and what their values mean together.
 * A channel's record holds one of these, and all else follows.
 */
export interface SettingGroup<Of extends Rows<unknown> = Rows<unknown>, Settings = unknown> {
  readonly rows: Of;
  /** The thing's own settings, from values that are each well-formed; `null` where they switch it off. */
  read(values: ValuesOf<Of>, check: Check): Settings;
}

/** Groups by the names their settings have in the site. */
export type Groups = Readonly<Record<string, SettingGroup>>;

/** What groups give: a group that joins is in it at once. */
export type SettingsOf<Of extends Groups> = { readonly [Name in keyof Of]: ReturnType<Of[Name]['read']> };

/** A group whose types follow from its rows. */
export function settingGroup<Of extends Rows<unknown>, Settings>(
  rows: Of,
  read: (values: ValuesOf<Of>, check: Check) => Settings,
): SettingGroup<Of, Settings> {
  return { rows, read };
}
