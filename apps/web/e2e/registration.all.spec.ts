import { expect, test, type Page } from '@playwright/test';
import { tabTo } from './keys.ts';
import { expandBranding, themes } from '@vitrine/tokens';
import { definePassword, fillRegistration, linkIn, mailTo, own } from './newPeople.ts';
import { expectPortuguese, say } from './portuguese.ts';
import { fillLogin, tookOver } from './steps.ts';
import { urlOf } from './takeOver.ts';
import { testAt, addressOf, thanks, openRegistration } from './registration.fixture.ts';

testAt('@phone');

test('a used link says so, and a registered address cannot register again (X-014, X-005, S-036) @once', async ({
  page,
}) => {
  const email = addressOf(page, 'used');
  const dialog = await openRegistration(page);
  await fillRegistration(dialog, email, 'Loja Usada');
  await dialog.getByRole('button', { name: 'SEND' }).click();
  await expect(dialog.getByText(thanks)).toBeVisible();
  const link = await linkIn(page, email, /Your registration/);
  await definePassword(page, link, email, own);
  await expect(page.getByRole('dialog', { name: 'WELCOME BACK' })).toBeVisible();
  await definePassword(page, link, email, own);
  await expect(page.getByText('This link is no longer valid. Please ask for a new one.')).toBeVisible();
  // Registering again with the same address is refused in the form; nothing typed is lost.
  await openRegistration(page);
  await fillRegistration(dialog, email, 'Loja Usada');
  await dialog.getByRole('button', { name: 'SEND' }).click();
  await expect(dialog.getByText('already registered, reset password or contact support')).toBeVisible();
  await expect(dialog.getByLabel('Company name')).toHaveValue('Loja Usada');
});

test('a registration whose answer was lost is sent again as it stands: one mail, and nobody twice; a new form says that the address waits (A-020, X-006, S-036) @once', async ({
  page,
}) => {
  const email = addressOf(page, 'lost');
  const dialog = await openRegistration(page);
  await fillRegistration(dialog, email, 'Loja Perdida');
  const call = /\/preregistration\/?$/;
  // The server has written everything, and fails on its way back.
  await page.route(call, async (route) => {
    expect((await route.fetch()).status()).toBe(201);
    await route.fulfill({ status: 502, body: '' });
  });
  const send = dialog.getByRole('button', { name: 'SEND' });
  await send.click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(dialog.getByLabel('Company name')).toHaveValue('Loja Perdida');
  await page.unroute(call);
  await send.click();
  await expect(dialog.getByText(thanks)).toBeVisible();
  await linkIn(page, email, /Your registration/);
  const rows = (await (await page.request.get('/outbox')).text()).split('<tr').filter((row) => row.includes(email));
  expect(rows).toHaveLength(1);
  await openRegistration(page);
  await fillRegistration(dialog, email, 'Loja Perdida');
  await send.click();
  await expect(dialog.getByText('already registered and under analysis')).toBeVisible();
});

