import { Checkbox } from '@vitrine/ui/components/Checkbox';
import { DateField } from '@vitrine/ui/components/DateField';
import { TextField } from '@vitrine/ui/components/TextField';
import { Grid } from '@vitrine/ui/foundation';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { dayFields } from './collectionDraft.ts';
import { limitFields } from '../../parts/mappers/limitDraft.ts';
import { LanguageFields } from '../../parts/form/LanguageFields.tsx';
import { Pair } from '../../parts/form/Pair.tsx';
import { useDraftFields } from '../../parts/form/useDraftFields.ts';
import type { CollectionForm } from './useCollectionForm.ts';
import { UrlField } from '../../parts/fields/UrlField.tsx';

interface PartProps {
  form: CollectionForm;
}

const useFields = (form: CollectionForm) => useDraftFields(form, 'office.collection.field');

/** Name, season and whether the shop shows it. */
export function Basics({ form }: PartProps) {
  const t = useTranslate();
  const { line, texts } = useFields(form);
  return (
    <>
      <Pair>
        <LanguageFields {...texts('name')} maxLength={120} required />
        <TextField {...line('season')} hint={t('office.collection.seasonHint')} maxLength={60} />
      </Pair>
      <Checkbox
        label={t('office.collection.field.is_active')}
        hint={t('office.collection.activeHint')}
        checked={form.draft.is_active}
        onChange={({ checked: is_active }) => form.change({ is_active })}
      />
    </>
  );
}

/** Until when it can be ordered, and when it is delivered. */
export function Windows({ form }: PartProps) {
  const { line, texts } = useFields(form);
  return (
    <>
      <Grid columns={{ mobile: 1, tablet: 3 }} space="md">
        {dayFields.map((name) => (
          <DateField key={name} {...line(name)} />
        ))}
      </Grid>
      <Pair>
        <LanguageFields {...texts('delivery_msg')} maxLength={200} />
      </Pair>
    </>
  );
}

/** The least and the most of an order. */
export function Limits({ form }: PartProps) {
  const { line } = useFields(form);
  return (
    <Pair>
      {limitFields.map((name) => (
        <TextField key={name} {...line(name)} inputMode={name.endsWith('quantity') ? 'numeric' : 'decimal'} />
      ))}
    </Pair>
  );
}

/** What the shop says about it. */
export function Words({ form }: PartProps) {
  const t = useTranslate();
  const { line, texts } = useFields(form);
  return (
    <Pair>
      <LanguageFields {...texts('button')} maxLength={60} />
      <LanguageFields {...texts('press_release')} maxLength={10_000} isFormatted />
      <UrlField {...line('lookbook_url')} hint={t('office.collection.lookbookHint')} maxLength={500} />
    </Pair>
  );
}
