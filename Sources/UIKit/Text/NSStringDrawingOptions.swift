/// How much string drawing does.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// One bit for each option; UIKit's values.
  public let rawValue: Int

  /// The options whose bits are set; unknown bits are ignored.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The last line that fits is truncated when there are more. Needs `usesLineFragmentOrigin`.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
  /// The rectangle's origin is the top left of the text, which may have many lines; else it is the baseline of one line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Line heights include the fonts' leading.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Bounds are those of what is seen, not of the lines.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
}
