import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { choosePort } from './port.ts';

it('the port of the shop is the next free one when the wanted one is taken', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const taken = typeof address === 'object' && address ? address.port : 0;
  expect(await choosePort(taken, '127.0.0.1')).toBeGreaterThan(taken);
  other.close();
  await once(other, 'close');
  expect(await choosePort(taken, '127.0.0.1')).toBe(taken);
});
