/** Next bundles what starts the studio apart from its routes: what both must know is kept where there is one of it. */
const key = Symbol.for('sundowner.studio.started');
const globals = globalThis as { [key]?: boolean };

/** The studio has checked its database and begun its work; before, it is not ready, though Next may already answer. */
export function noteStarted(): void {
  globals[key] = true;
}

export const hasStarted = (): boolean => globals[key] === true;
