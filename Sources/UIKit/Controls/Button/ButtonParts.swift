import CoreGraphics
import Foundation

/// The subviews of a button. Each subview is created when it has content to show.
@MainActor
final class ButtonParts {
  var title: UILabel?
  var subtitle: UILabel?
  var picture: UIImageView?
  /// The symbol that a running transition is about to show, or `nil`.
  var incomingSymbol: UIImage?
  var backgroundImage: UIImageView?
  var backgroundView: BackgroundConfigurationView?
  var activity: UIActivityIndicatorView?
  var chevrons: UIImageView?
  var hoverBackground: UIView?
  var glow: UIView?
  private var hover: UIHoverGestureRecognizer?
  /// Indicates whether the button's configuration determines the attributes of the title label.
  var isConfigured = false

  nonisolated init() {}

  /// The rectangle, in the button's coordinates, and the corner radius of a configuration's background, or `nil` if
  /// there is none.
  var backgroundOutline: (rect: CGRect, radius: CGFloat)? {
    backgroundView.map { background in
      let outline = background.outline
      return (outline.rect.offsetBy(dx: background.frame.minX, dy: background.frame.minY), outline.radius)
    }
  }

  func titleLabel(in button: UIButton) -> UILabel {
    if let title { return title }
    let label = ButtonLabel(frame: .zero)
    AppearanceCatalog.withRecordingSuspended {
      label.font = button.titleFont
      // Unlike the shadow of other labels, which is one point above the text (measured on iOS 26.1).
      label.shadowOffset = .zero
    }
    label.isUserInteractionEnabled = false
    title = label
    button.addSubview(label)
    return label
  }

  func imageView(in button: UIButton) -> UIImageView {
    if let picture { return picture }
    let imageView = UIImageView(frame: .zero)
    picture = imageView
    button.addSubview(imageView)
    return imageView
  }

  func insert(_ view: UIView, behindIn button: UIButton) {
    view.isUserInteractionEnabled = false
    button.insertSubview(view, at: 0)
  }

  // MARK: Without a configuration

  func showStateContent(in button: UIButton) {
    if isConfigured { removeConfiguredParts(button) }
    if button.currentTitle != nil || button.currentAttributedTitle != nil || title != nil {
      let label = titleLabel(in: button)
      if let attributed = button.currentAttributedTitle {
        label.attributedText = attributed
      } else {
        label.text = button.currentTitle
        // A state without a color of its own uses the color of the normal state (Apple's documentation of
        // `setTitleColor(_:for:)`). Only the default color of a system button becomes gray.
        let keepsColor = button.isEnabled || button.buttonType == .custom || button.titleColor(for: button.state) != nil
        label.textColor =
          keepsColor ? button.currentTitleColor : UIColor { $0.userInterfaceStyle == .dark ? .gray : .lightGray }
      }
      label.shadowColor = button.currentTitleShadowColor
      if button.reversesTitleShadowWhenHighlighted, label.shadowOffset != .zero {
        let offset = label.shadowOffset
        let isShadowReversed = isReversedShadowShown
        if isShadowReversed != button.isHighlighted {
          label.shadowOffset = CGSize(width: -offset.width, height: -offset.height)
          isReversedShadowShown = button.isHighlighted
        }
      }
    }
    if button.currentImage != nil || picture != nil {
      let view = imageView(in: button)
      view.preferredSymbolConfiguration = button.currentPreferredSymbolConfiguration
      view.image = button.buttonType == .custom ? button.currentImage : button.currentImage?.asForegroundTemplate
      view.tintColor = button.role == .destructive ? .systemRed : nil
    }
    if let image = button.currentBackgroundImage, backgroundImage == nil {
      let view = UIImageView(image: image)
      backgroundImage = view
      insert(view, behindIn: button)
    }
    backgroundImage?.image = button.currentBackgroundImage
    // System buttons fade while they are touched.
    let isCustom = button.buttonType == .custom
    title?.alpha = button.isHighlighted && !isCustom ? 0.3 : 1
    if button.isHighlighted, !isCustom || button.adjustsImageWhenHighlighted {
      picture?.alpha = 0.5
    } else {
      picture?.alpha = button.isEnabled || !isCustom || !button.adjustsImageWhenDisabled ? 1 : 0.5
    }
    if !isCustom { picture?.tintColor = button.isEnabled ? picture?.tintColor : .tertiaryLabel }
    showGlow(in: button)
    showHover(in: button)
  }

