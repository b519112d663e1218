import { NetworkError } from './errors.ts';
import { buildHeaders, type Identity } from './headers.ts';
import { buildBody, buildUrl } from './request.ts';
import type { Endpoint, LooseInput } from './types.ts';

export interface Transport extends Identity {
  /** Origin of the API without a path; empty for the page's own. */
  baseUrl: string;
  fetch?: typeof fetch;
}

export interface Answer {
  status: number;
  data: unknown;
  requestId: string | null;
}

const TIMEOUT_MS = 30_000;

/** Only reads are repeated, once, and only when nothing came back. */
const RETRY = { limit: 1, methods: ['get' as const], statusCodes: [] };

const readJson = async (response: Response): Promise<unknown> => {
  const text = await response.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch (cause) {
    // A refusal keeps its status even when a proxy worded it; a success that is not ours is none.
    if (!response.ok) return undefined;
    throw new NetworkError('unreadable', cause);
  }
};

/** An error response is JSON, even if a success would be a file. */
const readData = async (endpoint: Endpoint, response: Response): Promise<unknown> => {
  // Few calls answer with files or events: what reads them is loaded with the first of them.
  if (response.ok && endpoint.answer === 'file') return (await import('./files.ts')).readFile(response);
  if (response.ok && endpoint.answer === 'events') return (await import('./events.ts')).readEvents(response);
  return readJson(response);
};

const asNetworkError = (error: unknown, signal?: AbortSignal): unknown => {
  if (error instanceof NetworkError || signal?.aborted) return error;
  return new NetworkError(error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'offline', error);
};

/** Makes one call with the tokens of this moment. Rejects with NetworkError, or with the abort reason of the caller's signal. */
export const send = async (transport: Transport, endpoint: Endpoint, input: LooseInput): Promise<Answer> => {
  const url = buildUrl(transport.baseUrl, endpoint, input);
  const { body, contentType } = buildBody(endpoint, input.body);
  const headers = buildHeaders(endpoint, transport, input, contentType);
  try {
    // Loaded with the first call, so that no page waits for it to become visible.
    const { default: ky } = await import('ky');
    const response = await ky(url, {
      method: endpoint.method,
      headers,
      body,
      signal: input.signal,
      fetch: transport.fetch,
      timeout: input.timeout ?? TIMEOUT_MS,
      retry: RETRY,
      throwHttpErrors: false,
    });
    return {
      status: response.status,
      data: await readData(endpoint, response),
      requestId: response.headers.get('x-request-id'),
    };
  } catch (error) {
    throw asNetworkError(error, input.signal);
  }
};
