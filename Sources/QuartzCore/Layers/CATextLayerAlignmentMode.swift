import Foundation

/// The horizontal alignment of the lines of a `CATextLayer`.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The alignment's name in Core Animation.
  public let rawValue: String

  /// Creates an alignment from its name.
  ///
  /// - Parameter rawValue: The alignment's name in Core Animation. An unknown name has the same effect as the default.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Lines are aligned to the leading edge of the text's writing direction. This is the default.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// Lines are aligned to the left edge.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// Lines are aligned to the right edge.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// Lines are centered between the edges.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// Lines are stretched to both edges, except for the last line of a paragraph.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}
