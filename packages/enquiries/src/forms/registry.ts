import type { FormConfig } from './form.ts';
import { telephoneForm } from './telephone.ts';

/** Every form this version of the product offers; a kind that is not listed has no endpoint yet. */
export const forms: readonly FormConfig[] = [telephoneForm];

/** The form of `kind`, or `null` where the product does not offer it. */
export function formFor(kind: string): FormConfig | null {
  return forms.find((form) => form.kind === kind) ?? null;
}
