export interface Seen {
  method: string;
  path: string;
  headers: Headers;
  body: string;
}

type Reply = { status?: number; body?: unknown; headers?: Record<string, string> } | Error;

const whenAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    const stop = () => reject(signal.reason as Error);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });

/** A `fetch` that records what was asked and answers what the test says. */
export const stubServer = (reply: (seen: Seen, nth: number) => Reply | Promise<Reply>) => {
  const seen: Seen[] = [];
  const fetchStub: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const asked = {
      method: request.method,
      path: pathname + search,
      headers: request.headers,
      body: await request.text(),
    };
    seen.push(asked);
    const answer = await Promise.race([reply(asked, seen.length), whenAborted(request.signal)]);
    if (answer instanceof Error) throw answer;
    const status = answer.status ?? 200;
    const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body ?? {});
    return new Response(status === 204 ? null : text, { status, headers: answer.headers });
  };
  return { seen, fetch: fetchStub };
};
