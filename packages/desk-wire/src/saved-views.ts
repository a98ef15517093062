import { z } from 'zod';
import { deskFilter, deskLists, deskSorts } from './list.ts';
import { personId } from './people.ts';
import type { Read } from './wire.ts';

/** What a saved view keeps. Words of a search are never kept: they may be somebody's name. */
export const savedViewAct = z.object({
  name: z.string().trim().min(1).max(60),
  shared: z.boolean(),
  list: z.enum(deskLists),
  filter: deskFilter,
  sort: z.enum(deskSorts).optional(),
});

export const savedView = savedViewAct.extend({
  id: z.string(),
  owner: personId,
  place: z.int().min(0),
  count: z.int().min(0),
});

/** `GET /desk/views`; `POST /desk/views` makes one, `POST /desk/views/{id}` changes it, `…/{id}/remove` removes it, `…/{id}/place` moves it. */
export const savedViewsShape = z.object({ views: z.array(savedView) });

/** `POST /desk/views/{id}/place`: before which of one's views it stands, from 0. */
export const viewPlaceShape = z.object({ place: z.int().min(0).max(1000) });

export type SavedViews = Read<z.infer<typeof savedViewsShape>>;
export type SavedView = Read<z.infer<typeof savedView>>;
export type SavedViewAct = Read<z.infer<typeof savedViewAct>>;
