import { Profiler } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

const pages = {
  vitrine: () => import('./vitrine.tsx'),
  mui: () => import('../peers/pages/mui.crowd.jsx'),
  mantine: () => import('../peers/pages/mantine.crowd.jsx'),
  chakra: () => import('../peers/pages/chakra.crowd.jsx'),
};

const { ways } = await pages[location.hash.slice(1)]();
const root = createRoot(document.getElementById('root'));
let turn = 0;
let drawn = 0;

const show = (page) =>
  flushSync(() =>
    root.render(
      <Profiler id="page" onRender={() => (drawn += 1)}>
        {page}
      </Profiler>,
    ),
  );

/** Milliseconds until everything of the page has its new style and place, without paint, and how often React drew meanwhile. */
globalThis.swap = (way) => {
  drawn = 0;
  turn += 1;
  const started = performance.now();
  ways[way](show, turn);
  void document.body.offsetHeight;
  return { ms: performance.now() - started, drawn, nodes: document.querySelectorAll('*').length };
};
globalThis.ways = Object.keys(ways);
