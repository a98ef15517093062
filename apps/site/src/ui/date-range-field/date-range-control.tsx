import { type Day, isDay } from '@sundowner/calendar/day';
import { exampleDay, readDate } from '@sundowner/calendar/read-date';
import { dayInWords, shortDayInWords } from '@sundowner/calendar/words';
import { type ComponentType, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { useAfterPointer } from '../use-part-later.ts';
import type { CalendarProps } from './calendar.island.tsx';
import {
  type DateRange,
  type DateRangeFieldProps,
  daysOf,
  earliestEnd,
  type Half,
  withPressed,
  withStart,
} from './date-range.ts';
import styles from './date-range-field.module.css';
import { useDismissal } from './use-dismissal.ts';

function unreadable(text: string, today: Day, whyNone: DateRangeFieldProps['whyNone']): string {
  const why = whyNone?.(text);
  const example = exampleDay(today);
  return why
    ? `${why.charAt(0).toUpperCase()}${why.slice(1)}.`
    : `“${text.trim()}” is no date we can read. Try ${dayInWords(example)} or ${example.split('-').reverse().join('/')}.`;
}

function outOfBounds(day: Day, label: string, earliest: Day, latest?: Day): string | null {
  if (day < earliest) return `${label} can be ${dayInWords(earliest)} at the earliest.`;
  return latest && day > latest ? `${label} can be ${dayInWords(latest)} at the latest.` : null;
}

/** The range as it will be once what is being typed is taken; as it is while that cannot be. */
function rangeWith(typed: Typed, days: DateRange, today: Day, latest?: Day): DateRange {
  const { half, text } = typed;
  const read = readDate(text, today, half === 'from' ? 'start' : 'end');
  const earliest = half === 'from' ? today : earliestEnd(days, today);
  if (!read || outOfBounds(read.day, '', earliest, latest) !== null) return days;
  return half === 'from' ? withStart(days, read.day) : { ...days, to: read.day };
}

const enterGrid = (box: HTMLElement | null) =>
  box?.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]')?.focus();

interface Typed {
  readonly half: Half;
  readonly text: string;
}

