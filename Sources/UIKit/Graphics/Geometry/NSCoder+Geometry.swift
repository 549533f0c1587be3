import Foundation

extension NSCoder {
  /// A point as `{x, y}`.
  public class func string(for point: CGPoint) -> String { write([point.x, point.y]) }
  /// A vector as `{dx, dy}`.
  public class func string(for vector: CGVector) -> String { write([vector.dx, vector.dy]) }
  /// A size as `{width, height}`.
  public class func string(for size: CGSize) -> String { write([size.width, size.height]) }
  /// A rectangle as `{{x, y}, {width, height}}`.
  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }
  /// A transform as `[a, b, c, d, tx, ty]`.
  public class func string(for transform: CGAffineTransform) -> String {
    let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    return "[" + numbers.map(number).joined(separator: ", ") + "]"
  }
  /// Insets as `{top, left, bottom, right}`.
  public class func string(for insets: UIEdgeInsets) -> String {
    write([insets.top, insets.left, insets.bottom, insets.right])
  }
  /// Insets as `{top, leading, bottom, trailing}`.
  public class func string(for insets: NSDirectionalEdgeInsets) -> String {
    write([insets.top, insets.leading, insets.bottom, insets.trailing])
  }
  /// An offset as `{horizontal, vertical}`.
  public class func string(for offset: UIOffset) -> String { write([offset.horizontal, offset.vertical]) }

  /// The point that `string` describes; zero for anything else.
  public class func cgPoint(for string: String) -> CGPoint {
    let parts = read(string, 2)
    return CGPoint(x: parts[0], y: parts[1])
  }
  /// The vector that `string` describes; zero for anything else.
  public class func cgVector(for string: String) -> CGVector {
    let parts = read(string, 2)
    return CGVector(dx: parts[0], dy: parts[1])
  }
  /// The size that `string` describes; zero for anything else.
  public class func cgSize(for string: String) -> CGSize {
    let parts = read(string, 2)
    return CGSize(width: parts[0], height: parts[1])
  }
  /// The rectangle that `string` describes; zero for anything else.
  public class func cgRect(for string: String) -> CGRect {
    let parts = read(string, 4)
    return CGRect(x: parts[0], y: parts[1], width: parts[2], height: parts[3])
  }
  /// The transform that `string` describes; the identity for anything else.
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    let parts = numbers(string)
    guard parts.count == 6 else { return .identity }
    return CGAffineTransform(parts[0], parts[1], parts[2], parts[3], parts[4], parts[5])
  }
  /// The insets that `string` describes; zero for anything else.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    let parts = read(string, 4)
    return UIEdgeInsets(top: parts[0], left: parts[1], bottom: parts[2], right: parts[3])
  }
  /// The insets that `string` describes; zero for anything else.
  public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
    let parts = read(string, 4)
    return NSDirectionalEdgeInsets(top: parts[0], leading: parts[1], bottom: parts[2], trailing: parts[3])
  }
  /// The offset that `string` describes; zero for anything else.
  public class func uiOffset(for string: String) -> UIOffset {
    let parts = read(string, 2)
    return UIOffset(horizontal: parts[0], vertical: parts[1])
  }

  /// The shortest form, without a decimal point for whole numbers.
  private class func number(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : "\(value)"
  }

  private class func write(_ numbers: [CGFloat]) -> String {
    "{" + numbers.map(number).joined(separator: ", ") + "}"
  }

  private class func numbers(_ string: String) -> [CGFloat] {
    string.split { "{}[], \t\n".contains($0) }.compactMap { Double($0).map { CGFloat($0) } }
  }

  private class func read(_ string: String, _ count: Int) -> [CGFloat] {
    let found = numbers(string)
    return found.count == count ? found : Array(repeating: 0, count: count)
  }
}
