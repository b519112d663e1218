import type { z } from 'zod';
import { isHttpUrl, safeLink } from '@vitrine/api/rules';
import type { account as accountSchema } from '@vitrine/api/schemas';
import type { AccountRecord } from '../../../domain/account.ts';

const httpUrl = (url: string | null | undefined): string | null => (url && isHttpUrl(url) ? url : null);

/** E-16: what the app loads at start, by the wire's names. */
export const toAccountResponse = (account: AccountRecord): z.input<typeof accountSchema> => ({
  hash: account.hash,
  name: account.name,
  title: account.title,
  logo: account.logo,
  logo_dark: account.logoDark,
  poweredByBlanc: account.poweredBy,
  language_code: account.language,
  style: { ...account.style },
  texts: { ...account.texts },
  support_email: account.settings.support_email,
  admin_url: safeLink(account.settings.admin_url),
  copyright_year: account.settings.copyright_year,
  time_zone: account.timeZone,
  carrier_name: account.settings.carrier_name,
  analytics_id: account.settings.analytics_id ?? null,
  analytics_url: httpUrl(account.settings.analytics_url),
  marketing_token: account.settings.marketing_token ?? null,
  marketing_url: httpUrl(account.settings.marketing_url),
  campaign_pages: [...account.campaignPages],
});
