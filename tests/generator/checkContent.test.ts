/** What the content may be, and the sentence about everything that it may not be. */
import { describe, expect, it } from 'vitest';
import { checkContent } from '../../src/generator/content.ts';
import { loadContent } from '../../src/generator/load.ts';
import { changedSite } from '../support/changedSite.ts';
import { fixture } from '../support/fixture.ts';
import { pageAt } from '../support/madeSite.ts';

/** By places such as `facts.ts: agency.phone`; undefined deletes what is there. */
type Edits = Readonly<Record<string, unknown>>;

const raw: any = await loadContent(fixture);

/** Files that are not named after their entry. */
const entries: Readonly<Record<string, string>> = {
  'languages/index.ts': 'languages',
  'languages/en.ts': 'languages.0.words',
  'languages/bn.ts': 'languages.1.words',
  'legal/index.ts': 'legal',
  'legal/refund.md': 'legal.refund.text',
};

function contentWith(edits: Edits): any {
  const content = structuredClone(raw);
  for (const [place, value] of Object.entries(edits)) {
    const [file, field = ''] = place.split(': ') as [string, string?];
    const entry = entries[file] ?? file.replace('.ts', '');
    const keys = `${entry}.${field}`.match(/[\w-]+/g)!;
    const last = keys.pop()!;
    const parent = keys.reduce((whole, key) => whole[key], content);
    if (value === undefined) delete parent[last];
    else parent[last] = value;
  }
  return content;
}

/** What the check says, sentence by sentence. */
function sentencesFor(edits: Edits): string[] {
  try {
    checkContent(contentWith(edits));
  } catch (error) {
    return (error as Error).message.split('\n');
  }
  return [];
}

const words = 'Write some words between the quotes';
const lines = "Write lines such as hotel: 'Hotel' in curly brackets";
const rooms = 'four, three, two, one, child, infant';
const hyphens = 'Write small letters a to z, digits and hyphens';
const slug = `${hyphens}, such as "cave-hira"`;
const plus = 'Write a plus sign, the country code and the number without spaces, in quotes';
const number = `${plus}, such as "+910000000000"`;
const tenDigits = 'Write ten digits behind +91, such as "+910000000000"';
const email = 'Write one e-mail address';
const url =
  'Write the address in small letters, with https:// (http:// only without a certificate) ' +
  'and without a slash, a folder or a port at the end';
const date = 'Write a real date from 2000 to 2049 as year-month-day, in quotes';
const digits = 'Write a whole number above zero without quotes, commas or letters';
const share = 'Write a whole number from 1 to 100 without quotes or %';
const percent = `${share}, such as 100`;
const target = 'Write an address that begins with https://, or a page of this site';
const link = `${target}, such as "/refund-policy"`;
const focus =
  'Write x and y between 0 and 1, such as { x: 0.5, y: 0.3 }, and a zoom from 1 to 4 if need be';
const address =
  'Write the fields street, city, postalCode, region, country, countryCode in curly brackets';
const icons =
  'Write "hotel" or "flight" or "visa" or "zamzam" or "food" or "ziyarat" or "coach" or "kit"';
const fields =
  'Delete it or mend its name; the fields are title, amount, includesTitle, includesNote, note, refund, refundLink, conditions, action';
const twin = 'Another entry has it already; write a different one, or delete this entry';
const taken = 'A part of its page has that name already; write a different one';
const encoding =
  'The file is not saved as UTF-8; save it with that encoding, and where it shows � write the letter again';
const questionMarks =
  'The file was saved in an encoding without these letters; write them again where it shows ?, and save it as UTF-8';
const invisible =
  'A character in it is invisible; delete it, or type the text anew instead of pasting it';
const noCode = 'Write the sign itself, such as &, instead of its HTML code';
const noDollar = 'Write a fact as {name} in braces, without the $';
const emoji = 'Write the emoji again: a half of it is missing';
const smallLetter =
  'Begin its short name with a small letter a to z, and go on with letters, digits and hyphens alone';
