import type { BrandProductRow } from '@vitrine/api/client';
import { Banner } from '@vitrine/ui/components/Banner';
import { Button } from '@vitrine/ui/components/Button';
import { Select } from '@vitrine/ui/components/Select';
import { Inline, Stack, Text } from '@vitrine/ui/foundation';
import { useState } from 'react';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { AskDialog } from '../../parts/list/AskDialog.tsx';
import { useMoveProducts } from './useMoveProducts.ts';

interface ManyProductsProps {
  products: readonly BrandProductRow[];
  collections: readonly { value: string; label: string }[];
  isArchived: boolean;
  onDone: () => void;
}

/** What can be done with the chosen products, all at once. */
export function ManyProducts({ products, collections, isArchived, onDone }: ManyProductsProps) {
  const t = useTranslate();
  const [target, setTarget] = useState<string | null>(null);
  const { move, isBusy, problem } = useMoveProducts(products, () => {
    setTarget(null);
    onDone();
  });
  const isAsking = target !== null;
  return (
    <Stack space="sm">
      {problem && !isAsking && <Banner tone="critical">{problem}</Banner>}
      {products.length > 0 && (
        <Inline space="sm" align="center">
          <Text as="span">
            <span role="status">{t('catalogue.many.chosen', { count: products.length })}</span>
          </Text>
          <Button variant="secondary" size="sm" busy={isBusy} onPress={() => move({ is_active: isArchived })}>
            {t(isArchived ? 'catalogue.product.restore' : 'catalogue.product.archive')}
          </Button>
          <Button variant="secondary" size="sm" onPress={() => setTarget(collections[0]?.value ?? '')}>
            {t('catalogue.many.move')}
          </Button>
          <Button variant="secondary" size="sm" onPress={onDone}>
            {t('admin.many.none')}
          </Button>
        </Inline>
      )}
      {isAsking && products.length > 0 && (
        <AskDialog
          title={t('catalogue.many.moveTitle', { count: products.length })}
          confirm={t('catalogue.many.moveNow')}
          action={{ isBusy, problem }}
          onConfirm={() => move({ collection_id: Number(target) })}
          onClose={() => setTarget(null)}
        >
          <Select
            label={t('catalogue.product.collection')}
            value={target}
            options={[...collections]}
            onChange={({ value }) => setTarget(value)}
          />
        </AskDialog>
      )}
    </Stack>
  );
}
