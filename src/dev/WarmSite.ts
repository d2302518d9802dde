/** Keeps the site built while it is worked on: does again what a change needs, keeps each step's last good result. */
import { realpath, rm } from 'node:fs/promises';
import path from 'node:path';
import { bundleClient } from '../build/bundleClient.ts';
import { checkContent, factAt } from '../build/checkContent.ts';
import { checkSite } from '../build/checkSite.ts';
import type { Styles } from '../build/compileStyles.ts';
import { copyPublic, versionPublic } from '../build/copyPublic.ts';
import { encodePictures, type EncodedPictures, type PictureRequest } from '../build/encodePictures.ts';
import { loadSite, type Site } from '../build/loadSite.ts';
import { shortenNames } from '../build/shortenNames.ts';
import { discard, openStaging } from '../build/staging.ts';
import type { PageWeight } from '../build/weighPages.ts';
import { writeFont } from '../build/writeFont.ts';
import { writeHostFiles } from '../build/writeHostFiles.ts';
import { allRoutes, findAllPictures, pageFile, renderRoute, writePages } from '../build/writePages.ts';
import type { Project } from '../project.ts';
import type { ChangeKind } from './changeKind.ts';
import { devPage, type DevPage } from './DevPage.ts';
import { mirrorPublic } from './mirrorPublic.ts';
import { Step } from './Step.ts';
import { StyleSheets } from './StyleSheets.ts';
import type { Change } from './watchProject.ts';

interface LoadedSite {
  readonly site: Site;
  readonly requests: readonly PictureRequest[];
}

export class WarmSite {
  readonly #project: Project;
  /** Where everything but the pages lies. */
  readonly folder: string;
  readonly #sheets: StyleSheets;
  readonly #fontUrl: string;
  readonly #loaded = new Step<LoadedSite>();
  readonly #styles = new Step<Styles>();
  readonly #script = new Step<string>();
  readonly #public = new Step<string[]>();
  readonly #pictures = new Step<EncodedPictures>();
  readonly #pages = new Step<ReadonlyMap<string, DevPage>>();
  readonly #checked = new Step<PageWeight[]>();
  #encoded = '';
  #publicChanges = 0;

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
  }

  /** The last good pages, by their file inside the site. */
  get pages(): ReadonlyMap<string, DevPage> {
    return this.#pages.value ?? new Map();
  }

  /** What is wrong now. */
  get faults(): Error[] {
    const steps = [this.#loaded, this.#styles, this.#script, this.#public, this.#pictures, this.#pages, this.#checked];
    return steps.flatMap(({ fault }) => fault ?? []);
  }

  /** Makes the pages anew from what has changed. Throws nothing: see `faults`. */
  async refresh(changes: readonly Change[]): Promise<void> {
    const kinds = new Set(changes.map(({ kind }) => kind));
    const isDue = (step: Step<unknown>, kind: ChangeKind) => step.isOpen || kinds.has(kind);
    if (isDue(this.#styles, 'styles')) {
      await this.#styles.run(() => this.#sheets.compile(changes.filter(({ kind }) => kind === 'styles')));
    }
    if (isDue(this.#script, 'script')) await this.#script.run(() => bundleClient(this.#project, this.folder));
    if (isDue(this.#public, 'public')) await this.#public.run(() => this.#copyPublic());
    if (isDue(this.#loaded, 'site')) await this.#loaded.run(() => this.#load());
    await this.#encode(isDue(this.#pictures, 'pictures'));
    await this.#render();
  }

  /** Checks what a build would publish of the last good parts. Throws nothing: see `faults`. */
  async check(): Promise<void> {
    const parts = this.#parts();
    if (!parts || this.#pages.fault) return;
    const { site, styles, ...rest } = parts;
    await this.#checked.run(async () => {
      await writePages(site, { ...rest, ...shortenNames(styles) }, this.folder);
      await writeHostFiles(site, this.folder);
      await copyPublic(this.#project, this.folder);
      return checkSite(site, this.folder);
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

  async #load(): Promise<LoadedSite> {
    const site = await loadSite(this.#project);
    checkContent(site, this.#project);
    return { site, requests: findAllPictures(site) };
  }

  async #copyPublic(): Promise<string[]> {
    this.#publicChanges++;
    return mirrorPublic(this.#project, this.folder, this.#public.value ?? []);
  }

  /** Other words need no other pictures, so most changes of the site leave them as they are. */
  async #encode(isDue: boolean): Promise<void> {
    const { requests } = this.#loaded.value ?? {};
    const wanted = JSON.stringify(requests);
    if (!requests || (!isDue && wanted === this.#encoded)) return;
    const { root, cache } = this.#project;
    await this.#pictures.run(() =>
      encodePictures(requests, {
        masters: path.join(root, 'src', 'pictures'),
        cache: path.join(cache, 'pictures'),
        output: this.folder,
      }),
    );
    this.#encoded = wanted;
  }

  async #render(): Promise<void> {
    const parts = this.#parts();
    if (!parts) return;
    const { site, ...rest } = parts;
    const facts = site.unconfirmed.map((field) => ({ field, value: String(factAt(site.agency, field)) }));
    const before = this.#pages.value?.keys() ?? [];
    await this.#pages.run(async () => {
      const pages = new Map<string, DevPage>();
      for (const route of allRoutes(site)) {
        const html = renderRoute(site, route, rest);
        pages.set(pageFile(route), devPage(html, pageFile(route), facts, String(this.#publicChanges)));
      }
      const gone = [...before].filter((file) => !pages.has(file));
      await Promise.all(gone.map((file) => rm(path.join(this.folder, file), { force: true })));
      return pages;
    });
  }

  /** What the pages are made of, once there is a good result of every step; pictures must be those of the site. */
  #parts() {
    const [loaded, styles, scriptUrl, pictures] = [
      this.#loaded.value,
      this.#styles.value,
      this.#script.value,
      this.#pictures.value,
    ];
    if (!loaded || !styles || !scriptUrl || !pictures || this.#pictures.fault) return undefined;
    const publicUrl = versionPublic(this.#project);
    return { site: loaded.site, styles, scriptUrl, pictures, fontUrl: this.#fontUrl, publicUrl };
  }
}
