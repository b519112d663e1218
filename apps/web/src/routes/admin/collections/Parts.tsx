import { Checkbox } from '@vitrine/ui/components/Checkbox';
import { DateField } from '@vitrine/ui/components/DateField';
import { TextField } from '@vitrine/ui/components/TextField';
import { Grid } from '@vitrine/ui/foundation';
import { useTranslate } from '../../../connected/useTranslate.ts';
import { dayFields, type textFields, type CollectionDraft } from '../../../mappers/collectionDraft.ts';
import { limitFields } from '../../../mappers/limitDraft.ts';
import { LanguageFields } from '../form/LanguageFields.tsx';
import { Pair } from '../form/Pair.tsx';
import type { CollectionForm } from './useCollectionForm.ts';

interface PartProps {
  form: CollectionForm;
}

type Typed = 'season' | 'lookbook_url' | (typeof dayFields)[number] | (typeof limitFields)[number];

const useField = ({ draft, change, fields }: CollectionForm) => {
  const t = useTranslate();
  return (name: Typed) => ({
    label: t(`office.collection.field.${name}`),
    value: draft[name],
    onChange: ({ value }: { value: string }) => change({ [name]: value } as Partial<CollectionDraft>),
    tone: fields[name] ? ('critical' as const) : undefined,
    message: fields[name]?.[0],
  });
};

const useTexts = ({ draft, change, fields }: CollectionForm) => {
  const t = useTranslate();
  return (name: (typeof textFields)[number]) => ({
    label: t(`office.collection.field.${name}`),
    value: draft[name],
    onChange: ({ value }: { value: CollectionDraft['name'] }) => change({ [name]: value } as Partial<CollectionDraft>),
    problem: fields[name]?.[0],
  });
};

/** Name, season and whether the shop shows it. */
export function Basics({ form }: PartProps) {
  const t = useTranslate();
  const field = useField(form);
  const texts = useTexts(form);
  return (
    <>
      <Pair>
        <LanguageFields {...texts('name')} maxLength={120} required />
        <TextField {...field('season')} hint={t('office.collection.seasonHint')} maxLength={60} />
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
  const field = useField(form);
  const texts = useTexts(form);
  return (
    <>
      <Grid columns={{ mobile: 1, tablet: 3 }} space="md">
        {dayFields.map((name) => (
          <DateField key={name} {...field(name)} />
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
  const field = useField(form);
  return (
    <Pair>
      {limitFields.map((name) => (
        <TextField key={name} {...field(name)} inputMode={name.endsWith('quantity') ? 'numeric' : 'decimal'} />
      ))}
    </Pair>
  );
}

/** What the shop says about it. */
export function Words({ form }: PartProps) {
  const t = useTranslate();
  const field = useField(form);
  const texts = useTexts(form);
  return (
    <Pair>
      <LanguageFields {...texts('button')} maxLength={60} />
      <LanguageFields {...texts('press_release')} maxLength={10_000} isFormatted />
      <TextField
        {...field('lookbook_url')}
        type="url"
        placeholder="https://"
        hint={t('office.collection.lookbookHint')}
        maxLength={500}
        spellCheck={false}
      />
    </Pair>
  );
}
