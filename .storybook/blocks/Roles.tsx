import * as css from './steps.css.ts';
import { Code } from './Page.tsx';

type Vars = Record<string, string>;

export interface Role {
  /** The role whose colour is the ground of the sample. */
  ground: string;
  /** The role that stands on it. */
  ink: string;
  /** What the sample is called; the role that this step is about. */
  name: string;
}

const colour = (vars: Vars, role: string): string => vars[`--v-color-${role}`] ?? '';

/** Roles as they look on what they stand on. */
export const Roles = ({ roles, vars }: { roles: Role[]; vars: Vars }) => (
  <div className={css.roles}>
    {roles.map(({ ground, ink, name }) => (
      <div
        key={name}
        className={css.role}
        style={{ background: colour(vars, ground), color: colour(vars, ink) }}
        data-role={name}
      >
        <span>{name.replaceAll('-', ' ')}</span>
        <Code>{colour(vars, name)}</Code>
      </div>
    ))}
  </div>
);
