import Foundation

extension UITraitCollection {
  /// Sets traits of a collection that is being made.
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

  /// The traits of the system on which dynamic colours may depend: what `hasDifferentColorAppearance(comparedTo:)` compares.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self,
      UITraitDisplayGamut.self, UITraitActiveAppearance.self,
    ]
  }

  /// The traits of the system by which an image asset chooses among its images: what `imageConfiguration` specifies.
  public static var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitUserInterfaceIdiom.self, UITraitDisplayScale.self,
      UITraitDisplayGamut.self, UITraitLayoutDirection.self, UITraitAccessibilityContrast.self,
      UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitPreferredContentSizeCategory.self,
      UITraitLegibilityWeight.self, UITraitUserInterfaceLevel.self, UITraitImageDynamicRange.self,
    ]
  }

  /// The traits whose values differ from those of `traitCollection`, those of one's own behind those of the system; of nil:
  /// all that are specified.
  public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
    let other = traitCollection?.values ?? TraitValues()
    let changed = values.differences(from: other)
    let own = values.custom.merging(other.custom) { one, _ in one }
    return Self.systemTraits.filter { changed.contains(ObjectIdentifier($0)) }
      + own.filter { changed.contains($0.key) }.values.sorted { $0.name < $1.name }.map(\.definition)
  }
}
