import type { CollectionConfig, Config, Field, Plugin } from 'payload';

/** Names of the picture an entry is recognised by, the best first. */
const pictures = [
  'image',
  'cardImage',
  'picture',
  'portrait',
  'mainImage',
  'experienceImage',
  'imageMain',
  'heroPicture',
  'backgroundImage',
  'cover',
  'dropDownImage',
  'dropdownThumbnail',
];

/** Names of short texts people remember an entry by, searched beside its title. */
const searchedFields = [
  'slug',
  'name',
  'shortName',
  'title',
  'line',
  'standfirst',
  'tagline',
  'subTitle',
  'category',
  'contentfulTag',
  'pageKey',
  'heroBannerFor',
  'caption',
  'credit',
  'role',
  'place',
  'code',
  'from',
  'to',
  'note',
  'alt',
  'filename',
];

/** The fields of an entry itself, wherever they stand on its page; not those of groups and rows of lists. */
function topFields(fields: readonly Field[]): Field[] {
  return fields.flatMap((field): Field[] => {
    if (field.type === 'tabs')
      return field.tabs.flatMap((tab) => ('name' in tab ? [] : topFields(tab.fields)));
    if (field.type === 'row' || field.type === 'collapsible') return topFields(field.fields);
    return [field];
  });
}

/** The fields a list is searched in: its title first, then every short text people remember an entry by. */
export function searchable({ admin, fields, upload }: CollectionConfig): string[] {
  const texts = topFields(fields)
    .filter((field) => (field.type === 'text' && !field.hasMany) || field.type === 'textarea')
    .map((field) => ('name' in field ? field.name : ''));
  const known = upload ? [...texts, 'filename'] : texts;
  const titled = admin?.useAsTitle;
  const found = [...(titled ? [titled] : []), ...searchedFields].filter((name) => known.includes(name));
  return [...new Set(found)];
}

/** The columns a list starts with; an entry's picture stands beside its title. */
export function withPicture({ admin, fields, upload }: CollectionConfig): string[] | undefined {
  const columns = admin?.defaultColumns;
  if (!columns || upload) return columns;
  const uploads = topFields(fields).filter((field) => field.type === 'upload' && !field.hasMany);
  const picture = pictures.find((name) => uploads.some((field) => 'name' in field && field.name === name));
  const [first, ...rest] = columns;
  return picture && first && !columns.includes(picture) ? [first, picture, ...rest] : columns;
}

function withColumns(collection: CollectionConfig): CollectionConfig {
  const columns = withPicture(collection);
  const search = searchable(collection);
  return {
    ...collection,
    admin: {
      ...collection.admin,
      ...(columns ? { defaultColumns: columns } : {}),
      ...(search.length > 0 ? { listSearchableFields: search } : {}),
      pagination: { defaultLimit: 25, limits: [25, 50, 100] },
    },
  };
}

/** Columns and search of every list: pictures beside titles, a search that knows more than the title, pages of 25. */
export const listColumns: Plugin = (config: Config): Config => ({
  ...config,
  collections: (config.collections ?? []).map((collection) =>
    collection.auth || collection.admin?.hidden === true ? collection : withColumns(collection),
  ),
});