const noSuchName = 'Nothing has that name; those of the facts stand behind each in facts.ts';
const withPrice = 'Write {price} in it once, where the fact is put in, and no other { or }';
const withShare =
  'Write {days} and {percent} in it once, where the fact is put in, and no other { or }';
const noBraces = 'Write it without { and }';

const hill = { slug: 'uhud', alt: 'A hill' };
const tooClose = { x: 0, y: 0, zoom: 9 };
const [makkah] = raw.ziyarat.cities;

describe('a value of the content', () => {
  it.each<[place: string, value: unknown, advice: string]>([
    ['facts.ts: agency.name', ' \n', words],
    ['facts.ts: agency.address.street', '', words],
    ['facts.ts: agency.address', 'Asansol', address],
    ['facts.ts: agency.address', undefined, address],
    ['facts.ts: agency.address.countryCode', 'in', 'Write two capital letters: "IN"'],
    [
      'facts.ts: agency.hours',
      3.5,
      'Put quotes around what you wrote, because the build has calculated with it',
    ],
    ['facts.ts: agency.address.postalCode', 711101, 'Put quotes around it: "711101"'],
    ['facts.ts: agency.phone', '+91 98765', number],
    ['facts.ts: agency.phone', '+9198765432', tenDigits],
    ['facts.ts: agency.messaging', 919876543210, `${plus}: "+919876543210"`],
    ['facts.ts: agency.messaging', -9876543119, number],
    ['facts.ts: agency.phone', '+91 98765-43210', `${plus}: "+919876543210"`],
    ['facts.ts: agency.phone', '09876543210', `${plus}: "+919876543210"`],
    ['facts.ts: agency.phone', '৯৮৭৬৫৪৩২১০', `${plus}: "+919876543210"`],
    [
      'facts.ts: agency.email',
      'a@example.com, b@example.com',
      `${email}, such as "hello@example.com"`,
    ],
    ['facts.ts: agency.email', 'mailto:a@noor.example', `${email}: "a@noor.example"`],
    ['facts.ts: agency.siteUrl', 'https://www.Noor.example', `${url}: "https://www.noor.example"`],
    ['facts.ts: agency.siteUrl', 'www.noor.example/', `${url}: "https://www.noor.example"`],
    ['facts.ts: agency.siteUrl', 'noor', `${url}, such as "https://www.example.com"`],
    [
      'facts.ts: agency.siteUrl',
      'https://noor.example/umrah',
      `${url}, such as "https://www.example.com"`,
    ],
    [
      'facts.ts: agency.siteUrl',
      'https://xn--zz99zz99.example',
      `${url}, such as "https://www.example.com"`,
    ],
    ['facts.ts: agency.siteUrl', 'https://নূর.example', `${url}: "https://xn--85bq7c.example"`],
    ['facts.ts: agency.checked', '10.1.2031', `${date}: "2031-01-10"`],
    ['facts.ts: payment.advance', '25000', `${digits}: 25000, or null while nobody knows`],
    ['facts.ts: payment.account', null, "Write words between quotes, or '' while nobody knows"],
    ['facts.ts: payment.account', '  ', "Write words between quotes, or '' while nobody knows"],
    ['facts.ts: payment.advance', '25%', `${digits}, such as 109999, or null while nobody knows`],
    ['facts.ts: package.zamZamLitres', '5 L', `${digits}: 5, or null while nobody knows`],
    ['facts.ts: package.rooms.four', '88000', `${digits}: 88000, or leave it out`],
    ['facts.ts: package.rooms.four', null, `${digits}, such as 109999, or leave it out`],
    ['facts.ts: package.rooms', [], `Write the fields ${rooms} in curly brackets`],
    ['facts.ts: package.excludes', ['GST'], lines],
    ['facts.ts: package.price', '1,25,000', `${digits}: 125000`],
    ['facts.ts: package.price', '₹125000/-', `${digits}: 125000`],
    ['facts.ts: package.price', 'Rs. 1,25,000 only', `${digits}: 125000`],
    ['facts.ts: policy.refund.days', '7 days', `${digits}: 7`],
    ['facts.ts: package.price', '१२५०००', `${digits}: 125000`],
    ['facts.ts: package.price', -5, `${digits}, such as 109999`],
    ['facts.ts: package.includes', {}, 'Write at least one line'],
    ['facts.ts: package.includes.Hotel', 'Hotel', smallLetter],
    ['facts.ts: policy.effectiveDate', '2031-02-30', `${date}, such as "2025-06-02"`],
    ['facts.ts: policy.effectiveDate', '2099-01-01', `${date}, such as "2025-06-02"`],
    ['facts.ts: policy.effectiveDate', '0000-01-01', `${date}, such as "2025-06-02"`],
    ['facts.ts: policy.effectiveDate', '2/1/2031', `${date}: "2031-01-02"`],
    ['facts.ts: policy.refund.percent', 0, percent],
    ['facts.ts: policy.refund.percent', 101, percent],
    ['facts.ts: policy.refund.percent', '100%', `${share}: 100`],
    ['facts.ts: policy.refund.percent', 'half', percent],
    [
      'facts.ts: policy.refund.processingDays',
      { from: 9, to: 4 },
      'Write the smaller number first',
    ],
    ['price.ts: action', undefined, words],
    ['price.ts: colour', 'red', fields],
    ['price.ts: amount', 'Starting from ₹88,000', withPrice],
    ['price.ts: note', 'The Umrah Caf\ufffd', encoding],
    ['price.ts: note', '???? ??? Umrah', questionMarks],
    ['price.ts: note', 'A price of ${name}', noDollar],
    ['price.ts: note', 'Hajj &amp; Umrah', noCode],
    ['price.ts: note', 'A flight \ud83d', emoji],
    ['services.ts: [2].icon', 'camel', icons],
    ['services.ts: [2].brief', 'a b c d e f g', 'Write one to six words'],
    ['services.ts: [2].slug', 'hotel', twin],
    ['services.ts: [2].slug', 'Hotel Rooms', `${hyphens}: "hotel-rooms"`],
    ['services.ts: [2].slug', 'rooms.jpg', `${hyphens}: "rooms"`],
    ['ziyarat.ts: cities[0].places[1].slug', 'cave-hira', twin],
    ['ziyarat.ts: cities[0].places[1].picture.focus', tooClose, focus],
    ['ziyarat.ts: cities[0].places[1].arabic', 'Uhud', 'Write it in Arabic letters'],
    ['home.ts: panel.points', undefined, lines],
    ['home.ts: panel.pictures[0].alt', undefined, words],
    ['navigation.ts: menu[0].href', 'contact', link],
    ['languages/index.ts: [0].lang', 'bn_IN', 'Write a language code: "bn-IN"'],
    ['languages/index.ts: [1].lang', 'bn', twin],
    ['languages/bn.ts: hero.headline', undefined, words],
    ['languages/bn.ts: hero.headline', 'From {price}', noBraces],
    ['languages/bn.ts: price.amount', 'Starting from ₹88,000', withPrice],
    ['languages/bn.ts: before.rules.refundFull', 'Within {days} days', withShare],
    ['languages/bn.ts: before.rules.refundFull', '{percent}%, {days}, {days}', withShare],
  ])('is refused in one sentence: %s = %j', (place, value, advice) => {
    const found = value === '' ? 'empty' : (JSON.stringify(value) ?? 'missing');
    const sentence = `Could not use src/content/${place} is ${found}. ${advice}.`;
    expect(sentencesFor({ [place]: value })).toEqual([sentence]);
  });

  it.each([
    ['\u200b', String.raw`\u200b`],
    ['Um\0rah', String.raw`Um\u0000rah`],
    ['Umrah \u202e now', String.raw`Umrah \u202e now`],
  ])('is refused with a character that nobody sees: %j', (value, shown) => {
    expect(sentencesFor({ 'price.ts: note': value })).toEqual([
      `Could not use src/content/price.ts: note is "${shown}". ${invisible}.`,
    ]);
  });

  it('is named as it is where it is no number', () => {
    expect(sentencesFor({ 'facts.ts: package.price': NaN })).toEqual([
      `Could not use src/content/facts.ts: package.price is NaN. ${digits}, such as 109999.`,
    ]);
  });

  it.each<[place: string, value: unknown[], sentence: string]>([
    ['home.ts: titles', [], 'is "0 entries". Write at least 1'],
    ['home.ts: panel.pictures', [hill], 'is "1 entries". Write at least 3'],
  ])('is refused where the list is too short: %s', (place, value, sentence) => {
    expect(sentencesFor({ [place]: value })).toEqual([
      `Could not use src/content/${place} ${sentence}.`,
    ]);
  });

  it.each<[place: string, value: unknown]>([
    ['facts.ts: agency.phone', '+919876543210'],
    ['facts.ts: agency.phone', '+966500000000'],
    ['facts.ts: agency.email', "o'brien.a+c@sub.example.co.in"],
    ['facts.ts: agency.siteUrl', 'http://www.noor.example'],
    ['price.ts: note', 'Umrah? What??'],
    ['price.ts: note', 'Hajj & Umrah; 5 < 6'],
    ['price.ts: note', 'क्\u200dष, می\u200cشود'],
    ['facts.ts: licences.list', [{ label: 'GST number', value: '1' }]],
    ['facts.ts: policy.refund.percent', 1],
    ['facts.ts: policy.refund.percent', 100],
    ['ziyarat.ts: cities[0].places[1].line', 'A hill to see, 😀.'],
    ['home.ts: panel.pictures[0].focus', { x: 0.5, y: 0.3, zoom: 4 }],
    ['navigation.ts: menu[0].href', '/contact#customer-care'],
  ])('is accepted: %s = %j', (place, value) => {
    expect(sentencesFor({ [place]: value })).toEqual([]);
  });

  it('is named with all others that are wrong', () => {
    expect(sentencesFor({ 'facts.ts: agency.phone': 'call us', 'price.ts: title': '' })).toEqual([
      expect.stringContaining('facts.ts: agency.phone is "call us".'),
      expect.stringContaining('price.ts: title is empty.'),
    ]);
  });

  it.each(['price', 'facts', 'languages'])(
    'is refused where the registry lacks its entry: %s',
    (entry) => {
      const { [entry]: _, ...others } = raw;
      expect(() => checkContent(others)).toThrow(
        `Could not use src/content/index.ts: ${entry} is missing. Bring its line back.`,
      );
    },
  );

  it.each(['languages/bn.ts', 'legal/refund.md'])(
    'is refused by its file where all of it is missing: %s',
    (file) => {
      expect(sentencesFor({ [file]: undefined })).toEqual([
        expect.stringContaining(`Could not use src/content/${file}: the file is missing. `),
      ]);
    },
  );

  it('is refused where its entry has no schema', () => {
    expect(sentencesFor({ 'visa.ts': { title: 'Visa' } })).toEqual([
      'Could not use src/content/visa.ts: it has no schema. Add one in src/schemas/content.ts.',
    ]);
  });

  it.each([
    ['/bn', 'ziyarat.ts: cities[0].slug', raw.ziyarat.cities],
    ['/about', 'services.ts: [0].slug', raw.services],
  ])('is no name that the code gives to a part of %s', (path, place, named) => {
    const ids = pageAt(path)
      .all('[id]')
      .map((part) => part.get('id')!.replace(/-(title|places|loop)$/, ''));
    const ofContent = named.map((each: { slug: string }) => each.slug);
    const own = ids.filter(
      (id) => !ofContent.includes(id) && !/^(icon|arch|footer|newsletter)-/.test(id),
    );
    expect(own).toEqual(expect.arrayContaining(['top', 'menu', 'content']));
    for (const id of own) {
      expect(sentencesFor({ [place]: id })).toEqual([
        `Could not use src/content/${place} is "${id}". ${taken}.`,
      ]);
    }
  });
});

