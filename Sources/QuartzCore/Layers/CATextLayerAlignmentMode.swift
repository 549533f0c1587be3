import Foundation

/// Where the lines of a `CATextLayer` lie in its width.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name of it.
  public let rawValue: String

  /// The value of that name; a name that is not among those below counts as the default.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// By the direction of the text. The default.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// At the left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// At the right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// Stretched to both sides, but for the last line of a paragraph.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}
