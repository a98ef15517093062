import type { Figures } from '@sundowner/desk-wire/figures';
import type { ReactNode } from 'react';
import { firstPlace } from '../address.ts';
import { PlaceLink } from '../parts/place-link.tsx';
import { useCounts } from '../state/live.ts';
import { changeWords, inTargetShare, minutesWords, targetWords } from './figure-words.ts';
import { daysIn } from './figures-period.tsx';

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
export function FiguresReadings({
  figures,
  before,
}: {
  readonly figures: Figures;
  readonly before: number | null;
}) {
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
