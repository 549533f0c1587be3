import Foundation

/// The preferred pixel format of a layer's drawing. The format is stored, but Tessera always draws with 8 bits per
/// channel.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
  /// The format's name in Core Animation.
  public let rawValue: String

  /// Creates a format from its name.
  ///
  /// - Parameter rawValue: The format's name in Core Animation.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// 8 bits per channel. The default, and the format that is always used.
  public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")

  /// 16-bit floating point channels. Tessera draws with 8 bits per channel instead.
  public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")

  /// 8-bit gray. Tessera draws in color instead.
  public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
}
