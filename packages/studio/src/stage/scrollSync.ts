/** Windows that scroll as one, so that two brand drafts are compared at the same place. */
export interface ScrollSync {
  /** Returns the way out. */
  join: (view: Window) => () => void;
}

export const createScrollSync = (): ScrollSync => {
  const views = new Set<Window>();
  const follow = (leader: Window) => {
    for (const view of views)
      if (view !== leader && view.scrollY !== leader.scrollY)
        view.scrollTo({ top: leader.scrollY, behavior: 'instant' });
  };
  return {
    join: (view) => {
      const onScroll = () => follow(view);
      views.add(view);
      view.addEventListener('scroll', onScroll, { passive: true });
      return () => {
        views.delete(view);
        view.removeEventListener('scroll', onScroll);
      };
    },
  };
};
