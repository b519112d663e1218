import { escapeHtml } from '../escape.ts';

export interface OutboxMail {
  id: number;
  account: string;
  recipient: string;
  subject: string;
  kind: string;
  createdAt: Date;
  /** Its link was used or has expired, and was taken out. */
  isSpent: boolean;
}

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { max-width: 880px; margin: 0 auto; padding: 32px 20px }
  h1 { font-size: 28px; font-weight: 500; margin: 0 0 4px }
  p { margin: 0 0 24px; opacity: .75 }
  table { width: 100%; border-collapse: collapse }
  th, td { text-align: start; padding: 10px 16px 10px 0; border-block-end: 1px solid color-mix(in srgb, currentColor 18%, transparent); vertical-align: top }
  th { font-size: 13px; font-weight: 500; opacity: .75 }
  a { color: inherit; text-underline-offset: 3px }
  iframe { width: 100%; height: 70vh; border: 1px solid color-mix(in srgb, currentColor 18%, transparent); background: #fff }
  @media (max-width: 600px) { th:nth-child(n + 3), td:nth-child(n + 3) { display: none } }`;

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><style>${style}</style></head><body>${body}</body></html>`;

const time = (moment: Date): string =>
  `<time datetime="${moment.toISOString()}">${moment.toISOString().slice(0, 16).replace('T', ' ')}</time>`;

const row = (mail: OutboxMail): string =>
  `<tr><td><a href="/outbox/${mail.id}">${escapeHtml(mail.subject)}</a></td><td>${escapeHtml(mail.recipient)}</td><td>${escapeHtml(mail.account)}</td><td>${time(mail.createdAt)}</td></tr>`;

/** The list of mails that were not sent anywhere. */
export const outboxList = (mails: readonly OutboxMail[]): string =>
  page(
    'Outbox',
    `<h1>Outbox</h1><p>Mails stay here, because no SMTP_URL is set. The newest is first.</p>${
      mails.length === 0
        ? '<p>Nothing yet.</p>'
        : `<table><thead><tr><th>Subject</th><th>To</th><th>Account</th><th>Written (UTC)</th></tr></thead><tbody>${mails.map(row).join('')}</tbody></table>`
    }`,
  );

/** One mail with its head; the content is a sandboxed frame. */
export const outboxMail = (mail: OutboxMail): string =>
  page(
    mail.subject,
    `<p><a href="/outbox">Outbox</a></p><h1>${escapeHtml(mail.subject)}</h1><p>To ${escapeHtml(mail.recipient)} · ${escapeHtml(mail.account)} · ${time(mail.createdAt)}</p>${mail.isSpent ? '<p>The link of this mail was used or has expired.</p>' : ''}
    <iframe title="${escapeHtml(mail.subject)}" src="/outbox/${mail.id}/content" sandbox="allow-top-navigation-by-user-activation"></iframe>`,
  );
