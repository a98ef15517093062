import type { PropertyKey } from '@sundowner/brand';

/** What the page a form was opened on tells of it; the forms' own `PageContext` (packages/enquiries) reads it. */
export interface PageContext {
  readonly from: string;
  readonly property: { readonly key: PropertyKey; readonly location: string; readonly name: string } | null;
  readonly lodge?: string;
  readonly residence?: string;
  readonly package?: string;
  readonly experience?: string;
  readonly category?: string;
  readonly vacancy?: string;
  readonly asked?: Readonly<Record<string, string>>;
}
