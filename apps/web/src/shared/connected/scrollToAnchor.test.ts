import { expect, it, vi } from 'vitest';
import { scrollToAnchor } from './scrollToAnchor.ts';

/** A window with one section, whose frames are drawn by the test. */
const createView = ({ isStill = false, id = 'ourplatform' } = {}) => {
  const frames: ((now: number) => void)[] = [];
  const listeners = new Map<string, () => void>();
  const page = { above: 900, end: 10_000, isThere: true };
  const view = {
    scrollY: 100,
    scrollTo: ({ top }: { top: number }) => {
      view.scrollY = Math.min(top, page.end);
    },
    matchMedia: () => ({ matches: isStill }),
    performance: { now: () => 0 },
    document: {
      body: {},
      getElementById: (asked: string) =>
        asked === id && page.isThere ? { id, getBoundingClientRect: () => ({ top: page.above - view.scrollY }) } : null,
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
  expect(draw(1500)).toBe(1120);
  // The section is drawn again, and its place is not known for a frame.
  page.isThere = false;
  expect(draw(1600)).toBe(1120);
  page.isThere = true;
  page.above = 1300;
  expect(draw(1700)).toBe(1180);
  listeners.get('pointerdown')?.();
  expect(view.cancelAnimationFrame).toHaveBeenCalledOnce();
});

it('A page that was too short is scrolled on when it has grown (R-015)', () => {
  const { page, draw, scroll } = createView();
  page.end = 500;
  scroll();
  expect(draw(1000)).toBe(500);
  page.end = 5000;
  expect(draw(1100)).toBe(780);
});

it('Someone who scrolls by themselves is not brought back', () => {
  const { view, draw, scroll } = createView();
  scroll();
  draw(1000);
  view.scrollY = 200;
  expect(draw(1100)).toBe(200);
});

it('Touching the page stops it', () => {
  const { view, draw, listeners, scroll } = createView();
  scroll();
  draw(0);
  listeners.get('wheel')?.();
  expect(view.cancelAnimationFrame).toHaveBeenCalledOnce();
});
