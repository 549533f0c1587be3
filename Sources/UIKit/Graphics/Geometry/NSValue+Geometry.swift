import Foundation

// Foundation on Linux cannot box structs, but it can box arrays of numbers: values of the kinds that it does not know are
// boxed so. A value that holds something else reads as zero.
extension NSValue {
  /// Boxes a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// Boxes a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// Boxes a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// Boxes a vector.
  public convenience init(cgVector vector: CGVector) { self.init(numbers: [vector.dx, vector.dy]) }
  /// Boxes a transform.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    self.init(numbers: [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty])
  }
  /// Boxes insets.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(numbers: [insets.top, insets.left, insets.bottom, insets.right])
  }
  /// Boxes insets.
  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    self.init(numbers: [insets.top, insets.leading, insets.bottom, insets.trailing])
  }
  /// Boxes an offset.
  public convenience init(uiOffset offset: UIOffset) { self.init(numbers: [offset.horizontal, offset.vertical]) }

  /// The boxed point.
  public var cgPointValue: CGPoint { pointValue }
  /// The boxed size.
  public var cgSizeValue: CGSize { sizeValue }
  /// The boxed rectangle.
  public var cgRectValue: CGRect { rectValue }
  /// The boxed vector.
  public var cgVectorValue: CGVector {
    let parts = numbers(2)
    return CGVector(dx: parts[0], dy: parts[1])
  }
  /// The boxed transform.
  public var cgAffineTransformValue: CGAffineTransform {
    let parts = numbers(6)
    return CGAffineTransform(parts[0], parts[1], parts[2], parts[3], parts[4], parts[5])
  }
  /// The boxed insets.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    let parts = numbers(4)
    return UIEdgeInsets(top: parts[0], left: parts[1], bottom: parts[2], right: parts[3])
  }
  /// The boxed insets.
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
    let parts = numbers(4)
    return NSDirectionalEdgeInsets(top: parts[0], leading: parts[1], bottom: parts[2], trailing: parts[3])
  }
  /// The boxed offset.
  public var uiOffsetValue: UIOffset {
    let parts = numbers(2)
    return UIOffset(horizontal: parts[0], vertical: parts[1])
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
