import Foundation

extension UIColor {
  /// Creates a color that repeats an image at its own size, from the origin of the drawing context.
  ///
  /// - Parameter image: The image to repeat. If it has no pixels, the color is transparent.
  public convenience init(patternImage image: UIImage) {
    let size = image.size
    var uprightImage = image
    if image.imageOrientation != .up {
      let format = UIGraphicsImageRendererFormat()
      format.scale = image.scale
      uprightImage = UIGraphicsImageRenderer(size: size, format: format).image { _ in image.draw(at: .zero) }
    }
    guard let patternImage = uprightImage.cgImage, size.width > 0, size.height > 0 else {
      self.init(storage: .fixed(.clear))
      return
    }
    self.init(storage: .fixed(CGColor(patternImage: patternImage, size: size)))
  }
}
