import Foundation

/// The values of the traits in a trait collection. A value is nil if the trait is unspecified.
package struct TraitValues {
  package var userInterfaceStyle: UIUserInterfaceStyle?
  package var horizontalSizeClass: UIUserInterfaceSizeClass?
  package var verticalSizeClass: UIUserInterfaceSizeClass?
  package var userInterfaceIdiom: UIUserInterfaceIdiom?
  package var displayScale: CGFloat?
  package var displayGamut: UIDisplayGamut?
  package var layoutDirection: UITraitEnvironmentLayoutDirection?
  package var accessibilityContrast: UIAccessibilityContrast?
  package var userInterfaceLevel: UIUserInterfaceLevel?
  package var legibilityWeight: UILegibilityWeight?
  package var contentSizeCategory: UIContentSizeCategory?
  package var activeAppearance: UIUserInterfaceActiveAppearance?
  package var forceTouchCapability: UIForceTouchCapability?
  package var imageDynamicRange: UIImageDynamicRange?
  package var sceneCaptureState: UISceneCaptureState?
  package var language: String?
  package var listEnvironment: UIListEnvironment?
  package var tabAccessoryEnvironment: UITabAccessory.Environment?
  package var toolbarItemPresentationSize: UINSToolbarItemPresentationSize?
  /// The values of the traits that the application defines. The keys are the types that define the traits.
  package var customTraits: [ObjectIdentifier: CustomTrait] = [:]

  package init() {}

  /// Indicates whether no trait is specified.
  package var isEmpty: Bool { differences(from: TraitValues()).isEmpty }

  /// Returns a copy of these values with changes. The values that `overrides` specifies replace the original ones.
  package func overridden(by overrides: TraitValues) -> TraitValues {
    var result = self
    if let value = overrides.userInterfaceStyle { result.userInterfaceStyle = value }
    if let value = overrides.horizontalSizeClass { result.horizontalSizeClass = value }
    if let value = overrides.verticalSizeClass { result.verticalSizeClass = value }
    if let value = overrides.userInterfaceIdiom { result.userInterfaceIdiom = value }
    if let value = overrides.displayScale { result.displayScale = value }
    if let value = overrides.displayGamut { result.displayGamut = value }
    if let value = overrides.layoutDirection { result.layoutDirection = value }
    if let value = overrides.accessibilityContrast { result.accessibilityContrast = value }
    if let value = overrides.userInterfaceLevel { result.userInterfaceLevel = value }
    if let value = overrides.legibilityWeight { result.legibilityWeight = value }
    if let value = overrides.contentSizeCategory { result.contentSizeCategory = value }
    if let value = overrides.activeAppearance { result.activeAppearance = value }
    if let value = overrides.forceTouchCapability { result.forceTouchCapability = value }
    if let value = overrides.imageDynamicRange { result.imageDynamicRange = value }
    if let value = overrides.sceneCaptureState { result.sceneCaptureState = value }
    if let value = overrides.language { result.language = value }
    if let value = overrides.listEnvironment { result.listEnvironment = value }
    if let value = overrides.tabAccessoryEnvironment { result.tabAccessoryEnvironment = value }
    if let value = overrides.toolbarItemPresentationSize { result.toolbarItemPresentationSize = value }
    if !overrides.customTraits.isEmpty { result.customTraits.merge(overrides.customTraits) { _, new in new } }
    return result
  }

  /// Returns the traits whose values are different in `other`. The result contains the identifiers of the types that
  /// define the traits.
  package func differences(from other: TraitValues) -> Set<ObjectIdentifier> {
    var result: Set<ObjectIdentifier> = []
    if userInterfaceStyle != other.userInterfaceStyle {
      result.insert(ObjectIdentifier(UITraitUserInterfaceStyle.self))
    }
    if horizontalSizeClass != other.horizontalSizeClass {
      result.insert(ObjectIdentifier(UITraitHorizontalSizeClass.self))
    }
    if verticalSizeClass != other.verticalSizeClass { result.insert(ObjectIdentifier(UITraitVerticalSizeClass.self)) }
    if userInterfaceIdiom != other.userInterfaceIdiom {
      result.insert(ObjectIdentifier(UITraitUserInterfaceIdiom.self))
    }
    if displayScale != other.displayScale { result.insert(ObjectIdentifier(UITraitDisplayScale.self)) }
    if displayGamut != other.displayGamut { result.insert(ObjectIdentifier(UITraitDisplayGamut.self)) }
    if layoutDirection != other.layoutDirection { result.insert(ObjectIdentifier(UITraitLayoutDirection.self)) }
    if accessibilityContrast != other.accessibilityContrast {
      result.insert(ObjectIdentifier(UITraitAccessibilityContrast.self))
    }
    if userInterfaceLevel != other.userInterfaceLevel {
      result.insert(ObjectIdentifier(UITraitUserInterfaceLevel.self))
    }
    if legibilityWeight != other.legibilityWeight { result.insert(ObjectIdentifier(UITraitLegibilityWeight.self)) }
    if contentSizeCategory != other.contentSizeCategory {
      result.insert(ObjectIdentifier(UITraitPreferredContentSizeCategory.self))
    }
    if activeAppearance != other.activeAppearance { result.insert(ObjectIdentifier(UITraitActiveAppearance.self)) }
    if forceTouchCapability != other.forceTouchCapability {
      result.insert(ObjectIdentifier(UITraitForceTouchCapability.self))
    }
    if imageDynamicRange != other.imageDynamicRange { result.insert(ObjectIdentifier(UITraitImageDynamicRange.self)) }
    if sceneCaptureState != other.sceneCaptureState { result.insert(ObjectIdentifier(UITraitSceneCaptureState.self)) }
    if language != other.language { result.insert(ObjectIdentifier(UITraitTypesettingLanguage.self)) }
    if listEnvironment != other.listEnvironment { result.insert(ObjectIdentifier(UITraitListEnvironment.self)) }
    if tabAccessoryEnvironment != other.tabAccessoryEnvironment {
      result.insert(ObjectIdentifier(UITraitTabAccessoryEnvironment.self))
    }
    if toolbarItemPresentationSize != other.toolbarItemPresentationSize {
      result.insert(ObjectIdentifier(UITraitToolbarItemPresentationSize.self))
    }
    for (key, trait) in customTraits where !trait.isEqual(to: other.customTraits[key]) { result.insert(key) }
    for key in other.customTraits.keys where customTraits[key] == nil { result.insert(key) }
    return result
  }

  /// Returns whether a trait that affects dynamic colors has a different value in `other`.
  package func differsInColor(from other: TraitValues) -> Bool {
    if userInterfaceStyle != other.userInterfaceStyle || accessibilityContrast != other.accessibilityContrast
      || userInterfaceLevel != other.userInterfaceLevel
    {
      return true
    }
    if displayGamut != other.displayGamut || activeAppearance != other.activeAppearance { return true }
    return customTraits.contains { $1.affectsColor && !$1.isEqual(to: other.customTraits[$0]) }
      || other.customTraits.contains { $1.affectsColor && customTraits[$0] == nil }
  }
}
