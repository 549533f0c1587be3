import Foundation

/// Creates a bitmap with a scale of 1 and makes it the current context until `UIGraphicsEndImageContext()` is called.
///
/// - Parameter size: The size in points.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Creates a bitmap and makes it the current context until `UIGraphicsEndImageContext()` is called.
///
/// - Parameters:
///   - size: The size in points.
///   - opaque: `true` for a bitmap without alpha, which is initially black.
///   - scale: The number of pixels per point. 0 means the scale of the main screen.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let bitmap = ImageBitmap(bounds: CGRect(origin: .zero, size: size), scale: scale, opaque: opaque)
  GraphicsContextStack.push(GraphicsContextStack.Entry(context: bitmap.context, imageScale: bitmap.scale))
}

/// Returns an image of everything that was drawn in the current bitmap context so far.
///
/// - Returns: A copy of the bitmap, or nil if the current context was not created by `UIGraphicsBeginImageContext`.
/// - Complexity: O(*n*), where *n* is the number of pixels.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let entry = GraphicsContextStack.top, let scale = entry.imageScale else { return nil }
  return entry.context.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
}

/// Removes the current bitmap context, and restores the previous current context. The function has no effect if the current context was
/// not created by `UIGraphicsBeginImageContext`.
public func UIGraphicsEndImageContext() {
  if GraphicsContextStack.top?.imageScale != nil { GraphicsContextStack.pop() }
}
