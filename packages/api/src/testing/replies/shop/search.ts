import type { Fixtures } from '../../fixtures/index.ts';
import { findBrands } from './brands.ts';
import type { Replies } from '../replies.ts';

const SHOWN = 8;

const matches = (text: string, typed: string): boolean => text.toLowerCase().includes(typed.toLowerCase());

/** Finds parts of names and codes; a typo is forgiven by the server alone. */
export const searchReplies = (fixtures: Fixtures): Replies['search'] => ({
  find: ({ query }) => {
    const typed = query.search.trim();
    const brands = typed === '' ? [] : findBrands(fixtures.brands, typed);
    const products = fixtures.products.filter(
      ({ name, reference_code: code }) => typed !== '' && (matches(name, typed) || matches(code, typed)),
    );
    return {
      status: 200,
      data: {
        data: {
          brands: brands
            .slice(0, SHOWN)
            .map(({ id, name, slug, logo, matched }) => ({ id, name, slug, logo, matched })),
          products: products.slice(0, SHOWN).map(({ id, name, reference_code, seller, images }) => ({
            id,
            name,
            reference_code,
            seller,
            picture_thumbnail: images[0]?.picture_thumbnail ?? null,
          })),
        },
      },
    };
  },
});
