import type { Picture } from '../../content/fields/picture.ts';
import type { Amenity } from '../../content/room/room.ts';
import type { DialogDescription, DialogOrigin } from '../dialog-description.ts';

/** What a lodge offers (MOD-18). */
export const dialog: DialogDescription = { title: 'Amenities', frame: { closeOnPhone: true } };

export interface AmenitiesDialogContent extends DialogOrigin {
  readonly tag: string;
  readonly name: string;
  readonly picture: Picture | null;
  readonly amenities: readonly Pick<Amenity, 'title' | 'text' | 'category'>[];
}
