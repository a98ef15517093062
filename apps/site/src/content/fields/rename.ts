type Renamed<Raw, Names extends Readonly<Record<string, string>>> = Omit<Raw, keyof Names> & {
  [Name in keyof Names & keyof Raw as Names[Name]]: Raw[Name];
};

/**
 * For the `transform` of a shape: some fields under the names pages know them by, the others as they are.
 *
 * @param names the studio's name and the page's: `{ hero: 'banner', image: 'picture' }`
 */
export const rename =
  <const Names extends Readonly<Record<string, string>>>(names: Names) =>
  <Raw extends Readonly<Record<keyof Names & string, unknown>>>(raw: Raw): Renamed<Raw, Names> =>
    Object.fromEntries(Object.entries(raw).map(([name, value]) => [names[name] ?? name, value])) as Renamed<
      Raw,
      Names
    >;
