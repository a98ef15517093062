import config from '@payload-config';
import { generatePageMetadata, RootPage } from '@payloadcms/next/views';
import { redirect } from 'next/navigation.js';
import { getPayload } from 'payload';
import { deskTitle } from '../../../../desk/frame/page-titles.ts';
import { insteadOfNew } from '../../../../editing/only-one.ts';
import { studioSettings } from '../../../../settings.ts';
import { importMap } from '../importMap.js';

interface Args {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
}

export async function generateMetadata({ params, searchParams }: Args) {
  const metadata = await generatePageMetadata({ config, params, searchParams });
  const title = deskTitle((await params).segments, `${studioSettings().brand.shortName} studio`);
  return title === null ? metadata : { ...metadata, title };
}

export default async function AdminPage({ params, searchParams }: Args) {
  const { segments } = await params;
  const there = await insteadOfNew(await getPayload({ config }), segments ?? []);
  if (there) redirect(there);
  return RootPage({ config, importMap, params, searchParams });
}
