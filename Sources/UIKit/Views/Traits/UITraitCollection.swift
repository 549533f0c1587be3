import Foundation

/// The environment that views live in: size classes, scale, light or dark, text size, reading direction, …
///
/// Immutable; compare with `==`. May be made and read on any thread.
public final class UITraitCollection: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  package let values: TraitValues

  package init(values: TraitValues) {
    self.values = values
    super.init()
  }

  /// Nothing is specified.
  public override convenience init() { self.init(values: TraitValues()) }

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
  public func encode(with coder: NSCoder) {}

  /// True, as in UIKit, though nothing is encoded.
  public static var supportsSecureCoding: Bool { true }

  /// This collection with some traits changed.
  public func modifyingTraits(_ mutations: TraitMutations) -> UITraitCollection {
    UITraitCollection(values: MutableTraits.edit(values, mutations))
  }

  /// This collection with one trait replaced.
  public func replacing<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) -> UITraitCollection {
    var changed = MutableTraits(values: values)
    changed[trait] = value
    return UITraitCollection(values: changed.values)
  }

  /// The value of a trait, its default where none is specified.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { MutableTraits(values: values)[trait] }

  /// Light or dark; `unspecified` where nobody said, as with all that follow.
  public var userInterfaceStyle: UIUserInterfaceStyle { values.style ?? .unspecified }

  /// Whether there is much or little room in width.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontal ?? .unspecified }

  /// Whether there is much or little room in height.
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.vertical ?? .unspecified }

  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.idiom ?? .unspecified }

  /// Device pixels to the point; 0 where nobody said.
  public var displayScale: CGFloat { values.scale ?? 0 }

  /// The range of colours that the display shows.
  public var displayGamut: UIDisplayGamut { values.gamut ?? .unspecified }

  /// Which way the interface runs.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.direction ?? .unspecified }

  /// Whether the user wants more contrast.
  public var accessibilityContrast: UIAccessibilityContrast { values.contrast ?? .unspecified }

  /// Whether content lies above other content, as a sheet does; colours may be lighter there.
  public var userInterfaceLevel: UIUserInterfaceLevel { values.level ?? .unspecified }

  /// Whether the user wants bold text.
  public var legibilityWeight: UILegibilityWeight { values.weight ?? .unspecified }

  /// The text size that the user prefers.
  public var preferredContentSizeCategory: UIContentSizeCategory { values.category ?? .unspecified }

  /// Whether the window is in use.
  public var activeAppearance: UIUserInterfaceActiveAppearance { values.active ?? .unspecified }

  /// Whether the display measures force; `unknown` where nobody said.
  public var forceTouchCapability: UIForceTouchCapability { values.force ?? .unknown }

  /// The range of brightness in which images are shown.
  public var imageDynamicRange: UIImageDynamicRange { values.range ?? .unspecified }

  /// Whether the scene is recorded.
  public var sceneCaptureState: UISceneCaptureState { values.capture ?? .unspecified }

  /// The language by whose rules text is set, as an identifier; empty where nobody said.
  public var typesettingLanguage: String { values.language ?? "" }

  /// The kind of list that a view lies in.
  public var listEnvironment: UIListEnvironment { values.list ?? .unspecified }

  /// How large the items of a Mac's toolbar are.
  public var toolbarItemPresentationSize: UINSToolbarItemPresentationSize { values.toolbarItem ?? .unspecified }

  /// Whether this collection specifies every trait that `trait` does, with the same value.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return values.overridden(by: trait.values).differences(from: values).isEmpty
  }

  /// Whether dynamic colours may look different in the two environments. True for nil.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let traitCollection else { return true }
    return values.differsInColor(from: traitCollection.values)
  }

  /// The collection itself: it never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return other === self || values.differences(from: other.values).isEmpty
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(values.style)
    hasher.combine(values.horizontal)
    hasher.combine(values.vertical)
    hasher.combine(values.scale)
    hasher.combine(values.category)
    return hasher.finalize()
  }
}
