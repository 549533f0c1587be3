import Foundation

/// Initializers of trait collections that specify a single trait. If the value is the unspecified value of the trait,
/// the collection specifies nothing.
extension UITraitCollection {
  /// Creates a collection that specifies only the interface style.
  ///
  /// - Parameter userInterfaceStyle: The style. With `unspecified` the collection specifies nothing.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    var values = TraitValues()
    if userInterfaceStyle != .unspecified { values.userInterfaceStyle = userInterfaceStyle }
    self.init(values: values)
  }
  /// Creates a collection that specifies only the horizontal size class.
  ///
  /// - Parameter horizontalSizeClass: The size class. With `unspecified` the collection specifies nothing.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    var values = TraitValues()
    if horizontalSizeClass != .unspecified { values.horizontalSizeClass = horizontalSizeClass }
    self.init(values: values)
  }
  /// Creates a collection that specifies only the vertical size class.
  ///
  /// - Parameter verticalSizeClass: The size class. With `unspecified` the collection specifies nothing.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    var values = TraitValues()
    if verticalSizeClass != .unspecified { values.verticalSizeClass = verticalSizeClass }
    self.init(values: values)
  }
  /// Creates a collection that specifies only the interface idiom.
  ///
  /// - Parameter idiom: The idiom. With `unspecified` the collection specifies nothing.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    var values = TraitValues()
    if idiom != .unspecified { values.userInterfaceIdiom = idiom }
    self.init(values: values)
  }
  /// Creates a collection that specifies only the display scale.
  ///
  /// - Parameter scale: The number of pixels per point. With 0 the collection specifies nothing.
  public convenience init(displayScale scale: CGFloat) {
    var values = TraitValues()
    if scale != 0 { values.displayScale = scale }
    self.init(values: values)
  }
  /// Creates a collection that specifies only the display gamut.
  ///
  /// - Parameter displayGamut: The gamut. With `unspecified` the collection specifies nothing.
  public convenience init(displayGamut: UIDisplayGamut) {
    var values = TraitValues()
    if displayGamut != .unspecified { values.displayGamut = displayGamut }
    self.init(values: values)
  }
  /// Creates a collection that specifies only the layout direction.
  ///
  /// - Parameter layoutDirection: The direction. With `unspecified` the collection specifies nothing.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    var values = TraitValues()
    if layoutDirection != .unspecified { values.layoutDirection = layoutDirection }
    self.init(values: values)
  }
  /// Creates a collection that specifies only the contrast.
  ///
  /// - Parameter accessibilityContrast: The contrast. With `unspecified` the collection specifies nothing.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    var values = TraitValues()
    if accessibilityContrast != .unspecified { values.accessibilityContrast = accessibilityContrast }
    self.init(values: values)
  }
  /// Creates a collection that specifies only the interface level.
  ///
  /// - Parameter userInterfaceLevel: The level. With `unspecified` the collection specifies nothing.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    var values = TraitValues()
    if userInterfaceLevel != .unspecified { values.userInterfaceLevel = userInterfaceLevel }
    self.init(values: values)
  }
  /// Creates a collection that specifies only the text weight.
  ///
  /// - Parameter legibilityWeight: The weight. With `unspecified` the collection specifies nothing.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    var values = TraitValues()
    if legibilityWeight != .unspecified { values.legibilityWeight = legibilityWeight }
    self.init(values: values)
  }
  /// Creates a collection that specifies only the text size.
  ///
  /// - Parameter preferredContentSizeCategory: The category. With `unspecified` the collection specifies nothing.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    var values = TraitValues()
    if preferredContentSizeCategory != .unspecified { values.contentSizeCategory = preferredContentSizeCategory }
    self.init(values: values)
  }
  /// Creates a collection that specifies only the activity of the window.
  ///
  /// - Parameter userInterfaceActiveAppearance: The activity. With `unspecified` the collection specifies nothing.
  public convenience init(activeAppearance userInterfaceActiveAppearance: UIUserInterfaceActiveAppearance) {
    var values = TraitValues()
    if userInterfaceActiveAppearance != .unspecified { values.activeAppearance = userInterfaceActiveAppearance }
    self.init(values: values)
  }
  /// Creates a collection that specifies only the availability of a pressure-sensitive screen.
  ///
  /// - Parameter capability: The availability. With `unknown` the collection specifies nothing.
  public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
    var values = TraitValues()
    if capability != .unknown { values.forceTouchCapability = capability }
    self.init(values: values)
  }
  /// Creates a collection that specifies only the language of text.
  ///
  /// - Parameter typesettingLanguage: The identifier of the language. With an empty string the collection specifies
  ///   nothing.
  public convenience init(typesettingLanguage: String) {
    var values = TraitValues()
    if typesettingLanguage != "" { values.language = typesettingLanguage }
    self.init(values: values)
  }
  /// Creates a collection that specifies only the capture state of the scene.
  ///
  /// - Parameter sceneCaptureState: The state. With `unspecified` the collection specifies nothing.
  public convenience init(sceneCaptureState: UISceneCaptureState) {
    self.init(UITraitSceneCaptureState.self, value: sceneCaptureState)
  }
  /// Creates a collection that specifies only the brightness range of images.
  ///
  /// - Parameter imageDynamicRange: The range. With `unspecified` the collection specifies nothing.
  public convenience init(imageDynamicRange: UIImageDynamicRange) {
    self.init(UITraitImageDynamicRange.self, value: imageDynamicRange)
  }
  /// Creates a collection that specifies only the kind of list.
  ///
  /// - Parameter listEnvironment: The kind of list. With `unspecified` the collection specifies nothing.
  public convenience init(listEnvironment: UIListEnvironment) {
    self.init(UITraitListEnvironment.self, value: listEnvironment)
  }
  /// Creates a collection that specifies only the size of toolbar items.
  ///
  /// - Parameter toolbarItemPresentationSize: The size. With `unspecified` the collection specifies nothing.
  public convenience init(toolbarItemPresentationSize: UINSToolbarItemPresentationSize) {
    self.init(UITraitToolbarItemPresentationSize.self, value: toolbarItemPresentationSize)
  }
  /// Creates a collection that specifies a single trait of UIKit or a custom one.
  ///
  /// - Parameters:
  ///   - trait: The type that defines the trait.
  ///   - value: The value of the trait.
  public convenience init<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) {
    var traits = MutableTraits(values: TraitValues())
    traits[trait] = value
    self.init(values: traits.values)
  }
}
