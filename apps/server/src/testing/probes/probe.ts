import type { z } from 'zod';
import type { CallOptions, TestServer } from '../server.ts';
import type { Place } from './places.ts';
import { isForeign, nothing, type Kind, type Role, type Thing } from './things.ts';

type Values = Record<string, unknown>;

export interface Probe {
  place: Place;
  role: Role;
  thing: Thing;
}

/** Fills every field of a call, so that a probe reaches the question whether the thing may be known. */
const fillings: Readonly<Record<string, unknown>> = {
  code: '000000',
  email: 'nobody@nowhere.example',
  message: 'Hello',
  note: 'Hello',
  pricelist_id: 1,
  product_variation_id: 1,
  productId: 1,
  quantity: 1,
  status: 's',
  'variations[]': 1,
  address: 'Rua Augusta 1',
  city: 'Lisbon',
  contact: 'Ana Prado',
  country: 'Portugal',
  phone_number: '+351 912',
  state: 'Lisbon',
  to: 'Loja Aurora',
  zip_code: '1200',
};

const fieldsOf = (schema: unknown): string[] => Object.keys((schema as { shape?: object } | undefined)?.shape ?? {});

const filled = (schema: unknown, fields = fieldsOf(schema)): Values =>
  Object.fromEntries(fields.flatMap((field) => (field in fillings ? [[field, fillings[field]]] : [])));

/** What a call cannot do without: without it a request is refused before anything is looked for. */
const requiredOf = (schema: unknown): string[] => {
  const { shape = {} } = schema as { shape?: Record<string, z.ZodType> };
  return Object.keys(shape).filter((field) => !shape[field]?.safeParse(undefined).success);
};

const accountHashes: Readonly<Record<number, string>> = { 1: 'vitrine', 2: 'tropico' };

/** The answer to a request with this value in the place, without what differs from answer to answer. */
const ask = async (server: TestServer, { place, role }: Omit<Probe, 'thing'>, value: unknown): Promise<string> => {
  const { call, part, field } = place;
  const input: Record<string, Values | undefined> = {
    params: { ...filled(call.params), ...place.beside },
    query: call.query && filled(call.query, requiredOf(call.query)),
    body: call.body && filled(call.body),
  };
  input[part] = { ...input[part], [field]: value };
  const options: CallOptions = { as: role.email, account: accountHashes[role.accountId] };
  const { status, problem } = await server.call(call, { ...input, ...options });
  const { request_id: _request, ...said } = problem ?? {};
  // A sentence may repeat what was asked for.
  return `${status} ${JSON.stringify(said).replaceAll(String(value), '…')}`;
};

/** Compares answers about foreign things with those about nothing, which are asked for once per place and role. */
export const createProber = (server: TestServer) => {
  const known = new Map<string, Promise<string>>();
  const aboutNothing = ({ place, role }: Probe): Promise<string> => {
    const key = `${place.name} ${place.part} ${place.field} ${place.kind} ${role.email ?? role.accountId}`;
    const asked = known.get(key) ?? ask(server, { place, role }, nothing(place.kind));
    known.set(key, asked);
    return asked;
  };
  return async (probe: Probe): Promise<string | undefined> => {
    const { place, role, thing } = probe;
    const [answer, expected] = [await ask(server, probe, thing.value), await aboutNothing(probe)];
    if (answer === expected) return undefined;
    const who = role.email ?? `a visitor of account ${role.accountId}`;
    return `${place.name} with ${place.field} ${thing.value} as ${who}: ${answer} instead of ${expected}`;
  };
};

/** Every place with every foreign thing for every role. */
export const probesOf = (
  places: readonly Place[],
  roles: readonly Role[],
  things: ReadonlyMap<Kind, readonly Thing[]>,
): Probe[] =>
  places.flatMap((place) =>
    roles
      .filter(({ retailerId }) => place.side === undefined || (retailerId !== null) === (place.side === 'buyer'))
      .flatMap((role) =>
        (things.get(place.kind) ?? [])
          .filter((thing) => isForeign(thing, role))
          .map((thing): Probe => ({ place, role, thing })),
      ),
  );
