import { builds, galleryBuild, buildIfChanged } from './bin/product/build.ts';
const wanted = process.argv.slice(2);
for (const build of [...builds, galleryBuild])
  if (wanted.length === 0 || wanted.includes(build.name)) { await buildIfChanged(build, process.env, { signal: AbortSignal.timeout(900_000) }); console.log('built', build.name); }
