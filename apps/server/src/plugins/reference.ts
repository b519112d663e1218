import { createHash } from 'node:crypto';
import scalar from '@scalar/fastify-api-reference';
import type { FastifyInstance } from 'fastify';
import { openApi } from '../platform/openapi.ts';
import { referencePolicy } from '../platform/policies.ts';

const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, code]) =>
    createHash('sha256')
      .update(code ?? '')
      .digest('base64'),
  );

/** `/openapi.json` from the contract, and `/reference`, the same to read and try. */
export const reference = async (app: FastifyInstance): Promise<void> => {
  const document = openApi();
  let policy = referencePolicy([]);

  app.get('/openapi.json', async (_request, reply) => reply.header('cache-control', 'no-cache').send(document));

  await app.register(async (pages) => {
    pages.addHook('onSend', async (_request, reply, payload) => {
      if (!String(reply.getHeader('content-type')).includes('html')) return payload;
      if (typeof payload === 'string') policy = referencePolicy(inlineScripts(payload));
      reply.header('content-security-policy', policy);
      return payload;
    });
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
  });
};
