// A contact. None is ever read; apps can make their own.

import Foundation

/// A name of a value, and the value.
open class CNLabeledValue<ValueType>: NSObject {
  /// The name of the value.
  public let label: String?
  /// The value.
  public let value: ValueType
  /// Creates a value with a name.
  public init(label: String?, value: ValueType) { (self.label, self.value) = (label, value) }
}

/// A telephone number.
open class CNPhoneNumber: NSObject {
  /// The number as a text.
  public let stringValue: String
  /// Creates a number.
  public init(stringValue string: String) { stringValue = string }
}

/// A contact.
open class CNContact: NSObject {
  fileprivate(set) var fields = Fields()

  struct Fields {
    var (givenName, familyName, organizationName) = ("", "", "")
    var (namePrefix, middleName, nameSuffix, nickname) = ("", "", "", "")
    var (jobTitle, departmentName, note) = ("", "", "")
    var birthday: DateComponents?
    var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
    var emailAddresses: [CNLabeledValue<NSString>] = []
    var imageData: Data?
  }

  /// The identifier.
  public let identifier = SegueRandomNumberGenerator.uuid.uuidString
  /// The given name.
  open var givenName: String { fields.givenName }
  /// The family name.
  open var familyName: String { fields.familyName }
  /// The name of the organization.
  open var organizationName: String { fields.organizationName }
  /// The title in front of the name, such as "Dr.".
  open var namePrefix: String { fields.namePrefix }
  /// The middle name.
  open var middleName: String { fields.middleName }
  /// What follows the name, such as "Jr.".
  open var nameSuffix: String { fields.nameSuffix }
  /// The nickname.
  open var nickname: String { fields.nickname }
  /// The job.
  open var jobTitle: String { fields.jobTitle }
  /// The department of the organization.
  open var departmentName: String { fields.departmentName }
  /// A note.
  open var note: String { fields.note }
  /// The day of birth.
  open var birthday: DateComponents? { fields.birthday }
  /// The telephone numbers.
  open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { fields.phoneNumbers }
  /// The addresses for mail.
  open var emailAddresses: [CNLabeledValue<NSString>] { fields.emailAddresses }
  /// An image.
  open var imageData: Data? { fields.imageData }
  /// A small image.
  open var thumbnailImageData: Data? { fields.imageData }
  /// Whether there is an image.
  open var imageDataAvailable: Bool { fields.imageData != nil }

  /// Creates an empty contact.
  public override init() { super.init() }
}

/// A contact that can be changed.
open class CNMutableContact: CNContact {
  /// The given name.
  open override var givenName: String {
    get { fields.givenName }
    set { fields.givenName = newValue }
  }
  /// The family name.
  open override var familyName: String {
    get { fields.familyName }
    set { fields.familyName = newValue }
  }
  /// The name of the organization.
  open override var organizationName: String {
    get { fields.organizationName }
    set { fields.organizationName = newValue }
  }
  /// The title in front of the name, such as "Dr.".
  open override var namePrefix: String {
    get { fields.namePrefix }
    set { fields.namePrefix = newValue }
  }
  /// The middle name.
  open override var middleName: String {
    get { fields.middleName }
    set { fields.middleName = newValue }
  }
  /// What follows the name, such as "Jr.".
  open override var nameSuffix: String {
    get { fields.nameSuffix }
    set { fields.nameSuffix = newValue }
  }
  /// The nickname.
  open override var nickname: String {
    get { fields.nickname }
    set { fields.nickname = newValue }
  }
  /// The job.
  open override var jobTitle: String {
    get { fields.jobTitle }
    set { fields.jobTitle = newValue }
  }
  /// The department of the organization.
  open override var departmentName: String {
    get { fields.departmentName }
    set { fields.departmentName = newValue }
  }
  /// A note.
  open override var note: String {
    get { fields.note }
    set { fields.note = newValue }
  }
  /// The day of birth.
  open override var birthday: DateComponents? {
    get { fields.birthday }
    set { fields.birthday = newValue }
  }
  /// The telephone numbers.
  open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
    get { fields.phoneNumbers }
    set { fields.phoneNumbers = newValue }
  }
  /// The addresses for mail.
  open override var emailAddresses: [CNLabeledValue<NSString>] {
    get { fields.emailAddresses }
    set { fields.emailAddresses = newValue }
  }
  /// An image.
  open override var imageData: Data? {
    get { fields.imageData }
    set { fields.imageData = newValue }
  }
}
