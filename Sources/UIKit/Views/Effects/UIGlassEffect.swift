import Foundation
import QuartzCore

/// A glass material.
///
/// The colors are those that were measured on iOS 26.1 in front of uniform content. The content is blurred slightly and
/// is not bent at the edges. An interactive effect does not react to touches. See docs/differences.md.
@preconcurrency @MainActor
open class UIGlassEffect: UIVisualEffect {
  /// The style of the glass.
  public enum Style: Int, Sendable {
    /// Glass on which text is legible.
    case regular = 0
    /// Glass that is nearly transparent.
    case clear = 1
  }

  private final var style = Style.regular

  /// Indicates whether the glass reacts to touches. The default is false. In Tessera it does not react.
  open var isInteractive = false

  /// The color of the glass. The default is nil, which adds no color. Change it before the effect is assigned to a view.
  @NSCopying open var tintColor: UIColor?

  /// Creates regular glass.
  public override init() { super.init() }

  /// Creates a glass effect with a style.
  ///
  /// - Parameter style: `regular` for glass on which text is legible, or `clear` for nearly transparent glass.
  public convenience init(style: UIGlassEffect.Style) {
    self.init()
    self.style = style
  }

  /// Creates a glass effect from data in an unarchiver.
  ///
  /// - Parameter coder: The unarchiver.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    style = Style(rawValue: coder.decodeInteger(forKey: "style")) ?? .regular
    isInteractive = coder.decodeBool(forKey: "isInteractive")
    tintColor = coder.decodeObject(of: UIColor.self, forKey: "tintColor")
  }

  /// Encodes the style, the color and whether the glass is interactive with an archiver.
  ///
  /// - Parameter coder: The archiver.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(style.rawValue, forKey: "style")
    coder.encode(isInteractive, forKey: "isInteractive")
    coder.encode(tintColor, forKey: "tintColor")
  }

  /// Returns an independent copy, because glass effects can be changed.
  ///
  /// - Parameter zone: The zone. It is ignored.
  /// - Returns: A copy with the same style, color and interactivity.
  nonisolated open override func copy(with zone: NSZone? = nil) -> Any {
    let copy: UIGlassEffect = MainActor.assumeIsolated {
      let copy = UIGlassEffect(style: style)
      copy.isInteractive = isInteractive
      copy.tintColor = tintColor
      return copy
    }
    return copy
  }

  nonisolated package override var identity: EffectIdentity { .object(ObjectIdentifier(self)) }

  package override func backdropFilter(for traits: UITraitCollection) -> BackdropFilter? {
    let isDark = traits.userInterfaceStyle == .dark
    let filter =
      switch style {
      case .regular: isDark ? GlassMaterial.regularDark : GlassMaterial.regularLight
      case .clear: GlassMaterial.clear
      }
    guard let tintColor else { return filter }
    let color = tintColor.resolvedColor(with: traits).cgColor.rgba
    // The color is nearly opaque, as in UIKit, and lets the light of the content through.
    let alpha = Double(color.alpha) * 0.85
    return BackdropFilter(
      radius: filter.radius, curve: filter.curve, curveAmount: filter.curveAmount, saturation: filter.saturation,
      brightness: filter.brightness,
      tint: SIMD4(Double(color.red) * alpha, Double(color.green) * alpha, Double(color.blue) * alpha, alpha))
  }
}
