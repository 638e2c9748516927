/** What the archive says of itself, in both languages. */
export const readme = `Your data in Peyk
=================

All files are text in UTF-8 and open without Peyk. Times are in UTC.

profile/resume.json   Your profile as JSON Resume (jsonresume.org)
profile/papers.bib    Your papers as BibTeX
profile/profile.json  Your profile with every field, as Peyk keeps it
bots.csv              Your bots
professors.csv        Your professors, each with the newest match score
drafts.csv            Your email drafts
letters.csv           The emails that were sent or may have been sent, with their answers
letters/              Each of them as a file that email programs open (.eml), or as text where none can be made
do-not-contact.csv    Your do-not-contact list
uploads/              Pictures that you uploaded
files/                PDF files attached to your emails
ledger.jsonl          What happened to each email: one event per line, as JSON

In CSV files, a cell that would be a formula begins with an apostrophe.
The archive has no passwords and no keys to your Gmail account.


داده‌های شما در پیک
===================

همهٔ فایل‌ها متن UTF-8 هستند و بدون پیک باز می‌شوند. زمان‌ها به وقت جهانی است.

profile/resume.json   نمایهٔ شما در قالب JSON Resume
profile/papers.bib    مقاله‌های شما در قالب BibTeX
profile/profile.json  نمایهٔ شما با همهٔ فیلدها، همان‌گونه که پیک نگه می‌دارد
bots.csv              بات‌های شما
professors.csv        استادان شما، هر یک با آخرین امتیاز تطابق
drafts.csv            پیش‌نویس‌های ایمیل شما
letters.csv           ایمیل‌هایی که فرستاده شده یا شاید فرستاده شده است، با پاسخ‌هایشان
letters/              هر یک از آن‌ها به شکل فایلی که برنامه‌های ایمیل باز می‌کنند (eml)، یا متن ساده اگر چنین فایلی ممکن نباشد
do-not-contact.csv    فهرست منع تماس شما
uploads/              تصویرهایی که بارگذاری کرده‌اید
files/                فایل‌های PDF همراه ایمیل‌های شما
ledger.jsonl          سابقهٔ هر ایمیل؛ هر رویداد در یک سطر، در قالب JSON

هر خانهٔ فایل‌های CSV که ممکن است فرمول شمرده شود، با یک آپاستروف آغاز می‌شود.
گذرواژه‌ها و کلیدهای حساب جیمیل شما در این بایگانی نیست.
`;
