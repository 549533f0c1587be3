extension UIImage {
  private static let namedImages = SharedCache<String, UIImage>()
  private static let assets = SharedCache<String, UIImageAsset>()

  /// Creates an image from the asset catalogs or a file of the application, in the variant for the current traits and
  /// the screen's scale (such as `name@2x.png`). Images are cached. The result is nil if there is no such image.
  ///
  /// - Parameter name: The name of an image set with its namespace, or the name of a file with or without extension.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, with: nil)
  }

  /// Creates an image from the asset catalogs or a file of a bundle. The result is nil if there is no such image.
  ///
  /// - Parameters:
  ///   - name: The name of an image set with its namespace, or the name of a file with or without extension.
  ///   - bundle: The bundle, or nil for the main bundle.
  ///   - traitCollection: The traits for which the variant is chosen. Traits that the collection does not specify are taken from the
  ///     current traits. If the collection is nil, the current traits are used.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    self.init(named: name, in: bundle, with: traitCollection.map { UIImage.Configuration(traitCollection: $0) })
  }

  /// Creates an image from the asset catalogs or a file of a bundle. The result is nil if there is no such image.
  ///
  /// The asset catalogs are folders (`.xcassets`) in the bundle, as they are in the project. Symbol sets are looked up
  /// like image sets.
  ///
  /// - Parameters:
  ///   - name: The name of an image set with its namespace, or the name of a file with or without extension.
  ///   - bundle: The bundle, or nil for the main bundle.
  ///   - configuration: The configuration of the image, or nil for none. Its traits determine the variant.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?) {
    let bundle = bundle ?? .main
    let key = "\(bundle.bundlePath)\n\(name)"
    if let cached = Self.namedImages[key] {
      var values = cached.values
      values.configuration = configuration
      self.init(storage: cached.storage, values: values)
      return
    }
    if let set = ImageSet.named(name, in: bundle) {
      let current = UITraitCollection.current
      let targetTraits = configuration?.traitCollection.map { UITraitCollection(traitsFrom: [current, $0]) } ?? current
      if let image = set.image(for: targetTraits) {
        var values = image.values
        values.asset = Self.assets[key] ?? Self.assets.insert(UIImageAsset(set), for: key)
        values.configuration = configuration ?? targetTraits.imageConfiguration
        self.init(storage: image.storage, values: values)
        return
      }
    }
    if let set = SymbolSet.named(name, in: bundle) {
      self.init(symbol: name, set: set, configuration: configuration as? SymbolConfiguration ?? .unspecified)
      return
    }
    guard let file = ImageFiles.named(name, in: bundle) else {
      // Programs name an image of a catalog with the extension of the file that they have added to it.
      guard let setName = Self.nameWithoutExtension(name), ImageSet.named(setName, in: bundle) != nil else {
        return nil
      }
      self.init(named: setName, in: bundle, with: configuration)
      return
    }
    guard let loadedValues = ImageDrawingProperties.load(.file(FilePath(file.path)), scale: file.scale) else {
      return nil
    }
    var values = loadedValues.values
    values.configuration = configuration
    self.init(storage: loadedValues.storage, values: values)
    Self.namedImages.insert(self, for: key)
  }

  /// Returns the name of an image without the extension of PNG or JPEG files, or nil if it has none.
  private static func nameWithoutExtension(_ name: String) -> String? {
    guard let dot = name.lastIndex(of: "."), ["png", "jpg", "jpeg"].contains(name[dot...].dropFirst().lowercased())
    else { return nil }
    return String(name[..<dot])
  }

  /// Creates an image from the asset catalogs or a file of a bundle. The result is nil if there is no such image.
  ///
  /// - Parameters:
  ///   - name: The name of an image set or of a file.
  ///   - bundle: The bundle, or nil for the main bundle.
  ///   - variableValue: A value from 0 to 1, which is ignored, because variable symbols are not supported.
  ///   - configuration: The configuration of the image, or nil.
  public convenience init?(
    named name: String, in bundle: Bundle? = nil, variableValue: Double, configuration: UIImage.Configuration? = nil
  ) {
    self.init(named: name, in: bundle, with: configuration)
  }
}

/// The default type of image literals (`#imageLiteral(resourceName:)`).
public typealias _ImageLiteralType = UIImage
