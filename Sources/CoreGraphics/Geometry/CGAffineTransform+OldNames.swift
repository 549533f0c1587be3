// The names of the C functions. As on iOS, they are unavailable in Swift, so that the compiler suggests the Swift members that replace
// them.

/// The identity transform. Use `CGAffineTransform.identity`.
@available(*, unavailable, renamed: "CGAffineTransform.identity")
public var CGAffineTransformIdentity: CGAffineTransform { .identity }

/// Returns a transform that consists of six entries. Use `CGAffineTransform.init(a:b:c:d:tx:ty:)`.
///
/// - Parameters:
///   - a: The factor of x in the mapped x.
///   - b: The factor of x in the mapped y.
///   - c: The factor of y in the mapped x.
///   - d: The factor of y in the mapped y.
///   - tx: The translation along the x-axis, in points.
///   - ty: The translation along the y-axis, in points.
/// - Returns: The transform.
@available(*, unavailable, renamed: "CGAffineTransform.init(a:b:c:d:tx:ty:)")
public func CGAffineTransformMake(
  _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
) -> CGAffineTransform { CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }

/// Returns a transform that translates points. Use `CGAffineTransform.init(translationX:y:)`.
///
/// - Parameters:
///   - tx: The translation along the x-axis, in points.
///   - ty: The translation along the y-axis, in points.
/// - Returns: The transform.
@available(*, unavailable, renamed: "CGAffineTransform.init(translationX:y:)")
public func CGAffineTransformMakeTranslation(_ tx: CGFloat, _ ty: CGFloat) -> CGAffineTransform {
  CGAffineTransform(translationX: tx, y: ty)
}

/// Returns a transform that scales about the origin. Use `CGAffineTransform.init(scaleX:y:)`.
///
/// - Parameters:
///   - sx: The factor along the x-axis.
///   - sy: The factor along the y-axis.
/// - Returns: The transform.
@available(*, unavailable, renamed: "CGAffineTransform.init(scaleX:y:)")
public func CGAffineTransformMakeScale(_ sx: CGFloat, _ sy: CGFloat) -> CGAffineTransform {
  CGAffineTransform(scaleX: sx, y: sy)
}

/// Returns a transform that rotates about the origin. Use `CGAffineTransform.init(rotationAngle:)`.
///
/// - Parameter angle: The angle in radians.
/// - Returns: The transform.
@available(*, unavailable, renamed: "CGAffineTransform.init(rotationAngle:)")
public func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform {
  CGAffineTransform(rotationAngle: angle)
}

/// Returns a Boolean value that indicates whether a transform is the identity. Use `CGAffineTransform.isIdentity`.
///
/// - Parameter t: A transform.
/// - Returns: `true` if the transform is the identity.
@available(*, unavailable, renamed: "getter:CGAffineTransform.isIdentity(self:)")
public func CGAffineTransformIsIdentity(_ t: CGAffineTransform) -> Bool { t.isIdentity }

/// Returns a transform that translates before applying another transform. Use `CGAffineTransform.translatedBy(x:y:)`.
///
/// - Parameters:
///   - t: A transform.
///   - tx: The translation along the x-axis, in points.
///   - ty: The translation along the y-axis, in points.
/// - Returns: The combined transform.
@available(*, unavailable, renamed: "CGAffineTransform.translatedBy(self:x:y:)")
public func CGAffineTransformTranslate(_ t: CGAffineTransform, _ tx: CGFloat, _ ty: CGFloat) -> CGAffineTransform {
  t.translatedBy(x: tx, y: ty)
}

/// Returns a transform that scales before applying another transform. Use `CGAffineTransform.scaledBy(x:y:)`.
///
/// - Parameters:
///   - t: A transform.
///   - sx: The factor along the x-axis.
///   - sy: The factor along the y-axis.
/// - Returns: The combined transform.
@available(*, unavailable, renamed: "CGAffineTransform.scaledBy(self:x:y:)")
public func CGAffineTransformScale(_ t: CGAffineTransform, _ sx: CGFloat, _ sy: CGFloat) -> CGAffineTransform {
  t.scaledBy(x: sx, y: sy)
}

/// Returns a transform that rotates before applying another transform. Use `CGAffineTransform.rotated(by:)`.
///
/// - Parameters:
///   - t: A transform.
///   - angle: The angle in radians.
/// - Returns: The combined transform.
@available(*, unavailable, renamed: "CGAffineTransform.rotated(self:by:)")
public func CGAffineTransformRotate(_ t: CGAffineTransform, _ angle: CGFloat) -> CGAffineTransform {
  t.rotated(by: angle)
}

/// Returns the inverse of a transform. Use `CGAffineTransform.inverted()`.
///
/// - Parameter t: A transform.
/// - Returns: The inverse, or `t` itself if it cannot be inverted.
@available(*, unavailable, renamed: "CGAffineTransform.inverted(self:)")
public func CGAffineTransformInvert(_ t: CGAffineTransform) -> CGAffineTransform { t.inverted() }

/// Returns the combination of two transforms. Use `CGAffineTransform.concatenating(_:)`.
///
/// - Parameters:
///   - t1: The transform to apply first.
///   - t2: The transform to apply second.
/// - Returns: The combined transform.
@available(*, unavailable, renamed: "CGAffineTransform.concatenating(self:_:)")
public func CGAffineTransformConcat(_ t1: CGAffineTransform, _ t2: CGAffineTransform) -> CGAffineTransform {
  t1.concatenating(t2)
}

/// Returns a Boolean value that indicates whether two transforms are equal. Use `==`.
///
/// - Parameters:
///   - t1: A transform.
///   - t2: Another transform.
/// - Returns: `true` if all entries are equal.
@available(*, unavailable, message: "use ==")
public func CGAffineTransformEqualToTransform(_ t1: CGAffineTransform, _ t2: CGAffineTransform) -> Bool { t1 == t2 }