describe('a name in braces', () => {
  it.each([
    ['about.ts: lead', 'From {prize}', '{prize}'],
    ['contact.ts: care.lead', 'Ask name}', '}'],
    ['about.ts: lead', '{count} places', '{count}'],
    ['legal/index.ts: refund.question', '{fee}?', '{fee}'],
    ['legal/refund.md: line 3', raw.legal.refund.text.replace('{name}', '{agency}'), '{agency}'],
    // The list above it becomes longer when the facts are filled in.
    ['legal/refund.md: line 29', raw.legal.refund.text.replace('Holidays', '}'), '}'],
    ['legal/refund.md: line 29', raw.legal.refund.text.replace('Holidays', '{rest}'), '{rest}'],
  ])('is refused where nothing has it: %s', (place, text, name) => {
    expect(sentencesFor({ [place.replace(/: line.*/, '')]: text })).toEqual([
      `Could not use src/content/${place} is "${name}". ${noSuchName}.`,
    ]);
  });

  it.each([
    ['Ask {Name}', '{Name}', 'Write {name}'],
    ['Ask { name }', '{ name }', 'Write {name}'],
    ['Ask {name', '{name', 'Write {name}'],
    ['Ask {name of us', '{name', 'Write {name}'],
    [
      'a {day/days}',
      '{day/days}',
      'Write the number in braces before it, such as {days} {day/days}',
    ],
  ])('is told how it is written: %s', (text, name, advice) => {
    expect(sentencesFor({ 'contact.ts: care.lead': text })).toEqual([
      `Could not use src/content/contact.ts: care.lead is "${name}". ${advice}.`,
    ]);
  });
});

