import { enquiryRecords } from '@sundowner/brand';
import { deskCalls } from '@sundowner/desk-wire/calls';
import { type FigureSheet, type Figures, type FigureTable, figureTables } from '@sundowner/desk-wire/figures';
import { type ReactNode, useState } from 'react';
import { saveFileOf } from '../call-desk.ts';
import { Button } from '../parts/controls.tsx';
import { Select } from '../parts/fields.tsx';
import { useSession, useViewer } from '../state/session-context.ts';
import { propertyChoices } from '../words/property-words.ts';
import { clockTime, shortDay } from '../words/times.ts';
import { AnsweringChart, AnsweringTable } from './answering.tsx';
import { AnswerChart, BarChart, DayChart } from './day-charts.tsx';
import { DeliveriesTable, FigureCard, LinesTable } from './figure-card.tsx';
import {
  changeWords,
  inTargetShare,
  lineWords,
  minutesWords,
  tableWords,
  targetWords,
} from './figure-words.ts';
import { daysIn, FiguresPeriod, lastDays } from './figures-period.tsx';
import { type FiguresAsked, useFigures } from './use-figures.ts';
import '../parts/filters.css';
import './figures.css';
import { firstPlace } from '../address.ts';
import { PlaceLink } from '../parts/place-link.tsx';
import { useCounts } from '../state/live.ts';

/** Bars of a chart; its table has all. Of a day every hour is shown. */
const mostBars = 8;
const barsOf = (table: FigureTable) => (table === 'hour' ? 24 : mostBars);

const kindChoices = [
  { value: '', words: 'Every kind' },
  ...enquiryRecords.map(({ kind, words }) => ({ value: kind, words: words.short })),
];

/** What is said under the title of a table that is shown whole. */
const tableLines: Readonly<Partial<Record<FigureTable, string>>> = {
  property: 'One enquiry may name several',
  concierge: 'Received: whom each is with now. First answers: who gave them.',
  hour: 'By the clock of the house, when it came in',
};

