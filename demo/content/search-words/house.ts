import type { TypedFor } from './typed-for.ts';

/** Us: whom to ask, work, press and pages of the house. */
export const houseWords: TypedFor = {
  'speak to a person':
    'contact form, message, write to you, feedback, complaint, complain, enquiry, inquiry, callback, call back, call me, ring me, telephone, phone, speak to someone, speak to a human, chat, manager, phone number, telephone number, contact, call, ring you, email address, office hours, opening hours, customer service, reservations, whatsapp, email, e-mail, mail, address, get in touch, contact number, call centre, live chat, customer care, instagram, facebook, social media',
  office: 'address, postal address, head office, email, e-mail, mail you',
  'careers at the lodges':
    'cv, resume, send my cv, apply, application, apply for a job, ranger jobs, work for us, career, gap year, learnership, salary, training, apprenticeship, become a ranger, ranger training, chef jobs, waiter, field guide jobs, job, vacancy, work for you, internship, recruitment, employment, hiring, stellenangebote, emploi, hr, human resources, job opportunities, chef vacancies, traineeship, learnerships',
  'media contact':
    'logo, pictures for press, influencer, collaboration, blogger, film crew, press, journalist, newspaper, press office, media, press kit, press release, media kit, photo shoot',
  'our teams': 'staff, who works, guides, team, people, ranger, rangers, trackers, meet the team',
  awards:
    'reviews, tripadvisor, best lodge, star rating, five star, grading, recommended, prize, awards won, accolades, testimonials, guest reviews',
  impact:
    'donating, sponsor, community, school, orphanage, charity work, csr, local community, visit a village, village, charity, donation, volunteer, give back, foundation, sustainability, environment, sponsor a child, education, local people',
  conservation:
    'plastic, plastic bottles, recycling, carbon, carbon footprint, green, solar, solar power, climate, renewable, eco friendly, environment, sustainability, sustainable, poaching, anti-poaching, eco',
  'privacy policy': 'gdpr, popi, popia, personal data, data protection, privacy',
  'cookie policy': 'cookies, tracking',
  'picture galleries':
    'photos, pictures, images, gallery, photographs, photo gallery, room photos, pictures of rooms',
  films: 'video, movie, clips, youtube, videos, documentary',
  '360° tours': 'virtual tour, panorama, 360, 3d tour, look around',
  'fact sheets and downloads':
    'brochure, pdf, download, factsheet, downloads, pdfs, catalogue, e-brochure, digital brochure, floor plan',
  'fact sheet': 'brochure, factsheet, pdf',
  'our story':
    'owner, owned by, who owns the lodges, family owned, founder, founded, ceo, directors, about us, about the company, history, background, who are you, company, heritage, family business, mission, values',
  newsletter: 'subscribe, sign up, mailing list, news letter, news, updates by email',
  'getting to each place': 'map pdf, map download, download map, road map, route map',
  'stories from the field':
    'blog, blogs, blog post, journal, diary, magazine, article, articles, news, stories',
  'conservation at the lodges':
    'wildlife conservation, conservation work, learn about conservation, conservation projects, biodiversity, research, carbon neutral, net zero, eco lodge',
};
