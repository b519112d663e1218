import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { userEvent } from 'storybook/test';
import { docsOf } from '../library/docsOf.ts';
import { elementOf } from '../library/places.ts';
import { notMirrored, places, sticksOut } from './boxes.ts';
import { componentsIn } from './component.tsx';
import type { Component } from './component.tsx';
import { cutOff, leftEnglish, stretch } from './texts.ts';

/** The narrowest screen there is. */
const narrow = () => page.viewport(320, 640);
const wide = () => page.viewport(1280, 800);

/** Characters of a finding: a picture inside an element is a book. */
const LONGEST = 300;

/** Places of a page that other pages lead to: there is one of each. */
const anchors = /^(main|ourplatform|ourretailers|ourteam|message-\d+)$/;

const sharedIds = (): string[] => {
  const ids = [...document.body.querySelectorAll('[id]')].map(({ id }) => id);
  return ids.filter((id, index) => ids.indexOf(id) !== index && !anchors.test(id));
};

const expectNone = (findings: string[]) => expect.soft(findings, findings.join('\n')).toEqual([]);

/** What React, the browser or a library says while something is done; not what it says of its being tested. */
const saidDuring = async (work: () => Promise<unknown>): Promise<string[]> => {
  const said: string[] = [];
  const listen = (...words: unknown[]) => void said.push(words.map(String).join(' ').slice(0, LONGEST));
  const spies = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')].map((spy) => spy.mockImplementation(listen));
  await work();
  for (const spy of spies) spy.mockRestore();
  return said.filter((words) => !words.includes('testing environment'));
};

const holdsOnAPhone = ({ show }: Component, brought: string) => {
  it('stands twice on a page in strict mode: nothing is complained of, no id is shared', async () => {
    expectNone(await saidDuring(() => show({ twice: true })));
    expectNone(sharedIds());
  });

  it('fits 320 pixels, and its mirror image does', async () => {
    await show({});
    expectNone([...sticksOut(), ...cutOff()]);
    const before = await places();
    await show({ direction: 'rtl' });
    expectNone(sticksOut());
    expectNone(notMirrored(before, await places()));
  });

  it('speaks Portuguese where it is asked to', async () => {
    expectNone(await saidDuring(() => show({ locale: 'pt-BR' })));
    expectNone(leftEnglish(brought));
  });
};

const holdsOnADesk = ({ title, show }: Component) => {
  // Stories of a part of the component show that part alone.
  const isWhole = title.split('/').length === 2;
  const parts = (isWhole && docsOf(title)?.anatomy?.filter((part) => typeof part !== 'string')) || [];
  it.runIf(parts.length > 0)('shows every part that its page numbers', async () => {
    await show({});
    expectNone(parts.filter((part) => !elementOf(document.body, part)).map(String));
  });

  it('is mirrored where lines run from right to left', async () => {
    await show({});
    const before = await places();
    await show({ direction: 'rtl' });
    expectNone(notMirrored(before, await places()));
  });
};

const controls =
  'button, input:not([type=hidden]), select, textarea, a[href], [tabindex="0"], [role=slider], [role=spinbutton]';

const isAtRest = (element: Element): boolean =>
  element.matches(':disabled') || element.closest('[aria-disabled=true]') !== null;

const callsOf = (args: Record<string, unknown>): string[] =>
  Object.keys(args).filter((name) => vi.isMockFunction(args[name]) && args[name].mock.calls.length > 0);

const rests = ({ show }: Component) => {
  it('says that it is disabled, and does nothing when it is pressed', async () => {
    const args = await show({ args: { disabled: true } });
    const found = [...document.body.querySelectorAll<HTMLElement>(controls)].filter((at) => at.checkVisibility());
    expectNone(found.filter((element) => !isAtRest(element)).map(({ outerHTML }) => outerHTML.slice(0, LONGEST)));
    expect(found.length).toBeGreaterThan(0);
    await userEvent.tab();
    await userEvent.keyboard('a{Enter} ');
    for (const element of found) element.click();
    expectNone(callsOf(args));
  });
};

interface Room {
  /** Stories by path. */
  stories: Record<string, Record<string, unknown>>;
  /** Their source by path: the words they bring along. */
  sources: Record<string, string>;
  /** The room's API as `packages/ui/api` has it. */
  api: string;
}

const canBeDisabled = (api: string, title: string): boolean => {
  const name = title.split('/')[1] ?? '';
  const [, props = ''] = api.split(`\n  interface ${name}Props\n`);
  return /^ {4}disabled\?: boolean/m.test(props.split(/\n(?! {4})/)[0] ?? '');
};

/** Every component on the narrowest screen, in words a third longer: most layouts that break do so here. */
export const holdNarrow = (components: Component[]): void => {
  beforeAll(narrow);
  afterAll(wide);
  it.each(components)('$title has room for words a third longer on 320 pixels', async ({ show }) => {
    await show({ locale: 'pseudo' });
    stretch();
    expectNone([...sticksOut(), ...cutOff()]);
  });
};

/** Every component of a room in the other hard cases: mirrored, foreign, twice, disabled. */
export const hold = ({ stories, sources, api }: Room): void => {
  const components = componentsIn(stories);
  beforeEach(() => vi.restoreAllMocks());
  describe('on a phone', () => {
    beforeAll(narrow);
    describe.each(components)('$title', (component) => {
      holdsOnAPhone(component, sources[component.file] ?? '');
      if (canBeDisabled(api, component.title)) rests(component);
    });
  });
  describe('on a desk', () => {
    beforeAll(wide);
    describe.each(components)('$title', (component) => {
      holdsOnADesk(component);
    });
  });
};
