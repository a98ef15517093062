import type { FormConfig } from '@sundowner/enquiries/forms/form';

/** Every form's configuration, each in a script of its own: the file is named like its kind. */
const folder = '../../../../../packages/enquiries/src/forms/kinds';
const modules = import.meta.glob<Readonly<Record<string, FormConfig>>>(
  '../../../../../packages/enquiries/src/forms/kinds/*.ts',
);

/** The configuration of a form's page; a page fetches its own alone. `null` for a kind there is no form of. */
export async function formConfigOf(kind: string): Promise<FormConfig | null> {
  const module = await modules[`${folder}/${kind}.ts`]?.();
  return Object.values(module ?? {}).find((form) => form.kind === kind) ?? null;
}
