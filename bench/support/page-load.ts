import { Line } from '../../tests/support/line.ts';

/** Visitors who ask for one page over kept connections as fast as they are answered. */
export interface PageLoad {
  /** @returns how many answers came until `stop` @throws Error for any status but 200 */
  run(path: string, connections: number, stop: AbortSignal): Promise<number>;
}

/** @param siteUrl of a product on this machine @param encodings the visitors take @param port of one of its sites, where it has several */
export function pageLoad(
  siteUrl: string,
  encodings = 'br, gzip',
  port: number | string = new URL(siteUrl).port,
): PageLoad {
  const { host } = new URL(siteUrl);
  return {
    async run(path, connections, stop) {
      const request = `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept: text/html\r\nAccept-Encoding: ${encodings}\r\n\r\n`;
      const lines = Array.from({ length: connections }, () => new Line(Number(port)));
      let answers = 0;
      try {
        await Promise.all(
          lines.map(async (line) => {
            while (!stop.aborted) {
              const answer = await line.ask(request);
              if (answer?.status !== 200)
                throw new Error(`${siteUrl}${path} was answered ${answer?.status ?? 'with nothing'}.`);
              answers += 1;
            }
          }),
        );
      } finally {
        for (const line of lines) line.close();
      }
      return answers;
    },
  };
}
