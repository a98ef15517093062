import { listRequestShape } from '@sundowner/desk-wire/list';
import { answerWith, type DeskRoute } from './desk-route.ts';

export const listRoutes: readonly DeskRoute[] = [
  {
    method: 'POST',
    path: '/desk/list',
    answer: async (context) =>
      answerWith(context, await context.desk.list(context.asker, await context.read(listRequestShape))),
  },
];
