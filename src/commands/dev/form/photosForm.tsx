/** Shows the photos of the site, and saves for one of them another file, its descriptions, and what of it stays in view. */
import { findPassages } from '../../../generator/changes/findPassages.ts';
import { fileChangesForPicture } from '../../../generator/changes/pictureChanges.ts';
import { sayChanged } from '../../../generator/changes/saveContent.ts';
import { fileChangesForValues } from '../../../generator/changes/fileChanges.ts';
import { asWords, ContentFile } from '../../../generator/content/contentFile.ts';
import { findSource, readPicture, whyLost } from '../../../generator/pictures/sources.ts';
import { maxUpload } from '../readPosted.ts';
import { hashOf, inputFor, type Field } from './fields.ts';
import { FormPage, GroupPage } from './FormPage.tsx';
import { refused, type FormRequest, type Outcome } from './formRequest.ts';
import { titleOf } from './places.ts';
import { isChanged } from './typed.ts';
import { boxFor, languageOf, savePassages } from './wordsForm.tsx';

/** The page of the photo that the query names, or the list of all photos. */
export async function showPhotos(request: FormRequest) {
  const photo = await readPhoto(request);
  const preview = (crop = '') => <img key={crop} src={`/${crop}`} alt="" />;
  if (photo)
    return (
      <GroupPage request={request} group={photo.group} hash={photo.hash}>
        <p>What visitors see of it:</p>
        <p className="crops">{photo.crops.map(preview)}</p>
      </GroupPage>
    );
  const links = [...cropsIn(request)].map(([slug, [crop]]) => (
    <a key={slug} href={`/.dev/photos?name=${slug}`}>
      {preview(crop)}
      {asWords(slug)}
    </a>
  ));
  return (
    <FormPage title="Photos" request={request}>
      <p className="crops">{links}</p>
    </FormPage>
  );
}

/** Saves what a form sent for the photo that the query names. */
export async function savePhoto(request: FormRequest): Promise<Outcome> {
  const { project, query, posted, upload } = request;
  const slug = query.get('name') ?? '';
  const photo = await readPhoto(request);
  if (!photo || photo.hash !== posted?.get('hash'))
    return refused(sayChanged(`../pictures/${slug}`));
  if (upload && upload.length > maxUpload) return refused(tooLarge);
  const { group, passages, focus } = photo;
  const [x, y, zoom] = focus.map(({ typed }) => Number(typed));
  const value = { x, y, ...(zoom !== 1 && { zoom }) };
  const point = { file: 'structure.ts', field: `focus.${slug}`, value };
  const others = async () => [
    ...(upload ? await fileChangesForPicture(project, slug, upload) : []),
    ...(focus.some(isChanged) ? fileChangesForValues(project, [point]) : []),
  ];
  return savePassages(request, passages, { what: `Photo ${group.label}`, others });
}

const tooLarge =
  'Could not save the photo: its file has more than 40 MB. Save a copy that is 4000 pixels wide, and choose that.';

/** Returns the form of the photo that the query names; undefined if no page shows one of that name. */
async function readPhoto(request: FormRequest) {
  const { project, site, query, posted, upload } = request;
  const slug = query.get('name') ?? '';
  const crops = cropsIn(request).get(slug);
  if (!site || !crops) return undefined;
  const passages = (await findPassages(project)).filter(({ picture }) => picture === slug);
  const descriptions = site.content.languages.flatMap((language) =>
    passages
      .filter((each) => languageOf(each, site) === language)
      .map((each) => ({ ...boxFor(request, site, passages, each), label: titleOf(each.file) })),
  );
  const point = ContentFile.read(project, 'structure.ts').valueOf(`focus.${slug}`);
  const { x, y, zoom } = { x: 0.5, y: 0.5, zoom: 1, ...(point as object | undefined) };
  const slider = (name: string, label: string, value: number, [min, max]: [number, number]) => {
    const attributes = { type: 'range', min, max, step: 0.01 };
    return inputFor(posted, { name, label, attributes }, `${Math.round(value * 100) / 100}`);
  };
  const focus = [
    slider('x', 'Left – right', x, [0, 1]),
    slider('y', 'Top – bottom', y, [0, 1]),
    slider('zoom', 'Whole – closer', zoom, [1, 4]),
  ];
  const again = upload && <mark>Choose it once more.</mark>;
  const hint = <>JPEG, PNG, WebP or AVIF, straight from the camera, up to 40 MB. {again}</>;
  const anew = 'Another photo needs other words, also instead of “Illustration”.';
  const source = !whyLost(slug, project) && readPicture(findSource(slug, project), project).digest;
  const attributes = { type: 'file', accept: photoTypes };
  const input = (name: string, label: string, more: Partial<Field>) =>
    inputFor(undefined, { name, label, ...more });
  const fields = [
    input('photo', 'Another photo', { hint, attributes }),
    input('words', 'What it shows, for those who cannot see it', {
      kind: 'group',
      hint: anew,
      fields: descriptions,
    }),
    input('focus', 'What stays in view where a part is cut off', { kind: 'group', fields: focus }),
  ];
  const group = inputFor(
    undefined,
    { name: slug, label: asWords(slug), kind: 'group', fields },
    `${source}`,
  );
  return { crops, passages, focus, group, hash: hashOf(group) };
}

/** Of these, phones send a photo that they keep as HEIC. */
const photoTypes = 'image/jpeg,image/png,image/webp,image/avif';

/** Returns the pictures of the site by their slugs, each with the file of every crop that pages show. */
function cropsIn({ site }: FormRequest): Map<string, string[]> {
  const crops = new Map<string, string[]>();
  for (const file of site?.pictures.files.keys() ?? []) {
    const [, slug] = /^pictures\/(.+)-\d+\.\w+\.jpg$/.exec(file) ?? [];
    if (slug) crops.set(slug, [...(crops.get(slug) ?? []), file]);
  }
  return crops;
}
