import UIKit

/// The title of a year or a month in large type over the lower part of its card, which is darkened, with the number of
/// photos below it.
final class CardTitleView: UICollectionReusableView {
  let titleLabel = UILabel()
  let countLabel = UILabel()
  private let shade = ShadeView()
  private static let inset: CGFloat = 16
  /// The fraction of the card's height that is darkened.
  private static let shadedPart: CGFloat = 0.55

  /// A Boolean value that determines whether the title has the size of a year.
  var isYear = false { didSet { if isYear != oldValue { showFont() } } }
  /// The width of the card in its layout, in points. During an animation, the view can be smaller.
  var cardWidth: CGFloat = 0 { didSet { if cardWidth != oldValue { showFont() } } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(shade)
    layer.masksToBounds = true
    countLabel.font = .preferredFont(forTextStyle: .subheadline)
    // The text is over the photo, so its size is limited.
    countLabel.maximumContentSizeCategory = .extraExtraExtraLarge
    countLabel.adjustsFontForContentSizeCategory = true
    for label in [titleLabel, countLabel] {
      label.textColor = .white
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
    }
    for label in [titleLabel, countLabel] {
      let trailing = label.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -Self.inset)
      // In an animation, a card begins at the size of a photo in the grid.
      trailing.priority = .required - 1
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Self.inset).isActive = true
      trailing.isActive = true
    }
    NSLayoutConstraint.activate([
      countLabel.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -14),
      titleLabel.bottomAnchor.constraint(equalTo: countLabel.topAnchor),
    ])
    isUserInteractionEnabled = false
    accessibilityTraits = .header
  }

  required init?(coder: NSCoder) { fatalError("CardTitleView does not support init(coder:); create it in code") }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.preferredContentSizeCategory != previousTraitCollection?.preferredContentSizeCategory {
      showFont()
    }
  }

  /// Scales the font with the text size of the view, which can differ from that of the application. If the longest name of a month has
  /// no space on the card, all months have a smaller font.
  private func showFont() {
    let metrics = UIFontMetrics(forTextStyle: .largeTitle)
    let font = metrics.scaledFont(
      for: .systemFont(ofSize: isYear ? 44 : 28, weight: .bold), compatibleWith: traitCollection)
    let space = cardWidth - 2 * Self.inset
    let width = isYear ? 0 : Self.widestMonth(in: font)
    titleLabel.font = width > space && space > 0 ? font.withSize((font.pointSize * space / width).rounded(.down)) : font
  }

  /// Returns the width of the longest name of a month with a year, in points.
  private static func widestMonth(in font: UIFont) -> CGFloat {
    (1...12).map {
      (PhotoTexts.month($0, of: 2000) as NSString).size(withAttributes: [.font: font]).width.rounded(.up)
    }.max() ?? 0
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    layer.cornerRadius = (layoutAttributes as? PhotoLayoutAttributes)?.cornerRadius ?? 0
    if layoutAttributes.alpha == 1 { cardWidth = layoutAttributes.size.width }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = bounds.height * Self.shadedPart
    shade.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }
}

/// The shade behind the title of a card: a gradient from transparent to 65 percent black.
private final class ShadeView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    (layer as? CAGradientLayer)?.colors = [UIColor.clear.cgColor, UIColor.black.withAlphaComponent(0.65).cgColor]
  }

  required init?(coder: NSCoder) { fatalError("ShadeView does not support init(coder:); create it in code") }
}