/** The two halves with scripts: typed text, and the calendar beneath them, which comes with a press or the arrow down. */
export function DateRangeControl(props: DateRangeFieldProps) {
  const { id, names, labels, range, today, latest, error, required = false } = props;
  const { onChange, onPrecision, onBlur, whyNone, short = false, opened, said, one = false } = props;
  const halves: readonly Half[] = one ? ['from'] : ['from', 'to'];
  const box = useRef<HTMLDivElement>(null);
  const calendar = useRef<HTMLDivElement>(null);
  /** A person who opened it by the arrow goes on among its days. */
  const entering = useRef(false);
  const closing = useRef(false);
  const [half, setHalf] = useState<Half | null>(opened ?? null);
  /** What is being typed, until it is read. */
  const [typed, setTyped] = useState<Typed | null>(null);
  const [unread, setUnread] = useState<{ readonly half: Half; readonly why: string } | null>(null);
  const [Calendar, setCalendar] = useState<ComponentType<CalendarProps> | 'failed' | null>(null);
  const afterPointer = useAfterPointer();
  const open = half !== null;
  /** What can be reckoned with; a text nobody could read stands in its half and nowhere else. */
  const days = daysOf(range);
  /** The calendar follows what is typed letter by letter. */
  const seen = typed ? rangeWith(typed, days, today, latest) : days;
  const written = short ? shortDayInWords : dayInWords;

  useEffect(() => {
    if (!open) return;
    let left = false;
    // Without the grid a date can still be typed.
    import('./calendar.island.tsx').then(
      (file) => left || setCalendar(() => file.Calendar),
      () => left || setCalendar('failed'),
    );
    return () => {
      left = true;
    };
  }, [open]);

  useEffect(() => {
    if (!open || !Calendar) return;
    if (entering.current) enterGrid(box.current);
    entering.current = false;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    // Near the foot of a dialog most of its days would lie below the edge.
    afterPointer(() =>
      calendar.current?.scrollIntoView({ behavior: calm ? 'auto' : 'smooth', block: 'nearest' }),
    );
  }, [open, Calendar, afterPointer]);

  const inputId = (which: Half) => (which === 'from' ? id : `${id}-to`);

  /** Closes the calendar, and what was chosen stays. */
  function hide(focus: Half | null) {
    setHalf(null);
    if (focus === null) return;
    // The focus that comes back opens nothing.
    closing.current = true;
    document.getElementById(inputId(focus))?.focus({ preventScroll: true });
    closing.current = false;
  }

  useDismissal(box, open, {
    onEscape: () => {
      if (typed) settle(typed.half, typed.text);
      hide(half);
    },
    // What was typed has been read by then: the press took the focus from it.
    onPress: (focusBack) => hide(focusBack ? half : null),
  });

  /** Takes what was typed into the field, or says why it cannot. */
  function settle(which: Half, text: string) {
    setTyped(null);
    if (text.trim() === '') {
      setUnread(null);
      onChange(which === 'from' ? withStart(range, '') : { ...range, to: '' });
      onPrecision?.('day', which);
      return;
    }
    const read = readDate(text, today, which === 'from' ? 'start' : 'end');
    const earliest = which === 'from' ? today : earliestEnd(days, today);
    const why = read
      ? outOfBounds(read.day, labels[which], earliest, latest)
      : unreadable(text, today, whyNone);
    if (!read || why) {
      // Not while a pointer is down: the line would move what is pressed.
      afterPointer(() => setUnread({ half: which, why: why ?? '' }));
      // It stays where it was typed, and the person who sends the form hears that it is no date that can be taken.
      onChange({ ...range, [which]: read?.day ?? text });
      return;
    }
    setUnread(null);
    onChange(which === 'from' ? withStart(range, read.day) : { ...range, to: read.day });
    onPrecision?.(read.precision, which);
  }

  function pressKey(event: KeyboardEvent, which: Half) {
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      entering.current = !open;
      setHalf(which);
      enterGrid(box.current);
    }
    if (!typed) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      settle(which, typed.text);
    }
    // With the calendar open it is heard before it comes here, and takes what was typed as well.
    if (event.key === 'Escape') settle(which, typed.text);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the box only hears that the focus has left its controls
    <div
      ref={box}
      className={styles.field}
      onBlur={({ relatedTarget }) => {
        if (box.current?.contains(relatedTarget)) return;
        afterPointer(() => !box.current?.contains(document.activeElement) && setHalf(null));
        onBlur?.();
      }}
    >
      <div className={classNames(styles.pair, open && styles.open)}>
        {halves.map((which) => {
          const held = range[which];
          const shown = typed?.half === which ? typed.text : isDay(held) ? written(held) : held;
          return (
            <label
              key={which}
              data-cell={which}
              className={classNames(styles.half, half === which && styles.current)}
            >
              <span className={styles.name}>{labels[which]}</span>
              <input
                className={styles.input}
                id={inputId(which)}
                type="text"
                role="combobox"
                aria-haspopup="dialog"
                aria-expanded={half === which}
                aria-controls={half === which ? `${id}-calendar` : undefined}
                aria-autocomplete="none"
                aria-required={required || undefined}
                aria-invalid={
                  error || unread?.half === which || (range[which] !== '' && !isDay(range[which]))
                    ? true
                    : undefined
                }
                aria-describedby={unread?.half === which ? `${id}-unread` : undefined}
                autoComplete="off"
                placeholder={which === 'from' ? 'e.g. 5 March' : 'e.g. 12 March'}
                value={shown}
                // An open calendar is that of the half which has the focus; focus alone opens none.
                onFocus={() => open && !closing.current && setHalf(which)}
                onClick={() => setHalf(which)}
                onChange={({ target }) => setTyped({ half: which, text: target.value })}
                onBlur={({ relatedTarget }) => {
                  if (typed?.half !== which) return;
                  settle(which, typed.text);
                  // Who typed an arrival and goes on in the calendar chooses the departure there, as after an arrival that was pressed.
                  if (which === 'from' && !one && seen !== days && calendar.current?.contains(relatedTarget))
                    setHalf('to');
                }}
                onKeyDown={(event) => pressKey(event, which)}
              />
              <input type="hidden" name={names[which]} value={range[which]} readOnly />
            </label>
          );
        })}
      </div>
      <p className={styles.unread} id={`${id}-unread`} role="status">
        {!error && unread?.why}
      </p>
      {said && half !== null && half === opened && range[half] === '' && (
        // Heard from the person who opened the calendar; this is for the eye, which is on the dates.
        <p className={styles.said} aria-hidden="true">
          {said}
        </p>
      )}
      {half !== null && Calendar !== 'failed' && (
        <div
          ref={calendar}
          className={styles.popover}
          role="dialog"
          aria-label={one ? 'Choose your date' : 'Choose your dates'}
          id={`${id}-calendar`}
        >
          {Calendar ? (
            <Calendar
              range={seen}
              look={seen[half] || seen.from}
              today={today}
              labels={labels}
              one={one}
              onPress={(day) => {
                const next = withPressed(days, day, half);
                setTyped(null);
                setUnread(null);
                onChange(next.range);
                setHalf(one ? 'from' : next.half);
                onPrecision?.('day', next.pressed);
              }}
              onClear={() => {
                setTyped(null);
                setUnread(null);
                onChange({ from: '', to: '' });
                for (const which of halves) onPrecision?.('day', which);
                setHalf('from');
              }}
              onDone={() => hide(half)}
            />
          ) : (
            <p className={styles.loading}>The calendar is on its way; a date can be typed meanwhile.</p>
          )}
        </div>
      )}
    </div>
  );
}
