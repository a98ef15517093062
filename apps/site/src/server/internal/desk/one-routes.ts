import { noteActShape } from '@sundowner/desk-wire/conversation';
import { presentShape, tagActShape, workActShape } from '@sundowner/desk-wire/work';
import { notFound } from '@sundowner/enquiries/work/refused';
import { answerWith, type DeskRoute } from './desk-route.ts';

export const oneRoutes: readonly DeskRoute[] = [
  {
    method: 'GET',
    path: '/desk/enquiries/:reference',
    answer: async (context) => {
      const { desk, asker, part } = context;
      answerWith(context, (await desk.work.show(asker, part('reference'))) ?? notFound());
    },
  },
  {
    method: 'POST',
    path: '/desk/enquiries/:reference/work',
    answer: async (context) => {
      const { desk, asker, part, read } = context;
      answerWith(context, await desk.work.act(asker, part('reference'), await read(workActShape)));
    },
  },
  {
    method: 'POST',
    path: '/desk/enquiries/:reference/presence',
    answer: async (context) => {
      const { desk, asker, part, read } = context;
      answerWith(
        context,
        await desk.work.present(asker, part('reference'), (await read(presentShape)).doing),
      );
    },
  },
  {
    method: 'POST',
    path: '/desk/enquiries/:reference/tags',
    answer: async (context) => {
      const { desk, asker, part, read } = context;
      answerWith(context, await desk.work.tag(asker, part('reference'), await read(tagActShape)));
    },
  },
  {
    method: 'POST',
    path: '/desk/enquiries/:reference/notes',
    answer: async (context) => {
      const { desk, asker, part, read } = context;
      answerWith(context, await desk.work.note(asker, part('reference'), await read(noteActShape)));
    },
  },
  {
    method: 'POST',
    path: '/desk/enquiries/:reference/notes/:note',
    answer: async (context) => {
      const { desk, asker, part, read } = context;
      const note = await read(noteActShape);
      answerWith(context, await desk.work.changeNote(asker, part('reference'), part('note'), note));
    },
  },
];
