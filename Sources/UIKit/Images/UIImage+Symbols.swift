extension UIImage {
  /// One of the system's symbols, of those that are drawn here (`SymbolGlyph.names`); nil for others.
  public convenience init?(systemName name: String) { self.init(symbol: name, configuration: .unspecified) }

  /// A symbol; the traits change nothing.
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(symbol: name, configuration: .unspecified)
  }

  /// A symbol in a size and weight.
  public convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
    self.init(symbol: name, configuration: configuration as? SymbolConfiguration ?? .unspecified)
  }

  /// A symbol; the value changes nothing.
  public convenience init?(
    systemName name: String, variableValue: Double, configuration: UIImage.Configuration? = nil
  ) {
    self.init(systemName: name, withConfiguration: configuration)
  }

  convenience init?(symbol name: String, configuration: SymbolConfiguration, base: ImageValues = ImageValues()) {
    let resolved = configuration.resolved
    guard let glyph = SymbolGlyph(name: name, pointSize: resolved.size, weight: resolved.weight) else { return nil }
    var values = base
    values.size = glyph.size
    values.symbolName = name
    values.configuration = configuration
    values.baselineOffset = glyph.size.height / 2 - resolved.size * 1443 / 2048 / 2
    if let color = configuration.colors.first { values.tint = color }
    self.init(storage: ImageStorage(glyph), values: values)
  }

  private static func known(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }

  /// An ellipsis in a circle.
  public class var actions: UIImage { known("ellipsis") }
  /// A plus.
  public class var add: UIImage { known("plus") }
  /// A minus.
  public class var remove: UIImage { known("minus") }
  /// A checkmark.
  public class var checkmark: UIImage { known("checkmark") }
  /// A checkmark in outline.
  public class var strokedCheckmark: UIImage { known("checkmark.circle") }
}
