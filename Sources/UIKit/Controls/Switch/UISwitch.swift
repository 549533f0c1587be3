import Foundation
import QuartzCore

/// A control with two states, on and off. The user changes the state with a tap or by dragging the thumb.
///
/// The size of a switch is always 63 by 28 points, with and without Auto Layout (measured on iOS 26.1).
@preconcurrency @MainActor
open class UISwitch: UIControl {
  /// The style of a switch. Switches always use `sliding`, as on iOS.
  public enum Style: Int, Sendable {
    /// The style that suits the device, which is always `sliding` in Tessera. This is the default.
    case automatic
    /// A check box on a Mac. In Tessera, it has the appearance of `sliding`.
    case checkbox
    /// A thumb that slides between the off and the on position.
    case sliding
  }

  private static let fixedSize = CGSize(width: 63, height: 28)
  private static let inset: CGFloat = 2
  /// The distance in points that a finger must move to drag the thumb instead of tapping it.
  private static let dragThreshold: CGFloat = 6

  private let trackView = UIView()
  private let thumbView = ThumbView()
  private var wasOn = false
  private var startX: CGFloat = 0
  private var isDragging = false

  /// Creates a switch that is off at the origin of a frame. The size of the frame is ignored.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.fixedSize))
    setUp()
  }

  /// Creates a switch from data in an unarchiver. Properties are decoded only from nibs and storyboards. With other data, the switch is
  /// off.
  ///
  /// - Parameter coder: The unarchiver. It is ignored if it does not read a nib or storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.decodeNib(into: self, as: UISwitch.self)
  }

  private func setUp() {
    trackView.isUserInteractionEnabled = false
    addSubview(trackView)
    addSubview(thumbView)
    setContentHuggingPriority(.required, for: .horizontal)
    setContentHuggingPriority(.required, for: .vertical)
    show()
  }

  // MARK: State

  private var isOnStorage = false

  /// A Boolean value that determines whether the switch is on. The default is `false`.
  ///
  /// Setting this property sends no events and is not animated.
  open var isOn: Bool {
    get { isOnStorage }
    set { setOn(newValue, animated: false) }
  }

  /// Turns the switch on or off without sending events.
  ///
  /// - Parameters:
  ///   - on: `true` to turn the switch on.
  ///   - animated: `true` to animate the change. A switch that was never displayed changes without an animation.
  open func setOn(_ on: Bool, animated: Bool) {
    guard on != isOnStorage else { return }
    isOnStorage = on
    updateThumb(animated)
  }

  /// Turns the switch on or off during a drag or a tap. The events are sent when the touch ends.
  private func setOnByUser(_ on: Bool) {
    guard on != isOnStorage else { return }
    setOn(on, animated: true)
  }

  // MARK: Appearance

  /// The color of the switch while it is on. The default is `nil`, which uses the system's green.
  open var onTintColor: UIColor? {
    didSet {
      recordAppearanceValue(\UISwitch.onTintColor, onTintColor)
      show()
    }
  }

  /// The color of the thumb. The default is `nil`, which uses white.
  open var thumbTintColor: UIColor? {
    didSet {
      recordAppearanceValue(\UISwitch.thumbTintColor, thumbTintColor)
      thumbView.backgroundColor = thumbTintColor ?? .white
    }
  }

  /// The image for the on state. The value has no effect, as in UIKit since iOS 7.
  open var onImage: UIImage? { didSet { recordAppearanceValue(\UISwitch.onImage, onImage) } }
  /// The image for the off state. The value has no effect, as in UIKit since iOS 7.
  open var offImage: UIImage? { didSet { recordAppearanceValue(\UISwitch.offImage, offImage) } }
  /// The title beside a check box on a Mac. The value has no effect on sliding switches, as on iOS.
  open var title: String?
  /// The preferred style. The value is stored but has no effect. The default is `automatic`.
  open var preferredStyle = UISwitch.Style.automatic
  /// The style of the switch, which is always `sliding` in Tessera.
  open var style: UISwitch.Style { .sliding }

  private func updateThumb(_ animated: Bool) {
    guard animated, UIView.areAnimationsEnabled, wasDisplayed else { return show() }
    layoutIfNeeded()
    // The springs are critically damped, with an angular frequency of 9.24 radians per second when the switch turns on
    // and 15.708 when it turns off. The durations are the times after which they are at rest (measured on UIKit, cases
    // `anim-switch-on` and `anim-switch-off` of Tests/Oracle).
    UIView.animate(
      withDuration: isOnStorage ? 0.99947 : 0.58792, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      options: [.allowUserInteraction, .beginFromCurrentState]
    ) { self.show() }
  }

  private func show() {
    trackView.backgroundColor = isOnStorage ? onTintColor ?? .systemGreen : .secondarySystemFill
    let extraWidth = isHighlighted ? 4.0 : 0
    let size = CGSize(width: ThumbView.size.width + extraWidth, height: ThumbView.size.height)
    let isRight = isOnStorage != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
    let x = isRight ? bounds.width - Self.inset - size.width : Self.inset
    thumbView.frame = CGRect(origin: CGPoint(x: x, y: (bounds.height - size.height) / 2), size: size)
    alpha = isEnabled ? 1 : 0.5
  }

  // MARK: Accessibility

  package override var standardAccessibility: StandardAccessibility {
    let traits: UIAccessibilityTraits = [.button, .toggleButton]
    return StandardAccessibility(
      isElement: true, value: isOn ? "1" : "0", traits: isEnabled ? traits : traits.union(.notEnabled))
  }

  open override dynamic func layoutSubviews() {
    super.layoutSubviews()
    trackView.frame = bounds
    trackView.layer.cornerRadius = bounds.height / 2
    UIView.performWithoutAnimation { if thumbView.layer.animationKeys() == nil { show() } }
  }

  package override var hasTapPrecedence: Bool { true }
  package override final var focusOutline: (rect: CGRect, radius: CGFloat) { (bounds, bounds.height / 2) }
  package override final func activateByKey() {
    setOn(!isOn, animated: true)
    sendValueEvents()
  }
  package override var tracksThumbHorizontally: Bool { true }
  package override func stateChanged() { updateThumb(true) }

  /// The size of the alignment rectangle, 61 by 28 points (measured on iOS 26.1). The frame is two points wider.
  open override dynamic var intrinsicContentSize: CGSize { CGSize(width: 61, height: 28) }

  open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize { Self.fixedSize }

  /// The frame of the switch. Its size is always 63 by 28 points.
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: Self.fixedSize) }
  }

  /// The insets of the alignment rectangle, which is the left 61 of the 63 points of the frame's width. They are the same
  /// in right-to-left layouts (measured on iOS 26.1, docs/measurements.md 15.7).
  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2) }

  /// Returns the frame for an alignment rectangle, of which only the origin matters.
  open override func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    CGRect(origin: alignmentRect.origin, size: Self.fixedSize)
  }

  // MARK: Touches

  open override dynamic func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    wasOn = isOnStorage
    startX = touch.location(in: self).x
    isDragging = false
    return true
  }

  open override dynamic func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let x = touch.location(in: self).x
    if abs(x - startX) > Self.dragThreshold { isDragging = true }
    if isDragging { setOnByUser((x > bounds.midX) != (effectiveUserInterfaceLayoutDirection == .rightToLeft)) }
    return true
  }

  open override dynamic func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isDragging, let touch, bounds.insetBy(dx: -20, dy: -20).contains(touch.location(in: self)) {
      setOnByUser(!isOnStorage)
    }
    if isOnStorage != wasOn { sendActions(for: [.valueChanged, .primaryActionTriggered], with: event) }
  }

  open override dynamic func cancelTracking(with event: UIEvent?) { setOn(wasOn, animated: true) }
}