describe('a line that a language lacks', () => {
  const lacking: [place: string, value: unknown, difference: string][] = [
    [
      'ziyarat.ts: cities[0].places[5]',
      { ...makkah.places[0], slug: 'badr' },
      'ziyarat.cities.makkah.places lacks badr, which ziyarat.ts has',
    ],
    [
      'ziyarat.ts: cities[2]',
      { ...makkah, slug: 'taif' },
      'ziyarat.cities lacks taif, which ziyarat.ts has',
    ],
    [
      'services.ts: [8]',
      { ...raw.services[0], slug: 'guide' },
      'services lacks guide, which services.ts has',
    ],
    ['home.ts: panel.points.view', 'A view', 'panel.points lacks view, which home.ts has'],
    ['home.ts: panel.pictures[3]', hill, 'panel.pictures lacks uhud, which home.ts has'],
    ['facts.ts: package.includes.food', 'Food', 'price.includes lacks food, which facts.ts has'],
    [
      'facts.ts: policy.refund.nonRefundable.air',
      'airfare',
      'nonRefundable lacks air, which facts.ts has',
    ],
  ];

  it.each(lacking)(
    'stops the build once the language is confirmed: %s',
    (place, value, difference) => {
      expect(sentencesFor({ [place]: value })).toEqual([
        `Could not use src/content/languages/bn.ts: ${difference}. Add its line.`,
      ]);
    },
  );

  it.each(lacking)(
    'is a warning while the language is a sample: %s',
    (place, value, difference) => {
      const languages = raw.languages.slice(1);
      const { warnings } = checkContent({ ...contentWith({ [place]: value }), languages });
      expect(warnings).toEqual([`src/content/languages/ur.ts: ${difference}. Add its line.`]);
    },
  );

  it('is named as well where the language alone has it', () => {
    const badr = { name: 'বদর', line: 'বদর', alt: 'বদর' };
    expect(sentencesFor({ 'languages/bn.ts: ziyarat.cities.makkah.places.badr': badr })).toEqual([
      'Could not use src/content/languages/bn.ts: ziyarat.cities.makkah.places has badr, ' +
        'which ziyarat.ts has not. Delete its line.',
    ]);
  });
});

