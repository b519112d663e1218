import { describe, expect, it } from 'vitest';
import { loggablePath } from './secretPaths.ts';

describe('the path of a request in the log', () => {
  it.each([
    ['/recovery/s3cret', '/recovery/[redacted]'],
    ['/recovery/s3cret/', '/recovery/[redacted]'],
    ['/recovery/s3cret/more', '/recovery/[redacted]'],
    ['//Recovery//s3cret', '/recovery/[redacted]'],
    ['/%72ecovery/s3cret', '/recovery/[redacted]'],
    ['/recovery%2Fs3cret', '/recovery/[redacted]'],
    ['/recovery/s3cret%', '/recovery/[redacted]'],
    ['/newsletter/confirm/s3cret', '/newsletter/[redacted]'],
    ['/recovery', '/recovery'],
    ['/recovery-room/collections', '/recovery-room/collections'],
    ['/lume/collections?token=s3cret', '/lume/collections'],
    ['/define-password?hash=s3cret', '/define-password'],
    ['/#s3cret', '/'],
  ])('of the page %s is %s', (address, logged) => {
    expect(loggablePath(address, '/*')).toBe(logged);
    expect(loggablePath(address)).toBe(logged);
  });

  it('hides what has the form of our secrets at any place', () => {
    const secret = 'lHnA7FK-YBfoOU93X_oKCCpfisk21baHsREubLbN-YE';
    expect(loggablePath(`/api/recovery/${secret}`)).toBe('/api/recovery/[redacted]');
    expect(loggablePath(`/v1/products/${secret}/x`, '/v1/products/:id/x')).toBe('/v1/products/[redacted]/x');
  });

  it('hides the secret parameters of a route and shows the others', () => {
    expect(loggablePath('/v1/files/7/s3cret?code=1', '/v1/files/:id/:token')).toBe('/v1/files/7/[redacted]');
    expect(loggablePath('/api/recovery/confirm/', '/api/recovery/confirm/')).toBe('/api/recovery/confirm');
  });
});
