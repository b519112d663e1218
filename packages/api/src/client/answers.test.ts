import { describe, expect, it } from 'vitest';
import { memorySession } from '../testing/memorySession.ts';
import { createClient } from './createClient.ts';

const clientOf = (answer: () => Response) =>
  createClient({
    baseUrl: 'https://api.test',
    accountHash: () => null,
    language: () => 'en',
    clientId: 'vitrine-web',
    session: memorySession({ access: 'a' }).session,
    fetch: () => Promise.resolve(answer()),
  });

const params = { id: 1 };

describe('an answer that is a file', () => {
  const download = (headers: Record<string, string>) =>
    clientOf(() => new Response('%PDF', { headers: { 'content-type': 'application/pdf', ...headers } })).jobs.file({
      params,
    });

  it('has the name the server gave it, in any language', async () => {
    const { data } = await download({ 'content-disposition': "attachment; filename*=UTF-8''Cole%C3%A7%C3%A3o.pdf" });
    expect({ name: data.name, type: data.type, text: await data.text() }).toEqual({
      name: 'Coleção.pdf',
      type: 'application/pdf',
      text: '%PDF',
    });
  });

  it('has a name where the server gave none', async () => {
    expect((await download({})).data.name).toBe('download');
  });

  it('is refused in words', async () => {
    const client = clientOf(() => Response.json({ message: 'Not found.', detail: 'Not found.' }, { status: 404 }));
    await expect(client.jobs.file({ params })).rejects.toMatchObject({ status: 404, message: 'Not found.' });
  });
});

describe('an answer made of events', () => {
  const follow = async (body: ReadableStream<Uint8Array> | string) => {
    const answer = () => new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    const { data } = await clientOf(answer).jobs.follow({ params });
    const received: unknown[] = [];
    for await (const event of data) received.push(event);
    return received;
  };

  it('is read event by event; signs of life are none', async () => {
    const events = await follow(':\n\nevent: job\ndata: {"id":1}\n\n:\n\nevent: job\ndata: {"id":2}\n\n');
    expect(events).toEqual([
      { event: 'job', data: { id: 1 } },
      { event: 'job', data: { id: 2 } },
    ]);
  });

  it('that breaks off rejects, so that the caller makes the call again', async () => {
    const broken = new ReadableStream<Uint8Array>({
      start: (controller) => {
        controller.enqueue(new TextEncoder().encode('event: job\ndata: {"id":1}\n\n'));
        controller.error(new TypeError('network error'));
      },
    });
    await expect(follow(broken)).rejects.toMatchObject({ name: 'NetworkError' });
  });

  it('is left by leaving the loop', async () => {
    let cancelled = false;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new TextEncoder().encode('event: job\ndata: {"id":1}\n\n')),
      cancel: () => {
        cancelled = true;
      },
    });
    const answer = () => new Response(endless, { headers: { 'content-type': 'text/event-stream' } });
    const { data } = await clientOf(answer).jobs.follow({ params });
    for await (const _event of data) break;
    await expect.poll(() => cancelled).toBe(true);
  });
});
