import type { Picture } from './picture.ts';

/** Rich text limited to what the site renders; anything else keeps its text (CNT-03). */
export type RichText = readonly Block[];

export type Block =
  | { readonly type: 'paragraph'; readonly children: readonly Inline[] }
  | { readonly type: 'heading'; readonly level: 2 | 3 | 4; readonly children: readonly Inline[] }
  | { readonly type: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Inline[])[] }
  | { readonly type: 'quote'; readonly children: readonly Inline[] }
  | { readonly type: 'picture'; readonly picture: Picture };

export type Inline =
  | { readonly type: 'text'; readonly text: string; readonly italic?: boolean; readonly bold?: boolean }
  | { readonly type: 'break' }
  | {
      readonly type: 'link';
      readonly href: string;
      readonly newTab: boolean;
      readonly children: readonly Inline[];
    };
