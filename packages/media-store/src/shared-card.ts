/**
 * The name under which the card of a shared link lies beside the pictures, where several machines share a bucket: hidden from anybody who
 * lists them.
 *
 * @param picture the file name it is made of
 */
export const sharedCardName = (picture: string): string => `.cards/${picture}.jpg`;

/**
 * As `sharedCardName`, for the JPEG that the press and travel partners get of a picture of another kind.
 *
 * @param picture the file name it is made of
 */
export const sharedPressName = (picture: string): string => `.press/${picture}.jpg`;
