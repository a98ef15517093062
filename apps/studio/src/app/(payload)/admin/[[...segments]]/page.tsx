import config from '@payload-config';
import { generatePageMetadata, RootPage } from '@payloadcms/next/views';
import { inboxTitle } from '../../../../inbox/page-title.ts';
import { studioSettings } from '../../../../settings.ts';
import { importMap } from '../importMap.js';

interface Args {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
}

export async function generateMetadata({ params, searchParams }: Args) {
  const metadata = await generatePageMetadata({ config, params, searchParams });
  const title = inboxTitle((await params).segments, `${studioSettings().brand.shortName} studio`);
  return title === null ? metadata : { ...metadata, title };
}

export default function AdminPage({ params, searchParams }: Args) {
  return RootPage({ config, importMap, params, searchParams });
}
