import { answerWith, type DeskRoute } from './desk-route.ts';

export const liveRoutes: readonly DeskRoute[] = [
  {
    method: 'GET',
    path: '/desk/live',
    answer: async (context) => {
      const { desk, asker, query, gone, response } = context;
      const news = await desk.live.next(asker, query.get('after'), gone);
      if (!response.destroyed) answerWith(context, news);
    },
  },
];
