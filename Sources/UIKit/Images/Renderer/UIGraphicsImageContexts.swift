import Foundation

/// Makes a bitmap of `size` points, one pixel each, the current context, until `UIGraphicsEndImageContext()`.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Makes a bitmap of `size` points the current context, until `UIGraphicsEndImageContext()`. `opaque` bitmaps have no
/// alpha and begin black; a `scale` of 0 is that of the main screen.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let bitmap = ImageBitmap(bounds: CGRect(origin: .zero, size: size), scale: scale, opaque: opaque)
  GraphicsContextStack.push(GraphicsContextStack.Entry(context: bitmap.context, imageScale: bitmap.scale))
}

/// What was drawn so far into the bitmap begun last: a copy, O(pixels). nil when the current context is no such bitmap.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let entry = GraphicsContextStack.top, let scale = entry.imageScale else { return nil }
  return entry.context.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
}

/// Ends the bitmap begun last, and makes the context from before it the current one.
public func UIGraphicsEndImageContext() {
  if GraphicsContextStack.top?.imageScale != nil { GraphicsContextStack.pop() }
}
