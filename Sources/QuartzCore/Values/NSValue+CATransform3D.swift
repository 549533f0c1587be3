import Foundation

extension NSValue {
  /// Boxes a transform.
  public convenience init(caTransform3D t: CATransform3D) {
    // Foundation on Linux boxes no structures, but arrays of numbers: sixteen doubles have the same memory.
    var t = t
    self.init(bytes: &t, objCType: "[16d]")
  }

  /// The boxed transform; the identity if something else is in the box.
  public var caTransform3DValue: CATransform3D {
    var t = CATransform3D.identity
    guard String(cString: objCType) == "[16d]" else { return t }
    getValue(&t)
    return t
  }
}
