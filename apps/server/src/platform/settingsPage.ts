import { listSettings } from './settings.ts';

const intro = `# Settings

The server reads its settings from environment variables when it starts. None has to be set. An empty variable counts as absent; a wrong
one ends the start with the variable's name, its value and what to write instead.

\`npm start\` hands the environment on, so that \`PORT=8080 npm start\` is all it takes.
`;

const outro = `
Credentials of a bucket come from the usual \`AWS_ACCESS_KEY_ID\` and \`AWS_SECRET_ACCESS_KEY\`.

## Beside the server

| variable | read by | meaning |
|---|---|---|
| \`VITE_API_URL\` | the build of \`apps/web\` | Origin of the API when it is not the page's own, such as \`VITE_API_URL=https://api.example\`. |
| \`NODE_OPTIONS\` | \`npm start\` | Flags of Node. A size of the heap given here, such as \`NODE_OPTIONS=--max-old-space-size=1024\`, is left alone ([memory](guides/deploy.md#memory)). |
| \`CHROMIUM_PATH\` | \`npm test\` | A Chromium to test with, such as \`CHROMIUM_PATH=/usr/bin/chromium\`; else the pinned one, where it runs. |
| \`TEST_DATABASE_URL\` | \`npm test\` | A PostgreSQL to test on, such as \`TEST_DATABASE_URL=postgres://postgres@localhost:5432/postgres\`; else one is started for the run. |
| \`E2E_PORT\` | \`npm test\` | The port of the journeys' shop, 3910 unless set; the second half of the journeys uses the next one. |
| \`E2E_TRACE\` | \`npm test\` | Records every step of the journeys and keeps the record of those that fail, such as \`E2E_TRACE=1\`. |
| \`STORYBOOK_PARTNER\`, \`STORYBOOK_MODE\`, \`STORYBOOK_LOCALE\` | the workshop, story tests | What stories open in, such as \`STORYBOOK_PARTNER=tropico\`. |
| \`DATABASE_URL\` | \`npm run bench\` | A PostgreSQL to measure on; else one is started for the run. |
`;

/** `PORT=3000` out of "Set a port, such as PORT=3000; 0 takes any free one." */
const exampleOf = (name: string, fix: string): string => new RegExp(`${name}=[^\\s,;]*[^\\s,;:.]`).exec(fix)?.[0] ?? '';

/** The same sentence without what the column of examples says. */
const meaningOf = (fix: string, example: string): string =>
  fix.replace(`, such as ${example}`, '').replace(/^Set (\w)/, (_, letter: string) => letter.toUpperCase());

const code = (text: string): string => (text === '' ? '' : `\`${text}\``);

const row = ({ name, fallback = '', fix }: ReturnType<typeof listSettings>[number]): string => {
  const example = exampleOf(name, fix);
  return `| ${code(name)} | ${code(fallback)} | ${meaningOf(fix, example)} | ${code(example)} |`;
};

/** `docs/settings.md`, written from the settings themselves. */
export const settingsPage = (): string =>
  `${intro}\n| variable | default | meaning | example |\n|---|---|---|---|\n${listSettings().map(row).join('\n')}\n${outro}`;
