import type { FormConfig } from '@sundowner/enquiries/forms/form';

const folder = '../../../../../packages/enquiries/src/forms/kinds';

/** Every form's configuration, each in a script of its own: its file is named like its kind. The call-back form has another page. */
const modules = import.meta.glob<Readonly<Record<string, FormConfig>>>([
  '../../../../../packages/enquiries/src/forms/kinds/*.ts',
  '!../../../../../packages/enquiries/src/forms/kinds/telephone.ts',
]);

/** The configuration of a form's page; a page fetches its own alone. `null` for a kind whose form it is not. */
export async function loadFormConfig(kind: string): Promise<FormConfig | null> {
  const module = await modules[`${folder}/${kind}.ts`]?.();
  return Object.values(module ?? {}).find((form) => form.kind === kind) ?? null;
}
