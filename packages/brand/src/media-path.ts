/** Our own address of an uploaded file: pages never point at the studio. */
export const mediaPath = (filename: string): string => `/media/${encodeURIComponent(filename)}`;
