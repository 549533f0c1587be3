import Foundation

extension NSLayoutConstraint {
  /// Which way a line of views runs, and how its views are aligned across it.
  public struct FormatOptions: OptionSet, Sendable {
    /// One bit for each alignment, the direction in the bits 16 and 17; UIKit's values.
    public let rawValue: UInt

    /// The options of those bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Left edges align, in vertical lines.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)

    /// Right edges align, in vertical lines.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)

    /// Upper edges align, in horizontal lines.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)

    /// Lower edges align, in horizontal lines.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)

    /// Leading edges align, in vertical lines.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)

    /// Trailing edges align, in vertical lines.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)

    /// Centres align, in vertical lines.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)

    /// Centres align, in horizontal lines.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)

    /// The baselines of the last lines of text align, in horizontal lines.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)

    /// The baselines of the first lines of text align, in horizontal lines.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)

    /// The bits that say how views are aligned.
    public static let alignmentMask = FormatOptions(rawValue: 0xffff)

    /// The line runs as one reads. The default.
    public static let directionLeadingToTrailing: FormatOptions = []

    /// The line runs from left to right, whatever the language.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)

    /// The line runs from right to left, whatever the language.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)

    /// The bits that say which way the line runs.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    /// Distances in vertical lines count from baseline to baseline. Not followed here: they count from edge to edge.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)

    /// The bits that say from where distances count.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)
  }

  /// Makes constraints from a line of Apple's visual format. A format that cannot be read, or that names an unknown view
  /// or metric, stops the program with the place of the mistake, as UIKit's exception does.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    var parser = VisualFormatParser(format, metrics: metrics ?? [:], views: views)
    do {
      return try VisualFormatBuilder(line: try parser.parse(), options: opts).constraints()
    } catch {
      Misuse.trap(error.message)
    }
  }

  /// The same, with the mistake as an error: for tests.
  package class func parsedConstraints(
    _ format: String, options: FormatOptions = [], metrics: [String: Any] = [:], views: [String: Any]
  ) throws -> [NSLayoutConstraint] {
    var parser = VisualFormatParser(format, metrics: metrics, views: views)
    return try VisualFormatBuilder(line: try parser.parse(), options: options).constraints()
  }
}
