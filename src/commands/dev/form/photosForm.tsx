/** Shows the photos of the site, and saves for one of them another file, its descriptions, and what of it stays in view. */
import { findPassages } from '../../../generator/changes/findPassages.ts';
import { fileChangesForPicture } from '../../../generator/changes/pictureChanges.ts';
import { sayChanged } from '../../../generator/changes/saveContent.ts';
import { fileChangesForValues } from '../../../generator/changes/fileChanges.ts';
import { asWords, ContentFile } from '../../../generator/content/contentFile.ts';
import { findSource, readPicture, whyLost } from '../../../generator/pictures/sources.ts';
import { shortHash } from '../../../values/shortHash.ts';
import { maxUpload } from '../readPosted.ts';
import { typedIn, type Field } from './fields.ts';
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
  const input = (name: string, label: string, kind: Field['kind'], value = ''): Field => {
    return { name, label, kind, value, typed: typedIn(posted, name, value), fields: [] };
  };
  const passages = (await findPassages(project)).filter(({ picture }) => picture === slug);
  const descriptions = site.content.languages.flatMap((language) =>
    passages
      .filter((each) => languageOf(each, site) === language)
      .map((each) => ({ ...boxFor(request, site, passages, each), label: titleOf(each.file) })),
  );
  const point = ContentFile.read(project, 'structure.ts').valueOf(`focus.${slug}`);
  const { x, y, zoom } = { x: 0.5, y: 0.5, zoom: 1, ...(point as object | undefined) };
  const shown = (value: number) => `${Math.round(value * 100) / 100}`;
  const focus = [
    { ...input('x', 'Left – right', 'range', shown(x)), min: 0, max: 1 },
    { ...input('y', 'Top – bottom', 'range', shown(y)), min: 0, max: 1 },
    { ...input('zoom', 'Whole – closer', 'range', shown(zoom)), min: 1, max: 4 },
  ];
  const again = upload && <mark>Choose it once more.</mark>;
  const hint = <>JPEG, PNG, WebP or AVIF, straight from the camera, up to 40 MB. {again}</>;
  const about = 'What it shows, for those who cannot see it';
  const anew = 'Another photo needs other words, also instead of “Illustration”.';
  const fields = [
    { ...input('photo', 'Another photo', 'file'), hint },
    { ...input('words', about, 'group'), hint: anew, fields: descriptions },
    { ...input('focus', 'What stays in view where a part is cut off', 'group'), fields: focus },
  ];
  const source = !whyLost(slug, project) && readPicture(findSource(slug, project), project).digest;
  const values = [...descriptions, ...focus].map(({ value }) => value);
  const hash = shortHash(JSON.stringify([source, values]));
  const group = { ...input(slug, asWords(slug), 'group'), fields };
  return { crops, passages, focus, group, hash };
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
