import { type BrowserContext, type Page } from '@playwright/test';
import { shop } from './shop.ts';

export const buyer = 'buyer@vitrine.example';

export const kept = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key);

export const refreshCookie = async (context: BrowserContext) =>
  (await context.cookies(`${shop.url}/v1/auth`)).find(({ name }) => name === 'refresh_token');

/** Errors of the console and of scripts, in every tab of a browser. */
export const watchErrors = (context: BrowserContext): string[] => {
  const errors: string[] = [];
  context.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  context.on('weberror', (error) => errors.push(error.error().message));
  return errors;
};
