import {
  accessesRequestShape,
  consentsRequestShape,
  erasureAskShape,
  holdAskShape,
  personRequestShape,
  retentionRequestShape,
  withdrawShape,
} from '@sundowner/desk-wire/privacy';
import { personHtml } from '@sundowner/enquiries/privacy/person-html';
import { isRefused } from '@sundowner/enquiries/work/refused';
import { answerWith, type DeskRoute, readQuery } from './desk-route.ts';
import { answerCsv, answerHtml, wants } from './files.ts';

const personRoutes: readonly DeskRoute[] = [
  {
    method: 'POST',
    path: '/desk/person',
    answer: async (context) => {
      const { privacy, asker, read, request, response } = context;
      const person = await privacy.person(asker, (await read(personRequestShape)).address);
      if (isRefused(person) || !wants(request.headers.accept, 'text/html'))
        return answerWith(context, person);
      answerHtml(response, 'everything-held.html', personHtml(person));
    },
  },
];

const erasureRoutes: readonly DeskRoute[] = [
  {
    method: 'GET',
    path: '/desk/erasures',
    answer: async (context) => answerWith(context, await context.privacy.erasures(context.asker)),
  },
  {
    method: 'POST',
    path: '/desk/erasures',
    answer: async (context) => {
      const { privacy, asker, read } = context;
      answerWith(context, await privacy.ask(asker, await read(erasureAskShape)));
    },
  },
  {
    method: 'POST',
    path: '/desk/erasures/:erasure/confirm',
    answer: async (context) => {
      const { privacy, asker, part } = context;
      answerWith(context, await privacy.confirm(asker, part('erasure')));
    },
  },
  {
    method: 'POST',
    path: '/desk/erasures/:erasure/withdraw',
    answer: async (context) => {
      const { privacy, asker, part } = context;
      answerWith(context, await privacy.withdraw(asker, part('erasure')));
    },
  },
  {
    method: 'GET',
    path: '/desk/erasures/:erasure/receipt',
    answer: async (context) => {
      const { privacy, asker, part } = context;
      answerWith(context, await privacy.receipt(asker, part('erasure')));
    },
  },
];

const holdRoutes: readonly DeskRoute[] = [
  {
    method: 'GET',
    path: '/desk/holds',
    answer: async (context) => answerWith(context, await context.privacy.holds(context.asker)),
  },
  {
    method: 'POST',
    path: '/desk/holds',
    answer: async (context) => {
      const { privacy, asker, read } = context;
      answerWith(context, await privacy.place(asker, await read(holdAskShape)));
    },
  },
  {
    method: 'POST',
    path: '/desk/holds/:hold/lift',
    answer: async (context) => {
      const { privacy, asker, part } = context;
      answerWith(context, await privacy.lift(asker, part('hold')));
    },
  },
  {
    method: 'GET',
    path: '/desk/retention',
    answer: async (context) => {
      const { month = null } = readQuery(context, retentionRequestShape);
      answerWith(context, await context.privacy.retention(context.asker, month));
    },
  },
];

const recordRoutes: readonly DeskRoute[] = [
  {
    method: 'POST',
    path: '/desk/consents',
    answer: async (context) => {
      const { privacy, asker, read, request, response } = context;
      const asked = await read(consentsRequestShape);
      if (!wants(request.headers.accept, 'text/csv'))
        return answerWith(context, await privacy.consents(asker, asked));
      answerCsv(response, 'consents.csv', await privacy.consentsCsv(asker, asked));
    },
  },
  {
    method: 'POST',
    path: '/desk/consents/:reference/withdraw',
    answer: async (context) => {
      const { privacy, asker, part, read } = context;
      answerWith(context, await privacy.withdrawConsent(asker, part('reference'), await read(withdrawShape)));
    },
  },
  {
    method: 'GET',
    path: '/desk/accesses',
    answer: async (context) => {
      const { privacy, asker } = context;
      answerWith(context, await privacy.accesses(asker, readQuery(context, accessesRequestShape)));
    },
  },
];

export const privacyRoutes: readonly DeskRoute[] = [
  ...personRoutes,
  ...erasureRoutes,
  ...holdRoutes,
  ...recordRoutes,
];
