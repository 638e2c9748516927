import type { CvData } from '@peyk/api-types';
import { sampleEntries } from '../profile/samples.ts';

type Lists = Record<string, readonly object[]>;

const person = (user: object, lists: Lists): CvData =>
  ({
    ...Object.fromEntries(Object.keys(sampleEntries).map((name) => [name, []])),
    user: { id: 1, ...user },
    ...Object.fromEntries(
      Object.entries(lists).map(([name, entries]) => [name, entries.map((entry, id) => ({ id: id + 1, ...entry }))]),
    ),
  }) as unknown as CvData;

const NAMES = [
  'N. Ahmadi; K. Rostami',
  'N. Ahmadi; L. Moradi; K. Rostami',
  'S. Karimi; N. Ahmadi',
  'K. Rostami; N. Ahmadi; P. Solheim',
];
const TITLES = [
  'Twelve months of a prestressed bridge: separating temperature from damage with Gaussian processes',
  'Eight sensors, not twenty: placement under a daily thermal cycle',
  'An open record of ambient vibration from the Karun footbridge',
  'Bayesian operational modal analysis of a cable-stayed bridge with few sensors',
  'What a passing train tells about the bearings of a viaduct',
];
const VENUES = ['Journal of Structural Monitoring', 'Conference on Bridge Dynamics', 'Data in Civil Engineering'];

