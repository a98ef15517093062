import { useId } from 'react';
import { createPortal } from 'react-dom';
import { useQuestion } from '../links/parts/delete-question.tsx';
import type { EntryStatus, Retiring } from './entry-status.ts';

/** "/the-delta and everything below it". */
function addresses(from: Retiring['from']): string {
  const named = from.filter((each) => !each.endsWith('/*'));
  return named.length < from.length ? `${named.join(', ')} and everything below it` : named.join(' or ');
}

interface RetiringWaysProps {
  readonly retiring: Retiring;
  choose(to: string | null): void;
}

/** Where visitors are sent when the entry is unpublished; the redirect is made with that and goes with the next publishing. */
export function RetiringWays({ retiring: { from, ways, to }, choose }: RetiringWaysProps) {
  const name = useId();
  const options = [...ways, { to: null, words: 'nobody is sent on: they read that there is no such page' }];
  return (
    <details>
      <summary>When it is unpublished</summary>
      <fieldset className="retiring-ways">
        <legend>Visitors of {addresses(from)} are sent to</legend>
        {options.map((way) => (
          <label key={way.to ?? ''}>
            <input type="radio" name={name} checked={way.to === to} onChange={() => choose(way.to)} />
            <span>
              {way.words}
              {way.to !== null && <small>{way.to}</small>}
            </span>
          </label>
        ))}
      </fieldset>
      <p>The redirect is made as it goes off the site, and taken back when it is published again.</p>
    </details>
  );
}

interface UnpublishQuestionProps {
  readonly id: number | string;
  readonly status: Pick<EntryStatus, 'usedBy' | 'neededBy'>;
  readonly retiring: Retiring;
}

/** What the question before an entry is unpublished says at once: what points there, and where its visitors will be sent. */
export function UnpublishQuestion({ id, status, retiring: { from, ways, to } }: UnpublishQuestionProps) {
  const slug = `confirm-un-publish-${id}`;
  const place = useQuestion(slug, `[id="${slug}"] .confirmation-modal__content`);
  if (!place) return null;
  const uses = status.usedBy.length + status.neededBy.length;
  const way = ways.find((each) => each.to === to);
  return createPortal(
    <div className="delete-question">
      <p>
        {uses === 0
          ? 'Nothing points there.'
          : `${uses === 1 ? 'One place points' : `${uses} places point`} there; they are named beside the form, under "Where it is used".`}
      </p>
      <p>
        {way
          ? `Visitors of ${addresses(from)} are sent to ${way.words}, ${way.to}. That is taken back when it is published again.`
          : `Visitors of ${addresses(from)} read that there is no such page.`}{' '}
        It can be changed beside the form, under "When it is unpublished".
      </p>
    </div>,
    place,
  );
}
