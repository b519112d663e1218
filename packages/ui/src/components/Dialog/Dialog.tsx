import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../foundation/index.ts';
import { heading } from '../../foundation/Heading/Heading.css.ts';
import { useOverflow } from '../../hooks/useOverflow.ts';
import { Modal } from '../../internal/Modal/Modal.tsx';
import { IconButton } from '../IconButton/index.ts';
import * as css from './Dialog.css.ts';

export interface DialogProps {
  open: boolean;
  /** Asked for by the close button, Escape, or a press outside. */
  onClose: () => void;
  title: ReactNode;
  /** Names the dialog without showing its title. */
  hideTitle?: boolean;
  /** Names the close button. Leave it out where a button of the footer is the only way on. */
  closeLabel?: string;
  children: ReactNode;
  /** Buttons, the main one last. */
  footer?: ReactNode;
  size?: keyof typeof css.sizes;
  /** `center` becomes a sheet on a phone; `start` and `end` are drawers. */
  placement?: keyof typeof css.panels;
  /** `alert` for what must be answered: a press outside does not close it. */
  kind?: 'dialog' | 'alert';
  /** Lets the content reach the edges. */
  bare?: boolean;
}

const Head = ({ id, title, hideTitle, closeLabel, onClose }: DialogProps & { id: string }) => (
  <div className={css.head}>
    <h2 id={id} className={heading({ size: 'sm' })}>
      {hideTitle ? <VisuallyHidden>{title}</VisuallyHidden> : title}
    </h2>
    {closeLabel ? (
      <span className={css.close}>
        <IconButton icon="close" label={closeLabel} onPress={onClose} />
      </span>
    ) : null}
  </div>
);

const Body = ({ bare, children }: Pick<DialogProps, 'bare' | 'children'>) => {
  const body = useRef<HTMLDivElement>(null);
  const scrolls = useOverflow(body);
  return (
    <div
      ref={body}
      data-part="body"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must scroll by keyboard too
      tabIndex={scrolls ? 0 : undefined}
      className={bare ? `${css.body} ${css.bare}` : css.body}
    >
      {children}
    </div>
  );
};

/** Something to be dealt with before going on. Holds the focus, gives it back on closing. */
export const Dialog = (props: DialogProps) => {
  const { open, onClose, size = 'md', placement = 'center', kind } = props;
  const id = useId();
  const isAlert = kind === 'alert';
  const panel = placement === 'center' ? `${css.panels.center} ${css.sizes[size]}` : css.panels[placement];
  return (
    <Modal
      {...{ open, onClose }}
      name={{ 'aria-labelledby': id }}
      role={isAlert ? 'alertdialog' : 'dialog'}
      data-component="Dialog"
      pressOutside={!isAlert}
      classes={{ cover: `${css.overlay} ${css.placements[placement]}`, panel }}
    >
      <Head {...props} id={id} />
      <Body bare={props.bare}>{props.children}</Body>
      {props.footer ? (
        <div data-part="footer" className={css.footer}>
          {props.footer}
        </div>
      ) : null}
    </Modal>
  );
};
