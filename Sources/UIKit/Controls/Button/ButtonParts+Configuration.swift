import CoreGraphics
import Foundation

// The layout and the content of the subviews of a button with a configuration.
extension ButtonParts {
  func show(_ configuration: UIButton.Configuration, in button: UIButton) {
    isConfigured = true
    let style = configuration.style(for: button)
    backgroundImage?.image = nil
    updateTexts(configuration, style, in: button)
    updateImageView(configuration, style, in: button)
    updateIndicator(configuration, style, in: button)
    updateBackgroundView(configuration, style, in: button)
    showHover(in: button)
  }

  private func updateTexts(_ configuration: UIButton.Configuration, _ style: ButtonStyle, in button: UIButton) {
    let traits = button.traitCollection
    var text = configuration.attributedTitle
    if text == nil, let attributed = button.currentAttributedTitle { text = AttributedString(attributed) }
    if text == nil, let plain = button.title(for: button.state) { text = AttributedString(plain) }
    if button.isPopUp, let selectedElement = ButtonMenus.selectedElement(in: button) {
      text = AttributedString(selectedElement.title)
    }
    if let text, !text.characters.isEmpty {
      let label = titleLabel(in: button)
      apply(label, configuration, text, style, isSubtitle: false, traits)
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
    if let subtitle { apply(subtitle, configuration, text, style, isSubtitle: true, traits) }
  }

  private func apply(
    _ label: UILabel, _ configuration: UIButton.Configuration, _ text: AttributedString, _ style: ButtonStyle,
    isSubtitle: Bool, _ traits: UITraitCollection
  ) {
    // The setters below would change the attributes of the whole text, so they run before the attributed text is set.
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
    label.attributedText = configuration.displayedText(
      text, isSubtitle: isSubtitle, color: style.foreground, in: traits)
  }

  private func updateImageView(_ configuration: UIButton.Configuration, _ style: ButtonStyle, in button: UIButton) {
    var image = configuration.image ?? button.image(for: button.state)
    if button.isPopUp, let selectedImage = ButtonMenus.selectedElement(in: button)?.image { image = selectedImage }
    if configuration.showsActivityIndicator {
      let view = activity ?? UIActivityIndicatorView(style: .medium)
      if activity == nil {
        activity = view
        button.addSubview(view)
      }
      view.color = configuration.activityIndicatorColorTransformer?(style.foreground) ?? style.foreground
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
    showImage(image, configuration.symbolContentTransition, on: view, in: button)
    view.tintColor = configuration.imageColorTransformer?(style.foreground) ?? style.foreground
  }

  /// Shows an image at once, or with a transition from the symbol that is shown.
  private func showImage(
    _ image: UIImage?, _ transition: UISymbolContentTransition?, on view: UIImageView, in button: UIButton
  ) {
    // The view shows the old symbol in the first half of a transition, during which the button may be updated again.
    if let incomingSymbol {
      if incomingSymbol === image { return }
      view.symbolEffects.cancelImageChange()
    }
    incomingSymbol = nil
    guard let transition, let image, let shown = view.image, shown !== image, !shown.isEqual(image),
      shown.isSymbolImage, image.isSymbolImage, view.window != nil
    else {
      view.image = image
      return
    }
    incomingSymbol = image
    view.symbolEffects.setImage(image, transition.contentTransition, transition.options) { [weak self, weak button] _ in
      guard let self, incomingSymbol === image else { return }
      incomingSymbol = nil
      button?.invalidateIntrinsicContentSize()
      button?.setNeedsLayout()
    }
  }

  private func updateIndicator(_ configuration: UIButton.Configuration, _ style: ButtonStyle, in button: UIButton) {
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
    view.tintColor = configuration.indicatorColorTransformer?(style.foreground) ?? style.foreground
  }

  private func updateBackgroundView(_ configuration: UIButton.Configuration, _ style: ButtonStyle, in button: UIButton)
  {
    let background = configuration.resolvedBackground(style, height: button.bounds.height, in: button.traitCollection)
    updateCorners(background.cornerRadius, of: button)
    let isVisible =
      background.backgroundColor != .clear || background.strokeWidth > 0 || background.image != nil
      || background.customView != nil || background.shadowProperties.opacity > 0
    guard isVisible else {
      backgroundView?.removeFromSuperview()
      backgroundView = nil
      return
    }
    if let backgroundView {
      backgroundView.configuration = background
    } else {
      let view = BackgroundConfigurationView(background, frame: button.bounds)
      backgroundView = view
      insert(view, behindIn: button)
    }
  }

  /// Gives the layer of the button the corner radius of its background, as UIKit does (measured on iOS 26.1: Vercantez/openuikit,
  /// buttonconfigprobe, `layerCornerRadius`). The radius also rounds a background color and a border that the application sets on the
  /// layer, and clipped content. A radius that the application sets on the layer remains until that of the configuration changes.
  private func updateCorners(_ radius: CGFloat, of button: UIButton) {
    guard radius != cornerRadius else { return }
    cornerRadius = radius
    button.layer.cornerRadius = radius
    button.layer.cornerCurve = .continuous
  }

  private func input(_ configuration: UIButton.Configuration, in button: UIButton) -> ButtonContentLayout.Input {
    let isMirrored = button.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let insets = configuration.contentInsets
    var input = ButtonContentLayout.Input(
      placement: configuration.imagePlacement, imagePadding: configuration.imagePadding,
      titlePadding: configuration.titlePadding, textAlignment: configuration.textAlignment.leadingFraction,
      horizontalAlignment: 0.5,
      verticalAlignment: 0.5,
      insets: UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing),
      scale: max(1, button.traitCollection.displayScale), isRightToLeft: isMirrored)
    switch button.contentHorizontalAlignment {
    case .leading: input.horizontalAlignment = 0
    case .trailing: input.horizontalAlignment = 1
    case .left: input.horizontalAlignment = isMirrored ? 1 : 0
    case .right: input.horizontalAlignment = isMirrored ? 0 : 1
    case .fill: input.horizontalAlignment = nil
    default: break
    }
    switch button.contentVerticalAlignment {
    case .top: input.verticalAlignment = 0
    case .bottom: input.verticalAlignment = 1
    default: break
    }
    if let title, title.text?.isEmpty == false { input.title = { Self.size(of: title, width: $0) } }
    if let subtitle { input.subtitle = { Self.size(of: subtitle, width: $0) } }
    // A symbol is as high as a line of text, and so is the activity indicator that replaces it.
    let font = configuration.font(isSubtitle: false, in: button.traitCollection)
    let lineHeight = button.roundedUpToPixel(font.lineHeight)
    if activity != nil {
      input.image = (CGSize(width: lineHeight, height: lineHeight), CGSize(width: lineHeight, height: lineHeight))
    } else if let picture, let image = picture.image {
      let pictureSize = picture.intrinsicContentSize
      let height = image.isSymbolImage && input.title != nil ? lineHeight : pictureSize.height
      input.image = (pictureSize, CGSize(width: max(pictureSize.width, configuration.imageReservation), height: height))
    }
    if let chevrons { input.indicator = chevrons.intrinsicContentSize }
    return input
  }

  private static func size(of label: UILabel, width: CGFloat) -> CGSize {
    label.sizeThatFits(
      CGSize(width: width.isFinite ? width : .greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
  }

  /// Returns the size of the content including its insets, in points. If the width is infinite, each text has one line.
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
    hoverBackground?.frame = button.bounds
    guard let backgroundView else { return }
    backgroundView.frame = button.bounds
    // The corner radius depends on the height.
    updateBackgroundView(configuration, configuration.style(for: button), in: button)
  }
}
