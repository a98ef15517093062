import { currencySign } from '@sundowner/brand/currencies';
import type { Download } from '../../content/fields/common.ts';
import type { ImpactPage } from '../../content/impact/impact.ts';
import { installation } from '../../installation/installation.ts';
import { amount, Figures } from '../../sections/figures/figures.tsx';
import { FileLink } from '../../sections/file-link/file-link.tsx';
import { Chart, FiguresTable, type Part, PartBar } from '../../ui/chart/chart.tsx';
import { Facts } from '../../ui/facts/facts.tsx';
import { Band } from '../../ui/wrap/wrap.tsx';
import styles from './impact-view.module.css';

/** As many as the bar has inks for; a share more and the last of them stands for the rest. */
const most = 4;

/** The shares of a hundred as parts of one bar, the largest first, the smallest together: the table has each of them. */
export function levyParts(shares: ImpactPage['levyShares']): readonly Part[] {
  const ordered = [...shares].sort((a, b) => b.amount - a.amount);
  const rest = ordered.length > most ? ordered.splice(most - 1) : [];
  const parts = ordered.map(({ name, amount: share }) => ({ name, value: share, figure: millions(share) }));
  if (rest.length === 0) return parts;
  const sum = rest.reduce((total, { amount: share }) => total + share, 0);
  return [...parts, { name: together(rest.map(({ name }) => name)), value: sum, figure: millions(sum) }];
}

/** In what prices are kept in. */
const money = (figure: string): string => `${currencySign(installation().baseCurrency)} ${figure}`;
const millions = (share: number): string => money(amount(Math.round(share * 10) / 10));

/** "Water, clinics and running the fund". */
function together(names: readonly string[]): string {
  const [first = '', ...others] = names;
  const lower = others.map((name) => `${name.charAt(0).toLowerCase()}${name.slice(1)}`);
  return new Intl.ListFormat('en-GB').format([first, ...lower]);
}

interface MoneyProps {
  readonly page: ImpactPage;
  /** The audited report. */
  readonly downloads: readonly Download[];
}

/** Where the levy goes, figures year by year, and how all of it is counted. */
export function Money({ page, downloads }: MoneyProps) {
  const { levyText, levyShares, figures, facts, method } = page;
  const heading = page.levyHeading || `Where ${money('100')} goes`;
  return (
    <Band aria-label="The levy and the figures">
      <div className={styles.charts}>
        {levyShares.length > 0 && (
          <Chart heading={heading} text={levyText} headingLevel={2}>
            <div className={styles.drawing}>
              <PartBar parts={levyParts(levyShares)} />
              <FiguresTable
                caption={heading}
                heads={['For', `Of ${money('100')}`]}
                rows={levyShares.map(({ name, amount: share }) => ({ name, figure: money(amount(share)) }))}
              />
            </div>
          </Chart>
        )}
        <Facts facts={facts.map(({ label, value }) => ({ name: label, value }))} />
        <Figures figures={figures} headingLevel={2} />
        {(method || downloads.length > 0) && (
          <div id="how-we-count" className={styles.method}>
            <h2 className={styles.small}>How we count</h2>
            <div>
              <p>{method}</p>
              {downloads.map((file) => (
                <FileLink key={file.href} file={file} text={file.text} />
              ))}
            </div>
          </div>
        )}
      </div>
    </Band>
  );
}
