import Foundation

extension NSLayoutConstraint {
  /// The options of a visual format: the direction of the line and the alignment of its views.
  public struct FormatOptions: OptionSet, Sendable {
    /// The bits of the options: one for each alignment, and bits 16 and 17 for the direction. The values are the same
    /// as in UIKit.
    public let rawValue: UInt

    /// Creates options from their bits.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Aligns the left edges of all views. The option is intended for vertical lines (`V:`).
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)

    /// Aligns the right edges of all views. The option is intended for vertical lines (`V:`).
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)

    /// Aligns the top edges of all views. The option is intended for horizontal lines (`H:`).
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)

    /// Aligns the bottom edges of all views. The option is intended for horizontal lines (`H:`).
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)

    /// Aligns the leading edges of all views. The option is intended for vertical lines (`V:`).
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)

    /// Aligns the trailing edges of all views. The option is intended for vertical lines (`V:`).
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)

    /// Aligns the horizontal centers of all views. The option is intended for vertical lines (`V:`).
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)

    /// Aligns the vertical centers of all views. The option is intended for horizontal lines (`H:`).
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)

    /// Aligns the baselines of the last lines of text. The option is intended for horizontal lines (`H:`).
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)

    /// Aligns the baselines of the first lines of text. The option is intended for horizontal lines (`H:`).
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)

    /// All bits that specify an alignment.
    public static let alignmentMask = FormatOptions(rawValue: 0xffff)

    /// The direction of the line depends on the layout direction. This is the default.
    public static let directionLeadingToTrailing: FormatOptions = []

    /// The views are arranged from left to right, regardless of the layout direction.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)

    /// The views are arranged from right to left, regardless of the layout direction.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)

    /// All bits that specify a direction.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    /// The spacing is measured from edge to edge. This is the default.
    public static let spacingEdgeToEdge: FormatOptions = []

    /// The spacing in vertical lines is measured from baseline to baseline. In Tessera this option has no effect: the
    /// spacing is measured from edge to edge.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)

    /// All bits that specify how the spacing is measured.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)
  }

  /// Creates constraints from a string in Apple's visual format language.
  ///
  /// - Parameters:
  ///   - format: A line of views, such as `H:|-[a(>=44)]-8-[b]-|`. If it cannot be parsed, the method reports the position
  ///     of the error and returns no constraints; UIKit raises an exception.
  ///   - opts: The options of direction and alignment.
  ///   - metrics: The numbers that the format refers to by name.
  ///   - views: The views and layout guides of the line, by name.
  /// - Returns: The constraints, which are not active.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    var parser = VisualFormatParser(format, metrics: metrics ?? [:], views: views)
    do {
      return try VisualFormatBuilder(line: try parser.parse(), options: opts).constraints()
    } catch {
      Diagnostics.report(error.message)
      return []
    }
  }

  /// Creates constraints from a string in visual format. Throws an error if the format is invalid. Tests use this method.
  package class func parsedConstraints(
    _ format: String, options: FormatOptions = [], metrics: [String: Any] = [:], views: [String: Any]
  ) throws -> [NSLayoutConstraint] {
    var parser = VisualFormatParser(format, metrics: metrics, views: views)
    return try VisualFormatBuilder(line: try parser.parse(), options: options).constraints()
  }
}
