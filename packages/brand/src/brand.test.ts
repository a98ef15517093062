import { describe, expect, test } from 'vitest';
import { brandFrom, defaultBrand } from './brand.ts';

describe('brandFrom', () => {
  test('keeps the defaults for absent and empty settings', () => {
    expect(brandFrom({})).toEqual(defaultBrand);
    expect(brandFrom({ shortName: '', slug: undefined })).toEqual(defaultBrand);
  });

  test('takes the settings an operator gives', () => {
    const brand = brandFrom({ shortName: 'Veld', collectionName: 'Veld & Co', slug: 'veld', initials: 'VC' });
    expect(brand).toMatchObject({
      shortName: 'Veld',
      collectionName: 'Veld & Co',
      slug: 'veld',
      initials: 'VC',
    });
  });

  test('says which setting is wrong', () => {
    expect(() => brandFrom({ slug: 'The More' })).toThrow('BRAND_SLUG must be lower-case');
    expect(() => brandFrom({ initials: 'more' })).toThrow('BRAND_INITIALS must be two or three capital');
  });
});
