import type { Page } from 'playwright';

export interface Control {
  /** The kind of control, such as `select`; null where there is none. */
  kind: string | null;
  /** What the story shows at first. */
  value: 'none' | 'list' | 'object' | 'plain';
  /** Names of the choices; empty where there are none. */
  options: string[];
}

interface Story {
  argTypes: Record<string, { control?: { type?: string; disable?: boolean } | string | false; options?: unknown[] }>;
  initialArgs: Record<string, unknown>;
}

interface Workshop {
  __STORYBOOK_PREVIEW__: {
    ready: () => Promise<void>;
    storyStoreValue: { loadStory: (what: { storyId: string }) => Promise<Story> };
  };
}

/** The controls that the workshop gives each of these stories, by the story's id and the name of the prop. */
export const controlsIn = (page: Page, ids: readonly string[]): Promise<Record<string, Record<string, Control>>> =>
  page.evaluate(async (storyIds) => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as Workshop;
    await preview.ready();
    const valueOf = (value: unknown): Control['value'] => {
      if (value === undefined || value === null) return 'none';
      if (Array.isArray(value)) return 'list';
      return typeof value === 'object' ? 'object' : 'plain';
    };
    const kindOf = (control: Story['argTypes'][string]['control']): string | null =>
      typeof control === 'string' ? control : (control && !control.disable && control.type) || null;
    const found: Record<string, Record<string, Control>> = {};
    for (const storyId of storyIds) {
      const { argTypes, initialArgs } = await preview.storyStoreValue.loadStory({ storyId });
      found[storyId] = Object.fromEntries(
        Object.entries(argTypes).map(([name, { control, options = [] }]) => [
          name,
          { kind: kindOf(control), value: valueOf(initialArgs[name]), options: options.map(String) },
        ]),
      );
    }
    return found;
  }, ids);
