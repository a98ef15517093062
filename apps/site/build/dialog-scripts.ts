import { basename } from 'node:path';
import type { Plugin } from 'vite';

/** What the bundler tells of a module. */
interface ModuleGraph {
  getModuleInfo(id: string): {
    readonly isEntry: boolean;
    readonly importers: readonly string[];
    readonly importedIds: readonly string[];
    readonly dynamicImporters: readonly string[];
  } | null;
}

const host = 'dialogs/dialogs.island.ts';
const openers = 'dialogs/dialog-modules.ts';
/** A dialog whose script brings this is a form drawn from its configuration. */
const drawnForm = 'dialogs/form/form-dialog.island.tsx';
/** A dialog whose script brings this itself is a form on a sheet of its own: the telephone's. */
const formEngine = 'dialogs/form/form-in-dialog.island.tsx';

/** Astro's own hydration, an entry that no page links. */
const unused = /@astrojs[\\/]react[\\/]/;

/** The scripts that hold a module: a page's own, and those fetched later. */
function scriptsOf(id: string, graph: ModuleGraph): readonly string[] {
  const seen = new Set([id]);
  for (const module of seen)
    for (const above of graph.getModuleInfo(module)?.importers ?? []) seen.add(above);
  return [...seen].filter((module) => {
    const info = graph.getModuleInfo(module);
    return info && !unused.test(module) && (info.isEntry || info.dynamicImporters.length > 0);
  });
}

/** A page's own script, or a part of a page that it fetches. */
function isOfPages(script: string, graph: ModuleGraph): boolean {
  const info = graph.getModuleInfo(script);
  if (!info || script.endsWith(host)) return false;
  if (info.isEntry) return true;
  return info.dynamicImporters.some((above) =>
    scriptsOf(above, graph).some((one) => graph.getModuleInfo(one)?.isEntry),
  );
}

/**
 * The file a module of the browser's goes into. What every dialog needs is one file, what every form needs is another: cut
 * as the bundler cuts them they were twenty, and weighed 6 kB more.
 *
 * @returns `null` for what the bundler places by itself: pages' own scripts, what they share with others, and dialogs without a form
 */
function fileOf(id: string, graph: ModuleGraph): string | null {
  const scripts = scriptsOf(id, graph);
  if (scripts.some((script) => isOfPages(script, graph))) return null;
  if (scripts.some((script) => script.endsWith(host))) return 'dialogs.island';
  const isDialog = (script: string) =>
    graph.getModuleInfo(script)?.dynamicImporters.some((above) => above.endsWith(openers));
  const brings = (script: string, part: string) =>
    graph.getModuleInfo(script)?.importedIds.some((imported) => imported.endsWith(part)) ?? false;
  const dialogs = scripts.filter(isDialog);
  const drawn = dialogs.filter((script) => brings(script, drawnForm));
  const own = dialogs.filter((script) => brings(script, formEngine));
  const forms = drawn.length + own.length;
  if (forms > 0 && forms < dialogs.length) return 'dialogs.island';
  // What a form on its own sheet needs every form needs; the others' questions it has few of.
  if (forms > 1) return own.length > 0 ? 'forms' : 'journeys';
  // What one form alone needs is in its own file: the bundler would make a second one of it.
  const [form] = [...drawn, ...own];
  return form ? basename(form, '.tsx') : null;
}

/** The server's half of a dialog. */
const reader = /[\\/]dialogs[\\/].*-readers?\.ts$/;

/** Cuts the browser's scripts into files as `fileOf` says, and refuses a script that brings a reader: no import rule sees into a glob. */
export function dialogScripts(): Plugin {
  return {
    name: 'sundowner-dialog-scripts',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: reader },
      handler(id) {
        this.error(`${id} reads content for the server; no script of the browser may bring it.`);
      },
    },
    // What a page's own script shares with a dialog stays with the page, whose file then exports it.
    // A number that pages and forms share is written where it is used, not fetched as a file of its own.
    options: (options) => ({
      ...options,
      preserveEntrySignatures: 'allow-extension',
      optimization: { inlineConst: true },
    }),
    outputOptions: (options) => ({
      ...options,
      codeSplitting: { groups: [{ name: fileOf }], includeDependenciesRecursively: false },
    }),
  };
}
