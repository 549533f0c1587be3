// C's names. Swift has them as members on iOS as well, and its compiler says which: so does this.

/// See `CGAffineTransform.identity`.
@available(*, unavailable, renamed: "CGAffineTransform.identity")
public var CGAffineTransformIdentity: CGAffineTransform { .identity }

/// See `CGAffineTransform.init(a:b:c:d:tx:ty:)`.
@available(*, unavailable, renamed: "CGAffineTransform.init(a:b:c:d:tx:ty:)")
public func CGAffineTransformMake(
  _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
) -> CGAffineTransform { CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }

/// See `CGAffineTransform.init(translationX:y:)`.
@available(*, unavailable, renamed: "CGAffineTransform.init(translationX:y:)")
public func CGAffineTransformMakeTranslation(_ tx: CGFloat, _ ty: CGFloat) -> CGAffineTransform {
  CGAffineTransform(translationX: tx, y: ty)
}

/// See `CGAffineTransform.init(scaleX:y:)`.
@available(*, unavailable, renamed: "CGAffineTransform.init(scaleX:y:)")
public func CGAffineTransformMakeScale(_ sx: CGFloat, _ sy: CGFloat) -> CGAffineTransform {
  CGAffineTransform(scaleX: sx, y: sy)
}

/// See `CGAffineTransform.init(rotationAngle:)`.
@available(*, unavailable, renamed: "CGAffineTransform.init(rotationAngle:)")
public func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform {
  CGAffineTransform(rotationAngle: angle)
}

/// See `CGAffineTransform.isIdentity`.
@available(*, unavailable, renamed: "getter:CGAffineTransform.isIdentity(self:)")
public func CGAffineTransformIsIdentity(_ t: CGAffineTransform) -> Bool { t.isIdentity }

/// See `CGAffineTransform.translatedBy(x:y:)`.
@available(*, unavailable, renamed: "CGAffineTransform.translatedBy(self:x:y:)")
public func CGAffineTransformTranslate(_ t: CGAffineTransform, _ tx: CGFloat, _ ty: CGFloat) -> CGAffineTransform {
  t.translatedBy(x: tx, y: ty)
}

/// See `CGAffineTransform.scaledBy(x:y:)`.
@available(*, unavailable, renamed: "CGAffineTransform.scaledBy(self:x:y:)")
public func CGAffineTransformScale(_ t: CGAffineTransform, _ sx: CGFloat, _ sy: CGFloat) -> CGAffineTransform {
  t.scaledBy(x: sx, y: sy)
}

/// See `CGAffineTransform.rotated(by:)`.
@available(*, unavailable, renamed: "CGAffineTransform.rotated(self:by:)")
public func CGAffineTransformRotate(_ t: CGAffineTransform, _ angle: CGFloat) -> CGAffineTransform {
  t.rotated(by: angle)
}

/// See `CGAffineTransform.inverted()`.
@available(*, unavailable, renamed: "CGAffineTransform.inverted(self:)")
public func CGAffineTransformInvert(_ t: CGAffineTransform) -> CGAffineTransform { t.inverted() }

/// See `CGAffineTransform.concatenating(_:)`.
@available(*, unavailable, renamed: "CGAffineTransform.concatenating(self:_:)")
public func CGAffineTransformConcat(_ t1: CGAffineTransform, _ t2: CGAffineTransform) -> CGAffineTransform {
  t1.concatenating(t2)
}

/// See `==`.
@available(*, unavailable, message: "use ==")
public func CGAffineTransformEqualToTransform(_ t1: CGAffineTransform, _ t2: CGAffineTransform) -> Bool { t1 == t2 }
