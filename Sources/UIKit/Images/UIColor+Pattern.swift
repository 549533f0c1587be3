import Foundation

extension UIColor {
  /// Makes a colour that repeats an image, in its own size and from the origin of what is drawn.
  public convenience init(patternImage image: UIImage) {
    let size = image.size
    var upright = image
    if image.imageOrientation != .up {
      let format = UIGraphicsImageRendererFormat()
      format.scale = image.scale
      upright = UIGraphicsImageRenderer(size: size, format: format).image { _ in image.draw(at: .zero) }
    }
    guard let picture = upright.cgImage, size.width > 0, size.height > 0 else {
      self.init(storage: .fixed(.clear))
      return
    }
    self.init(storage: .fixed(CGColor(patternImage: picture, size: size)))
  }
}
