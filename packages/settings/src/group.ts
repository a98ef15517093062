import type { Rows, ValuesOf } from './row.ts';

/** What a group may ask and say while it is read. */
export interface Check {
  /** Whether this is the live mode. */
  readonly live: boolean;
  /** Notes what is wrong, as one whole sentence that begins with the setting's name. */
  problem(sentence: string): void;
}

/**
 * Settings of one thing that only the site reads, such as a channel: its rows, and what their values mean together.
 * A channel exports one of these from its folder; the site lists it in `settings.ts`, and all else follows.
 */
export interface SettingGroup<Of extends Rows<unknown> = Rows<unknown>, Settings = unknown> {
  readonly rows: Of;
  /** The thing's own settings, from values that are each well-formed; `null` where they switch it off. */
  readonly read: (values: ValuesOf<Of>, check: Check) => Settings;
}

/** A group whose types follow from its rows. */
export function settingGroup<Of extends Rows<unknown>, Settings>(
  rows: Of,
  read: (values: ValuesOf<Of>, check: Check) => Settings,
): SettingGroup<Of, Settings> {
  return { rows, read };
}
