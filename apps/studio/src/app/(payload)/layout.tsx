import config from '@payload-config';
import '@payloadcms/next/css';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import type { ServerFunctionClient } from 'payload';
import type { ReactNode } from 'react';
import { colourProperties } from '../../admin/colours.ts';
import { functionOrBusy } from '../../connections/busy-answer.ts';
import { schedulePublish } from '../../schedule/server-function.ts';
import { importMap } from './admin/importMap.js';
import '@fontsource/bona-nova/latin-400.css';
import '@fontsource-variable/hanken-grotesk/wght.css';
import './studio.css';
import '../../admin/narrow.css';

const serverFunction: ServerFunctionClient = async (args) => {
  'use server';
  const serverFunctions = { 'schedule-publish': schedulePublish };
  return functionOrBusy(args.name in serverFunctions, async () =>
    handleServerFunctions({ ...args, config, importMap, serverFunctions }),
  );
};

export default function StudioLayout({ children }: { children: ReactNode }) {
  return (
    <RootLayout
      config={config}
      htmlProps={{ style: colourProperties }}
      importMap={importMap}
      serverFunction={serverFunction}
    >
      {children}
    </RootLayout>
  );
}
