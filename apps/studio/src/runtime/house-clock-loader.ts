/** What `runtime/house.ts` keeps, as code that is no module of the studio can ask for it. */
const zone = 'globalThis[Symbol.for("sundowner.studio.house")]?.zone';

const name = String.raw`(?:\s*:\s*([\w$]+))?`;

/** Payload's own function for moments: without a zone it takes the browser's. */
const formatDate = new RegExp(
  String.raw`\(\{\s*date${name},\s*i18n${name},\s*pattern${name},\s*timezone${name}\s*\}\)\s*=>\s*\{`,
  'g',
);

/** Since when somebody holds an entry, in words of America. */
const heldSince = /Intl\.DateTimeFormat\("en-US",\{day:"numeric",hour:"numeric",hour12:!0,/g;

/** The field of a day with its time: where the field has no zone of its own it offers and takes times of the browser's. */
const timeField =
  /([\w$]+)=\["dayOnly","default","monthOnly"\]\.includes\([\w$]+\),([\w$]+)=[\w$]+\?\.value,[\s\S]{0,400}?if\(([\w$]+)&&\2&&[\w$]+&&[\w$]+\)\{[\s\S]{0,600}?if\(\3&&\2&&[\w$]+\)\{/g;

/**
 * A file of Payload's admin with every moment by the clock of the house: there is no setting for it but one for each date field, which what
 * Payload adds itself (last change, versions) does not have.
 *
 * @returns the file, and how many places were changed
 */
export function byHouseClock(source: string): { readonly source: string; readonly changed: number } {
  let changed = 0;
  const withTimes = source
    .replace(formatDate, (found, _date, _i18n, _pattern, timezone: string | undefined) => {
      changed += 1;
      return `${found}${timezone ?? 'timezone'} ||= ${zone};`;
    })
    .replace(heldSince, () => {
      changed += 1;
      return `Intl.DateTimeFormat("en-GB",{timeZone:${zone},day:"numeric",hour:"2-digit",hourCycle:"h23",`;
    })
    .replace(timeField, (found, isDay: string, own: string, hasOwn: string) => {
      changed += 1;
      return found
        .replace('?.value,', () => `?.value??(${hasOwn}||${isDay}?void 0:${zone}),`)
        .replaceAll(`if(${hasOwn}&&${own}&&`, () => `if(${own}&&`);
    });
  return { source: withTimes, changed };
}

/** The files in which Payload writes moments, and in how many places each does. */
export const clockFiles: Readonly<Record<string, number>> = {
  'dist/exports/client/index.js': 3,
  'dist/exports/shared/index.js': 1,
  'dist/utilities/formatDocTitle/formatDateTitle.js': 1,
};

/** The same as a loader of the studio's build. @throws where Payload writes moments otherwise than it did */
export default function houseClockLoader(this: { readonly resourcePath: string }, source: string): string {
  const expected = Object.entries(clockFiles).find(([path]) => this.resourcePath.endsWith(path))?.[1];
  const { source: withZone, changed } = byHouseClock(source);
  if (changed !== expected)
    throw new Error(
      `${this.resourcePath} writes moments in ${changed} places the studio knows, not in ${expected}. Look at runtime/house-clock-loader.ts.`,
    );
  return withZone;
}
