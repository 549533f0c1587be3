import Foundation

/// A list of numbers for filters: a point, a rectangle, or the factors of colors.
public final class CIVector: NSObject, NSCopying, @unchecked Sendable {
  private let values: [CGFloat]

  /// Creates a vector with one number.
  ///
  /// - Parameter x: The number.
  public convenience init(x: CGFloat) { self.init([x]) }

  /// Creates a vector with two numbers.
  ///
  /// - Parameters:
  ///   - x: The first number.
  ///   - y: The second number.
  public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }

  /// Creates a vector with three numbers.
  ///
  /// - Parameters:
  ///   - x: The first number.
  ///   - y: The second number.
  ///   - z: The third number.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }

  /// Creates a vector with four numbers.
  ///
  /// - Parameters:
  ///   - x: The first number.
  ///   - y: The second number.
  ///   - z: The third number.
  ///   - w: The fourth number.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { self.init([x, y, z, w]) }

  /// Creates a vector from numbers in memory.
  ///
  /// - Parameters:
  ///   - values: The numbers.
  ///   - count: Their number. A negative number is replaced by 0.
  public convenience init(values: UnsafePointer<CGFloat>, count: Int) {
    self.init(Array(UnsafeBufferPointer(start: values, count: max(0, count))))
  }

  /// Creates a vector with the coordinates of a point.
  ///
  /// - Parameter point: The point.
  public convenience init(cgPoint point: CGPoint) { self.init([point.x, point.y]) }

  /// Creates a vector with the origin and the size of a rectangle.
  ///
  /// - Parameter rect: The rectangle.
  public convenience init(cgRect rect: CGRect) {
    self.init([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
  }

  /// Creates a vector with the six numbers of an affine transform.
  ///
  /// - Parameter transform: The transform.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    self.init([transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty])
  }

  /// Creates a vector from the text of `stringRepresentation`.
  ///
  /// - Parameter representation: Numbers between brackets.
  public convenience init(string representation: String) {
    self.init(representation.split { "[], ".contains($0) }.compactMap { Double($0) }.map { CGFloat($0) })
  }

  init(_ values: [CGFloat]) { self.values = values }

  /// The number of numbers.
  public var count: Int { values.count }
  /// The first number, or 0 if there is none.
  public var x: CGFloat { value(at: 0) }
  /// The second number, or 0 if there is none.
  public var y: CGFloat { value(at: 1) }
  /// The third number, or 0 if there is none.
  public var z: CGFloat { value(at: 2) }
  /// The fourth number, or 0 if there is none.
  public var w: CGFloat { value(at: 3) }
  /// The first two numbers as a point.
  public var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
  /// The first four numbers as a rectangle.
  public var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }
  /// The first six numbers as an affine transform.
  public var cgAffineTransformValue: CGAffineTransform {
    CGAffineTransform(a: x, b: y, c: z, d: w, tx: value(at: 4), ty: value(at: 5))
  }
  /// The numbers between brackets.
  public var stringRepresentation: String { "[" + values.map { "\($0)" }.joined(separator: " ") + "]" }

  /// Returns a number.
  ///
  /// - Parameter index: The position.
  /// - Returns: The number, or 0 if there is none at the position.
  public func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }

  /// Returns the vector itself, because a vector does not change.
  ///
  /// - Parameter zone: The value is ignored.
  /// - Returns: The vector.
  public func copy(with zone: NSZone? = nil) -> Any { self }
  public override func isEqual(_ object: Any?) -> Bool { (object as? CIVector)?.values == values }
  public override var hash: Int { values.hashValue }
  public override var description: String { stringRepresentation }

  /// The first four numbers. Values that are not finite become 0.
  var simd: SIMD4<Float> {
    let numbers = [x, y, z, w].map { $0.isFinite ? Float($0) : 0 }
    return SIMD4(numbers[0], numbers[1], numbers[2], numbers[3])
  }
}
