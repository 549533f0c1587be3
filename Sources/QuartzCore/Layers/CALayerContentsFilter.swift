import Foundation

/// How `contents` is scaled.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Bilinear. The default.
  public static let linear = CALayerContentsFilter(rawValue: "linear:Bilinear. The default.")
  /// The nearest pixel, without smoothing.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest:The nearest pixel, without smoothing.")
  /// Bilinear between halved copies, for large reductions.
  public static let trilinear = CALayerContentsFilter(
    rawValue: "trilinear:Bilinear between halved copies, for large reductions.")
}
