import { createHash } from 'node:crypto';
import { hostname } from 'node:os';
import { resolve } from 'node:path';

/** What tells this machine's product from others that share a database: whatever was under way here has ended when a process of it starts. */
export const machineId = (dataDir: string): string =>
  createHash('sha256')
    .update(`${hostname()}\n${resolve(/* turbopackIgnore: true */ dataDir)}`)
    .digest('base64url')
    .slice(0, 16);

/** What people call it. */
export const machineName = (): string => hostname();
