import type { Banner } from './banner.ts';
import type { Fact, LatitudeLongitude } from './common.ts';
import type { PageMeta } from './page-meta.ts';
import type { Picture } from './picture.ts';
import type { RichText } from './rich-text.ts';

/** The page Impact: one entry with everything it shows (CNT-09). */
export interface ImpactPage {
  readonly banner: Banner | null;
  readonly heading: string;
  readonly lead: string;
  readonly picture: Picture | null;
  readonly pillars: readonly ImpactPillar[];
  readonly initiatives: readonly Initiative[];
  readonly projects: readonly ImpactProjectCard[];
  readonly committeeHeading: string;
  readonly committeeText: string;
  readonly committee: readonly CommitteeMember[];
  readonly levyHeading: string;
  readonly levyText: string;
  /** Of every R 100. */
  readonly levyShares: readonly { readonly name: string; readonly amount: number }[];
  readonly figures: readonly ImpactFigure[];
  readonly facts: readonly Fact[];
  /** How we count. */
  readonly method: string;
}

/** Amounts of one thing, shown as a small chart with their table. */
export interface ImpactFigure {
  readonly title: string;
  readonly text: string;
  /** "litres, a guest, a night". */
  readonly unit: string;
  /** Bars, a line from year to year, or a hundred dots of which the last value fills as many. */
  readonly chart: 'bars' | 'line' | 'hundred';
  readonly values: readonly ImpactValue[];
  readonly target: number | null;
}

export interface ImpactValue {
  /** A year, or what is counted. */
  readonly label: string;
  readonly value: number;
  /** A year that went wrong. */
  readonly bad: boolean;
}

export interface ImpactPillar {
  readonly slug: string;
  readonly name: string;
  readonly heading: string;
  readonly description: RichText;
  readonly picture: Picture | null;
}

export interface Initiative {
  readonly slug: string;
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** Slug of its pillar; `null` when it has none. */
  readonly pillar: string | null;
  readonly picture: Picture | null;
  readonly href: string | null;
}

export interface CommitteeMember {
  readonly slug: string;
  readonly name: string;
  readonly role: string;
  readonly place: string;
  readonly biography: string;
  readonly picture: Picture | null;
}

export interface ImpactProjectCard {
  readonly slug: string;
  readonly href: string;
  readonly name: string;
  readonly title: string;
  readonly tagline: string;
  readonly excerpt: string;
  readonly picture: Picture | null;
  readonly since: string;
  readonly place: string;
  /** Slug of its pillar; `null` when it has none. */
  readonly pillar: string | null;
}

/** A project on its own page. */
export interface ImpactProject extends ImpactProjectCard {
  readonly meta: PageMeta;
  readonly body: RichText;
  readonly facts: readonly Fact[];
  readonly figures: readonly ImpactFigure[];
  readonly visiting: string;
  readonly gallery: readonly Picture[];
  readonly coordinates: LatitudeLongitude | null;
}
