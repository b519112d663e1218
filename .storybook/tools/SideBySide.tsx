// Storybook compiles the manager to calls of `React.createElement`.
import * as React from 'react';
import { useGlobals, useParameter } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { writeGlobals } from './link.ts';
import { usePartnerName } from './usePartnerName.ts';
import { useChanged } from './useChanged.ts';
import { useManagerWords } from './useManagerWords.ts';

const Panes = styled.div({ display: 'flex', blockSize: '100%', inlineSize: '100%' });

const Pane = styled.section(({ theme }) => ({
  flex: '1 1 0',
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  overflow: 'auto',
  '& + &': { borderInlineStart: `1px solid ${theme.appBorderColor}` },
}));

const Name = styled.p(({ theme }) => ({
  margin: 0,
  padding: '6px 12px',
  fontSize: theme.typography.size.s1,
  fontWeight: theme.typography.weight.bold,
  color: theme.textMutedColor,
  borderBlockEnd: `1px solid ${theme.appBorderColor}`,
}));

/** The preview fills its pane, as it fills the whole without a second one. */
const Rest = styled.div({ position: 'relative', flex: '1 1 auto', minBlockSize: 0, overflow: 'hidden' });

/** Of a pane beside another, in pixels: the layout for desktops, made smaller. */
const DESKTOP = 1280;

/** A window of a true width, drawn so small that it fits into its pane. */
const Shrunk = styled.div({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: 'var(--window)',
  blockSize: 'calc(100% / var(--scale))',
  transform: 'scale(var(--scale))',
  transformOrigin: 'top left',
});

const Frame = styled.iframe({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  margin: 'auto',
  border: 0,
});

/** How small a desktop is drawn in an element; as large as life without one, and never larger. */
const useScale = (element: React.RefObject<HTMLElement | null>, isShrunk: boolean): number => {
  const [scale, setScale] = React.useState(1);
  React.useLayoutEffect(() => {
    if (!element.current || !isShrunk) return undefined;
    const observer = new ResizeObserver(([entry]) =>
      setScale(Math.min(1, (entry?.contentRect.width ?? DESKTOP) / DESKTOP)),
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isShrunk]);
  return isShrunk ? scale : 1;
};

/** What a pane shows. `isShrunk`: as on a desktop, although the pane is narrower. */
const Shown = ({ isShrunk, children }: { isShrunk: boolean; children: React.ReactNode }) => {
  const rest = React.useRef<HTMLDivElement>(null);
  const scale = useScale(rest, isShrunk);
  const window = scale < 1 ? `${DESKTOP}px` : '100%';
  return (
    <Rest ref={rest}>
      <Shrunk style={{ '--window': window, '--scale': scale } as React.CSSProperties}>{children}</Shrunk>
    </Rest>
  );
};

interface Viewports {
  options?: Record<string, { styles?: { width: string; height: string } }>;
}

/** The size of the chosen viewport, for the second preview to have the same. */
const useSize = (chosen: unknown) => {
  const { options = {} } = useParameter<Viewports>('viewport', {});
  const value = typeof chosen === 'object' && chosen !== null && 'value' in chosen ? String(chosen.value) : '';
  const styles = options[value]?.styles;
  return styles && { inlineSize: styles.width, blockSize: styles.height };
};

interface Preview extends Window {
  __STORYBOOK_ADDONS_CHANNEL__?: { emit: (event: string, payload: object) => void };
}

/** Hands changed props to a preview that Storybook itself knows nothing of, once it is drawn and at each change. */
const useSameProps = (storyId: string) => {
  const frame = React.useRef<HTMLIFrameElement>(null);
  const { args, changed } = useChanged();
  const touched = React.useRef(new Set<string>());
  const isDrawn = React.useRef(false);
  React.useEffect(() => {
    for (const name of Object.keys(changed)) touched.current.add(name);
    const updatedArgs = Object.fromEntries([...touched.current].map((name) => [name, args[name]]));
    const preview = frame.current?.contentWindow as Preview | null | undefined;
    const send = () => {
      if (isDrawn.current && touched.current.size > 0)
        preview?.__STORYBOOK_ADDONS_CHANNEL__?.emit('updateStoryArgs', { storyId, updatedArgs });
    };
    const whenDrawn = ({ source, data }: MessageEvent) => {
      if (source !== preview || isDrawn.current || !String(data).includes('"type":"storyRendered"')) return;
      isDrawn.current = true;
      send();
    };
    send();
    globalThis.addEventListener('message', whenDrawn);
    return () => globalThis.removeEventListener('message', whenDrawn);
  }, [args, changed, storyId]);
  return frame;
};

interface SecondProps {
  storyId: string;
  name: string;
  settings: string;
  viewport: unknown;
}

const Second = ({ storyId, name, settings, viewport }: SecondProps) => {
  const size = useSize(viewport);
  const frame = useSameProps(storyId);
  const t = useManagerWords();
  return (
    <Frame
      ref={frame}
      // Storybook takes messages of its own preview alone; with this it drops those of the second one silently.
      data-is-storybook-thumbnail
      title={t('storyIn', { partner: name })}
      src={`iframe.html?viewMode=story&id=${storyId}&globals=${settings}`}
      style={size}
    />
  );
};

/** Whether the toolbar, or the story, asks for the window of a device. */
const hasWidth = (viewport: unknown): boolean =>
  typeof viewport === 'object' && viewport !== null && 'value' in viewport && Boolean(viewport.value);

/** The story in a second partner beside the first; both follow the toolbar and the controls. No id: the address names no story yet. */
export const SideBySide = ({ storyId = '', children }: { storyId?: string; children: React.ReactNode }) => {
  const [globals] = useGlobals();
  const t = useManagerWords();
  const nameOf = usePartnerName();
  const isPage = !storyId || storyId.endsWith('--docs');
  const { viewport, beside: chosen, ...others } = globals;
  const beside = isPage ? undefined : chosen;
  const settings = writeGlobals({ ...others, partner: beside });
  // A viewport that somebody chose has its own width.
  const isShrunk = Boolean(beside) && !hasWidth(viewport);
  return (
    <Panes>
      <Pane>
        {beside ? <Name>{nameOf(globals['partner'])}</Name> : null}
        <Shown isShrunk={isShrunk}>{children}</Shown>
      </Pane>
      {beside ? (
        <Pane aria-label={t('second')}>
          <Name>{nameOf(beside)}</Name>
          <Shown isShrunk={isShrunk}>
            <Second
              key={`${storyId} ${settings}`}
              storyId={storyId}
              name={nameOf(beside)}
              settings={settings}
              viewport={viewport}
            />
          </Shown>
        </Pane>
      ) : null}
    </Panes>
  );
};
