import { themes } from '@vitrine/tokens';
import { describe, expect, it } from 'vitest';
import {
  applicationLetter,
  approvalLetter,
  brandApprovalLetter,
  brandRefusalLetter,
  colleagueLetter,
  invitationLetter,
  passwordCodeLetter,
  orderLetter,
  recoveryLetter,
  moreInformationLetter,
  refusalLetter,
  registeredLetter,
  registrationLetter,
  renderMail,
  statusLetter,
} from './index.ts';
import type { MailSender } from './index.ts';

const sender: MailSender = {
  shop: 'Trópico Atacado',
  logo: '/media/9f/logo.webp',
  logoDark: null,
  style: themes.tropico,
  origin: 'https://tropico.example',
};

const order = {
  side: 'buyer',
  name: 'Ana',
  order: 1042,
  brand: 'Casa Marola',
  retailer: 'Loja Aurora',
  units: 48,
  total: 'USD 3,912.00',
  url: 'https://tropico.example/order/1042',
} as const;

const sent = (changes: Partial<MailSender> = {}) =>
  renderMail({ ...sender, ...changes }, 'en', orderLetter('en', order)).html;

describe('the text of a mail', () => {
  it('says that an order was sent, how much it is, where to see it, and who says so', () => {
    expect(renderMail(sender, 'en', orderLetter('en', order)).text).toBe(
      'Hello Ana, your pre-order for Casa Marola was sent. The brand will look at it and keep you posted.\n\nUnits: 48\nTotal: USD 3,912.00\n\nSee the order: https://tropico.example/order/1042\n\n-- \nTrópico Atacado',
    );
  });

  it('tells the brand of a new order, in the language of its reader', () => {
    const letter = orderLetter('pt_BR', { ...order, side: 'seller', name: 'Davi' });
    expect(letter.subject).toBe('Novo pedido nº 1042 de Loja Aurora');
    expect(letter.paragraphs).toEqual(['Olá, Davi. Loja Aurora enviou um pré-pedido para você.']);
  });

  it('says where an order stands now', () => {
    const letter = statusLetter('en', { ...order, status: 'In transit' });
    expect(letter.subject).toBe('Order #1042: In transit');
    expect(letter.paragraphs[0]).toContain('Casa Marola has changed the status of your order to In transit.');
  });

  it('leads to a new password, and says what to do if it was not asked for (A-011)', () => {
    const url = 'https://tropico.example/recovery/t';
    const { text } = renderMail(sender, 'en', recoveryLetter('en', { name: 'Ana', shop: sender.shop, url }));
    expect(text).toContain(`Choose a new password: ${url}`);
    expect(text).toContain('If it was not you, ignore this mail: nothing changes.');
  });
});

describe('what a retailer is told about its registration', () => {
  const retailer = { name: 'Ana', retailer: 'Loja Aurora', shop: sender.shop };
  const support = 'ajuda@tropico.example';

  it('is how to choose the first password, under which address and for how long', () => {
    const url = 'https://tropico.example/recovery/t';
    const email = 'ana@aurora.example';
    const { subject, text } = renderMail(
      sender,
      'en',
      invitationLetter('en', { name: 'Ana', email, shop: sender.shop, days: 7, url }),
    );
    expect(subject).toBe('Your access to Trópico Atacado');
    expect(text).toContain(`Choose your password: ${url}`);
    expect(text).toContain(`under ${email}`);
    expect(text).toContain('once, for 7 days');
  });

  it('is who invites to which company, and how to sign in (A-116)', () => {
    const url = 'https://tropico.example/define-password?hash=h';
    const invitation = {
      name: 'Ana',
      inviter: 'Bea Sol',
      company: 'Loja Aurora',
      email: 'ana@aurora.example',
      days: 7,
    };
    const letter = colleagueLetter('pt_BR', { ...invitation, shop: sender.shop, url });
    const { subject, text } = renderMail(sender, 'pt_BR', letter);
    expect(subject).toBe('Bea Sol convida você para Trópico Atacado');
    expect(text).toContain('representar Loja Aurora em Trópico Atacado');
    expect(text).toContain(`Definir senha: ${url}`);
  });

  it('is the code to change the password, and what to do if nobody asked (A-014)', () => {
    const letter = passwordCodeLetter('en', { name: 'Ana', shop: sender.shop, code: '471100', minutes: 10 });
    const { text } = renderMail(sender, 'en', letter);
    expect(text).toContain('471100');
    expect(text).toContain('for 10 minutes');
    expect(text).toContain('If you did not ask for it');
  });

  it('is that it may order now, in the language of its reader (D-050)', () => {
    const letter = approvalLetter('pt_BR', { ...retailer, url: 'https://tropico.example/brands' });
    expect(letter.subject).toBe('Cadastro aprovado: Loja Aurora');
    expect(letter.button?.label).toBe('Conhecer as marcas');
  });

  it.each([
    ['asks for more', moreInformationLetter, 'not sufficient', `Send what is missing to ${support}`],
    ['refuses', refusalLetter, 'cannot approve', `Write to ${support}`],
  ])(
    '%s with the reason word for word, in its paragraphs, and says where to answer (D-050)',
    (_, letter, sentence, answer) => {
      const reason = "Send us {retailer}'s <b>tax</b> number.";
      const { text, html } = renderMail(sender, 'en', letter('en', { ...retailer, support, reason }));
      expect(text).toContain(sentence);
      expect(text).toContain(`Reason: ${reason}`);
      expect(text).toContain(answer);
      const parts = letter('en', {
        ...retailer,
        support,
        reason: 'Your tax number.\n\nA picture of the shop.',
      }).paragraphs;
      expect(parts.slice(-2)).toEqual(['Reason: Your tax number.', 'A picture of the shop.']);
      expect(html).not.toContain('<b>tax');
      expect(letter('en', { ...retailer, support }).paragraphs.join()).not.toContain('Reason');
    },
  );
});

