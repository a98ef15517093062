import type { Payload } from 'payload';
import type { ReactNode } from 'react';
import { notCompared } from '../facts/said-facts.ts';
import { EntryLink } from '../links/parts/entry-link.tsx';
import { comparedInWords, type Finding } from '../review/findings.ts';
import { reviewContent } from '../review/review.ts';
import { entryKind } from '../schema/collection-config.ts';

/** Rows a group shows before "all", and the most it ever shows: a page must stay a page. */
const rowsOf = { first: 4, most: 60 } as const;

interface GroupProps {
  readonly payload: Payload;
  readonly title: string;
  /** What to do about it. */
  readonly help: string;
  readonly findings: readonly Finding[];
  readonly children?: ReactNode;
}

function Rows({ payload, findings }: Pick<GroupProps, 'payload' | 'findings'>) {
  return (
    <ul className="home-list">
      {[...findings.entries()].map(([at, { collection, id, title, says }]) => (
        <li key={at}>
          <p>
            <EntryLink payload={payload} collection={collection} id={id}>
              {title}
            </EntryLink>
          </p>
          <p className="home-aside">
            {entryKind(payload, collection)} · {says}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** What the checks read, so that nobody takes what they are silent on for right. */
function Compared({ payload }: { readonly payload: Payload }) {
  const left = notCompared.map((slug) => entryKind(payload, slug).toLowerCase());
  return (
    <details className="home-compared">
      <summary>What is compared</summary>
      <ul>
        {comparedInWords.map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
      <p>
        Not compared, since they say what was true on their day or of other houses:{' '}
        {new Intl.ListFormat('en-GB').format(left)}.
      </p>
      <p>Every other sentence has to be read by people: nothing compares it.</p>
    </details>
  );
}

function Group({ payload, title, help, findings, children }: GroupProps) {
  if (findings.length === 0) return null;
  const rest = findings.slice(rowsOf.first, rowsOf.most);
  const beyond = findings.length - rowsOf.most;
  return (
    <div className="home-group">
      <h3>
        {title} <span className="home-count">{findings.length}</span>
      </h3>
      <p className="home-help">{help}</p>
      {children}
      <Rows payload={payload} findings={findings.slice(0, rowsOf.first)} />
      {rest.length > 0 && (
        <details>
          <summary>
            {beyond > 0 ? `The next ${rest.length}` : `All ${findings.length}`}
            <span className="studio-hidden">: {title}</span>
          </summary>
          <Rows payload={payload} findings={rest} />
          {beyond > 0 && <p className="home-more">And {beyond} more, once these are done.</p>}
        </details>
      )}
    </div>
  );
}

const counted = (count: number, one: string, more: string) =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? one : more}`;

/** What is broken in what visitors see, with the entries that put it right. */
export async function Attention({ payload }: { readonly payload: Payload }) {
  const { findings, published, drafts, files } = await reviewContent(payload);
  const { danglingLinks, shownNowhere, missingAlt, oversize, withoutMeta, orphans } = findings;
  const nothing = Object.values(findings).every((group) => group.length === 0);
  return (
    <>
      <p className="home-counts">
        {counted(published, 'published entry', 'published entries')}, {counted(drafts, 'draft', 'drafts')}{' '}
        waiting, {counted(files, 'picture or file', 'pictures and files')}.
      </p>
      {nothing && (
        <div className="home-empty">
          <p>
            Nothing is broken: every link leads somewhere, every entry is shown, every picture says what it
            shows, and nothing that is compared is told differently.
          </p>
          <Compared payload={payload} />
        </div>
      )}
      <Group
        payload={payload}
        title="Rates that are not on sale"
        help="Their amounts are in another currency than prices are kept in (BASE_CURRENCY). Write them in that one and say so in the field “Currency”, or have the setting put back. Levies and other amounts carry no currency of their own: look at those too."
        findings={findings.otherCurrency}
      />
      <Group
        payload={payload}
        title="Offers that save nothing"
        help="They promise guests what everybody has by the rates that are published, or do not say in figures what they save. One whose saving a rate took away is off the site. Change it and publish it, change the rates, or move it to the trash."
        findings={findings.offersSavingNothing}
      />
      <Group
        payload={payload}
        title="Facts that two entries tell differently"
        help="Pages print what each entry says, and only one can be true. Sums go by the rates, the figures and “Levies and fees”, “Where does it fit?” and travel information by “Health” of the property, whether somebody is in the office by “Office hours, day by day”. Put right whichever is wrong. A name that was changed is changed in menus and cards by itself, but in no sentence; a story or a testimonial of an earlier day keeps the names of its day."
        findings={findings.contradictions}
      >
        <Compared payload={payload} />
      </Group>
      <Group
        payload={payload}
        title="Links that lead nowhere"
        help="Visitors do not see these links, or end on a page that is not there."
        findings={danglingLinks}
      />
      <Group
        payload={payload}
        title="Published and shown nowhere"
        help="Visitors meet these on no page. Choose them in an entry that has one, or unpublish them."
        findings={shownNowhere}
      />
      <Group
        payload={payload}
        title="Pictures that do not say what they show"
        help="People who cannot see them, and search engines, know nothing of them."
        findings={missingAlt}
      />
      <Group
        payload={payload}
        title="Pages without words for search engines"
        help="They are found under a general title or description."
        findings={withoutMeta}
      />
      <Group
        payload={payload}
        title="Files that are too large"
        help="Upload a smaller copy; 2400 pixels are enough for every place."
        findings={oversize}
      />
      <Group
        payload={payload}
        title="Pictures nothing uses"
        help="Use them or delete them; they take space in every backup."
        findings={orphans}
      />
    </>
  );
}
