import { ApiError } from '@vitrine/api/client';
import type { CallData, VitrineContract } from '@vitrine/api/client';
import { completeUrl, type CompanyProfile, type LanguageCode } from '@vitrine/api/rules';
import type { AddressKind, AddressValues } from '@vitrine/ui/commerce/order/AddressDialog';
import type { CompanyValues } from '@vitrine/ui/commerce/company/CompanyProfile';
import type { PersonalValues } from '@vitrine/ui/commerce/company/PersonalProfile';
import type { CompanyUser } from '@vitrine/ui/commerce/company/UserList';
import type { WireUser } from '../../shared/mappers/wire.ts';

export type WireStatus = CallData<VitrineContract['auth']['me']>;
type WireColleague = NonNullable<WireStatus['users']>[number];

/** The rules' and the wire's names of the form's fields. */
const COMPANY_FIELDS: Readonly<Record<string, keyof CompanyValues>> = {
  name: 'name',
  year_established: 'year',
  text: 'text',
  website: 'website',
  instagram: 'instagram',
  facebook: 'facebook',
  locations: 'countries',
  logo: 'logo',
};

const PERSONAL_FIELDS: Readonly<Record<string, keyof PersonalValues>> = {
  first_name: 'firstName',
  last_name: 'lastName',
  phone: 'phone',
};

const renamed = <Field extends string, T>(
  fields: Readonly<Record<string, Field>>,
  found: object,
  read: (value: T) => string | undefined,
): Partial<Record<Field, string>> =>
  Object.fromEntries(
    Object.entries(found).flatMap(([name, value]) => {
      const [field, text] = [fields[name], read(value as T)];
      return field && text ? [[field, text]] : [];
    }),
  ) as Partial<Record<Field, string>>;

/** What is wrong with a form, at its fields: by the rules, or by the server. */
const problemsIn =
  <Field extends string>(fields: Readonly<Record<string, Field>>) =>
  <Message>(problems: Readonly<Record<string, Message | undefined>>, say: (message: Message) => string) =>
    renamed(fields, problems, (message: Message | undefined) => message && say(message));

export const companyProblems = problemsIn(COMPANY_FIELDS);
export const personalProblems = problemsIn(PERSONAL_FIELDS);

const refusedIn =
  <Field extends string>(fields: Readonly<Record<string, Field>>) =>
  (error: Error | null): Partial<Record<Field, string>> =>
    error instanceof ApiError ? renamed(fields, error.fields, (reasons: readonly string[]) => reasons[0]) : {};

export const refusedCompany = refusedIn(COMPANY_FIELDS);
export const refusedPerson = refusedIn(PERSONAL_FIELDS);

export const toPersonalValues = (user: WireUser): PersonalValues => ({
  firstName: user.first_name,
  lastName: user.last_name,
  phone: user.phone,
  language: user.language_code ?? 'en',
});

export const toPersonBody = ({ firstName, lastName, phone, language }: PersonalValues) => ({
  first_name: firstName.trim(),
  last_name: lastName.trim(),
  phone: phone.trim(),
  language_code: language as LanguageCode,
});

export const toCompanyValues = (profile: WireStatus): CompanyValues => ({
  logo: null,
  name: profile.name ?? '',
  year: profile.year_established ? String(profile.year_established) : '',
  text: profile.text ?? '',
  website: profile.website ?? '',
  instagram: profile.instagram ?? '',
  facebook: profile.facebook ?? '',
  countries: (profile.locations ?? []).map(String),
});

/** As the rules read the form. */
export const toCompanyProfile = ({ year, countries, ...values }: CompanyValues): CompanyProfile => ({
  ...values,
  year_established: year,
  locations: countries,
});

/** The form as it is sent: empty addresses are left out (V-088), the logo is sent or removed only when it changed (S-119, S-120). */
export const toCompanyForm = ({ logo, year, countries, ...values }: CompanyValues) => ({
  _method: 'PUT' as const,
  name: values.name.trim(),
  year_established: year.trim() || undefined,
  text: values.text.trim() || undefined,
  website: completeUrl(values.website) || undefined,
  instagram: values.instagram.trim() || undefined,
  facebook: completeUrl(values.facebook) || undefined,
  'locations[]': countries.map(Number),
  logo: logo === null || logo === 'removed' ? undefined : logo.file,
  delete_logo: logo === 'removed' ? (1 as const) : undefined,
});

const ADDRESS_FIELDS = [
  'to',
  'contact',
  'address',
  'city',
  'state',
  'zip_code',
  'country',
  'phone_number',
  'tax_id',
] as const satisfies readonly (keyof AddressValues)[];

/** One of the two addresses of a profile, whose fields carry its kind in their names. */
export const toAddressValues = (profile: WireStatus, kind: AddressKind): AddressValues => {
  const fields = profile as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    ADDRESS_FIELDS.map((field) => {
      const value = fields[`${kind}_${field}`];
      return [field, typeof value === 'string' ? value : ''];
    }),
  ) as AddressValues;
};

/** What became of the last change of a colleague, by e-mail. */
export type SaidOfColleagues = Readonly<Record<string, Pick<CompanyUser, 'error' | 'notice'>>>;

/** Nobody deactivates themselves (D-141). */
export const toCompanyUser =
  (ownEmail: string, said: SaidOfColleagues, busy: string | undefined) =>
  ({ first_name, last_name, email, status, right }: WireColleague): CompanyUser => ({
    name: `${first_name} ${last_name}`.trim(),
    email,
    status,
    right,
    self: email === ownEmail,
    busy: email === busy,
    ...said[email],
  });
