import type { Thing, WithContext } from 'schema-dts';
import { installation } from '../../installation/installation.ts';

/** One node of structured data, as a page carries it (https://schema.org). */
export type Node<T extends Thing> = WithContext<Exclude<T, string>>;

/** Our own address of a path, in full. */
export const absolute = (path: string, siteUrl: string): string => new URL(path, siteUrl).href;

/** Names of nodes other nodes point at. */
export const organizationId = (siteUrl: string): string => `${siteUrl}/#organization`;
export const webSiteId = (siteUrl: string): string => `${siteUrl}/#website`;

/** The country of an address of which nobody says where it is: that of the house. */
export function countryWords(): { readonly addressCountry?: string } {
  const { country } = installation();
  return country === null ? {} : { addressCountry: country };
}
