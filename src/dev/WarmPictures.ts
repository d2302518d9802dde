/** The encoded pictures, which are looked through again only when a master has changed or other ones are asked for. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { encodePictures, type EncodedPictures } from '../steps/pictures/pictures.ts';
import type { PictureRequest } from '../slots.ts';
import type { Site } from '../steps/loadSite.ts';
import { findAllPictures } from '../steps/writePages.ts';
import type { Project } from '../project.ts';
import type { Route } from '../routes.ts';

export class WarmPictures {
  readonly #project: Project;
  readonly #output: string;
  #encoded: EncodedPictures | undefined;
  /** The requests that these answer. */
  #keys: ReadonlySet<string> = new Set();

  constructor(project: Project, output: string) {
    this.#project = project;
    this.#output = output;
  }

  /** Notes that a master has changed. */
  touch(): void {
    this.#keys = new Set();
  }

  /** Returns the pictures for some routes of the site. Throws where a master is at fault. */
  async encode(site: Site, routes: readonly Route[]): Promise<EncodedPictures> {
    const asked = routes.flatMap((route) => site.findPictures(route)).map(keyOf);
    if (this.#encoded && this.#keys.size > 0 && asked.every((key) => this.#keys.has(key))) return this.#encoded;
    const requests = findAllPictures(site);
    const { root, cache } = this.#project;
    this.touch();
    this.#encoded = await encodePictures(requests, {
      masters: path.join(root, 'src', 'pictures'),
      cache: path.join(cache, 'pictures'),
    });
    mkdirSync(path.join(this.#output, 'pictures'), { recursive: true });
    for (const [file, bytes] of this.#encoded.files) writeFileSync(path.join(this.#output, file), bytes);
    this.#keys = new Set(requests.map(keyOf));
    return this.#encoded;
  }
}

function keyOf(request: PictureRequest): string {
  return JSON.stringify(request);
}
