import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { problem } from '../schemas/index.ts';
import type { Access, Call } from './call.ts';
import { isJsonBody, type ResponseBody } from './responses.ts';
import { contract, type Contract } from './index.ts';

const calls: [name: string, call: Call][] = Object.entries(contract as Contract).flatMap(([resource, group]) =>
  Object.entries(group).map(([name, call]): [string, Call] => [`${resource}.${name}`, call]),
);

const statusesOf = ({ responses }: Call): number[] => Object.keys(responses).map(Number);

const pathParams = (path: string): string[] => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);

const takes = (body: ResponseBody | undefined, said: object): boolean =>
  body !== undefined && isJsonBody(body) && body.safeParse(said).success;

const hasPrice = (body: ResponseBody): boolean =>
  isJsonBody(body) &&
  /"\w*(?:prices?|amounts?|wholesale|cents)":/.test(JSON.stringify(z.toJSONSchema(body, { unrepresentable: 'any' })));

const shapeOf = (path: string): string => path.replaceAll(/:\w+/g, ':').replace(/\/$/, '');

describe('the contract', () => {
  it('reads as before: a change of this list is a change for every client', () => {
    const lines = calls.map(
      ([name, call]) => `${call.method.padEnd(6)} ${call.path}  ${call.access}  ${statusesOf(call).join(' ')}  ${name}`,
    );
    expect(lines.join('\n')).toMatchSnapshot();
  });

  it('declares each method and path once, closing slash and names of parameters aside (D-014)', () => {
    const keys = calls.map(([, { method, path }]) => `${method} ${shapeOf(path)}`);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  it('answers a change with a price only for brands, and for a retailer about its order: what hides prices from others lies in reads (P-009, P-010, P-012)', () => {
    const changes = calls.filter(([, { method, access }]) => method !== 'GET' && access !== 'seller');
    const named = changes.filter(([, { responses }]) => Object.values(responses).some(hasPrice)).map(([name]) => name);
    expect(named).toEqual(['orderChanges.propose', 'orderChanges.withdraw']);
  });
});

describe.each(calls)('%s', (_, call) => {
  it('says in one line what it is for, and what it covers', () => {
    expect(call.summary).toMatch(/^[A-Z"'].{10,150}[^.]$/);
    expect(call.covers.length).toBeGreaterThan(0);
    expect(call.covers.filter((id) => !/^[RMAESVXPKBD]-\d{2,3}$/.test(id))).toEqual([]);
  });

  it('starts at the root and declares exactly the parameters of its path', () => {
    expect(call.path).toMatch(/^\/(?:v1|v2|api|o)\//);
    expect(Object.keys(call.params?.shape ?? {}).sort()).toEqual(pathParams(call.path).sort());
  });

  it('answers one way of success at least, and refuses in the common form', () => {
    expect(statusesOf(call).some((status) => status < 300)).toBe(true);
    expect(
      statusesOf(call).filter((status) => ![200, 201, 204, 400, 401, 403, 404, 409, 422, 429].includes(status)),
    ).toEqual([]);
    const said = problem.parse({ message: 'No.', detail: 'No.' });
    const silent = statusesOf(call).filter(
      (status) => [403, 404, 409].includes(status) && !takes(call.responses[status], said),
    );
    expect(silent).toEqual([]);
  });

  it('lists 401 behind the login, and 403 where a side or a stage is asked for', () => {
    const needed: Record<Access, number[]> = {
      public: [],
      session: [401],
      buyer: [401, 403],
      approved: [401, 403],
      seller: [401, 403],
      staff: [401, 403],
    };
    expect(statusesOf(call)).toEqual(expect.arrayContaining(needed[call.access]));
  });

  it('says what right a write of a brand needs, and lists 403 for it (D-049)', () => {
    expect(call.access === 'seller' && call.method !== 'GET' && call.right === undefined).toBe(false);
    expect(call.right === undefined || statusesOf(call).includes(403)).toBe(true);
  });

  it('carries a body only where one is sent, and lists 422 or 400 where one can be wrong', () => {
    expect(['GET', 'DELETE'].includes(call.method) && call.body !== undefined).toBe(false);
    const mayBeWrong = call.body !== undefined && call.path !== '/api/login-error/' && call.path !== '/v1/auth/refresh';
    expect(!mayBeWrong || statusesOf(call).some((status) => status === 422 || status === 400)).toBe(true);
  });
});
