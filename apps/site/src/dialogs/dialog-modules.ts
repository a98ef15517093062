import type { DialogName } from '@sundowner/brand';
import type { DialogDescription } from './dialog-description.ts';
import type { DialogModule } from './dialog-part.ts';

const descriptions = import.meta.glob<DialogDescription>('./*/*-dialog.ts', {
  eager: true,
  import: 'dialog',
});
const scripts = import.meta.glob<DialogModule>(['./*/*-dialog.island.tsx', '!./form/*']);

/** @throws Error for a listed dialog without its description */
export function describeDialog(name: DialogName): DialogDescription {
  const description = descriptions[`./${name}/${name}-dialog.ts`];
  if (!description) throw new Error(`The dialog ${name} has no description.`);
  return description;
}

/** Fetches a dialog's script; one nobody opens is never fetched. Rejects when it cannot be had. */
export async function loadDialog(name: DialogName): Promise<DialogModule> {
  const load = scripts[`./${name}/${name}-dialog.island.tsx`];
  if (!load) throw new Error(`The dialog ${name} has no script.`);
  return load();
}
