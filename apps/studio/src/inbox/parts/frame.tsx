import '@fontsource/bona-nova/400.css';
import '@fontsource/bona-nova/400-italic.css';
import '@fontsource-variable/hanken-grotesk/wght.css';
import type { ReactNode } from 'react';
import './inbox-tokens.css';
import './inbox-frame.css';
import { KeysIsland } from './keys.island.tsx';
import { Rail, type RailProps } from './rail.tsx';

export interface FrameProps {
  readonly rail: RailProps;
  /** Which of the two panes a narrow screen shows. `alone`: there is no list. */
  readonly shows: 'list' | 'enquiry' | 'alone';
  /** The page's own address. */
  readonly address: string;
  /** What stands above everything; nothing for people who do not work at the desk. */
  readonly banner?: ReactNode;
  readonly children: ReactNode;
}

/** Rail, list and enquiry side by side; from 833 px down the list and the enquiry are two screens. */
export function Frame({ rail, shows, address, banner, children }: FrameProps) {
  return (
    <>
      {banner}
      <div className="inbox" data-shows={shows}>
        <a className="inbox-skip" href="#inbox-main">
          Skip to {shows === 'list' ? 'the enquiries' : 'the enquiry'}
        </a>
        <Rail {...rail} />
        {children}
        <KeysIsland address={address} />
      </div>
    </>
  );
}
