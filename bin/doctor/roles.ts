import { runsSite } from '@sundowner/settings/product/roles';
import type { SiteSettings } from '../../apps/site/src/settings.ts';
import { type Finding, good, note } from './finding.ts';

type Asked = Pick<SiteSettings, 'run' | 'contentUrl' | 'internalUrl' | 'studioUrl' | 'mode'>;

/** What this machine runs, what others have to run, and where it asks them. */
export function roleFindings({ run, contentUrl, internalUrl, studioUrl, mode }: Asked): Finding[] {
  const findings = [good('Roles', wordsOf(run))];
  if (runsSite(run) && contentUrl !== null) {
    findings.push(
      mode === 'live' && new URL(contentUrl).origin === new URL(studioUrl).origin
        ? note(
            'Content address',
            `CONTENT_URL is ${contentUrl}, which editors use as well; give the machines an internal address of the studio`,
          )
        : good('Content address', `content is read from ${contentUrl}`),
    );
  }
  if (run.includes('studio') && internalUrl !== null)
    findings.push(good('Internal address', `the studio asks ${internalUrl} for enquiries`));
  return findings;
}

function wordsOf(run: SiteSettings['run']): string {
  const others = (['site', 'studio', 'worker'] as const).filter((role) => !run.includes(role));
  if (others.length === 0) return 'site, studio and worker, a whole product';
  return `${run.join(' and ')}; another machine has to run ${others.join(' and ')}`;
}
