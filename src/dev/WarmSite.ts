/** Keeps the site built while it is worked on: does again what a change needs, keeps each step's last good result. */
import { realpath, rm } from 'node:fs/promises';
import path from 'node:path';
import { bundleClient } from '../steps/bundleClient.ts';
import { checkContent } from '../steps/checkContent.ts';
import { factAt } from '../unconfirmed.ts';
import { checkSite } from '../steps/check/checkSite.ts';
import type { Styles } from '../steps/compileStyles.ts';
import { copyPublic, versionPublic } from '../steps/copyPublic.ts';
import { loadSite, type Site } from '../steps/loadSite.ts';
import { shortenNames } from '../steps/shortenNames.ts';
import { discard, openStaging } from '../steps/staging.ts';
import type { PageWeight } from '../steps/check/weighPage.ts';
import { writeFont } from '../steps/writeFont.ts';
import { writeHostFiles } from '../steps/host/writeHostFiles.ts';
import { allRoutes, pageFile, renderRoute, writePages } from '../steps/writePages.ts';
import type { Project } from '../project.ts';
import type { Route } from '../routes.ts';
import type { ChangeKind } from './changeKind.ts';
import { devPage, type DevPage } from './DevPage.ts';
import { mirrorPublic, type PublicFiles } from './mirrorPublic.ts';
import { Step } from './Step.ts';
import { StyleSheets } from './StyleSheets.ts';
import { WarmPictures } from './WarmPictures.ts';
import type { Change } from './watchProject.ts';

export class WarmSite {
  readonly #project: Project;
  /** Where everything but the pages lies. */
  readonly folder: string;
  readonly #sheets: StyleSheets;
  readonly #pictures: WarmPictures;
  readonly #fontUrl: string;
  readonly #styles = new Step<Styles>();
  readonly #script = new Step<string>();
  readonly #public = new Step<PublicFiles>();
  readonly #site = new Step<Site>();
  readonly #pages = new Step<ReadonlyMap<string, DevPage>>();
  readonly #checked = new Step<readonly PageWeight[]>();

  /** Opens a folder of its own beside the caches; what killed runs left there goes. */
  static async open(project: Project): Promise<WarmSite> {
    const folder = await realpath(await openStaging(path.join(project.cache, 'dev')));
    return new WarmSite(project, folder, await writeFont(folder));
  }

  private constructor(project: Project, folder: string, fontUrl: string) {
    this.#project = project;
    this.folder = folder;
    this.#fontUrl = fontUrl;
    this.#sheets = new StyleSheets(project);
    this.#pictures = new WarmPictures(project, folder);
  }

  /** The last good pages, by their file inside the site. */
  get pages(): ReadonlyMap<string, DevPage> {
    return this.#pages.value ?? new Map();
  }

  /** What is wrong now. */
  get faults(): Error[] {
    const steps = [this.#site, this.#styles, this.#script, this.#public, this.#pages, this.#checked];
    return steps.flatMap(({ fault }) => fault ?? []);
  }

  /**
   * Takes in what has changed and makes the open pages anew; nobody waits for the others, which `finish` makes. Throws
   * nothing: see `faults`.
   */
  async refresh(changes: readonly Change[], isOpen: (file: string) => boolean): Promise<void> {
    const kinds = new Set(changes.map(({ kind }) => kind));
    const isDue = (step: Step<unknown>, kind: ChangeKind) => step.isOpen || kinds.has(kind);
    this.#sheets.touch(changes.filter(({ kind }) => kind === 'styles'));
    if (kinds.has('pictures')) this.#pictures.touch();
    if (isDue(this.#script, 'script')) await this.#script.run(() => bundleClient(this.#project, this.folder));
    if (isDue(this.#public, 'public')) await this.#public.run(() => this.#mirror());
    if (isDue(this.#site, 'site')) await this.#site.run(() => this.#load());
    // What is broken may be so on a page that nobody has open.
    const isWhole = !this.#styles.isOpen && !this.#pages.isOpen;
    await this.#makePages((route) => !isWhole || isOpen(pageFile(route)));
  }

  /** Makes the pages that nobody has open, and checks what a build would publish. Throws nothing: see `faults`. */
  async finish(): Promise<void> {
    await this.#makePages(() => true);
    const [site, styles, scriptUrl] = [this.#site.value, this.#styles.value, this.#script.value];
    if (!site || !styles || !scriptUrl || this.#pages.fault) return;
    await this.#checked.run(async () => {
      const pictures = await this.#pictures.encode(site, allRoutes(site));
      const publicUrl = versionPublic(this.#project);
      const parts = { ...shortenNames(styles), scriptUrl, pictures, fontUrl: this.#fontUrl, publicUrl };
      writePages(site, parts, this.folder);
      // Once more, because a file of public/ takes the place of a host file of its name.
      await copyPublic(this.#project, this.folder);
      return checkSite(site, this.folder, this.#project.cache);
    });
  }

  /** Makes the first changes as quick as the later ones. */
  async warm(): Promise<void> {
    await this.#sheets.warm();
    await import('sharp').catch(() => {});
  }

  close(): Promise<void> {
    return discard(this.folder);
  }

  async #load(): Promise<Site> {
    // Its temporary file goes with the folder, whenever the program is stopped.
    const site = await loadSite({ ...this.#project, cache: this.folder });
    checkContent(site, this.#project);
    // What is wrong with the table of routes comes to light here, where it is caught.
    allRoutes(site).forEach(pageFile);
    await writeHostFiles(site, this.folder);
    return site;
  }

  #mirror(): Promise<PublicFiles> {
    return mirrorPublic(this.#project, this.folder, this.#public.value ?? {});
  }

  async #makePages(isWanted: (route: Route) => boolean): Promise<void> {
    const site = this.#site.value;
    const all = site ? allRoutes(site) : [];
    const routes = all.filter(isWanted);
    const isWhole = routes.length === all.length;
    const names = new Set<string>(routes.map(({ style }) => style));
    await this.#styles.run(() => this.#sheets.compile((name) => isWhole || names.has(name)));
    const [styles, scriptUrl] = [this.#styles.value, this.#script.value];
    if (!site || !styles || !scriptUrl || routes.length === 0) return;
    await this.#pages.run(async () => {
      const pictures = await this.#pictures.encode(site, routes);
      const publicUrl = versionPublic(this.#project);
      const facts = site.unconfirmed.map((field) => ({ field, value: String(factAt(site.agency, field)) }));
      const publicMark = JSON.stringify(this.#public.value);
      const pages = new Map(isWhole ? [] : this.pages);
      for (const route of routes) {
        const html = renderRoute(site, route, { styles, scriptUrl, fontUrl: this.#fontUrl, pictures, publicUrl });
        pages.set(pageFile(route), devPage(html, pageFile(route), facts, publicMark));
      }
      const gone = [...this.pages.keys()].filter((file) => !pages.has(file));
      await Promise.all(gone.map((file) => rm(path.join(this.folder, file), { force: true })));
      return pages;
    });
  }
}