/** A civil engineer from Tehran who writes Persian and has eight papers, three of them in Persian. */
export const engineer = person(
  {
    first_name: 'نسرین',
    last_name: 'احمدی',
    email: 'nasrin.ahmadi@mail.example',
    phone: '+98 21 5550 0142',
    address: 'تهران، خیابان انقلاب، کوچهٔ سوم، پلاک ۱۲',
  },
  {
    research_interests: [
      {
        interest_name: 'پایش سلامت سازه',
        interest_name_en: 'Structural health monitoring',
        subfield: 'پل‌ها',
        subfield_en: 'bridges',
      },
      {
        interest_name: 'استنباط بیزی بر داده‌های مودال',
        interest_name_en: 'Bayesian inference on modal data',
        subfield: null,
      },
    ],
    degrees: [
      {
        degree_type: 'Master',
        field_of_study: 'مهندسی سازه',
        field_of_study_en: 'Structural Engineering',
        university_name: 'دانشگاه صنعتی دماوند',
        university_name_en: 'Damavand University of Technology',
        year_start: 2023,
        year_end: 2025,
        gpa: '۱۸٫۶۲ از ۲۰',
        is_current: false,
        thesis_title: 'جداسازی اثر دما از آسیب در داده‌های مودال یک پل پیش‌تنیده',
        thesis_title_en: 'Separating temperature from damage in the modal records of a prestressed bridge',
        result: 'با فرایند گاوسی بر داده‌های دوازده ماه، هشدار نادرست از ۱۸٪ به ۴٪ رسید.',
        result_en: 'With Gaussian processes on twelve months of data, false alarms fell from 18% to 4%.',
      },
      {
        degree_type: 'BSc',
        field_of_study: 'مهندسی عمران',
        field_of_study_en: 'Civil Engineering',
        university_name: 'مؤسسهٔ مهندسی زاگرس',
        university_name_en: 'Zagros Institute of Engineering',
        year_start: 2019,
        year_end: 2023,
        gpa: 17.9,
        is_current: false,
        thesis_title: null,
      },
    ],
    papers: [
      ...TITLES.map((title, index) => ({
        title,
        year: 2026 - Math.floor(index / 2),
        authors: NAMES[index % NAMES.length],
        journal_conference_name: VENUES[index % VENUES.length],
        doi: `10.5555/jsm.${2026 - index}.0${index}11`,
        url: `https://doi.org/10.5555/jsm.${2026 - index}.0${index}11`,
      })),
      {
        title: 'پایش سلامت پل‌های پیش‌تنیده با حسگرهای ارزان‌قیمت و بررسی اثر تغییرات روزانهٔ دما',
        title_en:
          'Monitoring prestressed bridges with low-cost sensors and the effect of the daily change of temperature',
        year: 2023,
        authors: 'نسرین احمدی؛ کاوه رستمی',
        journal_conference_name: 'نشریهٔ مهندسی عمران مدرس',
        journal_conference_name_en: 'Modares Civil Engineering Journal',
        url: 'https://mcej.modares.example/article-16-50212-fa.html',
      },
      {
        title: 'شناسایی مودال پل عابر کارون',
        title_en: 'Modal identification of the Karun footbridge',
        year: 2022,
        authors: 'نسرین احمدی؛ لیلا مرادی',
        journal_conference_name: 'دهمین کنگرهٔ ملی مهندسی عمران',
      },
      {
        title: 'مروری بر روش‌های تشخیص آسیب در پل‌ها',
        year: 2021,
        authors: 'کاوه رستمی؛ نسرین احمدی',
        journal_conference_name: 'فصلنامهٔ پژوهش‌های پل',
      },
    ],
    research_experiences: [
      {
        research_title: 'دستیار پژوهشی',
        research_title_en: 'Research assistant',
        institution: 'آزمایشگاه دینامیک سازه، دانشگاه صنعتی دماوند',
        institution_en: 'Structural Dynamics Laboratory, Damavand University of Technology',
        year_start: 2023,
        is_current: true,
        research_description: 'نصب هشت شتاب‌سنج بر پلی پیش‌تنیده به طول ۱۲۴ متر و نگهداری بی‌وقفهٔ دوازده ماه داده.',
        research_description_en:
          'Instrumented a 124 m prestressed bridge with eight accelerometers and kept its record complete for twelve months.',
        result: 'با مدل حرارتی آگاه از فیزیک، هشدار نادرست از ۱۸٪ به ۴٪ رسید.',
        result_en: 'With a physics-informed thermal model, false alarms fell from 18% to 4%.',
      },
      {
        research_title: 'همکار پژوهشی پروژهٔ پل کارون',
        research_title_en: 'Research fellow, Karun bridge project',
        institution: 'مؤسسهٔ مهندسی زاگرس',
        institution_en: 'Zagros Institute of Engineering',
        year_start: 2022,
        year_end: 2022,
        result: 'فرکانس‌های ویژهٔ پل با خطای کمتر از ۲٪ شناسایی شد.',
        result_en: 'Natural frequencies were identified with an error below 2%.',
      },
    ],
    jobs: [
      {
        job_title: 'کارشناس بازرسی پل',
        job_title_en: 'Bridge inspector',
        company_name: 'مهندسین مشاور پل‌راه',
        company_name_en: 'Polrah Consulting Engineers',
        location: 'تهران',
        location_en: 'Tehran',
        year_start: 2024,
        is_current: true,
        job_description: 'بازرسی چشمی و ارتعاشی ۳۲ پل راه‌آهن و نوشتن گزارش ایمنی.',
        job_description_en: 'Visual and vibration-based inspection of 32 railway bridges, with safety reports.',
      },
    ],
    teaching_experiences: [
      {
        teaching_title: 'دستیار آموزشی',
        teaching_title_en: 'Teaching assistant',
        course_title: 'دینامیک سازه',
        course_title_en: 'Structural Dynamics',
        institution: 'دانشگاه صنعتی دماوند',
        institution_en: 'Damavand University of Technology',
        year_start: 2024,
        year_end: 2025,
        teaching_description: 'دورهٔ کارشناسی ارشد، ۲۶ دانشجو',
        teaching_description_en: 'Graduate course, 26 students',
      },
      {
        teaching_title: 'دستیار آموزشی',
        teaching_title_en: 'Teaching assistant',
        course_title: 'مقاومت مصالح',
        course_title_en: 'Mechanics of Materials',
        institution: 'مؤسسهٔ مهندسی زاگرس',
        institution_en: 'Zagros Institute of Engineering',
        year_start: 2022,
        year_end: 2023,
      },
    ],
    skills: [
      {
        skill_name: 'فرایند گاوسی',
        skill_name_en: 'Gaussian processes',
        skill_level: 'Advanced',
        skill_type: 'Technical',
      },
      { skill_name: 'Python', skill_level: 'Expert', skill_type: 'Technical' },
      { skill_name: 'OpenSees', skill_level: 'Advanced', skill_type: 'Technical' },
      { skill_name: 'Abaqus', skill_level: 'Intermediate', skill_type: 'Technical' },
      {
        skill_name: 'آزمون ارتعاش میدانی',
        skill_name_en: 'Field vibration testing',
        skill_level: 'Expert',
        skill_type: 'Technical',
      },
      { skill_name: 'کار گروهی', skill_name_en: 'Teamwork', skill_level: 'Advanced', skill_type: 'Soft' },
    ],
    projects: [
      {
        project_title: 'modalkit',
        year_start: 2024,
        is_current: true,
        project_description: 'کتابخانهٔ متن‌باز پایتون برای تحلیل مودال بهره‌برداری، با آزمون خودکار و ۱۲ نسخه.',
        project_description_en: 'Open Python library for operational modal analysis; automated tests, 12 releases.',
        technologies_used: 'Python, NumPy',
      },
      {
        project_title: 'گره ارتعاش کم‌مصرف',
        project_title_en: 'Low-power vibration node',
        project_role: 'طراح مدار',
        project_role_en: 'Circuit designer',
        year_start: 2023,
        year_end: 2023,
        project_description: 'شتاب‌سنج بی‌سیم با باتری چهارده‌ماهه؛ نقشه‌ها آزاد است.',
        project_description_en: 'Wireless accelerometer, 14 months on one battery; drawings are public.',
      },
    ],
    awards: [
      {
        award_title: 'رتبهٔ ۱۲ کنکور کارشناسی ارشد',
        award_title_en: 'Rank 12 in the national entrance examination for graduate study',
        awarding_organization: 'سازمان سنجش آموزش کشور',
        awarding_organization_en: 'National Organization of Educational Testing',
        year: 2023,
      },
      {
        award_title: 'پایان‌نامهٔ برتر سال',
        award_title_en: 'Thesis of the year',
        awarding_organization: 'دانشگاه صنعتی دماوند',
        awarding_organization_en: 'Damavand University of Technology',
        year: 2025,
      },
    ],
    courses: [
      {
        course_title: 'Bayesian Methods for Hackers',
        course_type: 'Online',
        institution: 'Open Academy',
        year_start: 2022,
        year_end: 2022,
      },
      {
        course_title: 'کارگاه آزمون دینامیکی پل',
        course_title_en: 'Workshop on dynamic testing of bridges',
        course_type: 'Workshop',
        institution: 'انجمن مهندسی سازه',
        institution_en: 'Society of Structural Engineering',
        year_start: 2021,
      },
    ],
    certifications: [
      {
        certification_name: 'پروانهٔ اشتغال پایهٔ سه',
        certification_name_en: 'Professional licence, grade three',
        issuing_organization: 'سازمان نظام مهندسی ساختمان',
        issuing_organization_en: 'Construction Engineering Organization',
        year_obtained: 2025,
        expiration_date: '2028-03-20',
      },
    ],
    volunteer: [
      {
        volunteer_title: 'مدرس ریاضی',
        volunteer_title_en: 'Mathematics tutor',
        organization: 'خانهٔ کودک شوش',
        organization_en: 'Shush Children’s House',
        job_description: 'تدریس هفتگی ریاضی به کودکان کار.',
        job_description_en: 'Weekly lessons for working children.',
        year_start: 2020,
        year_end: 2022,
      },
    ],
    links: [
      { link_type: 'Other', url: 'https://orcid.org/0000-0002-1825-0097' },
      { link_type: 'GitHub', url: 'https://github.example/nasrin-ahmadi' },
      { link_type: 'Scholar', url: 'https://scholar.google.example/citations?user=qc6CJjYAAAAJ&hl=en' },
    ],
    languages: [
      { language_name: 'فارسی', language_name_en: 'Persian', proficiency: 'Native' },
      { language_name: 'انگلیسی', language_name_en: 'English', proficiency: 'Advanced', IELTS_score: 7.5 },
      { language_name: 'آلمانی', language_name_en: 'German', proficiency: 'Beginner' },
    ],
    references: [
      {
        reference_name: 'کاوه رستمی',
        reference_name_en: 'Kaveh Rostami',
        reference_position: 'دانشیار',
        reference_position_en: 'Associate Professor',
        reference_company: 'دانشگاه صنعتی دماوند',
        reference_company_en: 'Damavand University of Technology',
        reference_relationship: 'استاد راهنما',
        reference_relationship_en: 'Supervisor',
        reference_email: 'k.rostami@damavand.example',
        reference_phone: '+98 21 5550 0188',
      },
      {
        reference_name: 'لیلا مرادی',
        reference_name_en: 'Leila Moradi',
        reference_position: 'استادیار',
        reference_position_en: 'Assistant Professor',
        reference_company: 'مؤسسهٔ مهندسی زاگرس',
        reference_company_en: 'Zagros Institute of Engineering',
        reference_email: 'l.moradi@zagros.example',
      },
    ],
  },
);

