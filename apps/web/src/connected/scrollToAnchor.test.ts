import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { scrollToAnchor } from './scrollToAnchor.ts';

/** What watches the size of the page, to be called by the test. */
let onResize: (() => void) | null = null;

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        onResize = callback;
      }
      observe = () => undefined;
      disconnect = () => {
        onResize = null;
      };
    },
  );
});
afterEach(() => {
  onResize = null;
  vi.unstubAllGlobals();
});

/** A window with one section, whose frames are drawn by the test. */
const createView = ({ isStill = false, id = 'ourplatform' } = {}) => {
  const frames: ((now: number) => void)[] = [];
  const listeners = new Map<string, () => void>();
  const page = { above: 900 };
  const view = {
    scrollY: 100,
    scrollTo: ({ top }: { top: number }) => {
      view.scrollY = top;
    },
    matchMedia: () => ({ matches: isStill }),
    performance: { now: () => 0 },
    document: {
      body: {},
      getElementById: (asked: string) =>
        asked === id ? { id, getBoundingClientRect: () => ({ top: page.above - view.scrollY }) } : null,
    },
    requestAnimationFrame: (frame: (now: number) => void) => frames.push(frame),
    cancelAnimationFrame: vi.fn<(handle: number) => void>(),
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
    removeEventListener: () => undefined,
  };
  const draw = (now: number): number => {
    frames.pop()?.(now);
    return view.scrollY;
  };
  return { view, page, draw, listeners, scroll: () => scrollToAnchor(view as unknown as Window, id) };
};

it('A section comes to rest 120 pixels below the top, after a second (K-12, K-13)', () => {
  const { draw, scroll } = createView();
  scroll();
  expect(draw(0)).toBe(100);
  expect(draw(500)).toBe(440);
  expect(draw(999)).toBeLessThan(780);
  expect(draw(1000)).toBe(780);
  expect(draw(2000)).toBe(780);
});

it('A letter of the directory is there after 300 milliseconds (K-46)', () => {
  const { draw, scroll } = createView({ id: 'letter-L' });
  scroll();
  expect(draw(299)).toBeLessThan(780);
  expect(draw(300)).toBe(780);
});

it('For readers who want no movement it is there at once', () => {
  const { view, scroll } = createView({ isStill: true });
  scroll();
  expect(view.scrollY).toBe(780);
});

it('It stays at its section while parts above still arrive, until the user touches the page (R-015)', () => {
  const { view, page, draw, listeners, scroll } = createView();
  scroll();
  draw(1000);
  page.above = 1240;
  onResize?.();
  expect(view.scrollY).toBe(1120);
  listeners.get('pointerdown')?.();
  page.above = 1500;
  onResize?.();
  expect(view.scrollY).toBe(1120);
});

it('Touching the page stops it', () => {
  const { view, draw, listeners, scroll } = createView();
  scroll();
  draw(0);
  listeners.get('wheel')?.();
  expect(view.cancelAnimationFrame).toHaveBeenCalledOnce();
});
