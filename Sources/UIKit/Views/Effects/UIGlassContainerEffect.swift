import Foundation

/// An effect that joins the glass of several views.
///
/// In Tessera, glass that is close together is not joined: each view shows its own glass.
@preconcurrency @MainActor
open class UIGlassContainerEffect: UIVisualEffect {
  /// The distance in points below which glass is joined. The default is 0. Tessera does not use it.
  open var spacing: CGFloat = 0

  /// Creates an effect with a spacing of 0.
  public override init() { super.init() }

  /// Creates an effect from data in an unarchiver.
  ///
  /// - Parameter coder: The unarchiver.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    spacing = CGFloat(coder.decodeDouble(forKey: "spacing"))
  }

  /// Encodes the spacing with an archiver.
  ///
  /// - Parameter coder: The archiver.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(Double(spacing), forKey: "spacing")
  }

  nonisolated package override var identity: EffectIdentity { .object(ObjectIdentifier(self)) }
}
