import { savedViewAct, viewPlaceShape } from '@sundowner/desk-wire/finding';
import { type DeskAct, performed } from '../desk-act.ts';
import { type DeskCall, filterOf, shaped } from '../desk-options.ts';

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
  views: async ({ rooms }, { asker }) => performed(await rooms.finding.views(asker)),
  'add-view': async ({ rooms }, call) =>
    performed(await rooms.finding.addView(call.asker, viewOf(call, call.need(0, 'a name')))),
  'change-view': async ({ rooms }, call) =>
    performed(await rooms.finding.changeView(call.asker, idOf(call), viewOf(call, call.need(1, 'a name')))),
  'remove-view': async ({ rooms }, call) => performed(await rooms.finding.removeView(call.asker, idOf(call))),
  'move-view': async ({ rooms }, call) => {
    const { place } = shaped(viewPlaceShape, { place: Number(call.need(1, 'a place, from 0')) });
    return performed(await rooms.finding.placeView(call.asker, idOf(call), place));
  },
};
