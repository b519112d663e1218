import { readFileSync } from 'node:fs';
import { fontFiles } from '../packages/tokens/src/fonts/files.ts';

const faces = Object.entries(fontFiles).map(([file, path], index) => ({
  name: `probe-${index}`,
  css: `@font-face{font-family:probe-${index};src:url(data:font/woff2;base64,${readFileSync(path, 'base64')})}`,
  file,
}));

const samples = [...faces.map(({ name }) => name), 'serif', 'sans-serif', 'monospace', 'system-ui'];

const styles = `
body{margin:0;padding:8px;inline-size:624px;font-size:17px;line-height:1.3;color:#231d15;background:#fbf9f5}
div{margin:12px;padding:8px;border:1px solid #696259;border-radius:7px}
.lit{background:linear-gradient(35deg,#b52c08,#f4a62a 60%,#0b63ce);box-shadow:0 3px 17px #0006;color:#fff}
.dim{opacity:.73;filter:blur(1.5px) saturate(.7)}
.turned{transform:rotate(7deg) scale(.93);inline-size:40%}`;

/**
 * A page with a little of everything whose drawing differs between machines: our fonts and the system's, letters at their edges,
 * gradients, shadows, blur, turned boxes, lines, signs.
 */
export const probe = `<!doctype html><meta charset="utf-8"><style>${faces.map(({ css }) => css).join('')}${styles}</style>
${samples.map((family) => `<p style="font-family:${family}">Wholesale ÀÇãõ fi 0123456789 USD 1,284.00 <b>Resort</b> <i>linen</i></p>`).join('')}
<div class="lit">Light, woven</div><div class="lit dim">Light, woven</div><div class="lit turned">Light, woven</div>
<p>✓ → × … 🇧🇷 ★</p>
<svg width="300" height="60" viewBox="0 0 24 5" fill="none" stroke="#1d2430" stroke-width=".31"><path d="M1 4C5 0 9 5 13 1s6 3 10 0"/><circle cx="12" cy="2.5" r="1.7"/></svg>
<input value="28"><progress value=".4"></progress>`;
