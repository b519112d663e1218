import type { CallData, contract } from '@vitrine/api';
import type { BuyerStage } from '../../../domain/scope.ts';
import type { Address, CompanyRow, ProfileRow, User } from './read.ts';

type Status = CallData<typeof contract.auth.me>;
type ProfileUser = NonNullable<Status['users']>[number];
export type Company = CallData<typeof contract.profile.saveCompany>['data'];

export const toUser = ({ firstName, lastName, email, status, right }: User): ProfileUser => ({
  first_name: firstName,
  last_name: lastName,
  email,
  status,
  ...(right && { right }),
});

export const toCompany = ({ about, yearEstablished, ...company }: CompanyRow): Company => ({
  name: company.name,
  facebook: company.facebook,
  instagram: company.instagram,
  website: company.website,
  text: about,
  logo: company.logo,
  year_established: yearEstablished,
});

const common = (address: Address | null) => ({
  to: address?.['to'] ?? '',
  contact: address?.['contact'] ?? '',
  address: address?.['address'] ?? '',
  city: address?.['city'] ?? '',
  state: address?.['state'] ?? '',
  zip_code: address?.['zip_code'] ?? '',
  country: address?.['country'] ?? '',
  phone_number: address?.['phone_number'] ?? '',
});

type Prefixed<Kind extends string, Fields> = { [F in keyof Fields & string as `${Kind}_${F}`]: Fields[F] };

const prefix = <Kind extends string, Fields extends object>(kind: Kind, fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [`${kind}_${name}`, value])) as Prefixed<
    Kind,
    Fields
  >;

export const toBilling = (address: Address | null) =>
  prefix('billing', { ...common(address), tax_id: address?.['tax_id'] ?? '' });

export const toShipping = (address: Address | null) => prefix('shipping', common(address));

/** E-03 with E-47. */
export const toStatus = (stage: BuyerStage | null, profile: ProfileRow | undefined, users: readonly User[]): Status => {
  const all = users.map(toUser);
  if (!profile) return all.length === 0 ? { stage } : { stage, users: all };
  const { id, locationIds, billing, shipping, ...company } = profile;
  return {
    stage,
    id,
    ...toCompany(company),
    locations: locationIds,
    ...toBilling(billing),
    ...toShipping(shipping),
    users: all,
  };
};
