import { defaultInstallation } from '@sundowner/brand/installation';
import { provideInstallation } from '../../apps/site/src/installation/provide-installation.ts';

// What a site's server is told before it answers: parts of it that a test calls itself are of an installation with the product's own defaults.
provideInstallation(defaultInstallation);
