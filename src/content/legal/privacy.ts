/** The words of the Privacy Policy: what this site, its host and the services it links to see, and when. */
import { agency } from '../agency.ts';
import { contact } from '../contact.ts';

export const privacy = {
  title: 'Privacy Policy',
  lead: `What the website of ${agency.name} does with your data, and who can see what when you contact us.`,
  glance: [
    { figure: 'No cookies', text: 'are set by this site' },
    { figure: 'No analytics', text: 'nothing on these pages follows you' },
    { figure: 'No accounts', text: 'you read without giving your name' },
    { figure: 'You choose', text: 'WhatsApp and Google Maps open only when you press' },
  ],
  sections: [
    {
      id: 'about-this-page',
      title: 'About this page',
      body: [
        `“We” and “us” mean ${agency.name}, a travel agency in ${agency.address.city}, ${agency.address.region}, ${agency.address.country}.`,
      ],
    },
    {
      id: 'this-website',
      title: 'What this website does',
      body: [
        'The site is made of plain files:',
        {
          list: [
            'Its pages set no cookies.',
            'It has no analytics, and nothing that follows you to other sites.',
            'It has no accounts, no booking form and no payment.',
            'It asks nothing from another company before you press a link or a button.',
          ],
        },
        'The newsletter is not open yet. What you type in its box is not sent or stored.',
        'Your browser may keep copies of our pages.',
      ],
    },
    {
      id: 'hosting',
      title: 'The hosting company',
      body: [
        'A hosting company keeps this site on its server. When you open a page, the server sees:',
        {
          list: [
            'your IP address, the number of your internet connection',
            'the time, and the page or file that you asked for',
            'what your browser says about itself and your device',
          ],
        },
        'It may keep these facts in a log. This site does not decide for how long.',
      ],
    },
    {
      id: 'whatsapp',
      title: 'Messages on WhatsApp',
      body: [
        'WhatsApp belongs to the company Meta. When you press a message link, WhatsApp can see your IP address, your browser and the message. The message does not say who you are.',
        'We receive it only if you press send. We then see your number, and the name and picture that WhatsApp shows us.',
        'WhatsApp handles your data under its own policy:',
        {
          links: [
            {
              text: 'Privacy policy of WhatsApp',
              url: 'https://www.whatsapp.com/legal/privacy-policy',
            },
          ],
        },
      ],
    },
    {
      id: 'calls-and-email',
      title: 'Calls and email',
      body: [
        'Nothing goes out before you call or send.',
        'When you call, we may see your number. When you write, we see your email address and all that you send.',
        'Phone companies and email providers have rules of their own.',
      ],
    },
    {
      id: 'map',
      title: 'The map',
      body: [
        `The map that you see first is a drawing. Nothing comes from Google Maps before you press “${contact.find.showMap}” or “${contact.find.openMap}”. Google can then see your IP address and your browser.`,
        'This site asks your browser not to tell where you came from. Google may set its own cookies. If you are signed in to Google, Google may connect this with your account.',
        'This site does not ask where you are. Google handles your data under its own policy:',
        {
          links: [{ text: 'Privacy policy of Google', url: 'https://policies.google.com/privacy' }],
        },
      ],
    },
    {
      id: 'booking',
      title: 'What a booking needs',
      body: [
        'For a journey we need the names, contact details and passport details of all who travel.',
        'Visa authorities, airlines and hotels, some in Saudi Arabia, receive details too. Each has its own rules.',
        'About your health, tell us only what the journey needs.',
      ],
    },
    {
      id: 'sending-safely',
      title: 'Sending your papers safely',
      body: [
        {
          list: [
            'Send passport pictures only when we ask for them, and only to the contacts on this site.',
            'Never send anyone a PIN, password or one-time code.',
            'If a message in our name seems strange, call the number on this site before you answer.',
          ],
        },
      ],
    },
    {
      id: 'family-and-children',
      title: 'Family and children',
      body: [
        'If you book for others, ask them before you send us their details.',
        'For a child, a parent or guardian should send them.',
      ],
    },
    {
      id: 'your-requests',
      title: 'What you can ask us',
      body: [
        'Ask us by message, phone or email:',
        {
          list: [
            'what we hold about you, and who will receive what you send',
            'to correct something that is wrong',
            'to delete what you sent us',
          ],
        },
        'WhatsApp, Google, airlines, hotels and authorities hold records of their own. Please ask them directly.',
      ],
    },
    {
      id: 'changes',
      title: 'If this page changes',
      body: ['This page holds from the date under the title. Look at it again before you book.'],
    },
  ],
  question: 'A question about your data?',
};
