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
export function RetiringWays({ retiring: { from, ways, to, stay }, choose }: RetiringWaysProps) {
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
      <Staying stay={stay} />
    </details>
  );
}

/** What below it stays on the site, each with its form: it is retired there. */
function Staying({ stay }: Pick<Retiring, 'stay'>) {
  if (stay.length === 0) return null;
  return (
    <>
      <p>
        {stay.length === 1 ? 'A villa below it stays' : `${stay.length} villas below it stay`} on the site, in
        the search and in the sitemap. Unpublish {stay.length === 1 ? 'it' : 'each'} as well if{' '}
        {stay.length === 1 ? 'it goes' : 'they go'} too:
      </p>
      <ul>
        {stay.map(({ name, path, href }) => (
          <li key={path}>
            <a href={href}>{name}</a> {path}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Entries the question names; the panel names all. */
const named = 8;

type Guarded = Pick<EntryStatus, 'usedBy' | 'neededBy' | 'indispensable' | 'agreedUntil'>;

interface Agreeing {
  agree(): void;
  takeBack(): void;
}

/** Who would lose something, and the agreement to that: without it nothing is unpublished. */
function Losing({ status, agree, takeBack }: Agreeing & { readonly status: Guarded }) {
  const { usedBy, neededBy, indispensable, agreedUntil } = status;
  const uses = [...neededBy, ...usedBy.map(({ title, kind }) => `${title} (${kind})`)];
  if (indispensable)
    return <p>The site cannot do without it: it is never unpublished while it is the only one.</p>;
  if (uses.length === 0) return <p>Nothing points there.</p>;
  return (
    <>
      <p>
        <strong>
          {uses.length === 1 ? 'One place needs it or points' : `${uses.length} places need it or point`}{' '}
          there
        </strong>
        , and {uses.length === 1 ? 'loses' : 'lose'} it:
      </p>
      <ul>
        {uses.slice(0, named).map((use) => (
          <li key={use}>{use}</li>
        ))}
        {uses.length > named && <li>and {uses.length - named} more</li>}
      </ul>
      <p role="status">
        {agreedUntil === null
          ? 'It can be unpublished once you agree to that.'
          : 'Agreed: it can be unpublished now.'}
      </p>
      <button type="button" onClick={agreedUntil === null ? agree : takeBack}>
        {agreedUntil === null ? 'Let them lose it' : 'Keep it protected'}
      </button>
    </>
  );
}

interface UnpublishQuestionProps extends Agreeing {
  readonly id: number | string;
  readonly status: Guarded & Pick<EntryStatus, 'retiring'>;
}

/**
 * What the question before an entry is unpublished says and asks at once: who loses it, where its visitors will be sent, and what below it
 * stays. Until that can be done, the question cannot be answered with yes (entry-status.css).
 */
export function UnpublishQuestion({ id, status, agree, takeBack }: UnpublishQuestionProps) {
  const slug = `confirm-un-publish-${id}`;
  const place = useQuestion(slug, `[id="${slug}"] .confirmation-modal__content`);
  if (!place) return null;
  const { retiring, usedBy, neededBy, indispensable, agreedUntil } = status;
  const held = indispensable || (usedBy.length + neededBy.length > 0 && agreedUntil === null);
  const way = retiring?.ways.find((each) => each.to === retiring.to);
  return createPortal(
    <div className="delete-question" data-held={held || undefined}>
      <Losing status={status} agree={agree} takeBack={takeBack} />
      {retiring && (
        <>
          <p>
            {way
              ? `Visitors of ${addresses(retiring.from)} are sent to ${way.words}, ${way.to}. That is taken back when it is published again.`
              : `Visitors of ${addresses(retiring.from)} read that there is no such page.`}{' '}
            It can be changed beside the form, under "When it is unpublished".
          </p>
          <Staying stay={retiring.stay} />
        </>
      )}
    </div>,
    place,
  );
}
