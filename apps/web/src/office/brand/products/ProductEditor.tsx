import type { BrandProduct, ProductChoices } from '@vitrine/api/client';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { ConflictTable } from '../../parts/form/ConflictTable.tsx';
import { EditorForm, EditorPart } from '../../parts/form/EditorForm.tsx';
import { Basics, Placement } from './Basics.tsx';
import { Colours } from './Colours.tsx';
import { Gtins } from './Gtins.tsx';
import { Prices, Sizes } from './SizesAndPrices.tsx';
import { useProductForm } from './useProductForm.ts';

/** The form of a product, new or known. */
export function ProductEditor({ product, choices }: { product?: BrandProduct; choices: ProductChoices }) {
  const t = useTranslate();
  const form = useProductForm(product, choices);
  return (
    <EditorForm
      label={t('catalogue.product.form')}
      form={form}
      saveLabel={product && t('catalogue.product.save')}
      details={form.compared && <ConflictTable {...form.compared} />}
    >
      <EditorPart title={t('catalogue.part.basics')}>
        <Basics form={form} />
      </EditorPart>
      <EditorPart title={t('catalogue.part.placement')}>
        <Placement form={form} choices={choices} />
      </EditorPart>
      <EditorPart title={t('catalogue.part.colours')}>
        <Colours form={form} />
      </EditorPart>
      <EditorPart title={t('catalogue.part.sizes')}>
        <Sizes form={form} choices={choices} />
      </EditorPart>
      <EditorPart title={t('catalogue.part.gtins')}>
        <Gtins form={form} choices={choices} />
      </EditorPart>
      <EditorPart title={t('catalogue.part.prices')}>
        <Prices form={form} choices={choices} />
      </EditorPart>
    </EditorForm>
  );
}
