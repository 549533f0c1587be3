/// Options that determine how a string is laid out, measured and drawn.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The bits of the options. The values are the same as in UIKit.
  public let rawValue: Int

  /// Creates a set of options from its bits.
  ///
  /// - Parameter rawValue: The bits, one for each option. Unknown bits are ignored.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Truncates the last visible line if the text has more lines. This option requires `usesLineFragmentOrigin`.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
  /// Draws several lines. The origin of the rectangle is the top left of the text. Without this option, one line is
  /// drawn, and the origin is on its baseline.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Includes the leading of the fonts in line heights.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Measures the bounds of the glyphs instead of the lines.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
}
