/// The expected kind of content of a text field or text view. It is stored and has no effect, because Tessera does not
/// fill in text automatically.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the kind.
  public let rawValue: String
  /// Creates a kind of content from its name.
  ///
  /// - Parameter rawValue: The name of the kind.
  public init(rawValue: String) { self.rawValue = rawValue }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// A web address.
  public static let URL = UITextContentType(rawValue: "url")
  /// The city of an address.
  public static let addressCity = UITextContentType(rawValue: "address-city")
  /// The city and the state of an address.
  public static let addressCityAndState = UITextContentType(rawValue: "address-city-and-state")
  /// The state of an address.
  public static let addressState = UITextContentType(rawValue: "address-state")
  /// A date of birth.
  public static let birthdate = UITextContentType(rawValue: "birthdate")
  /// The day of a date of birth.
  public static let birthdateDay = UITextContentType(rawValue: "birthdate-day")
  /// The month of a date of birth.
  public static let birthdateMonth = UITextContentType(rawValue: "birthdate-month")
  /// The year of a date of birth.
  public static let birthdateYear = UITextContentType(rawValue: "birthdate-year")
  /// The EID of a telephone's SIM.
  public static let cellularEID = UITextContentType(rawValue: "cellular-eid")
  /// The IMEI of a telephone.
  public static let cellularIMEI = UITextContentType(rawValue: "cellular-imei")
  /// The name of a country.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// The expiration date of a credit card.
  public static let creditCardExpiration = UITextContentType(rawValue: "credit-card-expiration")
  /// The expiration month of a credit card.
  public static let creditCardExpirationMonth = UITextContentType(rawValue: "credit-card-expiration-month")
  /// The expiration year of a credit card.
  public static let creditCardExpirationYear = UITextContentType(rawValue: "credit-card-expiration-year")
  /// The family name on a credit card.
  public static let creditCardFamilyName = UITextContentType(rawValue: "credit-card-family-name")
  /// The given name on a credit card.
  public static let creditCardGivenName = UITextContentType(rawValue: "credit-card-given-name")
  /// The middle name on a credit card.
  public static let creditCardMiddleName = UITextContentType(rawValue: "credit-card-middle-name")
  /// The name on a credit card.
  public static let creditCardName = UITextContentType(rawValue: "credit-card-name")
  /// The number of a credit card.
  public static let creditCardNumber = UITextContentType(rawValue: "credit-card-number")
  /// The security code of a credit card.
  public static let creditCardSecurityCode = UITextContentType(rawValue: "credit-card-security-code")
  /// The type of a credit card.
  public static let creditCardType = UITextContentType(rawValue: "credit-card-type")
  /// A date and time.
  public static let dateTime = UITextContentType(rawValue: "date-time")
  /// An email address.
  public static let emailAddress = UITextContentType(rawValue: "email-address")
  /// A family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// The number of a flight.
  public static let flightNumber = UITextContentType(rawValue: "flight-number")
  /// A complete street address.
  public static let fullStreetAddress = UITextContentType(rawValue: "full-street-address")
  /// A given name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A job title.
  public static let jobTitle = UITextContentType(rawValue: "job-title")
  /// A location, such as a point of interest or an address.
  public static let location = UITextContentType(rawValue: "location")
  /// A middle name.
  public static let middleName = UITextContentType(rawValue: "middle-name")
  /// A person's full name.
  public static let name = UITextContentType(rawValue: "name")
  /// The prefix of a name, such as a title.
  public static let namePrefix = UITextContentType(rawValue: "name-prefix")
  /// The suffix of a name.
  public static let nameSuffix = UITextContentType(rawValue: "name-suffix")
  /// A new password.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// A one-time code of a login.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// The name of an organization.
  public static let organizationName = UITextContentType(rawValue: "organization-name")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// The tracking number of a shipment.
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
  /// The first line of a street address.
  public static let streetAddressLine1 = UITextContentType(rawValue: "street-address-line1")
  /// The second line of a street address.
  public static let streetAddressLine2 = UITextContentType(rawValue: "street-address-line2")
  /// The part of a town in an address.
  public static let sublocality = UITextContentType(rawValue: "sublocality")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "telephone-number")
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
}
