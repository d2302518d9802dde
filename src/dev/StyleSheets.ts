/** The stylesheets of the pages, of which only those are compiled again that a change is part of. */
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { compileSheet, compileStyles, sheetNames, type Styles } from '../steps/compileStyles.ts';
import type { Project } from '../project.ts';
import type { Change } from './watchProject.ts';

export class StyleSheets {
  readonly #project: Project;
  readonly #folder: string;
  readonly #css = new Map<string, string>();
  /** The files of each sheet; a sheet that has to be compiled is missing here. */
  readonly #sources = new Map<string, ReadonlySet<string>>();

  constructor(project: Project) {
    this.#project = project;
    this.#folder = path.join(project.root, 'styles');
  }

  /** Notes which sheets the changes are part of: all where a file has come or gone, or where it is not known. */
  touch(changes: readonly Change[]): void {
    const files = changes.map(({ file }) => path.join(this.#project.root, file));
    const sheets = [...this.#sources];
    const isKnown = (file: string) => sheets.some(([, sources]) => sources.has(file));
    const touchesAll = changes.some(({ inPlace }) => !inPlace) || !files.every(isKnown);
    for (const [name, sources] of sheets) {
      if (touchesAll || files.some((file) => sources.has(file))) this.#sources.delete(name);
    }
  }

  /** Returns the CSS of all sheets, after those named have been compiled as far as needed. Throws on a Sass error. */
  async compile(isWanted: (name: string) => boolean): Promise<Styles> {
    // From the cache of the last run where that is possible, because Sass takes half a second to start.
    if (this.#css.size === 0) return this.#keep(await compileStyles(this.#project));
    const names = await sheetNames(this.#folder);
    for (const name of this.#css.keys()) if (!names.includes(name)) this.#css.delete(name);
    for (const name of names.filter(isWanted)) {
      if (this.#sources.has(name)) continue;
      const { css, sources } = await compileSheet(this.#folder, name);
      this.#css.set(name, css);
      this.#sources.set(name, new Set(sources));
    }
    return Object.fromEntries(this.#css);
  }

  /** Lets Sass load and run itself in, so that the first save shows as quickly as later ones; gives way. */
  async warm(): Promise<void> {
    for (let round = 0; round < 4; round++) {
      for (const name of this.#css.keys()) {
        await compileSheet(this.#folder, name).catch(() => {});
        await wait(5);
      }
    }
  }

  #keep(styles: Styles): Styles {
    for (const [name, css] of Object.entries(styles)) this.#css.set(name, css);
    return styles;
  }
}
