import Foundation

// Foundation on Linux can box arrays of numbers, but not structures. Structures that Foundation does not support are
// boxed as such arrays. If a value object has another type, the value is zero.
extension NSValue {
  /// Creates a value object that contains a point.
  ///
  /// - Parameter point: The point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// Creates a value object that contains a size.
  ///
  /// - Parameter size: The size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// Creates a value object that contains a rectangle.
  ///
  /// - Parameter rect: The rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// Creates a value object that contains a vector.
  ///
  /// - Parameter vector: The vector.
  public convenience init(cgVector vector: CGVector) { self.init(numbers: [vector.dx, vector.dy]) }
  /// Creates a value object that contains a transform.
  ///
  /// - Parameter transform: The transform.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    self.init(numbers: [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty])
  }
  /// Creates a value object that contains insets.
  ///
  /// - Parameter insets: The insets.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(numbers: [insets.top, insets.left, insets.bottom, insets.right])
  }
  /// Creates a value object that contains directional insets.
  ///
  /// - Parameter insets: The insets.
  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    self.init(numbers: [insets.top, insets.leading, insets.bottom, insets.trailing])
  }
  /// Creates a value object that contains an offset.
  ///
  /// - Parameter offset: The offset.
  public convenience init(uiOffset offset: UIOffset) { self.init(numbers: [offset.horizontal, offset.vertical]) }

  /// The point that the value object contains.
  public var cgPointValue: CGPoint { pointValue }
  /// The size that the value object contains.
  public var cgSizeValue: CGSize { sizeValue }
  /// The rectangle that the value object contains.
  public var cgRectValue: CGRect { rectValue }
  /// The vector in the value object, or zero if the object contains another type.
  public var cgVectorValue: CGVector {
    let components = numbers(2)
    return CGVector(dx: components[0], dy: components[1])
  }
  /// The transform in the value object. All entries are zero if the object contains another type.
  public var cgAffineTransformValue: CGAffineTransform {
    let components = numbers(6)
    return CGAffineTransform(components[0], components[1], components[2], components[3], components[4], components[5])
  }
  /// The insets in the value object, or zero if the object contains another type.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    let components = numbers(4)
    return UIEdgeInsets(top: components[0], left: components[1], bottom: components[2], right: components[3])
  }
  /// The directional insets in the value object, or zero if the object contains another type.
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
    let components = numbers(4)
    return NSDirectionalEdgeInsets(
      top: components[0], leading: components[1], bottom: components[2], trailing: components[3])
  }
  /// The offset in the value object, or zero if the object contains another type.
  public var uiOffsetValue: UIOffset {
    let components = numbers(2)
    return UIOffset(horizontal: components[0], vertical: components[1])
  }

  private convenience init(numbers: [CGFloat]) {
    let doubles = numbers.map { Double($0) }
    self.init(bytes: doubles, objCType: "[\(doubles.count)d]")
  }

  private func numbers(_ count: Int) -> [CGFloat] {
    var doubles = [Double](repeating: 0, count: count)
    if String(cString: objCType) == "[\(count)d]" { getValue(&doubles) }
    return doubles.map { CGFloat($0) }
  }
}
