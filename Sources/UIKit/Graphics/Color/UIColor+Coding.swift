import CoreGraphics
import Foundation

extension UIColor {
  /// The keys of a color in an archive. They are those that UIKit writes, so that its archives can be read.
  private enum Key {
    static let name = "UISystemColorName"
    static let white = "UIWhite"
    static let red = "UIRed"
    static let green = "UIGreen"
    static let blue = "UIBlue"
    static let alpha = "UIAlpha"
    static let count = "UIColorComponentCount"
  }

  /// Returns the color in an archive, or nil if there is none.
  static func decode(_ coder: NSCoder) -> UIColor? {
    guard coder.allowsKeyedCoding else { return nil }
    // A missing object is an error of the unarchiver, which would end the whole archive.
    if coder.containsValue(forKey: Key.name),
      let name = coder.decodeObject(of: NSString.self, forKey: Key.name) as String?,
      let color = UIColor(systemName: name)
    {
      return color
    }
    let alpha = coder.containsValue(forKey: Key.alpha) ? CGFloat(coder.decodeDouble(forKey: Key.alpha)) : 1
    if coder.containsValue(forKey: Key.red) {
      return UIColor(
        red: CGFloat(coder.decodeDouble(forKey: Key.red)), green: CGFloat(coder.decodeDouble(forKey: Key.green)),
        blue: CGFloat(coder.decodeDouble(forKey: Key.blue)), alpha: alpha)
    }
    guard coder.containsValue(forKey: Key.white) else { return nil }
    return UIColor(white: CGFloat(coder.decodeDouble(forKey: Key.white)), alpha: alpha)
  }

  /// Encodes the name of a system color, and the components in the current traits.
  func encodeComponents(with coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    if case .system(let name, _) = storage, UIColor(systemName: name) == self {
      coder.encode(name as NSString, forKey: Key.name)
    }
    let color = cgColor
    if color.numberOfComponents == 2, let gray = color.components {
      coder.encode(2, forKey: Key.count)
      coder.encode(Double(gray[0]), forKey: Key.white)
      coder.encode(Double(gray[1]), forKey: Key.alpha)
      return
    }
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    guard getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return }
    coder.encode(4, forKey: Key.count)
    coder.encode(Double(red), forKey: Key.red)
    coder.encode(Double(green), forKey: Key.green)
    coder.encode(Double(blue), forKey: Key.blue)
    coder.encode(Double(alpha), forKey: Key.alpha)
  }
}
