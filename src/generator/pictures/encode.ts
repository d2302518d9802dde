/** Encodes source pictures. A build from the cache loads neither this file nor sharp. */
import sharp, { type Sharp } from 'sharp';
import { mapConcurrently } from '../mapConcurrently.ts';
import { slots, type PictureRequest, type Slot } from '../../site/slots.ts';
import { toPixels, type Pixels } from './decode.ts';
import {
  encodersOf,
  fileName,
  filesOf,
  focusOf,
  maxQualitySteps,
  slotSize,
  type PictureFile,
} from './pictureFiles.ts';

export interface Encoding {
  /** Whether the quality was reduced to keep to the slot's byte budget. */
  readonly hasReducedQuality: boolean;
  /** The files as Base64, by path inside the site: `pictures/<slug>-<width>.<hash>.<extension>`. */
  readonly files: Readonly<Record<string, string>>;
}

sharp.cache(false);
// We encode several files at a time instead, so that their bytes do not depend on the number of cores.
sharp.concurrency(1);

/** How many files are encoded at a time. Each takes up to 60 MB of memory. */
const concurrency = 2;

/**
 * Takes a decoded picture, the key that names its files and a request; returns the files of the slot, scaled down from the crop
 * around the focal point. Reduces the quality step by step while the file for phones is over the slot's byte budget.
 */
export async function encode(
  whole: Pixels,
  key: string,
  request: PictureRequest,
): Promise<Encoding> {
  const slot: Slot = slots[request.slot];
  const largest = await crop(whole, request);
  // The first file is the smallest AVIF, which phones load.
  const [forPhones, ...others] = filesOf(slot) as [PictureFile, ...PictureFile[]];
  let qualitySteps = 0;
  const encodeFile = ({ format, width }: PictureFile) =>
    fromPixels(largest)
      .resize({ ...slotSize(slot, width), fit: 'fill' })
      .toFormat(format, encodersOf(request.slot, qualitySteps)[format])
      .toBuffer();
  let first = await encodeFile(forPhones);
  while (first.length > (slot.byteBudget ?? Infinity) && qualitySteps < maxQualitySteps) {
    qualitySteps++;
    first = await encodeFile(forPhones);
  }
  const files = { [fileName(request, key, forPhones)]: first.toString('base64') };
  // The file that takes longest, the largest AVIF, comes first.
  await mapConcurrently(concurrency, others.reverse(), async (file) => {
    files[fileName(request, key, file)] = (await encodeFile(file)).toString('base64');
  });
  return { hasReducedQuality: qualitySteps > 0, files };
}

function crop(whole: Pixels, request: PictureRequest): Promise<Pixels> {
  const need = slotSize(slots[request.slot]);
  const { x, y, zoom } = focusOf(request);
  const scale = zoom * Math.max(need.width / whole.width, need.height / whole.height);
  const width = Math.max(need.width, Math.round(whole.width * scale));
  const height = Math.max(need.height, Math.round(whole.height * scale));
  const area = {
    left: cropStart(x, need.width, width),
    top: cropStart(y, need.height, height),
    ...need,
  };
  return toPixels(fromPixels(whole).resize(width, height, { fit: 'fill' }).extract(area));
}

/** Returns where a crop starts so that the focal point, 0 to 1, is as near to its middle as possible. */
function cropStart(focus: number, length: number, whole: number): number {
  return Math.min(Math.max(Math.round(focus * whole - length / 2), 0), whole - length);
}

function fromPixels({ data, width, height }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels: 3 } });
}
