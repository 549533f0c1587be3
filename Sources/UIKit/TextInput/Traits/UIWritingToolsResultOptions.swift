/// The kinds of results that writing tools may insert into a text. The raw values are those of UIKit.
public struct UIWritingToolsResultOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt
  /// Creates a set of options from its bits.
  ///
  /// - Parameter rawValue: One bit for each option.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Text without attributes.
  public static let plainText = UIWritingToolsResultOptions(rawValue: 1)
  /// Text with attributes.
  public static let richText = UIWritingToolsResultOptions(rawValue: 2)
  /// Lists.
  public static let list = UIWritingToolsResultOptions(rawValue: 4)
  /// Tables.
  public static let table = UIWritingToolsResultOptions(rawValue: 8)
  /// Text with attributes of the type `PresentationIntent`.
  public static let presentationIntent = UIWritingToolsResultOptions(rawValue: 16)
}
