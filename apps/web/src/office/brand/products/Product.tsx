import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { BrandProduct, ProductChoices } from '@vitrine/api/client';
import { Badge } from '@vitrine/ui/components/Badge';
import { Banner } from '@vitrine/ui/components/Banner';
import { Button } from '@vitrine/ui/components/Button';
import { Inline, Stack, TextLink } from '@vitrine/ui/foundation';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { paths } from '../../../shared/config/paths.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { productWords } from './productWords.ts';
import { catalogueKeys, catalogueQueries } from '../../parts/queries/catalogue.ts';
import { useServices } from '../../../shared/queries/services.ts';
import { useQueriesOf } from '../../../shared/queries/useQueriesOf.ts';
import { FileFrame } from '../../parts/list/FileFrame.tsx';
import { ConflictDialog } from '../../parts/form/ConflictDialog.tsx';
import { useTheirs } from '../../parts/form/useTheirs.ts';
import { OnlyFor } from '../../parts/form/OnlyFor.tsx';
import { Screen } from '../../parts/list/Screen.tsx';
import { useStaffAction } from '../../parts/useStaffAction.ts';
import { ProductPictures } from './ProductPictures.tsx';
import { Stock } from './Stock.tsx';
import { ProductEditor } from './ProductEditor.tsx';

interface ProductActionsProps {
  product: BrandProduct;
  /** Names for what somebody else has changed. */
  choices: ProductChoices | undefined;
  /** The form begins again with what somebody else has saved. */
  onTakeTheirs: () => void;
}

/** Archives a product or brings it back, and leads to its page in the shop. */
function ProductActions({ product, choices, onTakeTheirs }: ProductActionsProps) {
  const { id, is_active, reference_code, version } = product;
  const t = useTranslate();
  const { client } = useServices();
  const queryClient = useQueryClient();
  const { theirs, notice, forgetTheirs } = useTheirs<BrandProduct>();
  const keep = (known: BrandProduct) => {
    queryClient.setQueryData(catalogueKeys.product(id), known);
    forgetTheirs();
  };
  const { act, isBusy, problem, forget } = useStaffAction({
    run: (seen: number) =>
      client.brandProducts.setActive({ params: { id }, body: { active: !is_active, seen } }).catch(notice),
    done: () =>
      t(is_active ? 'catalogue.product.archived' : 'catalogue.product.restored', { reference: reference_code }),
    onDone: ({ data }) => keep(data.data),
    changes: [...catalogueKeys.products, 'list'],
  });
  const words = t(is_active ? 'catalogue.product.archive' : 'catalogue.product.restore');
  return (
    <Stack space="sm">
      {problem && !theirs && <Banner tone="critical">{problem}</Banner>}
      {theirs && choices && (
        <ConflictDialog
          title={problem ?? ''}
          theirs={productWords(theirs, choices)}
          mine={productWords(product, choices)}
          mineLabel={t('admin.conflict.seen')}
          keep={words}
          isBusy={isBusy}
          onKeep={() => act(theirs.version)}
          onTakeTheirs={() => {
            keep(theirs);
            forget();
            onTakeTheirs();
          }}
          onClose={() => {
            forgetTheirs();
            forget();
          }}
        />
      )}
      <Inline align="center">
        {!is_active && <Badge tone="neutral">{t('catalogue.products.archived')}</Badge>}
        <Button variant="secondary" busy={isBusy} onPress={() => act(version)}>
          {words}
        </Button>
        {is_active && <TextLink href={paths.product(id)}>{t('catalogue.product.inShop')}</TextLink>}
      </Inline>
    </Stack>
  );
}

/** /admin/brand/products/:id and /admin/brand/products/add (D-048). */
export function Product() {
  const t = useTranslate();
  const { id } = useParams();
  const { language } = useServices();
  const [taken, setTaken] = useState(0);
  const queries = useQueriesOf(catalogueQueries);
  const choices = useQuery(queries.choices());
  const product = useQuery({ ...queries.product(Number(id)), enabled: id !== undefined });
  const back = { href: paths.admin('brand/products'), label: t('catalogue.product.back') };
  if (id === undefined)
    return (
      <FileFrame query={choices} back={back}>
        {(known) => (
          <Screen title={t('catalogue.products.add')} needs="owner">
            <OnlyFor right="owner">
              <ProductEditor choices={known} />
            </OnlyFor>
          </Screen>
        )}
      </FileFrame>
    );
  return (
    <FileFrame query={product} back={back}>
      {(found) => (
        <Screen
          title={found.name[language] ?? found.name.en ?? found.reference_code}
          beside={found.reference_code}
          actions={
            <ProductActions
              product={found}
              choices={choices.data}
              onTakeTheirs={() => setTaken((count) => count + 1)}
            />
          }
          needs="owner"
        >
          <OnlyFor right="owner">
            {/* An archived product has another version: the form begins with it. */}
            {choices.data && (
              <ProductEditor key={`${found.id} ${found.is_active} ${taken}`} product={found} choices={choices.data} />
            )}
            <Stock product={found} />
            <ProductPictures product={found} />
          </OnlyFor>
        </Screen>
      )}
    </FileFrame>
  );
}
