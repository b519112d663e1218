import type { ProductChoices } from '@vitrine/api/client';
import { Checkbox } from '@vitrine/ui/components/Checkbox';
import { TextField } from '@vitrine/ui/components/TextField';
import { Inline, Stack, Text } from '@vitrine/ui/foundation';
import { useTranslate } from '../../../connected/useTranslate.ts';
import { pricedLists } from '../../../mappers/productDraft.ts';
import { Pair } from './Fields.tsx';
import { problemOf, type ProductForm } from './useProductForm.ts';

interface PartProps {
  form: ProductForm;
  choices: ProductChoices;
}

/** The sizes a product comes in, a line for each run of sizes. */
export function Sizes({ form: { draft, change, fields }, choices }: PartProps) {
  const t = useTranslate();
  const problem = problemOf(fields, 'size_ids');
  const toggle = (id: string, isOn: boolean) =>
    change({ sizes: isOn ? [...draft.sizes, id] : draft.sizes.filter((one) => one !== id) });
  return (
    <Stack space="md">
      {problem && <span role="alert">{problem}</span>}
      {[...Map.groupBy(choices.sizes, ({ run }) => run)].map(([run, sizes]) => (
        <div key={run} role="group" aria-label={t('catalogue.product.run', { run })}>
          <Inline space="md">
            {sizes.map(({ id, name }) => (
              <Checkbox
                key={id}
                label={name}
                checked={draft.sizes.includes(String(id))}
                onChange={({ checked: isOn }) => toggle(String(id), isOn)}
              />
            ))}
          </Inline>
        </div>
      ))}
    </Stack>
  );
}

const none = { wholesale: '', retailer: '' };

/** A wholesale and a retail price for each list. Without them the list does not have the product. */
export function Prices({ form: { draft, change, fields }, choices }: PartProps) {
  const t = useTranslate();
  const problem = fields['prices']?.[0];
  const sent = pricedLists(draft);
  if (choices.pricelists.length === 0) return <Text tone="muted">{t('catalogue.product.noPricelists')}</Text>;
  return (
    <Stack space="md">
      {problem && <span role="alert">{problem}</span>}
      {choices.pricelists.map(({ id, name, currency }) => {
        const price = draft.prices[id] ?? none;
        const field = (kind: 'wholesale' | 'retailer') => {
          const wrong = fields[`prices.${sent.indexOf(String(id))}.${kind}`]?.[0];
          return {
            label: t(`catalogue.product.${kind}In`, { list: name, currency }),
            value: price[kind],
            onChange: ({ value }: { value: string }) =>
              change({ prices: { ...draft.prices, [id]: { ...price, [kind]: value } } }),
            inputMode: 'decimal' as const,
            tone: wrong ? ('critical' as const) : undefined,
            message: wrong,
          };
        };
        return (
          <Pair key={id}>
            <TextField {...field('wholesale')} />
            <TextField {...field('retailer')} />
          </Pair>
        );
      })}
    </Stack>
  );
}
