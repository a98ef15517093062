import { oddAddressesOn } from './odd-addresses-on.ts';

oddAddressesOn('sqlite');
