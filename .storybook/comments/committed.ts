import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../reviews', import.meta.url));

/** Read by store.ts. */
const COMMITTED = 'vitrine-reviews';

/** All review files of the repository as an element of the page. */
export const committedReviews = (): string => {
  const files = globSync('*.json', { cwd: folder }).map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
  return `<script type="application/json" id="${COMMITTED}">${JSON.stringify(files).replaceAll('<', '\\u003c')}</script>`;
};
