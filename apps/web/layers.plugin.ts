import type { Plugin } from 'vite';

/** What every style sheet begins with. */
export const layerOrder = '@layer reset,foundation,components,commerce,sections,studio;';

/**
 * Begins every built stylesheet with the order of layers. The bundler is free to split the file that declares it from those that
 * need it; said first in each, the order holds in any order of arrival.
 */
export const layersFirst = (): Plugin => ({
  name: 'vitrine:layers',
  apply: 'build',
  generateBundle: (_, bundle) => {
    for (const asset of Object.values(bundle))
      if (asset.type === 'asset' && asset.fileName.endsWith('.css'))
        asset.source = `${layerOrder}${String(asset.source)}`;
  },
});
