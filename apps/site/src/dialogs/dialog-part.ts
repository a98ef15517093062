import type { Theme } from '@sundowner/brand';
import type { ComponentType } from 'react';
import type { FormOnPage } from './form/form-on-page.tsx';

/** What a dialog was opened with, and how far fetching what it shows has come. */
export interface DialogPartProps<Content> {
  /** What it is called until its content is here. */
  readonly title: string;
  readonly open: boolean;
  readonly content: Content | 'loading' | 'failed';
  /** Page the dialog was opened on. */
  readonly from: string;
  /** The query of the link it was opened with: what a form is to be filled in with. */
  readonly query: string;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** What a dialog says about the frame it stands in. */
export interface FrameLook {
  /** Id of the heading that names the dialog. */
  readonly headingId: string;
  readonly theme?: Theme | undefined;
  readonly wide?: boolean;
  /** Called when the dialog is about to close, by whatever way. */
  readonly onLeave?: (() => void) | undefined;
}

/** What a dialog shows, over a page and on a page of its own alike: `View` of `<name>/<name>-view.tsx`. */
export interface DialogViewProps<Content> {
  /** What it is called, where no editor wrote other words. */
  readonly title: string;
  readonly headingId: string;
  readonly headingLevel: 1 | 2;
  readonly content: Content;
}

/** The same on a page of its own. */
export interface DialogPageProps<Content> extends DialogViewProps<Content> {
  readonly form: FormOnPage;
}

/** One dialog in its own script; `content` is what `/dialogs/{name}.json` answers for it, and nothing else reads it. */
export interface DialogModule {
  /** Whatever its content is: the host hands on what the dialog's own address answered. */
  readonly Part: ComponentType<DialogPartProps<never>>;
}
