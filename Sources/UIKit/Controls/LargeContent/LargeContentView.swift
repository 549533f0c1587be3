import CoreGraphics

/// The card of the large content viewer, in the middle of the window, with an image above a title.
@MainActor final class LargeContentView: UIView {
  private let imageView = UIImageView()
  private let label = UILabel()
  private static let width: CGFloat = 260
  private static let padding: CGFloat = 24
  /// The side length of an image that is enlarged, in points.
  private static let imageSide: CGFloat = 80

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    materialEffect = UIBlurEffect(style: .systemMaterial)
    layer.cornerRadius = 16
    clipsToBounds = true
    layer.zPosition = 10_000
    label.font = .systemFont(ofSize: 28, weight: .semibold)
    label.textAlignment = .center
    label.numberOfLines = 0
    imageView.tintColor = .label
    addSubview(imageView)
    addSubview(label)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  /// Shows an item, in the middle of a view.
  func show(_ item: any UILargeContentViewerItem, in host: UIView) {
    label.text = item.largeContentTitle
    imageView.image = item.largeContentImage
    let available = Self.width - 2 * Self.padding
    var y = Self.padding
    var imageSize = item.largeContentImage?.size ?? .zero
    if item.scalesLargeContentImage || item.largeContentImage?.isSymbolImage == true, imageSize.width > 0 {
      let factor = Self.imageSide / max(imageSize.width, imageSize.height)
      imageSize = CGSize(width: imageSize.width * factor, height: imageSize.height * factor)
    }
    let insets = item.largeContentImageInsets
    imageView.contentMode = .scaleAspectFit
    imageView.frame = CGRect(
      x: (Self.width - imageSize.width) / 2 + (insets.left - insets.right) / 2, y: y + insets.top,
      width: imageSize.width,
      height: imageSize.height)
    if imageSize.height > 0 { y += insets.top + imageSize.height + insets.bottom + 12 }
    let textSize = label.sizeThatFits(CGSize(width: available, height: .greatestFiniteMagnitude))
    label.frame = CGRect(x: Self.padding, y: y, width: available, height: textSize.height)
    let height = (label.text ?? "").isEmpty ? y - 12 + Self.padding : label.frame.maxY + Self.padding
    let center = CGPoint(x: host.bounds.midX, y: host.bounds.midY)
    frame = CGRect(
      x: (center.x - Self.width / 2).rounded(), y: (center.y - height / 2).rounded(), width: Self.width, height: height)
    if superview !== host {
      alpha = 0
      host.addSubview(self)
      UIView.animate(withDuration: 0.2) { self.alpha = 1 }
    }
  }
}
