import Foundation
import RuntimeInterface

/// An image set of an asset catalog: the variants of an image, read from `NAME.imageset/Contents.json`.
///
/// Files are opened when their variant is first used. An image set can be used on any thread.
final class ImageSet: @unchecked Sendable {
  /// The name of the set, with its namespace.
  let name: String
  private let folder: String
  private let variants: [Variant]
  private let renderingMode: UIImage.RenderingMode
  private let lock = NSLock()
  /// The images that were created. The keys are the index of the variant and the scale at which a vector image was
  /// drawn.
  private var loadedImages: [Key: LoadedImage] = [:]

  private struct Key: Hashable {
    let index: Int
    let scale: CGFloat
  }
  private struct LoadedImage {
    let storage: ImageStorage
    let drawingProperties: ImageDrawingProperties
  }

  private static let sets = SharedCache<String, ImageSet?>(limit: 20_000)

  /// Returns the image set with a name, or nil if the bundle's catalogs do not contain it. Results, including nil, are
  /// cached.
  ///
  /// - Parameters:
  ///   - name: The name of the image, with its namespace.
  ///   - bundle: The bundle.
  static func named(_ name: String, in bundle: Bundle) -> ImageSet? {
    let key = bundle.bundlePath + "\n" + name
    if let cached = sets[key] { return cached }
    let set = AssetCatalog.catalog(of: bundle).folder(.image, named: name).flatMap { ImageSet(name: name, folder: $0) }
    return sets.insert(set, for: key)
  }

  /// Reads the `Contents.json` of an image set. The result is nil if it is damaged or contains no images.
  ///
  /// - Parameters:
  ///   - name: The name of the set.
  ///   - folder: The path of the folder with the set's `Contents.json`.
  ///   - languages: The identifiers of the languages that the user prefers, the most preferred one first.
  init?(name: String, folder: String, languages: [String] = UserLanguages.preferredLanguages) {
    self.name = name
    self.folder = folder
    guard let contents = CatalogContents.read(folder: folder) else { return nil }
    let properties = contents.object("properties")
    renderingMode = Self.renderingMode(properties?.text("template-rendering-intent")) ?? .automatic
    variants = contents.objects("images").compactMap { Variant($0, languages: languages) }
    // A set without files is usual: Xcode creates an empty one for each new application.
    if variants.isEmpty { return nil }
  }

  static func renderingMode(_ intent: String?) -> UIImage.RenderingMode? {
    switch intent {
    case "template": .alwaysTemplate
    case "original": .alwaysOriginal
    default: nil
    }
  }

  /// Returns the pixels and drawing properties of the variant that fits traits best. If its file cannot be read, the
  /// next best variant is used. Returns nil if no variant can be read.
  ///
  /// - Parameter traits: The traits that the image has to fit, such as the scale and the interface style.
  func image(for traits: UITraitCollection) -> (storage: ImageStorage, values: ImageDrawingProperties)? {
    let order = variants.indices.compactMap { index in
      variants[index].rank(in: traits).map { (index: index, rank: $0) }
    }
    // Variants of equal rank are tried in the order of the file.
    for candidate in order.sorted(by: {
      $1.rank.lexicographicallyPrecedes($0.rank) || $0.rank == $1.rank && $0.index < $1.index
    }) {
      if let image = load(candidate.index, scale: Self.drawingScale(traits)) { return image }
    }
    return nil
  }

  /// Returns the number of pixels per point at which vector images are drawn for traits.
  private static func drawingScale(_ traits: UITraitCollection) -> CGFloat {
    let scale = traits.displayScale > 0 ? traits.displayScale : UITraitCollection.current.displayScale
    return min(4, max(1, scale.isFinite ? scale : 1))
  }

  private func load(_ index: Int, scale: CGFloat) -> (storage: ImageStorage, values: ImageDrawingProperties)? {
    let variant = variants[index]
    let key = Key(index: index, scale: variant.isVector ? scale : 0)
    lock.lock()
    defer { lock.unlock() }
    if let cached = loadedImages[key] { return (cached.storage, cached.drawingProperties) }
    guard let storage = makeImage(variant, scale: scale) else { return nil }
    loadedImages[key] = LoadedImage(storage: storage.storage, drawingProperties: storage.values)
    return storage
  }

  private func makeImage(_ variant: Variant, scale: CGFloat) -> (storage: ImageStorage, values: ImageDrawingProperties)?
  {
    let path = folder + "/" + variant.file
    do {
      var storage =
        try variant.isVector
        ? ImageDrawingProperties.loadVector(path, scale: scale)
        : ImageDrawingProperties.loadBitmap(path, scale: variant.scale ?? 1)
      storage.values.renderingMode = variant.renderingMode ?? renderingMode
      variant.slicing?.apply(to: &storage.values)
      if let insets = variant.alignment { storage.values.alignmentRectInsets = insets / storage.values.scale }
      mirror(variant, &storage.values)
      return storage
    } catch {
      ResourceReport.report("the image “\(name)” cannot be read: \(path): \(error)")
      return nil
    }
  }
}

extension ImageSet {
  /// Mirrors an image in layouts of the other direction if the set has images of one direction only ("Left to Right,
  /// Mirrors" in Xcode).
  private func mirror(_ variant: Variant, _ values: inout ImageDrawingProperties) {
    guard let direction = variant.direction, variants.allSatisfy({ $0.direction == nil || $0.direction == direction })
    else { return }
    values.flipsForRightToLeft = true
    if direction == .rightToLeft { values.orientation = values.orientation.mirrored }
  }
}

extension UIEdgeInsets {
  fileprivate static func / (insets: UIEdgeInsets, factor: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(
      top: insets.top / factor, left: insets.left / factor, bottom: insets.bottom / factor, right: insets.right / factor
    )
  }
}

extension ImageDrawingProperties {
  /// Reads the header of an image file, and returns the image's storage and drawing properties. Throws an error with the reason
  /// if the file is not an image.
  static func loadBitmap(_ path: String, scale: CGFloat) throws -> (
    storage: ImageStorage, values: ImageDrawingProperties
  ) {
    let source = ImageSource.file(FilePath(path))
    let info = try Runtime.imageCodec.probe(source)
    var values = ImageDrawingProperties()
    values.scale = scale
    values.orientation = UIImage.Orientation(exif: info.orientation)
    return (ImageStorage(source, info: info), values)
  }

  /// Reads the size of a vector image, and returns its storage and drawing properties. `scale` is the number of pixels per
  /// point at which it is drawn. Throws an error with the reason if the file is not an image.
  static func loadVector(_ path: String, scale: CGFloat) throws -> (
    storage: ImageStorage, values: ImageDrawingProperties
  ) {
    let isDocument = path.lowercased().hasSuffix(".pdf")
    let source = ImageSource.file(FilePath(path))
    let size = try isDocument ? PDFImage(path: path).size : Runtime.imageCodec.vectorSize(source)
    var values = ImageDrawingProperties()
    values.scale = scale
    values.size = size
    let storage =
      isDocument
      ? ImageStorage(document: path, size: size, scale: scale) : ImageStorage(vector: source, size: size, scale: scale)
    return (storage, values)
  }
}
