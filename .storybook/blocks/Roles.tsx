import type { ColorName } from '@vitrine/tokens/contract';
import { useStudioWords } from '../words/useWords.ts';
import * as css from './steps.css.ts';
import { Code } from './Page.tsx';

type Vars = Record<string, string>;

export interface Role {
  /** The role whose colour is the ground of the sample. */
  ground: ColorName;
  /** The role that stands on it. */
  ink: ColorName;
  /** What the sample is called; the role that this step is about. */
  name: ColorName;
}

const colour = (vars: Vars, role: string): string => vars[`--v-color-${role}`] ?? '';

/** Roles as they look on what they stand on. */
export const Roles = ({ roles, vars }: { roles: Role[]; vars: Vars }) => {
  const t = useStudioWords();
  return (
    <div className={css.roles}>
      {roles.map(({ ground, ink, name }) => (
        <div
          key={name}
          className={css.role}
          style={{ background: colour(vars, ground), color: colour(vars, ink) }}
          data-role={name}
        >
          <span>{t(`role.${name}`)}</span>
          <Code>{colour(vars, name)}</Code>
        </div>
      ))}
    </div>
  );
};
