import type { ReactNode } from 'react';
import { EnquireBand } from '../../sections/enquire-band/enquire-band.tsx';
import { stepsInRing } from '../../sections/neighbours/around.ts';
import { type Neighbour, Neighbours } from '../../sections/neighbours/neighbours.tsx';
import { PlaceHead } from '../../sections/place-head/place-head.tsx';
import type { PlaceHeadWords } from '../../sections/place-head/place-head-of.ts';
import { PropertyNav } from '../../sections/property-nav/property-nav.tsx';
import type { Crumb } from '../../ui/breadcrumbs/breadcrumbs.tsx';

interface PageBelowProps {
  readonly path: string;
  readonly crumbs: readonly Crumb[];
  readonly head: PlaceHeadWords;
  /** What a guest asks about from here. */
  readonly about: string;
  readonly enquire: { readonly heading: string; readonly lead: string };
  /** All pages of its kind in their order, itself among them. */
  readonly others: { readonly heading: string; readonly pages: readonly Neighbour[] };
  /** What it says itself, between the head and the way to ask. */
  readonly children: ReactNode;
}

/** A page below Travel Africa, of a country or a kind of traveller: a specialist is asked, and the others of its kind come last (CNT-14). */
export function PageBelow(props: PageBelowProps) {
  const { path, crumbs, head, about, enquire, others, children } = props;
  const asked = { about };
  return (
    <>
      <PlaceHead head={head} path={path} form="travel-africa" asked={asked} book={false} beside />
      <PropertyNav path={path} crumbs={crumbs} />
      {children}
      <EnquireBand
        {...enquire}
        path={path}
        picture={null}
        form="travel-africa"
        asked={asked}
        tours={false}
        book={false}
      />
      <Neighbours
        heading={others.heading}
        places={others.pages.filter(({ href }) => href !== path)}
        {...stepsInRing(others.pages, path)}
      />
    </>
  );
}
