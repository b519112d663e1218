import { brandingSchema, expandBranding, themes } from '@vitrine/tokens';
import type { AccountRecord } from '../../domain/account.ts';
import type { Language } from '../../domain/language.ts';
import { languageTag } from '../../domain/language.ts';
import { escapeHtml } from '../escape.ts';

/** What a mail says: plain sentences, at most one button, lines of facts. Nothing here is HTML; it is escaped. */
export interface MailContent {
  subject: string;
  paragraphs: readonly string[];
  button?: { label: string; url: string };
  facts?: readonly (readonly [label: string, value: string])[];
  /** Small print under everything. */
  closing?: string;
}

interface Colours {
  ground: string;
  ink: string;
  button: string;
  onButton: string;
}

// Deriving a palette takes milliseconds, and finalize writes its mails while it holds stock.
const derived = new WeakMap<AccountRecord['style'], Colours>();

const deriveColours = (account: AccountRecord): Colours => {
  const parsed = brandingSchema.safeParse(account.style);
  const { vars } = expandBranding(parsed.success ? parsed.data : themes.vitrine, 'light');
  const pick = (name: string): string => vars[`--v-color-${name}`] ?? 'inherit';
  return { ground: pick('ground'), ink: pick('ink'), button: pick('brand'), onButton: pick('on-brand') };
};

const coloursOf = (account: AccountRecord): Colours => {
  const colours = derived.get(account.style) ?? deriveColours(account);
  derived.set(account.style, colours);
  return colours;
};

const paragraphsHtml = (paragraphs: readonly string[]): string =>
  paragraphs.map((text) => `<p style="margin:0 0 16px;line-height:1.5">${escapeHtml(text)}</p>`).join('');

const factsHtml = (facts: MailContent['facts'] = []): string =>
  facts.length === 0
    ? ''
    : `<table role="presentation" style="margin:0 0 16px;border-collapse:collapse">${facts
        .map(
          ([label, value]) =>
            `<tr><td style="padding:4px 24px 4px 0;opacity:.7">${escapeHtml(label)}</td><td style="padding:4px 0">${escapeHtml(value)}</td></tr>`,
        )
        .join('')}</table>`;

const buttonHtml = (button: MailContent['button'], { button: ground, onButton }: Colours): string =>
  button === undefined
    ? ''
    : `<p style="margin:24px 0"><a href="${escapeHtml(button.url)}" style="display:inline-block;padding:12px 28px;background:${ground};color:${onButton};text-decoration:none">${escapeHtml(button.label)}</a></p>`;

const html = (account: AccountRecord, language: Language, content: MailContent): string => {
  const colours = coloursOf(account);
  return `<!doctype html><html lang="${languageTag(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(content.subject)}</title></head>
<body style="margin:0;background:${colours.ground};color:${colours.ink};font-family:Helvetica,Arial,sans-serif;font-size:16px">
<div style="max-width:560px;margin:0 auto;padding:40px 24px"><p style="margin:0 0 32px;font-size:22px">${escapeHtml(account.title)}</p>
${paragraphsHtml(content.paragraphs)}${factsHtml(content.facts)}${buttonHtml(content.button, colours)}${content.closing === undefined ? '' : `<p style="margin:32px 0 0;font-size:13px;opacity:.7">${escapeHtml(content.closing)}</p>`}</div></body></html>`;
};

const text = (account: AccountRecord, { paragraphs, facts = [], button, closing }: MailContent): string =>
  [
    ...paragraphs,
    ...(facts.length > 0 ? [facts.map(([label, value]) => `${label}: ${value}`).join('\n')] : []),
    ...(button ? [`${button.label}: ${button.url}`] : []),
    ...(closing === undefined ? [] : [closing]),
    `-- \n${account.title}`,
  ].join('\n\n');

/** A mail in the account's look, as text and as HTML. */
export const renderMail = (
  account: AccountRecord,
  language: Language,
  content: MailContent,
): { subject: string; text: string; html: string } => ({
  subject: content.subject,
  text: text(account, content),
  html: html(account, language, content),
});
