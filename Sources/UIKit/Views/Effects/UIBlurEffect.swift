import Foundation

/// A translucent material.
///
/// Tessera does not blur the content behind the material, because that would require a pass over the content in every
/// frame, which is too slow in a software compositor. Instead the material is less transparent than UIKit's, so that
/// text on it is legible.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  /// The materials of a blur effect.
  public enum Style: Int, Sendable {
    /// A very light material.
    case extraLight = 0
    /// A light material.
    case light = 1
    /// A dark material.
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

  private(set) final var style = Style.regular

  /// Creates an effect with the regular material. Subclasses call this initializer.
  public override init() { super.init() }

  /// Creates a blur effect of a style.
  ///
  /// - Parameter style: The material to show.
  public convenience init(style: UIBlurEffect.Style) {
    self.init()
    self.style = style
  }

  /// The translucent color that paints the material.
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
  /// The opacity of the material's color, from 0 to 1. The values are larger than UIKit's, because Tessera does not
  /// blur.
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
