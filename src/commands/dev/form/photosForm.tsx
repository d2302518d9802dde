/** Shows the photos of the site, and saves for one of them another file, its descriptions, and what of it stays in view. */
import { fileChangesForPicture } from '../../../generator/changes/pictureChanges.ts';
import { saveFiles, sayChanged } from '../../../generator/changes/saveContent.ts';
import { fileChangesForValues, type FieldValue } from '../../../generator/changes/valueChanges.ts';
import { asWords, ContentFile } from '../../../generator/content/contentFile.ts';
import { findSource, readPicture, whyLost } from '../../../generator/pictures/sources.ts';
import { shortHash } from '../../../values/shortHash.ts';
import { maxUpload } from '../readPosted.ts';
import { languageNames, typedIn, type Field } from './fields.ts';
import { FormPage, GroupPage } from './FormPage.tsx';
import { outcomeOf, refused, type FormRequest, type Outcome } from './formRequest.ts';
import { isChanged } from './typed.ts';

/** The page of the photo that the query names, or the list of all photos. */
export function showPhotos(request: FormRequest) {
  const photo = readPhoto(request);
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
  const photo = readPhoto(request);
  if (!photo || photo.hash !== posted?.get('hash'))
    return refused(sayChanged(`../pictures/${slug}`));
  if (upload && upload.length > maxUpload) return refused(tooLarge);
  const { group, descriptions, focus } = photo;
  const values = descriptions.filter(isChanged).map(({ name, typed }): FieldValue => {
    const [file = '', field = ''] = name.split(' ');
    return { file, field, value: typed };
  });
  const [x, y, zoom] = focus.map(({ typed }) => Number(typed));
  const value = { x, y, ...(zoom !== 1 && { zoom }) };
  if (focus.some(isChanged)) values.push({ file: 'structure.ts', field: `focus.${slug}`, value });
  const write = async () => {
    const ofPicture = upload ? await fileChangesForPicture(project, slug, upload) : [];
    const changes = [...ofPicture, ...fileChangesForValues(project, values)];
    return saveFiles(project, { what: `Photo ${group.label}`, changes }, upload);
  };
  return outcomeOf(request, write(), ({ file, field }) => {
    return descriptions.find(({ name }) => name === `${file} ${field}`)?.name;
  });
}

const tooLarge =
  'Could not save the photo: its file has more than 40 MB. Save a copy that is 4000 pixels wide, and choose that.';

/** Returns the form of the photo that the query names; undefined if no page shows one of that name. */
function readPhoto(request: FormRequest) {
  const { project, site, query, posted, upload } = request;
  const slug = query.get('name') ?? '';
  const crops = cropsIn(request).get(slug);
  if (!site || !crops) return undefined;
  const valueIn = (file: string, field: string) => ContentFile.read(project, file).valueOf(field);
  const input = (name: string, label: string, kind: Field['kind'], value = ''): Field => {
    return { name, label, kind, value, typed: typedIn(posted, name, value), fields: [] };
  };
  const descriptions = site.content.languages.flatMap(({ lang, dir }) => {
    const [file, field] = [`languages/${lang}.ts`, `pictures.${slug}`];
    const value = valueIn(file, field);
    // Of a picture that only a page of text shows, the description is there.
    if (typeof value !== 'string') return [];
    const box = input(`${file} ${field}`, languageNames.of(lang) ?? lang, 'text', value);
    return { ...box, lang, dir };
  });
  const point = valueIn('structure.ts', `focus.${slug}`) as object | undefined;
  const { x, y, zoom } = { x: 0.5, y: 0.5, zoom: 1, ...point };
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
  return { crops, descriptions, focus, group, hash };
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
