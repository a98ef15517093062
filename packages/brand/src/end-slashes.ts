/**
 * A path without slashes at its end; one of slashes alone stays. In linear time: what a stranger asks for may hold thousands in its
 * middle, each of which would begin a search for the end.
 */
export const withoutEndSlashes = (path: string): string => path.replace(/(?<=[^/])\/+$/, '');
