/// The kinds of results that writing tools may insert into a text. The raw values are the same as in UIKit.
public struct UIWritingToolsResultOptions: OptionSet, Sendable {
  /// The raw bits of the options, with UIKit's values.
  public let rawValue: UInt
  /// Creates a set of options from its bits.
  ///
  /// - Parameter rawValue: The bits, one for each option.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Results that are text without attributes.
  public static let plainText = UIWritingToolsResultOptions(rawValue: 1)
  /// Results that are text with attributes.
  public static let richText = UIWritingToolsResultOptions(rawValue: 2)
  /// Results that contain lists.
  public static let list = UIWritingToolsResultOptions(rawValue: 4)
  /// Results that contain tables.
  public static let table = UIWritingToolsResultOptions(rawValue: 8)
  /// Results that are text with attributes of the type `PresentationIntent`.
  public static let presentationIntent = UIWritingToolsResultOptions(rawValue: 16)
}
