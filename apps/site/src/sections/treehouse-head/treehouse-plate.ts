import type { Treehouse } from '../../content/treehouse/treehouse.ts';

/** The picture a treehouse's page opens with. */
export const treehousePlate = ({ banner, menuPicture }: Pick<Treehouse, 'banner' | 'menuPicture'>) =>
  banner?.picture ?? menuPicture;
