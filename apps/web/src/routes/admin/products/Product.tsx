import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { BrandProduct } from '@vitrine/api/client';
import { Badge } from '@vitrine/ui/components/Badge';
import { Banner } from '@vitrine/ui/components/Banner';
import { Button } from '@vitrine/ui/components/Button';
import { Inline, Stack, TextLink } from '@vitrine/ui/foundation';
import { useParams } from 'react-router-dom';
import { paths } from '../../../config/paths.ts';
import { useTranslate } from '../../../connected/useTranslate.ts';
import { catalogueKeys } from '../../../queries/catalogue.ts';
import { useServices } from '../../../queries/services.ts';
import { FileFrame } from '../list/FileFrame.tsx';
import { OnlyFor } from '../form/OnlyFor.tsx';
import { Screen } from '../list/Screen.tsx';
import { useCatalogueQueries } from '../useCatalogueQueries.ts';
import { useStaffAction } from '../useStaffAction.ts';
import { ProductPictures } from './ProductPictures.tsx';
import { Stock } from './Stock.tsx';
import { ProductEditor } from './ProductEditor.tsx';

/** Archives a product or brings it back, and leads to its page in the shop. */
function ProductActions({ product: { id, is_active, reference_code } }: { product: BrandProduct }) {
  const t = useTranslate();
  const { client } = useServices();
  const queryClient = useQueryClient();
  const { act, isBusy, problem } = useStaffAction({
    run: (active: boolean) => client.brandProducts.setActive({ params: { id }, body: { active } }),
    done: (_answer, active) =>
      t(active ? 'catalogue.product.restored' : 'catalogue.product.archived', { reference: reference_code }),
    onDone: ({ data }) => queryClient.setQueryData(catalogueKeys.product(id), data.data),
    changes: [...catalogueKeys.products, 'list'],
  });
  return (
    <Stack space="sm">
      {problem && <Banner tone="critical">{problem}</Banner>}
      <Inline align="center">
        {!is_active && <Badge tone="neutral">{t('catalogue.products.archived')}</Badge>}
        <Button variant="secondary" busy={isBusy} onPress={() => act(!is_active)}>
          {t(is_active ? 'catalogue.product.archive' : 'catalogue.product.restore')}
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
  const queries = useCatalogueQueries();
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
          actions={<ProductActions product={found} />}
          needs="owner"
        >
          <OnlyFor right="owner">
            {/* An archived product has another version: the form begins with it. */}
            {choices.data && (
              <ProductEditor key={`${found.id} ${found.is_active}`} product={found} choices={choices.data} />
            )}
            <Stock product={found} />
            <ProductPictures product={found} />
          </OnlyFor>
        </Screen>
      )}
    </FileFrame>
  );
}
