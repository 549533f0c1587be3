import Foundation

extension NSAttributedString {
  /// An effect with which text is drawn, such as letterpress. Tessera draws all text without effects.
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    /// The name of the effect in UIKit.
    public let rawValue: String

    /// Creates an effect from its name.
    ///
    /// - Parameter rawValue: The name of the effect in UIKit.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// An effect in which text seems to be pressed into the paper. Tessera draws such text without the effect.
    public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
  }
}
