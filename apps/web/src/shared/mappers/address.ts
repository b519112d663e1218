import { placeLine } from '@vitrine/api/rules';
import { countryName } from './countries.ts';
import type { WireAddress } from './wire.ts';

const inLines = (lines: readonly (string | undefined)[]): string => lines.filter(Boolean).join('\n');

/** An address as it is written on a parcel. */
export const addressInLines = (address: Partial<WireAddress>): string =>
  inLines([address.to, address.contact, address.address, placeLine(address), address.country]);

/** As on a parcel, with phone and tax id. `taxId` names the tax id in the language of the reader. */
export const addressInFull = (address: WireAddress, { locale, taxId }: { locale: string; taxId: string }): string =>
  inLines([
    addressInLines({ ...address, country: countryName(address.country, locale) }),
    address.phone_number,
    address.tax_id && `${taxId} ${address.tax_id}`,
  ]);
