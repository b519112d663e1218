import type { PhoneFieldLabels } from '../../../components/PhoneField/index.ts';
import type { CheckedForm } from '../../../hooks/useCheckedForm.ts';

/** Who registers: a shop that buys, or a brand that sells. */
export type Registrant = 'retailer' | 'brand';

/** What somebody types to register. `places` and `countries` belong together by position. */
export interface RegistrationValues {
  company: string;
  website: string;
  year: string;
  firstName: string;
  lastName: string;
  phone: string;
  email: string;
  places: string[];
  countries: string[];
  /** Ids. */
  segments: string[];
  /** Ids. */
  events: string[];
  mailing: boolean;
}

export interface RegistrationChoice {
  id: string;
  label: string;
}

export interface RegistrationFormLabels {
  /** Headings of the two parts. */
  companyInfo: string;
  contactInfo: string;
  company: string;
  website: string;
  /** Says that an Instagram page will do. */
  websiteHint: string;
  year: string;
  firstName: string;
  lastName: string;
  phone: string;
  phoneField: PhoneFieldLabels;
  email: string;
  /** Names the locations of business operation. */
  locations: string;
  place: string;
  placeHint: string;
  country: string;
  countryPlaceholder: string;
  addLocation: string;
  /** Names the button that removes the location with this number. */
  removeLocation: (values: { number: number }) => string;
  segments: string;
  events: string;
  /** 'RECEIVE NEWS AND UPDATES ABOUT US'. */
  mailing: string;
  /** 'SEND'. */
  submit: string;
}

export interface RegistrationFormProps extends Omit<CheckedForm<RegistrationValues>, 'initial'> {
  registrant: Registrant;
  /** What is known already, such as the e-mail address or a chosen event. */
  initial?: Partial<RegistrationValues>;
  countries: { value: string; label: string }[];
  /** Segments a brand sells in; without any they are not asked for. */
  segments?: RegistrationChoice[];
  /** Events to take part in; without any they are not asked for. */
  events?: RegistrationChoice[];
  /** Told of every change, so that the values can be kept. */
  onType?: (change: { values: RegistrationValues }) => void;
  labels: RegistrationFormLabels;
}
