import { useQueryClient } from '@tanstack/react-query';
import type { BrandProduct, ProductChoices } from '@vitrine/api/client';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../shared/config/paths.ts';
import { useLocale } from '../../../shared/connected/useLocale.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { draftOf, inputOf, newDraft, type ProductDraft } from './productDraft.ts';
import { productWords } from './productWords.ts';
import { catalogueKeys } from '../../parts/queries/catalogue.ts';
import { useServices } from '../../../shared/queries/services.ts';
import { useTheirs } from '../../parts/form/useTheirs.ts';
import { useStaffAction } from '../../parts/useStaffAction.ts';

export type Fields = Readonly<Record<string, readonly string[] | undefined>>;

/** What the server says of a field, or of something inside it, such as the second colour. */
export const problemOf = (fields: Fields, field: string): string | undefined =>
  Object.entries(fields).find(([name]) => name === field || name.startsWith(`${field}.`))?.[1]?.[0];

/** The shop in this browser reads its products again. */
const useShopRefresh = () => {
  const queryClient = useQueryClient();
  return () =>
    void queryClient.invalidateQueries({
      predicate: ({ queryKey }) => queryKey[0] === 'products' || queryKey[0] === 'product',
    });
};

/** The form of a product: what is typed, and how it is saved. `theirs` is what somebody else has saved meanwhile. */
export const useProductForm = (product: BrandProduct | undefined, choices: ProductChoices) => {
  const t = useTranslate();
  const locale = useLocale();
  const { client } = useServices();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const refreshShop = useShopRefresh();
  const [draft, setDraft] = useState<ProductDraft>(() => (product ? draftOf(product, locale) : newDraft(choices)));
  const [saved, setSaved] = useState(draft);
  const [seen, setSeen] = useState(product?.version ?? 0);
  const { theirs, notice, forgetTheirs } = useTheirs<BrandProduct>();
  const send = async (version: number): Promise<BrandProduct> => {
    const body = inputOf(draft, { locale, pricelists: choices.pricelists });
    if (!product) return (await client.brandProducts.add({ body })).data.data;
    const params = { id: product.id };
    return (await client.brandProducts.save({ params, body: { ...body, seen: version } })).data.data;
  };
  const show = (shown: BrandProduct) => {
    queryClient.setQueryData(catalogueKeys.product(shown.id), shown);
    setSeen(shown.version);
    const next = draftOf(shown, locale);
    setDraft(next);
    setSaved(next);
    forgetTheirs();
  };
  const action = useStaffAction({
    run: (version: number) => send(version).catch(notice),
    done: ({ reference_code }) => t('catalogue.product.saved', { reference: reference_code }),
    onDone: (saved) => {
      show(saved);
      refreshShop();
      if (!product) void navigate(paths.admin(`brand/products/${saved.id}`));
    },
    changes: [...catalogueKeys.products, 'list'],
  });
  return {
    draft,
    change: (parts: Partial<ProductDraft>) => setDraft((before) => ({ ...before, ...parts })),
    isUnsaved: JSON.stringify(draft) !== JSON.stringify(saved),
    save: () => action.act(seen),
    /** Saves over what somebody else has saved. */
    overwrite: () => action.act(theirs?.version ?? seen),
    takeTheirs: () => {
      if (theirs) show(theirs);
      action.forget();
    },
    theirs,
    /** What both have, in words. */
    compared: theirs && {
      theirs: productWords(theirs, choices),
      mine: productWords(
        { ...inputOf(draft, { locale, pricelists: choices.pricelists }), is_active: theirs.is_active },
        choices,
      ),
    },
    isBusy: action.isBusy,
    problem: action.problem,
    fields: action.fields as Fields,
  };
};

export type ProductForm = ReturnType<typeof useProductForm>;
