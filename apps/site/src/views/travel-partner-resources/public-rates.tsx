import { isLinkable, properties } from '@sundowner/brand';
import { SheetLink } from '../../sections/rates/sheet-link.tsx';
import { ArrowLink } from '../../ui/link/link.tsx';
import { SectionHead } from '../../ui/section-head/section-head.tsx';
import { VisuallyHidden } from '../../ui/text/text.tsx';
import { Band } from '../../ui/wrap/wrap.tsx';
import styles from './partner-resources-view.module.css';

/** The rates everybody sees, as pages and as sheets made from them. */
export function PublicRates() {
  return (
    <Band id="rates" flush aria-labelledby="rates-heading">
      <SectionHead
        id="rates-heading"
        heading="Public rates"
        lead="Each sheet is made from the rates page at the moment you take it, so it is never last year’s."
      />
      <ul className={styles.places}>
        <Place name="All places" href="/rates" />
        {properties.map(({ shortName, root }) => (
          <Place key={root} name={shortName} href={`${root}/rates-and-offers`} />
        ))}
      </ul>
    </Band>
  );
}

function Place({ name, href }: { readonly name: string; readonly href: string }) {
  if (!isLinkable(href)) return null;
  return (
    <li className={styles.place}>
      <h3 className={styles.name}>{name}</h3>
      <ArrowLink href={href}>
        Rates<VisuallyHidden>, {name}</VisuallyHidden>
      </ArrowLink>
      <SheetLink href={`${href}.pdf`}>
        PDF sheet<VisuallyHidden>, {name}</VisuallyHidden>
      </SheetLink>
    </li>
  );
}
