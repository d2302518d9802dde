/** What staff most likely meant: a value in the form that its rule asks for, or undefined. */

/** "₹1,25,000/-", "Rs. 125000" and "১২৫০০০" -> 125000; "650 m" -> 650. A share, such as 25%, is no number. */
export function asNumber(written: string): number | undefined {
  const digits = inLatinDigits(written).replace(
    /₹|(?<![a-z])(rs|inr|rupees|only|m|metres?|meters?|kg|kilos?|days?|nights?|l|litres?)(?![a-z])\.?|\/-|\+$|[,_=~\s]/gi,
    '',
  );
  return /^\d{1,15}$/.test(digits) ? Number(digits) : undefined;
}

/** "50%" and "50 %" -> 50. */
export function asPercent(written: string): number | undefined {
  return asNumber(written.replace(/%\s*$/, ''));
}

/** "https://Noor.example/" and "www.noor.example" with their https://; a domain in Bengali letters as Punycode. */
export function asSiteAddress(written: string): string {
  const address = written.trim().replace(/^(?!https?:)/i, 'https://');
  const { origin, pathname } = URL.canParse(address)
    ? new URL(address)
    : { origin: '', pathname: '' };
  return pathname === '/' ? origin : address;
}

/** "2/6/2025", "02-06-2025" and "2025/6/2" -> "2025-06-02"; the day stands first, as in India. */
export function asDate(written: string): string | undefined {
  const parts = /^\s*(\d{1,4})[-/. ](\d{1,2})[-/. ](\d{1,4})\s*$/.exec(inLatinDigits(written));
  const [first = '', month = '', last = ''] = parts?.slice(1) ?? [];
  const [year, day] = first.length === 4 ? [first, last] : [last, first];
  if (year.length < 4 || day.length > 2) return undefined;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** "98765 43210", "09876543210" and "+91-98765-43210" -> "+919876543210"; without a country code it is an Indian one. */
export function asPhoneNumber(written: string): string | undefined {
  const number = inLatinDigits(written).replace(/[\s().-]/g, '');
  const [, indian] = /^(?:\+?91|0)?(\d{10})$/.exec(number) ?? [];
  return indian ? `+91${indian}` : number;
}

/** "Cave Hira.jpg" -> "cave-hira". */
export function asSlug(written: string): string {
  return written
    .trim()
    .toLowerCase()
    .replace(/\.(jpe?g|png|webp|avif)$/, '')
    .replace(/[\s_]+/g, '-');
}

/** Of Arabic, Urdu, Hindi and Bengali texts; in Unicode each row of ten begins at a multiple of 16, or 6 behind it. */
function inLatinDigits(written: string): string {
  return written.replace(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef]/g, (digit) => {
    const place = digit.charCodeAt(0) % 16;
    return `${digit < '\u0900' ? place : place - 6}`;
  });
}
