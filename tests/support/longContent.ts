/** Puts long texts in the place of the content's own: what a layout has to bear without losing a word. */
import { agency } from '../../src/content/agency.ts';
import { home } from '../../src/content/home.ts';
import { pricing } from '../../src/content/pricing.ts';
import { services } from '../../src/content/services.ts';
import { ziyarat } from '../../src/content/ziyarat.ts';

Object.assign(agency, {
  // The longest that leaves the page titles within their 60 characters.
  name: 'Al Haramain Umrah & Ziyarat Co.',
  tagline: 'Umrah and ziyarat journeys for families, elders and groups from Howrah, Kolkata and all of West Bengal, India.',
  phone: '+919999999999',
  messaging: '+919999999999',
  email: 'reservations.and.customer.care@al-haramain-umrah-and-ziyarat.example.com',
  hours: '24 hours a day, 7 days a week',
  address: {
    ...agency.address,
    street: '4th floor, Jannatul Firdaus Apartments, 128/2/1A Maulana Abul Kalam Azad Sarani, near Tikiapara railway station',
    city: 'Thiruvananthapuram',
    region: 'Dadra and Nagar Haveli and Daman and Diu',
  },
  licences: [
    { label: 'Corporate identification number', value: 'U63040WB2025PTC000000000000000' },
    { label: 'Ministry of Minority Affairs registration', value: 'HGO/WB/2025/0000000/UMRAH/PROVISIONAL' },
  ],
});

Object.assign(home.hero, {
  headline: 'A blessed and spiritually fulfilling Umrah journey, cared for at every single step',
  tagline:
    'Flight, visa, hotel, meals, transfers and guided ziyarat in both holy cities, arranged for you and your whole family from Howrah.',
});
Object.assign(home.panel, {
  points: home.panel.points.map((point) => `${point}, with everything that elders, children and first-time pilgrims need`),
});

Object.assign(pricing, {
  amount: 1_099_999,
  includes: [...pricing.includes, 'Transportation by air-conditioned coach', 'Accommodation'],
  note: `${pricing.note} Groups, families and pilgrims who travel in Ramadan receive a written answer for their own dates.`,
});

for (const service of services) {
  Object.assign(service, {
    brief: 'Comfortable, air-conditioned, uninterrupted transportation between accommodations',
    offer: `${service.offer} ${service.offer} ${service.offer}`,
  });
}
Object.assign(services.at(-1)!, { name: 'Accommodation and transportation' });

for (const city of ziyarat.cities) {
  Object.assign(city, { lead: `${city.lead} Elders, families and groups go by coach, at a pace that suits everybody.` });
  for (const place of city.places) Object.assign(place, { line: `${place.line} ${place.line}` });
  Object.assign(city.places[0]!, {
    name: 'Masjid al-Qiblatayn, the Mosque of the Two Directions of Prayer',
    arabic: 'مسجد القبلتين في المدينة المنورة',
  });
}
