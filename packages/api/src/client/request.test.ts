import { expect, it } from 'vitest';
import { buildBody, buildUrl } from './request.ts';
import type { Endpoint } from './types.ts';

const post = (encoding: Endpoint['encoding']): Endpoint => ({
  method: 'POST',
  path: '/v1/things/:id',
  access: 'public',
  encoding,
});

it('a file travels in a form of parts, lists as a repeated key, null not at all', () => {
  const logo = new File(['x'], 'logo.png', { type: 'image/png' });
  const { body, contentType } = buildBody(post('multipart'), {
    name: 'Aurora',
    'locations[]': ['Brazil', 'Spain'],
    logo,
    tracking: null,
  });
  const form = body as FormData;
  expect(contentType).toBeUndefined();
  expect([...form.keys()]).toEqual(['name', 'locations[]', 'locations[]', 'logo']);
  expect((form.get('logo') as File).name).toBe('logo.png');
});

it('a call without a body sends none', () => {
  expect(buildBody(post('json'), undefined)).toEqual({});
});

it('what fills a path cannot leave it', () => {
  expect(buildUrl('https://api.test', post('json'), { params: { id: '../../o/token' } })).toBe(
    'https://api.test/v1/things/..%2F..%2Fo%2Ftoken',
  );
});

it("without an origin an address is the page's own", () => {
  expect(buildUrl('', post('json'), { params: { id: 4 }, query: { page: 2 } })).toBe('/v1/things/4?page=2');
});
