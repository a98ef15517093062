import type { Lodge, Property } from '@sundowner/brand';

/** What the desk knows of a property. */
export interface DeskProperty extends Pick<Property, 'key' | 'name' | 'shortName' | 'root'> {
  /** Those with a page of their own. */
  readonly lodges?: readonly Pick<Lodge, 'name' | 'path'>[];
}

/** "The Delta Camps"; the key of one that is published no more. */
export const propertyName = (key: string, properties: readonly DeskProperty[]): string =>
  properties.find((property) => property.key === key)?.name ?? key;

/** "The Delta", where there is little room. */
export const propertyShortName = (key: string, properties: readonly DeskProperty[]): string =>
  properties.find((property) => property.key === key)?.shortName ?? key;

/**
 * Properties to choose from.
 *
 * @param chosen what is chosen: that can be taken back when it is published no more
 */
export function propertyChoices(
  properties: readonly DeskProperty[],
  chosen: readonly string[],
): readonly { readonly value: string; readonly words: string }[] {
  const keys = [...new Set([...properties.map(({ key }) => key), ...chosen])];
  return keys.map((key) => ({ value: key, words: propertyName(key, properties) }));
}
