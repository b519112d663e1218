import { Buffer } from 'node:buffer';
import type { Call } from '@vitrine/api';
import fc from 'fast-check';
import { hostileValue, valuesOf } from './values.ts';

/** A request as it goes over the wire. */
export interface HostileRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string | Uint8Array;
}

type Fields = Record<string, unknown>;

const percent = (text: string): string =>
  [...Buffer.from(text, 'utf8')].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');

const inJson = (value: unknown): string => {
  try {
    return JSON.stringify(value) ?? 'null';
  } catch {
    return '{"cycle":1}';
  }
};

const asText = (value: unknown): string => (typeof value === 'string' ? value : inJson(value));

/** As a browser encodes it; text that it cannot encode travels as the bytes of its broken half. */
const encoded = (value: unknown): string => {
  const text = asText(value);
  return text.isWellFormed() ? encodeURIComponent(text) : `%ed%a0%80${percent(text)}`;
};

const pairsOf = (fields: Fields): string =>
  Object.entries(fields)
    .flatMap(([name, value]) =>
      (Array.isArray(value) ? value.slice(0, 50) : [value]).map((one) => `${encoded(name)}=${encoded(one)}`),
    )
    .join('&');

/** A form with files: what begins with a letter goes as text, the rest as a file of that name. */
const multipartOf = (fields: Fields): string =>
  Object.entries(fields)
    .map(([name, value]) => {
      const text = asText(value);
      const file = /^[a-z]/i.test(text) ? '' : `; filename="${text.slice(0, 300)}"`;
      return `--x\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n${text}\r\n`;
    })
    .concat('--x--\r\n')
    .join('');

const field = fc.string({ maxLength: 12 });

/** Allowed values with one of them replaced, or one added. */
const oneWrong = (fields: fc.Arbitrary<Fields>): fc.Arbitrary<Fields> =>
  fc.tuple(fields, fc.nat(), hostileValue, field).map(([values, at, value, extra]) => ({
    ...values,
    [[...Object.keys(values), extra][at % (Object.keys(values).length + 1)] ?? extra]: value,
  }));

const mixed = (fields: fc.Arbitrary<Fields>): fc.Arbitrary<Fields> =>
  fc.oneof({ arbitrary: fields, weight: 2 }, { arbitrary: oneWrong(fields), weight: 3 });

const kinds = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data; boundary=x',
};

const contentType = fc.constantFrom(
  ...Object.values(kinds),
  ...[
    ['application/json; charset=utf-16', 'application/JSON;', 'text/plain', 'application/xml', 'multipart/form-data'],
    ['', 'a/b/c', ';', '*/*', 'application/octet-stream'],
  ].flat(),
);

/** Bodies that are no body of the call: cut short, too deep, too large, of other bytes. */
const brokenBody = (body: string): fc.Arbitrary<string | Uint8Array> =>
  fc.oneof(
    fc.nat({ max: Math.max(0, body.length - 1) }).map((end) => body.slice(0, end)),
    fc.constantFrom<string | Uint8Array>(
      ...[
        [
          '',
          'null',
          '[]',
          '"x"',
          '1e999',
          '{"__proto__":{"x":1}}',
          '{"constructor":{"prototype":{"x":1}}}',
          '{{',
          '﻿{}',
        ],
        ['['.repeat(100_000), '{"a":'.repeat(50_000), `{"a":"${'x'.repeat(1_100_000)}"}`, `a=${'x'.repeat(70_000)}`],
        ['a=1&'.repeat(10_000), 'a[b][c]=1', '%', '%00=%00', '=&=&', '--x\r\n\r\n', '{"a":1,"a":2}', '\0'],
        [new Uint8Array([0xff, 0xfe, 0x00]), new Uint8Array([0x22, 0xed, 0xa0, 0x80, 0x22]), new Uint8Array(2000)],
      ].flat(),
    ),
  );

