import Foundation

// Properties for extended dynamic range, which Tessera does not support. The values are stored but have no effect.
extension CALayer {
  /// The mode in which colors brighter than the screen's white are mapped to the screen's range.
  public struct ToneMapMode: RawRepresentable, Hashable, Sendable {
    /// The mode's name in Core Animation.
    public let rawValue: String

    /// Creates a mode from its name.
    ///
    /// - Parameter rawValue: The mode's name in Core Animation.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The system decides whether tone mapping is used. This is the default.
    public static let automatic = ToneMapMode(rawValue: "automatic")
    /// Tone mapping is never used.
    public static let never = ToneMapMode(rawValue: "never")
    /// Tone mapping is used wherever it is supported.
    public static let ifSupported = ToneMapMode(rawValue: "ifSupported")
  }

  /// The mode of tone mapping, which maps colors brighter than white to the screen's range. The value is stored but has
  /// no effect. The default is `.automatic`.
  public final var toneMapMode: CALayer.ToneMapMode {
    get { extras?.toneMapMode ?? .automatic }
    set { makeExtras().toneMapMode = newValue }
  }
}
