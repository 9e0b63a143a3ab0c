// The colours of the house, wire/palette.json, for the style sheets: `paper` as --ink-quiet, `map` as --map-plain, and in index.html as
// %ink_quiet%. All are light; look.css and boards/board.css have the dark ones. They are part of the built style sheet.
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import palette from '../wire/palette.json' with { type: 'json' };

const module = 'virtual:palette.css';
const file = fileURLToPath(new URL('../wire/palette.json', import.meta.url));

const variables = (colours: { [name: string]: string }, prefix: string): string =>
  Object.entries(colours)
    .map(([name, colour]) => `  ${prefix}${name.replaceAll('_', '-')}: ${colour};\n`)
    .join('');

export function paletteSheet(): Plugin {
  return {
    name: 'palette',
    resolveId: (id) => (id === module ? `\0${module}` : undefined),
    load(id) {
      if (id !== `\0${module}`) return undefined;
      this.addWatchFile(file);
      return `:root {\n${variables(palette.paper, '--')}${variables(palette.map, '--map-')}}\n`;
    },
    transformIndexHtml: (html) =>
      html.replaceAll(/%(\w+)%/g, (all, name: string) => (palette.paper as { [name: string]: string })[name] ?? all),
  };
}
