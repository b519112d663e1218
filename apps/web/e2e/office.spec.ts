import { expect, test } from '@playwright/test';
import { enter } from './enter.ts';

test('in Portuguese and on a phone, staff ask a retailer for more and approve it, and a brand sends an order in two parts (D-048, D-049, D-050) @phone', async ({
  page,
}) => {
  await enter(page, 'staff@vitrine.example');
  await page.goto('/admin/registrations?lang=pt-BR');
  const name = await page.getByRole('main').getByRole('table').getByRole('link').first().innerText();
  await page.getByRole('link', { name }).first().click();
  await page.getByRole('button', { name: 'Pedir mais informações' }).click();
  await page.getByRole('textbox', { name: 'Motivo' }).fill('Envie o CNPJ da loja, por favor.');
  await page.getByRole('button', { name: 'Enviar e-mail' }).click();
  const history = page.getByRole('table', { name: 'Histórico' });
  await expect(history).toContainText('Envie o CNPJ da loja, por favor.');
  await page.getByRole('button', { name: 'Aprovar', exact: true }).click();
  await page.getByRole('button', { name: 'Aprovar e enviar e-mail' }).click();
  await expect(history).toContainText(`Lojista ${name} aprovado`);

  await enter(page, 'casa-ferro@brands.example');
  await page.goto('/admin/brand/orders?queue=ship');
  await page.getByRole('main').getByRole('table').getByRole('link').first().click();
  await page.getByRole('button', { name: 'Zerar tudo' }).click();
  await page
    .getByRole('button', { name: /^Um a mais: / })
    .first()
    .click();
  await page.getByRole('textbox', { name: 'Código de rastreio' }).fill('NORD-9');
  await page.getByRole('button', { name: 'Enviar 1 unidade', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Enviar 1 unidade' }).click();
  await expect(page.getByText('Envio 1', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Enviar \d+ unidades$/ }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Enviar \d+ unidades$/ })
    .click();
  await expect(page.getByText('Tudo foi enviado.')).toBeVisible();
});
