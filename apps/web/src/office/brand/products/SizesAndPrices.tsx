import type { ProductChoices } from '@vitrine/api/client';
import { Button } from '@vitrine/ui/components/Button';
import { Checkbox } from '@vitrine/ui/components/Checkbox';
import { TextField } from '@vitrine/ui/components/TextField';
import { Inline, Stack, Text } from '@vitrine/ui/foundation';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { pricedLists } from './productDraft.ts';
import { Pair } from './Fields.tsx';
import { problemOf, type ProductForm } from './useProductForm.ts';
import { listName } from '../mappers/listName.ts';

interface PartProps {
  form: ProductForm;
  choices: ProductChoices;
}

interface SizeRunProps {
  sizes: ProductChoices['sizes'];
  chosen: readonly string[];
  onToggle: (ids: string[], isOn: boolean) => void;
}

/** Sizes that belong together, named by the first and the last of them, to be chosen at once or one by one. */
function SizeRun({ sizes, chosen, onToggle }: SizeRunProps) {
  const t = useTranslate();
  const ids = sizes.map(({ id }) => String(id));
  const [first = '', last = ''] = [sizes[0]?.name, sizes.at(-1)?.name];
  const run = sizes.length > 1 ? t('catalogue.product.run', { first, last }) : first;
  const isWhole = ids.every((id) => chosen.includes(id));
  return (
    <div role="group" aria-label={run}>
      <Stack space="xs">
        <Inline space="sm" align="center">
          <Text size="sm" weight="strong">
            {run}
          </Text>
          {sizes.length > 1 && (
            <Button
              variant="quiet"
              size="sm"
              label={t(isWhole ? 'catalogue.product.noneOf' : 'catalogue.product.allOf', { run })}
              onPress={() => onToggle(ids, !isWhole)}
            >
              {t(isWhole ? 'catalogue.product.none' : 'catalogue.product.all')}
            </Button>
          )}
        </Inline>
        <Inline space="md">
          {sizes.map(({ id, name }) => (
            <Checkbox
              key={id}
              label={name}
              checked={chosen.includes(String(id))}
              onChange={({ checked: isOn }) => onToggle([String(id)], isOn)}
            />
          ))}
        </Inline>
      </Stack>
    </div>
  );
}

/** The sizes a product comes in, a line for each run of sizes. */
export function Sizes({ form: { draft, change, fields }, choices }: PartProps) {
  const problem = problemOf(fields, 'size_ids');
  const toggle = (ids: string[], isOn: boolean) => {
    const others = draft.sizes.filter((one) => !ids.includes(one));
    change({ sizes: isOn ? [...others, ...ids] : others });
  };
  return (
    <Stack space="md">
      {problem && <span role="alert">{problem}</span>}
      {[...Map.groupBy(choices.sizes, ({ run }) => run)].map(([run, sizes]) => (
        <SizeRun key={run} sizes={sizes} chosen={draft.sizes} onToggle={toggle} />
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
            label: t(`catalogue.product.${kind}In`, { list: listName({ name, currency }) }),
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
