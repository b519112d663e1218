import { focusStyle } from '../../internal/pictureFocus.ts';
import { sourceOf, sources } from '../../internal/pictureSources.ts';
import { contained, frame, image, ratios, square } from './Picture.css.ts';

export interface PictureProps {
  /** An address; with `{w}` in its path it is offered in several widths. `#focus=30-70` at its end keeps that point in sight, in percent. */
  src: string;
  /** What the picture shows; empty when the words beside it say so already. */
  alt: string;
  /** Width to height; `fill` takes the height of its parent. */
  ratio?: keyof typeof ratios;
  /** How wide it is shown, as in the `sizes` of an image. A browser that can measures a picture without `priority` by itself. */
  sizes?: string;
  /** Widths that `{w}` exists in, px. By default 120, 300, 480, 600 and 1200. */
  widths?: number[];
  /** The point to keep in sight, as in `object-position`: `50% 20%`. Wins over that of an address. */
  focus?: string;
  /** The largest picture of the first screen: loaded at once and first. */
  priority?: boolean;
  /** Another crop for phones, with a point to keep in sight of its own. */
  mobileSrc?: string;
  /** `contain` shows all of it, for logos. */
  fit?: 'cover' | 'contain';
  /** Keeps square corners, for pictures that reach the edge of the page. */
  bleed?: boolean;
}

const addresses = ['sizes', 'srcset', 'src'];

/**
 * Ends the request of a picture whose screen was left. A browser has six connections to a server, so the data of the next screen
 * would wait for the pictures of the last. The addresses go before React removes the picture: Chromium keeps a picture that it chooses
 * a source for after the removal, and with it the whole screen, for as long as the page is open.
 */
const stopBeforeRemoval = (picture: HTMLPictureElement) => () => {
  const restorers = [...picture.children].flatMap((part) =>
    addresses.map((name) => {
      const value = part.getAttribute(name);
      part.removeAttribute(name);
      return () => value !== null && part.setAttribute(name, value);
    }),
  );
  // A picture that is only hidden, or that strict mode tries, is still there.
  queueMicrotask(() => {
    if (picture.isConnected) for (const restore of restorers) restore();
  });
};

/** A picture that keeps its place: fixed ratio, quiet ground while loading. */
export const Picture = ({ src, alt, ratio = '3:4', widths, sizes = '100vw', mobileSrc, ...look }: PictureProps) => (
  <picture
    ref={stopBeforeRemoval}
    data-component="Picture"
    className={[frame, ratios[ratio], look.bleed ? square : ''].join(' ')}
  >
    {mobileSrc ? (
      <source
        media="(max-width: 47.99rem)"
        {...sourceOf(sources(mobileSrc, { sizes, widths, lazy: !look.priority }))}
      />
    ) : null}
    <img
      {...sources(src, { sizes, widths, lazy: !look.priority })}
      alt={alt}
      loading={look.priority ? 'eager' : 'lazy'}
      fetchPriority={look.priority ? 'high' : 'auto'}
      decoding={look.priority ? 'sync' : 'async'}
      draggable={false}
      className={look.fit === 'contain' ? `${image} ${contained}` : image}
      style={focusStyle({ src, mobileSrc, focus: look.focus })}
    />
  </picture>
);
