const email = 'hello@alderway.example'
const dial = '+442079460182'

export const agency = {
  name: 'Alderway',
  tagline: 'HR consulting and recruitment',
  email,
  phone: { shown: '+44 20 7946 0182', dial },
  /** The addresses of links to both. */
  mailto: `mailto:${email}`,
  tel: `tel:${dial}`,
  address: ['14 Tanner Yard, Tanner Street', 'London SE1 3PH', 'United Kingdom'],
  hours: 'Monday to Friday, 9:00 to 18:00',
  mapUrl: 'https://www.openstreetmap.org/search?query=Tanner%20Street%20London%20SE1',
  offices: [
    // From west to east, as `map.svg` numbers them.
    { id: 'toronto', picture: 'office-toronto', city: 'Toronto', country: 'Canada' },
    { id: 'london', picture: 'office-london', city: 'London', country: 'United Kingdom' },
    { id: 'dubai', picture: 'office-dubai', city: 'Dubai', country: 'United Arab Emirates' },
    { id: 'bengaluru', picture: 'office-bengaluru', city: 'Bengaluru', country: 'India' },
  ],
  social: [
    { id: 'linkedin', name: 'LinkedIn', url: 'https://www.linkedin.com/company/alderway-example' },
    { id: 'x', name: 'X', url: 'https://x.com/alderway_example' },
    { id: 'facebook', name: 'Facebook', url: 'https://www.facebook.com/alderway.example' },
    { id: 'instagram', name: 'Instagram', url: 'https://www.instagram.com/alderway.example' },
  ],
} as const
