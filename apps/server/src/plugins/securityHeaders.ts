import helmet from '@fastify/helmet';
import fp from 'fastify-plugin';
import { dataPolicy } from '../platform/policies.ts';

const aYear = 31_536_000;

/** Security headers on every answer; pages replace the content policy by their own. */
export const securityHeaders = fp(async (app) => {
  const secure = app.platform.config.publicUrl.startsWith('https:');
  await app.register(helmet, {
    contentSecurityPolicy: false,
    originAgentCluster: false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    // Addresses of pages contain tokens of mails and links: other sites get only the origin (D-134).
    referrerPolicy: { policy: 'strict-origin' },
    strictTransportSecurity: secure ? { maxAge: aYear, includeSubDomains: false } : false,
    xFrameOptions: { action: 'deny' },
    // For Internet Explorer and Flash: no browser that runs the shop reads them, and a page has to fit into a connection's first trip.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    xDnsPrefetchControl: false,
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', dataPolicy);
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()');
  });
});
