import { contract } from '@vitrine/api';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeEngines } from '../../../testing/index.ts';
import { buyer, messageCalls, seller } from './testing.ts';

const { messages } = contract;

describeEngines('changes of messages', (server) => {
  const { send, read, clear } = messageCalls(server);
  const open = new Set<AbortController>();
  beforeEach(clear);
  afterEach(() => {
    for (const one of open) one.abort();
    open.clear();
  });

  /** Listens as a browser does; `next` waits for an event. */
  const listen = async (as: string) => {
    const controller = new AbortController();
    open.add(controller);
    const response = await fetch(`${server.origin}/v1/inbox-messages/changes`, {
      headers: { authorization: `Bearer ${await server.token(as)}` },
      signal: controller.signal,
    });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let heard = 0;
    void (async () => {
      for (;;) {
        const { done, value } = (await reader?.read().catch(() => undefined)) ?? { done: true, value: '' };
        if (done) return;
        heard += value.split('event: changed').length - 1;
      }
    })();
    await expect.poll(() => heard).toBe(1);
    return () => heard;
  };

  it('reach both sides, and every member of a company, but nobody else (R-142, A-075)', async () => {
    const [mine, colleague, theirs, rival] = await Promise.all(
      [buyer, 'colleague@vitrine.example', seller, 'rival@vitrine.example'].map(listen),
    );
    await send(buyer, 1, 'Hello');
    for (const heard of [mine, colleague, theirs]) await expect.poll(() => heard?.()).toBe(2);
    await read(seller, 1);
    await expect.poll(() => theirs?.()).toBe(3);
    await read(seller, 1);
    const { id } = (await send(buyer, 1, 'Again')).body.data;
    // Two changes in one moment may come as one.
    await expect.poll(() => mine?.()).toBe(3);
    await expect.poll(() => theirs?.()).toBe(4);
    await server.call(messages.flag, { as: buyer, params: { id } });
    await expect.poll(() => mine?.()).toBe(4);
    expect(theirs?.()).toBe(4);
    expect(rival?.()).toBe(1);
  });
});
