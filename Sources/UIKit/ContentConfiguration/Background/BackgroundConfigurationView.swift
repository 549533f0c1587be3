import CoreGraphics
import QuartzCore

/// A view that shows a background configuration. It fills its cell, and lays out the color, image, custom view and
/// stroke within the insets.
@MainActor
final class BackgroundConfigurationView: UIView {
  var configuration: UIBackgroundConfiguration {
    didSet { if configuration != oldValue { configurationDidChange(from: oldValue) } }
  }

  /// The corners of a row in a list, or `nil` to use the corners of the configuration.
  var corners: UICornerConfiguration? { didSet { if corners != oldValue { setNeedsLayout() } } }

  /// The view that contains the color, the image and the custom view. It is clipped to the corners.
  private let fillView = UIView(frame: .zero)
  private var imageView: UIImageView?
  private var strokeView: UIView?

  init(_ configuration: UIBackgroundConfiguration, frame: CGRect) {
    self.configuration = configuration
    super.init(frame: frame)
    super.isUserInteractionEnabled = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(fillView)
    configurationDidChange(from: nil)
  }

  required init?(coder: NSCoder) {
    configuration = .clear()
    super.init(coder: coder)
  }

  private func configurationDidChange(from oldConfiguration: UIBackgroundConfiguration?) {
    if let view = oldConfiguration?.customView, view !== configuration.customView, view.superview === fillView {
      view.removeFromSuperview()
    }
    if let view = configuration.customView, view.superview !== fillView { fillView.addSubview(view) }
    if configuration.customView?.isUserInteractionEnabled == true { super.isUserInteractionEnabled = true }
    updateImageView()
    updateStrokeView()
    setNeedsLayout()
    updateColors()
  }

  private func updateImageView() {
    guard let image = configuration.image else {
      imageView?.removeFromSuperview()
      imageView = nil
      return
    }
    let view = imageView ?? UIImageView(frame: .zero)
    if imageView == nil {
      imageView = view
      fillView.insertSubview(view, at: 0)
    }
    view.image = image
    view.contentMode = configuration.imageContentMode
    view.clipsToBounds = true
  }

  private func updateStrokeView() {
    guard configuration.strokeWidth > 0 else {
      strokeView?.removeFromSuperview()
      strokeView = nil
      return
    }
    guard strokeView == nil else { return }
    let view = UIView(frame: .zero)
    view.isUserInteractionEnabled = false
    addSubview(view)
    strokeView = view
  }

  private func updateColors() {
    fillView.backgroundColor = configuration.resolvedBackgroundColor(for: tintColor)
    let traits = traitCollection
    strokeView?.layer.borderColor =
      configuration.resolvedStrokeColor(for: tintColor).resolvedColor(with: traits).cgColor
    let shadowProperties = configuration.shadowProperties
    layer.shadowOpacity = Float(shadowProperties.opacity)
    if shadowProperties.opacity > 0 {
      layer.shadowColor = shadowProperties.color.resolvedColor(with: traits).cgColor
      layer.shadowRadius = shadowProperties.radius
      layer.shadowOffset = shadowProperties.offset
      layer.shadowPath = shadowProperties.path?.cgPath
    }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateColors()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let fillFrame = bounds.inset(by: insets(for: configuration))
    let rect = CGRect(
      x: fillFrame.minX, y: fillFrame.minY, width: max(0, fillFrame.width), height: max(0, fillFrame.height))
    fillView.frame = rect
    let radius = min(configuration.cornerRadius, min(rect.width, rect.height) / 2)
    fillView.layer.cornerRadius = radius
    fillView.cornerConfiguration = corners ?? .unspecified
    fillView.clipsToBounds =
      (radius > 0 || corners != nil) && (configuration.image != nil || configuration.customView != nil)
    imageView?.frame = fillView.bounds
    configuration.customView?.frame = fillView.bounds
    if let strokeView {
      let outset = configuration.strokeOutset
      strokeView.frame = rect.insetBy(dx: -outset, dy: -outset)
      strokeView.layer.borderWidth = configuration.strokeWidth
      strokeView.layer.cornerRadius = radius > 0 ? max(0, radius + outset) : 0
    }
  }

  /// The frame of the filled area in the view's coordinate system, and its corner radius. Both are in points.
  var outline: (rect: CGRect, radius: CGFloat) { (fillView.frame, fillView.layer.cornerRadius) }

  private func insets(for configuration: UIBackgroundConfiguration) -> UIEdgeInsets {
    var result = configuration.backgroundInsets
    let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    if !edges.isEmpty, let margins = superview?.layoutMargins {
      if edges.contains(.top) { result.top += margins.top }
      if edges.contains(.bottom) { result.bottom += margins.bottom }
      if edges.contains(.leading) { result.leading += isRightToLeft ? margins.right : margins.left }
      if edges.contains(.trailing) { result.trailing += isRightToLeft ? margins.left : margins.right }
    }
    return UIEdgeInsets(
      top: result.top, left: isRightToLeft ? result.trailing : result.leading, bottom: result.bottom,
      right: isRightToLeft ? result.leading : result.trailing)
  }
}
