import type { Page } from '@playwright/test';
import { createStorage } from '../src/shared/config/storage.ts';
import { createSession, type BuyerStage, type UserData } from '../src/shared/queries/session.ts';
import { password } from './shop.ts';

interface Answers {
  tokens: { access_token: string; refresh_token: string; expires_in: number };
  user: UserData;
  status: { stage: BuyerStage | null };
}

/** The calls of the login dialog, sent by the page: Node does not resolve the host names of partners. */
const callLogin = (page: Page, email: string): Promise<Answers> =>
  page.evaluate(
    async (credentials) => {
      const read = async (path: string, init: RequestInit) => {
        const answer = await fetch(path, init);
        if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
        return answer.json();
      };
      const tokens = (await read('/o/token/', {
        method: 'POST',
        body: new URLSearchParams({ grant_type: 'password', ...credentials }),
        headers: { authorization: `Basic ${btoa('vitrine-web:')}`, 'x-session': 'cookie' },
      })) as Answers['tokens'];
      const headers = { authorization: `Bearer ${tokens.access_token}` };
      const [user, status] = await Promise.all([
        read('/v1/auth/user-data', { headers }),
        read('/v1/auth/me', { headers }),
      ]);
      return { tokens, user, status } as Answers;
    },
    { username: email, password },
  );

/** From now on pages come without the answers of their user, so that the program asks for all of them. */
export const withoutAnswers = (page: Page): Promise<void> => page.context().clearCookies({ name: 'page_session' });

/**
 * Signs in by the calls of the login dialog, without loading a page of the shop, and keeps the session as the shop keeps it. The page is then
 * empty, at an address of the shop's origin. For journeys that begin after the login: `signIn` uses the dialog.
 */
export const enter = async (page: Page, email: string): Promise<void> => {
  // Without an icon of its own the browser would ask for one, and log that there is none.
  const body = '<link rel="icon" href="data:,">';
  await page.route('**/nothing', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('/nothing');
  await page.unroute('**/nothing');
  const { tokens, user, status } = await callLogin(page, email);
  const entries = new Map<string, string>();
  const session = createSession(
    createStorage(() => ({
      getItem: (key) => entries.get(key) ?? null,
      setItem: (key, value) => void entries.set(key, value),
      removeItem: (key) => void entries.delete(key),
    })),
  );
  session.store(tokens);
  session.enter(user);
  session.setStage(status.stage);
  await page.evaluate(
    ([kept, id]) => {
      for (const [key, value] of kept) localStorage.setItem(key, value);
      // The hint by which the server leaves a visitor's page out.
      document.cookie = `signed_in=${id}; Path=/; SameSite=Lax`;
    },
    [[...entries], user.id] as const,
  );
};
