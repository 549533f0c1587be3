import Foundation

/// A translucent material. What lies behind shines through without being blurred: that takes a pass over it in every
/// frame, for which a software compositor has no time. The material lets less of it through instead, so that text on it
/// can be read.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  /// The kinds of materials.
  public enum Style: Int, Sendable {
    /// Very light.
    case extraLight = 0
    /// Light.
    case light = 1
    /// Dark.
    case dark = 2
    /// By the appearance.
    case regular = 4
    /// By the appearance, and strong.
    case prominent = 5
    /// By the appearance; lets the most through.
    case systemUltraThinMaterial = 6
    /// By the appearance; lets much through.
    case systemThinMaterial = 7
    /// By the appearance.
    case systemMaterial = 8
    /// By the appearance; lets little through.
    case systemThickMaterial = 9
    /// That of bars, by the appearance.
    case systemChromeMaterial = 10
    /// `systemUltraThinMaterial`, always light.
    case systemUltraThinMaterialLight = 11
    /// `systemThinMaterial`, always light.
    case systemThinMaterialLight = 12
    /// `systemMaterial`, always light.
    case systemMaterialLight = 13
    /// `systemThickMaterial`, always light.
    case systemThickMaterialLight = 14
    /// `systemChromeMaterial`, always light.
    case systemChromeMaterialLight = 15
    /// `systemUltraThinMaterial`, always dark.
    case systemUltraThinMaterialDark = 16
    /// `systemThinMaterial`, always dark.
    case systemThinMaterialDark = 17
    /// `systemMaterial`, always dark.
    case systemMaterialDark = 18
    /// `systemThickMaterial`, always dark.
    case systemThickMaterialDark = 19
    /// `systemChromeMaterial`, always dark.
    case systemChromeMaterialDark = 20
  }

  private(set) final var style = Style.regular

  /// Creates the regular material. Subclasses call this initializer.
  public override init() { super.init() }

  /// A material of that kind.
  public convenience init(style: UIBlurEffect.Style) {
    self.init()
    self.style = style
  }

  /// What the material is painted with.
  var color: UIColor {
    let style = style
    return UIColor { traits in
      let isDark =
        switch style {
        case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
          .systemThickMaterialLight, .systemChromeMaterialLight:
          false
        case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
          .systemThickMaterialDark, .systemChromeMaterialDark:
          true
        default: traits.userInterfaceStyle == .dark
        }
      return UIColor(white: isDark ? 0.13 : 0.97, alpha: style.strength)
    }
  }
}

extension UIBlurEffect.Style {
  /// How little the material lets through; ours, since nothing is blurred.
  fileprivate var strength: CGFloat {
    switch self {
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: 0.6
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark, .light: 0.7
    case .regular, .dark, .systemMaterial, .systemMaterialLight, .systemMaterialDark: 0.8
    case .extraLight, .prominent, .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: 0.9
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: 0.85
    }
  }
}
