import type {
  Access,
  CollectionBeforeChangeHook,
  CollectionConfig,
  CollectionSlug,
  Endpoint,
  Field,
} from 'payload';
import { writesContent } from '../access/callers.ts';
import { contentAccess } from '../access/rules.ts';
import { ownRowHooks } from '../content-changes/entry-row.ts';
import { changeHooks, inOrder } from '../content-changes/hooks.ts';
import { changedBy, changedByHooks, restoreAsDraft } from '../editing/changed-by.ts';
import { holdingEndpoints, holdingHooks } from '../editing/hold-lock.ts';
import { onlyOneHooks } from '../editing/only-one.ts';
import { completenessEndpoints } from '../entry-status/completeness.ts';
import { connectionsEndpoint } from '../entry-status/connections.ts';
import { entryStatusEndpoints, entryStatusField } from '../entry-status/entry-status.ts';
import { earlierNameHooks } from '../facts/earlier-names.ts';
import { emptyInCopies, importedFrom } from '../fields/copies.ts';
import { linkIndexHooks } from '../links/index-entries.ts';
import { followingHooks } from '../links/moving/move-place.ts';
import { renameHooks } from '../links/rename-hooks.ts';
import { retirementHooks } from '../links/retirement.ts';
import { slugHooks } from '../links/slug-hooks.ts';
import { guardHooks } from '../links/take-down-rules.ts';
import { collectionHooks } from '../places/studio-collection.ts';
import { livePreview } from '../preview/live-preview.ts';
import { scheduleEndpoints, scheduleHooks } from '../schedule/entry-schedule.ts';

/** The headings of the studio's menu: the tasks an editor sits down to. */
type Group =
  | 'Lodges and rooms'
  | 'Rates and offers'
  | 'Safaris and experiences'
  | 'Journeys and Travel Africa'
  | 'Stories'
  | 'Impact'
  | 'People'
  | 'Pages and their words'
  | 'Whole site'
  | 'Enquiry forms and dialogs'
  | 'Pictures, films and files';

interface ContentCollection {
  readonly slug: CollectionSlug;
  /** What one entry and several are called: `['Property', 'Properties']`. */
  readonly labels: readonly [singular: string, plural: string];
  readonly group: Group;
  /** Field an entry is known by in lists. */
  readonly titled: string;
  /** One or two sentences above the list: what these entries are and where visitors meet them. */
  readonly description: string;
  /** Columns the list starts with. */
  readonly columns: readonly string[];
  /** Order the list starts with; a leading hyphen turns it around. */
  readonly sort?: string;
  /** True for the entry there is one of, such as the home page: a second one cannot be made in the studio. */
  readonly single?: boolean;
  /** Whether one must always be published; so it is for what there is one of, unless it says otherwise. */
  readonly neverEmpty?: boolean;
  /** What the studio itself puts into an entry before it is stored. */
  readonly beforeChange?: readonly CollectionBeforeChangeHook[];
  /** What else happens around a change, before the site is told of it. */
  readonly hooks?: NonNullable<CollectionConfig['hooks']>;
  readonly endpoints?: readonly Endpoint[];
  /** Component that stands above the list. */
  readonly aboveList?: string;
  /** Indexes over several fields, for reads of the site that one field's own does not serve. */
  readonly indexes?: CollectionConfig['indexes'];
  readonly fields: Field[];
}

/** How long after the last keystroke a draft saves itself, in milliseconds. */
const autosaveMs = 350;

/** How long an entry stays someone's after their last change, in seconds, before another may edit it unasked. */
const lockSeconds = 300;

/**
 * A collection of entries editors write and the site shows: drafts that save themselves, the last 30
 * versions, publishing at a set time, a trash; closed to everyone but its
 * writers and the site, and every change of what is published is told to the site (CNT-04).
 */
export function contentCollection(content: ContentCollection): CollectionConfig {
  const [singular, plural] = content.labels;
  return {
    slug: content.slug,
    labels: { singular, plural },
    admin: {
      group: content.group,
      useAsTitle: content.titled,
      description: content.description,
      defaultColumns: [...content.columns, '_status', 'updatedAt'],
      hideAPIURL: true,
      livePreview: livePreview(content.slug),
      hidden: ({ user }) => !writesContent(user),
      components: {
        ...(content.aboveList ? { beforeListTable: [content.aboveList] } : {}),
        views: {
          edit: {
            versions: { Component: '/editing/versions/versions-view.tsx#VersionsView' },
            version: { actions: ['/editing/versions/versions-view.tsx#VersionNote'] },
          },
        },
      },
    },
    ...(content.sort ? { defaultSort: content.sort } : {}),
    access: content.single ? { ...contentAccess, create: onlyOne(content.slug) } : contentAccess,
    trash: true,
    lockDocuments: { duration: lockSeconds },
    versions: {
      maxPerDoc: 30,
      drafts: {
        autosave: { interval: autosaveMs, showSaveDraftButton: true },
        schedulePublish: { timeIntervals: 5, timeFormat: 'HH:mm' },
      },
    },
    hooks: inOrder(
      ownRowHooks(content.slug),
      ...(content.single ? [onlyOneHooks(content.slug)] : []),
      { beforeChange: [...(content.beforeChange ?? [])] },
      changedByHooks,
      guardHooks(content.slug),
      ...(hasSlug(content.fields) ? [slugHooks(content.slug, content.titled)] : []),
      content.hooks ?? {},
      followingHooks(content.slug),
      collectionHooks(content.slug),
      renameHooks(content.slug),
      earlierNameHooks(content.slug),
      retirementHooks(content.slug),
      changeHooks(content.slug),
      linkIndexHooks(content.slug),
      scheduleHooks(content.slug),
      holdingHooks(content.slug),
    ),
    custom: {
      single: content.single ?? false,
      neverEmpty: content.neverEmpty ?? content.single ?? false,
    },
    ...(content.indexes ? { indexes: content.indexes } : {}),
    endpoints: [
      ...(content.endpoints ?? []),
      ...scheduleEndpoints(content.slug),
      ...entryStatusEndpoints(content.slug),
      connectionsEndpoint(content.slug),
      ...completenessEndpoints(content.slug),
      restoreAsDraft(content.slug),
      ...holdingEndpoints(content.slug),
    ],
    fields: [entryStatusField, ...content.fields.map(emptyInCopies), importedFrom, changedBy],
  };
}

const hasSlug = (fields: readonly Field[]) =>
  fields.some((field) => 'name' in field && field.name === 'slug');

function onlyOne(slug: CollectionSlug): Access {
  return async ({ req }) =>
    writesContent(req.user) && (await req.payload.count({ collection: slug, req })).totalDocs === 0;
}
