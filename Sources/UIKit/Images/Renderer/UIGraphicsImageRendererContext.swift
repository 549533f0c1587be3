import Foundation

/// The context that the actions of an image renderer draw in.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  private var scale: CGFloat { (rendererFormat as? UIGraphicsImageRendererFormat)?.scale ?? 1 }

  /// An image of everything drawn so far. The image is a copy.
  ///
  /// - Complexity: O(*n*), where *n* is the number of pixels.
  open var currentImage: UIImage {
    guard let image = cgContext.makeImage() else { return UIImage() }
    return UIImage(cgImage: image, scale: scale, orientation: .up)
  }
}
