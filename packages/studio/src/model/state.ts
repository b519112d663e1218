import type { BrandDraft, Look } from '../types.ts';
import { begin, change, redo, undo } from './history.ts';
import type { History } from './history.ts';

/** Which of two brand drafts is worked on. */
export type Side = 0 | 1;

/** The brand draft, and the one it is compared with. */
export type Drafts = readonly [BrandDraft] | readonly [BrandDraft, BrandDraft];

/** A brand draft among all there have been: a second one that comes later is another. */
export interface Place {
  side: Side;
  /** How many second brand drafts there have been when this was one; 0 for the first brand draft. */
  turn: number;
}

export interface StudioState {
  history: History<Drafts>;
  editing: Side;
  /** How many second brand drafts there have been. */
  turn: number;
  look: Look;
}

export type StudioAction =
  /** One brand draft changed. `about` names the setting, `at` the time in milliseconds: changes that go on are one step back. */
  | { do: 'edit'; edit: (brandDraft: BrandDraft) => BrandDraft; about: string; at: number; place?: Place }
  | { do: 'open'; brandDrafts: Drafts; look: Partial<Look>; at: number }
  /** Puts `beside` next to the draft, or a copy where the two are the same; puts the second one away where there are two. */
  | { do: 'compare'; beside: BrandDraft; at: number }
  | { do: 'switch'; side: Side }
  | { do: 'undo' }
  | { do: 'redo' }
  | { do: 'look'; look: Partial<Look> };

export const startState = (brandDraft: BrandDraft, look: Look): StudioState => ({
  history: begin<Drafts>([brandDraft]),
  editing: 0,
  turn: 0,
  look,
});

/** The place of the brand draft under work. */
export const placeOf = ({ editing, turn }: StudioState): Place => ({ side: editing, turn: editing === 0 ? 0 : turn });

/** What was begun for a second brand draft that is there no more is for nobody. */
const isGone = ({ turn }: StudioState, place: Place | undefined): boolean => place?.side === 1 && place.turn !== turn;

/** The brand draft under work. */
export const houseOf = ({ history: { present }, editing }: StudioState): BrandDraft => present[editing] ?? present[0];

const edited = (brandDrafts: Drafts, side: Side, edit: (brandDraft: BrandDraft) => BrandDraft): Drafts => {
  const [first, second] = brandDrafts;
  if (side === 0) {
    const next = edit(first);
    return next === first ? brandDrafts : second ? [next, second] : [next];
  }
  return second ? [first, edit(second)] : brandDrafts;
};

/** Whether two brand drafts look the same. */
export const isSameLook = (one: BrandDraft, other: BrandDraft): boolean =>
  one === other ||
  (one.name === other.name &&
    one.logo?.src === other.logo?.src &&
    one.logoDark?.src === other.logoDark?.src &&
    JSON.stringify(one.style) === JSON.stringify(other.style));

/** The side that can still be worked on. */
const onSide = (state: StudioState, history: History<Drafts>): StudioState => ({
  ...state,
  history,
  editing: history.present.length === 2 ? state.editing : 0,
});

/** What the studio holds after something was done. Pure; the same state where nothing differs. */
export const reduce = (state: StudioState, action: StudioAction): StudioState => {
  const { history, editing, turn, look } = state;
  switch (action.do) {
    case 'edit': {
      if (isGone(state, action.place)) return state;
      const side = action.place?.side ?? editing;
      const next = edited(history.present, side, action.edit);
      return next === history.present
        ? state
        : { ...state, history: change(history, next, `${side}.${action.about}`, action.at) };
    }
    case 'open':
      return onSide(
        { ...state, turn: turn + 1, look: { ...look, ...action.look } },
        change(history, action.brandDrafts, 'open', action.at),
      );
    case 'compare': {
      const [first, second] = history.present;
      const isCopy = isSameLook(first, action.beside);
      const next: Drafts = second ? [first] : [first, isCopy ? first : action.beside];
      return {
        ...onSide(state, change(history, next, `compare ${action.at}`, action.at)),
        // What was changed already is changed further; of two that are the same, the copy is.
        editing: !second && isCopy ? 1 : 0,
        turn: second ? turn : turn + 1,
      };
    }
    case 'switch':
      return { ...state, editing: history.present.length === 2 ? action.side : 0 };
    case 'undo':
      return onSide(state, undo(history));
    case 'redo':
      return onSide(state, redo(history));
    case 'look':
      return { ...state, look: { ...look, ...action.look } };
  }
};
