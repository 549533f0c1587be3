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
  package static func get(_ values: TraitValues) -> UIUserInterfaceStyle? { values.style }
  package static func set(_ values: inout TraitValues, _ value: UIUserInterfaceStyle?) { values.style = value }
}

/// The trait for the class of the available width, `UITraitCollection.horizontalSizeClass`.
public enum UITraitHorizontalSizeClass: UITraitDefinition {
  /// The default value: `unspecified`. It applies if a trait collection does not specify the trait.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}
extension UITraitHorizontalSizeClass: SystemTrait {
  package static func get(_ values: TraitValues) -> UIUserInterfaceSizeClass? { values.horizontal }
  package static func set(_ values: inout TraitValues, _ value: UIUserInterfaceSizeClass?) { values.horizontal = value }
}

/// The trait for the class of the available height, `UITraitCollection.verticalSizeClass`.
public enum UITraitVerticalSizeClass: UITraitDefinition {
  /// The default value: `unspecified`. It applies if a trait collection does not specify the trait.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}
extension UITraitVerticalSizeClass: SystemTrait {
  package static func get(_ values: TraitValues) -> UIUserInterfaceSizeClass? { values.vertical }
  package static func set(_ values: inout TraitValues, _ value: UIUserInterfaceSizeClass?) { values.vertical = value }
}

/// The trait for the kind of device, `UITraitCollection.userInterfaceIdiom`.
public enum UITraitUserInterfaceIdiom: UITraitDefinition {
  /// The default value: `unspecified`. It applies if a trait collection does not specify the trait.
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
}
extension UITraitUserInterfaceIdiom: SystemTrait {
  package static func get(_ values: TraitValues) -> UIUserInterfaceIdiom? { values.idiom }
  package static func set(_ values: inout TraitValues, _ value: UIUserInterfaceIdiom?) { values.idiom = value }
}

/// The trait for the number of pixels per point, `UITraitCollection.displayScale`.
public enum UITraitDisplayScale: UITraitDefinition {
  /// The default value: 0. It applies if a trait collection does not specify the trait.
  public static var defaultValue: CGFloat { 0 }
}
extension UITraitDisplayScale: SystemTrait {
  package static func get(_ values: TraitValues) -> CGFloat? { values.scale }
  package static func set(_ values: inout TraitValues, _ value: CGFloat?) { values.scale = value }
}

/// The trait for the range of colors of the display, `UITraitCollection.displayGamut`.
public enum UITraitDisplayGamut: UITraitDefinition {
  /// The default value: `unspecified`. It applies if a trait collection does not specify the trait.
  public static var defaultValue: UIDisplayGamut { .unspecified }
  /// A Boolean value that indicates whether the trait affects dynamic colors. It is `true`.
  public static var affectsColorAppearance: Bool { true }
}
extension UITraitDisplayGamut: SystemTrait {
  package static func get(_ values: TraitValues) -> UIDisplayGamut? { values.gamut }
  package static func set(_ values: inout TraitValues, _ value: UIDisplayGamut?) { values.gamut = value }
}

/// The trait for the direction of the layout, `UITraitCollection.layoutDirection`.
public enum UITraitLayoutDirection: UITraitDefinition {
  /// The default value: `unspecified`. It applies if a trait collection does not specify the trait.
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
}
extension UITraitLayoutDirection: SystemTrait {
  package static func get(_ values: TraitValues) -> UITraitEnvironmentLayoutDirection? { values.direction }
  package static func set(_ values: inout TraitValues, _ value: UITraitEnvironmentLayoutDirection?) {
    values.direction = value
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
  package static func get(_ values: TraitValues) -> UIAccessibilityContrast? { values.contrast }
  package static func set(_ values: inout TraitValues, _ value: UIAccessibilityContrast?) { values.contrast = value }
}

/// The trait for the level of content, `UITraitCollection.userInterfaceLevel`.
public enum UITraitUserInterfaceLevel: UITraitDefinition {
  /// The default value: `unspecified`. It applies if a trait collection does not specify the trait.
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  /// A Boolean value that indicates whether the trait affects dynamic colors. It is `true`.
  public static var affectsColorAppearance: Bool { true }
}
extension UITraitUserInterfaceLevel: SystemTrait {
  package static func get(_ values: TraitValues) -> UIUserInterfaceLevel? { values.level }
  package static func set(_ values: inout TraitValues, _ value: UIUserInterfaceLevel?) { values.level = value }
}

/// The trait for the text weight that the user prefers, `UITraitCollection.legibilityWeight`.
public enum UITraitLegibilityWeight: UITraitDefinition {
  /// The default value: `unspecified`. It applies if a trait collection does not specify the trait.
  public static var defaultValue: UILegibilityWeight { .unspecified }
}
extension UITraitLegibilityWeight: SystemTrait {
  package static func get(_ values: TraitValues) -> UILegibilityWeight? { values.weight }
  package static func set(_ values: inout TraitValues, _ value: UILegibilityWeight?) { values.weight = value }
}

/// The trait for the text size that the user prefers, `UITraitCollection.preferredContentSizeCategory`.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// The default value: `unspecified`. It applies if a trait collection does not specify the trait.
  public static var defaultValue: UIContentSizeCategory { .unspecified }
}
extension UITraitPreferredContentSizeCategory: SystemTrait {
  package static func get(_ values: TraitValues) -> UIContentSizeCategory? { values.category }
  package static func set(_ values: inout TraitValues, _ value: UIContentSizeCategory?) { values.category = value }
}

/// The trait for the activity of the window, `UITraitCollection.activeAppearance`.
public enum UITraitActiveAppearance: UITraitDefinition {
  /// The default value: `unspecified`. It applies if a trait collection does not specify the trait.
  public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
  /// A Boolean value that indicates whether the trait affects dynamic colors. It is `true`.
  public static var affectsColorAppearance: Bool { true }
}
extension UITraitActiveAppearance: SystemTrait {
  package static func get(_ values: TraitValues) -> UIUserInterfaceActiveAppearance? { values.active }
  package static func set(_ values: inout TraitValues, _ value: UIUserInterfaceActiveAppearance?) {
    values.active = value
  }
}

/// The trait for the availability of a pressure-sensitive screen, `UITraitCollection.forceTouchCapability`.
public enum UITraitForceTouchCapability: UITraitDefinition {
  /// The default value: `unknown`. It applies if a trait collection does not specify the trait.
  public static var defaultValue: UIForceTouchCapability { .unknown }
}
extension UITraitForceTouchCapability: SystemTrait {
  package static func get(_ values: TraitValues) -> UIForceTouchCapability? { values.force }
  package static func set(_ values: inout TraitValues, _ value: UIForceTouchCapability?) { values.force = value }
}

/// The trait for the brightness range of images, `UITraitCollection.imageDynamicRange`.
public enum UITraitImageDynamicRange: UITraitDefinition {
  /// The default value: `unspecified`. It applies if a trait collection does not specify the trait.
  public static var defaultValue: UIImageDynamicRange { .unspecified }
}
extension UITraitImageDynamicRange: SystemTrait {
  package static func get(_ values: TraitValues) -> UIImageDynamicRange? { values.range }
  package static func set(_ values: inout TraitValues, _ value: UIImageDynamicRange?) { values.range = value }
}

/// The trait for the capture state of the scene, `UITraitCollection.sceneCaptureState`.
public enum UITraitSceneCaptureState: UITraitDefinition {
  /// The default value: `unspecified`. It applies if a trait collection does not specify the trait.
  public static var defaultValue: UISceneCaptureState { .unspecified }
}
extension UITraitSceneCaptureState: SystemTrait {
  package static func get(_ values: TraitValues) -> UISceneCaptureState? { values.capture }
  package static func set(_ values: inout TraitValues, _ value: UISceneCaptureState?) { values.capture = value }
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
  package static func get(_ values: TraitValues) -> UIListEnvironment? { values.list }
  package static func set(_ values: inout TraitValues, _ value: UIListEnvironment?) { values.list = value }
}

/// The trait for the place of the tab accessory that contains a view, `UITraitCollection.tabAccessoryEnvironment`.
public enum UITraitTabAccessoryEnvironment: UITraitDefinition {
  /// The default value: `unspecified`. It applies if a trait collection does not specify the trait.
  public static var defaultValue: UITabAccessory.Environment { .unspecified }
}
extension UITraitTabAccessoryEnvironment: SystemTrait {
  package static func get(_ values: TraitValues) -> UITabAccessory.Environment? { values.accessory }
  package static func set(_ values: inout TraitValues, _ value: UITabAccessory.Environment?) {
    values.accessory = value
  }
}

/// The trait for the size of toolbar items, `UITraitCollection.toolbarItemPresentationSize`.
public enum UITraitToolbarItemPresentationSize: UITraitDefinition {
  /// The default value: `unspecified`. It applies if a trait collection does not specify the trait.
  public static var defaultValue: UINSToolbarItemPresentationSize { .unspecified }
}
extension UITraitToolbarItemPresentationSize: SystemTrait {
  package static func get(_ values: TraitValues) -> UINSToolbarItemPresentationSize? { values.toolbarItem }
  package static func set(_ values: inout TraitValues, _ value: UINSToolbarItemPresentationSize?) {
    values.toolbarItem = value
  }
}
