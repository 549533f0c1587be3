import CoreGraphics

/// The button of an action beside a swiped row. It is a colored capsule with an image and a title.
@MainActor
final class SwipeButton: UIControl {
  package override var hasTapPrecedence: Bool { true }
  let action: UIContextualAction
  private let backgroundView = UIView(frame: .zero)
  private let label = UILabel(frame: .zero)
  private let imageView = UIImageView(frame: .zero)

  init(_ action: UIContextualAction) {
    self.action = action
    super.init(frame: .zero)
    clipsToBounds = true
    backgroundView.isUserInteractionEnabled = false
    backgroundView.backgroundColor = action.backgroundColor
    addSubview(backgroundView)
    if let image = action.image {
      imageView.image = image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image
      imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body)
      imageView.tintColor = .white
      imageView.contentMode = .scaleAspectFit
      addSubview(imageView)
    }
    label.text = action.title
    label.font = .preferredFont(forTextStyle: action.image == nil ? .subheadline : .caption1, compatibleWith: .current)
    label.textColor = .white
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingTail
    addSubview(label)
    accessibilityLabel = action.title
  }

  required init?(coder: NSCoder) { nil }

  /// The space between the button and the edges of the row, in points.
  static let gap: CGFloat = 4

  /// Returns the width, in points, that the button needs in a row of a given height.
  func width(inRow height: CGFloat) -> CGFloat {
    let text = showsTitle(height) ? label.intrinsicContentSize.width : 0
    return max(64, max(text + 28, action.image.map { $0.size.width + 36 } ?? 0)).rounded(.up)
  }

  /// Returns whether the title is shown in a row of a given height. A low row has no space for a title below an image.
  private func showsTitle(_ height: CGFloat) -> Bool {
    action.title?.isEmpty == false && (action.image == nil || height >= 60)
  }

  override func stateChanged() {
    super.stateChanged()
    backgroundView.alpha = isHighlighted ? 0.7 : 1
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView.frame = bounds
    let radius = min(26, min(bounds.width, bounds.height) / 2)
    if layer.cornerRadius != radius { layer.cornerRadius = radius }
    let rowHeight = bounds.height + 2 * Self.gap
    let hasTitle = showsTitle(rowHeight)
    label.isHidden = !hasTitle
    let textSize = label.intrinsicContentSize
    let imageSize = action.image == nil ? .zero : imageView.intrinsicContentSize
    let hasImageAndTitle = hasTitle && action.image != nil
    let height = imageSize.height + (hasImageAndTitle ? 2 : 0) + (hasTitle ? textSize.height : 0)
    var y = ((bounds.height - height) / 2).rounded()
    // Content that is larger than the button has its full size and is clipped by the capsule.
    if action.image != nil {
      imageView.frame = CGRect(
        x: (bounds.width - imageSize.width) / 2, y: y, width: imageSize.width, height: imageSize.height)
      y += imageSize.height + (hasImageAndTitle ? 2 : 0)
    }
    let availableWidth = max(0, bounds.width - 12)
    let width = min(textSize.width, max(availableWidth, self.width(inRow: rowHeight) - 12))
    label.frame = CGRect(x: (bounds.width - width) / 2, y: y, width: width, height: textSize.height)
  }
}
