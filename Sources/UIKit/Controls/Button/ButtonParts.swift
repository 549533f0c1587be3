import CoreGraphics
import Foundation

/// The views of a button, made when there is something for them to show.
@MainActor
final class ButtonParts {
  private(set) var title: UILabel?
  private(set) var subtitle: UILabel?
  private(set) var picture: UIImageView?
  private var backgroundImage: UIImageView?
  private var ground: BackgroundConfigurationView?
  private var activity: UIActivityIndicatorView?
  private var chevrons: UIImageView?
  private var hoverGround: UIView?
  private var glow: UIView?
  private var hover: UIHoverGestureRecognizer?
  /// Whether the title's label is set by a configuration.
  private var isConfigured = false

  nonisolated init() {}

  /// The background that a configuration draws: where it lies in the button, and how round it is; nil without one.
  var groundOutline: (rect: CGRect, radius: CGFloat)? {
    ground.map { ground in
      let fill = ground.outline
      return (fill.rect.offsetBy(dx: ground.frame.minX, dy: ground.frame.minY), fill.radius)
    }
  }

  func titleLabel(in button: UIButton) -> UILabel {
    if let title { return title }
    let made = UILabel(frame: .zero)
    made.font = button.titleFont
    made.isUserInteractionEnabled = false
    title = made
    button.addSubview(made)
    return made
  }

  func imageView(in button: UIButton) -> UIImageView {
    if let picture { return picture }
    let made = UIImageView(frame: .zero)
    picture = made
    button.addSubview(made)
    return made
  }

  private func place(_ view: UIView, behindIn button: UIButton) {
    view.isUserInteractionEnabled = false
    button.insertSubview(view, at: 0)
  }

  // MARK: Without a configuration

