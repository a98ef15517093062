import type { DialogName } from '@sundowner/brand';
import { formTitle } from '../links/dialog-link.ts';
import type { DialogDescription } from './dialog-description.ts';
import type { DialogModule } from './dialog-part.ts';

const descriptions = import.meta.glob<DialogDescription>('./*/*-dialog.ts', {
  eager: true,
  import: 'dialog',
});
const scripts = import.meta.glob(['./*/*-dialog.island.tsx', '!./form/*']) as Readonly<
  Record<`./${DialogName}/${DialogName}-dialog.island.tsx`, () => Promise<DialogModule>>
>;

/**
 * What a dialog is called while it is fetched. One that is a form and nothing more has the heading of the form; its folder holds its script
 * alone, so that each form's configuration stays a file of its own; its reader is that of every form.
 */
export const describeDialog = (name: DialogName): DialogDescription =>
  descriptions[`./${name}/${name}-dialog.ts`] ?? { title: formTitle(name) };

/** Fetches a dialog's script; one nobody opens is never fetched. Rejects when it cannot be had. */
export const loadDialog = (name: DialogName) => scripts[`./${name}/${name}-dialog.island.tsx`]();
