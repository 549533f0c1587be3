import Foundation

extension NSAttributedString {
  /// The effects of text.
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    /// The name of the effect.
    public let rawValue: String

    /// Creates an effect from its name.
    ///
    /// - Parameter rawValue: The name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Text that seems to be pressed into the paper. It has no effect in Tessera.
    public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
  }
}
