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
        `${agency.name} is a travel agency in ${agency.address.city}, ${agency.address.region}, ${agency.address.country}. In this policy, “we” and “us” mean ${agency.name}.`,
        'This page explains two things: what the website does, and what happens when you contact us.',
        'You can read the whole site without telling us who you are.',
      ],
    },
    {
      id: 'this-website',
      title: 'What this website does',
      body: [
        'The site is made of plain files. This is what it does, and what it does not do:',
        {
          list: [
            'Its pages set no cookies.',
            'It has no analytics, and nothing that follows you to other sites.',
            'It has no accounts, no booking form and no payment.',
            'Its fonts, pictures and video come from this site itself.',
            'It asks nothing from another company before you press a link or a button.',
          ],
        },
        'The newsletter is not open yet. The site does not send or store what you type in its box.',
        'Your browser may keep copies of our pages and pictures, so that they open faster. You can clear them in the settings of your browser.',
      ],
    },
    {
      id: 'hosting',
      title: 'The hosting company',
      body: [
        'A hosting company keeps this site on its server. Like every web server, it sees some facts when a page is opened:',
        {
          list: [
            'your IP address, which is the number of your internet connection',
            'the date and the time',
            'the page or file that you asked for',
            'what your browser says about itself and about your device',
          ],
        },
        'The server may keep these facts in a log. This site does not decide how long such a log is kept. You can ask us about it.',
      ],
    },
    {
      id: 'whatsapp',
      title: 'Messages on WhatsApp',
      body: [
        'WhatsApp is a service of the company Meta. Our message links lead to its address wa.me, with a message already written.',
        'When you press such a link, WhatsApp can see your IP address, your browser and the written text. That text does not say who you are.',
        'You can change the message first. We receive it only if you press send in WhatsApp.',
        'We then see your number, your message, and the name and picture that WhatsApp shows us. WhatsApp handles your data under its own policy:',
        { links: [{ text: 'Privacy policy of WhatsApp', url: 'https://www.whatsapp.com/legal/privacy-policy' }] },
      ],
    },
    {
      id: 'calls-and-e-mail',
      title: 'Calls and e-mail',
      body: [
        'A phone link opens the phone on your device. An e-mail link opens your e-mail program. Nothing goes out before you call or send.',
        'When you call, we may see your number, and we hear what you tell us. When you write, we see your e-mail address and all that you send.',
        'Phone companies and e-mail providers, yours and ours, carry these calls and e-mails. They have their own rules.',
      ],
    },
    {
      id: 'map',
      title: 'The map',
      body: [
        'The map that you see first is a drawing. It comes from this site.',
        `Nothing comes from Google Maps before you press “${contact.find.showMap}” or “${contact.find.openMap}”.`,
        'Google can then see your IP address and your browser. This site asks your browser not to tell where you came from. It may set its own cookies. If you are signed in to Google, it may connect this with your account.',
        'The map is asked to show our place. This site does not ask your device where you are. Google handles your data under its own policy:',
        { links: [{ text: 'Privacy policy of Google', url: 'https://policies.google.com/privacy' }] },
      ],
    },
    {
      id: 'booking',
      title: 'What a booking needs',
      body: [
        'To arrange a journey, we need to know who travels. This means names, contact details and passport details.',
        'They are needed for the visa, the flights and the hotels. So the visa authorities, the airlines and the hotels receive details too. Some of them are in Saudi Arabia.',
        'Each of them handles your details under its own rules.',
        'If you tell us about your health, tell us only what the journey needs.',
        'Before you send anything, you can ask us what is needed and who will receive it.',
      ],
    },
    {
      id: 'sending-safely',
      title: 'Sending your papers safely',
      body: [
        {
          list: [
            'Send passport pictures only when we ask for them, and only to the contacts on this site.',
            'Check the number or the e-mail address before you press send.',
            'Never send anyone a PIN, a password or a one-time code.',
            'If a message in our name seems strange to you, do not answer it. Call the number on this site first.',
            'If others use your phone, remember that they can see what you sent.',
          ],
        },
      ],
    },
    {
      id: 'family-and-children',
      title: 'Family and children',
      body: [
        'If you book for others, you send us their details too. Please tell them, and ask them first.',
        'For a child who travels, a parent or guardian should send the details.',
        'This site asks nobody for a name or an age. It has no part made for children.',
      ],
    },
    {
      id: 'your-requests',
      title: 'What you can ask us',
      body: [
        'You can ask us by message, by phone or by e-mail:',
        {
          list: [
            'what we hold about you',
            'to correct something that is wrong',
            'to delete what you sent us',
          ],
        },
        'WhatsApp, Google, airlines, hotels and authorities hold their own records. For those, please ask them directly.',
        'You can also delete messages and pictures on your own phone. This does not always delete them on ours.',
      ],
    },
    {
      id: 'changes',
      title: 'If this page changes',
      body: [
        'The date under the title says from when this page holds. Please look at the page again before you book.',
      ],
    },
  ],
  question: 'A question about your data?',
};
