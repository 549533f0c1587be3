import Foundation

extension NSValue {
  /// Creates a value object that contains a transform.
  ///
  /// - Parameter t: The transform.
  public convenience init(caTransform3D t: CATransform3D) {
    // Foundation on Linux boxes arrays of numbers but no structures. Sixteen doubles have the same memory layout.
    var t = t
    self.init(bytes: &t, objCType: "[16d]")
  }

  /// The transform in the value object, or the identity if the object contains another type.
  public var caTransform3DValue: CATransform3D {
    var t = CATransform3D.identity
    guard String(cString: objCType) == "[16d]" else { return t }
    getValue(&t)
    return t
  }
}
