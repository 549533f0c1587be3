/// What a text field or text view is for. Kept: nothing is filled in by itself here.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name as text.
  public let rawValue: String
  /// A kind of text with that name.
  public init(rawValue: String) { self.rawValue = rawValue }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Text of this kind: an address of the web.
  public static let URL = UITextContentType(rawValue: "url")
  /// Text of this kind: address city.
  public static let addressCity = UITextContentType(rawValue: "address-city")
  /// Text of this kind: address city and state.
  public static let addressCityAndState = UITextContentType(rawValue: "address-city-and-state")
  /// Text of this kind: address state.
  public static let addressState = UITextContentType(rawValue: "address-state")
  /// Text of this kind: birthdate.
  public static let birthdate = UITextContentType(rawValue: "birthdate")
  /// Text of this kind: birthdate day.
  public static let birthdateDay = UITextContentType(rawValue: "birthdate-day")
  /// Text of this kind: birthdate month.
  public static let birthdateMonth = UITextContentType(rawValue: "birthdate-month")
  /// Text of this kind: birthdate year.
  public static let birthdateYear = UITextContentType(rawValue: "birthdate-year")
  /// Text of this kind: the EID of a telephone.
  public static let cellularEID = UITextContentType(rawValue: "cellular-eid")
  /// Text of this kind: the IMEI of a telephone.
  public static let cellularIMEI = UITextContentType(rawValue: "cellular-imei")
  /// Text of this kind: country name.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// Text of this kind: credit card expiration.
  public static let creditCardExpiration = UITextContentType(rawValue: "credit-card-expiration")
  /// Text of this kind: credit card expiration month.
  public static let creditCardExpirationMonth = UITextContentType(rawValue: "credit-card-expiration-month")
  /// Text of this kind: credit card expiration year.
  public static let creditCardExpirationYear = UITextContentType(rawValue: "credit-card-expiration-year")
  /// Text of this kind: credit card family name.
  public static let creditCardFamilyName = UITextContentType(rawValue: "credit-card-family-name")
  /// Text of this kind: credit card given name.
  public static let creditCardGivenName = UITextContentType(rawValue: "credit-card-given-name")
  /// Text of this kind: credit card middle name.
  public static let creditCardMiddleName = UITextContentType(rawValue: "credit-card-middle-name")
  /// Text of this kind: credit card name.
  public static let creditCardName = UITextContentType(rawValue: "credit-card-name")
  /// Text of this kind: credit card number.
  public static let creditCardNumber = UITextContentType(rawValue: "credit-card-number")
  /// Text of this kind: credit card security code.
  public static let creditCardSecurityCode = UITextContentType(rawValue: "credit-card-security-code")
  /// Text of this kind: credit card type.
  public static let creditCardType = UITextContentType(rawValue: "credit-card-type")
  /// Text of this kind: date time.
  public static let dateTime = UITextContentType(rawValue: "date-time")
  /// Text of this kind: email address.
  public static let emailAddress = UITextContentType(rawValue: "email-address")
  /// Text of this kind: family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// Text of this kind: flight number.
  public static let flightNumber = UITextContentType(rawValue: "flight-number")
  /// Text of this kind: full street address.
  public static let fullStreetAddress = UITextContentType(rawValue: "full-street-address")
  /// Text of this kind: given name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// Text of this kind: job title.
  public static let jobTitle = UITextContentType(rawValue: "job-title")
  /// Text of this kind: location.
  public static let location = UITextContentType(rawValue: "location")
  /// Text of this kind: middle name.
  public static let middleName = UITextContentType(rawValue: "middle-name")
  /// Text of this kind: a person's name.
  public static let name = UITextContentType(rawValue: "name")
  /// Text of this kind: name prefix.
  public static let namePrefix = UITextContentType(rawValue: "name-prefix")
  /// Text of this kind: name suffix.
  public static let nameSuffix = UITextContentType(rawValue: "name-suffix")
  /// Text of this kind: new password.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// Text of this kind: nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// Text of this kind: a code that is good once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// Text of this kind: organization name.
  public static let organizationName = UITextContentType(rawValue: "organization-name")
  /// Text of this kind: password.
  public static let password = UITextContentType(rawValue: "password")
  /// Text of this kind: postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// Text of this kind: shipment tracking number.
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
  /// Text of this kind: street address line1.
  public static let streetAddressLine1 = UITextContentType(rawValue: "street-address-line1")
  /// Text of this kind: street address line2.
  public static let streetAddressLine2 = UITextContentType(rawValue: "street-address-line2")
  /// Text of this kind: sublocality.
  public static let sublocality = UITextContentType(rawValue: "sublocality")
  /// Text of this kind: telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "telephone-number")
  /// Text of this kind: the name of an account.
  public static let username = UITextContentType(rawValue: "username")
}