const bodyOf = (call: Call): fc.Arbitrary<Pick<HostileRequest, 'body'> & { type?: string }> => {
  if (call.method === 'GET') return fc.constant({});
  const encoding = call.encoding ?? 'json';
  const write = { json: inJson, form: pairsOf, multipart: multipartOf }[encoding];
  const right = mixed(valuesOf(call.body)).map((values) => ({ body: write(values), type: kinds[encoding] }));
  const broken = fc
    .tuple(right, contentType)
    .chain(([{ body, type }, other]) =>
      brokenBody(body).chain((bytes) => fc.constantFrom({ body: bytes, type }, { body: bytes, type: other })),
    );
  const whole = fc.tuple(hostileValue, contentType).map(([value, type]) => ({ body: inJson(value), type }));
  return fc.oneof({ arbitrary: right, weight: 5 }, { arbitrary: broken, weight: 2 }, { arbitrary: whole, weight: 1 });
};

/** What a header may carry over the wire at all. */
const headerText = (value: unknown): string =>
  asText(value)
    .replace(/[^\t\x20-\x7e\x80-\xff]/g, '?')
    .slice(0, 4000);

const strangeHeaders = fc.dictionary(
  fc.constantFrom(
    ...[
      ['x-account-hash', 'accept-language', 'authorization', 'accept-encoding', 'content-encoding', 'if-none-match'],
      ['host', 'x-forwarded-host', 'x-forwarded-proto', 'forwarded', 'cookie', 'range', 'origin', 'idempotency-key'],
    ].flat(),
  ),
  hostileValue.map(headerText),
  { maxKeys: 2, noNullPrototype: true },
);

const headersOf = (call: Call): fc.Arbitrary<Record<string, string>> =>
  fc
    .tuple(mixed(valuesOf(call.headers)), fc.oneof({ arbitrary: fc.constant({}), weight: 3 }, strangeHeaders))
    .map(([own, strange]) => ({
      ...Object.fromEntries(Object.entries(own).map(([name, value]) => [name.toLowerCase(), headerText(value)])),
      ...strange,
    }))
    .map((headers) =>
      Object.fromEntries(
        Object.entries(headers).filter(([name]) => /^[a-z-]+$/.test(name) && name !== 'content-length'),
      ),
    );

/** Requests to a call of the contract: allowed ones, and ones that are wrong in one place or as a whole. */
export const requestsTo = (call: Call): fc.Arbitrary<HostileRequest> =>
  fc
    .record({
      params: mixed(valuesOf(call.params)),
      query: mixed(valuesOf(call.query)),
      sent: bodyOf(call),
      headers: headersOf(call),
    })
    .map(({ params, query, sent: { body, type }, headers }) => {
      const path = call.path.replace(/:(\w+)/g, (_match, name: string) => encoded(params[name] ?? '') || '%20');
      const asked = pairsOf(query);
      return {
        method: call.method,
        path: asked === '' ? path : `${path}?${asked}`,
        headers: { ...(type ? { 'content-type': type } : {}), ...headers },
        body,
      };
    });

const pathPart = fc.oneof(
  fc.constantFrom(
    ...[
      [
        '_a.webp',
        '-.png',
        '.pdf',
        '..%2f..%2fetc',
        '%2e%2e',
        '%00',
        '%',
        '%zz',
        '%ed%a0%80',
        'a.webp/b.webp',
        '1',
        '0',
      ],
      ['99999999999', '2147483648', 'a'.repeat(500), 'a/'.repeat(200), '%5c', 'x.svg', 'x/300.webp', 'x/99999.webp'],
      ['dress', 'logo', 'index.html', '__proto__', 'constructor', ';', '..;/', '?', '??a=%', '#', '%F0%9F'],
    ].flat(),
  ),
  hostileValue.map((value) => encoded(value).slice(0, 3000)),
  fc.string({ maxLength: 30 }).map(encodeURIComponent),
);

/** Requests to a route that the contract does not know, such as `/media/files/*`. */
export const requestsToRoute = (method: string, route: string): fc.Arbitrary<HostileRequest> =>
  fc.tuple(fc.array(pathPart, { minLength: 3, maxLength: 3 }), strangeHeaders).map(([parts, headers]) => {
    let next = 0;
    return { method, path: route.replace(/:\w+|\*/g, () => parts[next++ % parts.length] ?? ''), headers };
  });
