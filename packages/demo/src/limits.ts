/** Limits as the tables hold them; money in cents of the price list's currency. */
export interface LimitColumns {
  minimum_quantity: number | null;
  maximum_quantity: number | null;
  minimum_value_cents: number | null;
  maximum_value_cents: number | null;
}

const columns = (given: Partial<LimitColumns>): LimitColumns => ({
  minimum_quantity: null,
  maximum_quantity: null,
  minimum_value_cents: null,
  maximum_value_cents: null,
  ...given,
});

/** Of whole brands. Lume's lie far above twelve units of anything. */
const ofBrands: Readonly<Record<string, Partial<LimitColumns>>> = {
  lume: { maximum_quantity: 5_000, maximum_value_cents: 50_000_000 },
  'mare-alta': { minimum_quantity: 30 },
  'casa-ferro': { minimum_value_cents: 250_000 },
  'ondine-paris': { maximum_quantity: 250 },
  nordlys: { minimum_quantity: 20, minimum_value_cents: 180_000 },
  'block-nine': { maximum_value_cents: 1_200_000 },
  'brisa-carioca': { minimum_quantity: 24 },
  'maison-severe': { minimum_value_cents: 800_000, maximum_value_cents: 12_000_000 },
  aurland: { minimum_value_cents: 120_000 },
};

export const limitsOf = (slug: string): LimitColumns => columns(ofBrands[slug] ?? {});

/** Of a brand's collections by their place, from 0. Lume's first has none; its others have all four. */
export const collectionLimits = (slug: string, place: number): LimitColumns => {
  if (slug === 'lume')
    return columns(
      [
        {},
        { minimum_quantity: 24, maximum_quantity: 400 },
        { minimum_value_cents: 150_000, maximum_value_cents: 1_500_000 },
      ][place] ?? {},
    );
  if (place === 1) return columns({ minimum_quantity: 12 });
  if (place === 2) return columns({ minimum_value_cents: 60_000, maximum_quantity: 600 });
  return columns({});
};

/** Of single products: some of those in collections after a brand's first. */
export const productLimits = (
  collectionPlace: number,
  productPlace: number,
): Pick<LimitColumns, 'minimum_quantity' | 'maximum_quantity'> => ({
  minimum_quantity: collectionPlace > 0 && productPlace % 4 === 1 ? 6 : null,
  maximum_quantity: collectionPlace > 0 && productPlace % 5 === 2 ? 60 : null,
});
