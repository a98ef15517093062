import { pipeline } from 'node:stream/promises';
import { bulkActShape, bulkAskShape, exportShape } from '@sundowner/desk-wire/bulk';
import { isRefused } from '@sundowner/enquiries/work/refused';
import { answerWith, type DeskRoute } from './desk-route.ts';
import { csvHead } from './files.ts';

export const bulkRoutes: readonly DeskRoute[] = [
  {
    method: 'POST',
    path: '/desk/bulk/count',
    answer: async (context) => {
      const { desk, asker, read } = context;
      const { selection, verb } = await read(bulkAskShape);
      answerWith(context, await desk.bulk.count(asker, selection, verb));
    },
  },
  {
    method: 'POST',
    path: '/desk/bulk',
    answer: async (context) => {
      const { desk, asker, read } = context;
      answerWith(context, await desk.bulk.act(asker, await read(bulkActShape)));
    },
  },
  {
    method: 'GET',
    path: '/desk/bulk/last',
    answer: async (context) => answerWith(context, await context.desk.bulk.last(context.asker)),
  },
  {
    method: 'POST',
    path: '/desk/bulk/:bulk/undo',
    answer: async (context) => {
      const { desk, asker, part } = context;
      answerWith(context, await desk.bulk.undo(asker, part('bulk')));
    },
  },
  {
    method: 'POST',
    path: '/desk/export',
    answer: async (context) => {
      const { desk, asker, read, response } = context;
      const { selection } = await read(exportShape);
      const file = await desk.bulk.export(asker, selection);
      if (isRefused(file)) return answerWith(context, file);
      response.writeHead(200, csvHead('enquiries.csv'));
      await pipeline(file, response).catch(() => {
        // Whoever asked has gone; the answer was begun, and nothing else can be said in it.
        response.destroy();
      });
    },
  },
];
