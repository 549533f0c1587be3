import Foundation

/// A trait that UIKit defines. Its value is stored in a property of `TraitValues`.
package protocol SystemTrait: UITraitDefinition {
  /// Returns the value of the trait, or nil if it is unspecified.
  nonisolated static func get(_ values: TraitValues) -> Value?
  /// Sets the value of the trait. Nil makes it unspecified.
  nonisolated static func set(_ values: inout TraitValues, _ value: Value?)
}

/// The trait for the light or dark style, `UITraitCollection.userInterfaceStyle`.
public enum UITraitUserInterfaceStyle: UITraitDefinition {
  /// The default value: `unspecified`. It applies if a trait collection does not specify the trait.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  /// A Boolean value that indicates whether the trait affects dynamic colors. It is `true`.
  public static var affectsColorAppearance: Bool { true }
}
extension UITraitUserInterfaceStyle: SystemTrait {
  package static func get(_ values: TraitValues) -> UIUserInterfaceStyle? { values.userInterfaceStyle }
  package static func set(_ values: inout TraitValues, _ value: UIUserInterfaceStyle?) {
    values.userInterfaceStyle = value
  }
}

/// The trait for the class of the available width, `UITraitCollection.horizontalSizeClass`.
public enum UITraitHorizontalSizeClass: UITraitDefinition {
  /// The default value: `unspecified`. It applies if a trait collection does not specify the trait.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}
extension UITraitHorizontalSizeClass: SystemTrait {
  package static func get(_ values: TraitValues) -> UIUserInterfaceSizeClass? { values.horizontalSizeClass }
  package static func set(_ values: inout TraitValues, _ value: UIUserInterfaceSizeClass?) {
    values.horizontalSizeClass = value
  }
}

/// The trait for the class of the available height, `UITraitCollection.verticalSizeClass`.
public enum UITraitVerticalSizeClass: UITraitDefinition {
  /// The default value: `unspecified`. It applies if a trait collection does not specify the trait.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}
extension UITraitVerticalSizeClass: SystemTrait {
  package static func get(_ values: TraitValues) -> UIUserInterfaceSizeClass? { values.verticalSizeClass }
  package static func set(_ values: inout TraitValues, _ value: UIUserInterfaceSizeClass?) {
    values.verticalSizeClass = value
  }
}

/// The trait for the kind of device, `UITraitCollection.userInterfaceIdiom`.
public enum UITraitUserInterfaceIdiom: UITraitDefinition {
  /// The default value: `unspecified`. It applies if a trait collection does not specify the trait.
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
}
extension UITraitUserInterfaceIdiom: SystemTrait {
  package static func get(_ values: TraitValues) -> UIUserInterfaceIdiom? { values.userInterfaceIdiom }
  package static func set(_ values: inout TraitValues, _ value: UIUserInterfaceIdiom?) {
    values.userInterfaceIdiom = value
  }
}

/// The trait for the number of pixels per point, `UITraitCollection.displayScale`.
public enum UITraitDisplayScale: UITraitDefinition {
  /// The default value: 0. It applies if a trait collection does not specify the trait.
  public static var defaultValue: CGFloat { 0 }
}
extension UITraitDisplayScale: SystemTrait {
  package static func get(_ values: TraitValues) -> CGFloat? { values.displayScale }
  package static func set(_ values: inout TraitValues, _ value: CGFloat?) { values.displayScale = value }
}

/// The trait for the range of colors of the display, `UITraitCollection.displayGamut`.
public enum UITraitDisplayGamut: UITraitDefinition {
  /// The default value: `unspecified`. It applies if a trait collection does not specify the trait.
  public static var defaultValue: UIDisplayGamut { .unspecified }
  /// A Boolean value that indicates whether the trait affects dynamic colors. It is `true`.
  public static var affectsColorAppearance: Bool { true }
}
extension UITraitDisplayGamut: SystemTrait {
  package static func get(_ values: TraitValues) -> UIDisplayGamut? { values.displayGamut }
  package static func set(_ values: inout TraitValues, _ value: UIDisplayGamut?) { values.displayGamut = value }
}

/// The trait for the direction of the layout, `UITraitCollection.layoutDirection`.
public enum UITraitLayoutDirection: UITraitDefinition {
  /// The default value: `unspecified`. It applies if a trait collection does not specify the trait.
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
}
extension UITraitLayoutDirection: SystemTrait {
  package static func get(_ values: TraitValues) -> UITraitEnvironmentLayoutDirection? { values.layoutDirection }
  package static func set(_ values: inout TraitValues, _ value: UITraitEnvironmentLayoutDirection?) {
    values.layoutDirection = value
  }
}

/// The trait for the contrast that the user prefers, `UITraitCollection.accessibilityContrast`.
public enum UITraitAccessibilityContrast: UITraitDefinition {
  /// The default value: `unspecified`. It applies if a trait collection does not specify the trait.
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  /// A Boolean value that indicates whether the trait affects dynamic colors. It is `true`.
  public static var affectsColorAppearance: Bool { true }
}
extension UITraitAccessibilityContrast: SystemTrait {
  package static func get(_ values: TraitValues) -> UIAccessibilityContrast? { values.accessibilityContrast }
  package static func set(_ values: inout TraitValues, _ value: UIAccessibilityContrast?) {
    values.accessibilityContrast = value
  }
}

/// The trait for the level of content, `UITraitCollection.userInterfaceLevel`.
public enum UITraitUserInterfaceLevel: UITraitDefinition {
  /// The default value: `unspecified`. It applies if a trait collection does not specify the trait.
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  /// A Boolean value that indicates whether the trait affects dynamic colors. It is `true`.
  public static var affectsColorAppearance: Bool { true }
}
extension UITraitUserInterfaceLevel: SystemTrait {
  package static func get(_ values: TraitValues) -> UIUserInterfaceLevel? { values.userInterfaceLevel }
  package static func set(_ values: inout TraitValues, _ value: UIUserInterfaceLevel?) {
    values.userInterfaceLevel = value
  }
}

/// The trait for the text weight that the user prefers, `UITraitCollection.legibilityWeight`.
public enum UITraitLegibilityWeight: UITraitDefinition {
  /// The default value: `unspecified`. It applies if a trait collection does not specify the trait.
  public static var defaultValue: UILegibilityWeight { .unspecified }
}
extension UITraitLegibilityWeight: SystemTrait {
  package static func get(_ values: TraitValues) -> UILegibilityWeight? { values.legibilityWeight }
  package static func set(_ values: inout TraitValues, _ value: UILegibilityWeight?) { values.legibilityWeight = value }
}

/// The trait for the text size that the user prefers, `UITraitCollection.preferredContentSizeCategory`.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// The default value: `unspecified`. It applies if a trait collection does not specify the trait.
  public static var defaultValue: UIContentSizeCategory { .unspecified }
}
extension UITraitPreferredContentSizeCategory: SystemTrait {
  package static func get(_ values: TraitValues) -> UIContentSizeCategory? { values.contentSizeCategory }
  package static func set(_ values: inout TraitValues, _ value: UIContentSizeCategory?) {
    values.contentSizeCategory = value
  }
}

/// The trait for the activity of the window, `UITraitCollection.activeAppearance`.
public enum UITraitActiveAppearance: UITraitDefinition {
  /// The default value: `unspecified`. It applies if a trait collection does not specify the trait.
  public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
  /// A Boolean value that indicates whether the trait affects dynamic colors. It is `true`.
  public static var affectsColorAppearance: Bool { true }
}
extension UITraitActiveAppearance: SystemTrait {
  package static func get(_ values: TraitValues) -> UIUserInterfaceActiveAppearance? { values.activeAppearance }
  package static func set(_ values: inout TraitValues, _ value: UIUserInterfaceActiveAppearance?) {
    values.activeAppearance = value
  }
}

/// The trait for the availability of a pressure-sensitive screen, `UITraitCollection.forceTouchCapability`.
public enum UITraitForceTouchCapability: UITraitDefinition {
  /// The default value: `unknown`. It applies if a trait collection does not specify the trait.
  public static var defaultValue: UIForceTouchCapability { .unknown }
}
extension UITraitForceTouchCapability: SystemTrait {
  package static func get(_ values: TraitValues) -> UIForceTouchCapability? { values.forceTouchCapability }
  package static func set(_ values: inout TraitValues, _ value: UIForceTouchCapability?) {
    values.forceTouchCapability = value
  }
}

/// The trait for the brightness range of images, `UITraitCollection.imageDynamicRange`.
public enum UITraitImageDynamicRange: UITraitDefinition {
  /// The default value: `unspecified`. It applies if a trait collection does not specify the trait.
  public static var defaultValue: UIImageDynamicRange { .unspecified }
}
extension UITraitImageDynamicRange: SystemTrait {
  package static func get(_ values: TraitValues) -> UIImageDynamicRange? { values.imageDynamicRange }
  package static func set(_ values: inout TraitValues, _ value: UIImageDynamicRange?) {
    values.imageDynamicRange = value
  }
}

/// The trait for the capture state of the scene, `UITraitCollection.sceneCaptureState`.
public enum UITraitSceneCaptureState: UITraitDefinition {
  /// The default value: `unspecified`. It applies if a trait collection does not specify the trait.
  public static var defaultValue: UISceneCaptureState { .unspecified }
}
extension UITraitSceneCaptureState: SystemTrait {
  package static func get(_ values: TraitValues) -> UISceneCaptureState? { values.sceneCaptureState }
  package static func set(_ values: inout TraitValues, _ value: UISceneCaptureState?) {
    values.sceneCaptureState = value
  }
}

/// The trait for the language of text, `UITraitCollection.typesettingLanguage`.
public enum UITraitTypesettingLanguage: UITraitDefinition {
  /// The default value: an empty string. It applies if a trait collection does not specify the trait.
  public static var defaultValue: String { "" }
}
extension UITraitTypesettingLanguage: SystemTrait {
  package static func get(_ values: TraitValues) -> String? { values.language }
  package static func set(_ values: inout TraitValues, _ value: String?) { values.language = value }
}

/// The trait for the kind of list that contains a view, `UITraitCollection.listEnvironment`.
public enum UITraitListEnvironment: UITraitDefinition {
  /// The default value: `unspecified`. It applies if a trait collection does not specify the trait.
  public static var defaultValue: UIListEnvironment { .unspecified }
}
extension UITraitListEnvironment: SystemTrait {
  package static func get(_ values: TraitValues) -> UIListEnvironment? { values.listEnvironment }
  package static func set(_ values: inout TraitValues, _ value: UIListEnvironment?) { values.listEnvironment = value }
}

/// The trait for the position of the tab accessory that contains a view, `UITraitCollection.tabAccessoryEnvironment`.
public enum UITraitTabAccessoryEnvironment: UITraitDefinition {
  /// The default value: `unspecified`. It applies if a trait collection does not specify the trait.
  public static var defaultValue: UITabAccessory.Environment { .unspecified }
}
extension UITraitTabAccessoryEnvironment: SystemTrait {
  package static func get(_ values: TraitValues) -> UITabAccessory.Environment? { values.tabAccessoryEnvironment }
  package static func set(_ values: inout TraitValues, _ value: UITabAccessory.Environment?) {
    values.tabAccessoryEnvironment = value
  }
}

/// The trait for the size of toolbar items, `UITraitCollection.toolbarItemPresentationSize`.
public enum UITraitToolbarItemPresentationSize: UITraitDefinition {
  /// The default value: `unspecified`. It applies if a trait collection does not specify the trait.
  public static var defaultValue: UINSToolbarItemPresentationSize { .unspecified }
}
extension UITraitToolbarItemPresentationSize: SystemTrait {
  package static func get(_ values: TraitValues) -> UINSToolbarItemPresentationSize? {
    values.toolbarItemPresentationSize
  }
  package static func set(_ values: inout TraitValues, _ value: UINSToolbarItemPresentationSize?) {
    values.toolbarItemPresentationSize = value
  }
}
