import Foundation

/// The filter that is used when `contents` is scaled.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The filter's name in Core Animation.
  public let rawValue: String

  /// Creates a filter from its name.
  ///
  /// - Parameter rawValue: The filter's name in Core Animation. An unknown name has the same effect as the default.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Bilinear interpolation. This is the default.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// The nearest pixel, without interpolation.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Bilinear interpolation between reduced images, each of half the size of the previous one. Use it to draw an image
  /// much smaller than its size.
  public static let trilinear = CALayerContentsFilter(
    rawValue: "trilinear")
}
