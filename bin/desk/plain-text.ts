const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null;

function lineOf(value: unknown): string {
  return value === null || value === undefined ? '-' : String(value);
}

/** Anything of the desk as indented lines, "name: value"; lists as dashes. */
export function plainText(value: unknown, indent = ''): string {
  if (isPlain(value)) return `${indent}${lineOf(value)}`;
  if (Array.isArray(value)) {
    if (value.every(isPlain)) return `${indent}${value.map(lineOf).join(', ') || '-'}`;
    return value.map((each) => `${indent}- ${plainText(each, `${indent}  `).trimStart()}`).join('\n');
  }
  return Object.entries(value as object)
    .filter(([, each]) => each !== undefined)
    .map(([name, each]) =>
      isPlain(each) || (Array.isArray(each) && each.every(isPlain))
        ? `${indent}${name}: ${plainText(each)}`
        : `${indent}${name}:\n${plainText(each, `${indent}  `)}`,
    )
    .join('\n');
}
