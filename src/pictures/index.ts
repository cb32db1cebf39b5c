import aboutTeam from './about-team.svg'
import blog1 from './blog-1.svg'
import blog2 from './blog-2.svg'
import blog3 from './blog-3.svg'
import blog4 from './blog-4.svg'
import blog5 from './blog-5.svg'
import blog6 from './blog-6.svg'
import blog7 from './blog-7.svg'
import blog8 from './blog-8.svg'
import blog9 from './blog-9.svg'
import blog10 from './blog-10.svg'
import blog11 from './blog-11.svg'
import blog12 from './blog-12.svg'
import blog13 from './blog-13.svg'
import blog14 from './blog-14.svg'
import client1 from './client-1.svg'
import client2 from './client-2.svg'
import client3 from './client-3.svg'
import client4 from './client-4.svg'
import client5 from './client-5.svg'
import client6 from './client-6.svg'
import client7 from './client-7.svg'
import client8 from './client-8.svg'
import consultantClaire from './consultant-claire.svg'
import consultantEleanor from './consultant-eleanor.svg'
import consultantGrace from './consultant-grace.svg'
import consultantRohan from './consultant-rohan.svg'
import consultantYusuf from './consultant-yusuf.svg'
import contact from './contact.svg'
import ctaCandidate from './cta-candidate.svg'
import ctaEmployer from './cta-employer.svg'
import emptyBlogs from './empty-blogs.svg'
import emptyJobs from './empty-jobs.svg'
import emptyNews from './empty-news.svg'
import failed from './failed.svg'
import heroAi from './hero-ai.svg'
import heroCoaching from './hero-coaching.svg'
import heroGlobal from './hero-global.svg'
import heroHire from './hero-hire.svg'
import hireUs from './hire-us.svg'
import map from './map.svg'
import notFound from './not-found.svg'
import serviceDomesticAssistance from './service-domestic-assistance.svg'
import serviceDomesticLocalHiring from './service-domestic-local-hiring.svg'
import serviceDomesticProfessionalWorld from './service-domestic-professional-world.svg'
import serviceDomesticStart from './service-domestic-start.svg'
import serviceDomesticVerification from './service-domestic-verification.svg'
import serviceEmployeeTrainee from './service-employee-trainee.svg'
import serviceGlobalIt from './service-global-it.svg'
import serviceInternationalAssistance from './service-international-assistance.svg'
import serviceInternationalImmigration from './service-international-immigration.svg'
import serviceInternationalProfessionalWorld from './service-international-professional-world.svg'
import serviceInternationalStart from './service-international-start.svg'
import serviceInternationalVerification from './service-international-verification.svg'
import serviceTalentAcquisition from './service-talent-acquisition.svg'
import signedOut from './signed-out.svg'
import solutionGlobal from './solution-global.svg'
import solutionHire from './solution-hire.svg'
import solutionTrain from './solution-train.svg'
import solutionVerify from './solution-verify.svg'
import success from './success.svg'
import testimonial1 from './testimonial-1.svg'
import testimonial2 from './testimonial-2.svg'
import testimonial3 from './testimonial-3.svg'
import whyChoose from './why-choose.svg'

