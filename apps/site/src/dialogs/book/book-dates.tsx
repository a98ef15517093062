import { mostAdults, mostChildren } from '@sundowner/brand/party';
import { houseToday } from '../../installation/installation.ts';
import { askedQuery } from '../../links/asked.ts';
import { DateRangeField } from '../../ui/date-range-field/date-range-field.tsx';
import { TextLink } from '../../ui/link/link.tsx';
import { GuestsSelect } from '../../ui/party/guests.tsx';
import { isWhole, knownAges, type Stay } from '../../ui/party/stay.ts';
import styles from './book-dates.module.css';

interface BookDatesProps {
  readonly from: string;
  readonly stay: Stay;
  readonly onChange: (stay: Stay) => void;
}

/** Dates and guests over the places that can be booked: they go with whichever is chosen. */
export function BookDates({ from, stay, onChange }: BookDatesProps) {
  const { arrival, departure, adults, children } = stay;
  const asked = isWhole(stay) ? { ...stay, ages: knownAges(stay) } : {};
  return (
    <div className={styles.dates}>
      <DateRangeField
        id="book-dates"
        label="Dates"
        names={{ from: 'dateStart', to: 'dateEnd' }}
        labels={{ from: 'Arrival', to: 'Departure' }}
        range={{ from: arrival, to: departure }}
        today={houseToday(Date.now())}
        onChange={(range) => onChange({ ...stay, arrival: range.from, departure: range.to })}
      />
      <div className={styles.guests}>
        <GuestsSelect
          name="adults"
          label="Adults"
          from={1}
          to={mostAdults}
          chosen={adults}
          onChange={(number) => onChange({ ...stay, adults: number })}
        />
        <GuestsSelect
          name="children"
          label="Children"
          from={0}
          to={mostChildren}
          chosen={children}
          onChange={(number) => onChange({ ...stay, children: number, ages: stay.ages.slice(0, number) })}
        />
      </div>
      {isWhole(stay) && (
        <TextLink
          href={`/enquire/email?from=${encodeURIComponent(from).replaceAll('%2F', '/')}${askedQuery(asked)}`}
          data-dialog="email"
        >
          Enquire with these dates
        </TextLink>
      )}
    </div>
  );
}
