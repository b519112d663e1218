import { CURRENCIES } from '@vitrine/api/rules';
import { Banner } from '@vitrine/ui/components/Banner';
import { Button } from '@vitrine/ui/components/Button';
import { Select } from '@vitrine/ui/components/Select';
import { TextField } from '@vitrine/ui/components/TextField';
import { Grid, Stack } from '@vitrine/ui/foundation';
import { useState, type FormEvent } from 'react';
import { useLocale } from '../../../shared/connected/useLocale.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { useServices } from '../../../shared/queries/services.ts';
import { usePricelistAction } from './usePricelistAction.ts';

/** Those that most brands sell in come first. */
const usual = ['USD', 'BRL', 'EUR', 'GBP'];
const currencies = [...usual, ...CURRENCIES.filter((code) => !usual.includes(code))];

/** A new price list: its name and its currency. */
export function AddPricelist() {
  const t = useTranslate();
  const { client } = useServices();
  const names = new Intl.DisplayNames(useLocale(), { type: 'currency' });
  const [name, setName] = useState('');
  const [currency, setCurrency] = useState('USD');
  const { act, isBusy, problem, fields } = usePricelistAction({
    run: (body: { name: string; currency: string }) => client.brandPricelists.add({ body }),
    done: (body) => t('catalogue.pricelists.added', { name: body.name }),
    onDone: () => setName(''),
  });
  const said = fields['name']?.[0];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) act({ name: name.trim(), currency });
  };
  return (
    <form noValidate onSubmit={submit} aria-label={t('catalogue.pricelists.add')}>
      <Stack space="md">
        {problem && !said && <Banner tone="critical">{problem}</Banner>}
        <Grid columns={{ mobile: 1, tablet: 3 }} space="md" align="end">
          <TextField
            label={t('catalogue.pricelists.name')}
            value={name}
            onChange={({ value }) => setName(value)}
            maxLength={60}
            required
            tone={said ? 'critical' : undefined}
            message={said}
          />
          <Select
            label={t('catalogue.pricelists.currency')}
            options={currencies.map((value) => ({ value, label: `${value} · ${names.of(value) ?? ''}` }))}
            value={currency}
            onChange={({ value }) => setCurrency(value)}
          />
          <span>
            <Button type="submit" variant="secondary" busy={isBusy}>
              {t('catalogue.pricelists.add')}
            </Button>
          </span>
        </Grid>
      </Stack>
    </form>
  );
}
