import { strayActShape } from '@sundowner/desk-wire/mails';
import { isRefused } from '@sundowner/enquiries/work/refused';
import { answerRefused, answerWith, type DeskRoute } from './desk-route.ts';
import { answerFile } from './files.ts';

export const mailRoutes: readonly DeskRoute[] = [
  {
    method: 'GET',
    path: '/desk/mails',
    answer: async (context) => answerWith(context, await context.mails.list(context.asker)),
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
  {
    method: 'POST',
    path: '/desk/mails/:mail/files/:place',
    answer: async ({ mails, asker, part, response }) => {
      const place = /^\d{1,4}$/.test(part('place')) ? Number(part('place')) : -1;
      const file = await mails.file(asker, part('mail'), place);
      if (isRefused(file)) answerRefused(response, file);
      else answerFile(response, file);
    },
  },
];
