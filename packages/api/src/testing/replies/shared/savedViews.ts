import type { SavedView } from '../../../entities.ts';
import type { SavedList } from '../../../rules/savedViews.ts';
import { viewQuery } from '../../../rules/savedViews.ts';
import { notFound, problem } from '../problem.ts';
import type { Replies } from '../replies.ts';

type Kept = SavedView & { list: SavedList };

/** Views remember what was done to them. Mails begin with one. */
export const savedViewReplies = (): Replies['savedViews'] => {
  let kept: Kept[] = [{ id: 1, list: 'mails', name: 'Failed', query: 'status=failed' }];
  const viewsOf = (list: SavedList) =>
    kept.filter((view) => view.list === list).map(({ id, name, query }) => ({ id, name, query }));
  const isTaken = (list: SavedList, name: string, except = 0) =>
    kept.some((view) => view.id !== except && view.list === list && view.name.toLowerCase() === name.toLowerCase());
  const taken = {
    status: 422 as const,
    data: { ...problem('This name is taken.'), errors: { name: ['You have a view with this name.'] } },
  };
  return {
    list: ({ query: { list } }) => ({ status: 200, data: { data: viewsOf(list) } }),
    save: ({ body: { list, name, query } }) => {
      if (isTaken(list, name)) return taken;
      kept = [...kept, { id: kept.length + 10, list, name, query: viewQuery(query) }];
      return { status: 201, data: { data: viewsOf(list) } };
    },
    rename: ({ params, body: { name } }) => {
      const view = kept.find(({ id }) => id === params.id);
      if (!view) return notFound;
      if (isTaken(view.list, name, view.id)) return taken;
      kept = kept.map((one) => (one === view ? { ...one, name } : one));
      return { status: 200, data: { data: viewsOf(view.list) } };
    },
    remove: ({ params }) => {
      const view = kept.find(({ id }) => id === params.id);
      if (!view) return notFound;
      kept = kept.filter((one) => one !== view);
      return { status: 200, data: { data: viewsOf(view.list) } };
    },
  };
};
