import type { Database } from '../db/database.ts';
import type { Language } from '../domain/language.ts';
import { tooMany, type Refusal } from '../domain/refusal.ts';
import { take } from './rateLimit.ts';
import { createTranslator } from './words.ts';

const t = createTranslator({
  tooMany: {
    en: 'Too many requests in a short time. Please wait a moment and try again.',
    pt_BR: 'Muitas solicitações em pouco tempo. Aguarde um momento e tente novamente.',
  },
});

const minute = 60_000;
/** A member's calls are counted in memory and written in groups of this size, so that a read costs no write. */
const portion = 100;

interface Counted {
  calls: number;
  /** When a refused member may call again, in milliseconds. */
  freeAt: number;
}

/** Counts a call of a member, and refuses it with 429 when all processes together counted more than `perMinute` of them. */
export type CountCall = (memberId: number, language: Language) => Promise<void>;

declare module 'fastify' {
  interface FastifyInstance {
    countCall: CountCall;
  }
}

/** The budget of signed-in calls. What is not told yet is counted here: up to a hundred calls a member and minute in each process. */
export const createCallCounter = (db: Database, perMinute: number): CountCall => {
  let members = new Map<number, Counted>();
  let begun = Date.now();

  const forgetOld = (now: number): void => {
    if (now - begun < minute) return;
    begun = now;
    members = new Map(
      [...members].filter(([, { freeAt }]) => freeAt > now).map(([id, { freeAt }]) => [id, { calls: 0, freeAt }]),
    );
  };

  const refused = (language: Language, milliseconds: number): Refusal =>
    tooMany(Math.max(1, Math.ceil(milliseconds / 1000)), t(language, 'tooMany'));

  return async (memberId, language) => {
    const now = Date.now();
    forgetOld(now);
    const counted = members.get(memberId) ?? { calls: 0, freeAt: 0 };
    members.set(memberId, counted);
    if (counted.freeAt > now) throw refused(language, counted.freeAt - now);
    counted.calls += 1;
    if (counted.calls % portion !== 0) return;
    const free = Math.ceil(perMinute / portion);
    const exhausted = await take(db, [{ what: 'member-calls', whom: String(memberId), free, seconds: 60 }]);
    if (!exhausted) return;
    counted.freeAt = now + exhausted.wait * 1000;
    throw refused(language, counted.freeAt - now);
  };
};
