import Foundation
import QuartzCore

/// A control with two positions, on and off. A tap turns it, and so does dragging its knob.
///
/// Its size is fixed: 63 by 28 points, whatever frame it is given, also by Auto Layout (measured on iOS 26.1).
@preconcurrency @MainActor
open class UISwitch: UIControl {
  /// How a switch looks. On iOS it slides.
  public enum Style: Int, Sendable {
    /// The one that fits the device: sliding. The default.
    case automatic
    /// A box with a tick, on a Mac; slides here.
    case checkbox
    /// A knob that slides.
    case sliding
  }

  private static let fixedSize = CGSize(width: 63, height: 28)
  private static let inset: CGFloat = 2
  /// A finger that moves further drags the knob instead of tapping, in points.
  private static let slop: CGFloat = 6

  private let well = UIView()
  private let knob = ThumbView()
  private var startedOn = false
  private var startX: CGFloat = 0
  private var isDragging = false

  /// A switch that is off, at the frame's origin.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.fixedSize))
    setUp()
  }

  /// Decodes what `UIControl` decodes: a switch that is off.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    well.isUserInteractionEnabled = false
    addSubview(well)
    addSubview(knob)
    setContentHuggingPriority(.required, for: .horizontal)
    setContentHuggingPriority(.required, for: .vertical)
    show()
  }

  // MARK: State

  private var storedOn = false

  /// Whether it is on. Default false. Setting it shows the change at once and tells nobody.
  open var isOn: Bool {
    get { storedOn }
    set { setOn(newValue, animated: false) }
  }

  /// Turns it, and tells nobody. A switch that was never on the screen changes without animation.
  open func setOn(_ on: Bool, animated: Bool) {
    guard on != storedOn else { return }
    storedOn = on
    animateShow(animated)
  }

  /// What the user does tells those who listen.
  private func userTurned(_ on: Bool) {
    guard on != storedOn else { return }
    setOn(on, animated: true)
  }

  // MARK: Look

  /// The colour when it is on; nil, the default, is the system's green.
  open var onTintColor: UIColor? { didSet { show() } }

  /// The colour of the knob; nil, the default, is white.
  open var thumbTintColor: UIColor? { didSet { knob.backgroundColor = thumbTintColor ?? .white } }

  /// Without effect, as in UIKit since iOS 7.
  open var onImage: UIImage?
  /// Without effect, as in UIKit since iOS 7.
  open var offImage: UIImage?
  /// The name that a Mac's check box would show. Without effect on a switch that slides, as on iOS.
  open var title: String?
  /// The wish for a style. Default automatic; switches slide, as on iOS.
  open var preferredStyle = UISwitch.Style.automatic
  /// How it looks: sliding.
  open var style: UISwitch.Style { .sliding }

  private func animateShow(_ animated: Bool) {
    guard animated, UIView.areAnimationsEnabled, wasDisplayed else { return show() }
    layoutIfNeeded()
    // Measured on iOS 26.1: critically damped, 9.24 radians a second when it turns on, 15.708 when it turns off; so long
    // lasts what is at rest after that (anim-switch-on, anim-switch-off).
    UIView.animate(
      withDuration: storedOn ? 0.99947 : 0.58792, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      options: [.allowUserInteraction, .beginFromCurrentState]
    ) { self.show() }
  }

  private func show() {
    well.backgroundColor = storedOn ? onTintColor ?? .systemGreen : .secondarySystemFill
    let wide = isHighlighted ? 4.0 : 0
    let size = CGSize(width: ThumbView.size.width + wide, height: ThumbView.size.height)
    let isRight = storedOn != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
    let x = isRight ? bounds.width - Self.inset - size.width : Self.inset
    knob.frame = CGRect(origin: CGPoint(x: x, y: (bounds.height - size.height) / 2), size: size)
    alpha = isEnabled ? 1 : 0.5
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    well.frame = bounds
    well.layer.cornerRadius = bounds.height / 2
    UIView.performWithoutAnimation { if knob.layer.animationKeys() == nil { show() } }
  }

  package override var takesTaps: Bool { true }
  package override final var focusOutline: (rect: CGRect, radius: CGFloat) { (bounds, bounds.height / 2) }
  package override final func activateByKey() {
    setOn(!isOn, animated: true)
    tellOfValueByKey()
  }
  package override var movesKnob: Bool { true }
  package override func stateChanged() { animateShow(true) }

  /// 61 by 28 points (measured on iOS 26.1; the frame is two points wider).
  open override var intrinsicContentSize: CGSize { CGSize(width: 61, height: 28) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.fixedSize }

  /// The size stays 63 by 28.
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: Self.fixedSize) }
  }

  /// Layout counts 61 points from the leading edge, and gets the whole switch (measured on iOS 26.1, switch-off-2x).
  open override func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x = isMirrored ? alignmentRect.maxX - Self.fixedSize.width : alignmentRect.minX
    return CGRect(origin: CGPoint(x: x, y: alignmentRect.minY), size: Self.fixedSize)
  }

  // MARK: Touch

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    startedOn = storedOn
    startX = touch.location(in: self).x
    isDragging = false
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let x = touch.location(in: self).x
    if abs(x - startX) > Self.slop { isDragging = true }
    if isDragging { userTurned((x > bounds.midX) != (effectiveUserInterfaceLayoutDirection == .rightToLeft)) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isDragging, let touch, bounds.insetBy(dx: -20, dy: -20).contains(touch.location(in: self)) {
      userTurned(!storedOn)
    }
    if storedOn != startedOn { sendActions(for: [.valueChanged, .primaryActionTriggered], with: event) }
  }

  open override func cancelTracking(with event: UIEvent?) { setOn(startedOn, animated: true) }
}