test('without a hash the define-password page is the front page (R-010) @once', async ({ page }) => {
  await page.goto('/define-password');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('in Portuguese the keyboard alone leads from the landing page to the form, fills it in and sends it (R-158, V-004) @once', async ({
  page,
}) => {
  const email = addressOf(page, 'teclado');
  await page.addInitScript(() => localStorage.setItem('language_code', 'pt_BR'));
  await page.goto('/');
  await tookOver(page);
  await tabTo(page, page.locator('a[href="/register?type=s"]').filter({ visible: true }).first());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/register\?type=s$/);
  const main = page.getByRole('main');
  await expect(main.getByLabel('Nome da empresa')).toBeVisible();
  await tabTo(page, main.getByLabel('Nome da empresa'));
  for (const text of ['Marca Teclado', 'https://marca.example.com', '2015']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  // The first segment, then on to the names behind all of them.
  await page.keyboard.press('Space');
  await tabTo(page, main.getByRole('textbox', { name: 'Nome', exact: true }));
  await page.keyboard.type('Bia');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Lins');
  await tabTo(page, main.locator('input[name=phone]'));
  await page.keyboard.type('11987654321');
  await page.keyboard.press('Tab');
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Recife');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Brazil');
  await page.keyboard.press('Tab');
  await tabTo(page, main.getByRole('button', { name: 'ENVIAR' }));
  await page.keyboard.press('Enter');
  await expect(main.getByText('Confira seu e-mail para mais informações')).toBeVisible();
  await expect.poll(() => mailTo(page, email, /Recebemos sua inscrição/)).toContain('Nossa equipe analisa cada marca');
  await page.goto('/?showLoginPopup=true');
  await page.getByRole('dialog').getByRole('button', { name: 'Cadastre-se' }).click();
  const dialog = page.getByRole('dialog', { name: 'VAMOS COMEÇAR SEU CADASTRO' });
  await dialog.getByRole('button', { name: /Sou uma marca/ }).click();
  await dialog.getByLabel('Nome da empresa').fill('Marca Teclado');
  await dialog.getByRole('button', { name: 'ENVIAR' }).click();
  await expect(dialog.getByText('Site ou Instagram da empresa inválido')).toBeVisible();
});

test.describe('at the partner Trópico', () => {
  const colours = expandBranding(themes.tropico, themes.tropico.mode).vars;

  /** The page is at the partner's host, in its look and language, and no text of it is English. */
  const expectTropico = async (page: Page): Promise<void> => {
    expect(new URL(page.url()).origin).toBe(urlOf('tropico'));
    await expect(page).toHaveTitle(/Trópico/);
    const ground = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--v-color-ground').trim());
    expect(await ground()).toBe(colours['--v-color-ground']);
    await expectPortuguese(page);
  };

  test('a visitor stays there from the first byte to the mail, and comes back by its link: one host, one look, one language (M-01, M-02, M-06, S-035, S-045, A-022, D-051, D-113, D-114, R-158) @once', async ({
    page,
  }) => {
    const email = addressOf(page, 'maresia');
    const html = (await (await page.goto(urlOf('tropico')))?.text()) ?? '';
    expect(html).toMatch(/<html lang="pt-BR"/);
    expect(html).toMatch(/<title>[^<]*Trópico/);
    expect(html).toContain(`--v-color-ground:${colours['--v-color-ground']}`);
    expect(html).not.toContain(`--v-color-ground:${expandBranding(themes.vitrine, 'light').vars['--v-color-ground']};`);
    await tookOver(page);
    await expectTropico(page);

    await page.getByRole('banner').getByRole('button', { name: 'ENTRAR' }).filter({ visible: true }).click();
    const login = page.getByRole('dialog', { name: say('auth.login.title') });
    await login.getByRole('button', { name: say('auth.login.register') }).click();
    const form = page.getByRole('dialog', { name: say('dialogs.registration.title') });
    await form.getByRole('button', { name: new RegExp(say('dialogs.registration.retailer')) }).click();
    await expect(form.getByLabel(say('registration.company'))).toBeVisible();
    await expectTropico(page);
    await fillRegistration(form, email, 'Loja Maresia', say);
    await form.getByRole('button', { name: say('registration.submit') }).click();
    await expect(form.getByText(say('dialogs.registration.sent'))).toBeVisible();
    await expectTropico(page);

    const link = await linkIn(page, email, /Seu cadastro em Trópico/);
    const mail = await mailTo(page, email, /Seu cadastro em Trópico/);
    expect(mail).toContain(`href="${urlOf('tropico')}${link}"`);
    expect(mail).toContain('Obrigado por cadastrar Loja Maresia em Trópico');
    expect(mail).toContain(`bgcolor="${colours['--v-color-brand']}"`);
    expect([...new Set(mail.match(/https?:\/\/[\w.:-]+/g))].filter((origin) => /localhost/.test(origin))).toEqual([
      urlOf('tropico'),
    ]);

    await definePassword(page, urlOf('tropico') + link, email, own, say);
    await expect(page.getByText(say('dialogs.define.done'))).toBeVisible();
    await expectTropico(page);
    await expect(login).toBeVisible();
    await fillLogin(page, email, own);
    await expect(page).toHaveURL(`${urlOf('tropico')}/brands`);
    await expect(page.getByText(say('rules.stage.awaiting'))).toBeVisible();
    await expectTropico(page);
  });
});
