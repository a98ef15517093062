import { Button } from '../../ui/button/button.tsx';
import { loadedPart } from '../loaded-part.island.tsx';
import { View } from './instagram-view.tsx';

/** Before leaving for Instagram, over the page (MOD-18). */
export const Part = loadedPart(View, {
  headingId: 'instagram-heading',
  more: ({ onClose }) => ({
    stay: (words: string) => (
      <Button tone="ghost" onClick={onClose}>
        {words}
      </Button>
    ),
  }),
});
