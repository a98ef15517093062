import type { z } from 'zod';

/** Who reads a setting. What only `tests` read is no setting of the product, and tests keep it. */
export type Program = 'site' | 'studio' | 'tests';

/**
 * What live mode asks of a setting (GEN-07): that it is given (`needed` ends the sentence "NAME is missing, and live mode
 * needs it; …"), or that it is not, because only tests change it.
 */
export type LiveRule = 'refused' | { readonly needed: string };

/**
 * One setting: everything the project knows of it. Both applications, the README's table, `doctor` and the clean
 * environment of the tests are made from rows like this.
 *
 * `Value` is what a reader gets, `ReadBy` who reads it, `Ground` what a default is worked out from where it is not fixed.
 */
export interface SettingRow<Value = unknown, ReadBy extends Program = Program, Ground = never> {
  /** The environment variable. */
  readonly name: string;
  /** Takes the trimmed text apart. Its message continues the sentence "NAME …" and ends with what to do. */
  readonly shape: z.ZodType<unknown, string>;
  /** The value of a setting that is absent. */
  readonly standardOf: (ground: Ground) => Value;
  /** The same for the README, in Markdown. */
  readonly standardWords: string;
  readonly readBy: readonly ReadBy[];
  readonly live?: LiveRule;
  /** What it does, for the README, in Markdown. Settings with the same words share a line there. */
  readonly words: string;
}

/** Settings that belong together, by the names their values have in the programs. */
export type Rows<Ground = never> = Readonly<Record<string, SettingRow<unknown, Program, Ground>>>;

/** The values of `Of` that `By` reads. A new row is in it at once. */
export type ValuesOf<Of extends Rows, By extends Program = 'site'> = {
  readonly [Name in keyof Of as By extends Of[Name]['readBy'][number] ? Name : never]: ReturnType<
    Of[Name]['standardOf']
  >;
};

interface About<ReadBy extends Program> {
  readonly readBy: readonly ReadBy[];
  readonly live?: LiveRule;
  readonly words: string;
}

const mebibyte = 2 ** 20;
const gibibyte = 2 ** 30;

function shownDefault(value: unknown): string {
  if (value === null || (Array.isArray(value) && value.length === 0)) return 'none';
  if (typeof value === 'number' && value > 0 && value % gibibyte === 0) return `${value / gibibyte} GiB`;
  if (typeof value === 'number' && value > 0 && value % mebibyte === 0) return `${value / mebibyte} MiB`;
  return `\`${Array.isArray(value) ? value.join(', ') : String(value)}\``;
}

interface Fixed<Standard> extends Omit<About<Program>, 'readBy'> {
  readonly standard: Standard;
  /** Where the README tells the default in other words than its value. */
  readonly standardWords?: string;
}

/** Makes a row of a setting with a fixed default; `null` where it is off unless given. */
interface MakeSetting<ReadBy extends Program> {
  <Parsed>(
    name: string,
    shape: z.ZodType<Parsed, string>,
    about: Fixed<NoInfer<Parsed>>,
  ): SettingRow<Parsed, ReadBy, unknown>;
  <Parsed>(
    name: string,
    shape: z.ZodType<Parsed, string>,
    about: Fixed<null>,
  ): SettingRow<Parsed | null, ReadBy, unknown>;
}

function settingReadBy<ReadBy extends Program>(...readBy: readonly ReadBy[]): MakeSetting<ReadBy> {
  return (name: string, shape: z.ZodType<unknown, string>, about: Fixed<unknown>) => {
    const { standard, standardWords = shownDefault(standard), ...rest } = about;
    // The shape gives the type of its value; of both cases only one is written here.
    return { name, shape, standardOf: () => standard as never, standardWords, readBy, ...rest };
  };
}

export const siteSetting = settingReadBy('site');
export const studioSetting = settingReadBy('studio');
export const sharedSetting = settingReadBy('site', 'studio');
export const testSetting = settingReadBy('tests');

/** A setting whose default follows from others: its function says from which (`ground.ts` lists those there are). */
export function settingAfter<Parsed, Ground, ReadBy extends Program>(
  name: string,
  shape: z.ZodType<Parsed, string>,
  about: About<ReadBy> & {
    readonly standardOf: (ground: Ground) => Parsed;
    readonly standardWords: string;
  },
): SettingRow<Parsed, ReadBy, Ground> {
  return { name, shape, ...about };
}

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
