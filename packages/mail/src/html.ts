import type { Fact, MailContent, MailSender } from './content.ts';
import { escapeHtml } from './escape.ts';
import type { MailLanguage } from './language.ts';
import { lookOf } from './look.ts';
import type { MailColours, MailLook } from './look.ts';

const WIDTH = 560;

/** Mail programs show no vector pictures. */
const isShown = (address: string | null): address is string =>
  address !== null && !/\.svg$|^data:image\/svg/.test(address);

const absolute = (origin: string, address: string): string =>
  address.startsWith('/') ? `${origin}${address}` : address;

const image = (sender: MailSender, address: string, className: string, style: string): string =>
  `<img class="${className}" src="${escapeHtml(absolute(sender.origin, address))}" alt="${escapeHtml(sender.shop)}" height="36" style="${style}height:36px;width:auto;max-width:220px;border:0">`;

/** The logo for the reader's mode, or the shop's name in the partner's own letters. */
const mark = (sender: MailSender, look: MailLook): string => {
  const { logo, logoDark, shop } = sender;
  if (!isShown(logo))
    return `<span class="v-ink" style="font-family:${look.display};${look.heading};font-size:26px;line-height:1.2;color:${look.light.ink}">${escapeHtml(shop)}</span>`;
  const other = isShown(logoDark) ? logoDark : null;
  return other
    ? image(sender, logo, 'v-by-day', 'display:block;') + image(sender, other, 'v-by-night', 'display:none;')
    : image(sender, logo, 'v-logo', 'display:block;');
};

const paragraphs = ({ paragraphs: sentences }: MailContent, { light, text }: MailLook): string =>
  sentences
    .map(
      (sentence) =>
        `<p class="v-ink" style="margin:0 0 16px;font-family:${text};font-size:16px;line-height:1.55;color:${light.ink}">${escapeHtml(sentence)}</p>`,
    )
    .join('');

const fact = ([label, value, href]: Fact, { light, text }: MailLook): string => {
  const cell = `padding:10px 0;border-top:1px solid ${light.line};font-family:${text};font-size:15px;line-height:1.4`;
  const shown =
    href === undefined
      ? escapeHtml(value)
      : `<a class="v-ink" href="${escapeHtml(href)}" style="color:${light.ink};word-break:break-all">${escapeHtml(value)}</a>`;
  return `<tr><td class="v-muted v-line" style="${cell};color:${light.muted}">${escapeHtml(label)}</td><td class="v-ink v-line" align="right" style="${cell};color:${light.ink};font-variant-numeric:tabular-nums">${shown}</td></tr>`;
};

const facts = ({ facts: lines = [] }: MailContent, look: MailLook): string =>
  lines.length === 0
    ? ''
    : `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 16px;border-bottom:1px solid ${look.light.line}" class="v-line">${lines.map((line) => fact(line, look)).join('')}</table>`;

/** A cell with a ground: the one kind of button that every mail program draws. */
const button = ({ button: way }: MailContent, { light, text, radius, label }: MailLook): string =>
  way === undefined
    ? ''
    : `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0 8px"><tr><td class="v-button" bgcolor="${light.button}" style="background:${light.button};border-radius:${radius}px"><a class="v-button-label" href="${escapeHtml(way.url)}" style="display:inline-block;padding:14px 28px;font-family:${text};font-size:15px;line-height:1.2;${label};color:${light.onButton};text-decoration:none;border-radius:${radius}px">${escapeHtml(way.label)}</a></td></tr></table>`;

const small = (sentence: string, { light, text }: MailLook, top: number): string =>
  `<p class="v-muted" style="margin:${top}px 0 0;font-family:${text};font-size:13px;line-height:1.5;color:${light.muted}">${escapeHtml(sentence)}</p>`;

const night = ({ ground, sheet, ink, muted, line, button: ownButton, onButton }: MailColours): string =>
  [
    `.v-ground{background:${ground}!important}`,
    `.v-sheet{background:${sheet}!important}`,
    `.v-ink{color:${ink}!important}`,
    `.v-muted{color:${muted}!important}`,
    `.v-line{border-color:${line}!important}`,
    `.v-button{background:${ownButton}!important}`,
    `.v-button-label{color:${onButton}!important}`,
    '.v-by-day{display:none!important}',
    '.v-by-night{display:block!important}',
  ].join('');

const head = (sender: MailSender, { subject }: MailContent, look: MailLook): string =>
  [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="supported-color-schemes" content="light dark">',
    `<title>${escapeHtml(subject)}</title>`,
    `<style>${look.fonts(sender.origin)}</style>`,
    // A program that draws with the word processor takes its serif for any family it does not know.
    '<!--[if mso]><style>p,td,a,span,h1{font-family:Arial,sans-serif!important}</style><![endif]-->',
    `<style>:root{color-scheme:light dark}@media (max-width:600px){.v-sheet-cell{padding:28px 20px!important}}@media (prefers-color-scheme: dark){${night(look.dark)}}</style>`,
  ].join('');

/** What an inbox shows beside the subject, then nothing more of the mail. */
const preheader = ({ paragraphs: [first = ''] }: MailContent): string =>
  `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(first)}${'&#847;&zwnj;&nbsp;'.repeat(40)}</div>`;

/** A mail in the account's look, in tables, for that is what all mail programs draw alike. */
export const mailHtml = (sender: MailSender, language: MailLanguage, content: MailContent): string => {
  const look = lookOf(sender.style);
  const { light } = look;
  const sheet = `max-width:${WIDTH}px;margin:0 auto;background:${light.sheet}`;
  return `<!doctype html><html lang="${language.replace('_', '-')}"><head>${head(sender, content, look)}</head>
<body class="v-ground" style="margin:0;padding:0;background:${light.ground}">${preheader(content)}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="v-ground" bgcolor="${light.ground}" style="background:${light.ground}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="${WIDTH}" cellpadding="0" cellspacing="0" border="0" class="v-sheet" bgcolor="${light.sheet}" style="width:100%;${sheet}"><tr><td class="v-sheet-cell" align="left" style="padding:40px">
<div style="padding:0 0 28px">${mark(sender, look)}</div>
<h1 class="v-ink" style="margin:0 0 20px;font-family:${look.display};${look.heading};font-size:28px;line-height:1.15;color:${light.ink}">${escapeHtml(content.subject)}</h1>
${paragraphs(content, look)}${facts(content, look)}${button(content, look)}${content.closing === undefined ? '' : small(content.closing, look, 24)}</td></tr></table>
${small(sender.shop, look, 20)}</td></tr></table></body></html>`;
};
