import Foundation

extension NSCoder {
  /// Returns a string representation of a point, `{x, y}`.
  ///
  /// - Parameter point: The point.
  /// - Returns: The string.
  public class func string(for point: CGPoint) -> String { bracedText([point.x, point.y]) }
  /// Returns a string representation of a vector, `{dx, dy}`.
  ///
  /// - Parameter vector: The vector.
  /// - Returns: The string.
  public class func string(for vector: CGVector) -> String { bracedText([vector.dx, vector.dy]) }
  /// Returns a string representation of a size, `{width, height}`.
  ///
  /// - Parameter size: The size.
  /// - Returns: The string.
  public class func string(for size: CGSize) -> String { bracedText([size.width, size.height]) }
  /// Returns a string representation of a rectangle, `{{x, y}, {width, height}}`.
  ///
  /// - Parameter rect: The rectangle.
  /// - Returns: The string.
  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }
  /// Returns a string representation of a transform, `[a, b, c, d, tx, ty]`.
  ///
  /// - Parameter transform: The transform.
  /// - Returns: The string.
  public class func string(for transform: CGAffineTransform) -> String {
    let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    return "[" + numbers.map(shortText).joined(separator: ", ") + "]"
  }
  /// Returns a string representation of insets, `{top, left, bottom, right}`.
  ///
  /// - Parameter insets: The insets.
  /// - Returns: The string.
  public class func string(for insets: UIEdgeInsets) -> String {
    bracedText([insets.top, insets.left, insets.bottom, insets.right])
  }
  /// Returns a string representation of directional insets, `{top, leading, bottom, trailing}`.
  ///
  /// - Parameter insets: The insets.
  /// - Returns: The string.
  public class func string(for insets: NSDirectionalEdgeInsets) -> String {
    bracedText([insets.top, insets.leading, insets.bottom, insets.trailing])
  }
  /// Returns a string representation of an offset, `{horizontal, vertical}`.
  ///
  /// - Parameter offset: The offset.
  /// - Returns: The string.
  public class func string(for offset: UIOffset) -> String { bracedText([offset.horizontal, offset.vertical]) }

  /// Returns the point that a string represents.
  ///
  /// - Parameter string: A string in the format of `string(for:)`.
  /// - Returns: The point, or zero if the string has a different format.
  public class func cgPoint(for string: String) -> CGPoint {
    let numbers = parsed(string, 2)
    return CGPoint(x: numbers[0], y: numbers[1])
  }
  /// Returns the vector that a string represents.
  ///
  /// - Parameter string: A string in the format of `string(for:)`.
  /// - Returns: The vector, or zero if the string has a different format.
  public class func cgVector(for string: String) -> CGVector {
    let numbers = parsed(string, 2)
    return CGVector(dx: numbers[0], dy: numbers[1])
  }
  /// Returns the size that a string represents.
  ///
  /// - Parameter string: A string in the format of `string(for:)`.
  /// - Returns: The size, or zero if the string has a different format.
  public class func cgSize(for string: String) -> CGSize {
    let numbers = parsed(string, 2)
    return CGSize(width: numbers[0], height: numbers[1])
  }
  /// Returns the rectangle that a string represents.
  ///
  /// - Parameter string: A string in the format of `string(for:)`.
  /// - Returns: The rectangle, or zero if the string has a different format.
  public class func cgRect(for string: String) -> CGRect {
    let numbers = parsed(string, 4)
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
  /// Returns the transform that a string represents.
  ///
  /// - Parameter string: A string in the format of `string(for:)`.
  /// - Returns: The transform, or the identity if the string has a different format.
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    let numbers = parsedNumbers(string)
    guard numbers.count == 6 else { return .identity }
    return CGAffineTransform(numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5])
  }
  /// Returns the insets that a string represents.
  ///
  /// - Parameter string: A string in the format of `string(for:)`.
  /// - Returns: The insets, or zero if the string has a different format.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    let numbers = parsed(string, 4)
    return UIEdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }
  /// Returns the directional insets that a string represents.
  ///
  /// - Parameter string: A string in the format of `string(for:)`.
  /// - Returns: The insets, or zero if the string has a different format.
  public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
    let numbers = parsed(string, 4)
    return NSDirectionalEdgeInsets(top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
  }
  /// Returns the offset that a string represents.
  ///
  /// - Parameter string: A string in the format of `string(for:)`.
  /// - Returns: The offset, or zero if the string has a different format.
  public class func uiOffset(for string: String) -> UIOffset {
    let numbers = parsed(string, 2)
    return UIOffset(horizontal: numbers[0], vertical: numbers[1])
  }

  /// Returns the shortest string representation of a number. Whole numbers have no decimal point.
  private class func shortText(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : "\(value)"
  }

  private class func bracedText(_ numbers: [CGFloat]) -> String {
    "{" + numbers.map(shortText).joined(separator: ", ") + "}"
  }

  private class func parsedNumbers(_ string: String) -> [CGFloat] {
    string.split { "{}[], \t\n".contains($0) }.compactMap { Double($0).map { CGFloat($0) } }
  }

  private class func parsed(_ string: String, _ count: Int) -> [CGFloat] {
    let components = parsedNumbers(string)
    return components.count == count ? components : Array(repeating: 0, count: count)
  }
}
