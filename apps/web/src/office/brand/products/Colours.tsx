import { Button } from '@vitrine/ui/components/Button';
import { TextField } from '@vitrine/ui/components/TextField';
import { ColourSwatches } from '@vitrine/ui/commerce/catalogue/ColourSwatches';
import { Grid, Inline, Stack } from '@vitrine/ui/foundation';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import type { ColourDraft } from './productDraft.ts';
import { LanguageFields } from '../../parts/form/LanguageFields.tsx';
import { Texture } from './Texture.tsx';
import { problemOf, type Fields, type ProductForm } from './useProductForm.ts';

const isHex = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text.trim());

interface RowProps {
  colour: ColourDraft;
  at: number;
  fields: Fields;
  onChange: (change: { value: ColourDraft }) => void;
  /** Missing for the last colour: a product has one at least. */
  onRemove: (() => void) | undefined;
}

function ColourRow({ colour, at, fields, onChange, onRemove }: RowProps) {
  const t = useTranslate();
  const name = colour.label.en ?? colour.label.pt_BR ?? '';
  const hex = (field: 'color' | 'extra') => {
    const problem = problemOf(fields, `colours.${at}.${field === 'extra' ? 'extra_color' : field}`);
    return {
      label: t(`catalogue.colour.${field}`),
      value: colour[field],
      onChange: ({ value }: { value: string }) => onChange({ value: { ...colour, [field]: value } }),
      placeholder: '#b5573a',
      maxLength: 7,
      spellCheck: false,
      tone: problem ? ('critical' as const) : undefined,
      message: problem,
    };
  };
  const shown = {
    id: colour.key,
    label: name,
    colour: isHex(colour.color) ? colour.color : '#ffffff',
    extraColour: isHex(colour.extra) ? colour.extra : null,
    texture: colour.texture?.replace('{w}', '300') ?? null,
  };
  return (
    <li aria-label={t('catalogue.colour.number', { number: at + 1 })}>
      <Grid columns={{ mobile: 1, tablet: 2, desktop: 4 }} space="md" align="end">
        <LanguageFields
          label={t('catalogue.colour.name')}
          value={colour.label}
          onChange={({ value: label }) => onChange({ value: { ...colour, label } })}
          maxLength={80}
          problem={problemOf(fields, `colours.${at}.label`)}
          required
        />
        <TextField {...hex('color')} required end={<ColourSwatches label={name} colours={[shown]} />} />
        <TextField {...hex('extra')} />
      </Grid>
      <Inline space="sm">
        <Texture
          value={colour.texture}
          name={name || String(at + 1)}
          problem={problemOf(fields, `colours.${at}.texture`)}
          onChange={({ value: texture }) => onChange({ value: { ...colour, texture } })}
        />
        {onRemove && (
          <Button
            variant="quiet"
            size="sm"
            label={t('catalogue.colour.removeOf', { name: name || String(at + 1) })}
            onPress={onRemove}
          >
            {t('catalogue.colour.remove')}
          </Button>
        )}
      </Inline>
    </li>
  );
}

/** The colours of a product in their order. */
export function Colours({ form: { draft, change, fields } }: { form: ProductForm }) {
  const t = useTranslate();
  const { colours } = draft;
  // What is wrong with one colour stands at its fields.
  const problem = fields['colours']?.[0];
  const set = (next: ColourDraft[]) => change({ colours: next });
  const add = () =>
    set([
      ...colours,
      { key: `new-${Date.now()}`, id: undefined, label: {}, color: '#000000', extra: '', texture: null, gtins: {} },
    ]);
  return (
    <Stack space="md">
      {problem && <span role="alert">{problem}</span>}
      <Stack as="ul" space="md">
        {colours.map((colour, at) => (
          <ColourRow
            key={colour.key}
            colour={colour}
            at={at}
            fields={fields}
            onChange={({ value }) => set(colours.map((one) => (one.key === colour.key ? value : one)))}
            onRemove={colours.length > 1 ? () => set(colours.filter(({ key }) => key !== colour.key)) : undefined}
          />
        ))}
      </Stack>
      <Inline>
        <Button variant="secondary" size="sm" onPress={add}>
          {t('catalogue.colour.add')}
        </Button>
      </Inline>
    </Stack>
  );
}
