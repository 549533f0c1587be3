import CoreGraphics
import Foundation

/// A view that shows a content-unavailable configuration. The parts of the view form a column in the center of the safe
/// area.
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
  private final var shownConfiguration: UIContentUnavailableConfiguration
  private final let scroller = UIScrollView(frame: .zero)
  private final var backgroundView: BackgroundConfigurationView?
  private final var imageView: UIImageView?
  private final var spinner: UIActivityIndicatorView?
  private final var textLabel: UILabel?
  private final var secondaryLabel: UILabel?
  private final var button: UIButton?
  private final var secondaryButton: UIButton?

  /// Creates a view that shows a configuration.
  ///
  /// - Parameter configuration: The configuration to show.
  public init(configuration: UIContentUnavailableConfiguration) {
    shownConfiguration = configuration
    super.init(frame: .zero)
    setUp()
  }

  /// Creates a view with the empty configuration from data in an unarchiver. Only the properties of `UIView` are
  /// decoded, and only from nibs and storyboards.
  ///
  /// - Parameter coder: The unarchiver. It is ignored if it does not read a nib or storyboard.
  public required init?(coder: NSCoder) {
    shownConfiguration = .empty()
    super.init(coder: coder)
    setUp()
  }

  private final func setUp() {
    scroller.isScrollEnabled = false
    scroller.contentInsetAdjustmentBehavior = .never
    addSubview(scroller)
    configurationChanged()
  }

  /// The configuration that the view shows. A value of a type other than `UIContentUnavailableConfiguration` is reported and ignored.
  open var configuration: any UIContentConfiguration {
    get { shownConfiguration }
    set {
      guard let newConfiguration = newValue as? UIContentUnavailableConfiguration else {
        return Diagnostics.report(
          "\(self) cannot show a \(type(of: newValue)); set a UIContentUnavailableConfiguration. It is unchanged")
      }
      guard newConfiguration != shownConfiguration else { return }
      shownConfiguration = newConfiguration
      configurationChanged()
    }
  }

  /// Returns a Boolean value that indicates whether the view can show a configuration.
  ///
  /// - Parameter configuration: The content configuration.
  /// - Returns: `true` for every `UIContentUnavailableConfiguration`.
  open func supports(_ configuration: any UIContentConfiguration) -> Bool {
    configuration is UIContentUnavailableConfiguration
  }

  /// A Boolean value that determines whether content that is higher than the view can be scrolled. The default is
  /// false.
  open var isScrollEnabled: Bool {
    get { scroller.isScrollEnabled }
    set { scroller.isScrollEnabled = newValue }
  }

  // MARK: Parts

  private final func configurationChanged() {
    directionalLayoutMargins = shownConfiguration.directionalLayoutMargins
    preservesSuperviewLayoutMargins = shownConfiguration.axesPreservingSuperviewLayoutMargins != []
    updateBackgroundView()
    showImage()
    textLabel = label(
      shownConfiguration.text, shownConfiguration.attributedText, shownConfiguration.textProperties, textLabel)
    secondaryLabel = label(
      shownConfiguration.secondaryText, shownConfiguration.secondaryAttributedText,
      shownConfiguration.secondaryTextProperties, secondaryLabel)
    button = button(shownConfiguration.button, shownConfiguration.buttonProperties, button)
    secondaryButton = button(
      shownConfiguration.secondaryButton, shownConfiguration.secondaryButtonProperties, secondaryButton)
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private final func updateBackgroundView() {
    if let backgroundView {
      backgroundView.configuration = shownConfiguration.background
      return
    }
    let view = BackgroundConfigurationView(shownConfiguration.background, frame: bounds)
    backgroundView = view
    insertSubview(view, at: 0)
  }

  private final func showImage() {
    let properties = shownConfiguration.imageProperties
    if shownConfiguration.style == .loading, shownConfiguration.image == nil {
      let view = spinner ?? UIActivityIndicatorView(style: .large)
      if spinner == nil { scroller.addSubview(view) }
      spinner = view
      view.color = properties.tintColor ?? tintColor
      view.startAnimating()
    } else {
      spinner?.removeFromSuperview()
      spinner = nil
    }
    guard let image = shownConfiguration.image else {
      imageView?.removeFromSuperview()
      imageView = nil
      return
    }
    let view = imageView ?? UIImageView(frame: .zero)
    if imageView == nil { scroller.addSubview(view) }
    imageView = view
    view.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
    view.image = image
    view.contentMode = .scaleAspectFit
    view.tintColor = properties.tintColor
    view.layer.cornerRadius = properties.cornerRadius
    view.clipsToBounds = properties.cornerRadius > 0
    view.accessibilityIgnoresInvertColors = properties.accessibilityIgnoresInvertColors
  }

  private final func label(
    _ text: String?, _ attributed: NSAttributedString?, _ properties: UIContentUnavailableConfiguration.TextProperties,
    _ existing: UILabel?
  ) -> UILabel? {
    guard attributed.map({ $0.length > 0 }) ?? !(text ?? "").isEmpty else {
      existing?.removeFromSuperview()
      return nil
    }
    let label = existing ?? UILabel(frame: .zero)
    if existing == nil { scroller.addSubview(label) }
    label.font = properties.font
    label.textColor = properties.color
    label.textAlignment = shownConfiguration.alignment == .center ? .center : .natural
    label.lineBreakMode = properties.lineBreakMode
    label.numberOfLines = properties.numberOfLines
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
    if let attributed { label.attributedText = attributed } else { label.text = text }
    // The configuration may have been created with other traits than those of the view.
    label.adjustsFontForContentSizeCategory = true
    return label
  }

  private final func button(
    _ configuration: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties,
    _ existing: UIButton?
  ) -> UIButton? {
    let hasTitle = configuration.attributedTitle.map { !$0.characters.isEmpty } ?? !(configuration.title ?? "").isEmpty
    let action = properties.primaryAction
    guard hasTitle || configuration.image != nil || !(action?.title ?? "").isEmpty || action?.image != nil else {
      existing?.removeFromSuperview()
      return nil
    }
    // The primary action of a button cannot change, so a different action requires a new button.
    existing?.removeFromSuperview()
    let button = UIButton(configuration: configuration, primaryAction: action)
    scroller.addSubview(button)
    button.menu = properties.menu
    button.showsMenuAsPrimaryAction = properties.menu != nil && action == nil
    button.isEnabled = properties.isEnabled
    button.role = properties.role
    return button
  }

  open override dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory else {
      return
    }
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  open override dynamic func tintColorDidChange() {
    super.tintColorDidChange()
    if shownConfiguration.imageProperties.tintColor == nil { spinner?.color = tintColor }
  }

  // MARK: Layout

  /// Returns the image, the texts and the buttons from top to bottom. Each element contains the view's size in the
  /// available width and its distance from the view above it (`gap`), in points.
  private final func column(in width: CGFloat) -> [(view: UIView, size: CGSize, gap: CGFloat)] {
    var parts: [(UIView, CGSize, CGFloat)] = []
    func add(_ view: UIView?, _ size: CGSize?, _ gap: CGFloat) {
      guard let view, let size else { return }
      parts.append((view, CGSize(width: min(size.width, width), height: size.height), parts.isEmpty ? 0 : gap))
    }
    let available = CGSize(width: width, height: .greatestFiniteMagnitude)
    add(spinner, spinner?.intrinsicContentSize, 0)
    add(imageView, imageView.map { imageSize($0) }, 0)
    add(textLabel, textLabel?.sizeThatFits(available), shownConfiguration.imageToTextPadding)
    add(
      secondaryLabel, secondaryLabel?.sizeThatFits(available),
      textLabel == nil ? shownConfiguration.imageToTextPadding : shownConfiguration.textToSecondaryTextPadding)
    add(button, button?.sizeThatFits(available), shownConfiguration.textToButtonPadding)
    add(
      secondaryButton, secondaryButton?.sizeThatFits(available),
      button == nil ? shownConfiguration.textToButtonPadding : shownConfiguration.buttonToSecondaryButtonPadding)
    return parts
  }

  private final func imageSize(_ view: UIImageView) -> CGSize {
    let size = view.intrinsicContentSize
    let maximumSize = shownConfiguration.imageProperties.maximumSize
    var scale: CGFloat = 1
    if maximumSize.width > 0, size.width > maximumSize.width { scale = maximumSize.width / size.width }
    if maximumSize.height > 0, size.height > 0 { scale = min(scale, maximumSize.height / size.height) }
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  private final var area: CGRect {
    let margins = layoutMargins
    let contentArea = bounds.inset(by: margins)
    return CGRect(
      x: contentArea.minX, y: contentArea.minY, width: max(0, contentArea.width), height: max(0, contentArea.height))
  }

  open override dynamic func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    scroller.frame = bounds
    let area = area
    let parts = column(in: area.width)
    let height = parts.reduce(0) { $0 + $1.gap + $1.size.height }
    let scale = traitCollection.displayScale > 0 ? traitCollection.displayScale : 1
    func rounded(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    var y = rounded(area.minY + max(0, (area.height - height) / 2))
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (view, size, gap) in parts {
      y += gap
      var x = area.minX + (area.width - size.width) / 2
      if shownConfiguration.alignment == .natural { x = isRightToLeft ? area.maxX - size.width : area.minX }
      view.frame = CGRect(x: rounded(x), y: y, width: size.width, height: size.height)
      y = rounded(y + size.height)
    }
    scroller.contentSize = CGSize(width: bounds.width, height: max(bounds.height, y + layoutMargins.bottom))
  }

  /// Returns the size of the content in the width of `size`, including the margins.
  open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize {
    let margins = layoutMargins
    let parts = column(in: max(0, size.width - margins.left - margins.right))
    return CGSize(
      width: (parts.map(\.size.width).max() ?? 0) + margins.left + margins.right,
      height: parts.reduce(0) { $0 + $1.gap + $1.size.height } + margins.top + margins.bottom)
  }
}
