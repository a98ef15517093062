/** What is used of s3rver, which brings no types. */
declare module '@20minutes/s3rver' {
  interface Asked {
    readonly req: import('node:http').IncomingMessage;
    status: number;
  }
  export default class S3rver {
    constructor(options: {
      readonly address: string;
      readonly port: number;
      readonly directory: string;
      readonly silent: boolean;
      readonly configureBuckets: readonly { readonly name: string }[];
    });
    readonly middleware: ((context: Asked, next: () => Promise<void>) => Promise<void>)[];
    readonly httpServer: import('node:http').Server;
    run(): Promise<{ readonly port: number }>;
    close(): Promise<void>;
  }
}