describe('what somebody who registers is told', () => {
  const url = 'https://tropico.example/define-password?hash=h';
  const link = { name: 'Ana', company: 'Loja Aurora', shop: sender.shop, email: 'ana@aurora.example', days: 7, url };
  const support = 'ajuda@tropico.example';

  it('is the link to define the password, the address to sign in with, and what comes next (D-051, D-052)', () => {
    const { subject, text, html } = renderMail(sender, 'en', registrationLetter('en', link));
    expect(subject).toBe('Your registration at Trópico Atacado');
    expect(text).toContain(`Define your password: ${url}`);
    expect(text).toContain('Sign in with ana@aurora.example.');
    expect(text).toContain('If you did not register, ignore this mail.');
    expect(html).toContain('href="https://tropico.example/define-password?hash=h"');
    expect(registrationLetter('pt_BR', link).button?.label).toBe('Definir senha');
  });

  it('is that the team looks at a brand, and whom to ask (D-051)', () => {
    const { text } = renderMail(sender, 'en', applicationLetter('en', { ...link, support }));
    expect(text).toContain('Our team looks at every brand');
    expect(text).toContain(support);
    expect(text).not.toContain(url);
  });

  it('is what was decided about a brand: the link, or the reason (D-050)', () => {
    expect(brandApprovalLetter('pt_BR', link).subject).toBe('Marca aprovada: Loja Aurora');
    expect(brandApprovalLetter('en', link).button).toEqual({ label: 'Define your password', url });
    const refusal = brandRefusalLetter('en', { ...link, support, reason: 'No pictures.' });
    expect(refusal.paragraphs.at(-1)).toBe('Reason: No pictures.');
    expect(brandRefusalLetter('en', { ...link, support }).paragraphs).toHaveLength(2);
  });

  it('is, where pages must not tell, that the address has an account', () => {
    const letter = registeredLetter('en', { name: 'Ana', shop: sender.shop, url: 'https://tropico.example/' });
    expect(letter.subject).toBe('You already have an account at Trópico Atacado');
    expect(letter.button).toEqual({ label: 'Sign in', url: 'https://tropico.example/' });
  });
});

describe('the look of a mail', () => {
  it('is the account’s: its letters, its colours by day and by night, the corner of its buttons', () => {
    const html = sent();
    expect(html).toContain("font-family:'Bricolage Grotesque', Helvetica, Arial, sans-serif");
    expect(html).toContain("url('https://tropico.example/fonts/");
    expect(html).toContain('background:#d4145f;border-radius:24px');
    expect(html).toMatch(/@media \(prefers-color-scheme: dark\)\{.*\.v-button\{background:#[0-9a-f]{6}!important\}/);
    expect(sent({ style: themes.signal })).toContain('border-radius:0px');
  });

  it('shows the logo from the shop itself, the other one in dark mode, and the name where mail programs could show none', () => {
    expect(sent()).toContain('src="https://tropico.example/media/9f/logo.webp" alt="Trópico Atacado"');
    expect(sent({ logoDark: '/media/9f/night.webp' })).toContain(
      'class="v-by-night" src="https://tropico.example/media/9f/night.webp"',
    );
    for (const logo of [null, '/media/drawn/logo.svg', 'data:image/svg+xml;base64,PHN2Zz4='])
      expect(sent({ logo })).not.toContain('<img');
  });

  it('is made of tables, has a word for the inbox, and stays far below what Gmail cuts off', () => {
    const html = sent();
    expect(html.match(/<table role="presentation"/g)?.length).toBeGreaterThanOrEqual(4);
    expect(html).toMatch(/<div style="display:none;max-height:0[^>]*>Hello Ana, your pre-order/);
    expect(html).toContain('<!--[if mso]>');
    expect(new TextEncoder().encode(html).length).toBeLessThan(20_000);
  });

  it('takes no name for markup', () => {
    const name = '<img src=x onerror=alert(1)>"\'';
    const { html } = renderMail({ ...sender, shop: name }, 'en', orderLetter('en', { ...order, name, brand: name }));
    expect(html).not.toContain('<img src=x');
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;');
  });
});
