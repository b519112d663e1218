import { contract } from '@vitrine/api';
import { expect, it } from 'vitest';
import { describeEngines } from '../../../testing/index.ts';
import { cellsOfManyColours } from '../../../testing/manyColours.ts';

describeEngines('stock of a brand by delivery window', (server) => {
  it('5,000 colours are read in pages of a thousand, and 5,000 cells saved in one call, in seconds', async () => {
    const began = performance.now();
    const cells = await cellsOfManyColours(server);
    const { status } = await server.call(contract.brandStock.saveCells, {
      as: 'seller@vitrine.example',
      body: { cells },
    });
    expect(status).toBe(200);
    expect(performance.now() - began).toBeLessThan(15_000);
  });
});
