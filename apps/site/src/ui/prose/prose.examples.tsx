import type { Example } from '../example.ts';
import { TextLink } from '../link/link.tsx';
import { Prose } from './prose.tsx';

export const examples: readonly Example[] = [
  {
    name: 'everything an editor can write',
    element: (
      <Prose>
        <p>
          The river is lowest in September. <strong>Bring a warm coat</strong> for the first hour, and{' '}
          <TextLink href="/contact-us">ask us</TextLink> about the rest; <em>nobody minds</em>.
        </p>
        <h2>What we count</h2>
        <ul>
          <li>Elephants, from the air, once a year</li>
          <li>Rain, by hand, every morning at six</li>
        </ul>
        <ol>
          <li>First the fence</li>
          <li>Then the road</li>
        </ol>
        <blockquote>
          <p>One good guide is worth four good cameras.</p>
        </blockquote>
        <p>
          Averylongwordwithoutanyplacetobreakitwhichanaddressinatextmaywellbeandwhichmustnotpushthepageaside.
        </p>
      </Prose>
    ),
  },
];
