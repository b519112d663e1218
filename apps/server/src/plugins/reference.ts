import { createHash } from 'node:crypto';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../domain/refusal.ts';
import { openApi } from '../platform/openapi.ts';
import { referencePolicy } from '../platform/policies.ts';

const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script(?![^<>]*\ssrc=)[^<>]*>([\s\S]*?)(?:<\/script>|$)/g)].map(([, code]) =>
    createHash('sha256')
      .update(code ?? '')
      .digest('base64'),
  );

/** The pages of the reference as a server that does not listen. Its package is large, and few processes are ever asked for the pages. */
const openPages = async (): Promise<FastifyInstance> => {
  const { default: scalar } = await import('@scalar/fastify-api-reference');
  const pages = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
  await pages.register(scalar, {
    routePrefix: '/reference',
    configuration: {
      url: '/openapi.json',
      pageTitle: 'Vitrine API',
      // Nothing that leads or talks to other places.
      withDefaultFonts: false,
      telemetry: false,
      hideClientButton: true,
      showDeveloperTools: 'never',
      agent: { disabled: true },
      mcp: { disabled: true },
    },
  });
  return pages;
};

const once = <T>(make: () => T): (() => T) => {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
};

/** `/openapi.json` from the contract, and `/reference`, the same to read and try. */
export const reference = async (app: FastifyInstance): Promise<void> => {
  const document = once(() => JSON.stringify(openApi()));
  const pages = once(openPages);

  app.get('/openapi.json', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8').send(document()),
  );

  for (const path of ['/reference', '/reference/*'])
    app.get(path, async (request, reply) => {
      const { statusCode, headers, rawPayload } = await (await pages()).inject({ url: request.url });
      if (statusCode >= 400) throw notFound();
      for (const name of ['content-type', 'location', 'cache-control', 'etag'])
        if (headers[name] !== undefined) reply.header(name, headers[name]);
      if (String(headers['content-type']).includes('html'))
        reply.header('content-security-policy', referencePolicy(inlineScripts(rawPayload.toString('utf8'))));
      return reply.status(statusCode).send(rawPayload);
    });
};
