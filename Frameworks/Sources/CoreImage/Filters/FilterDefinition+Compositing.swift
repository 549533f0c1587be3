import Foundation

extension FilterDefinition {
  private static func blend<Blend: PixelBlend>(_ name: String, _ blend: Blend) -> FilterDefinition {
    FilterDefinition(name, kCICategoryCompositeOperation, [.image, .background]) { values in
      guard let source = values.image() else { return values.background }
      guard let background = values.background else { return source }
      return BlendRecipe(source, background, blend)
    }
  }

  private static func mask(_ name: String, usesAlpha: Bool) -> FilterDefinition {
    FilterDefinition(name, kCICategoryStylize, [.image, .background, .image(kCIInputMaskImageKey)]) { values in
      guard let source = values.image() else { return values.background }
      guard let mask = values.image(kCIInputMaskImageKey) else { return source }
      return MaskRecipe(source, values.background ?? EmptyRecipe(), mask: mask, usesAlpha: usesAlpha)
    }
  }

  /// Compositing, blend modes and masks.
  static let compositingFilters: [FilterDefinition] = [
    blend("CISourceOverCompositing", SourceOver()), blend("CISourceInCompositing", SourceIn()),
    blend("CISourceOutCompositing", SourceOut()), blend("CISourceAtopCompositing", SourceAtop()),
    blend("CIAdditionCompositing", Addition()), blend("CIMultiplyCompositing", Product()),
    blend("CIMaximumCompositing", Maximum()), blend("CIMinimumCompositing", Minimum()),
    blend("CIMultiplyBlendMode", ModeBlend<Multiply>()), blend("CIScreenBlendMode", ModeBlend<Screen>()),
    blend("CIOverlayBlendMode", ModeBlend<Overlay>()), blend("CIDarkenBlendMode", ModeBlend<Darken>()),
    blend("CILightenBlendMode", ModeBlend<Lighten>()), blend("CIColorDodgeBlendMode", ModeBlend<ColorDodge>()),
    blend("CIColorBurnBlendMode", ModeBlend<ColorBurn>()), blend("CIHardLightBlendMode", ModeBlend<HardLight>()),
    blend("CISoftLightBlendMode", ModeBlend<SoftLight>()), blend("CIDifferenceBlendMode", ModeBlend<Difference>()),
    blend("CIExclusionBlendMode", ModeBlend<Exclusion>()), blend("CILinearDodgeBlendMode", ModeBlend<LinearDodge>()),
    blend("CILinearBurnBlendMode", ModeBlend<LinearBurn>()), blend("CISubtractBlendMode", ModeBlend<Subtract>()),
    blend("CIDivideBlendMode", ModeBlend<Divide>()), blend("CIHueBlendMode", ModeBlend<Hue>()),
    blend("CISaturationBlendMode", ModeBlend<Saturation>()), blend("CIColorBlendMode", ModeBlend<ColorMode>()),
    blend("CILuminosityBlendMode", ModeBlend<Luminosity>()),
    mask("CIBlendWithMask", usesAlpha: false), mask("CIBlendWithAlphaMask", usesAlpha: true),
    FilterDefinition(
      "CIDissolveTransition", kCICategoryTransition,
      [.image, .image(kCIInputTargetImageKey), .number(kCIInputTimeKey, 0, 0...1)]
    ) { values in
      guard let source = values.image(), let target = values.image(kCIInputTargetImageKey) else {
        return values.image()
      }
      return BlendRecipe(source, target, Dissolve(part: min(1, max(0, values.float(kCIInputTimeKey)))))
    },
  ]
}
