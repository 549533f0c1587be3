import Foundation

/// The environment that views live in: size classes, scale, light or dark, text size, reading direction, …
///
/// Immutable; compare with `==`. May be made and read on any thread.
open class UITraitCollection: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// What is specified. Set while the collection is made, and never again.
  package private(set) final var values: TraitValues

  package convenience init(values: TraitValues) {
    self.init()
    self.values = values
  }

  /// Nothing is specified.
  public override init() {
    values = TraitValues()
    super.init()
  }

  /// Later collections win where several specify the same trait.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(values: traitCollections.reduce(TraitValues()) { $0.overridden(by: $1.values) })
  }

  /// Starts with nothing specified and lets `mutations` set traits.
  public convenience init(mutations: TraitMutations) {
    self.init(values: MutableTraits.edit(TraitValues(), mutations))
  }

  /// A collection cannot be encoded here; answers nil.
  public required init?(coder: NSCoder) { nil }

  /// Does nothing.
  open func encode(with coder: NSCoder) {}

  /// True, as in UIKit, though nothing is encoded.
  open class var supportsSecureCoding: Bool { true }

  /// This collection with some traits changed.
  open func modifyingTraits(_ mutations: TraitMutations) -> UITraitCollection {
    UITraitCollection(values: MutableTraits.edit(values, mutations))
  }

  /// This collection with one trait replaced.
  open func replacing<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) -> UITraitCollection {
    var changed = MutableTraits(values: values)
    changed[trait] = value
    return UITraitCollection(values: changed.values)
  }

  /// The value of a trait, its default where none is specified.
  open subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { MutableTraits(values: values)[trait] }

  /// Light or dark; `unspecified` where nobody said, as with all that follow.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.style ?? .unspecified }

  /// Whether there is much or little room in width.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontal ?? .unspecified }

  /// Whether there is much or little room in height.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.vertical ?? .unspecified }

  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.idiom ?? .unspecified }

  /// Device pixels to the point; 0 where nobody said.
  open var displayScale: CGFloat { values.scale ?? 0 }

  /// The range of colours that the display shows.
  open var displayGamut: UIDisplayGamut { values.gamut ?? .unspecified }

  /// Which way the interface runs.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.direction ?? .unspecified }

  /// Whether the user wants more contrast.
  open var accessibilityContrast: UIAccessibilityContrast { values.contrast ?? .unspecified }

  /// Whether content lies above other content, as a sheet does; colours may be lighter there.
  open var userInterfaceLevel: UIUserInterfaceLevel { values.level ?? .unspecified }

  /// Whether the user wants bold text.
  open var legibilityWeight: UILegibilityWeight { values.weight ?? .unspecified }

  /// The text size that the user prefers.
  open var preferredContentSizeCategory: UIContentSizeCategory { values.category ?? .unspecified }

  /// Whether the window is in use.
  open var activeAppearance: UIUserInterfaceActiveAppearance { values.active ?? .unspecified }

  /// Whether the display measures force; `unknown` where nobody said.
  open var forceTouchCapability: UIForceTouchCapability { values.force ?? .unknown }

  /// The range of brightness in which images are shown.
  open var imageDynamicRange: UIImageDynamicRange { values.range ?? .unspecified }

  /// Whether the scene is recorded.
  open var sceneCaptureState: UISceneCaptureState { values.capture ?? .unspecified }

  /// The language by whose rules text is set, as an identifier; empty where nobody said.
  open var typesettingLanguage: String { values.language ?? "" }

  /// The kind of list that a view lies in.
  open var listEnvironment: UIListEnvironment { values.list ?? .unspecified }

  /// How large the items of a Mac's toolbar are.
  open var toolbarItemPresentationSize: UINSToolbarItemPresentationSize { values.toolbarItem ?? .unspecified }

  /// Whether this collection specifies every trait that `trait` does, with the same value.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return values.overridden(by: trait.values).differences(from: values).isEmpty
  }

  /// Whether dynamic colours may look different in the two environments. True for nil.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let traitCollection else { return true }
    return values.differsInColor(from: traitCollection.values)
  }

  /// The collection itself: it never changes.
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
