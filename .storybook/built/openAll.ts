import { availableParallelism } from 'node:os';
import type { Browser, Page, Request } from 'playwright';

/** A line of the workshop's `index.json`. */
export interface Entry {
  id: string;
  type: 'story' | 'docs';
  title: string;
}

interface Channel {
  emit: (event: string, selection: object) => void;
  once: (event: string, listener: (payload: unknown) => void) => void;
}

interface Workshop {
  __STORYBOOK_ADDONS_CHANNEL__: Channel;
  __STORYBOOK_PREVIEW__: {
    ready: () => Promise<void>;
    /** Draws a story into a page of documentation; answers with how to take it away. */
    renderStoryToElement: () => () => Promise<void>;
    storyStoreValue: { loadStory: (what: object) => Promise<object> };
  };
}

/** How long an entry may take, in milliseconds: a slow machine reads everything for the first time. */
export const PATIENCE = 120_000;

/** Play functions and axe run in the stories' own tests; here a story is only rendered. */
const start = async (page: Page): Promise<void> => {
  page.setDefaultTimeout(PATIENCE);
  // Else Storybook rests for a tenth of a second, and until every animation has ended, after each of two thousand stories.
  await page.addInitScript(() => Reflect.deleteProperty(Document.prototype, 'getAnimations'));
  // The preview says when it is ready; a picture of the page before may keep the load event back without end.
  await page.goto('iframe.html', { waitUntil: 'commit' });
  await page.waitForFunction(
    () => '__STORYBOOK_PREVIEW__' in globalThis && '__STORYBOOK_ADDONS_CHANNEL__' in globalThis,
  );
  await page.evaluate(async () => {
    const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as Workshop;
    await preview.ready();
    // In the address, globals count only beside the id of a story.
    channel.emit('updateGlobals', { globals: { a11y: { manual: true } } });
    const store = preview.storyStoreValue;
    const load = store.loadStory.bind(store);
    store.loadStory = async (what) => ({ ...(await load(what)), playFunction: undefined });
    // Each story is opened by itself, so a page of documentation need not show it once more.
    preview.renderStoryToElement = () => () => Promise.resolve();
  });
};

/** Selects an entry as the sidebar does, and resolves once it is rendered, or with what went wrong. */
const open = (page: Page, { id, type }: Entry): Promise<string | undefined> =>
  page.evaluate(
    ({ storyId, viewMode, patience }) =>
      new Promise<string | undefined>((resolve) => {
        const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as Workshop;
        setTimeout(() => resolve(`not shown after ${patience / 1000} seconds`), patience);
        channel.once(viewMode === 'docs' ? 'docsRendered' : 'storyFinished', () => resolve(undefined));
        for (const event of ['storyMissing', 'storyErrored', 'storyThrewException', 'configError'])
          channel.once(event, (problem) => resolve(`${event} ${JSON.stringify(problem)}`));
        channel.emit('setCurrentStory', { storyId, viewMode });
      }),
    { storyId: id, viewMode: type, patience: PATIENCE },
  );

/** Resolves when the parts that an entry loads once it is shown have come, or failed. */
const watchParts = (page: Page): (() => Promise<void>) => {
  const loading = new Map<Request, PromiseWithResolvers<void>>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') loading.set(request, Promise.withResolvers());
  });
  // Not `response.finished()`: it never resolves for a script that a reload of the page ends after its answer began.
  const end = (request: Request) => {
    loading.get(request)?.resolve();
    loading.delete(request);
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return async () => {
    while (loading.size > 0) await Promise.all(Array.from(loading.values(), ({ promise }) => promise));
  };
};

/** Storybook loads its page again when the entry before does not end within three ticks, as on a busy machine. */
const openAfterReload = async (page: Page, entry: Entry, problem: Error): Promise<string | undefined> => {
  if (!problem.message.includes('Execution context was destroyed')) throw problem;
  await start(page);
  return open(page, entry);
};

/** Names of rows in the table of a page of documentation that show a picture as letters. */
const drawnAsText = (page: Page): Promise<string[]> =>
  page.locator('.docblock-argstable-body tr').evaluateAll((rows) =>
    rows.flatMap((row) => {
      const fields = [...row.querySelectorAll('textarea, input')] as HTMLInputElement[];
      const texts = [row.textContent, ...fields.map(({ value }) => value)];
      return texts.some((text) => text.includes('data:image')) ? [row.querySelector('td')?.textContent ?? ''] : [];
    }),
  );

/** Everything that went wrong while a page of its own opened these entries one after another. */
const openIn = async (page: Page, next: () => Entry | undefined): Promise<string[]> => {
  const problems: string[] = [];
  let current = '';
  page.on('pageerror', (error) => problems.push(`${current}: ${error.message}`));
  page.on('console', (message) => {
    // Some stories show what happens when the server refuses or a part breaks, and the browser logs it.
    const intended = /^Failed to load resource|on purpose/.test(message.text());
    if (message.type() === 'error' && !intended) problems.push(`${current}: ${message.text()}`);
  });
  const partsLoaded = watchParts(page);
  await start(page);
  for (let entry = next(); entry; entry = next()) {
    current = entry.id;
    const problem = await open(page, entry).catch((error: Error) => openAfterReload(page, entry, error));
    if (problem) problems.push(`${current}: ${problem}`);
    await partsLoaded();
    const drawn = entry.type === 'docs' ? await drawnAsText(page) : [];
    if (drawn.length > 0) problems.push(`${current}: shows a picture as text in ${drawn.join(', ')}`);
    if (await page.locator('body.sb-show-errordisplay').count()) problems.push(`${current}: shows the error screen`);
  }
  return problems;
};

/** Opens every entry of the built workshop, several at a time, and lists the errors by entry. */
export const openAll = async (browser: Browser, baseURL: string, entries: readonly Entry[]): Promise<string[]> => {
  const left = [...entries];
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' });
  const work = async () => openIn(await context.newPage(), () => left.shift());
  const problems = await Promise.all(Array.from({ length: availableParallelism() }, work));
  await context.close();
  return problems.flat();
};
