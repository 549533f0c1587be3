import Foundation

/// A set of traits: size classes, display scale, light or dark style, text size, layout direction and others. A trait collection
/// describes the environment of a view.
///
/// Trait collections are immutable, and `==` compares their traits. They can be created and read on any thread.
open class UITraitCollection: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The values that the collection specifies. Only initializers set them.
  package private(set) final var values: TraitValues

  package convenience init(values: TraitValues) {
    self.init()
    self.values = values
  }

  /// Creates a collection in which all traits are unspecified.
  public override init() {
    values = TraitValues()
    super.init()
  }

  /// Creates a collection from several others.
  ///
  /// - Parameter traitCollections: The collections. If several specify the same trait, the value of the last one is
  ///   used.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(values: traitCollections.reduce(TraitValues()) { $0.overridden(by: $1.values) })
  }

  /// Creates a collection whose traits are set by a closure.
  ///
  /// - Parameter mutations: A closure that sets traits. The closure receives a set in which no trait is specified.
  public convenience init(mutations: TraitMutations) {
    self.init(values: MutableTraits.edit(TraitValues(), mutations))
  }

  /// Creates a collection from an archive that `encode(with:)` wrote. A trait without a value in the archive, or with a
  /// value that does not exist, is unspecified.
  ///
  /// - Parameter coder: The unarchiver.
  public required init?(coder: NSCoder) {
    values = TraitValues(coder: coder)
    super.init()
  }

  /// Encodes the traits of the system that are specified. The values of traits that the application defines are not
  /// encoded, because they can be of any type.
  ///
  /// - Parameter coder: The archiver.
  open func encode(with coder: NSCoder) { values.encode(with: coder) }

  /// A Boolean value that indicates whether the class supports secure coding. The value is `true`.
  open class var supportsSecureCoding: Bool { true }

  /// Returns a copy of the collection whose traits are modified by a closure.
  ///
  /// - Parameter mutations: A closure that changes traits.
  /// - Returns: The new collection.
  open func modifyingTraits(_ mutations: TraitMutations) -> UITraitCollection {
    UITraitCollection(values: MutableTraits.edit(values, mutations))
  }

  /// Returns a copy of the collection in which the value of one trait is replaced.
  ///
  /// - Parameters:
  ///   - trait: The type that defines the trait.
  ///   - value: The new value.
  /// - Returns: The new collection.
  open func replacing<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) -> UITraitCollection {
    var newTraits = MutableTraits(values: values)
    newTraits[trait] = value
    return UITraitCollection(values: newTraits.values)
  }

  /// The value of a trait. If the trait is unspecified, this is the default value of the trait.
  ///
  /// - Parameter trait: The type that defines the trait.
  /// - Returns: The value of the trait.
  open subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { MutableTraits(values: values)[trait] }

  /// The light or dark style of the interface, or `unspecified`.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle ?? .unspecified }

  /// The class of the available width: compact, regular or `unspecified`.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass ?? .unspecified }

  /// The class of the available height: compact, regular or `unspecified`.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass ?? .unspecified }

  /// The kind of device for which the interface is designed, or `unspecified`.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom ?? .unspecified }

  /// The number of pixels per point, or 0 if it is unspecified.
  open var displayScale: CGFloat { values.displayScale ?? 0 }

  /// The range of colors that the display can show, or `unspecified`.
  open var displayGamut: UIDisplayGamut { values.displayGamut ?? .unspecified }

  /// The direction in which the interface is laid out, or `unspecified`.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection ?? .unspecified }

  /// The contrast that the user prefers, or `unspecified`.
  open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast ?? .unspecified }

  /// The level of the content, or `unspecified`. Content above other content, such as a sheet, is `elevated`, and its
  /// colors may be lighter.
  open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel ?? .unspecified }

  /// The text weight that the user prefers, or `unspecified`.
  open var legibilityWeight: UILegibilityWeight { values.legibilityWeight ?? .unspecified }

  /// The text size that the user prefers, or `unspecified`.
  open var preferredContentSizeCategory: UIContentSizeCategory { values.contentSizeCategory ?? .unspecified }

  /// The activity of the window: active, inactive or `unspecified`.
  open var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance ?? .unspecified }

  /// The availability of a pressure-sensitive screen, or `unknown` if it is unspecified.
  open var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability ?? .unknown }

  /// The brightness range in which images are shown, or `unspecified`.
  open var imageDynamicRange: UIImageDynamicRange { values.imageDynamicRange ?? .unspecified }

  /// The capture state of the scene. It is `active` while the scene is recorded or mirrored. It can be `unspecified`.
  open var sceneCaptureState: UISceneCaptureState { values.sceneCaptureState ?? .unspecified }

  /// The identifier of the language whose rules are used to typeset text. The string is empty if the language is unspecified.
  open var typesettingLanguage: String { values.language ?? "" }

  /// The kind of list that contains the view, or `unspecified`.
  open var listEnvironment: UIListEnvironment { values.listEnvironment ?? .unspecified }

  /// The position of the tab accessory that contains the view, relative to the tab bar, or `unspecified`.
  open var tabAccessoryEnvironment: UITabAccessory.Environment { values.tabAccessoryEnvironment ?? .unspecified }

  /// The presentation size of the items in a Mac's toolbar, or `unspecified`.
  open var toolbarItemPresentationSize: UINSToolbarItemPresentationSize {
    values.toolbarItemPresentationSize ?? .unspecified
  }

  /// Returns a Boolean value that indicates whether this collection contains all values that another collection specifies.
  ///
  /// - Parameter trait: The other collection. Nil means a collection that specifies nothing.
  /// - Returns: `true` if this collection has the same value for every trait that `trait` specifies.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return values.overridden(by: trait.values).differences(from: values).isEmpty
  }

  /// Returns a Boolean value that indicates whether dynamic colors can be different in two collections.
  ///
  /// - Parameter traitCollection: The other collection.
  /// - Returns: `true` if a trait that affects colors differs, or if `traitCollection` is nil.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let traitCollection else { return true }
    return values.differsInColor(from: traitCollection.values)
  }

  /// Returns the collection itself, because collections are immutable.
  ///
  /// - Parameter zone: A zone, which is ignored.
  /// - Returns: The collection.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return other === self || values.differences(from: other.values).isEmpty
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(values.userInterfaceStyle)
    hasher.combine(values.horizontalSizeClass)
    hasher.combine(values.verticalSizeClass)
    hasher.combine(values.displayScale)
    hasher.combine(values.contentSizeCategory)
    return hasher.finalize()
  }
}
