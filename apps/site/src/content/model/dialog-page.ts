import type {
  AmenitiesDialogContent,
  BookDialogContent,
  InstagramDialogContent,
  ToursDialogContent,
  WhatToExpectDialogContent,
} from './dialogs.ts';

/** The content of a dialog that is no form, by the dialog's name. */
export type InformationPage =
  | { readonly name: 'book'; readonly content: BookDialogContent }
  | { readonly name: '360-tours'; readonly content: ToursDialogContent }
  | { readonly name: 'what-to-expect'; readonly content: WhatToExpectDialogContent }
  | { readonly name: 'amenities'; readonly content: AmenitiesDialogContent }
  | { readonly name: 'instagram'; readonly content: InstagramDialogContent };
