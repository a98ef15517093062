import { defaultTheme } from '@sundowner/brand/default-theme';
import { createContext, useContext, useLayoutEffect, useRef } from 'react';
import type { FrameLook } from './dialog-part.ts';

/** How a dialog tells the frame around it what it is; the host gives it. */
export const FrameContext = createContext<(look: FrameLook) => void>(() => undefined);

/** The look of the frame while the calling component is drawn: before the browser paints, so that nothing jumps. */
export function useFrame({ headingId, theme, wide = false, onLeave }: FrameLook): void {
  const wear = useContext(FrameContext);
  // The frame is told only when it looks different: what is called on leaving is another function each time.
  const leave = useRef(onLeave);
  leave.current = onLeave;
  useLayoutEffect(() => {
    wear({
      headingId,
      theme: theme === defaultTheme ? undefined : theme,
      wide,
      onLeave: () => leave.current?.(),
    });
  }, [wear, headingId, theme, wide]);
}
