import Foundation

extension NSLayoutConstraint {
  /// Which way a line of views runs, and how its views are aligned across it.
  public struct FormatOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    public static let alignmentMask = FormatOptions(rawValue: 0xffff)
    public static let directionLeadingToTrailing: FormatOptions = []
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    public static let directionMask = FormatOptions(rawValue: 3 << 16)
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
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
