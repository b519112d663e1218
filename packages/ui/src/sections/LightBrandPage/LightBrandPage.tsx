import type { ReactNode } from 'react';
import { MessageForm } from '../../commerce/relationship/MessageForm/index.ts';
import type { MessageFormLabels, MessageFormProps } from '../../commerce/relationship/MessageForm/index.ts';
import type { MediaGalleryLabels } from '../../commerce/catalogue/MediaGallery/index.ts';
import { Button } from '../../components/Button/index.ts';
import { RichHtml } from '../../components/RichHtml/index.ts';
import { Tabs } from '../../components/Tabs/index.ts';
import { Container, Heading, TextLink } from '../../foundation/index.ts';
import { DraftMark } from '../../internal/DraftMark/DraftMark.tsx';
import { Highlights } from './Highlights.tsx';
import type { Highlight } from './Highlights.tsx';
import { dotted } from '../../internal/dotted.ts';
import * as css from './LightBrandPage.css.ts';
import { useMessageTab } from './useMessageTab.ts';

export interface LightBrandPageLabels extends MediaGalleryLabels {
  images: string;
  /** Names the two tabs. */
  tabs: string;
  /** 'About the brand'. */
  about: string;
  /** 'Send a message', also on the floating button. */
  sendMessage: string;
  form: MessageFormLabels;
  /** Beside a part that the draft changes. */
  changed: string;
}

/** A part of the page that a draft can change. */
export type LightBrandPart = 'facts' | 'images' | 'about' | 'social';

export interface LightBrandPageProps {
  name: string;
  /** Where it comes from, since when, for whom. */
  facts?: string[];
  /** The highlighted picture first; at most four others are shown. */
  images?: Highlight[];
  /** HTML. */
  about?: string | null;
  social?: { label: string; href: string }[];
  /** Trail of the page. */
  breadcrumb?: ReactNode;
  /** What the form asks for, and what became of it. Without it the page has no tabs. */
  message?: Pick<MessageFormProps, 'isKnown' | 'status' | 'error' | 'onSend' | 'brandsHref'>;
  /** What can be done with the brand: buy, connect. */
  actions?: ReactNode;
  /** Ways to the brand's line sheets, such as a CollectionStrip. */
  collections?: ReactNode;
  /** Parts that the draft changes; they are marked. */
  changed?: readonly LightBrandPart[];
  labels: LightBrandPageLabels;
}

const markIn =
  ({ changed = [], labels }: LightBrandPageProps) =>
  (part: LightBrandPart) => ({ changed: changed.includes(part), label: labels.changed });

/** A brand on a single page: pictures, text and a message form. */
export function LightBrandPage(props: LightBrandPageProps) {
  const { name, facts = [], images = [], breadcrumb, message, actions, collections, labels } = props;
  const mark = markIn(props);
  const { tab, setTab, form, goToForm } = useMessageTab();
  return (
    <Container>
      <div className={css.root} data-component="LightBrandPage" data-plain={images.length === 0 || undefined}>
        {images.length > 0 && (
          <DraftMark {...mark('images')}>
            <Highlights label={labels.images} images={images} labels={labels} />
          </DraftMark>
        )}
        <div className={css.words}>
          {breadcrumb}
          <div className={css.head}>
            <Heading level={1}>{name}</Heading>
            {facts.length > 0 && (
              <DraftMark {...mark('facts')} small>
                <p className={css.facts}>{dotted(facts)}</p>
              </DraftMark>
            )}
          </div>
          {actions}
          {collections}
          {message ? (
            <Tabs
              label={labels.tabs}
              selected={tab}
              onSelect={({ id }) => setTab(id)}
              items={[
                { id: 'about', label: labels.about, content: <About {...props} /> },
                {
                  id: 'message',
                  label: labels.sendMessage,
                  content: (
                    <div ref={form} className={css.form}>
                      <MessageForm {...message} labels={labels.form} />
                    </div>
                  ),
                },
              ]}
            />
          ) : (
            <About {...props} />
          )}
        </div>
        {message && tab !== 'message' && (
          <div className={css.float}>
            <Button caps icon="mail" onPress={goToForm}>
              {labels.sendMessage}
            </Button>
          </div>
        )}
      </div>
    </Container>
  );
}

const About = (props: LightBrandPageProps) => {
  const { about, social = [] } = props;
  const mark = markIn(props);
  return (
    <div className={css.about}>
      {about && (
        <DraftMark {...mark('about')} small>
          <RichHtml html={about} />
        </DraftMark>
      )}
      {social.length > 0 && (
        <DraftMark {...mark('social')} small>
          <ul className={css.links}>
            {social.map(({ label, href }) => (
              <li key={href}>
                <TextLink href={href} tone="ink" external>
                  {label}
                </TextLink>
              </li>
            ))}
          </ul>
        </DraftMark>
      )}
    </div>
  );
};
