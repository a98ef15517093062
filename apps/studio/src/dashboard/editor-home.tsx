import type { Payload, PayloadRequest } from 'payload';
import { Suspense } from 'react';
import { writesContent } from '../access/callers.ts';
import { Attention } from './attention.tsx';
import './editor-home.css';
import { Lately } from './lately.tsx';
import { Scheduled } from './scheduled-list.tsx';

interface EditorHomeProps {
  readonly payload: Payload;
  readonly user?: PayloadRequest['user'];
}

const waiting = (words: string) => (
  <p className="home-waiting" role="status">
    {words}
  </p>
);

/** The start page of people who write content: what changed, what will happen by itself, what is to be put right. */
export function EditorHome({ payload, user }: EditorHomeProps) {
  if (!writesContent(user)) return null;
  return (
    <div className="home">
      <section className="home-part home-attention" aria-labelledby="home-attention">
        <h2 id="home-attention">To put right</h2>
        <Suspense fallback={waiting('Looking through the entries…')}>
          <Attention payload={payload} />
        </Suspense>
      </section>
      <section className="home-part" aria-labelledby="home-lately">
        <h2 id="home-lately">Changed lately</h2>
        <Suspense fallback={waiting('Reading what changed…')}>
          <Lately payload={payload} />
        </Suspense>
      </section>
      <section className="home-part" aria-labelledby="home-scheduled">
        <h2 id="home-scheduled">Scheduled</h2>
        <Suspense fallback={waiting('Reading what is scheduled…')}>
          <Scheduled payload={payload} />
        </Suspense>
      </section>
    </div>
  );
}
