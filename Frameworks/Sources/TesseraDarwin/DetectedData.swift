import Foundation

/// A part of a text in which a data detector found a link, a telephone number or a date.
final class DetectedData: NSTextCheckingResult {
  enum Value {
    case link(URL)
    case phoneNumber(String)
    case date(Date)
  }

  let value: Value
  private let place: NSRange

  init(_ value: Value, _ place: NSRange) {
    self.value = value
    self.place = place
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override var resultType: NSTextCheckingResult.CheckingType {
    switch value {
    case .link: .links
    case .phoneNumber: .phoneNumbers
    case .date: .dates
    }
  }
  override var range: NSRange { place }
  override var numberOfRanges: Int { 1 }
  override func range(at index: Int) -> NSRange { index == 0 ? place : NSRange(location: NSNotFound, length: 0) }
}

extension NSTextCheckingResult {
  /// Creates a result for a link, in place of `linkCheckingResult(range:url:)`.
  ///
  /// - Parameters:
  ///   - range: The range of the link in the text.
  ///   - url: The address of the link.
  /// - Returns: The result.
  public static func _linkCheckingResult(range: NSRange, url: URL) -> NSTextCheckingResult {
    DetectedData(.link(url), range)
  }

  /// Creates a result for a telephone number, in place of `phoneNumberCheckingResult(range:phoneNumber:)`.
  ///
  /// - Parameters:
  ///   - range: The range of the number in the text.
  ///   - phoneNumber: The telephone number.
  /// - Returns: The result.
  public static func _phoneNumberCheckingResult(range: NSRange, phoneNumber: String) -> NSTextCheckingResult {
    DetectedData(.phoneNumber(phoneNumber), range)
  }

  /// Creates a result for a date, in place of `dateCheckingResult(range:date:)`.
  ///
  /// - Parameters:
  ///   - range: The range of the date in the text.
  ///   - date: The date that the text means.
  /// - Returns: The result.
  public static func _dateCheckingResult(range: NSRange, date: Date) -> NSTextCheckingResult {
    DetectedData(.date(date), range)
  }

  /// The URL of a link, or nil. An address of mail has the scheme `mailto`.
  public var url: URL? { if case .link(let url)? = (self as? DetectedData)?.value { url } else { nil } }
  /// A telephone number as it is in the text, or nil.
  public var phoneNumber: String? {
    if case .phoneNumber(let number)? = (self as? DetectedData)?.value { number } else { nil }
  }
  /// A date, or nil. A date without a time is at noon in the time zone of the user.
  public var date: Date? { if case .date(let date)? = (self as? DetectedData)?.value { date } else { nil } }
  /// The time zone of a date, or nil. It is always nil, because no zones are found.
  public var timeZone: TimeZone? { nil }
  /// The duration of a date, in seconds. It is always 0, because no durations are found.
  public var duration: TimeInterval { 0 }
  /// The parts of an address, or nil. It is always nil, because no addresses are found.
  public var addressComponents: [NSTextCheckingKey: String]? { nil }
  /// The parts of a flight, or nil. It is always nil, because no flights are found.
  public var components: [NSTextCheckingKey: String]? { nil }
}

/// The name of a part of an address or a flight.
public struct NSTextCheckingKey: RawRepresentable, Hashable, Sendable {
  /// The name of the key as a string.
  public let rawValue: String
  /// Creates a key from its name.
  ///
  /// - Parameter rawValue: The name of the key.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The key of a person's name in an address.
  public static let name = Self(rawValue: "Name")
  /// The key of a person's job title in an address.
  public static let jobTitle = Self(rawValue: "JobTitle")
  /// The key of an organization in an address.
  public static let organization = Self(rawValue: "Organization")
  /// The key of the street in an address.
  public static let street = Self(rawValue: "Street")
  /// The key of the city in an address.
  public static let city = Self(rawValue: "City")
  /// The key of the state in an address.
  public static let state = Self(rawValue: "State")
  /// The key of the postal code in an address.
  public static let zip = Self(rawValue: "ZIP")
  /// The key of the country in an address.
  public static let country = Self(rawValue: "Country")
  /// The key of a telephone number in an address.
  public static let phone = Self(rawValue: "Phone")
  /// The key of the airline of a flight.
  public static let airline = Self(rawValue: "Airline")
  /// The key of the number of a flight.
  public static let flight = Self(rawValue: "Flight")
}

// The types with other names than in Foundation, which calls its own deprecated because nothing finds them on Linux.
// The numbers are those of Foundation on Linux, which differ from Apple's.
extension NSTextCheckingResult.CheckingType {
  static let dates = Self(rawValue: 1 << 4)
  static let addresses = Self(rawValue: 1 << 5)
  static let links = Self(rawValue: 1 << 6)
  static let phoneNumbers = Self(rawValue: 1 << 11)
  static let flights = Self(rawValue: 1 << 12)
}
