import { registerHooks } from 'node:module';

/**
 * Finds the files Drizzle imports of itself without asking Node.
 *
 * For every import Node reads the `package.json` around the file, and parses its `exports` each time; Drizzle's hold 170 kB, and
 * Payload's adapters import 1,700 of its files: 1.7 of the 3.7 s a command of the studio took to begin (24.21). Such an import is
 * a path to a module beside it, so the path says it all. Imported before the adapters are.
 */
registerHooks({
  resolve(specifier, context, next) {
    const { parentURL, conditions } = context;
    const own = parentURL?.includes('/node_modules/drizzle-orm/') && conditions.includes('import');
    if (!own || !/^\.\.?\/.*\.js$/.test(specifier)) return next(specifier, context);
    return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
  },
});
