import { randomBytes } from 'node:crypto';
import { deriveKey } from '@sundowner/keyring';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type EnquiryStore, openEnquiryStore } from '../../../../tests/fakes/enquiry-store.ts';
