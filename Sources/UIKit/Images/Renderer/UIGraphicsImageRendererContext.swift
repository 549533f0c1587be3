import Foundation

/// What an image renderer's actions draw with.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  private var scale: CGFloat { (rendererFormat as? UIGraphicsImageRendererFormat)?.scale ?? 1 }

  /// What has been drawn so far: a copy, O(pixels).
  open var currentImage: UIImage {
    guard let image = cgContext.makeImage() else { return UIImage() }
    return UIImage(cgImage: image, scale: scale, orientation: .up)
  }
}
