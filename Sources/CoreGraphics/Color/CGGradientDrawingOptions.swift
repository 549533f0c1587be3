/// Options for drawing a gradient before its start and after its end.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  /// The raw bits of the options, with Core Graphics' values.
  public let rawValue: UInt32
  /// Creates options from a bit mask.
  ///
  /// - Parameter rawValue: A bit mask of options.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The first color fills the area before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The last color fills the area after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
