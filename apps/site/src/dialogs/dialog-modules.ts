import type { DialogName } from '@sundowner/brand';
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
 * What a dialog that is a form and nothing more is called while it is fetched: the heading it has then, "Enquire now" but for these
 * (MOD-09 to MOD-14). Its folder holds its script alone, so that each form's configuration stays a file of its own; its reader is that of
 * every form.
 */
const formTitles: Partial<Readonly<Record<DialogName, string>>> = {
  celebration: 'Email us',
  'travel-africa': 'Enquire',
};

export const describeDialog = (name: DialogName): DialogDescription =>
  descriptions[`./${name}/${name}-dialog.ts`] ?? { title: formTitles[name] ?? 'Enquire now' };

/** Fetches a dialog's script; one nobody opens is never fetched. Rejects when it cannot be had. */
export const loadDialog = (name: DialogName) => scripts[`./${name}/${name}-dialog.island.tsx`]();