/** A historian who writes English and has no papers. */
export const historian = person(
  {
    first_name: 'Darya',
    last_name: 'Sohrabi',
    email: 'darya.sohrabi@mail.example',
    phone: '+98 912 555 0119',
    address: 'Shiraz, Iran',
  },
  {
    research_interests: [{ interest_name: 'Court records of Safavid Isfahan', subfield: null }],
    degrees: [
      {
        degree_type: 'Master',
        field_of_study: 'History of Iran',
        university_name: 'University of Fars',
        year_start: 2022,
        year_end: 2025,
        gpa: '18.9/20',
        is_current: false,
        thesis_title: 'Widows before the judge: property cases in Isfahan, 1620–1660',
        result: 'Read 214 deeds and showed that every third property case was brought by a widow.',
      },
      {
        degree_type: 'BSc',
        field_of_study: 'History',
        university_name: 'University of Fars',
        year_start: 2018,
        year_end: 2022,
        gpa: null,
        is_current: false,
      },
    ],
    research_experiences: [
      {
        research_title: 'Cataloguer of deeds',
        institution: 'Fars Records Office',
        year_start: 2022,
        year_end: 2022,
        research_description: null,
        result: 'Catalogued 900 deeds, of which 60 had been unknown.',
      },
    ],
    teaching_experiences: [
      {
        teaching_title: 'Teaching assistant',
        course_title: 'Reading Persian Manuscripts',
        institution: 'University of Fars',
        year_start: 2024,
        year_end: 2025,
      },
    ],
    skills: [
      { skill_name: 'Palaeography', skill_level: 'Advanced', skill_type: 'Technical' },
      { skill_name: 'Archival research', skill_level: 'Expert', skill_type: 'Technical' },
    ],
    languages: [
      { language_name: 'Persian', proficiency: 'Native' },
      { language_name: 'English', proficiency: 'Advanced', TOEFL_score: 105 },
      { language_name: 'Ottoman Turkish', proficiency: 'Intermediate' },
    ],
    references: [
      {
        reference_name: 'Parvin Jalali',
        reference_position: 'Professor of History',
        reference_company: 'University of Fars',
        reference_email: 'p.jalali@fars.example',
      },
    ],
  },
);