describe('the words of a language', () => {
  const swapped = (one: string, other: string) =>
    `Could not use src/content/languages/index.ts: the row of "${one}" has the words of "${other}". ` +
    'Write its own lang, label and words in each row.';

  it('are refused in the letters of another one', () => {
    expect(sentencesFor({ 'languages/bn.ts: hero.headline': 'A blessed journey' })).toEqual([
      'Could not use src/content/languages/bn.ts: hero.headline is "A blessed journey". ' +
        'Write it in the letters of বাংলা.',
    ]);
  });

  it('may be figures and names alone', () => {
    expect(sentencesFor({ 'languages/bn.ts: titles': ['{name}: {price}', '24/7'] })).toEqual([]);
  });

  it('are named where two rows have those of the other', () => {
    const [bengali, urdu] = raw.languages;
    expect(
      sentencesFor({
        'languages/index.ts: [0].words': urdu.words,
        'languages/index.ts: [1].words': bengali.words,
      }),
    ).toEqual([swapped('bn', 'ur'), swapped('ur', 'bn')]);
  });

  it('are told once where a wrong encoding has spoilt all of them', () => {
    const spoilt = JSON.parse(JSON.stringify(raw.languages[0].words).replace(/[ঀ-৿]/g, '?'));
    expect(sentencesFor({ 'languages/bn.ts': spoilt })).toEqual([
      expect.stringMatching(
        /^Could not use src\/content\/languages\/bn\.ts: titles\[0\] is "\?{6} .*The same in \d{3} more of its texts\.$/,
      ),
    ]);
  });
});

