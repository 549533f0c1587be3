import Foundation

/// What a `CATextLayer` leaves out of text that does not fit.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name of it.
  public let rawValue: String

  /// The value of that name; a name that is not among those below counts as the default.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Nothing: the text is cut at the edge. The default.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// The beginning of the line.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// The end of the line.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// The middle of the line.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}
