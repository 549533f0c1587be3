import Foundation
import QuartzCore

/// The base class of the effects that a `UIVisualEffectView` shows. Effects are immutable, except `UIGlassEffect`.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, NSCopying, @preconcurrency NSSecureCoding {
  /// Creates an effect that changes nothing.
  public override init() { super.init() }

  /// Creates an effect from data in an unarchiver.
  ///
  /// - Parameter coder: The unarchiver.
  public required init?(coder: NSCoder) { super.init() }

  /// Encodes the effect with an archiver. Subclasses encode their styles.
  ///
  /// - Parameter coder: The archiver.
  open func encode(with coder: NSCoder) {}

  /// A Boolean value that indicates whether effects support secure coding. It is true.
  open class var supportsSecureCoding: Bool { true }

  /// Returns the effect itself, because effects are immutable (measured on UIKit, case `effect-copy` of Tests/Oracle).
  ///
  /// - Parameter zone: The zone. It is ignored.
  /// - Returns: The effect.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether another object is an effect that looks the same.
  ///
  /// - Parameter object: The object to compare. If it is nil, the result is `false`.
  /// - Returns: `true` if both effects are equal.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIVisualEffect else { return false }
    return other === self || (type(of: other) == type(of: self) && other.identity == identity)
  }

  /// A number that is equal for equal effects. It is the raw style of a blur effect, and 0 for an effect that changes
  /// nothing (measured on UIKit, case `effect-blur-hashes` of Tests/Oracle).
  nonisolated open override var hash: Int { identity.hash }

  /// The identity of the effect, which determines whether two effects of the same class are equal.
  nonisolated package var identity: EffectIdentity { .none }

  /// Returns the filter of the content behind the effect, or nil if the effect has no material.
  ///
  /// - Parameter traits: The traits of the view that shows the effect.
  package func backdropFilter(for traits: UITraitCollection) -> BackdropFilter? { nil }

  /// Returns the color in which content in front of the effect is shown, or nil if it is shown in its own colors. Only the alpha of the
  /// content is used then.
  ///
  /// - Parameter traits: The traits of the content view.
  package func contentColor(for traits: UITraitCollection) -> UIColor? { nil }
}
