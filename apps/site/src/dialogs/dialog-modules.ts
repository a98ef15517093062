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
 * What a dialog is called while it is fetched, if it is a form and nothing more (MOD-09 to MOD-14). Its folder holds its script alone, so
 * that each form's configuration stays a file of its own; its reader is that of every form.
 */
const formTitles: Partial<Readonly<Record<DialogName, string>>> = {
  celebration: 'Email us',
  destination: 'Your travel plans',
  email: 'Email us',
  experiences: 'Enquire about an experience',
  residences: 'Enquire about a residence',
  'travel-africa': 'Enquire',
};

export const describeDialog = (name: DialogName): DialogDescription =>
  descriptions[`./${name}/${name}-dialog.ts`] ?? { title: formTitles[name] ?? '' };

/** Fetches a dialog's script; one nobody opens is never fetched. Rejects when it cannot be had. */
export const loadDialog = (name: DialogName) => scripts[`./${name}/${name}-dialog.island.tsx`]();
