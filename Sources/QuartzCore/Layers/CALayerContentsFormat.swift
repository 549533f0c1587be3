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

  /// 8 bits per channel. This is the default, and Tessera always uses this format.
  public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")

  /// 16-bit floating point channels. Tessera draws with 8 bits per channel instead.
  public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")

  /// 8-bit gray. Tessera draws in color instead.
  public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
}