  /// The corner radius that the configuration gave to the layer of the button, or `nil` if there is no configuration.
  var cornerRadius: CGFloat?

  private var isReversedShadowShown = false

  private func removeConfiguredParts(_ button: UIButton) {
    isConfigured = false
    if let cornerRadius, button.layer.cornerRadius == cornerRadius {
      button.layer.cornerRadius = 0
    }
    cornerRadius = nil
    for view in [subtitle, backgroundView, activity, chevrons] as [UIView?] { view?.removeFromSuperview() }
    subtitle = nil
    backgroundView = nil
    activity = nil
    chevrons = nil
    title?.attributedText = nil
    title?.font = button.titleFont
    title?.numberOfLines = 1
    title?.lineBreakMode = .byTruncatingTail
    picture?.tintColor = nil
    picture?.image = nil
  }

  func showGlow(in button: UIButton) {
    guard button.showsTouchWhenHighlighted, button.isHighlighted else {
      glow?.removeFromSuperview()
      glow = nil
      return
    }
    guard glow == nil else { return }
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
    view.backgroundColor = UIColor(white: 1, alpha: 0.9)
    view.layer.cornerRadius = 4
    view.layer.shadowColor = UIColor.white.cgColor
    view.layer.shadowOpacity = 1
    view.layer.shadowRadius = 14
    view.layer.shadowOffset = .zero
    glow = view
    insert(view, behindIn: button)
  }

  // MARK: Pointer

  func updateHoverTracking(_ button: UIButton) {
    let needsHoverTracking = button.configurationUpdateHandler != nil || button.isPointerInteractionEnabled
    if needsHoverTracking, hover == nil {
      let hover = UIHoverGestureRecognizer(target: self, action: Selector("hovered:", ButtonParts.hovered))
      button.addGestureRecognizer(hover)
      self.hover = hover
    } else if !needsHoverTracking, let hover {
      button.removeGestureRecognizer(hover)
      self.hover = nil
      button.isHovered = false
    }
  }

  func hovered(_ gesture: UIHoverGestureRecognizer) {
    guard let button = gesture.view as? UIButton else { return }
    button.isHovered = gesture.state == .began || gesture.state == .changed
    showHover(in: button)
  }

  func showHover(in button: UIButton) {
    let isShown =
      button.isPointerInteractionEnabled && button.pointerStyleProvider == nil && button.isHovered && button.isEnabled
      && backgroundView == nil
      && backgroundImage?.image == nil
    guard isShown else {
      hoverBackground?.removeFromSuperview()
      hoverBackground = nil
      return
    }
    guard hoverBackground == nil else { return }
    let view = UIView(frame: button.bounds)
    view.backgroundColor = .quaternarySystemFill
    view.layer.cornerRadius = 8
    hoverBackground = view
    insert(view, behindIn: button)
  }

  var titleSize: CGSize {
    guard let title, title.text?.isEmpty == false else { return .zero }
    let naturalSize = title.sizeThatFits(
      CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    return CGSize(width: naturalSize.width.rounded(.up), height: naturalSize.height.rounded(.up))
  }

  /// Returns the size of the title if its width is limited. A title that does not wrap keeps its natural size.
  func titleSize(fitting width: CGFloat) -> CGSize {
    let naturalSize = titleSize
    guard let title, title.numberOfLines != 1, naturalSize.width > width, width > 0 else { return naturalSize }
    let size = title.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    return CGSize(width: min(width, size.width.rounded(.up)), height: size.height.rounded(.up))
  }

  func imageSize(in button: UIButton) -> CGSize {
    guard let picture, picture.image != nil else { return .zero }
    return picture.intrinsicContentSize
  }

  func layOutStateContent(in button: UIButton) {
    backgroundImage?.frame = button.backgroundRect(forBounds: button.bounds)
    hoverBackground?.frame = button.bounds
    glow?.center = CGPoint(x: button.bounds.midX, y: button.bounds.midY)
    let area = button.contentRect(forBounds: button.bounds)
    picture?.frame = button.imageRect(forContentRect: area)
    title?.frame = button.titleRect(forContentRect: area)
  }
}
