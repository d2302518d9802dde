/** The first words that each messaging link has ready; the visitor can change them before sending. No personal data. */

export const messages = {
  general: 'Assalamu alaikum, I would like to know about the Umrah package.',
  booking: 'Assalamu alaikum, I would like to book an Umrah journey. Please tell me how to begin.',
  price: 'Assalamu alaikum, I have seen the Umrah package on your website. Please tell me the price for my plan.',
  refund: 'Assalamu alaikum, I have a question about refunds.',
  terms: 'Assalamu alaikum, I have a question about your terms and conditions.',
  privacy: 'Assalamu alaikum, I have a question about privacy.',
  care: 'Assalamu alaikum, I need help with my Umrah journey.',
  newsletter: 'Assalamu alaikum, please tell me when there is Umrah news.',
} as const;

export const firstMessages = [
  { language: 'English', lang: 'en', dir: 'ltr', text: messages.general },
  { language: 'বাংলা', lang: 'bn', dir: 'ltr', text: 'আসসালামু আলাইকুম, আমি উমরাহ প্যাকেজ সম্পর্কে জানতে চাই।' },
  {
    language: 'हिन्दी',
    lang: 'hi',
    dir: 'ltr',
    text: 'अस्सलामु अलैकुम, मैं उमराह पैकेज के बारे में जानना चाहता/चाहती हूँ।',
  },
  { language: 'اردو', lang: 'ur', dir: 'rtl', text: 'السلام علیکم، میں عمرہ پیکیج کے بارے میں جاننا چاہتا/چاہتی ہوں۔' },
] as const;
