import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { enter } from './enter.ts';
import { shop } from './shop.ts';
import { signIn } from './steps.ts';
import { own, mailTo } from './newPeople.ts';

test(
  'a retailer changes the password with the code of the mail, and other browsers are signed out (R-363, M-41, M-42, S-041, S-042, S-043, S-044, X-015)',
  { tag: '@once' },
  async ({ page }) => {
    const email = 'buyer-16@shops.example';
    await enter(page, email);
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Change password' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Code')).toBeVisible();
    await expect.poll(() => mailTo(page, email, /code to change/)).toMatch(/\b\d{6}\b/);
    const text = (await mailTo(page, email, /code to change/)).replace(/<style[\s\S]*?<\/style>|<[^>]*>/g, ' ');
    const [code = ''] = /\b\d{6}\b/.exec(text) ?? [];
    await dialog.getByLabel('Code').fill(code === '000000' ? '000001' : '000000');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByText(/This code is not the one we sent/)).toBeVisible();
    await dialog.getByLabel('Code').fill(code);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByLabel('New password', { exact: true }).fill(own);
    await dialog.getByLabel('Confirm new password', { exact: true }).fill(own);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Your password was changed.')).toBeVisible();
    await expect(dialog).toBeHidden();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
    await page.evaluate(() => localStorage.clear());
    await page.context().clearCookies();
    await signIn(page, email, own);
  },
);

test.describe('in Portuguese', () => {
  test.use({ baseURL: `http://tropico.localhost:${shop.port}`, reducedMotion: 'reduce' });

  test(
    'a retailer completes the profile: logo, countries, domains, addresses, phone (R-356, R-357, R-358, R-364, R-365, R-366, S-119, V-087, E-18, D-110)',
    { tag: '@once' },
    async ({ page }) => {
      await enter(page, 'buyer-38@shops.example');
      await page.goto('/profile');
      await expect(page.getByRole('heading', { level: 1, name: 'Meu Perfil' })).toBeVisible();
      await page.getByLabel('Nome', { exact: false }).first().fill('Iracema');
      await page.getByRole('button', { name: /^País do telefone/ }).click();
      await page.getByRole('searchbox', { name: 'Busque por nome ou código' }).fill('bra');
      const brazil = page.getByRole('option', { name: /Brasil/ });
      // Where the platform draws no flags, the code stands in the place of one.
      await expect(brazil).toHaveText(/^(?:🇧🇷|BR)\s*Brasil\s*\+55$/);
      await brazil.click();
      const phone = page.getByRole('textbox', { name: 'Telefone' });
      await phone.clear();
      await phone.pressSequentially('11912345678');
      await expect(phone).toHaveValue('(11) 91234-5678');
      await page.getByRole('button', { name: 'Salvar' }).click();
      await expect(page.getByText('Salvo', { exact: true })).toBeVisible();
      await expectAccessible(page);

      await page.getByRole('tab', { name: 'Perfil da empresa' }).click();
      await page.getByLabel('Logo', { exact: true }).setInputFiles({
        name: 'marca.svg',
        mimeType: 'image/svg+xml',
        buffer: Buffer.from(
          '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="200"><rect width="600" height="200" fill="#b5573a"/></svg>',
        ),
      });
      await expect(page.getByRole('img', { name: 'Prévia do seu logo' })).toBeVisible();
      await page.getByLabel('Site', { exact: true }).fill('lojadopedro.example');
      await page.getByRole('button', { name: /PAÍSES/ }).click();
      await page.getByRole('option', { name: 'Alemanha' }).click();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Salvar' }).filter({ visible: true }).click();
      await expect(page.getByText('Salvo', { exact: true }).filter({ visible: true })).toBeVisible();
      await page.getByRole('button', { name: /RAMOS DE ATIVIDADE/ }).click();
      const saved = page.waitForResponse((response) => response.url().endsWith('/v2/profile/domains') && response.ok());
      await page.getByRole('option', { name: 'Loja on-line' }).click();
      await saved;
      await page.keyboard.press('Escape');
      await expectAccessible(page);

      await page.getByRole('tab', { name: 'Endereço da empresa' }).click();
      const billing = page.getByRole('form', { name: 'Endereço de cobrança' });
      await billing.getByLabel('Destinatário').fill('Loja do Pedro Ltda.');
      await billing.getByRole('button', { name: 'Salvar endereço de cobrança' }).click();
      await expect(billing.getByText('Salvo')).toBeVisible();
      await expectAccessible(page);

      await page.reload();
      await expect(billing.getByLabel('Destinatário')).toHaveValue('Loja do Pedro Ltda.');
      await page.getByRole('tab', { name: 'Perfil da empresa' }).click();
      await expect(page.getByLabel('Site', { exact: true })).toHaveValue('https://lojadopedro.example');
      await expect(page.getByText('Alemanha, Brasil')).toBeVisible();
      await expect(page.getByText('Concept store, Loja on-line')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Remover o logo' })).toBeVisible();
    },
  );
});

test(
  'a brand keeps its account by keyboard alone, and has no retailer profile (P-041, P-044, P-057)',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/profile');
    await expect(page).toHaveURL('/?next=%2Fprofile');
    await enter(page, 'kumo@brands.example');
    await page.goto('/profile');
    await expect(page).toHaveURL(/\/account$/);
    const first = page.getByRole('textbox', { name: /^First name/ });
    await expect(first).toBeVisible();
    await page.getByRole('tab', { name: 'Personal profile' }).focus();
    await page.keyboard.press('Tab');
    await expect(first).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Haruka');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Success')).toBeVisible();
    await expect(page.getByRole('banner').getByText('Haruka')).toBeVisible();
    await page.getByRole('tab', { name: 'Personal profile' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'User management', selected: true })).toBeFocused();
    await expect(page.getByText('haruka', { exact: false }).first()).toBeVisible();
    await expectAccessible(page);
  },
);
