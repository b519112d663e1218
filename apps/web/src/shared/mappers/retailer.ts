import type { RetailerTileProps } from '@vitrine/ui/commerce/relationship/RetailerTile';
import { paths } from '../config/paths.ts';
import { countryName } from './countries.ts';
import type { WireDirectoryRetailer, WireRetailer } from './wire.ts';

type Translate = (id: string, values?: Record<string, string>) => string;

/** Every location, joined with 'and' (R-350, D-108). */
export const joinLocations = (t: Translate, locale: string, locations: readonly { name: string }[]): string =>
  locations
    .map(({ name }) => countryName(name, locale))
    .reduce((first, second) => (first ? t('retailer.and', { first, second }) : second), '');

export const toRetailerTile = (
  t: Translate,
  locale: string,
  { id, name, logo, locations }: WireDirectoryRetailer,
): RetailerTileProps & { id: number } => ({
  id,
  name,
  logo,
  href: paths.retailer(id),
  locations: joinLocations(t, locale, locations),
});

/** The links that the retailer has given. */
export const socialLinks = (t: Translate, { facebook, instagram, website }: WireRetailer) =>
  [
    { label: 'Facebook', href: facebook },
    { label: 'Instagram', href: instagram },
    { label: t('retailer.website'), href: website },
  ].flatMap(({ label, href }) => (href ? [{ label, href }] : []));
