import Foundation

extension UITraitCollection {
  /// A closure that changes traits in place.
  public typealias TraitMutations = (inout any UIMutableTraits) -> Void

  static var systemTraits: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
      UITraitUserInterfaceIdiom.self, UITraitDisplayScale.self, UITraitDisplayGamut.self, UITraitLayoutDirection.self,
      UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self, UITraitLegibilityWeight.self,
      UITraitPreferredContentSizeCategory.self, UITraitActiveAppearance.self, UITraitForceTouchCapability.self,
      UITraitImageDynamicRange.self, UITraitSceneCaptureState.self, UITraitTypesettingLanguage.self,
      UITraitListEnvironment.self, UITraitToolbarItemPresentationSize.self,
    ]
  }

  /// The traits of UIKit that affect dynamic colors. `hasDifferentColorAppearance(comparedTo:)` compares them.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self,
      UITraitDisplayGamut.self, UITraitActiveAppearance.self,
    ]
  }

  /// The traits of UIKit that affect the choice of an image in an asset. They are the traits in `imageConfiguration`.
  public static var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitUserInterfaceIdiom.self, UITraitDisplayScale.self,
      UITraitDisplayGamut.self, UITraitLayoutDirection.self, UITraitAccessibilityContrast.self,
      UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitPreferredContentSizeCategory.self,
      UITraitLegibilityWeight.self, UITraitUserInterfaceLevel.self, UITraitImageDynamicRange.self,
    ]
  }

  /// Returns the traits whose values differ from those of another collection.
  ///
  /// - Parameter traitCollection: The other collection. Nil means a collection that specifies nothing.
  /// - Returns: The traits. The traits of UIKit precede custom traits, which are sorted by name.
  public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
    let otherValues = traitCollection?.values ?? TraitValues()
    let changedTraits = values.differences(from: otherValues)
    let customTraits = values.customTraits.merging(otherValues.customTraits) { first, _ in first }
    return Self.systemTraits.filter { changedTraits.contains(ObjectIdentifier($0)) }
      + customTraits.filter { changedTraits.contains($0.key) }.values.sorted { $0.name < $1.name }.map(\.definition)
  }
}
