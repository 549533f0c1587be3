import RuntimeInterface

/// The variants of an image for different environments (light and dark, size classes, scales). An asset can be used on any thread.
///
/// An image view displays the variant for its own environment, and replaces it when its environment changes. An asset
/// retains all its variants.
open class UIImageAsset: NSObject, @unchecked Sendable {
  private struct Variant {
    let storage: ImageStorage
    let drawingProperties: ImageDrawingProperties
    let configuration: UIImage.Configuration
    /// The image that the asset returned last, or nil if that image was deallocated. The image retains the asset, so
    /// the asset does not retain the image.
    weak var image: UIImage?
  }

  private var variants: [Variant] = []
  private let lock = NSLock()
  /// The image set of an asset catalog whose variants the asset contains, or nil if there is none. Variants that the application
  /// registered have precedence over the image set.
  private var set: ImageSet?
  /// The images that the asset returned for variants of the image set. Images retain the asset, so the asset does not
  /// retain them.
  private var registeredImages: [ObjectIdentifier: WeakImage] = [:]

  private struct WeakImage {
    weak var image: UIImage?
  }

  /// The name of the image set, or nil for an asset without one.
  var setName: String? { self.set?.name }

  /// Creates an asset without variants.
  public override init() { super.init() }

  /// Creates an asset with the variants of an image set.
  ///
  /// - Parameter set: The image set of an asset catalog.
  convenience init(_ set: ImageSet) {
    self.init()
    self.set = set
  }

  /// Creates an asset without variants from data in an unarchiver. Variants are not decoded.
  ///
  /// - Parameter coder: The unarchiver, which is ignored.
  public required init?(coder: NSCoder) { super.init() }

  /// Adds a variant of the image for a trait collection. The new variant replaces a variant for the same traits.
  ///
  /// - Parameters:
  ///   - image: The variant.
  ///   - traitCollection: The traits for which the variant is designed.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    register(image, with: UIImage.Configuration(traitCollection: traitCollection))
  }

  /// Adds a variant for a configuration. The new variant replaces a variant for an equal configuration.
  ///
  /// - Parameters:
  ///   - image: The variant.
  ///   - configuration: The configuration for which the variant is designed.
  open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
    lock.lock()
    defer { lock.unlock() }
    variants.removeAll { $0.configuration.isEqual(configuration) }
    var values = image.values
    values.asset = nil
    values.configuration = configuration
    variants.append(Variant(storage: image.storage, drawingProperties: values, configuration: configuration))
  }

  /// Removes the variant of the image for a trait collection.
  ///
  /// - Parameter traitCollection: The traits with which the variant was registered.
  open func unregister(imageWith traitCollection: UITraitCollection) {
    unregisterImage(with: UIImage.Configuration(traitCollection: traitCollection))
  }

  /// Removes the variant for a configuration.
  ///
  /// - Parameter configuration: The configuration with which the variant was registered.
  open func unregisterImage(with configuration: UIImage.Configuration) {
    lock.lock()
    defer { lock.unlock() }
    variants.removeAll { $0.configuration.isEqual(configuration) }
  }

  /// Returns the variant of the image that matches a trait collection best.
  ///
  /// - Parameter traitCollection: The trait collection.
  /// - Returns: The variant.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    image(with: UIImage.Configuration(traitCollection: traitCollection))
  }

  /// Returns the variant that fits a configuration best.
  ///
  /// - Parameter configuration: The configuration.
  /// - Returns: The variant that matches the most traits of the configuration and contradicts none, otherwise the
  ///   variant that was registered first. Without variants, an image without pixels is returned.
  /// - Complexity: O(*n*), where *n* is the number of variants.
  open func image(with configuration: UIImage.Configuration) -> UIImage {
    lock.lock()
    defer { lock.unlock() }
    let traits = configuration.traitCollection ?? UITraitCollection()
    guard !variants.isEmpty else { return setImage(for: traits, configuration) ?? UIImage() }
    var best: Int?
    for (index, variant) in variants.enumerated() {
      let variantTraits = variant.configuration.traitCollection
      guard traits.containsTraits(in: variantTraits) else { continue }
      if let locale = variant.configuration.locale, locale != configuration.locale { continue }
      guard let bestImage = best else {
        best = index
        continue
      }
      // The later variant is preferred if its traits include those of the best one so far.
      if variantTraits?.containsTraits(in: variants[bestImage].configuration.traitCollection) ?? false { best = index }
    }
    if best == nil, let image = setImage(for: traits, configuration) { return image }
    let index = best ?? 0
    if let image = variants[index].image { return image }
    var values = variants[index].drawingProperties
    values.asset = self
    let image = UIImage(storage: variants[index].storage, values: values)
    variants[index].image = image
    return image
  }

  /// Returns the variant of the image set for traits, or nil if there is no image set or its files cannot be read. The
  /// lock must be held.
  private func setImage(for traits: UITraitCollection, _ configuration: UIImage.Configuration) -> UIImage? {
    guard let assetImage = set?.image(for: traits) else { return nil }
    let key = ObjectIdentifier(assetImage.storage)
    if let image = registeredImages[key]?.image { return image }
    var values = assetImage.values
    values.asset = self
    values.configuration = configuration
    let image = UIImage(storage: assetImage.storage, values: values)
    registeredImages[key] = WeakImage(image: image)
    return image
  }
}