  func showStates(in button: UIButton) {
    if isConfigured { leaveConfiguration(button) }
    if button.currentTitle != nil || button.currentAttributedTitle != nil || title != nil {
      let label = titleLabel(in: button)
      if let attributed = button.currentAttributedTitle {
        label.attributedText = attributed
      } else {
        label.text = button.currentTitle
        label.textColor =
          button.isEnabled
          ? button.currentTitleColor : UIColor { $0.userInterfaceStyle == .dark ? .gray : .lightGray }
      }
      label.shadowColor = button.currentTitleShadowColor
      if button.reversesTitleShadowWhenHighlighted, label.shadowOffset != .zero {
        let offset = label.shadowOffset
        let isTurned = isShadowTurned
        if isTurned != button.isHighlighted {
          label.shadowOffset = CGSize(width: -offset.width, height: -offset.height)
          isShadowTurned = button.isHighlighted
        }
      }
    }
    if button.currentImage != nil || picture != nil {
      let view = imageView(in: button)
      view.preferredSymbolConfiguration = button.currentPreferredSymbolConfiguration
      view.image = button.currentImage
      view.tintColor = button.role == .destructive ? .systemRed : nil
    }
    if let image = button.currentBackgroundImage, backgroundImage == nil {
      let made = UIImageView(image: image)
      backgroundImage = made
      place(made, behindIn: button)
    }
    backgroundImage?.image = button.currentBackgroundImage
    // System buttons show the touch by fading.
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

  private var isShadowTurned = false

  private func leaveConfiguration(_ button: UIButton) {
    isConfigured = false
    for view in [subtitle, ground, activity, chevrons] as [UIView?] { view?.removeFromSuperview() }
    subtitle = nil
    ground = nil
    activity = nil
    chevrons = nil
    title?.attributedText = nil
    title?.font = button.titleFont
    title?.numberOfLines = 1
    title?.lineBreakMode = .byTruncatingTail
    picture?.tintColor = nil
    picture?.image = nil
  }

  private func showGlow(in button: UIButton) {
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
    place(view, behindIn: button)
  }

  // MARK: The pointer

  func followPointer(_ button: UIButton) {
    let isWanted = button.configurationUpdateHandler != nil || button.isPointerInteractionEnabled
    if isWanted, hover == nil {
      let hover = UIHoverGestureRecognizer(target: self, action: Selector("hovered:", ButtonParts.hovered))
      button.addGestureRecognizer(hover)
      self.hover = hover
    } else if !isWanted, let hover {
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

  private func showHover(in button: UIButton) {
    let isShown =
      button.isPointerInteractionEnabled && button.pointerStyleProvider == nil && button.isHovered && button.isEnabled
      && ground == nil
      && backgroundImage?.image == nil
    guard isShown else {
      hoverGround?.removeFromSuperview()
      hoverGround = nil
      return
    }
    guard hoverGround == nil else { return }
    let view = UIView(frame: button.bounds)
    view.backgroundColor = .quaternarySystemFill
    view.layer.cornerRadius = 8
    hoverGround = view
    place(view, behindIn: button)
  }

  var titleSize: CGSize {
    guard let title, title.text?.isEmpty == false else { return .zero }
    let natural = title.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    return CGSize(width: natural.width.rounded(.up), height: natural.height.rounded(.up))
  }

  func imageSize(in button: UIButton) -> CGSize {
    guard let picture, picture.image != nil else { return .zero }
    return picture.intrinsicContentSize
  }

  func layOutStates(in button: UIButton) {
    backgroundImage?.frame = button.backgroundRect(forBounds: button.bounds)
    hoverGround?.frame = button.bounds
    glow?.center = CGPoint(x: button.bounds.midX, y: button.bounds.midY)
    let room = button.contentRect(forBounds: button.bounds)
    picture?.frame = button.imageRect(forContentRect: room)
    title?.frame = button.titleRect(forContentRect: room)
  }

  // MARK: With a configuration

  func show(_ configuration: UIButton.Configuration, in button: UIButton) {
    isConfigured = true
    let look = configuration.look(for: button)
    backgroundImage?.image = nil
    showTexts(configuration, look, in: button)
    showImage(configuration, look, in: button)
    showIndicator(configuration, look, in: button)
    showGround(configuration, look, in: button)
    showHover(in: button)
  }

  private func showTexts(_ configuration: UIButton.Configuration, _ look: ButtonLook, in button: UIButton) {
    let traits = button.traitCollection
    var text = configuration.attributedTitle
    if text == nil, let attributed = button.currentAttributedTitle { text = AttributedString(attributed) }
    if text == nil, let plain = button.title(for: button.state) { text = AttributedString(plain) }
    if button.isPopUp, let chosen = ButtonMenus.chosen(in: button) { text = AttributedString(chosen.title) }
    if let text, !text.characters.isEmpty {
      let label = titleLabel(in: button)
      set(label, configuration, text, look, isSubtitle: false, traits)
    } else {
      title?.attributedText = nil
    }
    guard let text = configuration.attributedSubtitle, !text.characters.isEmpty else {
      subtitle?.removeFromSuperview()
      subtitle = nil
      return
    }
    if subtitle == nil {
      let label = UILabel(frame: .zero)
      label.isUserInteractionEnabled = false
      subtitle = label
      button.addSubview(label)
    }
    if let subtitle { set(subtitle, configuration, text, look, isSubtitle: true, traits) }
  }

  private func set(
    _ label: UILabel, _ configuration: UIButton.Configuration, _ text: AttributedString, _ look: ButtonLook,
    isSubtitle: Bool, _ traits: UITraitCollection
  ) {
    // Of a text with attributes these would change every attribute: the label is told before it has one.
    label.attributedText = nil
    label.alpha = 1
    label.font = configuration.font(isSubtitle: isSubtitle, in: traits)
    let mode = isSubtitle ? configuration.subtitleLineBreakMode : configuration.titleLineBreakMode
    label.numberOfLines = mode == .byWordWrapping || mode == .byCharWrapping ? 0 : 1
    label.lineBreakMode = mode
    switch configuration.textAlignment {
    case .center: label.textAlignment = .center
    case .trailing: label.textAlignment = label.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right
    default: label.textAlignment = .natural
    }
    label.attributedText = configuration.shown(text, isSubtitle: isSubtitle, color: look.foreground, in: traits)
  }

  private func showImage(_ configuration: UIButton.Configuration, _ look: ButtonLook, in button: UIButton) {
    var image = configuration.image ?? button.image(for: button.state)
    if button.isPopUp, let chosen = ButtonMenus.chosen(in: button)?.image { image = chosen }
    if configuration.showsActivityIndicator {
      let view = activity ?? UIActivityIndicatorView(style: .medium)
      if activity == nil {
        activity = view
        button.addSubview(view)
      }
      view.color = configuration.activityIndicatorColorTransformer?(look.foreground) ?? look.foreground
      view.startAnimating()
      image = nil
    } else {
      activity?.removeFromSuperview()
      activity = nil
    }
    guard image != nil || picture != nil else { return }
    let view = imageView(in: button)
    view.alpha = 1
    view.preferredSymbolConfiguration =
      configuration.preferredSymbolConfigurationForImage
      ?? UIImage.SymbolConfiguration(
        font: configuration.font(isSubtitle: false, in: button.traitCollection), scale: .large)
    view.image = image
    view.tintColor = configuration.imageColorTransformer?(look.foreground) ?? look.foreground
  }

  private func showIndicator(_ configuration: UIButton.Configuration, _ look: ButtonLook, in button: UIButton) {
    let isShown = configuration.indicator == .popup || (configuration.indicator == .automatic && button.isPopUp)
    guard isShown else {
      chevrons?.removeFromSuperview()
      chevrons = nil
      return
    }
    let view = chevrons ?? UIImageView(frame: .zero)
    if chevrons == nil {
      chevrons = view
      button.addSubview(view)
    }
    let size = configuration.font(isSubtitle: false, in: button.traitCollection).pointSize
    view.image = UIImage(
      systemName: "chevron.up.chevron.down",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: size, weight: .medium, scale: .small))
    view.tintColor = configuration.indicatorColorTransformer?(look.foreground) ?? look.foreground
  }

  private func showGround(_ configuration: UIButton.Configuration, _ look: ButtonLook, in button: UIButton) {
    let background = configuration.resolvedBackground(look, height: button.bounds.height, in: button.traitCollection)
    let isSeen =
      background.backgroundColor != .clear || background.strokeWidth > 0 || background.image != nil
      || background.customView != nil || background.shadowProperties.opacity > 0
    guard isSeen else {
      ground?.removeFromSuperview()
      ground = nil
      return
    }
    if let ground {
      ground.configuration = background
    } else {
      let made = BackgroundConfigurationView(background, frame: button.bounds)
      ground = made
      place(made, behindIn: button)
    }
  }

  private func input(_ configuration: UIButton.Configuration, in button: UIButton) -> ButtonContentLayout.Input {
    let isMirrored = button.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let insets = configuration.contentInsets
    var input = ButtonContentLayout.Input(
      placement: configuration.imagePlacement, imagePadding: configuration.imagePadding,
      titlePadding: configuration.titlePadding, textAlignment: configuration.textAlignment.share, horizontal: 0.5,
      vertical: 0.5,
      insets: UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing),
      scale: max(1, button.traitCollection.displayScale), isRightToLeft: isMirrored)
    switch button.contentHorizontalAlignment {
    case .leading: input.horizontal = 0
    case .trailing: input.horizontal = 1
    case .left: input.horizontal = isMirrored ? 1 : 0
    case .right: input.horizontal = isMirrored ? 0 : 1
    case .fill: input.horizontal = nil
    default: break
    }
    switch button.contentVerticalAlignment {
    case .top: input.vertical = 0
    case .bottom: input.vertical = 1
    default: break
    }
    if let title, title.text?.isEmpty == false { input.title = { Self.size(of: title, width: $0) } }
    if let subtitle { input.subtitle = { Self.size(of: subtitle, width: $0) } }
    // A symbol counts for a line of text, as does what turns in its place.
    let font = configuration.font(isSubtitle: false, in: button.traitCollection)
    let line = button.pixelUp(font.lineHeight)
    if activity != nil {
      input.image = (CGSize(width: line, height: line), CGSize(width: line, height: line))
    } else if let picture, let image = picture.image {
      let drawn = picture.intrinsicContentSize
      let height = image.isSymbolImage && input.title != nil ? line : drawn.height
      input.image = (drawn, CGSize(width: max(drawn.width, configuration.imageReservation), height: height))
    }
    if let chevrons { input.indicator = chevrons.intrinsicContentSize }
    return input
  }

  private static func size(of label: UILabel, width: CGFloat) -> CGSize {
    label.sizeThatFits(
      CGSize(width: width.isFinite ? width : .greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
  }

  /// The content with its insets; an infinite width lets text have one line.
  func size(of configuration: UIButton.Configuration, in button: UIButton, width: CGFloat) -> CGSize {
    let input = input(configuration, in: button)
    let layout = ButtonContentLayout(input, in: CGSize(width: width, height: .infinity))
    return CGSize(
      width: layout.size.width + input.insets.left + input.insets.right,
      height: layout.size.height + input.insets.top + input.insets.bottom)
  }

  func layOut(_ configuration: UIButton.Configuration, in button: UIButton) {
    let layout = ButtonContentLayout(input(configuration, in: button), in: button.bounds.size)
    if let frame = layout.title { title?.frame = frame }
    title?.isHidden = layout.title == nil
    if let frame = layout.subtitle { subtitle?.frame = frame }
    if let frame = layout.image {
      picture?.frame = frame
      activity?.frame = frame
    }
    if let frame = layout.indicator { chevrons?.frame = frame }
    hoverGround?.frame = button.bounds
    guard let ground else { return }
    ground.frame = button.bounds
    // The radius follows the height.
    showGround(configuration, configuration.look(for: button), in: button)
  }
}

extension UIButton.Configuration {
  /// This configuration in the colours of a button's state. What was set stays.
  @MainActor @preconcurrency public func updated(for button: UIButton) -> UIButton.Configuration {
    var result = self
    let look = ButtonLook(
      self,
      ButtonLook.State(
        isHighlighted: button.isHighlighted || button.isHeld, isDisabled: !button.isEnabled,
        isSelected: button.isSelected, isDestructive: button.role == .destructive), tint: button.tintColor)
    result.applied.look = look
    if !background.hasOwnColor { result.background.resolve(look.background) }
    return result
  }

  /// The colours to show: those of the state it was updated for, else those of the normal state.
  @MainActor
  func look(for button: UIButton) -> ButtonLook {
    applied.look
      ?? ButtonLook(
        self,
        ButtonLook.State(isHighlighted: false, isDisabled: false, isSelected: false, isDestructive: false),
        tint: button.tintColor)
  }

  /// How title and subtitle lie: `automatic` made plain.
  var textAlignment: TitleAlignment {
    guard titleAlignment == .automatic else { return titleAlignment }
    return imagePlacement == .top || imagePlacement == .bottom ? .center : .leading
  }
}

extension UIButton.Configuration.TitleAlignment {
  var share: CGFloat {
    switch self {
    case .center: 0.5
    case .trailing: 1
    default: 0
    }
  }
}
