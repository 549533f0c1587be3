import Foundation

// What concerns pixels brighter than white. There are none here: the values are kept for code that sets them.
extension CALayer {
  /// How colours brighter than the screen can show are brought into its range.
  public struct ToneMapMode: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name of it.
    public let rawValue: String

    /// The mode of that name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// As the system sees fit. The default.
    public static let automatic = ToneMapMode(rawValue: "automatic")
    /// Not at all.
    public static let never = ToneMapMode(rawValue: "never")
    /// Wherever it can be done.
    public static let ifSupported = ToneMapMode(rawValue: "ifSupported")
  }

  /// How colours brighter than white are shown. Stored. Default automatic.
  public final var toneMapMode: CALayer.ToneMapMode {
    get { extras?.toneMapMode ?? .automatic }
    set { makeExtras().toneMapMode = newValue }
  }
}
