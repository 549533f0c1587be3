import Foundation

/// The pixel format that a layer would like for what it draws. Stored; drawing is always 8 bits a channel here.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name of it.
  public let rawValue: String

  /// The value of that name; a name that is not among those below counts as the default.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Eight bits a channel. The default, and what is drawn in any case.
  public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")

  /// Half floats. Drawn with eight bits a channel here.
  public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")

  /// Grey of eight bits. Drawn in colour here.
  public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
}
