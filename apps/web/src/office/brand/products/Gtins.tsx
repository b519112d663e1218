import type { ProductChoices } from '@vitrine/api/client';
import { TextField } from '@vitrine/ui/components/TextField';
import { Grid, Stack, Text } from '@vitrine/ui/foundation';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { sentGtins, type ColourDraft } from './productDraft.ts';
import type { ProductForm } from './useProductForm.ts';

interface GtinsProps {
  form: ProductForm;
  choices: ProductChoices;
}

/** A field for the GTIN of each size of each colour. */
export function Gtins({ form: { draft, change, fields }, choices }: GtinsProps) {
  const t = useTranslate();
  const sizes = choices.sizes.filter(({ id }) => draft.sizes.includes(String(id)));
  const set = (colour: ColourDraft, size: number, code: string) => {
    const next = { ...colour, gtins: { ...colour.gtins, [size]: code } };
    change({ colours: draft.colours.map((one) => (one.key === colour.key ? next : one)) });
  };
  if (sizes.length === 0) return <Text tone="muted">{t('catalogue.gtin.noSizes')}</Text>;
  return (
    <Stack space="lg">
      <Text size="sm" tone="muted" measure>
        {t('catalogue.gtin.text')}
      </Text>
      {draft.colours.map((colour, at) => {
        const name = colour.label.en || colour.label.pt_BR || t('catalogue.colour.number', { number: at + 1 });
        const sent = sentGtins(colour, draft.sizes);
        return (
          <div key={colour.key} role="group" aria-label={t('catalogue.gtin.of', { name })}>
            <Stack space="xs">
              <Text size="sm" weight="strong">
                {name}
              </Text>
              <Grid columns={{ mobile: 2, tablet: 3, desktop: 4 }} space="sm" align="start">
                {sizes.map(({ id, name: size }) => {
                  const place = sent.findIndex(({ size_id }) => size_id === id);
                  const problem = fields[`colours.${at}.gtins.${place}.code`]?.[0];
                  return (
                    <TextField
                      key={id}
                      label={size}
                      value={colour.gtins[id] ?? ''}
                      onChange={({ value }) => set(colour, id, value)}
                      inputMode="numeric"
                      maxLength={40}
                      tone={problem ? 'critical' : undefined}
                      message={problem}
                    />
                  );
                })}
              </Grid>
            </Stack>
          </div>
        );
      })}
    </Stack>
  );
}
