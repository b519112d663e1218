/** Modals in view by document, the latest last. */
const open = new WeakMap<Document, HTMLElement[]>();

/** What is out of reach because of them, and what was set for it. */
const hidden = new WeakMap<Document, (() => void)[]>();

/** Marks what stays within reach above a modal, such as news that leaves by itself. */
export const aboveModals = { 'data-above-modals': true } as const;

/** Makes everything but `kept` and what holds it inert; `undo` collects the way back. */
const hideAround = (parent: Element, kept: readonly Element[], undo: (() => void)[]): void => {
  for (const child of parent.children) {
    if (kept.includes(child) || child.hasAttribute('inert')) continue;
    if (kept.some((one) => child.contains(one))) hideAround(child, kept, undo);
    else {
      child.setAttribute('inert', '');
      undo.push(() => child.removeAttribute('inert'));
    }
  }
};

/** Keeps the page where it is, without a jump where its scroll bar was. */
const holdStill = ({ documentElement: page, defaultView }: Document): (() => void) => {
  const { overflow, scrollbarGutter } = page.style;
  const hasBar = (defaultView?.innerWidth ?? 0) > page.clientWidth;
  page.style.overflow = 'hidden';
  if (hasBar) page.style.scrollbarGutter = 'stable';
  return () => Object.assign(page.style, { overflow, scrollbarGutter });
};

const settle = (page: Document): void => {
  for (const undo of hidden.get(page)?.toReversed() ?? []) undo();
  const undo: (() => void)[] = [];
  hidden.set(page, undo);
  const top = open.get(page)?.at(-1);
  if (!top) return;
  undo.push(holdStill(page));
  hideAround(page.body, [top, ...page.querySelectorAll('[data-above-modals]')], undo);
};

/** Puts all but `modal` out of reach of pointer, keyboard and screen reader. Returns the way back; modals may leave in any order. */
export const holdSurroundings = (modal: HTMLElement): (() => void) => {
  const page = modal.ownerDocument;
  open.set(page, [...(open.get(page) ?? []), modal]);
  settle(page);
  return () => {
    open.set(
      page,
      (open.get(page) ?? []).filter((one) => one !== modal),
    );
    settle(page);
  };
};
