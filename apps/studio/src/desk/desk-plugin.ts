import type { Config, Plugin } from 'payload';
import { deskEndpoints } from './endpoints/forward.ts';

/**
 * Adds the enquiry desk to the studio: its pages under `/admin/desk`, their link in the navigation, the banner of what is
 * wrong with the pipeline, and the endpoints under `/api/desk` they ask. It adds no collection: enquiries stay in the site's store.
 *
 * Component paths are relative to the import map's base directory, apps/studio/src.
 */
export const desk: Plugin = (config: Config): Config => {
  const components = config.admin?.components;
  const page = { Component: '/desk/frame/desk-page.tsx#DeskPage', exact: true } as const;
  const old = { Component: '/desk/frame/desk-page.tsx#OldAddress', exact: true } as const;
  return {
    ...config,
    endpoints: [...(config.endpoints ?? []), ...deskEndpoints],
    admin: {
      ...config.admin,
      components: {
        ...components,
        header: [...(components?.header ?? []), '/desk/frame/studio-pages.tsx#StudioAlerts'],
        beforeNavLinks: [...(components?.beforeNavLinks ?? []), '/desk/frame/studio-pages.tsx#DeskNavLink'],
        beforeDashboard: [
          ...(components?.beforeDashboard ?? []),
          '/desk/frame/studio-pages.tsx#ConciergeStart',
        ],
        views: {
          ...components?.views,
          desk: { ...page, path: '/desk', meta: { title: 'Enquiry desk' } },
          enquiry: { ...page, path: '/desk/:reference', meta: { title: 'Enquiry' } },
          inbox: { ...old, path: '/inbox' },
          inboxEnquiry: { ...old, path: '/inbox/:reference' },
        },
      },
    },
  };
};
