import { repairBranding } from '@vitrine/tokens/repair';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const tutorial = readFileSync(new URL('./BrandAPartner.mdx', import.meta.url), 'utf8');
const files = [...tutorial.matchAll(/```json\n(.*?)```/gs)].map(
  ([, text = '']) => JSON.parse(text) as { style?: unknown },
);

it('shows documents that are valid as they stand', () => {
  expect(files).toHaveLength(2);
  for (const file of files) expect(repairBranding(file.style ?? file).problems).toEqual([]);
});
