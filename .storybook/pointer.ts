import { beforeAll } from 'vitest';
import { cdp } from 'vitest/browser';

declare module 'vitest/browser' {
  interface CDPSession {
    send: (method: string, parameters: object) => Promise<unknown>;
  }
}

/** The headless Chromium begins with its pointer at the first point of the page, where it would hold whatever stays for who points at it. */
beforeAll(async () => {
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: -10, y: -10 });
});
