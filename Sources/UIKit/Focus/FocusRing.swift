import CoreGraphics
import QuartzCore

/// The ring around the focused item, in the tint color. Pressing a key shows the ring. A touch or a click hides it.
@MainActor final class FocusRing {
  private static var shared: FocusRing { ApplicationContext.object(.focusRing, FocusRing()) }
  private var isKeyboardDriven = false
  private var rings: [ObjectIdentifier: FocusRingView] = [:]

  /// Indicates whether the last input was a key. The ring is visible only in this case.
  static var lastInputWasKey: Bool {
    get { shared.isKeyboardDriven }
    set {
      guard newValue != shared.isKeyboardDriven else { return }
      shared.isKeyboardDriven = newValue
      for system in UIFocusSystem.all { update(system) }
    }
  }

  /// Updates the focus ring of a window after the focused view has moved or changed its shape.
  static func update(in window: UIWindow) {
    if let system = UIFocusSystem.existing(for: window) { update(system) }
  }

  /// Shows or moves the ring around the focused item of a focus system, or removes the ring if no ring should be
  /// visible.
  static func update(_ system: UIFocusSystem) {
    let id = ObjectIdentifier(system)
    guard lastInputWasKey, let view = system.focusedItem as? UIView,
      let effect = view.focusEffect as? UIFocusHaloEffect
    else {
      shared.rings.removeValue(forKey: id)?.removeFromSuperview()
      return
    }
    let ring = shared.rings[id] ?? FocusRingView()
    shared.rings[id] = ring
    ring.show(around: view, effect)
  }
}

/// The view that draws the ring around the focused view.
@MainActor private final class FocusRingView: UIView {
  static let width: CGFloat = 3
  static let gap: CGFloat = 1

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.borderWidth = Self.width
    layer.zPosition = 100
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  func show(around view: UIView, _ effect: UIFocusHaloEffect) {
    let host = effect.containerView ?? view
    view.layoutIfNeeded()
    let contour = FocusOutline.outline(of: view)
    var outline = view.convert(contour.rect, to: host)
    var radius = contour.radius
    if let customOutline = effect.outline {
      outline = (effect.referenceView ?? view).convert(customOutline.rect, to: host)
      radius = customOutline.radius
    }
    let isInside = effect.position == .inside || effect.position == .automatic && host.clipsToBounds
    let spread = isInside ? 0 : Self.width + Self.gap
    UIView.performWithoutAnimation {
      if superview !== host { host.addSubview(self) } else { host.bringSubviewToFront(self) }
      frame = outline.insetBy(dx: -spread, dy: -spread)
      // The ring resizes with the view that it surrounds.
      autoresizingMask =
        effect.outline == nil && host === view && contour.rect == view.bounds ? [.flexibleWidth, .flexibleHeight] : []
      layer.cornerRadius = radius == 0 && !isInside ? Self.width + Self.gap : radius + spread
    }
    updateColor()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColor()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateColor()
  }

  private func updateColor() { layer.borderColor = tintColor.resolvedColor(with: traitCollection).cgColor }
}
