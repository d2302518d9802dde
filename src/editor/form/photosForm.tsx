/** Shows the photos of the site. The page of each changes its file, its descriptions, and what of it stays in view. */
import { photoAdvice } from '../changes/pictureChanges.ts';
import { ContentFile } from '../../generator/content/contentFile.ts';
import { focusOf } from '../../generator/pictures/pictureFiles.ts';
import { findSource, readPicture, whyUnusable } from '../../generator/pictures/sources.ts';
import type { PictureRequest } from '../../site/slots.ts';
import { fileChangesForValues } from '../changes/fileChanges.ts';
import { findPassages } from '../changes/findPassages.ts';
import { fileChangesForPicture } from '../changes/pictureChanges.ts';
import { photoTypes } from './FieldInput.tsx';
import { groupOf, inputFor } from './field.ts';
import type { Fields } from './FieldsPage.tsx';
import { FormPage } from './FormPage.tsx';
import type { FormRequest } from './formRequest.ts';
import { asWords } from './labels.ts';
import { addressOf, titleOf } from './places.ts';
import { isChanged } from './typed.ts';
import { boxFor, inOrder, pressedFirst } from './wordsForm.tsx';

/** The list of all photos. */
export function showPhotos(request: FormRequest) {
  const links = [...cropsIn(request)].map(([slug, [crop]]) => (
    <a key={slug} href={`/.dev/photos?name=${slug}`}>
      <img src={`/${crop}`} alt="" />
      {asWords(slug)}
    </a>
  ));
  return (
    <FormPage title="Photos" request={request}>
      <p className="crops">{links}</p>
      <p>
        Add a photo of <a href={addressOf('agency.people', 'agency')}>a person</a> or of{' '}
        <a href={addressOf('agency.office', 'agency')}>the office</a> there. After that, it is in
        this list.
      </p>
    </FormPage>
  );
}

/** Returns the fields of the photo that the query names, if pages show such a photo. */
export function readPhoto(request: FormRequest): Fields | undefined {
  const { project, site, query, posted, uploads } = request;
  const slug = query.get('name') ?? '';
  const crops = cropsIn(request).get(slug);
  if (!site || !crops) return undefined;
  const passages = findPassages(project).filter(({ picture }) => picture === slug);
  const descriptions = pressedFirst(request, site, inOrder(site, passages)).map((each) => ({
    ...boxFor(request, site, passages, each),
    label: titleOf(each.file),
  }));
  const place = { file: 'structure.jsonc', keys: ['focus', slug] };
  const focus = ContentFile.read(project, place.file).valueOf(place.keys);
  // The focus is the same in every slot, so none is named.
  const { x, y, zoom } = focusOf({ focus } as PictureRequest);
  const sliders = [
    { name: 'x', label: 'Left – right', value: x, min: 0, max: 1 },
    { name: 'y', label: 'Top – bottom', value: y, min: 0, max: 1 },
    { name: 'zoom', label: 'Whole photo – closer', value: zoom, min: 1, max: 4 },
  ].map(({ name, label, value, min, max }) => {
    const attributes = { type: 'range', min, max, step: 0.01 };
    return inputFor(posted, { name, label, attributes }, `${Math.round(value * 100) / 100}`);
  });
  const attributes = { type: 'file', accept: photoTypes };
  // Its digest is part of the page's hash, so that a save does not overwrite a photo that another program has replaced.
  const source =
    !whyUnusable(slug, project) && readPicture(findSource(slug, project), project).digest;
  const photo = { name: 'photo', label: 'Another photo', hint: photoAdvice, attributes };
  const upload = uploads?.get(photo.name);
  const label = asWords(slug);
  const anew = 'If you change the photo, change these words too, including “Illustration”.';
  return {
    group: groupOf(slug, label, [
      inputFor(undefined, photo, `${source}`),
      groupOf('words', 'What it shows, for people who cannot see it', descriptions, { hint: anew }),
      groupOf('focus', 'What stays in view where a part is cut off', sliders),
    ]),
    about: (
      <>
        <p>What visitors see of it:</p>
        <p className="crops">
          {crops.map((file) => (
            <img key={file} src={`/${file}`} alt="" />
          ))}
        </p>
      </>
    ),
    what: `Photo ${label}`,
    chosen: new Map(upload && [[slug, photo.name]]),
    async others() {
      const [left, top, closer] = sliders.map(({ typed }) => Number(typed));
      const value = { x: left, y: top, ...(closer !== 1 && { zoom: closer }) };
      return [
        ...(upload ? await fileChangesForPicture(project, slug, upload) : []),
        ...(sliders.some(isChanged) ? fileChangesForValues(project, [{ ...place, value }]) : []),
      ];
    },
  };
}

/** Returns the pictures of the site by their slugs, each with the file of every crop that pages show. */
function cropsIn({ site }: FormRequest): Map<string, string[]> {
  const crops = new Map<string, string[]>();
  for (const file of site?.pictures.files.keys() ?? []) {
    const [, slug] = /^pictures\/(.+)-\d+\.\w+\.jpg$/.exec(file) ?? [];
    if (slug) crops.set(slug, [...(crops.get(slug) ?? []), file]);
  }
  return crops;
}
