import { Button } from '../../components/Button/index.ts';
import { Container } from '../../foundation/index.ts';
import * as css from './LoginPrompt.css.ts';

export interface LoginPromptProps {
  text: string;
  login: { label: string; onPress: () => void };
  /** Absent where nobody registers. */
  register?: { label: string; href?: string; onPress?: () => void };
}

/** Above a directory that somebody without a session is looking at. */
export function LoginPrompt({ text, login, register }: LoginPromptProps) {
  return (
    <aside className={css.root} data-component="LoginPrompt">
      <Container>
        <div className={css.row}>
          <p className={css.text}>{text}</p>
          <div className={css.actions}>
            <Button variant="secondary" size="sm" caps onPress={login.onPress}>
              {login.label}
            </Button>
            {register && (
              <Button size="sm" caps href={register.href} onPress={register.onPress}>
                {register.label}
              </Button>
            )}
          </div>
        </div>
      </Container>
    </aside>
  );
}
