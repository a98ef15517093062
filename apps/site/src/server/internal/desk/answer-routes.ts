import { answerActShape, draftActShape, settleShape } from '@sundowner/desk-wire/conversation';
import { answerWith, type DeskRoute } from './desk-route.ts';

export const answerRoutes: readonly DeskRoute[] = [
  {
    method: 'POST',
    path: '/desk/enquiries/:reference/draft',
    answer: async (context) => {
      const { desk, asker, part, read } = context;
      const draft = await read(draftActShape);
      answerWith(context, await desk.answers.keepDraft(asker, part('reference'), draft));
    },
  },
  {
    method: 'POST',
    path: '/desk/enquiries/:reference/draft/discard',
    answer: async (context) => {
      const { desk, asker, part } = context;
      answerWith(context, await desk.answers.dropDraft(asker, part('reference')));
    },
  },
  {
    method: 'POST',
    path: '/desk/enquiries/:reference/answers',
    answer: async (context) => {
      const { desk, asker, part, read } = context;
      answerWith(context, await desk.answers.send(asker, part('reference'), await read(answerActShape)));
    },
  },
  {
    method: 'POST',
    path: '/desk/enquiries/:reference/answers/:answer/call-back',
    answer: async (context) => {
      const { desk, asker, part } = context;
      answerWith(context, await desk.answers.callBack(asker, part('reference'), part('answer')));
    },
  },
  {
    method: 'POST',
    path: '/desk/enquiries/:reference/answers/:answer/settle',
    answer: async (context) => {
      const { desk, asker, part, read } = context;
      const { as } = await read(settleShape);
      answerWith(context, await desk.answers.settle(asker, part('reference'), part('answer'), as));
    },
  },
];
