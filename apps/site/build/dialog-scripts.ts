import type { Plugin } from 'vite';

/** What the bundler tells of a module. */
interface ModuleGraph {
  getModuleInfo(id: string): {
    readonly isEntry: boolean;
    readonly importers: readonly string[];
    readonly dynamicImporters: readonly string[];
  } | null;
}

const host = 'dialogs/dialogs.island.ts';
const openers = 'dialogs/dialog-modules.ts';
const withForm =
  /dialogs[\\/](telephone|email|celebration|destination|experiences|residences|travel-africa)[\\/]/;

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
 * @returns `null` for what the bundler places by itself: pages' own scripts, what they share with others, and single dialogs
 */
function fileOf(id: string, graph: ModuleGraph): string | null {
  const scripts = scriptsOf(id, graph);
  if (scripts.some((script) => isOfPages(script, graph))) return null;
  if (scripts.some((script) => script.endsWith(host))) return 'dialogs.island';
  const isDialog = (script: string) =>
    graph.getModuleInfo(script)?.dynamicImporters.some((above) => above.endsWith(openers));
  const dialogs = scripts.filter(isDialog);
  const forms = dialogs.filter((script) => withForm.test(script));
  if (forms.length > 0 && forms.length < dialogs.length) return 'dialogs.island';
  // The call-back form has a sheet of its own, and few of the others' questions.
  if (forms.length > 1) return forms.some((script) => script.includes('telephone')) ? 'forms' : 'journeys';
  return null;
}

/** Cuts the browser's scripts into files as `fileOf` says. */
export function dialogScripts(): Plugin {
  return {
    name: 'sundowner-dialog-scripts',
    applyToEnvironment: ({ name }) => name === 'client',
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
