import Foundation

/// The environment of views: size classes, display scale, light or dark style, text size, layout direction and other
/// traits.
///
/// Collections are immutable and are compared by `==`. They can be created and read on any thread.
open class UITraitCollection: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The specified values. They are set only during initialization.
  package private(set) final var values: TraitValues

  package convenience init(values: TraitValues) {
    self.init()
    self.values = values
  }

  /// Creates a collection that specifies nothing.
  public override init() {
    values = TraitValues()
    super.init()
  }

  /// Creates a collection from several others.
  ///
  /// - Parameter traitCollections: The collections. If several specify the same trait, the last one has precedence.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(values: traitCollections.reduce(TraitValues()) { $0.overridden(by: $1.values) })
  }

  /// Creates a collection with a closure that sets its traits.
  ///
  /// - Parameter mutations: The closure. No trait is specified when it is called.
  public convenience init(mutations: TraitMutations) {
    self.init(values: MutableTraits.edit(TraitValues(), mutations))
  }

  /// Always returns nil, because archives are not supported.
  ///
  /// - Parameter coder: Ignored.
  public required init?(coder: NSCoder) { nil }

  /// Does nothing, because archives are not supported.
  ///
  /// - Parameter coder: Ignored.
  open func encode(with coder: NSCoder) {}

  /// A Boolean value that indicates support for secure coding: true as in UIKit, though nothing is encoded.
  open class var supportsSecureCoding: Bool { true }

  /// Returns this collection with some traits changed.
  ///
  /// - Parameter mutations: A closure that changes traits.
  /// - Returns: The new collection.
  open func modifyingTraits(_ mutations: TraitMutations) -> UITraitCollection {
    UITraitCollection(values: MutableTraits.edit(values, mutations))
  }

  /// Returns this collection with one trait replaced.
  ///
  /// - Parameters:
  ///   - trait: The type that defines the trait.
  ///   - value: The new value.
  /// - Returns: The new collection.
  open func replacing<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) -> UITraitCollection {
    var changed = MutableTraits(values: values)
    changed[trait] = value
    return UITraitCollection(values: changed.values)
  }

  /// The value of a trait; its default value if none is specified.
  ///
  /// - Parameter trait: The type that defines the trait.
  /// - Returns: The value.
  open subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { MutableTraits(values: values)[trait] }

  /// The light or dark style. Like the traits below, it is `unspecified` if the collection does not specify it.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.style ?? .unspecified }

  /// The class of the available width: compact or regular.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontal ?? .unspecified }

  /// The class of the available height: compact or regular.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.vertical ?? .unspecified }

  /// The kind of device for which the interface is designed.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.idiom ?? .unspecified }

  /// The number of pixels per point, or 0 if unspecified.
  open var displayScale: CGFloat { values.scale ?? 0 }

  /// The range of colors that the display can show.
  open var displayGamut: UIDisplayGamut { values.gamut ?? .unspecified }

  /// The direction in which the interface is laid out.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.direction ?? .unspecified }

  /// The contrast that the user prefers.
  open var accessibilityContrast: UIAccessibilityContrast { values.contrast ?? .unspecified }

  /// The level of the content: `elevated` for content above other content, such as a sheet, whose colors may be
  /// lighter.
  open var userInterfaceLevel: UIUserInterfaceLevel { values.level ?? .unspecified }

  /// The text weight that the user prefers.
  open var legibilityWeight: UILegibilityWeight { values.weight ?? .unspecified }

  /// The text size that the user prefers.
  open var preferredContentSizeCategory: UIContentSizeCategory { values.category ?? .unspecified }

  /// The activity of the window: active or inactive.
  open var activeAppearance: UIUserInterfaceActiveAppearance { values.active ?? .unspecified }

  /// The availability of a pressure-sensitive screen; `unknown` if unspecified.
  open var forceTouchCapability: UIForceTouchCapability { values.force ?? .unknown }

  /// The brightness range in which images are shown.
  open var imageDynamicRange: UIImageDynamicRange { values.range ?? .unspecified }

  /// The capture state of the scene: whether its screen is recorded or mirrored.
  open var sceneCaptureState: UISceneCaptureState { values.capture ?? .unspecified }

  /// The identifier of the language by whose rules text is typeset; empty if unspecified.
  open var typesettingLanguage: String { values.language ?? "" }

  /// The kind of list that contains the view.
  open var listEnvironment: UIListEnvironment { values.list ?? .unspecified }

  /// The presentation size of the items in a Mac's toolbar.
  open var toolbarItemPresentationSize: UINSToolbarItemPresentationSize { values.toolbarItem ?? .unspecified }

  /// Returns a Boolean value that indicates whether this collection contains all values that another one specifies.
  ///
  /// - Parameter trait: The other collection. Nil is treated as a collection that specifies nothing.
  /// - Returns: `true` if this collection has the same value for every trait that `trait` specifies.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return values.overridden(by: trait.values).differences(from: values).isEmpty
  }

  /// Returns a Boolean value that indicates whether dynamic colors may differ between two collections.
  ///
  /// - Parameter traitCollection: The other collection.
  /// - Returns: `true` if a trait that affects colors differs, or `traitCollection` is nil.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let traitCollection else { return true }
    return values.differsInColor(from: traitCollection.values)
  }

  /// Returns the collection itself, because collections are immutable.
  ///
  /// - Parameter zone: Ignored.
  /// - Returns: The collection.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return other === self || values.differences(from: other.values).isEmpty
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(values.style)
    hasher.combine(values.horizontal)
    hasher.combine(values.vertical)
    hasher.combine(values.scale)
    hasher.combine(values.category)
    return hasher.finalize()
  }
}
