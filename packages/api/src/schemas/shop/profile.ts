import { z } from 'zod';
import { BRAND_RIGHTS } from '../../rules/brandRights.ts';
import { dataOf, id, idParam, listOf, words } from '../shared/common.ts';
import { address } from './order.ts';

/** One of a company's people. A pending one was invited and has no password yet. */
export const profileUser = z.object({
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  status: z.enum(['active', 'inactive', 'pending']),
  /** What the person may do for a brand; retailers leave it out. */
  right: z.enum(BRAND_RIGHTS).optional(),
});

const profileAddress = {
  to: z.string(),
  contact: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zip_code: z.string(),
  country: z.string(),
  phone_number: z.string(),
};

type Prefixed<Kind extends string, Fields> = { [F in keyof Fields & string as `${Kind}_${F}`]: Fields[F] };

const prefixed = <Kind extends string, Fields extends z.ZodRawShape>(kind: Kind, fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, schema]) => [`${kind}_${name}`, schema])) as Prefixed<
    Kind,
    Fields
  >;

/** Empty texts until an address is given. */
export const billingFields = z.object(prefixed('billing', { ...profileAddress, tax_id: z.string() }));
export const shippingFields = z.object(prefixed('shipping', profileAddress));

const company = z.object({
  name: z.string(),
  facebook: z.string().nullable(),
  instagram: z.string().nullable(),
  website: z.string().nullable(),
  text: z.string(),
  logo: z.string().nullable(),
  year_established: z.int().nullable(),
});

/** E-47. `locations` are ids. */
export const buyerProfile = company.extend({
  id,
  locations: z.array(id),
  ...billingFields.shape,
  ...shippingFields.shape,
  users: z.array(profileUser),
});

/** A business domain of a retailer, and whether it is chosen (D-098). */
export const domain = z.object({ id, name: z.string(), selected: z.boolean() });

export const saveDomains = z.object({ domains: z.array(id).max(100) });

export const saveProfileAddress = address.extend({ type: z.enum(['billing', 'shipping']) });

export const profileAddressSaved = dataOf(z.union([billingFields, shippingFields])).extend({ message: z.string() });

/** The largest logo, in bytes. */
export const largestLogo = 5_242_880;

/** What is left out is emptied, but the logo: it is kept until another one comes or `delete_logo` is 1 (S-120). */
export const saveCompany = z.object({
  _method: z.literal('PUT').optional(),
  name: words(120),
  year_established: z.string().max(20).or(z.int()).default(''),
  text: words(4000),
  website: words(500),
  facebook: words(500),
  instagram: words(500),
  locations: listOf(idParam, 300),
  'locations[]': listOf(idParam, 300),
  logo: z.file().max(largestLogo).mime(['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml']).optional(),
  delete_logo: z.union([z.literal([0, 1]), z.literal(['0', '1'])]).optional(),
});

export const companySaved = dataOf(company).extend({ message: z.string() });

export const invitation = z.object({ email: words(254), first_name: words(80) });
export const userInvited = dataOf(profileUser).extend({ message: z.string() });

export const toggledUser = dataOf(z.object({ status: profileUser.shape.status }));
