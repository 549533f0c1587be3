import Foundation

extension UIColor {
  /// The keys of a color in an archive. Where UIKit writes the same value, the key is UIKit's.
  private enum Key {
    static let name = "UISystemColorName"
    static let base = "UIBaseColor"
    static let pattern = "UIPatternImage"
    static let white = "UIWhite"
    static let red = "UIRed"
    static let green = "UIGreen"
    static let blue = "UIBlue"
    static let alpha = "UIAlpha"
    static let count = "UIColorComponentCount"
    static let isDisplayP3 = "UIColorIsDisplayP3"
    static let prominence = "UIColorProminence"
  }

  final func encodeValues(with coder: NSCoder) {
    if prominence != .primary { coder.encode(prominence.rawValue, forKey: Key.prominence) }
    switch storage {
    case .system(let name, _):
      coder.encodeString(name, forKey: Key.name)
      // The components are for a reader that does not know the name.
      resolvedColor(with: .current).encodeValues(with: coder)
    case .faded(let base, let alpha):
      coder.encode(base, forKey: Key.base)
      coder.encode(Double(alpha), forKey: Key.alpha)
    case .dynamic: resolvedColor(with: .current).encodeValues(with: coder)
    case .fixed(let color):
      if let pattern = color.pattern {
        if case .image(let image, let size) = pattern.content, size.width > 0 {
          let scale = CGFloat(image.width) / size.width
          coder.encode(UIImage(cgImage: image, scale: scale, orientation: .up), forKey: Key.pattern)
        }
        return
      }
      var components = color.components ?? [0, 0]
      if color.colorSpace?.model == .cmyk {
        // Its components must not be taken for red, green and blue.
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
        _ = getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        components = [red, green, blue, alpha]
      }
      let keys = components.count == 2 ? [Key.white, Key.alpha] : [Key.red, Key.green, Key.blue, Key.alpha]
      coder.encode(keys.count, forKey: Key.count)
      for (key, component) in zip(keys, components) { coder.encode(Double(component), forKey: key) }
      if color.colorSpace?.name == CGColorSpace.displayP3 { coder.encode(true, forKey: Key.isDisplayP3) }
    }
  }

  /// Returns the color of an archive, or nil if it contains none.
  static func decoded(from coder: NSCoder) -> UIColor? {
    guard let color = valueDecoded(from: coder) else { return nil }
    guard coder.hasValue(forKey: Key.prominence),
      let prominence = Prominence(rawValue: coder.decodeInt(forKey: Key.prominence))
    else { return color }
    return UIColor(storage: color.storage, prominence: prominence)
  }

  private static func valueDecoded(from coder: NSCoder) -> UIColor? {
    if let name = coder.decodeString(forKey: Key.name), let color = UIColor(systemName: name) { return color }
    if let image = coder.decodeValue(UIImage.self, forKey: Key.pattern) { return UIColor(patternImage: image) }
    let alpha = coder.decodeNumber(forKey: Key.alpha) ?? 1
    if let base = coder.decodeValue(UIColor.self, forKey: Key.base) { return base.withAlphaComponent(alpha) }
    if let white = coder.decodeNumber(forKey: Key.white) { return UIColor(white: white, alpha: alpha) }
    guard let red = coder.decodeNumber(forKey: Key.red), let green = coder.decodeNumber(forKey: Key.green),
      let blue = coder.decodeNumber(forKey: Key.blue)
    else { return nil }
    return coder.decodeFlag(forKey: Key.isDisplayP3)
      ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
      : UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }
}
