import { ApiError } from '@vitrine/api/client';
import { expect, it } from 'vitest';
import { refusedLogos } from './branding.ts';

it('A refused logo is the one of its field, with the reason of the server', () => {
  const draft = { name: 'Mill', style: {}, logo: { src: 'data:light' }, logoDark: { src: 'data:dark' } };
  const refusal = new ApiError(422, { errors: { logo_dark: ['This drawing has text.'] } });
  expect(refusedLogos(refusal, draft).logoDark).toEqual({ src: 'data:dark', reason: 'This drawing has text.' });
  expect(refusedLogos(refusal, draft).logo).toBeUndefined();
  expect(refusedLogos(refusal, { ...draft, logoDark: null }).logoDark).toBeUndefined();
});
