import Foundation
import QuartzCore

/// An effect that shows the content behind the view as a material: blurred, and in the colors of a style.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  /// The material of a blur effect.
  public enum Style: Int, Sendable {
    /// A very light material, regardless of the user interface style.
    case extraLight = 0
    /// A light material, regardless of the user interface style.
    case light = 1
    /// A dark material, regardless of the user interface style.
    case dark = 2
    /// A material that adapts to the user interface style.
    case regular = 4
    /// A material that adapts to the user interface style and is less transparent than `regular`.
    case prominent = 5
    /// The most transparent material that adapts to the user interface style.
    case systemUltraThinMaterial = 6
    /// A thin material that adapts to the user interface style.
    case systemThinMaterial = 7
    /// A material of medium transparency that adapts to the user interface style.
    case systemMaterial = 8
    /// The least transparent material that adapts to the user interface style.
    case systemThickMaterial = 9
    /// The material of bars, which adapts to the user interface style.
    case systemChromeMaterial = 10
    /// The variant of `systemUltraThinMaterial` that is always light.
    case systemUltraThinMaterialLight = 11
    /// The variant of `systemThinMaterial` that is always light.
    case systemThinMaterialLight = 12
    /// The variant of `systemMaterial` that is always light.
    case systemMaterialLight = 13
    /// The variant of `systemThickMaterial` that is always light.
    case systemThickMaterialLight = 14
    /// The variant of `systemChromeMaterial` that is always light.
    case systemChromeMaterialLight = 15
    /// The variant of `systemUltraThinMaterial` that is always dark.
    case systemUltraThinMaterialDark = 16
    /// The variant of `systemThinMaterial` that is always dark.
    case systemThinMaterialDark = 17
    /// The variant of `systemMaterial` that is always dark.
    case systemMaterialDark = 18
    /// The variant of `systemThickMaterial` that is always dark.
    case systemThickMaterialDark = 19
    /// The variant of `systemChromeMaterial` that is always dark.
    case systemChromeMaterialDark = 20
  }

  /// The style, or nil for an effect that changes nothing. It is set by initializers only.
  nonisolated(unsafe) private(set) final var style: Style?

  /// Creates an effect that changes nothing. Subclasses call this initializer.
  public override init() { super.init() }

  /// Creates a blur effect that shows a material.
  ///
  /// - Parameter style: The material to show. It determines the strength of the blur and the colors.
  public convenience init(style: UIBlurEffect.Style) {
    self.init()
    self.style = style
  }

  /// Creates a blur effect from data in an unarchiver.
  ///
  /// - Parameter coder: The unarchiver.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if coder.containsValue(forKey: Self.styleKey) {
      style = Style(rawValue: coder.decodeInteger(forKey: Self.styleKey))
    }
  }

  private static let styleKey = "UIBlurEffectStyle"

  /// Encodes the style with an archiver.
  ///
  /// - Parameter coder: The archiver.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    if let style { coder.encode(style.rawValue, forKey: Self.styleKey) }
  }

  /// The user interface style in which the material is always shown, or nil if it follows the traits.
  final var fixedInterfaceStyle: UIUserInterfaceStyle? {
    guard let style else { return nil }
    let (light, dark) = (Material(style: style, isDark: false), Material(style: style, isDark: true))
    return light == dark ? (light.isDark ? .dark : .light) : nil
  }

  nonisolated package override var identity: EffectIdentity { style.map { .blur($0.rawValue) } ?? .none }

  package override func backdropFilter(for traits: UITraitCollection) -> BackdropFilter? {
    style.map { Material(style: $0, isDark: traits.userInterfaceStyle == .dark).filter }
  }
}
