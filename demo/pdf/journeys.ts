import { h, list, p } from '../content/rich-text.ts';
import { type Route, slugOf } from '../content/travel-africa/route.ts';
import { facts, type PdfDocument } from './document.ts';

const money = (route: Route) =>
  route.priceCurrency === 'USD'
    ? `$${route.priceFrom.toLocaleString('en-GB')}`
    : // As its page writes rand.
      `R ${route.priceFrom.toLocaleString('en-GB').replaceAll(',', ' ')}`;

const nightsOf = (route: Route) => route.stops.reduce((sum, [, nights]) => sum + nights, 0);

const stopsOf = (route: Route) => route.stops.map(([place, nights]) => `${place}, ${nights}`).join('; ');

/** A journey day by day, with prices and what they cover. */
export const journeyDocument = (route: Route): PdfDocument => ({
  name: `journey-${slugOf(route.title)}.pdf`,
  title: route.title,
  subject: `The journey ${route.title}, day by day, with prices and what they include`,
  lead: route.line,
  blocks: [
    p(route.lead),
    facts(
      ['Nights', `${nightsOf(route)}: ${stopsOf(route)}`],
      ['Season', route.season],
      ['From', `${money(route)} for each person`],
      ...route.facts,
    ),
    h('Day by day'),
    ...route.days.flatMap((day) => [
      { ...h(`${day.title}: ${day.place}`), level: 3 } as ReturnType<typeof h>,
      p(day.text),
      facts(['You sleep', day.stay], ['Getting there', day.travel]),
    ]),
    h('What it costs'),
    p(route.priceNote),
    h('Included'),
    list(...route.included),
    h('Not included'),
    list(...route.excluded),
    h('Questions'),
    ...route.questions.flatMap(([question, answer]) => [
      { ...h(question), level: 3 } as ReturnType<typeof h>,
      p(answer),
    ]),
  ],
});

/** Every package of Travel Africa, shortly. */
export const tenJourneys = (routes: readonly Route[]): PdfDocument => ({
  name: 'ten-journeys.pdf',
  title: 'Ten journeys, on ten pages',
  subject: 'The ten packages of Travel Africa with their stops, seasons and prices',
  lead: 'For whoever has to answer the question on the telephone.',
  blocks: routes.flatMap((route) => [
    h(route.title),
    p(route.line),
    p(route.lead),
    facts(
      ['Stops', stopsOf(route)],
      ['Season', route.season],
      ['From', `${money(route)} for each person`],
      ['Price', route.priceNote],
      ['Planned by', route.specialist],
    ),
    list(...route.included),
  ]),
});
