import { defaultTheme } from '@sundowner/brand/default-theme';
import { useEffect, useState } from 'react';
import { dialogLink } from '../../links/dialog-link.ts';
import { OutwardIcon } from '../../ui/icons/icons.tsx';
import { TextLink } from '../../ui/link/link.tsx';
import { availabilityHref, noStay, type Stay } from '../../ui/party/stay.ts';
import { keepStay, keptStay } from '../../ui/party/stay-kept.client.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { Label, Lead, VisuallyHidden } from '../../ui/text/text.tsx';
import { useEnhanced } from '../../ui/use-enhanced.ts';
import type { DialogViewProps } from '../dialog-part.ts';
import { BookDates } from './book-dates.tsx';
import type { BookCard, BookDialogContent, BookRegion } from './book-reader.ts';
import styles from './book-view.module.css';

const sizes = '(min-width: 1121px) 260px, (min-width: 769px) 30vw, 128px';

/** Bookings & Availability (MOD-07): the places that can be booked, each leading to its availability in a new tab. */
export function View({ title, headingId, headingLevel, content }: DialogViewProps<BookDialogContent>) {
  const Heading = `h${headingLevel}` as const;
  const { words, regions, more, from } = content;
  const [stay, setStay] = useState<Stay>(noStay);
  // On a page of its own no script hears them: fields that change nothing are left out there.
  const heard = useEnhanced();
  // What was chosen on any page of this session is not asked again.
  useEffect(() => setStay((now) => keptStay() ?? now), []);
  function choose(chosen: Stay) {
    setStay(chosen);
    keepStay(chosen);
  }
  return (
    <div className={styles.scroll}>
      <div className={styles.top}>
        <Label>{words?.subHeading || 'Bookings & Availability'}</Label>
        <Heading id={headingId} className={styles.heading} tabIndex={-1}>
          {words?.heading || title}
        </Heading>
        <Lead className={styles.lead}>
          {words?.text ||
            'Choose a hotel or lodge to see which nights are available. If yours are taken, do try one of the others: neighbours are often only minutes apart.'}
        </Lead>
        {heard && regions.length > 0 && <BookDates from={from} stay={stay} onChange={choose} />}
      </div>
      {regions.map((region) => (
        <Region key={region.key} region={region} level={headingLevel} from={from} stay={stay} />
      ))}
      {regions.length === 0 && (
        <p className={styles.foot}>
          None of our lodges can be booked here just now.{' '}
          <TextLink {...dialogLink('telephone', from)}>Have us call you</TextLink> and we will look for nights
          together.
        </p>
      )}
      {more && (
        <p className={styles.foot}>
          Nothing available? <TextLink {...dialogLink('book', '/')}>See all our lodges and hotels</TextLink>
        </p>
      )}
      {words?.note && <p className={styles.foot}>{words.note}</p>}
    </div>
  );
}

interface RegionProps {
  readonly stay: Stay;
  readonly region: BookRegion;
  readonly level: 1 | 2;
  readonly from: string;
}

function Region({ region, level, from, stay }: RegionProps) {
  const Heading = `h${level + 1}` as 'h2' | 'h3';
  const id = `book-${region.key}`;
  return (
    <section
      className={styles.region}
      data-theme={region.theme === defaultTheme ? undefined : region.theme}
      aria-labelledby={id}
    >
      <header className={styles.regionHead}>
        {region.area && <Label>{region.area}</Label>}
        <Heading id={id} className={styles.regionName}>
          {region.name}
        </Heading>
      </header>
      <ul className={styles.cards}>
        {region.cards.map((card) => (
          <Card key={card.tag} card={card} level={level} from={from} stay={stay} />
        ))}
      </ul>
    </section>
  );
}

function Card({
  card,
  level,
  from,
  stay,
}: {
  readonly stay: Stay;
  readonly card: BookCard;
  readonly level: 1 | 2;
  readonly from: string;
}) {
  const Heading = `h${level + 2}` as 'h3' | 'h4';
  const { name, line, picture, href, availabilityQuery, amenities, tag } = card;
  return (
    <li className={styles.card}>
      <div className={styles.plate}>{picture && <Picture picture={picture} alt="" sizes={sizes} />}</div>
      <div className={styles.words}>
        <Heading className={styles.name}>{name}</Heading>
        {line && <p className={styles.line}>{line}</p>}
        <a
          className={styles.check}
          href={availabilityHref(href, availabilityQuery, stay) ?? href}
          target="_blank"
          rel="noopener"
        >
          Check availability
          <VisuallyHidden> at {name} (opens in a new tab)</VisuallyHidden>
          <OutwardIcon className={styles.icon} />
        </a>
        {amenities && (
          <a
            className={styles.there}
            {...dialogLink(`amenities/${tag}`, from)}
            data-dialog-content={JSON.stringify(amenities)}
          >
            Facilities and services<VisuallyHidden> at {name}</VisuallyHidden>
          </a>
        )}
      </div>
    </li>
  );
}
