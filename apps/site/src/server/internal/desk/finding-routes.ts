import { savedViewAct, viewPlaceShape } from '@sundowner/desk-wire/finding';
import { answerWith, type DeskRoute } from './desk-route.ts';

export const findingRoutes: readonly DeskRoute[] = [
  {
    method: 'GET',
    path: '/desk/choices',
    answer: async (context) => answerWith(context, await context.desk.views.choices(context.asker)),
  },
  {
    method: 'GET',
    path: '/desk/views',
    answer: async (context) => answerWith(context, await context.desk.views.saved(context.asker)),
  },
  {
    method: 'POST',
    path: '/desk/views',
    answer: async (context) => {
      const { desk, asker, read } = context;
      answerWith(context, await desk.views.add(asker, await read(savedViewAct)));
    },
  },
  {
    method: 'POST',
    path: '/desk/views/:view',
    answer: async (context) => {
      const { desk, asker, part, read } = context;
      answerWith(context, await desk.views.change(asker, part('view'), await read(savedViewAct)));
    },
  },
  {
    method: 'POST',
    path: '/desk/views/:view/remove',
    answer: async (context) => {
      const { desk, asker, part } = context;
      answerWith(context, await desk.views.remove(asker, part('view')));
    },
  },
  {
    method: 'POST',
    path: '/desk/views/:view/place',
    answer: async (context) => {
      const { desk, asker, part, read } = context;
      const { place } = await read(viewPlaceShape);
      answerWith(context, await desk.views.place(asker, part('view'), place));
    },
  },
];
