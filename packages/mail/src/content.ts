import type { Branding } from '@vitrine/tokens';

/** A line of a mail; with an address its value is a link. */
export type Fact = readonly [label: string, value: string, href?: string];

/** What a mail says: plain sentences, at most one button, lines of facts. Nothing here is HTML; it is escaped. */
export interface MailContent {
  subject: string;
  paragraphs: readonly string[];
  button?: { label: string; url: string };
  facts?: readonly Fact[];
  /** Small print under everything. */
  closing?: string;
}

/** Whose mail it is. */
export interface MailSender {
  /** Its name: stands where a logo would, and signs. */
  shop: string;
  /** Address of a picture for light grounds, from the root of the shop or complete; null shows the name. */
  logo: string | null;
  /** For dark grounds; `logo` where absent. */
  logoDark: string | null;
  style: Branding;
  /** Scheme, host and port of the shop, without a closing slash. */
  origin: string;
}
