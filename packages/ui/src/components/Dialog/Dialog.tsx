import { useRef } from 'react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading as AriaHeading, Modal, ModalOverlay } from 'react-aria-components';
import { VisuallyHidden } from '../../foundation/index.ts';
import { heading } from '../../foundation/Heading/Heading.css.ts';
import { useOverflow } from '../../hooks/useOverflow.ts';
import { AriaLocale } from '../AriaLocale/index.ts';
import { IconButton } from '../IconButton/index.ts';
import * as css from './Dialog.css.ts';

export interface DialogProps {
  open: boolean;
  /** Asked for by the close button, Escape, or a press outside. */
  onClose: () => void;
  title: ReactNode;
  /** Names the dialog without showing its title. */
  hideTitle?: boolean;
  closeLabel: string;
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

const Head = ({ title, hideTitle, closeLabel, onClose }: DialogProps) => (
  <div className={css.head}>
    <AriaHeading slot="title" level={2} className={heading({ size: 'sm' })}>
      {hideTitle ? <VisuallyHidden>{title}</VisuallyHidden> : title}
    </AriaHeading>
    <span className={css.close}>
      <IconButton icon="close" label={closeLabel} onPress={onClose} />
    </span>
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

const Panel = (props: DialogProps) => (
  <AriaDialog role={props.kind === 'alert' ? 'alertdialog' : 'dialog'} data-component="Dialog" className={css.dialog}>
    <Head {...props} />
    <Body bare={props.bare}>{props.children}</Body>
    {props.footer ? (
      <div data-part="footer" className={css.footer}>
        {props.footer}
      </div>
    ) : null}
  </AriaDialog>
);

/** Something to be dealt with before going on. Holds the focus, gives it back on closing. */
export const Dialog = (props: DialogProps) => {
  const { open, onClose, size = 'md', placement = 'center', kind } = props;
  return (
    <AriaLocale>
      <ModalOverlay
        isOpen={open}
        isDismissable={kind !== 'alert'}
        onOpenChange={(next) => (next ? undefined : onClose())}
        className={`${css.overlay} ${css.placements[placement]}`}
      >
        <Modal className={placement === 'center' ? `${css.panels.center} ${css.sizes[size]}` : css.panels[placement]}>
          <Panel {...props} />
        </Modal>
      </ModalOverlay>
    </AriaLocale>
  );
};
