import { Checkbox } from '@vitrine/ui/components/Checkbox';
import { TextField } from '@vitrine/ui/components/TextField';
import { Inline, Stack, Text } from '@vitrine/ui/foundation';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import type { FactsDraft } from './brandFactsDraft.ts';
import { limitFields } from '../../parts/mappers/limitDraft.ts';
import { LanguageFields } from '../../parts/form/LanguageFields.tsx';
import { Pair } from '../../parts/form/Pair.tsx';
import { useDraftFields } from '../../parts/form/useDraftFields.ts';
import type { FactsForm } from './useFactsForm.ts';
import { UrlField } from '../../parts/fields/UrlField.tsx';

interface PartProps {
  form: FactsForm;
}

const useFields = (form: FactsForm) => useDraftFields(form, 'office.facts.field');

/** Name, tags and the text of lists. */
export function Basics({ form }: PartProps) {
  const t = useTranslate();
  const { line, texts } = useFields(form);
  return (
    <Pair>
      <TextField {...line('name')} hint={t('office.facts.nameHint')} maxLength={120} required />
      <TextField {...line('tags')} hint={t('office.facts.tagsHint')} />
      <LanguageFields {...texts('description')} maxLength={2000} rows={3} />
    </Pair>
  );
}

interface ChoicesProps extends PartProps {
  field: 'segment_ids' | 'category_ids';
  options: readonly { id: number; name: string }[];
}

/** Segments or categories as check boxes. */
function Choices({ form: { draft, change, fields }, field, options }: ChoicesProps) {
  const t = useTranslate();
  const label = t(`office.facts.field.${field}`);
  const chosen = draft[field];
  const toggle = (id: number, isOn: boolean) =>
    change({ [field]: isOn ? [...chosen, id] : chosen.filter((one) => one !== id) } as Partial<FactsDraft>);
  return (
    <Stack space="sm">
      <Text weight="strong">{label}</Text>
      {fields[field] && <span role="alert">{fields[field][0]}</span>}
      {options.length === 0 && <Text tone="muted">{t('office.facts.noChoices')}</Text>}
      <div role="group" aria-label={label}>
        <Inline space="md">
          {options.map(({ id, name }) => (
            <Checkbox
              key={id}
              label={name}
              checked={chosen.includes(id)}
              onChange={({ checked }) => toggle(id, checked)}
            />
          ))}
        </Inline>
      </div>
    </Stack>
  );
}

/** What the brand sells, by which retailers find it. */
export function Assortment({ form }: PartProps) {
  const { segments, categories } = form.seen.choices;
  return (
    <>
      <Choices form={form} field="segment_ids" options={segments} />
      <Choices form={form} field="category_ids" options={categories} />
    </>
  );
}

/** The least and the most of an order, and where else the brand sells. */
export function Orders({ form }: PartProps) {
  const t = useTranslate();
  const { line } = useFields(form);
  return (
    <Pair>
      {limitFields.map((name) => (
        <TextField key={name} {...line(name)} inputMode={name.endsWith('quantity') ? 'numeric' : 'decimal'} />
      ))}
      <UrlField {...line('order_now_url')} hint={t('office.facts.orderNowHint')} maxLength={500} />
    </Pair>
  );
}

/** What retailers agree to. */
export function Terms({ form }: PartProps) {
  const { texts } = useFields(form);
  return (
    <Pair>
      <LanguageFields {...texts('terms')} maxLength={40_000} isFormatted />
    </Pair>
  );
}
