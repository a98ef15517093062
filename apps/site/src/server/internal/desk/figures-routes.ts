import { figuresRequestShape, figureTables } from '@sundowner/desk-wire/figures';
import { z } from 'zod';
import { answerWith, type DeskRoute, readQuery } from './desk-route.ts';
import { answerCsv, wants } from './files.ts';

const tableShape = z.object({ table: z.enum(figureTables).default('day') });

export const figuresRoutes: readonly DeskRoute[] = [
  {
    method: 'GET',
    path: '/desk/figures',
    answer: async (context) => {
      const { desk, asker, request, response } = context;
      const asked = readQuery(context, figuresRequestShape);
      if (!wants(request.headers.accept, 'text/csv'))
        return answerWith(context, await desk.figures.figures(asker, asked));
      const { table } = readQuery(context, tableShape);
      answerCsv(
        response,
        `${table}-${asked.from}-${asked.to}.csv`,
        await desk.figures.csv(asker, asked, table),
      );
    },
  },
];
