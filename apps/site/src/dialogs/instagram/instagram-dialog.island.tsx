import { Button } from '../../ui/button/button.tsx';
import type { DialogPartProps } from '../dialog-part.ts';
import { LoadedPart } from '../loaded-part.island.tsx';
import type { InstagramDialogContent } from './instagram-dialog.ts';
import { View } from './instagram-view.tsx';

const headingId = 'instagram-heading';

/** Before leaving for Instagram, over the page (MOD-18). */
export function Part(props: DialogPartProps<InstagramDialogContent>) {
  return (
    <LoadedPart
      {...props}
      headingId={headingId}
      draw={(content) => (
        <View
          title={props.title}
          headingId={headingId}
          headingLevel={2}
          content={content}
          stay={(words) => (
            <Button tone="ghost" onClick={props.onClose}>
              {words}
            </Button>
          )}
        />
      )}
    />
  );
}
