import { savedViewAct, viewPlaceShape } from '@sundowner/desk-wire/saved-views';
import { type DeskAct, filterOf, performed, shaped, type TypedCommand } from '../desk-act.ts';

const idOf = (command: TypedCommand): string => command.need(0, 'the id of a view');

/** A view of a name and whatever narrows a list. @throws UsageError */
const viewOf = (command: TypedCommand, name: string) =>
  shaped(savedViewAct, {
    name,
    shared: command.values.shared,
    list: command.values.list ?? 'all',
    filter: filterOf(command),
    ...(command.values.sort === undefined ? {} : { sort: command.values.sort }),
  });

/** Saved views. */
export const viewActs: Readonly<Record<string, DeskAct>> = {
  views: async ({ desk }, { asker }) => performed(await desk.views.saved(asker)),
  'add-view': async ({ desk }, command) =>
    performed(await desk.views.add(command.asker, viewOf(command, command.need(0, 'a name')))),
  'change-view': async ({ desk }, command) =>
    performed(
      await desk.views.change(command.asker, idOf(command), viewOf(command, command.need(1, 'a name'))),
    ),
  'remove-view': async ({ desk }, command) =>
    performed(await desk.views.remove(command.asker, idOf(command))),
  'move-view': async ({ desk }, command) => {
    const { place } = shaped(viewPlaceShape, { place: Number(command.need(1, 'a place, from 0')) });
    return performed(await desk.views.place(command.asker, idOf(command), place));
  },
};
