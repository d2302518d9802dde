/** Checks that the Kaaba in the picture behind Home's headline is not cut off, and that no words are over it. */

/** Returns whether the Kaaba is cut off, and which words or links are over it. Runs in the page. */
export function kaabaFaults(): string[] {
  const hero = document.querySelector('.hero')!;
  const image = hero.querySelector('img')!;
  const [box, frame] = [image.getBoundingClientRect(), hero.getBoundingClientRect()];
  const isWide = matchMedia('(min-aspect-ratio: 1/1)').matches;
  // The ratio of the fixture's picture, and where the Kaaba is in it, as shares of its width and height.
  const [ratio, left, right, top, bottom] = isWide
    ? [16 / 9, 0.67, 0.787, 0.6, 0.79]
    : [9 / 16, 0.41, 0.607, 0.66, 0.768];
  const height = Math.max(box.height, box.width / ratio);
  const width = height * ratio;
  const [x, y] = getComputedStyle(image)
    .objectPosition.split(' ')
    .map((share) => parseFloat(share) / 100);
  const from = { x: box.left + (box.width - width) * x!, y: box.top + (box.height - height) * y! };
  const kaaba = new DOMRect(
    from.x + left * width,
    from.y + top * height,
    (right - left) * width,
    (bottom - top) * height,
  );
  const isCut =
    kaaba.left < 0 ||
    kaaba.right > innerWidth ||
    kaaba.top < frame.top ||
    kaaba.bottom > frame.bottom;
  const covers = [...document.querySelectorAll('.hero :is(p, h1), main a')].filter((part) => {
    const range = document.createRange();
    range.selectNodeContents(part);
    return [...(part.matches('a') ? part : range).getClientRects()].some(
      (line) =>
        line.width > 2 &&
        line.right > kaaba.left &&
        line.left < kaaba.right &&
        line.bottom > kaaba.top &&
        line.top < kaaba.bottom,
    );
  });
  return [
    ...(isCut ? [`the Kaaba is cut: ${JSON.stringify(kaaba)}`] : []),
    ...covers.map(({ textContent }) => `"${textContent}" lies over the Kaaba`),
  ];
}
