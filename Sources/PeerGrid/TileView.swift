import UIKit

/// A small photo with its number below.
final class TileView: UIView {
  static let size = CGSize(width: 64, height: 80)

  init(_ image: UIImage?, number: Int) {
    super.init(frame: CGRect(origin: .zero, size: Self.size))
    let imageView = UIImageView(image: image)
    imageView.frame = CGRect(x: 4, y: 2, width: 56, height: 56)
    let label = UILabel(frame: CGRect(x: 4, y: 58, width: 56, height: 18))
    label.font = UIFont(name: "DejaVu Sans", size: 11) ?? .systemFont(ofSize: 11)
    label.textColor = UIColor(red: 0xdd / 255, green: 0xdd / 255, blue: 0xdd / 255, alpha: 1)
    label.textAlignment = .center
    label.text = "\(number)"
    addSubview(imageView)
    addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("TileView does not support init(coder:); create it in code") }
}
