/** Services that students and graduates ask for most, in the notation of `servicesOf`. */
export const studentServices = `
@ Office of the Registrar | Issuance of Transcript of Records | Complex | Students and graduates
The first copy for graduates is free and is given with the diploma. Later copies are for employment, licensure or further study.
? Request form HSU-REG-02 | Windows 1 and 2, website
? One valid identity card | Client
? Clearance, for those who left without finishing | Website
? Authorisation and card of the representative | Client
> Submits the form | Checks the record for missing grades | none | 10 minutes | Records Officer
> Pays | Receives payment | PHP 75.00 a page | 10 minutes | Cashier
> Waits for notice | Prints, compares, signs, seals | none | 5 days | Registrar
> Claims | Releases, has the register signed | none | 5 minutes | Records Officer

@ Office of the Registrar | Certification of Enrolment, Grades or Graduation | Simple | Students and graduates
A certificate of one page with a number that can be checked on the website.
? Request form HSU-REG-03 | Windows 1 and 2, website
? Identity card | Client
> Submits the form | Finds the record | none | 5 minutes | Records Officer
> Waits | Prints and signs | none (second copy PHP 50.00) | 2 hours | Registrar
> Claims | Releases | none | 5 minutes | Records Officer

@ Office of the Registrar | Application for Admission to the First Year | Highly technical | Senior High School and ALS graduates
Applications are made online. Staff help those who have no computer. The entrance test is free.
? Online application | Website
? Grades of Grade 11 | School last attended
? Photograph | Client
> Fills in the application | Acknowledges by mail | none | 1 day | Admissions Officer
> Waits | Checks the papers | none | 3 days | Admissions Officer
> Takes the test | Gives and scores the test | none | 1 day | Testing team
> Sees the result | Publishes qualifiers | none | 15 days | Registrar

@ Office of the Registrar | Transfer from Another School | Complex | Students of other schools
Transferees are received until two weeks before enrolment, where places are left.
? Copy of grades | School last attended
? Honourable dismissal | School last attended
? Certificate of good moral character | School last attended
> Submits papers | Checks and sends them to the college | none | 1 day | Admissions Officer
> Interview | Evaluates subjects | none | 3 days | Programme Chair
> Claims the permit | Issues permit to enrol | none | 10 minutes | Admissions Officer

@ Office of the Registrar | Enrolment of Continuing Students | Simple | Students
Most students enrol on the portal. Counters are for those who need advice.
? Grades of the last term | Portal
? Advised subjects | College
> Chooses subjects | Confirms advice | none | 1 day | Adviser
> Confirms assessment | Assesses | none | 15 minutes | Accounting
> Receives the registration form | Sends it by mail | none | 5 minutes | Enrolment Officer

@ Office of the Registrar | Completion of Incomplete Grades | Simple | Students with INC
A grade of INC is completed within one year from the end of the term.
? Form HSU-REG-07 | Website
> Gives the form to the teacher | Computes and signs | none | 2 days | Faculty member
> – | Endorses | none | 1 day | Dean
> – | Enters the grade | none | 1 day | Records Officer

@ Office of the Registrar | Honourable Dismissal | Complex | Students who transfer
Given once. The record stays with the University; a copy is sent to the next school.
? Request form | Windows 1 and 2
? Clearance | Portal
> Submits the form | Checks obligations | none | 1 day | Records Officer
> Waits | Prepares and signs | none | 3 days | Registrar
> Claims | Releases | none | 5 minutes | Records Officer

@ Office of the Registrar | Certification, Authentication and Verification | Complex | Graduates bound for work abroad
Papers are certified by the University and forwarded to the Commission on Higher Education.
? Transcript and diploma | Client
? Two copies of each | Client
> Submits papers | Compares with the record | PHP 80.00 | 1 day | Records Officer
> Waits | Signs, seals, forwards | none | 4 days | Registrar

@ Office of Student Affairs | Application for Scholarship | Highly technical | Students
Five kinds of scholarship are open each January.
? Application form | Guidance office
? Grades of two terms | Portal
? One proof of income | Barangay or employer
> Submits the form | Checks | none | 10 minutes | Scholarship clerk
> Interview | Computes points | none | 10 days | Committee
> Sees the list | Posts for five days, then final | none | 7 days | Director

@ Office of Student Affairs | Recognition of Student Organisations | Complex | Organisations of fifteen students and more
New organisations are recognised for one year, others renew until September.
? Constitution and list of officers | Organisation
? Consent of an adviser | Faculty
? Plan of activities | Organisation
> Submits papers | Reviews | none | 3 days | Student Affairs Officer
> Answers questions | Recommends | none | 3 days | Director
> Receives the certificate | Issues | none | 1 day | Vice President

@ Health Services | Medical Consultation and Certificate | Simple | Students and personnel
The clinic is open from 7:00 a.m. to 7:00 p.m. Emergencies come first.
? School or employee card | Client
> Signs in | Takes history and vital signs | none | 10 minutes | Nurse
> Consults | Examines, prescribes | none | 20 minutes | Physician
> Asks for a certificate | Issues | none | 5 minutes | Physician

@ University Library | Borrowing of Books | Simple | Students, faculty, personnel
Three books for seven days; five books for thirty days for the faculty.
? Library card | Circulation desk
> Finds the book | Helps at the catalogue | none | 10 minutes | Librarian
> Gives the book and the card | Records the loan | none | 3 minutes | Circulation clerk

@ University Library | Use by Visiting Researchers | Simple | Researchers from other institutions
Visitors read in the Filipiniana section; copying follows the law.
? Letter of the institution | Institution
? Identity card | Client
> Presents the letter | Registers | PHP 50.00 a day | 10 minutes | Librarian
> Asks for material | Brings it | none | 20 minutes | Stack attendant
`
