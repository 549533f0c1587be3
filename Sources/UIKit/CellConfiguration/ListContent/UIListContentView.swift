import CoreGraphics
import Foundation
import QuartzCore

/// A view that shows a list content configuration.
///
/// `sizeThatFits(_:)` and `systemLayoutSizeFitting(_:)` return the height of the content. If the view is less tall than
/// its content, the content is clipped. If it is taller, the content is centered.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  private final var shownConfiguration: UIListContentConfiguration
  final var textLabel: UILabel?
  final var secondaryLabel: UILabel?
  final var imageView: UIImageView?
  private final var guides: [GuideKind: ContentGuide] = [:]

  /// Creates a view that shows a configuration.
  ///
  /// - Parameter configuration: The configuration.
  public init(configuration: UIListContentConfiguration) {
    shownConfiguration = configuration
    super.init(frame: .zero)
    configurationDidChange()
  }

  /// Creates a view with the configuration of an empty cell from data in an unarchiver. The properties of `UIView` are
  /// decoded only from nibs and storyboards.
  ///
  /// - Parameter coder: An unarchiver object.
  public required init?(coder: NSCoder) {
    shownConfiguration = .cell()
    super.init(coder: coder)
    configurationDidChange()
  }

  /// The configuration that the view shows. A configuration of a type other than `UIListContentConfiguration` is reported and ignored.
  open var configuration: any UIContentConfiguration {
    get { shownConfiguration }
    set {
      guard let newConfiguration = newValue as? UIListContentConfiguration else {
        return Diagnostics.report(
          "\(self): the configuration must be a UIListContentConfiguration, but a \(type(of: newValue)) was set; it is unchanged"
        )
      }
      guard newConfiguration != shownConfiguration else { return }
      shownConfiguration = newConfiguration
      configurationDidChange()
    }
  }

  /// Returns whether the view can show a configuration.
  ///
  /// - Parameter configuration: The configuration.
  /// - Returns: `true` if it is a `UIListContentConfiguration`.
  open func supports(_ configuration: any UIContentConfiguration) -> Bool {
    configuration is UIListContentConfiguration
  }

  // MARK: Guides

  /// A layout guide for the frame of the primary text, or `nil` if there is no primary text.
  open var textLayoutGuide: UILayoutGuide? { guide(.text) }
  /// A layout guide for the frame of the secondary text, or `nil` if there is no secondary text.
  open var secondaryTextLayoutGuide: UILayoutGuide? { guide(.secondary) }
  /// A layout guide for the frame of the image, or `nil` if there is no image.
  open var imageLayoutGuide: UILayoutGuide? { guide(.image) }

  private enum GuideKind { case text, secondary, image }

  private final func view(_ kind: GuideKind) -> UIView? {
    switch kind {
    case .text: textLabel
    case .secondary: secondaryLabel
    case .image: imageView
    }
  }

  private final func guide(_ kind: GuideKind) -> UILayoutGuide? {
    guard view(kind) != nil else { return nil }
    if let existingGuide = guides[kind] { return existingGuide.guide }
    let guide = ContentGuide(in: self)
    guides[kind] = guide
    layoutIfNeeded()
    if let frame = view(kind)?.frame { guide.move(to: frame) }
    return guide.guide
  }

  // MARK: Showing

  private final func configurationDidChange() {
    alpha = shownConfiguration.alpha
    directionalLayoutMargins = shownConfiguration.directionalLayoutMargins
    textLabel = updatedLabel(
      shownConfiguration.text, shownConfiguration.attributedText, shownConfiguration.textProperties, in: textLabel)
    secondaryLabel = updatedLabel(
      shownConfiguration.secondaryText, shownConfiguration.secondaryAttributedText,
      shownConfiguration.secondaryTextProperties, in: secondaryLabel)
    updateImageView()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private final func updatedLabel(
    _ text: String?, _ attributed: NSAttributedString?, _ properties: UIListContentConfiguration.TextProperties,
    in existingLabel: UILabel?
  ) -> UILabel? {
    // An empty text takes no space.
    guard (attributed.map { $0.length > 0 } ?? !(text ?? "").isEmpty) else {
      existingLabel?.removeFromSuperview()
      return nil
    }
    let label = existingLabel ?? UILabel(frame: .zero)
    if existingLabel == nil { addSubview(label) }
    properties.apply(to: label)
    if let attributed { label.attributedText = attributed } else { label.text = properties.transformed(text ?? "") }
    return label
  }

  private final func updateImageView() {
    guard let image = shownConfiguration.image else {
      imageView?.removeFromSuperview()
      imageView = nil
      return
    }
    let view = imageView ?? UIImageView(frame: .zero)
    if imageView == nil {
      imageView = view
      addSubview(view)
    }
    let properties = shownConfiguration.imageProperties
    view.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
    view.image = image
    view.contentMode = .scaleAspectFit
    view.layer.cornerRadius = properties.cornerRadius
    view.clipsToBounds = properties.cornerRadius > 0
    view.layer.borderWidth = properties.strokeWidth
    updateTint()
  }

  private final func updateTint() {
    guard let imageView else { return }
    let properties = shownConfiguration.imageProperties
    imageView.tintColor = properties.resolvedTintColor(for: tintColor)
    if properties.strokeWidth > 0 {
      let color = properties.resolvedStrokeColor(for: tintColor)
      imageView.layer.borderColor = color.resolvedColor(with: traitCollection).cgColor
    }
  }

  open override dynamic func tintColorDidChange() {
    super.tintColorDidChange()
    updateTint()
  }

  open override dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateTint()
    setNeedsLayout()
    // Larger texts need higher rows.
    if previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
      || previousTraitCollection?.displayScale != traitCollection.displayScale
    {
      invalidateIntrinsicContentSize()
    }
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    setNeedsLayout()
  }

  // MARK: Layout

  open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize {
    // Texts are measured in whole pixels. The view may just have been added to a window, so the window's scale is
    // applied first.
    windowStorage?.updatePendingTraits()
    let width = size.width < .greatestFiniteMagnitude ? size.width : .infinity
    let fittingSize = ListContentLayout(input, in: CGSize(width: width, height: .infinity)).size
    return CGSize(width: min(fittingSize.width, width), height: fittingSize.height)
  }

  // Constraints use this height instead of the intrinsic height, for example if a list cell contains this view and other views.
  // The height takes into account that texts wrap.
  package override func contentHeight(forWidth width: CGFloat) -> CGFloat? {
    sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }

  /// The distance from the leading edge to the primary text, in points. If there is no primary text, it is the distance
  /// to the secondary text or, without one, to the position at which a text would begin.
  final var primaryTextStart: CGFloat {
    let layout = ListContentLayout(input, in: bounds.size)
    return (layout.text ?? layout.secondary)?.minX ?? layout.image?.maxX ?? margins.left
  }

  open override dynamic func layoutSubviews() {
    super.layoutSubviews()
    let layout = ListContentLayout(input, in: bounds.size)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    positionGuide(.image, layout.image, isRightToLeft)
    positionGuide(.text, layout.text, isRightToLeft)
    positionGuide(.secondary, layout.secondary, isRightToLeft)
  }

  private final func positionGuide(_ kind: GuideKind, _ frame: CGRect?, _ isRightToLeft: Bool) {
    guard let view = view(kind), var frame else { return }
    if isRightToLeft { frame.origin.x = bounds.width - frame.maxX }
    if view.frame != frame { view.frame = frame }
    guides[kind]?.move(to: frame)
  }

  private final var input: ListContentLayout.Input {
    let scale = max(1, traitCollection.displayScale)
    // At accessibility sizes a value is below its title (measured on iOS 26.1).
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    var input = ListContentLayout.Input(
      margins: margins, imagePadding: shownConfiguration.imageToTextPadding,
      horizontalPadding: shownConfiguration.textToSecondaryTextHorizontalPadding,
      verticalPadding: shownConfiguration.textToSecondaryTextVerticalPadding,
      prefersSideBySide: shownConfiguration.prefersSideBySideTextAndSecondaryText && !isLarge,
      fillsWidth: (
        shownConfiguration.textProperties.alignment != .natural,
        shownConfiguration.secondaryTextProperties.alignment != .natural
      ),
      scale: scale)
    if let textLabel {
      input.text = { textLabel.sizeThatFits(CGSize(width: $0, height: .infinity)) }
      input.baseline = shownConfiguration.textProperties.font.ascender
    }
    if let secondaryLabel {
      input.secondary = { secondaryLabel.sizeThatFits(CGSize(width: $0, height: .infinity)) }
      input.secondaryBaseline = shownConfiguration.secondaryTextProperties.font.ascender
    }
    if let imageView { input.image = imageSize(of: imageView) }
    return input
  }

  /// The effective margins in a left-to-right layout.
  ///
  /// These are the configuration's margins. Along axes that preserve the superview's margins, they are at least as
  /// large as the overlap of the superview's margins with this view.
  private final var margins: UIEdgeInsets {
    let margins = shownConfiguration.directionalLayoutMargins
    var result = UIEdgeInsets(top: margins.top, left: margins.leading, bottom: margins.bottom, right: margins.trailing)
    guard let superview else { return result }
    let superviewMargins = superview.layoutMargins
    let superviewBounds = superview.bounds
    let frame = frame
    if shownConfiguration.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
      var left = superviewMargins.left - (frame.minX - superviewBounds.minX)
      var right = superviewMargins.right - (superviewBounds.maxX - frame.maxX)
      if effectiveUserInterfaceLayoutDirection == .rightToLeft { swap(&left, &right) }
      result.left = max(result.left, left)
      result.right = max(result.right, right)
    }
    if shownConfiguration.axesPreservingSuperviewLayoutMargins.contains(.vertical) {
      result.top = max(result.top, superviewMargins.top - (frame.minY - superviewBounds.minY))
      result.bottom = max(result.bottom, superviewMargins.bottom - (superviewBounds.maxY - frame.maxY))
    }
    return result
  }

  /// Returns the size of the image, limited by its maximum size, and the size that is reserved for it.
  private final func imageSize(of view: UIImageView) -> (size: CGSize, reserved: CGSize) {
    let properties = shownConfiguration.imageProperties
    var size = view.intrinsicContentSize
    let maximumSize = properties.maximumSize
    var fraction: CGFloat = 1
    if maximumSize.width > 0, size.width > maximumSize.width {
      fraction = min(fraction, maximumSize.width / size.width)
    }
    if maximumSize.height > 0, size.height > maximumSize.height {
      fraction = min(fraction, maximumSize.height / size.height)
    }
    size = CGSize(width: size.width * fraction, height: size.height * fraction)
    // The reserved width of a symbol is 24 points at the default text size (measured on iOS 26.1, `table-symbol-accessory-slot`
    // in table-cases.json). The width increases with the text size.
    let standardSize = UIFontMetrics(forTextStyle: .body).scaledValue(for: 24, compatibleWith: traitCollection)
    func reserved(_ reservedSize: CGFloat, forSymbol: CGFloat) -> CGFloat {
      if reservedSize == UIListContentConfiguration.ImageProperties.standardDimension { return standardSize }
      return reservedSize > 0 ? reservedSize : view.image?.isSymbolImage == true ? forSymbol : 0
    }
    let reservedSize = properties.reservedLayoutSize
    return (
      size,
      CGSize(
        width: reserved(reservedSize.width, forSymbol: standardSize),
        height: reserved(reservedSize.height, forSymbol: 0))
    )
  }
}
