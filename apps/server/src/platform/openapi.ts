import { languageTags } from '@vitrine/api/rules';
import { answersOf, contract, isEventsBody, isFileBody } from '@vitrine/api';
import type { Call, Contract, ResponseBody } from '@vitrine/api';
import { z } from 'zod';

type Json = Record<string, unknown>;

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return rest;
};

const parametersOf = (schema: z.ZodObject | undefined, place: 'path' | 'query' | 'header'): Json[] => {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, part]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: part,
  }));
};

const mediaTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
};

const eventsSchema = (events: Readonly<Record<string, z.ZodType>>): Json => ({
  type: 'string',
  description: 'Server-sent events; `data` is JSON of the schema of its event.',
  'x-events': Object.fromEntries(Object.entries(events).map(([name, schema]) => [name, schemaOf(schema, 'output')])),
});

const contentOf = (body: ResponseBody): Json | undefined => {
  if (isFileBody(body))
    return Object.fromEntries(body.types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]));
  if (isEventsBody(body)) return { 'text/event-stream': { schema: eventsSchema(body.events) } };
  if (body instanceof z.ZodUndefined) return undefined;
  return { 'application/json': { schema: schemaOf(body, 'output') } };
};

const responseOf = (status: string, body: ResponseBody): [string, Json] => {
  const content = contentOf(body);
  return [status, { description: descriptions[status] ?? 'Answer', ...(content ? { content } : {}) }];
};

const descriptions: Readonly<Record<string, string>> = {
  200: 'Success',
  201: 'Created',
  204: 'Done, without content',
  400: 'Refused',
  401: 'No valid session',
  403: 'Not allowed',
  404: 'Not found',
  409: 'In conflict with the present state',
  413: 'The body is too large',
  415: 'The body is of a kind that is not accepted',
  422: 'Invalid input, by field',
  429: 'Too many attempts; see Retry-After',
};

const securityOf = ({ access, clientCredentials }: Call): Json[] => {
  if (clientCredentials) return [{ client: [] }];
  return access === 'public' ? [{}, { session: [] }] : [{ session: [] }];
};

const accessWords = {
  public: 'Anybody.',
  session: 'Any signed-in member.',
  buyer: 'Retailers.',
  approved: 'Retailers whose stage is approved.',
  seller: 'Brands.',
  staff: 'People who work for the account.',
};

const operationOf = (tag: string, name: string, call: Call): Json => {
  return {
    operationId: `${tag}.${name}`,
    tags: [tag],
    summary: call.summary,
    description: `${accessWords[call.access]} Covers ${call.covers.join(', ')}.`,
    security: securityOf(call),
    parameters: [
      ...parametersOf(call.params, 'path'),
      ...parametersOf(call.query, 'query'),
      ...parametersOf(call.headers, 'header'),
      { $ref: '#/components/parameters/account' },
      { $ref: '#/components/parameters/language' },
    ],
    ...(call.body
      ? {
          requestBody: {
            required: true,
            content: { [mediaTypes[call.encoding ?? 'json']]: { schema: schemaOf(call.body, 'input') } },
          },
        }
      : {}),
    responses: Object.fromEntries(
      Object.entries(answersOf(call)).map(([status, schema]) => responseOf(status, schema)),
    ),
  };
};

const components = {
  securitySchemes: {
    session: {
      type: 'http',
      scheme: 'bearer',
      description: 'The access token. Older paths take `Authorization: Token …` as well.',
    },
    client: { type: 'http', scheme: 'basic', description: 'The public client `vitrine-web` with an empty password.' },
  },
  parameters: {
    account: {
      name: 'X-Account-Hash',
      in: 'header',
      required: false,
      schema: { type: 'string' },
      description: 'The partner account, where the host name does not tell.',
    },
    language: {
      name: 'Accept-Language',
      in: 'header',
      required: false,
      schema: { type: 'string', examples: languageTags },
    },
  },
};

/** The contract as an OpenAPI 3.1 document. */
export const openApi = (): Json => {
  const paths: Record<string, Json> = {};
  for (const [tag, calls] of Object.entries(contract as Contract)) {
    for (const [name, call] of Object.entries(calls)) {
      const path = call.path.replace(/:(\w+)/g, '{$1}');
      (paths[path] ??= {})[call.method.toLowerCase()] = operationOf(tag, name, call);
    }
  }
  const info = {
    title: 'Vitrine',
    version: '1',
    description: 'The wholesale marketplace. Paths are taken with and without their closing slash.',
  };
  return {
    openapi: '3.1.0',
    info,
    servers: [{ url: '/' }],
    tags: Object.keys(contract).map((name) => ({ name })),
    paths,
    components,
  };
};
