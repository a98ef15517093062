'use client';

import { useEffect } from 'react';
import { placeAddress } from '../address.ts';
import { onPlainClick } from '../parts/plain-click.ts';
import { useDesk } from '../state/desk-context.ts';
import { kindWords, nameWords, tripWords } from '../words/enquiry-words.ts';
import { personWords } from '../words/people-words.ts';
import { momentWords, spanWords } from '../words/waiting.ts';
import { listWords } from '../words/work-words.ts';

/** The list an enquiry was opened from, beside it. */
export function MiniList() {
  const { place, go, list, house } = useDesk();
  const { reference } = place;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another enquiry brings another row into sight
  useEffect(() => {
    document.querySelector('.desk-mini [aria-current=true]')?.scrollIntoView({ block: 'nearest' });
  }, [reference]);
  const back = { ...place, reference: null };
  return (
    <nav className="desk-mini" aria-label={listWords[place.list]}>
      <header>
        <a href={placeAddress(back)} onClick={onPlainClick(() => go(back))}>
          {listWords[place.list]}
        </a>
        <span>{list.counts[place.list].toLocaleString('en-GB')}</span>
        <span aria-hidden="true">
          <kbd>K</kbd> <kbd>J</kbd>
        </span>
      </header>
      <ol>
        {list.rows.map((row) => {
          const to = { ...place, reference: row.reference };
          const ourTurn = row.work.state === 'new' || row.work.state === 'open';
          const late = row.work.attention.includes('late');
          const since = house.now.getTime() - Date.parse(row.work.since);
          const who = personWords(row.work.assignee, house).replace(/^(You|Nobody)$/, (word) =>
            word.toLowerCase(),
          );
          return (
            <li key={row.reference}>
              <a
                href={placeAddress(to)}
                aria-current={row.reference === reference ? 'true' : undefined}
                onClick={onPlainClick(() => go(to))}
              >
                <b dir="auto">{nameWords(row)}</b>
                <em data-tone={late ? 'late' : undefined}>
                  {late ? 'late' : ourTurn ? spanWords(since) : momentWords(row.work.since, house.now)}
                </em>
                <span>{tripWords(row)}</span>
                <span>
                  {kindWords(row.kind)}, {who}
                </span>
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
