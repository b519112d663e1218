// npm run bench -- theme: another branding for a thousand components, beside the plainest swap of as many variables and beside other libraries.
// All are asked in turn, so that a noisy moment harms all alike: compare rows.
import type { Browser, Page } from 'playwright';
import { withPages } from './browser.ts';
import { peersInstalled } from './peers.ts';

const names = ['vitrine', 'mui', 'mantine', 'chakra'];
const rounds = { warm: 3, counted: 21 };

interface Swap {
  ms: number;
  drawn: number;
  nodes: number;
}

interface Way {
  page: Page;
  name: string;
  swaps: Swap[];
}

const open = async (browser: Browser, origin: string, name: string): Promise<Way[]> => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(`${origin}#${name}`);
  await page.waitForFunction('globalThis.ways');
  const ways = await page.evaluate<string[]>('globalThis.ways');
  return ways.map((way) => ({ page, name: way, swaps: [] }));
};

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

peersInstalled();
await withPages({ folder: 'theme', names: ['index.html'], profiled: true }, async ({ browser, origin }) => {
  const ways: Way[] = [];
  for (const name of names) ways.push(...(await open(browser, origin, name)));
  for (let round = 0; round < rounds.warm + rounds.counted; round += 1) {
    for (const { page, name, swaps } of ways) {
      await page.bringToFront();
      const swap = await page.evaluate<Swap>(`swap(${JSON.stringify(name)})`);
      if (round >= rounds.warm) swaps.push(swap);
    }
  }
  const floor = middle(ways[0]?.swaps.map(({ ms }) => ms) ?? []);
  const rows = ways.map(({ name, swaps }) => {
    const ms = middle(swaps.map((swap) => swap.ms));
    const drawings = middle(swaps.map(({ drawn }) => drawn));
    const times = Number((ms / floor).toFixed(2));
    return [name, { 'median ms': Number(ms.toFixed(1)), '× plain': times, drawings, nodes: swaps[0]?.nodes }] as const;
  });
  console.table(Object.fromEntries(rows));
});
