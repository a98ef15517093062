import type { Banner } from './banner.ts';
import type { Button, File, Film, Point } from './common.ts';
import type { OpeningWords } from './page-intro.ts';
import type { Picture } from './picture.ts';
import type { RichText } from './rich-text.ts';

/** Something there is to do (CNT-15). */
export interface Experience {
  readonly slug: string;
  readonly title: string;
  /** Its name in menus. */
  readonly navigationText: string;
  readonly subTitle: string;
  readonly description: string;
  readonly href: string | null;
  readonly picture: Picture | null;
  readonly films: readonly Film[];
  readonly gallery: readonly Picture[];
  readonly availableAt: string;
  readonly properties: readonly string[];
  /** In words: "Included". */
  readonly cost: string;
  /** Whole rand; `null` when it is included. */
  readonly price: number | null;
  readonly duration: string;
  readonly ages: string;
  readonly season: string;
  /** Identifier of its kind: "foodwine"; empty when it has none. */
  readonly category: string;
  /** Last part of the address of its dialog (MOD-15); `null` when there is none. */
  readonly whatToExpect: string | null;
  readonly buttons: readonly ExperienceButton[];
}

/** One of an experience's three buttons: it leads somewhere or gives a file, or both. */
export interface ExperienceButton {
  readonly text: string;
  readonly href: string | null;
  readonly file: File | null;
}

/** A kind of experience with its page (CNT-15). */
export interface ExperienceCategoryPage {
  readonly title: string;
  readonly identifier: string;
  readonly subtitle: string;
  readonly line: string;
  readonly href: string | null;
  readonly picture: Picture | null;
  readonly banner: Banner | null;
  readonly description: RichText;
  readonly experiences: readonly Experience[];
  /** How many more it lists that are not published. */
  readonly resting: number;
  readonly carousel: readonly Point[];
  /** Three at most. */
  readonly familyFavourites: readonly Experience[];
  readonly testimonials: readonly Testimonial[];
  readonly factSheet: File | null;
}

export interface Testimonial {
  readonly title: string;
  readonly text: string;
  readonly postedBy: string;
  /** yyyy-mm-dd; `null` when the editor gave none. */
  readonly date: string | null;
}

/** A section of a page that shows a choice of experiences, or words of its own (RT-18, CNT-15). */
export interface ExperiencesSection {
  readonly smallHeader: string;
  readonly bigHeader: string;
  readonly text: RichText;
  readonly experiences: readonly Experience[];
  readonly pdf: File | null;
}

/** The experiences page of a property (CNT-15). */
export interface PropertyExperiences {
  readonly opening: OpeningWords | null;
  readonly categories: readonly PropertyExperienceCategory[];
  readonly button: Button | null;
  readonly factSheet: File | null;
  readonly testimonials: readonly Testimonial[];
}

export interface PropertyExperienceCategory {
  readonly title: string;
  readonly subtitle: string;
  readonly description: string;
  readonly href: string | null;
  readonly picture: Picture | null;
  /** Identifier of the kind: "foodwine"; empty when none is chosen. */
  readonly category: string;
  readonly experiences: readonly Experience[];
  /** How many more it lists that are not published. */
  readonly resting: number;
}
