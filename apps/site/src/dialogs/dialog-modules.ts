import type { DialogName } from '@sundowner/brand';
import type { DialogDescription } from './dialog-description.ts';
import type { DialogModule } from './dialog-part.ts';

/** A file of each listed dialog's folder; a test walks the list, so that none is missing. */
type Files<Ending extends string, Held> = Readonly<Record<`./${DialogName}/${DialogName}${Ending}`, Held>>;

const descriptions = import.meta.glob('./*/*-dialog.ts', { eager: true, import: 'dialog' }) as Files<
  '-dialog.ts',
  DialogDescription
>;
const scripts = import.meta.glob(['./*/*-dialog.island.tsx', '!./form/*']) as Files<
  '-dialog.island.tsx',
  () => Promise<DialogModule>
>;

export const describeDialog = (name: DialogName) => descriptions[`./${name}/${name}-dialog.ts`];

/** Fetches a dialog's script; one nobody opens is never fetched. Rejects when it cannot be had. */
export const loadDialog = (name: DialogName) => scripts[`./${name}/${name}-dialog.island.tsx`]();
