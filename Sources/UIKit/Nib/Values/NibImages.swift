import Foundation

/// Loads the images of nib files.
extension NibDocument {
  /// Returns the image that an attribute names, or nil if the attribute is missing or there is no such image.
  ///
  /// - Parameters:
  ///   - element: The element with the attribute.
  ///   - attribute: The attribute, such as `image`. The element's `catalog` attribute determines whether the image is a
  ///     symbol.
  func image(_ element: NibElement, _ attribute: String = "image") -> UIImage? {
    if let reference = element.child(key: attribute), reference.name == "imageReference" {
      return image(reference, "image")
    }
    guard let name = element[attribute], !name.isEmpty else { return nil }
    let configuration = symbolConfiguration(element)
    if element["catalog"] == "system" || resource("image", named: name)?["catalog"] == "system" {
      if let symbol = UIImage(systemName: name, withConfiguration: configuration) { return symbol }
      report(element, "there is no symbol “\(name)”; no image is set")
      return nil
    }
    if let image = UIImage(named: name, in: bundle, with: configuration) ?? UIImage(named: name) { return image }
    report(
      element,
      "there is no image “\(name)” in \(bundle.bundleURL.lastPathComponent); no image is set")
    return nil
  }

  /// Returns the configuration of a symbol, from attributes such as `symbolScale`, or nil if there is none.
  func symbolConfiguration(_ element: NibElement) -> UIImage.SymbolConfiguration? {
    var configuration: UIImage.SymbolConfiguration?
    func add(_ addition: UIImage.SymbolConfiguration) {
      configuration = configuration.map { $0.applying(addition) } ?? addition
    }
    if let scale = element["symbolScale"].flatMap({ Self.symbolScales[$0] }) {
      add(UIImage.SymbolConfiguration(scale: scale))
    }
    for key in ["preferredSymbolConfiguration", "symbolConfiguration"] {
      guard let child = element.child(key: key) else { continue }
      if let font = child.child(named: "fontDescription").flatMap(makeFont) {
        add(UIImage.SymbolConfiguration(font: font))
      }
      if let size = child.length("pointSize"), size > 0 { add(UIImage.SymbolConfiguration(pointSize: size)) }
      if let scale = child["scale"].flatMap({ Self.symbolScales[$0] }) {
        add(UIImage.SymbolConfiguration(scale: scale))
      }
      if let weight = child["weight"].flatMap({ Self.symbolWeights[$0] }) {
        add(UIImage.SymbolConfiguration(weight: weight))
      }
    }
    return configuration
  }

  private static let symbolScales: [String: UIImage.SymbolScale] = [
    "small": .small, "medium": .medium, "large": .large, "default": .default,
  ]
  private static let symbolWeights: [String: UIImage.SymbolWeight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
}
