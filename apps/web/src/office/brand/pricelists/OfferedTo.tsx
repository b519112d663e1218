import type { BrandPricelist } from '@vitrine/api/client';
import { mostRetailersShown } from '@vitrine/api/rules';
import { Badge } from '@vitrine/ui/components/Badge';
import { Button } from '@vitrine/ui/components/Button';
import { Stack } from '@vitrine/ui/foundation';
import { useIntl } from 'react-intl';
import { paths } from '../../../shared/config/paths.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { countryName } from '../../../shared/mappers/countries.ts';

/** The first names, and how many more there are. */
const useSome = () => {
  const t = useTranslate();
  const intl = useIntl();
  return (names: readonly string[], count: number): string => {
    const shown = names.slice(0, mostRetailersShown);
    const left = count - shown.length;
    return intl.formatList(left > 0 ? [...shown, t('catalogue.audience.left', { count: left })] : shown);
  };
};

function Audience({ list: { given_to, retailers, first_retailers, locations } }: { list: BrandPricelist }) {
  const t = useTranslate();
  const some = useSome();
  const { locale } = useIntl();
  if (given_to === 'all') return t('catalogue.audience.all');
  if (retailers + locations.length === 0)
    return (
      <span>
        <Badge tone="caution">{t('catalogue.audience.nobody')}</Badge>
      </span>
    );
  const countries = locations
    .map((name) => countryName(name, locale))
    .toSorted((one, other) => one.localeCompare(other, locale));
  return (
    <>
      {retailers > 0 && <span>{some(first_retailers, retailers)}</span>}
      {countries.length > 0 && (
        <span>{t('catalogue.audience.inCountries', { names: some(countries, countries.length) })}</span>
      )}
    </>
  );
}

/** Whom a price list is offered to, by name, and the way to change it. */
export function OfferedTo({ list }: { list: BrandPricelist }) {
  const t = useTranslate();
  return (
    <Stack space="xs">
      <Audience list={list} />
      <span>
        <Button
          variant="secondary"
          size="sm"
          href={paths.admin(`brand/pricelists/${list.id}`)}
          label={t('catalogue.audience.chooseOf', { name: list.name })}
        >
          {t('catalogue.audience.choose')}
        </Button>
      </span>
    </Stack>
  );
}
