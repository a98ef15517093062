import { Breadcrumbs, type Crumb } from '../ui/breadcrumbs/breadcrumbs.tsx';
import { Lead } from '../ui/text/text.tsx';
import { Band, Wrap } from '../ui/wrap/wrap.tsx';

const sections = ['where-it-lies', 'what-it-is', 'how-to-come', 'what-it-costs'];

/** Enough page under the bars to scroll, with a heading, anchors and controls to move between. */
export function FrameBody({ path, crumbs }: { readonly path: string; readonly crumbs: readonly Crumb[] }) {
  return (
    <>
      <Wrap>
        <Breadcrumbs crumbs={crumbs} />
      </Wrap>
      <Band aria-label="Introduction">
        <h1>{path}</h1>
        <Lead>The frame around this address, with nothing of the page itself.</Lead>
        <ul>
          {sections.map((id) => (
            <li key={id}>
              <a href={`#${id}`}>To {id}</a>
            </li>
          ))}
        </ul>
      </Band>
      {sections.map((id, place) => (
        <Band key={id} id={id} ground={place % 2 === 0 ? 'low' : 'tint'} aria-label={id}>
          <h2>{id}</h2>
          <Lead>
            A plain of grass, a river that is there for half of the year, and a road that follows it until it
            does not.
          </Lead>
        </Band>
      ))}
    </>
  );
}
