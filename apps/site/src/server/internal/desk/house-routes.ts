import { deskSettingsShape } from '@sundowner/desk-wire/desk-settings';
import { awayShape, noticeChoices, rosterShape } from '@sundowner/desk-wire/people';
import { seenShape } from '@sundowner/desk-wire/work';
import { answerWith, type DeskRoute } from './desk-route.ts';

export const houseRoutes: readonly DeskRoute[] = [
  {
    method: 'GET',
    path: '/desk/people',
    answer: async (context) => answerWith(context, await context.desk.staff.people(context.asker)),
  },
  {
    method: 'POST',
    path: '/desk/people',
    answer: async (context) => {
      const { desk, asker, read } = context;
      answerWith(context, await desk.staff.roster(asker, await read(rosterShape)));
    },
  },
  {
    method: 'POST',
    path: '/desk/people/:person/away',
    answer: async (context) => {
      const { desk, asker, part, read } = context;
      const { until } = await read(awayShape);
      answerWith(
        context,
        await desk.staff.away(asker, part('person'), until === null ? null : Date.parse(until)),
      );
    },
  },
  {
    method: 'POST',
    path: '/desk/people/me/notices',
    answer: async (context) => {
      const { desk, asker, read } = context;
      await desk.staff.notices(asker, await read(noticeChoices));
      answerWith(context, await desk.staff.people(asker));
    },
  },
  {
    method: 'POST',
    path: '/desk/told/seen',
    answer: async (context) => {
      const { desk, asker, read } = context;
      await desk.staff.seen(asker, (await read(seenShape)).ids);
      answerWith(context, 'done');
    },
  },
  {
    method: 'GET',
    path: '/desk/settings',
    answer: async (context) => answerWith(context, await context.desk.staff.settings()),
  },
  {
    method: 'POST',
    path: '/desk/settings',
    answer: async (context) => {
      const { desk, asker, read } = context;
      answerWith(context, await desk.staff.set(asker, await read(deskSettingsShape)));
    },
  },
];
