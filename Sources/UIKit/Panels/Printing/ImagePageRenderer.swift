import Foundation

/// A page renderer that draws one image on each page. An image that is larger than the printable rectangle is scaled
/// down.
final class ImagePageRenderer: UIPrintPageRenderer {
  private let images: [UIImage]

  init(_ images: [UIImage]) {
    self.images = images
    super.init()
  }

  override var numberOfPages: Int { images.count }

  override func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {
    guard images.indices.contains(pageIndex) else { return }
    let size = images[pageIndex].size
    guard size.width > 0, size.height > 0 else { return }
    let scale = min(1, contentRect.width / size.width, contentRect.height / size.height)
    let drawn = CGSize(width: size.width * scale, height: size.height * scale)
    images[pageIndex].draw(
      in: CGRect(
        x: contentRect.midX - drawn.width / 2, y: contentRect.midY - drawn.height / 2, width: drawn.width,
        height: drawn.height))
  }
}
