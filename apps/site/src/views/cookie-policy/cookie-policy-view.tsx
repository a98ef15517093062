import type { PlainPage } from '../../content/page/plain-page.ts';
import type { Crumb } from '../../ui/breadcrumbs/breadcrumbs.tsx';
import { TermsView } from '../terms/terms-view.tsx';
import { keptInBrowser, type Measuring } from './kept-in-browser.ts';
import { KeptTable } from './kept-table.tsx';

interface CookiePolicyViewProps {
  readonly page: PlainPage;
  readonly path: string;
  readonly crumbs: readonly Crumb[];
  readonly measuring: Measuring;
}

/** What this installation really keeps in a browser, from the one list of it, and the editors' words about it. */
export function CookiePolicyView({ measuring, ...rest }: CookiePolicyViewProps) {
  return (
    <TermsView
      {...rest}
      first={[
        {
          heading: 'What this site keeps in your browser',
          content: <KeptTable kept={keptInBrowser(measuring)} />,
        },
      ]}
    />
  );
}
