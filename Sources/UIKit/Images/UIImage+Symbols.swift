extension UIImage {
  /// Creates an image of a system symbol. The result is nil for symbols that are not available in Tessera
  /// (`SymbolGlyph.names`).
  ///
  /// - Parameter name: The name of the symbol.
  public convenience init?(systemName name: String) { self.init(symbol: name, configuration: .unspecified) }

  /// Creates an image of a system symbol. The result is nil for symbols that are not available in Tessera.
  ///
  /// - Parameters:
  ///   - name: The name of the symbol.
  ///   - traitCollection: A trait collection, which is ignored.
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(symbol: name, configuration: .unspecified)
  }

  /// Creates an image of a system symbol. The result is nil for symbols that are not available in Tessera.
  ///
  /// - Parameters:
  ///   - name: The name of the symbol.
  ///   - configuration: The size, weight and color of the symbol, or nil for the default configuration.
  public convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
    self.init(symbol: name, configuration: configuration as? SymbolConfiguration ?? .unspecified)
  }

  /// Creates an image of a system symbol. The result is nil for symbols that are not available in Tessera.
  ///
  /// - Parameters:
  ///   - name: The name of the symbol.
  ///   - variableValue: A value from 0 to 1, which is ignored, because variable symbols are not supported.
  ///   - configuration: The size, weight and color of the symbol, or nil for the default configuration.
  public convenience init?(
    systemName name: String, variableValue: Double, configuration: UIImage.Configuration? = nil
  ) {
    self.init(systemName: name, withConfiguration: configuration)
  }

  /// Creates an image of a symbol.
  ///
  /// - Parameters:
  ///   - name: The name of the symbol.
  ///   - set: The symbol set of an asset catalog that contains the symbol, or nil for a system symbol.
  ///   - configuration: The size, weight and color.
  ///   - base: The other drawing properties.
  convenience init?(
    symbol name: String, set: SymbolSet? = nil, configuration: SymbolConfiguration,
    base: ImageDrawingProperties = ImageDrawingProperties()
  ) {
    let resolved = configuration.resolved
    guard let shape = set.map({ $0.shape(weight: resolved.weight) }) ?? SymbolShapes.shape(name) else {
      ResourceReport.log(
        "No symbol named “\(name)” is available. The image is nil. docs/symbols.md tells which symbols are available"
      )
      return nil
    }
    let glyph = SymbolGlyph(name: name, shape: shape, pointSize: resolved.size, weight: resolved.weight)
    var values = base
    values.symbolSet = set
    values.size = glyph.size
    values.symbolName = name
    values.configuration = configuration
    values.baselineOffset = glyph.size.height / 2 - resolved.size * 1443 / 2048 / 2
    if let color = configuration.colors.first { values.tint = color }
    self.init(storage: ImageStorage(glyph), values: values)
  }

  private static func systemImage(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }

  /// A system image for actions: an ellipsis.
  public class var actions: UIImage { systemImage("ellipsis") }
  /// A system image for adding: a plus sign.
  public class var add: UIImage { systemImage("plus") }
  /// A system image for removing: a minus sign.
  public class var remove: UIImage { systemImage("minus") }
  /// A system image of a checkmark.
  public class var checkmark: UIImage { systemImage("checkmark") }
  /// A system image of a checkmark in a circle.
  public class var strokedCheckmark: UIImage { systemImage("checkmark.circle") }
}
