/// What writing tools may put into a text; UIKit's bits.
public struct UIWritingToolsResultOptions: OptionSet, Sendable {
  /// One bit each.
  public let rawValue: UInt
  /// The options whose bits are set.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Characters without attributes.
  public static let plainText = UIWritingToolsResultOptions(rawValue: 1)
  /// Text with attributes.
  public static let richText = UIWritingToolsResultOptions(rawValue: 2)
  /// Lists.
  public static let list = UIWritingToolsResultOptions(rawValue: 4)
  /// Tables.
  public static let table = UIWritingToolsResultOptions(rawValue: 8)
  /// What its parts mean, as `PresentationIntent` has it.
  public static let presentationIntent = UIWritingToolsResultOptions(rawValue: 16)
}
