/** Services to personnel, suppliers and the public, in the notation of `servicesOf`. */
export const officeServices = `
@ Records Management Office | Freedom of Information Request | Highly technical | Any Filipino citizen
Requests are answered within fifteen working days. There is no fee for the request.
? Request with a description of the record | Website, letter or window
? Identity card | Client
> Sends the request | Gives a number | none | 1 day | Central Records Unit
> Waits | Searches | none | 9 days | Custodian unit
> Receives the answer | Decides and answers | copies PHP 2.00 a page | 5 days | Decision maker

@ Records Management Office | Receiving of Letters and Documents | Simple | The public
Every paper received gets a number, date and hour, and is sent to the unit on the same day.
? The document and one copy | Client
> Gives the document | Stamps, numbers, returns the copy | none | 5 minutes | Receiving clerk
> – | Sends it to the unit | none | 4 hours | Records Officer

@ Records Management Office | Certified Copies of Orders and Resolutions | Simple | Personnel and the public
Copies of orders that name a person are given to that person.
? Request slip | Window
> Fills in the slip | Finds the record | none | 30 minutes | Records Officer
> Claims | Certifies and releases | PHP 2.00 a page | 15 minutes | Chief Records Officer

@ Human Resource Management Office | Service Record and Certificate of Employment | Simple | Personnel, present and former
Requests by former personnel may be made by mail.
? Request slip | Window, website
? Identity card | Client
> Submits the slip | Reads the 201 file | none | 1 hour | Personnel Records Officer
> Claims | Signs and releases | none | 1 day | Director

@ Human Resource Management Office | Application for a Vacant Position | Highly technical | Applicants
Vacancies are posted for ten days on the website and in three public places.
? Letter and personal data sheet | Applicant
? Transcript, eligibility, last rating | Applicant
> Sends papers | Acknowledges | none | 1 day | HR Officer
> Takes the interview | Ranks | none | 15 days | Selection Board
> Is told the result | Appoints | none | 5 days | President

@ Human Resource Management Office | Application for Leave | Simple | Personnel
Vacation leave is asked five days before; sick leave on return.
? CS Form No. 6 | Website
? Medical certificate, beyond five days | Physician
> Submits the form | Computes balances | none | 15 minutes | Leave clerk
> – | Approves | none | 1 day | Head of office

@ Finance and Accounting Office | Payment to Suppliers | Complex | Suppliers and contractors
Paid by advice to debit within twenty days from acceptance.
? Invoice and delivery receipt | Supplier
? Inspection report | Supply Office
> Submits papers | Checks against the order | none | 2 days | Accounting staff
> – | Certifies funds and signs | none | 3 days | Chief Accountant
> Receives payment | Sends advice to the bank | none | 2 days | Cashier

@ Finance and Accounting Office | Refund of Fees | Complex | Students
Refunds are asked within the term in which the fee was paid.
? Official receipt | Student
? Form HSU-FAO-04 | Window
> Submits the form | Verifies | none | 1 day | Accounting staff
> Waits | Prepares voucher | none | 4 days | Accountant
> Claims | Pays | none | 10 minutes | Cashier

@ Procurement Office | Sale of Bidding Documents | Simple | Bidders
Documents may be read free of charge on the website.
? Name and address of the company | Bidder
> Asks for the documents | Issues order of payment | none | 5 minutes | BAC Secretariat
> Pays | Receives | by the ABC | 10 minutes | Cashier
> Receives documents | Registers the bidder | none | 5 minutes | BAC Secretariat

@ Physical Plant Office | Use of Halls and Grounds | Complex | Units, organisations, the public
Classes come first. The quadrangle is free for towns and barangays.
? Letter or form | Client
? Programme | Client
> Submits the form | Looks up the calendar | none | 1 day | Facilities clerk
> Pays | Receives | Hall PHP 4,000.00 a day | 10 minutes | Cashier
> Receives the permit | Approves | none | 2 days | Director

@ Physical Plant Office | Repair Requests | Complex | Units
Leaks and open wires are repaired on the same day.
? Job request | Portal
> Sends the request | Inspects | none | 1 day | Engineer
> – | Repairs | none | 5 days | Crew
> Signs | Closes the job | none | 5 minutes | Engineer

@ Research and Extension Office | Ethics Clearance | Highly technical | Researchers
Required before persons or animals are studied.
? Protocol and consent form | Researcher
? Curriculum vitae | Researcher
> Submits the protocol | Checks | none | 2 days | Ethics staff
> Waits | Reviews | none | 15 days | Reviewers
> Receives the clearance | Issues | none | 2 days | Chair

@ Information Technology Office | Account and Password Help | Simple | Students and personnel
Passwords are never asked for by mail or telephone.
? School or employee card | Client
> Shows the card | Checks identity | none | 5 minutes | Help desk
> Sets a new password | Sends the link | none | 10 minutes | Help desk

@ Office of the President | Complaints and Suggestions | Simple | The public
Complaints against an office are not answered by that office.
? Letter, form or mail | Client
> Sends the complaint | Acknowledges | none | 1 day | Executive Staff
> Waits | Asks the office, decides | none | 3 days | Executive Assistant
`
