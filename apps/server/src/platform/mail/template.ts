import { renderMail as render } from '@vitrine/mail';
import type { MailContent, RenderedMail } from '@vitrine/mail';
import { brandingSchema, themes } from '@vitrine/tokens';
import type { Branding } from '@vitrine/tokens';
import type { AccountRecord } from '../../domain/account.ts';
import type { Language } from '../../domain/language.ts';
import type { Scope } from '../../domain/scope.ts';

// The same object for every mail of an account, so that its look is derived once.
const styles = new WeakMap<AccountRecord['style'], Branding>();

const styleOf = ({ style }: AccountRecord): Branding => {
  const known = styles.get(style);
  if (known) return known;
  const parsed = brandingSchema.safeParse(style);
  const branding = parsed.success ? parsed.data : themes.vitrine;
  styles.set(style, branding);
  return branding;
};

/** A mail in the account's look, as text and as HTML. */
export const renderMail = (
  { account, origin }: Pick<Scope, 'account' | 'origin'>,
  language: Language,
  content: MailContent,
): RenderedMail =>
  render(
    { shop: account.name, logo: account.logo, logoDark: account.logoDark, style: styleOf(account), origin },
    language,
    content,
  );