export const pictures = {
  'about-team': { src: aboutTeam, width: 720, height: 480 },
  'blog-1': { src: blog1, width: 640, height: 360 },
  'blog-2': { src: blog2, width: 640, height: 360 },
  'blog-3': { src: blog3, width: 640, height: 360 },
  'blog-4': { src: blog4, width: 640, height: 360 },
  'blog-5': { src: blog5, width: 640, height: 360 },
  'blog-6': { src: blog6, width: 640, height: 360 },
  'blog-7': { src: blog7, width: 640, height: 360 },
  'blog-8': { src: blog8, width: 640, height: 360 },
  'blog-9': { src: blog9, width: 640, height: 360 },
  'blog-10': { src: blog10, width: 640, height: 360 },
  'blog-11': { src: blog11, width: 640, height: 360 },
  'blog-12': { src: blog12, width: 640, height: 360 },
  'blog-13': { src: blog13, width: 640, height: 360 },
  'blog-14': { src: blog14, width: 640, height: 360 },
  'client-1': { src: client1, width: 160, height: 48 },
  'client-2': { src: client2, width: 160, height: 48 },
  'client-3': { src: client3, width: 160, height: 48 },
  'client-4': { src: client4, width: 160, height: 48 },
  'client-5': { src: client5, width: 160, height: 48 },
  'client-6': { src: client6, width: 160, height: 48 },
  'client-7': { src: client7, width: 160, height: 48 },
  'client-8': { src: client8, width: 160, height: 48 },
  'consultant-claire': { src: consultantClaire, width: 160, height: 160 },
  'consultant-eleanor': { src: consultantEleanor, width: 160, height: 160 },
  'consultant-grace': { src: consultantGrace, width: 160, height: 160 },
  'consultant-rohan': { src: consultantRohan, width: 160, height: 160 },
  'consultant-yusuf': { src: consultantYusuf, width: 160, height: 160 },
  contact: { src: contact, width: 520, height: 440 },
  'cta-candidate': { src: ctaCandidate, width: 320, height: 280 },
  'cta-employer': { src: ctaEmployer, width: 320, height: 280 },
  'empty-blogs': { src: emptyBlogs, width: 280, height: 220 },
  'empty-jobs': { src: emptyJobs, width: 280, height: 220 },
  'empty-news': { src: emptyNews, width: 280, height: 220 },
  failed: { src: failed, width: 280, height: 220 },
  'hero-ai': { src: heroAi, width: 640, height: 560 },
  'hero-coaching': { src: heroCoaching, width: 640, height: 560 },
  'hero-global': { src: heroGlobal, width: 640, height: 560 },
  'hero-hire': { src: heroHire, width: 640, height: 560 },
  'hire-us': { src: hireUs, width: 520, height: 440 },
  map: { src: map, width: 640, height: 336 },
  'not-found': { src: notFound, width: 480, height: 400 },
  'service-domestic-assistance': { src: serviceDomesticAssistance, width: 520, height: 440 },
  'service-domestic-local-hiring': { src: serviceDomesticLocalHiring, width: 520, height: 440 },
  'service-domestic-professional-world': { src: serviceDomesticProfessionalWorld, width: 520, height: 440 },
  'service-domestic-start': { src: serviceDomesticStart, width: 520, height: 440 },
  'service-domestic-verification': { src: serviceDomesticVerification, width: 520, height: 440 },
  'service-employee-trainee': { src: serviceEmployeeTrainee, width: 520, height: 440 },
  'service-global-it': { src: serviceGlobalIt, width: 520, height: 440 },
  'service-international-assistance': { src: serviceInternationalAssistance, width: 520, height: 440 },
  'service-international-immigration': { src: serviceInternationalImmigration, width: 520, height: 440 },
  'service-international-professional-world': { src: serviceInternationalProfessionalWorld, width: 520, height: 440 },
  'service-international-start': { src: serviceInternationalStart, width: 520, height: 440 },
  'service-international-verification': { src: serviceInternationalVerification, width: 520, height: 440 },
  'service-talent-acquisition': { src: serviceTalentAcquisition, width: 520, height: 440 },
  'signed-out': { src: signedOut, width: 280, height: 220 },
  'solution-global': { src: solutionGlobal, width: 320, height: 240 },
  'solution-hire': { src: solutionHire, width: 320, height: 240 },
  'solution-train': { src: solutionTrain, width: 320, height: 240 },
  'solution-verify': { src: solutionVerify, width: 320, height: 240 },
  success: { src: success, width: 280, height: 220 },
  'testimonial-1': { src: testimonial1, width: 160, height: 160 },
  'testimonial-2': { src: testimonial2, width: 160, height: 160 },
  'testimonial-3': { src: testimonial3, width: 160, height: 160 },
  'why-choose': { src: whyChoose, width: 640, height: 520 },
} as const

export type PictureName = keyof typeof pictures
