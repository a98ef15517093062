import type { Theme } from '@sundowner/brand';
import type { ComponentType } from 'react';
import { Button } from '../ui/button/button.tsx';
import type { DialogPartProps, DialogViewProps } from './dialog-part.ts';
import { useFrame } from './use-frame.island.ts';
import { Waiting } from './waiting/waiting.tsx';

interface Loaded<Content, More> {
  /** Of the dialog, or of its content: several may stand drawn on one page. */
  readonly headingId: string | ((content: Content | null) => string);
  readonly wide?: boolean;
  /** What the view needs besides, over a page. */
  readonly more?: (props: DialogPartProps<Content>) => More;
}

/** The script of a dialog that is nothing without its content: a spinner until it comes, a neutral retry when it does not (MOD-05). */
export function loadedPart<Content extends { readonly theme: Theme }, More = object>(
  View: ComponentType<DialogViewProps<Content> & More>,
  { headingId: id, wide = false, more }: Loaded<Content, More>,
) {
  return function Part(props: DialogPartProps<Content>) {
    const { title, content } = props;
    const loaded = typeof content === 'string' ? null : content;
    const headingId = typeof id === 'string' ? id : id(loaded);
    useFrame({ headingId, theme: loaded?.theme, wide });
    if (!loaded) {
      return (
        <Waiting headingId={headingId} heading={title}>
          {content === 'failed' ? <Button onClick={props.onRetry}>Try again</Button> : null}
        </Waiting>
      );
    }
    const given = { title, headingId, headingLevel: 2, content: loaded, ...more?.(props) };
    return <View {...(given as DialogViewProps<Content> & More)} />;
  };
}
