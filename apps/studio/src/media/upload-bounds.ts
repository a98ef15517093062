/** 25 MB, a full-size photograph from a camera with room to spare. */
export const largestPicture = 25_000_000;

/** 60 megapixels; a small file can claim far more and fill the memory when it is opened. */
export const mostPixels = 60_000_000;

/** 40 MB, some minutes of film as a browser plays it. Films behind headlines should stay under 700 kB. */
const largestFilm = 40_000_000;

/** 25 MB, a fact sheet with pictures. */
export const largestFile = 25_000_000;

/** What no upload may exceed, whatever it is. */
export const largestUpload = Math.max(largestPicture, largestFilm, largestFile);
