import type { Config, Plugin } from 'payload';

/**
 * The menu and the start page's list by task, with counts, instead of Payload's: each collection's group becomes `custom.task`, and
 * Payload, told that it has none, draws no list of its own. Everything else of its navigation stays.
 */
export const taskMenu: Plugin = (config: Config): Config => {
  const components = config.admin?.components;
  return {
    ...config,
    collections: (config.collections ?? []).map((collection) =>
      collection.admin?.hidden === true
        ? collection
        : {
            ...collection,
            custom: { ...collection.custom, task: collection.admin?.group },
            admin: { ...collection.admin, group: false },
          },
    ),
    admin: {
      ...config.admin,
      components: {
        ...components,
        beforeNavLinks: [...(components?.beforeNavLinks ?? []), '/admin/menu/menu.tsx#TaskMenu'],
      },
      dashboard: {
        widgets: [
          {
            slug: 'by-task',
            Component: '/admin/menu/menu.tsx#ByTask',
            minWidth: 'full',
            maxWidth: 'full',
          },
        ],
        defaultLayout: [{ widgetSlug: 'by-task', width: 'full' }],
      },
    },
  };
};
