import type { Branding } from '@vitrine/tokens';
import type { Language } from './language.ts';

/** Settings of a partner account beside its branding. */
export interface AccountSettings {
  support_email: string;
  copyright_year: number;
  carrier_name: string;
  admin_url: string | null;
  analytics_id?: string | null;
  analytics_url?: string | null;
  marketing_token?: string | null;
  marketing_url?: string | null;
  /** Minutes within which a retailer may take an order back; 0 means never. */
  recall_minutes?: number | null;
  /** IANA name of the time zone whose days it counts; null for that of the installation. */
  time_zone?: string | null;
}

/** Sentences said differently than the catalogue says them, by message id; one for every language, or one by language (D-115). */
export type AccountTexts = Readonly<Record<string, string | Readonly<Partial<Record<Language, string>>>>>;

/** Tags and sizes by the name they are kept under, and what each is called by language. */
export type AccountNames = Readonly<Record<string, Readonly<Partial<Record<Language, string>>>>>;

/** A white-label partner as every request needs it. */
export interface AccountRecord {
  readonly id: number;
  readonly hash: string;
  readonly name: string;
  readonly title: string;
  readonly logo: string | null;
  readonly logoDark: string | null;
  readonly poweredBy: boolean;
  readonly language: Language;
  /** IANA name of the time zone whose days it counts. */
  readonly timeZone: string;
  /** The branding document of the token system, already checked. */
  readonly style: Branding;
  readonly texts: AccountTexts;
  readonly names: AccountNames;
  /** Answers alike for every e-mail address, so that nobody learns who its members are. */
  readonly hidesMembers: boolean;
  /** Search engines are asked to leave its pages out. */
  readonly hiddenFromSearch: boolean;
  readonly settings: AccountSettings;
  /** Campaign pages that visitors see today, with the addresses they had before. */
  readonly campaignPages: readonly { slug: string; former_slugs: string[] }[];
  /** Unknown hosts lead to it: its staff may add marketplaces to the installation. */
  readonly isDefault: boolean;
  /** Host names that lead to this account, without port. */
  readonly hosts: readonly string[];
}
