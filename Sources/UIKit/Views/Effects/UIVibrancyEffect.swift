import Foundation

/// An effect for content in front of a material.
///
/// The content gets the tint color of the vibrancy style, so template images and text in the tint color suit the
/// material. Tessera shows all other content unchanged, whereas UIKit mixes it with the colors of the material.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  /// The effect of the material, or nil if the vibrancy effect has no material. It is set by initializers only.
  nonisolated(unsafe) private final var blurEffect: UIBlurEffect?
  private(set) final var style = UIVibrancyEffectStyle.label

  /// Creates a vibrancy effect without a material. Subclasses call this initializer.
  public override init() { super.init() }

  /// Creates a vibrancy effect for primary content in front of a material.
  ///
  /// - Parameter blurEffect: The effect that shows the material.
  public convenience init(blurEffect: UIBlurEffect) { self.init(blurEffect: blurEffect, style: .label) }

  /// Creates a vibrancy effect for content in front of a material.
  ///
  /// - Parameters:
  ///   - blurEffect: The effect that shows the material.
  ///   - style: The prominence of the content.
  public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.init()
    self.blurEffect = blurEffect
    self.style = style
  }

  /// Creates a vibrancy effect from data in an unarchiver.
  ///
  /// - Parameter coder: The unarchiver.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    blurEffect = coder.decodeObject(of: UIBlurEffect.self, forKey: Self.blurKey)
    style = UIVibrancyEffectStyle(rawValue: coder.decodeInteger(forKey: Self.styleKey)) ?? .label
  }

  private static let blurKey = "UIVibrancyEffectBlurStyle"
  private static let styleKey = "UIVibrancyEffectStyle"

  /// Encodes the material and the style with an archiver.
  ///
  /// - Parameter coder: The archiver.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(blurEffect, forKey: Self.blurKey)
    coder.encode(style.rawValue, forKey: Self.styleKey)
  }

  /// Returns whether another object is a vibrancy effect of the same material. The styles are not compared (measured on
  /// UIKit, case `effect-vibrancy-style-ignored` of Tests/Oracle).
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIVibrancyEffect else { return false }
    return other === self || other.blurEffect == blurEffect
  }

  nonisolated package override var identity: EffectIdentity { blurEffect?.identity ?? .none }
}
