import { strayActShape } from '@sundowner/desk-wire/mails';
import { answerWith, type DeskRoute } from './desk-route.ts';

export const mailRoutes: readonly DeskRoute[] = [
  {
    method: 'GET',
    path: '/desk/mails',
    answer: async (context) => answerWith(context, await context.mails.strays(context.asker)),
  },
  {
    method: 'POST',
    path: '/desk/mails/:mail',
    answer: async (context) => {
      const { mails, asker, part, read } = context;
      const act = await read(strayActShape);
      const done =
        act.act === 'attach'
          ? mails.attach(asker, part('mail'), act.reference)
          : mails.putAway(asker, part('mail'));
      answerWith(context, await done);
    },
  },
];
