extension UIImage {
  private static let namedImages = SharedCache<String, UIImage>()

  /// Creates an image from a file of the application, in the variant for the screen's scale (such as `name@2x.png`).
  /// Images are cached. The result is nil if there is no such file.
  ///
  /// - Parameter name: The name of the file, with or without extension.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, with: nil)
  }

  /// Creates an image from a file of a bundle. The result is nil if there is no such file.
  ///
  /// - Parameters:
  ///   - name: The name of the file, with or without extension.
  ///   - bundle: The bundle, or nil for that of the application.
  ///   - traitCollection: A trait collection, which is ignored.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    self.init(named: name, in: bundle, with: nil)
  }

  /// Creates an image from a file of a bundle. The result is nil if there is no such file.
  ///
  /// - Parameters:
  ///   - name: The name of the file, with or without extension.
  ///   - bundle: The bundle, or nil for that of the application.
  ///   - configuration: The configuration of the image, or nil.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?) {
    let bundle = bundle ?? .main
    let key = "\(bundle.bundlePath)\n\(name)"
    if let cached = Self.namedImages[key] {
      var values = cached.values
      values.configuration = configuration
      self.init(storage: cached.storage, values: values)
      return
    }
    guard let file = ImageFiles.named(name, in: bundle),
      let loaded = ImageValues.load(.file(FilePath(file.path)), scale: file.scale)
    else { return nil }
    var values = loaded.values
    values.configuration = configuration
    self.init(storage: loaded.storage, values: values)
    Self.namedImages.keep(self, for: key)
  }

  /// Creates an image from a file of a bundle. The result is nil if there is no such file.
  ///
  /// - Parameters:
  ///   - name: The name of the file, with or without extension.
  ///   - bundle: The bundle, or nil for that of the application.
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
