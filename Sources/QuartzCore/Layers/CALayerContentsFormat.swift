import Foundation

/// The preferred pixel format of a layer's drawing. It is stored; drawing always uses 8 bits per channel here.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
  /// The format's name in Core Animation.
  public let rawValue: String

  /// Creates a format from its name.
  ///
  /// - Parameter rawValue: The format's name in Core Animation.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// 8 bits per channel. The default, and the format that is always used.
  public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")

  /// 16-bit floating point channels. Drawn with 8 bits per channel here.
  public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")

  /// 8-bit gray. Drawn in color here.
  public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
}
