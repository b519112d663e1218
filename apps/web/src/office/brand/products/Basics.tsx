import type { ProductChoices } from '@vitrine/api/client';
import { TextField } from '@vitrine/ui/components/TextField';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import type { ProductDraft } from './productDraft.ts';
import { LanguageFields } from '../../parts/form/LanguageFields.tsx';
import { Choice, Pair, useCollectionNames } from './Fields.tsx';
import { problemOf, type ProductForm } from './useProductForm.ts';

interface PartProps {
  form: ProductForm;
  choices: ProductChoices;
}

type Typed = 'reference' | 'tags' | 'days' | 'least' | 'most';

const wireNames: Record<Typed, string> = {
  reference: 'reference_code',
  tags: 'tags',
  days: 'delivery_days',
  least: 'minimum_quantity',
  most: 'maximum_quantity',
};

const useField = ({ draft, change, fields }: ProductForm) => {
  const t = useTranslate();
  return (name: Typed) => {
    const problem = problemOf(fields, wireNames[name]);
    return {
      label: t(`catalogue.product.${name}`),
      value: draft[name],
      onChange: ({ value }: { value: string }) => change({ [name]: value } as Partial<ProductDraft>),
      tone: problem ? ('critical' as const) : undefined,
      message: problem,
    };
  };
};

/** Name, reference and texts. */
export function Basics({ form }: Pick<PartProps, 'form'>) {
  const t = useTranslate();
  const { draft, change, fields } = form;
  const field = useField(form);
  const texts = (name: 'name' | 'description' | 'details') => ({
    label: t(`catalogue.product.${name}`),
    value: draft[name],
    onChange: ({ value }: { value: ProductDraft['name'] }) => change({ [name]: value } as Partial<ProductDraft>),
    problem: problemOf(fields, name),
  });
  return (
    <>
      <Pair>
        <TextField {...field('reference')} required maxLength={60} spellCheck={false} />
        <TextField {...field('tags')} hint={t('catalogue.product.tagsHint')} />
      </Pair>
      <Pair>
        <LanguageFields {...texts('name')} maxLength={160} required />
        <LanguageFields {...texts('description')} maxLength={5000} rows={4} />
        <LanguageFields {...texts('details')} maxLength={5000} rows={3} />
      </Pair>
    </>
  );
}

/** Where the product belongs, and how it is ordered. */
export function Placement({ form, choices }: PartProps) {
  const t = useTranslate();
  const { draft, change, fields } = form;
  const field = useField(form);
  const named = useCollectionNames(choices.collections);
  const isListed = draft.collection === '' || named.some(({ id }) => String(id) === draft.collection);
  const archived = { id: Number(draft.collection), name: t('catalogue.product.archivedCollection') };
  const collections = isListed ? named : [archived, ...named];
  const shipping = {
    label: t('catalogue.product.shipping'),
    hint: t('catalogue.product.shippingHint'),
    value: draft.shipping,
    onChange: ({ value }: { value: ProductDraft['shipping'] }) => change({ shipping: value }),
    problem: problemOf(fields, 'ship_msg'),
  };
  const choice = (name: 'collection' | 'segment' | 'category' | 'chart', wire: string) => ({
    label: t(`catalogue.product.${name}`),
    value: draft[name],
    onChange: ({ value }: { value: string }) => change({ [name]: value } as Partial<ProductDraft>),
    problem: problemOf(fields, wire),
  });
  return (
    <>
      <Pair>
        <Choice {...choice('collection', 'collection_id')} options={collections} />
        <Choice {...choice('category', 'category_id')} options={choices.categories} />
        <Choice {...choice('segment', 'segment_id')} options={choices.segments} />
        <Choice
          {...choice('chart', 'size_chart_id')}
          options={choices.size_charts}
          none={t('catalogue.product.noChart')}
        />
        <TextField {...field('days')} required inputMode="numeric" />
        <TextField {...field('least')} inputMode="numeric" />
        <TextField {...field('most')} inputMode="numeric" />
      </Pair>
      <Pair>
        <LanguageFields {...shipping} maxLength={160} />
      </Pair>
    </>
  );
}
