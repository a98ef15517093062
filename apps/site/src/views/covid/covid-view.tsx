import { Neighbours } from '../../sections/neighbours/neighbours.tsx';
import { PageHead } from '../../sections/page-head/page-head.tsx';
import { PropertyNav } from '../../sections/property-nav/property-nav.tsx';
import { RichText } from '../../sections/rich-text/rich-text.tsx';
import { ArrowLink } from '../../ui/link/link.tsx';
import { Label } from '../../ui/text/text.tsx';
import { Band } from '../../ui/wrap/wrap.tsx';
import styles from './covid-view.module.css';
import type { CovidPage } from './read-covid-page.ts';

/** What is done at a property against an infection, and for those it keeps at home (RT-18). */
export function CovidView({ name, property, root, path, sections, places }: CovidPage) {
  return (
    <>
      <PropertyNav
        path={path}
        crumbs={[
          { name: property, href: root },
          { name: name, href: null },
        ]}
      />
      <PageHead
        heading={`${name} at ${property}`}
        lead="What we do for guests and for the people who look after them."
      />
      {sections.map(({ smallHeader, bigHeader, text, pdf }) => (
        <Band key={bigHeader} flush>
          <div className={styles.split}>
            <div>
              {smallHeader && <Label>{smallHeader}</Label>}
              {bigHeader && <h2 className={styles.heading}>{bigHeader}</h2>}
            </div>
            <div className={styles.words}>
              <RichText body={text} firstLevel={3} />
              {pdf && (
                <ArrowLink href={pdf.href} download>
                  To keep, as a PDF
                </ArrowLink>
              )}
            </div>
          </div>
        </Band>
      ))}
      <Neighbours
        heading={`Where to stay at ${property}`}
        places={places}
        previous={{ name: property, href: root }}
        next={{ name: 'Rates and offers', href: `${root}/rates-and-offers` }}
      />
    </>
  );
}
