/** A bucket of an S3-compatible store, and a folder in it. */
export interface S3Place {
  readonly bucket: string;
  /** Without slashes at its ends; empty for the bucket itself. */
  readonly folder: string;
}

/** How the store is reached. */
export interface S3Server {
  /** Without a trailing slash; `null` for Amazon's own. */
  readonly endpoint: string | null;
  readonly region: string;
  /** `null` leaves it to the machine: its role, or what AWS's own variables and files say. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | null;
}

/** As the setting is written: `s3://bucket/folder`. */
export const wordsOfPlace = ({ bucket, folder }: S3Place): string =>
  `s3://${bucket}${folder ? `/${folder}` : ''}`;
