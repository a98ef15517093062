import type { Button, Film } from './common.ts';
import type { Picture } from './picture.ts';
import type { RichText } from './rich-text.ts';

/** A safari page as a card that leads to it. */
export interface SafariCard {
  readonly title: string;
  readonly identifier: string;
  readonly href: string | null;
  readonly picture: Picture | null;
}

/** What a safari page tells (CNT-16). */
export interface SafarisSection {
  readonly title: string;
  readonly heading: string;
  readonly content: RichText;
  readonly button: Button | null;
  readonly picture: Picture | null;
  readonly films: readonly Film[];
  readonly activities: readonly {
    readonly title: string;
    readonly text: string;
    readonly duration: string;
    readonly who: string;
    readonly picture: Picture | null;
  }[];
  readonly months: readonly {
    /** "january". */
    readonly month: string;
    readonly season: string;
    readonly text: string;
    /** Degrees Celsius. */
    readonly high: number | null;
    readonly low: number | null;
    /** Millimetres. */
    readonly rain: number | null;
    readonly best: readonly string[];
    readonly often: readonly string[];
    readonly sometimes: readonly string[];
  }[];
}

/** What to look out for at a property, and what guests like best there (CNT-16). */
export interface PropertyFavourites {
  readonly whatToLookOutForTitle: string;
  readonly whatToLookOutForSubtitle: string;
  readonly smallHeading: string;
  readonly bigHeading: string;
  readonly buttons: readonly Button[];
  readonly favourites: readonly {
    readonly title: string;
    readonly subTitle: string;
    readonly description: string;
    readonly href: string | null;
    readonly picture: Picture | null;
  }[];
}
