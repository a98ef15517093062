import { savedViewAct, viewPlaceShape } from '@sundowner/desk-wire/saved-views';
import { type DeskAct, type DeskCall, filterOf, performed, shaped } from '../desk-act.ts';

const idOf = (call: DeskCall): string => call.need(0, 'the id of a view');

/** A view of a name and whatever narrows a list. @throws UsageError */
const viewOf = (call: DeskCall, name: string) =>
  shaped(savedViewAct, {
    name,
    shared: call.values.shared,
    list: call.values.list ?? 'all',
    filter: filterOf(call),
    ...(call.values.sort === undefined ? {} : { sort: call.values.sort }),
  });

/** Saved views. */
export const viewActs: Readonly<Record<string, DeskAct>> = {
  views: async ({ desk }, { asker }) => performed(await desk.views.saved(asker)),
  'add-view': async ({ desk }, call) =>
    performed(await desk.views.add(call.asker, viewOf(call, call.need(0, 'a name')))),
  'change-view': async ({ desk }, call) =>
    performed(await desk.views.change(call.asker, idOf(call), viewOf(call, call.need(1, 'a name')))),
  'remove-view': async ({ desk }, call) => performed(await desk.views.remove(call.asker, idOf(call))),
  'move-view': async ({ desk }, call) => {
    const { place } = shaped(viewPlaceShape, { place: Number(call.need(1, 'a place, from 0')) });
    return performed(await desk.views.place(call.asker, idOf(call), place));
  },
};
