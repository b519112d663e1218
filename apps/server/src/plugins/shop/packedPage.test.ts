import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { createNonce, noncePlace, packPage } from './packedPage.ts';

const rows = Array.from({ length: 2000 }, (_, place) => `<li class="card">${(place * 7919) % 1009}</li>`);
const style = (css: string) => `<style nonce="${noncePlace}">${css}</style>`;

it('A page that is packed once has the nonce of each answer', async () => {
  const pages = {
    'nonces near its beginning': `<!doctype html><meta nonce="${noncePlace}" content="${noncePlace}">${style('a{}')}${rows.join('')}`,
    'a nonce at both ends': `${noncePlace}${rows.join('')}${noncePlace}`,
    'many nonces': rows.map((row, place) => (place % 100 === 0 ? style(row) : row)).join(''),
    'no nonce': rows.join(''),
    'characters of several bytes': `São Paulo — 東京 ${style('a::after{content:"→"}')} ✓✓✓`,
    nothing: '',
  };
  for (const [name, page] of Object.entries(pages)) {
    const packed = packPage(page);
    for (let round = 0; round < 50; round += 1) {
      const nonce = createNonce();
      const text = page.replaceAll(noncePlace, nonce);
      expect([name, packed.text(nonce)]).toEqual([name, text]);
      const [br, gzip] = [await packed.bytes('br', nonce), await packed.bytes('gzip', nonce)];
      expect([name, br && brotliDecompressSync(br).toString()]).toEqual([name, text]);
      expect([name, gzip && gunzipSync(gzip).toString()]).toEqual([name, text]);
    }
  }
});
