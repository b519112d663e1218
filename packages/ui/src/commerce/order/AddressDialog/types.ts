import type { PhoneFieldLabels } from '../../../components/PhoneField/index.ts';
/** Fields by the names they travel under. */
export const addressFields = [
  'to',
  'contact',
  'country',
  'address',
  'city',
  'state',
  'zip_code',
  'phone_number',
  'tax_id',
] as const;

export type AddressField = (typeof addressFields)[number];
export type AddressValues = Record<AddressField, string>;
export type AddressKind = 'billing' | 'shipping';

export type AddressPlaceField = 'city' | 'state' | 'zip_code';

/** A city, state or postal code, as a country asks for it. */
export interface AddressPlace {
  field: AddressPlaceField;
  /** What the country calls it, such as "Province or region". `labels.fields` has the usual name. */
  label?: string;
  isOptional?: boolean;
}

/** A country to choose. */
export interface AddressCountry {
  /** Its name as addresses keep it. */
  value: string;
  label: string;
  /** What an address has below its street, in the order of the country. All three, and all required, if it is left out. */
  places?: AddressPlace[];
}

/** What is wrong with an address, in words. */
export interface AddressErrors {
  /** About the whole. */
  form?: string | null;
  fields: Partial<Record<AddressField, string>>;
}

export const emptyAddress: AddressValues = {
  to: '',
  contact: '',
  address: '',
  city: '',
  state: '',
  zip_code: '',
  country: '',
  phone_number: '',
  tax_id: '',
};

export interface AddressLabels {
  /** Title by step. */
  titles: Record<AddressKind, string>;
  /** 'Step 1 of 2' */
  step: (words: { step: number; of: number }) => string;
  fields: Record<AddressField, string>;
  optional: string;
  choose: string;
  /** Of the phone's country. */
  phone: PhoneFieldLabels;
  /** Leads the list of what is wrong. */
  summary: string;
  next: string;
  previous: string;
  finalize: string;
  /** 'Copy from Billing' */
  copy: string;
  close: string;
}
