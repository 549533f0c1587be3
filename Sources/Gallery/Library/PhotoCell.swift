import GalleryLibrary
import UIKit

/// A square photo in the grid, with a heart on a favourite and a check mark on a selected photo.
final class PhotoCell: UICollectionViewCell, PhotoDisplaying {
  let imageView = UIImageView()
  private let heart = UIImageView(image: UIImage(systemName: "heart.fill"))
  private let shade = UIView()
  private let badge = PhotoBadgeView()
  /// The side below which a badge would cover the photo, in points.
  private static let minimumSideWithBadge: CGFloat = 90
  private let checkmark = SelectionMarkView()
  private static let heartInset: CGFloat = 8
  private static let markSide: CGFloat = 24
  var shownPhoto: Photo?
  var shownPixelSize = 0
  var request: ThumbnailLoader.Request?

  /// A Boolean value that indicates whether the photo has a heart.
  var isFavourite: Bool {
    get { !heart.isHidden }
    set { heart.isHidden = !newValue }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemFill
    imageView.frame = contentView.bounds
    imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    contentView.addSubview(imageView)
    heart.tintColor = .white
    heart.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 14)
    heart.sizeToFit()
    heart.layer.shadowOpacity = 0.5
    heart.layer.shadowRadius = 2
    heart.layer.shadowOffset = .zero
    heart.isHidden = true
    contentView.addSubview(heart)
    contentView.addSubview(badge)
    shade.frame = contentView.bounds
    shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    shade.backgroundColor = UIColor.white.withAlphaComponent(0.35)
    shade.isUserInteractionEnabled = false
    contentView.insertSubview(shade, aboveSubview: imageView)
    checkmark.frame.size = CGSize(width: Self.markSide, height: Self.markSide)
    contentView.addSubview(checkmark)
    positionMarks()
    shade.isHidden = true
    checkmark.isHidden = true
    isAccessibilityElement = true
    accessibilityTraits = .image
    // The photos are side by side, up to the edges of the window, where a ring around one would be covered and cut off.
    let ring = UIFocusHaloEffect()
    ring.position = .inside
    focusEffect = ring
  }

  required init?(coder: NSCoder) { fatalError("PhotoCell does not support init(coder:); create it in code") }

  /// Positions the heart and the badge at the leading edge, and the check mark at the trailing edge. They follow the edges
  /// while the cell changes its size.
  private func positionMarks() {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func position(_ view: UIView, isLeft: Bool, isTop: Bool) {
      let inset = Self.heartInset
      view.frame.origin = CGPoint(
        x: isLeft ? inset : bounds.width - view.bounds.width - inset,
        y: isTop ? inset : bounds.height - view.bounds.height - inset)
      view.autoresizingMask = [
        isLeft ? .flexibleRightMargin : .flexibleLeftMargin, isTop ? .flexibleBottomMargin : .flexibleTopMargin,
      ]
    }
    position(heart, isLeft: !isMirrored, isTop: false)
    position(badge, isLeft: !isMirrored, isTop: true)
    position(checkmark, isLeft: isMirrored, isTop: false)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.layoutDirection != previousTraitCollection?.layoutDirection { positionMarks() }
    // A new cell receives its attributes before it is in the window, whose style it then has.
    showBorderColor()
  }

  /// Shows the thumbnail of a photo, its heart, and its badge unless the cell is smaller than `minimumSideWithBadge`.
  func show(_ item: PhotoItem, pixelSize: Int, from loader: ThumbnailLoader) {
    show(Photo(item), pixelSize: pixelSize, priority: .normal, from: loader)
    isFavourite = item.isFavourite
    badge.text = bounds.width < Self.minimumSideWithBadge ? nil : item.badge
    if badge.text != nil { positionMarks() }
    accessibilityLabel = [item.name, item.badge, item.taken.longText, item.isFavourite ? "Favourite" : nil]
      .compactMap { $0 }.joined(separator: ", ")
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    let attributes = layoutAttributes as? PhotoLayoutAttributes
    layer.cornerRadius = attributes?.cornerRadius ?? 0
    imageView.layer.cornerRadius = attributes?.cornerRadius ?? 0
    let border = attributes?.borderWidth ?? 0
    layer.borderWidth = border
    showBorderColor()
    layer.shadowOpacity = border > 0 ? 0.25 : 0
    layer.shadowRadius = 4
    layer.shadowOffset = CGSize(width: 0, height: 1)
    heart.alpha = attributes?.isCard == true || border > 0 ? 0 : 1
  }

  /// Shows the color of the border around a photo of a stack, which is that of paper in light.
  private func showBorderColor() {
    layer.borderColor = (traitCollection.userInterfaceStyle == .dark ? UIColor(white: 0.25, alpha: 1) : .white).cgColor
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    let isChecked = state.isSelected && state.isEditing
    shade.isHidden = !isChecked
    checkmark.isHidden = !isChecked
  }

  override var isHighlighted: Bool {
    didSet { imageView.alpha = isHighlighted ? 0.6 : 1 }
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    stopShowing()
    isFavourite = false
    badge.text = nil
    accessibilityLabel = nil
  }
}