/** How much came in, how soon it was answered, and what became of it. */
export function FiguresScreen() {
  const { say, properties } = useSession();
  const viewer = useViewer();
  const [asked, setAsked] = useState<FiguresAsked>(() => ({
    ...lastDays(30, viewer.now),
    kind: '',
    property: '',
  }));
  const { shown, problem, reload } = useFigures(asked);
  const { figures = null, before = null } = shown ?? {};
  const exportTable = async (table: FigureSheet) => {
    const name = `${table}-${asked.from}-${asked.to}.csv`;
    const why = await saveFileOf(deskCalls.readFigures, { query: { ...asked, table } }, name);
    if (why !== null) say({ problem: why });
  };
  const change = (part: Partial<FiguresAsked>) => setAsked((shown) => ({ ...shown, ...part }));
  return (
    <main id="desk-main" className="desk-page" tabIndex={-1}>
      <header>
        <h1>Figures</h1>
        <FiguresPeriod asked={asked} onChange={change} />
        <Select
          label={<span className="desk-hidden">Kind</span>}
          value={asked.kind}
          choices={kindChoices}
          onChoose={(kind) => change({ kind })}
        />
        <Select
          label={<span className="desk-hidden">Property</span>}
          value={asked.property}
          choices={[
            { value: '', words: 'Every property' },
            ...propertyChoices(properties, asked.property === '' ? [] : [asked.property]),
          ]}
          onChoose={(property) => change({ property })}
        />
        <Button onClick={() => void exportTable('day')}>Export as CSV</Button>
      </header>
      {problem !== null && (
        <p role="alert">
          {problem} <Button onClick={reload}>Try now</Button>
        </p>
      )}
      {figures === null && problem === null && <p role="status">Counting.</p>}
      {figures !== null && (
        <>
          <FiguresReadings figures={figures} before={before} />
          <div className="desk-figures">
            <FigureCard
              wide
              title="Enquiries by day"
              line={`${(figures.total.received / daysIn(figures)).toFixed(1)} a day. Filled: taken in. Outlined, on top: held. Until ${clockTime(viewer.now.toISOString())}.`}
              chart={
                <DayChart
                  days={figures.tables.day}
                  words={`Enquiries a day from ${shortDay(figures.from)} to ${shortDay(figures.to)}, ${figures.total.received} in all. The table has each day.`}
                />
              }
              table={<LinesTable table="day" lines={figures.tables.day} />}
              onExport={() => void exportTable('day')}
            />
            <FigureCard
              wide
              title="First answer by day"
              line={`Working time. Thick: median. Thin: 90 in 100. Dashed: the target, ${minutesWords(figures.targetMinutes)}. Red dots: over it.`}
              chart={
                <AnswerChart
                  days={figures.tables.day}
                  target={figures.targetMinutes}
                  words={`First answers by day against the target of ${minutesWords(figures.targetMinutes)}. The table has each day.`}
                />
              }
              table={<LinesTable table="day" lines={figures.tables.day} />}
            />
            {figureTables
              .filter((table) => table !== 'day')
              .map((table) => {
                const lines = figures.tables[table];
                return (
                  <FigureCard
                    key={table}
                    title={tableWords[table].title}
                    line={
                      lines.length > barsOf(table)
                        ? `The first ${barsOf(table)} of ${lines.length}`
                        : (tableLines[table] ?? 'All of them')
                    }
                    chart={
                      <BarChart
                        bars={lines.slice(0, barsOf(table)).map(({ name, received }) => ({
                          key: name,
                          words: lineWords(table, name, properties, viewer.people),
                          value: received,
                        }))}
                      />
                    }
                    table={<LinesTable table={table} lines={lines} />}
                    onExport={() => void exportTable(table)}
                  />
                );
              })}
            <FigureCard
              wide
              title="Answers by concierge and hour"
              line="First answers to what came in on these days, by the clock of the house"
              chart={<AnsweringChart lines={figures.answering} />}
              table={<AnsweringTable lines={figures.answering} />}
              onExport={() => void exportTable('answering')}
            />
            <FigureCard
              title="Deliveries"
              line={`${figures.deliveries.reduce((sum, { dead }) => sum + dead, 0)} failed, ${figures.deliveries.reduce((sum, { waiting }) => sum + waiting, 0)} waiting`}
              chart={
                <BarChart
                  bars={figures.deliveries.map(({ channel, noun, delivered }) => ({
                    key: channel,
                    words: noun,
                    value: delivered,
                  }))}
                />
              }
              table={<DeliveriesTable deliveries={figures.deliveries} />}
            />
          </div>
        </>
      )}
    </main>
  );
}

function Reading({
  name,
  value,
  children,
}: {
  readonly name: string;
  readonly value: string;
  readonly children: ReactNode;
}) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {value}
        <small>{children}</small>
      </dd>
    </div>
  );
}

/** The few numbers that stand over all others. */
function FiguresReadings({ figures, before }: { readonly figures: Figures; readonly before: number | null }) {
  const counts = useCounts();
  const { total, held, targetMinutes: target } = figures;
  const { first } = total;
  const share = inTargetShare(first);
  const median = targetWords(first.median, target);
  const slowest = targetWords(first.p90, target);
  const attention = { ...firstPlace, list: 'attention' as const };
  const change = before === null ? null : changeWords(total.received, before, daysIn(figures));
  return (
    <dl className="desk-readings">
      <Reading name="Enquiries" value={total.received.toLocaleString('en-GB')}>
        {change ?? `${first.waiting} not answered yet`}
      </Reading>
      <Reading name="First answer, median" value={minutesWords(first.median)}>
        <span data-tone={median.met ? 'good' : 'late'}>{median.words}</span>
      </Reading>
      <Reading name="First answer, 90 in 100" value={minutesWords(first.p90)}>
        <span data-tone={slowest.met ? 'good' : 'late'}>{slowest.words}</span>
      </Reading>
      <Reading name="Answered in target" value={share === null ? '–' : `${share} %`}>
        {first.late} of {first.inTarget + first.late} late
      </Reading>
      <Reading name="Needs attention now" value={counts.attention.toLocaleString('en-GB')}>
        {counts.attention === 0 ? (
          'nothing late, refused or stopped'
        ) : (
          <PlaceLink className="desk-link" to={attention}>
            See what
          </PlaceLink>
        )}
      </Reading>
      <Reading name="Wrongly held" value={held.released.toLocaleString('en-GB')}>
        of {held.held} held, released later; {held.discarded + held.purged} put away
      </Reading>
    </dl>
  );
}
