import RuntimeInterface

/// Variants of one picture for different environments (light and dark, size classes, scales). Usable from every thread.
///
/// An image view shows the variant that suits its own environment and changes it with that. Memory: the variants.
open class UIImageAsset: NSObject, @unchecked Sendable {
  private struct Variant {
    let storage: ImageStorage
    let values: ImageValues
    let configuration: UIImage.Configuration
    /// As it was last given out, while somebody holds it. It holds the asset; the asset does not hold it.
    weak var image: UIImage?
  }

  private var variants: [Variant] = []
  private let lock = NSLock()

  /// An asset without variants.
  public override init() { super.init() }

  /// Nothing is archived here: an asset without variants.
  public required init?(coder: NSCoder) { super.init() }

  /// Adds a variant for what `traitCollection` specifies; one for the same traits is replaced.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    register(image, with: UIImage.Configuration(traitCollection: traitCollection))
  }

  /// Adds a variant for a configuration; one for an equal configuration is replaced.
  open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
    lock.lock()
    defer { lock.unlock() }
    variants.removeAll { $0.configuration.isEqual(configuration) }
    var values = image.values
    values.asset = nil
    values.configuration = configuration
    variants.append(Variant(storage: image.storage, values: values, configuration: configuration))
  }

  /// Takes away the variant for exactly these traits.
  open func unregister(imageWith traitCollection: UITraitCollection) {
    unregisterImage(with: UIImage.Configuration(traitCollection: traitCollection))
  }

  /// Takes away the variant for an equal configuration.
  open func unregisterImage(with configuration: UIImage.Configuration) {
    lock.lock()
    defer { lock.unlock() }
    variants.removeAll { $0.configuration.isEqual(configuration) }
  }

  /// The variant that suits an environment; see `image(with:)` for a configuration.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    image(with: UIImage.Configuration(traitCollection: traitCollection))
  }

  /// The variant that suits a configuration: of those whose traits it all has, the one that specifies most, else the
  /// one that was registered first. An image without pixels when there are no variants. O(variants).
  open func image(with configuration: UIImage.Configuration) -> UIImage {
    lock.lock()
    defer { lock.unlock() }
    guard !variants.isEmpty else { return UIImage() }
    let traits = configuration.traitCollection ?? UITraitCollection()
    var best: Int?
    for (index, variant) in variants.enumerated() {
      let own = variant.configuration.traitCollection
      guard traits.containsTraits(in: own) else { continue }
      if let locale = variant.configuration.locale, locale != configuration.locale { continue }
      guard let before = best else {
        best = index
        continue
      }
      // The later one wins if it says at least as much.
      if own?.containsTraits(in: variants[before].configuration.traitCollection) ?? false { best = index }
    }
    let index = best ?? 0
    if let image = variants[index].image { return image }
    var values = variants[index].values
    values.asset = self
    let image = UIImage(storage: variants[index].storage, values: values)
    variants[index].image = image
    return image
  }
}
