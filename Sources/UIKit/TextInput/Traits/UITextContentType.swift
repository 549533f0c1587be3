/// The expected kind of content of a text field or text view. The value is stored but has no effect, because Tessera does not fill in
/// text automatically.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the kind of content in UIKit, such as "email-address".
  public let rawValue: String
  /// Creates a kind of content from its name.
  ///
  /// - Parameter rawValue: The name of the kind of content in UIKit, such as "email-address".
  public init(rawValue: String) { self.rawValue = rawValue }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The text is a web address.
  public static let URL = UITextContentType(rawValue: "url")
  /// The text is the city of an address.
  public static let addressCity = UITextContentType(rawValue: "address-city")
  /// The text is the city and the state of an address.
  public static let addressCityAndState = UITextContentType(rawValue: "address-city-and-state")
  /// The text is the state of an address.
  public static let addressState = UITextContentType(rawValue: "address-state")
  /// The text is a date of birth.
  public static let birthdate = UITextContentType(rawValue: "birthdate")
  /// The text is the day of a date of birth.
  public static let birthdateDay = UITextContentType(rawValue: "birthdate-day")
  /// The text is the month of a date of birth.
  public static let birthdateMonth = UITextContentType(rawValue: "birthdate-month")
  /// The text is the year of a date of birth.
  public static let birthdateYear = UITextContentType(rawValue: "birthdate-year")
  /// The text is the EID of a telephone's SIM.
  public static let cellularEID = UITextContentType(rawValue: "cellular-eid")
  /// The text is the IMEI of a telephone.
  public static let cellularIMEI = UITextContentType(rawValue: "cellular-imei")
  /// The text is the name of a country.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// The text is the expiration date of a credit card.
  public static let creditCardExpiration = UITextContentType(rawValue: "credit-card-expiration")
  /// The text is the expiration month of a credit card.
  public static let creditCardExpirationMonth = UITextContentType(rawValue: "credit-card-expiration-month")
  /// The text is the expiration year of a credit card.
  public static let creditCardExpirationYear = UITextContentType(rawValue: "credit-card-expiration-year")
  /// The text is the family name on a credit card.
  public static let creditCardFamilyName = UITextContentType(rawValue: "credit-card-family-name")
  /// The text is the given name on a credit card.
  public static let creditCardGivenName = UITextContentType(rawValue: "credit-card-given-name")
  /// The text is the middle name on a credit card.
  public static let creditCardMiddleName = UITextContentType(rawValue: "credit-card-middle-name")
  /// The text is the name on a credit card.
  public static let creditCardName = UITextContentType(rawValue: "credit-card-name")
  /// The text is the number of a credit card.
  public static let creditCardNumber = UITextContentType(rawValue: "credit-card-number")
  /// The text is the security code of a credit card.
  public static let creditCardSecurityCode = UITextContentType(rawValue: "credit-card-security-code")
  /// The text is the type of a credit card, such as "Visa".
  public static let creditCardType = UITextContentType(rawValue: "credit-card-type")
  /// The text is a date and time.
  public static let dateTime = UITextContentType(rawValue: "date-time")
  /// The text is an email address.
  public static let emailAddress = UITextContentType(rawValue: "email-address")
  /// The text is a family name, which is the last name in English.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// The text is the number of a flight.
  public static let flightNumber = UITextContentType(rawValue: "flight-number")
  /// The text is a complete street address.
  public static let fullStreetAddress = UITextContentType(rawValue: "full-street-address")
  /// The text is a given name, which is the first name in English.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// The text is a job title.
  public static let jobTitle = UITextContentType(rawValue: "job-title")
  /// The text is a location, such as a point of interest or an address.
  public static let location = UITextContentType(rawValue: "location")
  /// The text is a middle name, between the given name and the family name.
  public static let middleName = UITextContentType(rawValue: "middle-name")
  /// The text is a person's full name.
  public static let name = UITextContentType(rawValue: "name")
  /// The text is the prefix of a name, such as a title.
  public static let namePrefix = UITextContentType(rawValue: "name-prefix")
  /// The text is the suffix of a name, such as "Jr.".
  public static let nameSuffix = UITextContentType(rawValue: "name-suffix")
  /// The text is a new password, as in a form that creates an account.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// The text is a nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// The text is a one-time code of a login.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// The text is the name of an organization.
  public static let organizationName = UITextContentType(rawValue: "organization-name")
  /// The text is the password of an existing account.
  public static let password = UITextContentType(rawValue: "password")
  /// The text is a postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// The text is the tracking number of a shipment.
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
  /// The text is the first line of a street address.
  public static let streetAddressLine1 = UITextContentType(rawValue: "street-address-line1")
  /// The text is the second line of a street address.
  public static let streetAddressLine2 = UITextContentType(rawValue: "street-address-line2")
  /// The text is a part of a town in an address, such as a district.
  public static let sublocality = UITextContentType(rawValue: "sublocality")
  /// The text is a telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "telephone-number")
  /// The text is the name with which a user logs in to an account.
  public static let username = UITextContentType(rawValue: "username")
}
