import Foundation

extension UIColor {
  /// Makes a colour that repeats an image, in its own size and from the origin of what is drawn.
  public convenience init(patternImage image: UIImage) {
    let size = image.size
    guard let picture = image.cgImage, size.width > 0, size.height > 0 else {
      self.init(storage: .fixed(.clear))
      return
    }
    self.init(storage: .fixed(CGColor(patternImage: picture, size: size)))
  }
}
