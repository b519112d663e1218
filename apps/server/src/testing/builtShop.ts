import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A built shop whose public screens do what their paths say. Returns its folder. */
export const builtShop = async (): Promise<string> => {
  const webDist = await mkdtemp(join(tmpdir(), 'vitrine-rendering-'));
  for (const folder of ['.server', '.vite', 'assets']) await mkdir(join(webDist, folder));
  await writeFile(
    join(webDist, 'index.html'),
    '<!doctype html><html lang="en"><head><!--account--><script type="module" src="/assets/index.js"></script></head><body><div id="root"></div></body></html>',
  );
  await writeFile(join(webDist, 'assets/hero.css'), '.hero{color:red}');
  await writeFile(join(webDist, 'assets/cart.css'), '.cart{color:red}');
  await writeFile(
    join(webDist, '.vite/manifest.json'),
    JSON.stringify({
      'index.html': { file: 'assets/index.js' },
      'landing.tsx': { file: 'assets/landing.js', imports: ['index.html', '_hero.js'] },
      'cart.tsx': { file: 'assets/cart.js', imports: ['index.html', '_hero.js'], css: ['assets/cart.css'] },
      '_hero.js': { file: 'assets/hero.js' },
      'virtual:messages/pt-BR/first': { file: 'assets/words.js' },
    }),
  );
  await writeFile(
    join(webDist, '.server/main.js'),
    `import { setTimeout } from 'node:timers/promises';
let count = 0;
export const publicPath = (address) => (address.startsWith('/private') ? null : address.split('?')[0]);
export const programsAt = (address) => (address.split('?')[0] === '/cart' ? { programs: ['cart.tsx'], words: ['first'] } : null);
export const listPages = async () => ['/', '/brands'];
export const openUserPage = async ({ address, language, pricelist, fetch, signal }) => {
  const user = await (await fetch('http://shop.invalid/v1/auth/user-data')).json();
  if (address === '/cart?write') await fetch('http://shop.invalid/v1/auth/logout', { method: 'POST' });
  const isLate = address === '/cart?late';
  if (isLate && !signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve));
  return { queries: [[['me', 'user'], user]], markup: isLate ? null : '<p class="hero">' + [user.first_name, language, pricelist].filter(Boolean).join(' ') + '</p>' };
};
export const openPage = async ({ path, boot, language, fetch }) => {
  if (path === '/broken-data') throw new Error('No data.');
  if (path === '/missing') throw Object.assign(new Error('Not found.'), { name: 'ApiError', status: 404 });
  if (path === '/elsewhere') return null;
  const answer = await fetch(new Request('http://shop.invalid/v1/landing'));
  return {
    queries: [[['landing'], await answer.json()]],
    facts: path === '/'
      ? { title: null, description: 'Linen & "silk"', image: '/media/hero.webp', path: '/', trail: [], event: { name: 'Fair', starts: '2027-05-12', ends: '2027-05-14' } }
      : { title: 'Lume', description: 'Linen', image: null, path: '/lume', trail: [['Home', '/'], ['Lume </script>', '/lume']] },
    program: 'landing.tsx',
    words: ['first'],
    render: async () => {
      if (path === '/broken') throw new Error('No markup.');
      if (path === '/slow') await setTimeout(5000);
      return '<p class="hero">' + [boot.account.name, language, path, ++count].join(' ') + '</p>';
    },
  };
};
`,
  );
  return webDist;
};
