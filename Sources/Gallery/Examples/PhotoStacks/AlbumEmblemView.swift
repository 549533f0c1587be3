import UIKit

/// The emblem above the stacks, a picture of a camera. The emblem is a decoration view and needs no data.
final class AlbumEmblemView: UICollectionReusableView {
  static let defaultSize = CGSize(width: 84, height: 62)

  override init(frame: CGRect) {
    super.init(frame: frame)
    let imageView = UIImageView(image: Self.image)
    imageView.frame = bounds
    addSubview(imageView)
  }

  required init?(coder: NSCoder) { fatalError("AlbumEmblemView does not support init(coder:); create it in code") }

  private static let image = UIGraphicsImageRenderer(size: defaultSize).image { _ in
    UIColor(white: 1, alpha: 0.35).setFill()
    let body = UIBezierPath(roundedRect: CGRect(x: 0, y: 12, width: 84, height: 50), cornerRadius: 9)
    body.append(UIBezierPath(roundedRect: CGRect(x: 26, y: 0, width: 32, height: 20), cornerRadius: 6))
    body.fill()
    for (radius, white) in [(CGFloat(20), CGFloat(0.2)), (15, 0.55), (9, 0.2)] {
      UIColor(white: white, alpha: 1).setFill()
      UIBezierPath(ovalIn: CGRect(x: 42 - radius, y: 37 - radius, width: 2 * radius, height: 2 * radius)).fill()
    }
  }
}
