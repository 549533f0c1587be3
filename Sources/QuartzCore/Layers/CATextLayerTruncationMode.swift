import Foundation

/// The part of a line that a `CATextLayer` replaces by an ellipsis if the line does not fit.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name in Core Animation.
  public let rawValue: String

  /// Creates a mode from its name.
  ///
  /// - Parameter rawValue: The mode's name in Core Animation. An unknown name has the same effect as the default.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// No truncation: the text is clipped at the edge. This is the default.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// The beginning of the line is replaced by an ellipsis.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// The end of the line is replaced by an ellipsis.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// The middle of the line is replaced by an ellipsis.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}
