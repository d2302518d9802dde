/** The stylesheets of the pages, of which only those are compiled again that a change is part of. */
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { compileSheet, compileStyles, sheetNames, type Styles } from '../build/compileStyles.ts';
import type { Project } from '../project.ts';
import type { Change } from './watchProject.ts';

export class StyleSheets {
  readonly #project: Project;
  readonly #folder: string;
  readonly #css = new Map<string, string>();
  /** The files of each sheet; a sheet is missing here while that is not known. */
  readonly #sources = new Map<string, ReadonlySet<string>>();

  constructor(project: Project) {
    this.#project = project;
    this.#folder = path.join(project.root, 'styles');
  }

  /** Returns the CSS of every sheet after the changes. Throws on a Sass error. */
  async compile(changes: readonly Change[]): Promise<Styles> {
    if (this.#css.size === 0) return this.#compileFirst();
    const names = await sheetNames(this.#folder);
    for (const name of this.#css.keys()) if (!names.includes(name)) this.#css.delete(name);
    // All are forgotten before the first is compiled: those behind one that fails have to be compiled later.
    for (const name of this.#touched(changes)) this.#sources.delete(name);
    for (const name of names) {
      if (this.#sources.has(name)) continue;
      const { css, sources } = await compileSheet(this.#folder, name);
      this.#css.set(name, css);
      this.#sources.set(name, new Set(sources));
    }
    return Object.fromEntries(this.#css);
  }

  /** Lets Sass load and run itself in, so that the first save shows as quickly as later ones; leaves room for other work. */
  async warm(): Promise<void> {
    for (let round = 0; round < 4; round++) {
      for (const name of this.#css.keys()) {
        await compileSheet(this.#folder, name).catch(() => {});
        await wait(5);
      }
    }
  }

  /** From the cache of the last run where that is possible, because Sass takes half a second to start. */
  async #compileFirst(): Promise<Styles> {
    const styles = await compileStyles(this.#project);
    for (const [name, css] of Object.entries(styles)) this.#css.set(name, css);
    return styles;
  }

  /** Every sheet where a file has come or gone, or belongs to none: a `@use` may lead elsewhere from now on. */
  #touched(changes: readonly Change[]): string[] {
    const files = changes.map(({ file }) => path.join(this.#project.root, file));
    const sheets = [...this.#sources];
    const isKnown = (file: string) => sheets.some(([, sources]) => sources.has(file));
    const touchesAll = changes.some(({ inPlace }) => !inPlace) || !files.every(isKnown);
    return sheets.filter(([, sources]) => touchesAll || files.some((file) => sources.has(file))).map(([name]) => name);
  }
}
