import type { Endpoint, LooseInput } from './types.ts';

const isGiven = (value: unknown): boolean => value !== undefined && value !== null;

const fillPath = (path: string, params: LooseInput['params'] = {}): string =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => {
    if (!isGiven(params[name])) throw new TypeError(`Path parameter "${name}" of ${path} is missing.`);
    return encodeURIComponent(String(params[name]));
  });

/** A list travels as the key repeated; what is undefined or null does not travel. */
const pairs = (values: object): [string, unknown][] =>
  Object.entries(values)
    .flatMap(([key, value]) =>
      Array.isArray(value) ? value.map((item): [string, unknown] => [key, item]) : [[key, value] as [string, unknown]],
    )
    .filter(([, value]) => isGiven(value));

const toSearch = (values: object): URLSearchParams =>
  new URLSearchParams(pairs(values).map(([key, value]) => [key, String(value)]));

const toFormData = (values: object): FormData => {
  const form = new FormData();
  for (const [key, value] of pairs(values)) form.append(key, value instanceof Blob ? value : String(value));
  return form;
};

/** The address of a call, with its path and query filled in. */
export const buildUrl = (baseUrl: string, endpoint: Endpoint, input: LooseInput): string => {
  const search = toSearch(input.query ?? {}).toString();
  return baseUrl.replace(/\/$/, '') + fillPath(endpoint.path, input.params) + (search === '' ? '' : `?${search}`);
};

/** The body as the call's encoding wants it; the browser adds the content type of forms itself. */
export const buildBody = (endpoint: Endpoint, body: unknown): { body?: BodyInit; contentType?: string } => {
  if (typeof body !== 'object' || body === null) return {};
  if (endpoint.encoding === 'form') return { body: toSearch(body) };
  if (endpoint.encoding === 'multipart') return { body: toFormData(body) };
  return { body: JSON.stringify(body), contentType: 'application/json' };
};
