import type { FastifyInstance } from 'fastify';
import { contract } from '@vitrine/api';
import type { Call } from '@vitrine/api';
import type { AccountRecord } from '../../domain/account.ts';
import { languageTag } from '../../domain/language.ts';

const landingCalls = {
  content: contract.landing.content,
  brands: contract.landing.brands,
  retailers: contract.landing.retailers,
  segments: contract.account.segments,
};

/** What each call answers to a visitor of the account; undefined when one of them fails. */
const ask = async (
  app: FastifyInstance,
  account: AccountRecord,
  calls: Readonly<Record<string, Pick<Call, 'path'>>>,
): Promise<Record<string, unknown> | undefined> => {
  const headers = {
    'x-account-hash': account.hash,
    'accept-language': languageTag(account.language),
    ...(account.hosts[0] === undefined ? {} : { host: account.hosts[0] }),
  };
  const answers = await Promise.all(
    Object.entries(calls).map(async ([name, { path }]) => {
      const { statusCode, body } = await app.inject({ url: path, headers });
      return statusCode === 200 ? ([name, JSON.parse(body) as unknown] as const) : undefined;
    }),
  );
  const found = answers.filter((answer) => answer !== undefined);
  return found.length === answers.length ? Object.fromEntries(found) : undefined;
};

/** The segments of events, which become routes at the start (R-050, D-072). Without them the page asks itself. */
const segmentData = async (app: FastifyInstance, account: AccountRecord): Promise<object> => {
  const found = await ask(app, account, { segments: contract.account.eventSegments });
  return found ? { eventSegments: (found['segments'] as { results: object[] }).results } : {};
};

/** The landing page's data. When a call fails, the page asks itself. */
const landingData = async (app: FastifyInstance, account: AccountRecord): Promise<object> => {
  const landing = await ask(app, account, landingCalls);
  return landing ? { landing } : {};
};

/** The first data of a page, as the calls answer it. */
export const pageData = async (app: FastifyInstance, account: AccountRecord, withLanding: boolean): Promise<object> => {
  const [segments, landing] = await Promise.all([
    segmentData(app, account),
    withLanding ? landingData(app, account) : {},
  ]);
  return { ...segments, ...landing };
};
