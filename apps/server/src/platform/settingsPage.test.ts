import { expect, it } from 'vitest';
import { listSettings } from './settings.ts';
import { settingsPage } from './settingsPage.ts';

it('documents every setting with an example', () => {
  for (const { name, fix } of listSettings()) expect(fix).toContain(`${name}=`);
});

// After a change of the settings: npx vitest run --project server settingsPage -u
it('keeps docs/settings.md as the settings are', async () => {
  await expect(settingsPage()).toMatchFileSnapshot('../../../../docs/settings.md');
});
