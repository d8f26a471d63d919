// The names of the properties of contacts.

// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The given name.
public let CNContactGivenNameKey = "givenName"
/// The family name.
public let CNContactFamilyNameKey = "familyName"
/// The middle name.
public let CNContactMiddleNameKey = "middleName"
/// The nickname.
public let CNContactNicknameKey = "nickname"
/// The organization.
public let CNContactOrganizationNameKey = "organizationName"
/// The telephone numbers.
public let CNContactPhoneNumbersKey = "phoneNumbers"
/// The addresses for mail.
public let CNContactEmailAddressesKey = "emailAddresses"
/// The image.
public let CNContactImageDataKey = "imageData"
/// Whether there is an image.
public let CNContactImageDataAvailableKey = "imageDataAvailable"
/// The small image.
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
/// The birthday.
public let CNContactBirthdayKey = "birthday"
/// The postal addresses.
public let CNContactPostalAddressesKey = "postalAddresses"
/// The identifier.
public let CNContactIdentifierKey = "identifier"
/// At home.
public let CNLabelHome = "_$!<Home>!$_"
/// At work.
public let CNLabelWork = "_$!<Work>!$_"
/// Elsewhere.
public let CNLabelOther = "_$!<Other>!$_"
/// A mobile telephone.
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
/// The key of the title in front of the name.
public let CNContactNamePrefixKey = "namePrefix"
/// The key of what follows the name.
public let CNContactNameSuffixKey = "nameSuffix"
/// The key of the job.
public let CNContactJobTitleKey = "jobTitle"
/// The key of the department of the organization.
public let CNContactDepartmentNameKey = "departmentName"
/// The key of the note.
public let CNContactNoteKey = "note"
