import Foundation

/// How `contents` is scaled.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name of it.
  public let rawValue: String

  /// The value of that name; a name that is not among those below counts as the default.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Bilinear. The default.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// The nearest pixel, without smoothing.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Bilinear between halved copies, for large reductions.
  public static let trilinear = CALayerContentsFilter(
    rawValue: "trilinear")
}