describe('a legal text', () => {
  const sound = '# Terms\n\nA lead.\n\n- **5** days\n\n## One {#one}\n\nWords.\n\n';
  const head =
    'Begin the file with "# Title", a lead, the figures as "- **figure** what it means", then "## Title {#anchor}"';
  const forms =
    'Write headings as "## Title {#anchor}", paragraphs, lists with "- ", **bold** and [links](/address) alone';
  const plain = 'Write it without **bold** and [links](/address)';
  const figures = 'Write each figure as "- **figure** what it means"';
  const anchor = 'End the heading with its anchor, such as {#later}. ';
  const empty = 'Write a text between this heading and the last one';
  const noText = 'Write a section "## Title {#anchor}" with its text';

  it.each<[what: string, text: string, line: number, advice: string]>([
    ['a table', `${sound}| a |\n| - |`, 11, forms],
    ['an ordered list', `${sound}1. a`, 11, forms],
    ['a picture', `${sound}![a](/b.png)`, 11, forms],
    ['raw HTML', `${sound}a <b>c</b>`, 11, forms],
    ['a block of HTML', `${sound}<div>a</div>`, 11, forms],
    ['a smaller heading', `${sound}### a`, 11, forms],
    ['an http link', `${sound}[a](http://noor.example)`, 11, `${target}: "https://noor.example"`],
    ['a heading without its space', `${sound}##Two`, 11, forms],
    ['another bullet', `${sound}• a`, 11, forms],
    ['a link with a space in it', `${sound}[a] (/b)`, 11, forms],
    ['bold words without their end', `${sound}a **b`, 11, forms],
    ['a wrong link of a list', `${sound}- a\n- b\n- [c](d)`, 13, link],
    ['a lost anchor', `${sound}## Two\n\nWords.`, 11, anchor + slug],
    ['an anchor of the page itself', `${sound}## Two {#at-a-glance}\n\nWords.`, 11, anchor + taken],
    [
      'a doubled anchor',
      `${sound}## Two {#one}\n\nWords.`,
      11,
      'Another section has that anchor already',
    ],
    ['bold words in a heading', `${sound}## **Two** {#two}\n\nWords.`, 11, plain],
    ['an empty section', `${sound}## Two {#two}\n\n## Three {#three}\n\nWords.`, 13, empty],
    ['an empty last section', `${sound}## Two {#two}\n\n`, 11, noText],
    ['a missing title', sound.replace(/^[^]*(?=## )/, ''), 1, head],
    ['a missing lead', sound.replace('A lead.\n\n', ''), 3, head],
    ['bold words in the lead', sound.replace('A lead', 'A **lead**'), 3, plain],
    ['missing figures', sound.replace('- **5** days\n\n', ''), 5, head],
    ['a figure without its marks', sound.replace('**5**', '5'), 5, figures],
    ['a link beside a figure', sound.replace('days', '[days](/)'), 5, figures],
    ['no text at all', '', 1, noText],
  ])('is refused with the line of %s', (_what, text, line, advice) => {
    const shown = text.split('\n')[line - 1];
    const found = shown ? JSON.stringify(shown) : 'empty';
    for (const saved of [text, text.replaceAll('\n', '\r\n')]) {
      expect(sentencesFor({ 'legal/refund.md': saved })).toEqual([
        `Could not use src/content/legal/refund.md: line ${line} is ${found}. ${advice}.`,
      ]);
    }
  });

  it.each(['A*B* C_D_', '1. [Noor](/x)', '<b>Noor</b> & sons;', '~Noor~ `x` \\ | #'])(
    'shows a fact as it is: %s',
    (fact) => {
      const at = changedSite(({ facts, legal }) => {
        facts.agency.name = fact;
        facts.policy.refund.nonRefundable.tips = fact;
        legal.refund.text = legal.refund.text.replace('# Refund Policy', '# Refunds of {name}');
      });
      const page = at('/refund-policy');
      expect(page.only('h1').text).toBe(`Refunds of ${fact}`);
      expect(page.only('.legal__lead').text).toContain(`with ${fact}, and`);
      expect(page.only('.legal-glance').text).toContain(`of visa costs and ${fact}`);
      expect(page.all('#non-refundable li').map(({ text }) => text)).toEqual(['visa costs', fact]);
      expect(at('/terms-and-conditions').only('.legal__lead').text).toContain(`with ${fact}`);
      expect(at('/privacy-policy').only('.legal__lead').text).toContain(fact);
    },
  );
});

it('names the departures that are left out, because their day has passed', () => {
  const list = [{ date: '2031-01-14' }, { date: '2031-01-15' }, { date: '2030-12-01' }];
  const { content, passed } = checkContent(contentWith({ 'facts.ts: departures.list': list }));
  expect(passed).toEqual(['2030-12-01', '2031-01-14']);
  expect(content.facts.departures.list).toEqual([{ date: '2031-01-15' }]);
});

describe('a sample', () => {
  it('is a group of facts, or a language, that has no day', () => {
    const { samples } = checkContent(
      contentWith({
        'facts.ts: agency.checked': undefined,
        'facts.ts: agency.phone': '+910000000000',
        'facts.ts: hotels.checked': undefined,
      }),
    );
    expect(samples).toEqual([
      { field: 'facts.agency', value: '+910000000000' },
      { field: 'languages.ur', value: 'src/content/languages/ur.ts' },
    ]);
  });

  it.each([
    ['agency.phone', '+910000000000'],
    ['agency.email', 'hello@example.com'],
    ['agency.siteUrl', 'https://www.example.com'],
    ['agency.address.street', 'Sample Street 00'],
    ['agency.address.postalCode', '000000'],
  ])('stays one while its value stands there: %s', (field, value) => {
    const place = `facts.ts: ${field}`;
    expect(sentencesFor({ [place]: value })).toEqual([
      `Could not use src/content/${place} is "${value}". This is still the sample value; ` +
        "write the agency's own, or take checked of its group away.",
    ]);
    expect(sentencesFor({ [place]: value, 'facts.ts: agency.checked': undefined })).toEqual([]);
  });

  it.each([
    ['hotels.makkah', { name: 'Sample Towers Makkah', metres: 650 }, '[0].name'],
    ['licences.list', { label: 'GST number', value: '19AAAAA0000A1Z5' }, '[0].value'],
    ['departures.list', { date: '2031-01-09', airline: 'Sample Air' }, '[0].airline'],
  ])('stays one while the example stands there: %s', (field, example, at) => {
    const place = `facts.ts: ${field}`;
    const start = `Could not use src/content/${place}${at} is `;
    expect(sentencesFor({ [place]: [example] })).toEqual([expect.stringContaining(start)]);
    const group = `facts.ts: ${field.split('.')[0]}.checked`;
    expect(sentencesFor({ [place]: [example], [group]: undefined })).toEqual([]);
  });
});
