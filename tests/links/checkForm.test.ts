/** Which telephone, e-mail, messaging and empty links are accepted. */
import { describe, expect, it } from 'vitest';
import { checkForm } from '../../src/links/checkForm.ts';
import { sortLink } from '../../src/links/link.ts';
import { readPageLinks } from '../../src/links/readPageLinks.ts';

const facts = {
  siteUrl: 'https://agency.test',
  phone: '+919800000001',
  messaging: '+919800000002',
  email: 'hello@agency.test',
};

function faultsOf(html: string): string[] {
  const links = readPageLinks(html, '/about').links.map((link) => sortLink(link, facts.siteUrl));
  return checkForm(links, facts).map(({ address, reason }) => `${address}: ${reason}`);
}

function reasonsFor(address: string): string[] {
  return faultsOf(`<a href="${address}">x</a>`).map((fault) => fault.slice(address.length + 2));
}

describe('checkForm', () => {
  it.each([
    'tel:+919800000001',
    'mailto:hello@agency.test',
    'mailto:hello@agency.test?subject=Umrah%20trip&amp;body=Assalamu%20alaikum%2C%0Aa%20%2B%20b',
    'https://wa.me/919800000002?text=Assalamu%20alaikum',
    'https://wa.me/919800000002?text=%E0%A4%89%E0%A4%AE%E0%A4%B0%E0%A4%BE+trip',
    '/',
    '#x',
    'https://other.test/',
    'https://www.whatsapp.com/legal/privacy-policy',
    'data:text/plain,a',
  ])('accepts %s', (address) => {
    expect(faultsOf(`<a href="${address}">x</a>`)).toEqual([]);
  });

  const phoneForm = 'a telephone link is tel:, a plus sign and digits only';
  const messageForm = 'a messaging link is https://wa.me/, digits only, ?text= and the message';
  const nowhere = 'it leads nowhere; give it a target';

  it.each([
    ['tel:', phoneForm],
    ['tel:9800000001', phoneForm],
    ['tel:+91 98000 00001', phoneForm],
    ['tel:+019800000001', phoneForm],
    ['tel:+9198000000011111', phoneForm],
    ['tel:bad', phoneForm],
    ['tel:+919800000009', "the agency's number is +919800000001"],
    ['mailto:', 'an e-mail link holds exactly one address'],
    ['mailto:hello', 'an e-mail link holds exactly one address'],
    ['mailto:hello@agency.test,b@agency.test', 'an e-mail link holds exactly one address'],
    ['mailto:other@agency.test', "the agency's e-mail address is hello@agency.test"],
    ['mailto:hello@agency.test?subject=%E0%A4', 'its subject cannot be decoded'],
    ['mailto:hello@agency.test?body=100%', 'its body cannot be decoded'],
    ['mailto:hello@agency.test?subject=a+b', 'its subject would show plus signs; write a space as %20'],
    ['mailto:hello@agency.test?bcc=b@agency.test', 'an e-mail link gives a subject and a body, not “bcc”'],
    ['mailto:hello@agency.test?subject=a?body=b', 'an e-mail link has one question mark at most'],
    ['https://wa.me/', messageForm],
    ['https://wa.me/919800000002', messageForm],
    ['https://wa.me/+919800000002?text=a', messageForm],
    ['http://wa.me/919800000002?text=a', messageForm],
    ['https://api.whatsapp.com/send?phone=919800000002', messageForm],
    ['https://wa.me/919800000001?text=a', "the agency's messaging number is +919800000002"],
    ['https://wa.me/919800000002?text=', 'its message is empty'],
    ['https://wa.me/919800000002?text=%20+', 'its message is empty'],
    ['https://wa.me/919800000002?text=%E0', 'its message cannot be decoded'],
    ['#', nowhere],
    [' # ', nowhere],
    ['https://', 'it is not an address that a browser understands'],
    ['javascript:void(0)', 'links that begin with javascript: are not used on this site'],
  ])('refuses %s', (address, reason) => {
    expect(reasonsFor(address)).toEqual([reason]);
  });

  it.each([
    ['<a href="">x</a>', [`(a href): ${nowhere}`]],
    ['<a href>x</a>', [`(a href): ${nowhere}`]],
    ['<img src="">', [`(img src): ${nowhere}`]],
    ['<img srcset="">', [`(img srcset): ${nowhere}`]],
    ['<a>License &amp; Registration</a>', []],
    ['<a href="#">License &amp; Registration</a>', [`#: ${nowhere}`]],
    ['<a class="x">About us</a>', [`(a without href): ${nowhere}`]],
  ])('lets only the one placeholder lack its target: %s', (html, expected) => {
    expect(faultsOf(html)).toEqual(expected);
  });

  it.each([
    '<link rel="canonical" href="https://old-agency.test/about">',
    '<meta property="og:url" content="https://www.example.com/about">',
  ])('refuses an address of the site itself that names another site: %s', (html) => {
    const reason = 'it is not an address of this site (https://agency.test)';
    expect(faultsOf(html)).toEqual([expect.stringContaining(reason)]);
  });
});
