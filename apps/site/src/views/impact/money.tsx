import type { Download } from '../../content/fields/common.ts';
import type { ImpactPage } from '../../content/impact/impact.ts';
import { amount } from '../../sections/figures/figure-words.ts';
import { Figures } from '../../sections/figures/figures.tsx';
import { FileLink } from '../../sections/file-link/file-link.tsx';
import { Chart } from '../../ui/chart/chart.tsx';
import { FiguresTable } from '../../ui/chart/figures-table.tsx';
import { PartBar } from '../../ui/chart/part-bar.tsx';
import { Facts } from '../../ui/facts/facts.tsx';
import { Band } from '../../ui/wrap/wrap.tsx';
import styles from './impact-view.module.css';
import { partsOf } from './parts-of.ts';

interface MoneyProps {
  readonly page: ImpactPage;
  /** The audited report. */
  readonly downloads: readonly Download[];
}

/** Where the levy goes, figures year by year, and how all of it is counted. */
export function Money({ page, downloads }: MoneyProps) {
  const { levyHeading, levyText, levyShares, figures, facts, method } = page;
  return (
    <Band aria-label="The levy and the figures">
      <div className={styles.charts}>
        {levyShares.length > 0 && (
          <Chart heading={levyHeading || 'Where R 100 goes'} text={levyText} headingLevel={2}>
            <div className={styles.drawing}>
              <PartBar parts={partsOf(levyShares)} />
              <FiguresTable
                caption={levyHeading || 'Where R 100 goes'}
                heads={['For', 'Of R 100']}
                rows={levyShares.map(({ name, amount: share }) => ({ name, figure: `R ${amount(share)}` }))}
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
