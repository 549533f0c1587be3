import Foundation

/// The context in which an image renderer's actions draw.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  private var scale: CGFloat { (rendererFormat as? UIGraphicsImageRendererFormat)?.scale ?? 1 }

  /// An image of everything that was drawn so far. Later drawing does not change the image.
  ///
  /// - Complexity: O(*n*), where *n* is the number of pixels.
  open var currentImage: UIImage {
    guard let image = cgContext.makeImage() else { return UIImage() }
    return UIImage(cgImage: image, scale: scale, orientation: .up)
  }
}
