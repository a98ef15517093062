import { migratedHome } from '../support/kept-databases.ts';
import { password } from '../support/studio-people.ts';
import {
  makeStudioHome,
  type StudioHome,
  type StudioProcess,
  startStudioProcess,
} from '../support/studio-process.ts';

/** A live studio of its own, behind a proxy on this machine: who asks from where is what a request says. */
export interface LiveStudio {
  readonly home: StudioHome;
  readonly studio: StudioProcess;
  /** Where people open it. */
  readonly origin: string;
  /** A browser in a network nobody else of the tests is in, or in the one that is named. */
  browser(network?: string): Browser;
  stop(): Promise<void>;
}

/** Asks the studio's accounts, and keeps cookies as a browser does. */
export interface Browser {
  (path: string, body?: object): Promise<Response>;
  readonly cookies: Map<string, string>;
}

let networks = 0;

function nextNetwork(): string {
  networks += 1;
  return `198.51.100.${networks}`;
}

export async function startLiveStudio(): Promise<LiveStudio> {
  const bare = await makeStudioHome({
    MODE: 'live',
    SITE_URL: 'https://www.example.com',
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'studio@example.com',
    TRUSTED_PROXIES: 'loopback',
    SECURITY_CONTACT: 'security@example.com',
  });
  // Passkeys belong to a name, never to an address in figures.
  const origin = `http://localhost:${bare.port}`;
  const home = { ...bare, env: { ...bare.env, STUDIO_URL: origin } };
  await migratedHome(home, 'peopled');
  const studio = await startStudioProcess(home);
  return {
    home,
    studio,
    origin,
    browser(network = nextNetwork()) {
      const cookies = new Map<string, string>();
      const ask = async (path: string, body?: object) => {
        const response = await fetch(`${studio.url}/api/users/${path}`, {
          method: body ? 'POST' : 'GET',
          headers: {
            origin,
            'content-type': 'application/json',
            'x-forwarded-for': network,
            cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          },
          ...(body ? { body: JSON.stringify(body) } : {}),
        });
        for (const set of response.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
          if (value === '') cookies.delete(name);
          else cookies.set(name, value);
        }
        return response;
      };
      return Object.assign(ask, { cookies });
    },
    async stop() {
      await studio.kill();
      home.remove();
    },
  };
}

/** Signs in as far as the password leads. */
export const withPassword = (browser: Browser, email: string, given = password): Promise<Response> =>
  browser('login', { email, password: given });
