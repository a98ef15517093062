import { accommodationOfPath } from '@sundowner/brand';

/** The names rates may know the place at a path by: its own, the one of forms, and a villa's without the word. */
export function rateNamesOf(path: string): readonly string[] {
  const place = accommodationOfPath(path);
  return [place?.name, place?.enquiryName, place?.name.replace(/ Villa$/, '')].flatMap((name) => name ?? []);
}
