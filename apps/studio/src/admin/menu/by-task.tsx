import Link from 'next/link';
import type { WidgetServerProps } from 'payload';
import { writesContent } from '../../access/callers.ts';
import { knownContent } from '../../review/review.ts';
import { tasksOf } from './tasks.ts';
import './menu.css';

/** How old the counts of the start page may be, in milliseconds: what stands above them has just been read. */
const freshForMs = 5000;

/** Everything in the studio by task, on the start page. */
export async function ByTask({ req: { payload, user } }: WidgetServerProps) {
  if (!writesContent(user)) return null;
  const tasks = tasksOf(payload, user, await knownContent(payload, freshForMs));
  return (
    <section className="by-task" aria-labelledby="by-task">
      <h2 id="by-task">Everything in the studio</h2>
      <div>
        {tasks.map(({ label, links }) => (
          <section key={label} aria-label={label}>
            <h3>{label}</h3>
            <ul>
              {links.map(({ slug, label: words, href, count }) => (
                <li key={slug}>
                  <Link href={href} prefetch={false}>
                    {words}
                  </Link>
                  {count !== null && <span className="task-count">{count.toLocaleString('en-GB')}</span>}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}
