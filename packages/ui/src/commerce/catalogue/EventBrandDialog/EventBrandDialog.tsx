import { useId, useState } from 'react';
import { Button } from '../../../components/Button/index.ts';
import { Carousel, type CarouselLabels } from '../../../components/Carousel/index.ts';
import { Dialog } from '../../../components/Dialog/index.ts';
import { RichHtml } from '../../../components/RichHtml/index.ts';
import { Picture, Text } from '../../../foundation/index.ts';
import { dotted } from '../../../internal/dotted.ts';
import * as css from './EventBrandDialog.css.ts';

export interface IntroducedBrand {
  name: string;
  tags: readonly string[];
  description: string;
  /** The longer story as HTML; cleaned before it is shown. Without one there is no 'read more'. */
  story?: string | null;
  pictures: readonly { id: string; src: string }[];
}

export interface EventBrandDialogProps {
  open: boolean;
  onClose: () => void;
  brand: IntroducedBrand;
  /** Absent where nobody registers. */
  onRegister?: () => void;
  /** The application keeps the brand, so that signing in leads to it (M-19). */
  onLogin: () => void;
  labels: EventBrandLabels;
}

export interface EventBrandLabels extends CarouselLabels {
  close: string;
  pictures: (words: { name: string }) => string;
  readMore: string;
  readLess: string;
  register: string;
  login: string;
}

type PartProps = Pick<EventBrandDialogProps, 'brand' | 'labels'>;

const Pictures = ({ brand: { name, pictures }, labels }: PartProps) => (
  <div className={css.pictures}>
    <Carousel label={labels.pictures({ name })} labels={labels} preset="single">
      {pictures.map(({ id, src }) => (
        <Picture key={id} src={src} alt="" ratio="4:5" sizes="(min-width: 48rem) 24rem, 100vw" />
      ))}
    </Carousel>
  </div>
);

function Story({ html, labels }: { html: string; labels: EventBrandLabels }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <div className={css.more}>
      <Button variant="secondary" size="sm" expanded={open} controls={id} onPress={() => setOpen(!open)}>
        {open ? labels.readLess : labels.readMore}
      </Button>
      <div id={id} hidden={!open}>
        <RichHtml html={html} />
      </div>
    </div>
  );
}

const Words = ({ brand: { name, tags, description, story }, labels }: PartProps) => (
  <div className={css.words}>
    {tags.length > 0 && <p className={css.tags}>{dotted(tags)}</p>}
    <p className={css.name} aria-hidden>
      {name}
    </p>
    <Text>{description}</Text>
    {story && <Story html={story} labels={labels} />}
  </div>
);

/** A brand of an event. Visitors register or sign in to buy from it (M-17, M-18, M-19). */
export function EventBrandDialog({ open, onClose, brand, onRegister, onLogin, labels }: EventBrandDialogProps) {
  const isPictured = brand.pictures.length > 0;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={brand.name}
      hideTitle
      closeLabel={labels.close}
      size="lg"
      footer={
        <>
          {onRegister && (
            <Button variant="secondary" onPress={onRegister}>
              {labels.register}
            </Button>
          )}
          <Button onPress={onLogin}>{labels.login}</Button>
        </>
      }
    >
      <div data-component="EventBrandDialog" data-pictured={isPictured || undefined} className={css.root}>
        {isPictured && <Pictures brand={brand} labels={labels} />}
        <Words brand={brand} labels={labels} />
      </div>
    </Dialog>
  );
}
