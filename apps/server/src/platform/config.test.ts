import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const problemOf = (env: Record<string, string>): string => {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
  }
  return 'no problem';
};

describe('the settings', () => {
  it('have a default each, so that nothing needs to be set', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      dataDir: '.data',
      seed: 'if-installed',
      seedScale: 1,
      defaultAccount: 'vitrine',
    });
  });

  it('take an empty variable for an absent one', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined });
  });

  it.each([
    [{ DATABASE_URL: 'postgres://db/shop' }, 'none'],
    [{ PUBLIC_URL: 'https://shop.example' }, 'none'],
    [{ PUBLIC_URL: 'http://192.168.1.20:3000' }, 'none'],
    [{ PUBLIC_URL: 'https://localhost.shop.example' }, 'none'],
    [{ PUBLIC_URL: 'https://127.shop.example' }, 'none'],
    [{ PUBLIC_URL: 'http://localhost:3000' }, 'if-installed'],
    [{ PUBLIC_URL: 'http://tropico.localhost:3000' }, 'if-installed'],
    [{ PUBLIC_URL: 'http://127.0.0.1:3000' }, 'if-installed'],
    [{ PUBLIC_URL: 'http://[::1]:3000' }, 'if-installed'],
    [{ PUBLIC_URL: 'http://localhost', DATABASE_URL: 'postgres://db/shop' }, 'none'],
    [{ DATABASE_URL: 'postgres://db/shop', SEED: 'demo' }, 'demo'],
    [{ SEED: 'none' }, 'none'],
  ])('bring the demo marketplace by themselves only to a local shop: %o means %s', (env, seed) => {
    expect(readConfig(env as Record<string, string>).seed).toBe(seed);
  });

  it.each([
    [{ PORT: 'abc' }, ['PORT is "abc"', 'such as PORT=3000']],
    [{ PORT: '70000' }, ['PORT is "70000"']],
    [{ DATABASE_URL: 'mysql://x' }, ['DATABASE_URL is "mysql://x"', 'postgres://']],
    [{ DATABASE_URL: 'postgres://h1,,h2/shop' }, ['DATABASE_URL is', 'postgres://']],
    [{ DATABASE_URL: 'postgres://h1,h2/shop?target_session_attrs=standby' }, ['takes writes', 'read-write']],
    [{ DATABASE_DIRECT_URL: 'postgres://db/shop' }, ['DATABASE_URL is not', 'the pooler']],
    [{ SMTP_URL: 'localhost' }, ['SMTP_URL is "localhost"', 'smtp://']],
    [{ FILES_URL: '/tmp' }, ['FILES_URL is "/tmp"', 's3://bucket']],
    [{ SEED_SCALE: 'big' }, ['SEED_SCALE is "big"']],
    [{ LOG_LEVEL: 'loud' }, ['LOG_LEVEL is "loud"', 'debug']],
    [{ CHECK_ANSWERS: 'perhaps' }, ['CHECK_ANSWERS is "perhaps"']],
  ])('name the variable, its value and the fix when wrong: %o', (env, words) => {
    for (const word of words) expect(problemOf(env as Record<string, string>)).toContain(word);
  });

  it('name everything that is wrong at once', () => {
    expect(problemOf({ PORT: 'x', SEED: 'y' }).split('\n')).toHaveLength(2);
  });

  it('never repeat a password', () => {
    expect(problemOf({ DATABASE_URL: 'mysql://me:geheim@host/x' })).not.toContain('geheim');
  });
});
