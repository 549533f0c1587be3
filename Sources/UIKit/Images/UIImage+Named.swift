extension UIImage {
  private static let namedImages = SharedCache<String, UIImage>()

  /// An image of the application by name, with or without extension, for the screen's scale (`name@2x.png`). Kept once
  /// found. nil when there is none.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, with: nil)
  }

  /// An image of a bundle (the application's when nil) by name; the traits' display scale is not asked.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    self.init(named: name, in: bundle, with: nil)
  }

  /// An image of a bundle (the application's when nil) by name.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?) {
    let bundle = bundle ?? .main
    let key = "\(bundle.bundlePath)\n\(name)"
    if let known = Self.namedImages[key] {
      var values = known.values
      values.configuration = configuration
      self.init(storage: known.storage, values: values)
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

  /// An image of a bundle by name; the value is for symbols that vary, and is not used.
  public convenience init?(
    named name: String, in bundle: Bundle? = nil, variableValue: Double, configuration: UIImage.Configuration? = nil
  ) {
    self.init(named: name, in: bundle, with: configuration)
  }
}

/// What an image literal of source code (`#imageLiteral(resourceName:)`) is, where nothing else says.
public typealias _ImageLiteralType = UIImage
