import { isKeptPrivate } from '../private-address.ts';
import { settingGroup, sharedSetting } from '../row.ts';
import * as shape from '../shapes.ts';

const key =
  "The key of `MEDIA_STORE` and its secret. Without them the machine's own role counts, or what AWS's variables say";

/** Where pictures, films and PDFs lie, and where visitors fetch them (CLU-06, docs/decisions/143). */
export const media = settingGroup(
  {
    /** `null`: in `DATA_DIR/media`. */
    place: sharedSetting('MEDIA_STORE', shape.s3Place, {
      standard: null,
      standardWords: '`DATA_DIR/media`',
      words:
        'Where pictures, films and PDFs lie: a bucket of an S3-compatible store, `s3://bucket` or `s3://bucket/folder`, which several machines share. [How](docs/runbooks/media.md)',
    }),
    endpoint: sharedSetting('S3_ENDPOINT', shape.webAddress, {
      standard: null,
      standardWords: "Amazon's",
      words: "The address of the store of `MEDIA_STORE`, unless it is Amazon's: `https://s3.example.com`",
    }),
    region: sharedSetting('S3_REGION', shape.identifier, {
      standard: 'us-east-1',
      words: 'The region of the bucket',
    }),
    accessKey: sharedSetting('S3_ACCESS_KEY', shape.headerText, { standard: null, words: key }),
    secretKey: sharedSetting('S3_SECRET_KEY', shape.headerText, { standard: null, words: key }),
    /** Without a trailing slash. */
    url: sharedSetting('MEDIA_URL', shape.webAddress, {
      standard: null,
      standardWords: 'the site, `/media`',
      words:
        "Where visitors' browsers fetch pictures, films and PDFs, each by its name behind it: a CDN in front of the bucket, or of the site's `/media`. `https://media.example.com`",
    }),
  },
  ({ place, endpoint, region, accessKey, secretKey, url }, check) => {
    if (accessKey !== null && secretKey === null)
      check.problem('S3_SECRET_KEY is missing, and S3_ACCESS_KEY is set; set both, or neither.');
    if (secretKey !== null && accessKey === null)
      check.problem('S3_ACCESS_KEY is missing, and S3_SECRET_KEY is set; set both, or neither.');
    if (endpoint !== null && !isKeptPrivate(endpoint))
      check.liveProblem(
        'S3_ENDPOINT must begin with https:// in live mode, or name a private address, because pictures and signatures go there.',
      );
    if (url !== null && !url.startsWith('https://'))
      check.liveProblem('MEDIA_URL must begin with https:// in live mode, because pages are.');
    const credentials =
      accessKey !== null && secretKey !== null
        ? { accessKeyId: accessKey, secretAccessKey: secretKey }
        : null;
    return { place, url, server: { endpoint, region, credentials } };
  },
);

export type MediaSettings = ReturnType<typeof media.read>;
