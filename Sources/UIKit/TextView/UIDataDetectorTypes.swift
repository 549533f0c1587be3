/// The kinds of data in a text that become links. The raw values are the same as in UIKit.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  /// The bits of the kinds of data.
  public let rawValue: UInt
  /// Creates a set of kinds from its bits.
  ///
  /// - Parameter rawValue: The bits, one for each kind of data.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Telephone numbers are detected.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  /// Web addresses are detected.
  public static let link = UIDataDetectorTypes(rawValue: 2)
  /// Postal addresses are detected.
  public static let address = UIDataDetectorTypes(rawValue: 4)
  /// Dates and times are detected.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  /// All kinds of data are detected.
  public static let all = UIDataDetectorTypes(rawValue: UInt.max)
}
