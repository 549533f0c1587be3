import Foundation

/// An effect for content in front of a material.
///
/// Only the alpha of the content is used: it is shown in the color of the vibrancy style, which is translucent, so that the material is
/// seen through it. The style `label` keeps the colors of the content, and gives it the tint color of labels (Apple's header
/// UIVibrancyEffect.h; Tessera does so in front of the styles `light`, `dark` and others of iOS 8, too). Colors are those of the
/// material: light ones in front of a dark material, regardless of the user interface style.
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

  /// The color of template images and other content that has no color of its own.
  final var tintColor: UIColor {
    // Where only the alpha of the content is used, a translucent tint color would be translucent twice.
    style == .label ? resolved(style.color) : resolved(style.color).withAlphaComponent(1)
  }

  package override func contentColor(for traits: UITraitCollection) -> UIColor? {
    style == .label ? nil : resolved(style.color).resolvedColor(with: traits)
  }

  private func resolved(_ color: UIColor) -> UIColor {
    guard let style = blurEffect?.fixedInterfaceStyle else { return color }
    return UIColor { color.resolvedColor(with: $0.modifyingTraits { $0.userInterfaceStyle = style }) }
  }

  nonisolated package override var identity: EffectIdentity { blurEffect?.identity ?? .none }
}
